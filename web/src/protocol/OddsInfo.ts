import type { TileCount } from "./TileCount";
import type { Words } from "./Words";
export type OddsInfo = { at: [number, number], barred: boolean, fits: Array<TileCount>, besides: Array<TileCount>, unseen: number, chances: Array<number>, said: Words, };
