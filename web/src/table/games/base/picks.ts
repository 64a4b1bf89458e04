// What the base game lets one choose on the board besides a place on the tile just laid: followers that may
// move and where to, ports for goods, features to join, the quarters of Carcassonne. All of it is picked from the
// answers that the server offers.

import type { Kinds, Shape } from '../../../art/kinds';
import type { BoardPick, Mark, Square } from '../../../board';
import { TILE } from '../../../board';
import { say, sentence, t } from '../../../i18n';
import type { Answer } from '../../../protocol/Answer';
import type { Area } from '../../../protocol/Area';
import type { PositionInfo } from '../../../protocol/PositionInfo';
import type { QuarterArt } from '../../../protocol/QuarterArt';
import { nameOn, type Stood, samePart, stoodOn, symbolOn, tileAt } from '../../scene/pieces';
import { pieces } from './pieces';

/** What is offered, and how far somebody has got with it. */
export interface Picking {
  position: PositionInfo;
  kinds: Kinds;
  answers: readonly Answer[];
  /** The answer chosen so far. */
  chosen: string | null;
  /** The follower that is to move, by its pick. */
  mover: string | null;
}

/** Whether an answer moves somebody who stands on the board. */
export const moves = (answer: Answer): boolean => (answer.from ?? []).length > 0;

const moverId = ({ x, y, part, piece }: Pick<Stood, 'x' | 'y' | 'part' | 'piece'>): string =>
  `mover ${x},${y},${part}${piece ? ` ${piece}` : ''}`;

/** Whether this one is among those that an answer moves. Where two move, it does not say what they are. */
function isMovedBy(stood: Stood, answer: Answer): boolean {
  const from = answer.from ?? [];
  const alike = from.length > 1 || answer.piece === stood.piece;
  return alike && from.some((area) => samePart(area, stood));
}

/** The followers that may move, one of those that are alike and stand together. */
export function moversOf({ position, kinds, answers }: Picking): Stood[] {
  const own = stoodOn(pieces, position, kinds).filter(
    (stood) =>
      stood.player === position.turn &&
      stood.piece !== 'good' &&
      answers.some((one) => isMovedBy(stood, one)),
  );
  return own.filter((stood, index) => own.findIndex((one) => moverId(one) === moverId(stood)) === index);
}

/** The follower that moves: the one chosen, or the first of those that the answer chosen moves. */
function moverOf(picking: Picking): Stood | null {
  const movers = moversOf(picking);
  const answer = picking.answers.find((one) => one.action === picking.chosen);
  const meant = movers.find((one) => moverId(one) === picking.mover);
  if (meant && (!answer || isMovedBy(meant, answer))) return meant;
  return (answer && movers.find((one) => isMovedBy(one, answer))) ?? meant ?? null;
}

/** Where an answer leads: a part of a tile. */
const goalOf = (answer: Answer): Area | null => middleOf(answer.areas) ?? answer.goal ?? null;

/** The part in the middle of several. */
function middleOf(areas: readonly Area[]): Area | undefined {
  const mean = (of: (area: Area) => number) => areas.reduce((sum, area) => sum + of(area), 0) / areas.length;
  const [x, y] = [mean((a) => a.x), mean((a) => a.y)];
  const far = (a: Area) => (a.x - x) ** 2 + (a.y - y) ** 2;
  return areas.reduce<Area | undefined>((best, a) => (!best || far(a) < far(best) ? a : best), undefined);
}

/** Answers that lead to the same place, in the order of their first. */
function byKey<K>(
  answers: readonly Answer[],
  keyOf: (answer: Answer) => K | null,
  same: (a: K, b: K) => boolean,
) {
  const groups: { key: K; answers: Answer[] }[] = [];
  for (const answer of answers) {
    const key = keyOf(answer);
    if (key === null) continue;
    const group = groups.find((one) => same(one.key, key));
    if (group) group.answers.push(answer);
    else groups.push({ key, answers: [answer] });
  }
  return groups;
}

/** What a tap on several answers in one place means: the first, then the others in turn. */
export function nextOf(answers: readonly string[], chosen: string | null): string | null {
  const at = chosen === null ? -1 : answers.indexOf(chosen);
  return answers[(at + 1) % Math.max(1, answers.length)] ?? null;
}

const again = (answers: readonly Answer[], chosen: string | null): string => {
  const next = nextOf(
    answers.map((one) => one.action),
    chosen,
  );
  const other = answers.find((one) => one.action === next);
  const isChosen = answers.some((one) => one.action === chosen);
  return isChosen && other && other.action !== chosen ? `; ${t().base.again(sentence(other.said))}` : '';
};

function moverPicks(picking: Picking): BoardPick[] {
  const chosen = moverOf(picking);
  // Once it is clear who moves, the others are out of the way.
  return (chosen ? [chosen] : moversOf(picking)).map((stood) => {
    const { x, y, dx, dy, symbol, place, piece } = stood;
    return {
      id: moverId(stood),
      kind: 'mover',
      x: x * TILE + dx,
      y: y * TILE + dy,
      outline: null,
      symbol,
      label: t().base.mover(nameOn(pieces, place, piece), x, y),
      name: null,
      chosen: chosen !== null && moverId(chosen) === moverId(stood),
    };
  });
}

/** What goes to a place by an answer. */
function goingBy(answer: Answer, picking: Picking, to: Area, mover: Stood | null): string {
  const { position, kinds } = picking;
  const tile = tileAt(position, to);
  const part = (tile && kinds.part(tile, to.part)) ?? { kind: 'field' as const, lying: false };
  const piece = answer.piece ?? (moves(answer) ? mover?.piece : undefined);
  return symbolOn(pieces, part, position.turn ?? 1, piece, kinds);
}

/** A tile may have several fields: where on it, unless that is said already. */
const placed = (said: string, where: string): string =>
  said.endsWith(')') ? said : t().base.to(said, where);

function targetPicks(picking: Picking): BoardPick[] {
  const { position, kinds, answers, chosen } = picking;
  const mover = moverOf(picking);
  // Where followers can go is shown once it is clear which one goes.
  const open = answers.filter((answer) => !moves(answer) || (mover !== null && isMovedBy(mover, answer)));
  return byKey(open, goalOf, samePart).flatMap(({ key, answers: here }) => {
    const tile = tileAt(position, key);
    const part = tile && kinds.part(tile, key.part);
    const shown = here.find((one) => one.action === chosen) ?? here[0];
    if (!part || !shown) return [];
    const corner = { x: key.x * TILE, y: key.y * TILE };
    return [
      {
        id: here.map((one) => one.action).join('|'),
        kind: 'target' as const,
        x: corner.x + part.dx,
        y: corner.y + part.dy,
        outline: { ...corner, path: part.path },
        symbol: goingBy(shown, picking, key, mover),
        label: placed(sentence(shown.said), say(part.said)) + again(here, chosen),
        name: null,
        chosen: shown.action === chosen,
      },
    ];
  });
}

/** The middle of what an outline of straight lines spans. */
export function middleOfPath(path: string): { x: number; y: number } {
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([MmLl])([^A-Za-z]*)/g)) {
    const isRelative = command === command.toLowerCase();
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [dx = 0, dy = 0] = numbers.slice(i, i + 2);
      [x, y] = isRelative ? [x + dx, y + dy] : [dx, dy];
      xs.push(x);
      ys.push(y);
    }
  }
  const middle = (all: number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  return xs.length === 0 ? { x: 0, y: 0 } : { x: middle(xs), y: middle(ys) };
}

function quarterPicks(picking: Picking): BoardPick[] {
  const { position, kinds, answers, chosen } = picking;
  const art = kinds.art.base?.carcassonne;
  if (!art) return [];
  const quarterOf = (answer: Answer): QuarterArt | null =>
    art.quarters.find(({ id }) => id === answer.quarter) ?? null;
  return byKey(answers, quarterOf, (a, b) => a.id === b.id).flatMap(({ key: quarter, answers: here }) => {
    const shown = here.find((one) => one.action === chosen) ?? here[0];
    if (!shown) return [];
    const isCount = shown.does === 'count';
    return [
      {
        id: here.map((one) => one.action).join('|'),
        kind: 'region' as const,
        ...middleOfPath(quarter.path),
        outline: { x: 0, y: 0, path: quarter.path },
        symbol: isCount
          ? art.count
          : symbolOn(pieces, { kind: 'city', lying: false }, position.turn ?? 1, shown.piece, kinds),
        label: sentence(shown.said) + again(here, chosen),
        name: sentence(quarter.said),
        chosen: shown.action === chosen,
      },
    ];
  });
}

/** All that can be chosen. */
export function picksOf(picking: Picking): BoardPick[] {
  if (!picking.position.base) return [];
  return [...quarterPicks(picking), ...targetPicks(picking), ...moverPicks(picking)];
}

/** What the question is about, and what somebody points at or has chosen. */
export function marksOfAsk(
  picking: Picking,
  pointed: Answer | null,
  shapes: (areas: readonly Area[]) => Shape[],
): Mark[] {
  const { answers, chosen } = picking;
  // Whether somebody joins a feature or not, it is the same feature.
  const asked = answers.find((answer) => answer.areas.length > 0 && answer.does === 'join');
  if (asked) return [{ areas: shapes(asked.areas), kind: 'scored' }];
  const about = pointed ?? answers.find((answer) => answer.action === chosen);
  if (!about) return [];
  const goal = goalOf(about);
  const from: Mark[] = (about.from ?? []).map((area) => ({ areas: shapes([area]), kind: 'faint' }));
  return goal ? [...from, { areas: shapes([goal]), kind: 'inspect' }] : from;
}

/** Whether all there is to do is to answer. */
export const isQuestion = ({ position, answers }: Picking): boolean =>
  answers.length > 0 &&
  !answers.some(moves) &&
  position.choices.length === 0 &&
  position.followers.length === 0;

/** The squares that are seen from nearby while a question is open: the city of Carcassonne, or what is scored. */
export function focusOf({ kinds, answers }: Picking): Square[] {
  const city = kinds.art.base?.carcassonne;
  if (city && answers.some((answer) => answer.quarter)) {
    const [wide, high] = city.size;
    return [
      { x: 0, y: 0 },
      { x: wide / TILE - 1, y: high / TILE - 1 },
    ];
  }
  const joined = answers.find((answer) => answer.does === 'join');
  return (joined?.areas ?? []).map(({ x, y }) => ({ x, y }));
}
