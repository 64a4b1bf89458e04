// How long to wait before the next attempt to reconnect.

const FIRST = 500;
const LONGEST = 5_000;

/**
 * Doubles with every failed attempt. A quarter of it is left to chance, so that after a restart of the
 * server not everybody comes back in the same moment.
 */
export function delayBefore(attempt: number, chance: number = Math.random()): number {
  const full = Math.min(LONGEST, FIRST * 2 ** attempt);
  return full * (0.75 + 0.25 * chance);
}
