// Creating and reading over HTTP.

import type { Catalogue } from '../protocol/Catalogue';
import type { Claim } from '../protocol/Claim';
import type { Claimed } from '../protocol/Claimed';
import type { Created } from '../protocol/Created';
import type { FeatureInfo } from '../protocol/FeatureInfo';
import type { Invite } from '../protocol/Invite';
import type { LessonGame } from '../protocol/LessonGame';
import type { LessonOffer } from '../protocol/LessonOffer';
import type { LessonStep } from '../protocol/LessonStep';
import type { LessonStepped } from '../protocol/LessonStepped';
import type { NewTable } from '../protocol/NewTable';
import type { NextTable } from '../protocol/NextTable';
import type { PositionInfo } from '../protocol/PositionInfo';
import type { Refused } from '../protocol/Refused';
import type { Rematch } from '../protocol/Rematch';
import type { RulesInfo } from '../protocol/RulesInfo';
import type { SceneInfo } from '../protocol/SceneInfo';
import type { SeatKey } from '../protocol/SeatKey';
import type { TableInfo } from '../protocol/TableInfo';
import type { TileKinds } from '../protocol/TileKinds';
import type { TilesCheck } from '../protocol/TilesCheck';
import type { TilesChecked } from '../protocol/TilesChecked';

/** The server said no, and why. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.said.en);
  }
}

/** The server could not be asked. */
export class UnreachableError extends Error {}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new UnreachableError(path);
  }
  if (answer.ok) return answer;
  const refusal = await answer.json().then(asRefused, () => null);
  if (refusal) throw new RefusedError(refusal);
  throw new UnreachableError(`${path}: ${answer.status}`);
}

function asRefused(value: unknown): Refused | null {
  const is = typeof value === 'object' && value !== null && 'code' in value && 'said' in value;
  return is ? (value as Refused) : null;
}

const read = async <T>(path: string, init?: RequestInit): Promise<T> => (await ask(path, init)).json();

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const getCatalogue = () => read<Catalogue>('/api/catalogue');

export const getTable = (id: string) => read<TableInfo>(table(id));

export const getPosition = (id: string, seq: number) => read<PositionInfo>(`${table(id)}/positions/${seq}`);

/** Every feature on the board after so many actions. */
export const getFeatures = (id: string, seq: number) =>
  read<FeatureInfo[]>(`${table(id)}/positions/${seq}/features`);

const post = <T>(path: string, body: unknown) =>
  read<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export const createTable = (wish: NewTable) => post<Created>('/api/tables', wish);

/** Whether a game could be played with these tiles. */
export const checkTiles = (asked: TilesCheck) => post<TilesChecked>('/api/tiles/check', asked);

/** Takes the seat of an invitation; the same again is answered the same. */
export const claimSeat = (id: string, claim: Claim) => post<Claimed>(`${table(id)}/claim`, claim);

/** Invites a seat again; `token` is the secret of whoever created the game. */
export const inviteAgain = (id: string, token: string, player: number) => {
  const wish: Invite = { token, player };
  return post<SeatKey>(`${table(id)}/invite`, wish);
};

/** Another game for the same people; whoever asks first makes it, the others are told where it is. */
export const askRematch = (id: string, token: string) => {
  const wish: Rematch = { token };
  return post<NextTable>(`${table(id)}/rematch`, wish);
};

export const recordAddress = (id: string) => `${table(id)}/record`;

/** A small plain picture of a game as it stands. */
export const sketchAddress = (id: string) => `/games/${encodeURIComponent(id)}/sketch.svg`;

export const pictureAddress = (id: string) => `/games/${encodeURIComponent(id)}/board.svg`;

export const playAddress = (id: string) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${table(id)}/play`;

/** Whose art it is: that of a game as it is usually played, or of a game with tiles of its own. */
export type ArtSource = { game: string } | { table: string } | { lesson: string };

const art = async (of: ArtSource, what: string) => (await ask(`/art/${artPath(of)}/${what}`)).text();

/** All drawings. */
export const getSymbols = (of: ArtSource) => art(of, 'symbols.svg');

/** Those of all but the tiles. */
export const getPieces = (of: ArtSource) => art(of, 'pieces.svg');

/** Those of one kind of tile. */
export const getTileSymbols = (of: ArtSource, tile: string) => art(of, `tiles/${encodeURIComponent(tile)}`);

export const getTiles = (of: ArtSource) =>
  read<TileKinds>('game' in of ? `/api/games/${artPath(of)}/tiles` : `/api/${artPath(of)}/tiles`);

function artPath(of: ArtSource): string {
  if ('game' in of) return encodeURIComponent(of.game);
  return 'table' in of ? `tables/${encodeURIComponent(of.table)}` : lesson(of.lesson);
}

const lesson = (id: string) => `lessons/${encodeURIComponent(id)}`;

export const getLessons = () => read<LessonOffer[]>('/api/lessons');

/** Where a scene begins, counted from zero. */
export const getScene = (id: string, number: number) =>
  read<SceneInfo>(`/api/${lesson(id)}/scenes/${number}`);

/** Does all of this in a scene, from its beginning. */
export const stepInLesson = (id: string, scene: number, actions: string[]) => {
  const step: LessonStep = { scene, actions };
  return post<LessonStepped>(`/api/${lesson(id)}/step`, step);
};

/** A real game that goes on from the end of a lesson. */
export const playOnFrom = (id: string, wish: LessonGame) => post<Created>(`/api/${lesson(id)}/game`, wish);

export const getRules = (game: string) => read<RulesInfo>(`/api/rules/${encodeURIComponent(game)}`);
