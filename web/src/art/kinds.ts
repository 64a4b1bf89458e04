// What tiles look like and what their parts are: said once per game by the server, looked up here. All
// that is said about a tile elsewhere is its name and rotation, and the number of a part.

import type { Area } from '../protocol/Area';
import type { FeatureKind } from '../protocol/FeatureKind';
import type { TileKinds } from '../protocol/TileKinds';
import type { Words } from '../protocol/Words';

/** A tile as it is turned. */
export interface Turned {
  name: string;
  rotation: number;
}

/** A tile that lies. */
export interface Laid extends Turned {
  x: number;
  y: number;
}

/** A part of a turned tile. */
export interface Part {
  kind: FeatureKind;
  /** Its outline, in the units of the tile. */
  path: string;
  /** A good place for a follower, from the tile's left and upper edge. */
  dx: number;
  dy: number;
  /** What a follower is called there. */
  role: Words;
  /** Whether it lies down there. */
  lying: boolean;
  /** Where on the tile it is. */
  said: Words;
  /** Where deer stand that tigers could take, from the tile's left and upper edge. */
  deer?: readonly (readonly [number, number])[];
}

/** A part of a tile that lies: its outline, and where the tile is. */
export interface Shape {
  x: number;
  y: number;
  path: string;
  dx: number;
  dy: number;
}

export interface Kinds {
  /** What is on a tile, in words. */
  said(name: string): Words;
  /** The drawing of the tile that was laid as number `index`. */
  symbol(tile: Turned, index: number): string;
  /** Whether a tile is drawn as one, and not with what lies around the tiles. */
  drawn(tile: Turned): boolean;
  /** A part of a tile; `null` if it has no such part. */
  part(tile: Turned, part: number): Part | null;
  /** What else a game has drawings of, by game. */
  art: Omit<TileKinds, 'tiles'>;
  /** The buildings on a tile: where each stands, and what a guard gets for it. */
  buildings(tile: Turned): Building[];
}

/** A building that guards look out on, at so many units from the left and upper edge of its tile. */
export interface Building {
  dx: number;
  dy: number;
  points: number;
}

export function createKinds({ tiles, ...art }: TileKinds): Kinds {
  const turned = (tile: Turned) => tiles[tile.name]?.turns[(tile.rotation / 90) % 4];
  return {
    said(name) {
      // A name that the server has not told of is better than nothing.
      const plain = name.replaceAll('-', ' ');
      return tiles[name]?.said ?? { en: plain, fr: plain };
    },
    symbol(tile, index) {
      const symbols = turned(tile)?.symbols ?? [];
      return symbols[index % Math.max(1, symbols.length)] ?? '';
    },
    drawn: (tile) => (turned(tile)?.symbols.length ?? 0) > 0,
    art,
    buildings(tile) {
      const places = turned(tile)?.parts ?? [];
      return (tiles[tile.name]?.parts ?? []).flatMap(({ building }, index) => {
        const at = places[index]?.building;
        return building && at ? [{ dx: at[0], dy: at[1], points: building }] : [];
      });
    },
    part(tile, part) {
      const kind = tiles[tile.name]?.parts[part];
      const place = turned(tile)?.parts[part];
      return kind && place ? { ...kind, ...place } : null;
    },
  };
}

/** Finds the outlines of parts among the tiles that lie; parts of tiles that do not are left out. */
export function shapesOf(kinds: Kinds, tiles: readonly Laid[]): (areas: readonly Area[]) => Shape[] {
  const bySquare = new Map(tiles.map((tile) => [`${tile.x},${tile.y}`, tile]));
  return (areas) =>
    areas.flatMap(({ x, y, part }) => {
      const tile = bySquare.get(`${x},${y}`);
      const found = tile && kinds.part(tile, part);
      return found ? [{ x, y, path: found.path, dx: found.dx, dy: found.dy }] : [];
    });
}
