// What a message tells, beat by beat: a tile laid, somebody placed on it, points, followers that come home. Pure
// functions over what the server sent; nothing here knows where on the screen anything is.

import type { Square } from '../../board';
import type { Area } from '../../protocol/Area';
import type { Entry } from '../../protocol/Entry';
import type { EventInfo } from '../../protocol/EventInfo';
import type { PieceInfo } from '../../protocol/PieceInfo';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { TileInfo } from '../../protocol/TileInfo';

/** Points that somebody gets, and the squares they come from. */
export interface Points {
  player: number;
  points: number;
  from: readonly Square[];
}

/** Whoever goes home, from which part of which tile. */
export type Leaver = Area & { player: number; symbol: string | null };

/** One action with what followed from it. */
export interface Beat {
  player: number | null;
  /** It was done at this page, where its tile lay already before it was sent. */
  own: boolean;
  /** The tile that was laid; `from` is where it lay before, if it was taken up. */
  tile: { laid: TileInfo; from: Square | null } | null;
  /** Who stands on the board from now on. */
  stood: readonly PieceInfo[];
  /** Who goes from one place to another. */
  moved: readonly { from: PieceInfo; to: PieceInfo }[];
  /** What is scored, each with who gets it. */
  points: readonly Points[];
  /** What of it is lit on the board. */
  events: readonly EventInfo[];
  /** The action itself, for what it changed besides. */
  entry: Entry;
  home: readonly Leaver[];
}

// Who comes back after a while is told the end of it.
const MOST = 4;

const samePlace = (a: Area, b: Area) => a.x === b.x && a.y === b.y && a.part === b.part;
const samePiece = (a: PieceInfo, b: PieceInfo) =>
  samePlace(a, b) && a.player === b.player && a.piece === b.piece;

/** Those of the first list that are not in the second, one for one. */
function without(some: readonly PieceInfo[], others: readonly PieceInfo[]): PieceInfo[] {
  const left = [...others];
  return some.filter((piece) => {
    const at = left.findIndex((other) => samePiece(piece, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What an event brings to whom. The end of the game is told elsewhere. */
export function pointsIn(event: EventInfo): Points[] {
  if (event.is_final) return [];
  const { scoring, bonus, tiles = [] } = event;
  const scored = (scoring?.winners ?? []).map((player) => ({
    player,
    points: scoring?.points ?? 0,
    from: scoring?.areas ?? [],
  }));
  const squares = tiles.map(([x, y]) => ({ x, y }));
  const more = bonus ? [{ player: bonus.player, points: bonus.points, from: squares }] : [];
  return [...scored, ...more].filter(({ points }) => points > 0);
}

/** What these entries tell, with the positions before and after all of them. */
export function storyOf(
  entries: readonly Entry[],
  before: PositionInfo,
  after: PositionInfo,
  own: readonly number[],
): Beat[] {
  const gone = without(before.pieces, after.pieces);
  const come = without(after.pieces, before.pieces);
  const placed = entries.flatMap((entry) => entry.placed ?? []);
  const isPlaced = (piece: PieceInfo) => placed.some((area) => samePlace(area, piece));
  // Whoever is somewhere else now and was not placed has gone there.
  const moved = come
    .filter((piece) => !isPlaced(piece))
    .flatMap((to) => {
      const at = gone.findIndex((from) => from.player === to.player && from.piece === to.piece);
      const [from] = at < 0 ? [] : gone.splice(at, 1);
      return from ? [{ from, to }] : [];
    });
  const beats = entries.map((entry): Beat => {
    const { player, laid, squares } = entry;
    const [from] = laid ? squares : [];
    const isHere = (piece: PieceInfo) => entry.placed !== undefined && samePlace(entry.placed, piece);
    // Whoever was placed and is not there any more has done their work within this message.
    const passed =
      entry.placed && player !== null && !after.pieces.some(isHere)
        ? [{ ...entry.placed, player, symbol: null }]
        : [];
    return {
      player,
      own: player !== null && own.includes(player),
      tile: laid ? { laid, from: from ? { x: from[0], y: from[1] } : null } : null,
      stood: come.filter(isHere),
      moved: moved.filter(({ to }) => squares.some(([x, y]) => x === to.x && y === to.y)),
      points: entry.events.flatMap(pointsIn),
      events: entry.events.filter((event) => !event.is_final),
      entry,
      home: passed,
    };
  });
  const last = beats.at(-1);
  for (const piece of gone) {
    const scores = (beat: Beat) =>
      beat.events.some(({ scoring }) => scoring?.areas.some((area) => samePlace(area, piece)));
    const beat = beats.find(scores) ?? beats.find(({ points }) => points.length > 0) ?? last;
    if (beat) beat.home = [...beat.home, piece];
  }
  return beats.filter(isSomething).slice(-MOST);
}

const isSomething = ({ tile, stood, moved, points, events, home, entry }: Beat): boolean =>
  tile !== null ||
  [stood, moved, points, home, entry.squares].some((list) => list.length > 0) ||
  entry.quarter !== undefined ||
  events.some((event) => (event.tiles ?? event.sides ?? []).length > 0 || event.scoring !== null);
