import type { TileCount } from "./TileCount";
export type ClosingInfo = { squares: number, tiles: Array<TileCount>, };
