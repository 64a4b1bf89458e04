// Creating and reading over HTTP.

import type { Catalogue } from '../protocol/Catalogue';
import type { Created } from '../protocol/Created';
import type { NewTable } from '../protocol/NewTable';
import type { PositionInfo } from '../protocol/PositionInfo';
import type { Refused } from '../protocol/Refused';
import type { TableInfo } from '../protocol/TableInfo';

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

export const createTable = (wish: NewTable) =>
  read<Created>('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });

export const recordAddress = (id: string) => `${table(id)}/record`;

export const pictureAddress = (id: string) => `/games/${encodeURIComponent(id)}/board.svg`;

export const playAddress = (id: string) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${table(id)}/play`;

export const getSymbols = async () => (await ask('/art/symbols.svg')).text();
