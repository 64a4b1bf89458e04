// Whether the server is still there. A connection can stay open and carry nothing: only an answer tells.

/** After so long without a word the server is asked. */
export const QUIET = 1_500;

/** If it does not answer for so long, it is said that it does not: within five seconds in all. */
export const SILENT = 3_000;

/** And after so long the connection is given up, for a new one. */
export const PATIENCE = 2_000;

/** A page that was busy itself hears what has come meanwhile before it says that nothing has. */
const GRACE = 100;

/** On a slow line a long message keeps answers waiting: each time that was the end, more time is given. */
const LONGEST_PATIENCE = 60_000;

export interface Watched {
  /** Asks for a sign of life. */
  ask(): void;
  /** Nobody answers. */
  silent(): void;
  /** Nobody has answered for so long that another connection should be tried. */
  giveUp(): void;
}

export interface Watchdog {
  /** The server said something: all is well. */
  heard(): void;
  /** Everything that was asked for has come: the next time patience is short again. */
  allHeard(): void;
  stop(): void;
}

/** Timers wait for events and not for time to pass: where a browser slows them down, an answer still comes first. */
export function createWatchdog(watched: Watched): Watchdog {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let patience = PATIENCE;
  const after = (time: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = setTimeout(then, GRACE);
    }, time - GRACE);
  };
  const giveUp = () => {
    patience = Math.min(2 * patience, LONGEST_PATIENCE);
    watched.giveUp();
  };
  const silent = () => {
    after(patience, giveUp);
    watched.silent();
  };
  const ask = () => {
    after(SILENT, silent);
    watched.ask();
  };
  return {
    heard: () => after(QUIET, ask),
    allHeard() {
      patience = PATIENCE;
    },
    stop: () => clearTimeout(timer),
  };
}
