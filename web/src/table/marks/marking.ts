// What is set off on the board: what was scored just now, what the log shows, what somebody looks at.

import { createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import type { Shape } from '../../art/kinds';
import {
  anchorOf,
  type Bounds,
  type Explore,
  type Found,
  featureAt,
  type Mark,
  nearestTo,
  type Point,
  pointOf,
  readingOrder,
  type Square,
  stepFrom,
  type View,
} from '../../board';
import type { Area } from '../../protocol/Area';
import type { FeatureInfo } from '../../protocol/FeatureInfo';
import type { FeatureKind } from '../../protocol/FeatureKind';
import type { GameRoom } from '../games/room';

// How long what was scored stays marked, in milliseconds.
const FLASH = 3200;
// And how long it stays when something else is.
const BRIEF = 900;

/** Whether two marks have a square in common, so that what is said at one would lie upon the other. */
const isUpon = (a: Mark, b: Mark): boolean =>
  a.areas.some((area) => b.areas.some((other) => area.x === other.x && area.y === other.y));

/** A place on a tile, and where that is on the screen. */
export interface Place {
  square: Square;
  within: Point;
  screen: Point;
}

/** Where features come from: the game as it stands, or an earlier position of it. */
export interface FeatureSource {
  position(): unknown;
  features(): readonly FeatureInfo[] | null;
  wantFeatures(): void;
}

export interface MarkingHost {
  room: GameRoom;
  /** What can be looked at now; `null` for nothing. */
  source(): FeatureSource | null;
  /** What somebody points at in the log. */
  read(): readonly Mark[];
  shapes(areas: readonly Area[]): Shape[];
  view(): View | undefined;
}

/** What is being looked at. */
export interface Look {
  feature: FeatureInfo;
  /** What it is part of, such as the river system of a river. */
  whole: FeatureInfo | null;
  /** What it takes of the screen; for a pointer only where that is. */
  box: Bounds;
  /** By keyboard: the number of the feature among all of them, as one reads. */
  turn: { number: number; of: number } | null;
}

export interface Marking {
  marks(): Mark[];
  /** The pointer is here. */
  inspect(place: Place | null): void;
  /** Somebody looks around by keyboard. */
  explore(explore: Explore): void;
  exploring(): boolean;
  look(): Look | null;
  /** The square that the pointer is on, or where somebody looks by keyboard. */
  square(): Square | null;
  /** Lights these for a while: something has just happened there. */
  flash(marks: readonly Mark[]): void;
}

/** Where features of a kind lie among the others. */
function layerOf({ features }: GameRoom, kind: FeatureKind): Pick<Found, 'layer' | 'thin'> {
  const layer = features.findIndex((look) => look.kind === kind);
  return { layer: layer < 0 ? null : layer, thin: features[layer]?.thin ?? false };
}

export function createMarking(host: MarkingHost): Marking {
  const { room, source } = host;
  const [flashes, setFlashes] = createSignal<Mark[]>([]);
  const [place, setPlace] = createSignal<Place | null>(null);
  // Where on the board somebody looks by keyboard, and at what kind of feature if there are several; `null`
  // if nobody does.
  const [cursor, setCursor] = createSignal<{ at: Point; kind: string | null } | null>(null);

  const timers = new Set<ReturnType<typeof setTimeout>>();
  onCleanup(() => timers.forEach(clearTimeout));
  const fade = (marks: readonly Mark[], after: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      setFlashes((now) => now.filter((mark) => !marks.includes(mark)));
    }, after);
    timers.add(timer);
  };
  const flash = (marks: readonly Mark[]) => {
    if (marks.length === 0) return;
    // What was lit before makes room: at once where the same is lit, soon where it is not.
    const before = flashes();
    setFlashes([...before.filter((mark) => !marks.some((other) => isUpon(mark, other))), ...marks]);
    fade(before, BRIEF);
    fade(marks, FLASH);
  };

  const features = createMemo(() =>
    (source()?.features() ?? []).map((info) => ({
      info,
      kind: info.kind,
      ...layerOf(room, info.kind),
      areas: host.shapes(info.areas),
    })),
  );

  const explored = createMemo(() => {
    const now = cursor();
    return now && nearestTo(features(), now.at, (index) => features()[index]?.kind === now.kind);
  });
  const pointed = createMemo(() => {
    const at = place();
    return at ? (features()[featureAt(features(), at.square, at.within)] ?? null) : null;
  });
  const seen = createMemo(() => {
    const found = explored();
    return cursor() ? found && features()[found.index] : pointed();
  });

  const whole = createMemo(() => {
    const under = seen();
    return under ? (room.inspect?.whole?.(source()?.features() ?? [], under.info) ?? null) : null;
  });

  // Somebody rests on a feature while the game goes on: what is said about it follows.
  createEffect(() => {
    source()?.position();
    if (place() || cursor()) source()?.wantFeatures();
  });
  // Where nothing can be looked at nobody looks around.
  createEffect(() => {
    if (!source()) setCursor(null);
  });
  createEffect(() => {
    const found = explored();
    if (found) host.view()?.reveal(found.area);
  });

  const marks = createMemo((): Mark[] => {
    const all = [...flashes(), ...host.read()];
    const under = seen();
    if (under) {
      // What it is paid for is set off with it, less strongly.
      const joined = whole()?.areas;
      const around = [...(under.info.touching ?? []), ...(joined ? [joined] : [])].map((areas) =>
        host.shapes(areas),
      );
      all.push(...around.map((areas): Mark => ({ areas, kind: 'faint' })));
      all.push({ areas: under.areas, kind: 'inspect' });
    }
    return all;
  });

  const look = createMemo((): Look | null => {
    const feature = seen()?.info;
    if (!feature) return null;
    const found = explored();
    if (found) {
      const order = readingOrder(features());
      const turn = { number: order.indexOf(found.index) + 1, of: order.length };
      const box = host.view()?.boxOf(features()[found.index]?.areas ?? []);
      return box ? { feature, whole: whole(), box, turn } : null;
    }
    const at = place()?.screen;
    if (!at) return null;
    const box = { left: at.x, top: at.y, right: at.x, bottom: at.y };
    return { feature, whole: whole(), box, turn: null };
  });

  const step = (to: Parameters<typeof stepFrom>[2]) => {
    const from = explored();
    const next = from && features()[stepFrom(features(), from.index, to)];
    const anchor = next && anchorOf(next);
    if (anchor) setCursor({ at: pointOf(anchor), kind: next.kind });
  };

  return {
    marks,
    inspect(where) {
      setPlace(source() ? where : null);
    },
    explore(explore) {
      if (explore.type === 'step') step(explore.to);
      else if (explore.type === 'leave' || cursor()) setCursor(null);
      else if (source()) setCursor({ at: host.view()?.middle() ?? { x: 0, y: 0 }, kind: null });
    },
    exploring: () => cursor() !== null,
    look,
    square() {
      const found = explored();
      return found ? { x: found.area.x, y: found.area.y } : (place()?.square ?? null);
    },
    flash,
  };
}
