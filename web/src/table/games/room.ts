// What the table asks of a game. Each game answers in a folder of its own beside this file; all that it leaves out
// is as usual.

import type { JSX } from 'solid-js';
import type { Kinds, Part, Shape } from '../../art/kinds';
import type {
  Backdrop,
  BoardEdge,
  BoardMarker,
  BoardPick,
  BoardPiece,
  BoardRim,
  BoardToken,
  Bounds,
  Cover,
  Mark,
  Point,
  Site,
  Spot,
  Square,
  View,
} from '../../board';
import type { Texts } from '../../i18n/texts';
import type { IconName } from '../../parts/icon';
import type { Answer } from '../../protocol/Answer';
import type { Area } from '../../protocol/Area';
import type { Entry } from '../../protocol/Entry';
import type { EventInfo } from '../../protocol/EventInfo';
import type { EventKind } from '../../protocol/EventKind';
import type { FeatureInfo } from '../../protocol/FeatureInfo';
import type { FeatureKind } from '../../protocol/FeatureKind';
import type { PieceKind } from '../../protocol/PieceKind';
import type { PositionInfo } from '../../protocol/PositionInfo';
import type { ScoringInfo } from '../../protocol/ScoringInfo';
import type { TileCount } from '../../protocol/TileCount';
import type { Game } from '../game';
import type { FeatureSource, Place } from '../marks/marking';
import type { Mode } from '../mode';

export interface GameRoom {
  /** The kinds of feature, those first that lie upon others. */
  features: readonly FeatureLook[];
  /** What followers are called where they have a word of their own. */
  followers?(): FollowerWords;
  pieces?: Pieces;
  scene?: SceneParts;
  marks?: MarkParts;
  log?: LogParts;
  hands?: HandParts;
  bar?: BarParts;
  side?: SideParts;
  legend?: Legend;
  inspect?: InspectParts;
  /** The board is seen as a whole while the end is told, as it has an outline of its own. */
  whole?: boolean;
  /** What lives as long as the table is shown: called once for each table. */
  open?(host: RoomHost): OpenRoom;
}

/** What is said of the piece that everybody has. */
export type FollowerWords = Texts['table']['followers'];

/** How a kind of feature is looked at. */
export interface FeatureLook {
  kind: FeatureKind;
  /** So thin that beside it is near enough. */
  thin?: boolean;
  /** It is never completed: its open ends are not worth counting. */
  endless?: boolean;
}

export interface Pieces {
  /** Pieces besides ordinary followers, by their names on the wire. */
  looks: Readonly<Partial<Record<PieceKind, PieceLook>>>;
  /** The drawing of any piece on such a part, if that part has its own. */
  symbolOn?(
    part: Pick<Part, 'kind' | 'lying'>,
    seat: number,
    piece: PieceKind | undefined,
    kinds: Kinds,
  ): string | null;
}

export interface PieceLook {
  symbol(part: Pick<Part, 'kind' | 'lying'>, seat: number, kinds: Kinds): string;
  /** What it is called on such a part. */
  called(part: Part): string;
  /** It lies at the feet of others on its part. */
  small?: boolean;
  /** It can take the place of an ordinary follower: another tap on that one means it. */
  instead?: { short(): string; again(): string; nobody(): string };
}

/** What the board shows beyond tiles and the pieces on them. */
export interface SceneParts {
  /** Other figures, below those on tiles. */
  figures?(position: PositionInfo, kinds: Kinds): BoardPiece[];
  covers?(kinds: Kinds): Cover[];
  backdrop?(position: PositionInfo, kinds: Kinds): Backdrop | null;
  tokens?(position: PositionInfo, kinds: Kinds): BoardToken[];
  edges?(position: PositionInfo): BoardEdge[];
  /** The middles of the spaces of a score track on the board. */
  track?(kinds: Kinds): Point[];
  markers?(position: PositionInfo, kinds: Kinds, scores: readonly number[]): BoardMarker[];
  /** What stands on the sides of tiles; what `untold` events tell of is not there yet. */
  rims?(position: PositionInfo, kinds: Kinds, untold: readonly EventInfo[]): BoardRim[];
  /** The sides to choose from among the answers, of which `chosen` is one. */
  sites?(answers: readonly Answer[], seat: number, kinds: Kinds, chosen: string | null): Site[];
}

/** What is set off on the board. */
export interface MarkParts {
  /** What is different about the mark of a scoring. */
  scoring?(scoring: ScoringInfo, position: PositionInfo, kinds: Kinds): Partial<Mark>;
  /** The marks of an event that is no scoring; `null` for the usual ones. */
  event?(event: EventInfo, position: PositionInfo, kinds: Kinds): Mark[] | null;
  /** What an action did, besides changing squares. */
  entry?(entry: Entry, kinds: Kinds): Mark[];
  /** What an answer is about, if it is not a feature. */
  answer?(answer: Answer, position: PositionInfo, kinds: Kinds): Mark[];
}

/** Kinds of event, as they are told. */
export interface LogParts {
  /** The sign before a line of the log. */
  signs?: Readonly<Partial<Record<EventKind, IconName>>>;
  /** What the log leaves out, as something else says it. */
  silent?: readonly EventKind[];
  /** What a screen reader says by itself. */
  aloud?: readonly EventKind[];
  /** What is told again in a replay. */
  retold?: readonly EventKind[];
}

/** Tiles that lie before players or on the table, not laid yet. */
export interface HandParts {
  /** The tiles that the player in turn has or could have laid. */
  before(position: PositionInfo): string[];
  /** Those of these seats, by kind. */
  own(position: PositionInfo, seats: readonly number[]): TileCount[];
  /** Whether tiles come by that not everybody may know. */
  areHidden(position: PositionInfo): boolean;
  /** The position without the tiles that are only for the player in turn. */
  covered(position: PositionInfo): PositionInfo;
}

/** The bar at the bottom. */
export interface BarParts {
  /** Asks for a piece on the tile just laid; `null` for the usual words. */
  hint?(spots: readonly Spot[]): string | null;
  /** To place nobody. */
  nobody?(): string;
  /** A line above the hint. */
  line?(game: Game, kinds: Kinds): JSX.Element;
  /** What the player in turn is doing; `null` for the usual words. */
  doing?(position: PositionInfo, name: string): { step: string; said: string } | null;
  /** What the next step costs. */
  costs?(position: PositionInfo): string | null;
}

/** Pieces that a player has left, besides followers. */
export interface Supply {
  what: string;
  label: string;
  left: number;
  /** One picture and the number are enough. */
  brief?: boolean;
  picture(): JSX.Element;
}

/** What stands beside the board: the cards of players, and what is left. */
export interface SideParts {
  /** The pieces of a player, counted from one. */
  supplies?(position: PositionInfo, kinds: Kinds, player: number): Supply[];
  /** Whether the cards of players have a line more. */
  hasHoldings?(position: PositionInfo): boolean;
  /** Instead of the tiles that are left. */
  status?(position: () => PositionInfo, small: () => boolean): JSX.Element;
  /** The tiles left, in words; `null` for the usual ones. */
  left?(position: PositionInfo, small: boolean): string | null;
  /** What lies on the table for all. */
  onTable?(position: () => PositionInfo, kinds: Kinds): JSX.Element;
  /** More tiles still to come, below the others. */
  remaining?(position: () => PositionInfo, counts: (tiles: readonly TileCount[]) => JSX.Element): JSX.Element;
}

/** Pieces that need an explanation: in a window of their own, and below the rules. */
export interface Legend {
  title(): string;
  about(): string;
  list(kinds: Kinds, position: PositionInfo | null): JSX.Element;
}

export interface InspectParts {
  /** What a feature is part of and is told of with it; `null` for nothing. */
  whole?(features: readonly FeatureInfo[], feature: FeatureInfo): FeatureInfo | null;
  /** The figure that counts in a feature, if it is no follower. */
  figure?(feature: FeatureInfo, player: number, kinds: Kinds): JSX.Element | null;
}

/** The table, to a room. */
export interface RoomHost {
  game: Game;
  kinds: Kinds;
  /** The position of the game. */
  position(): PositionInfo;
  /** The position shown, which may be an earlier one. */
  shown(): PositionInfo;
  mode(): Mode;
  /** The answer that somebody points at. */
  pointed(): Answer | null;
  source(): FeatureSource | null;
  shapes(areas: readonly Area[]): Shape[];
  view(): View | undefined;
  /** Opens the window with the legend. */
  openLegend(): void;
}

/** A room, to the table it is opened for. */
export interface OpenRoom {
  /** Set off while one plays or looks back: under what is looked at, and over it. */
  under?(): Mark[];
  over?(): Mark[];
  choices?: BoardChoices;
  /** The pointer is here; answers whether that is on something that only the room knows. */
  inspect?(place: Place | null): boolean;
  /** What is said of that, and where. */
  tip?(): { said: string; box: Bounds } | null;
  /** The lower part of a player's card. */
  holdings?(player: number, position: () => PositionInfo): JSX.Element;
  /** News above the board. */
  news?(): JSX.Element;
  /** How much of the screen it takes. */
  room?: {
    /** Whether there are news above the board. */
    news?(): boolean;
  };
}

/** Choosing on the board, besides a place on the tile just laid. */
export interface BoardChoices {
  picks(): BoardPick[];
  /** What an answer is about; `null` for the usual marks. */
  marks(): Mark[] | null;
  /** The squares that a question is about. */
  focus(): readonly Square[];
  /** Somebody chose this of the picks. */
  pick(id: string): void;
  /** Whether it is clear who on the board moves, and nothing else. */
  moving(): boolean;
  /** What to do while it is still open where to; `null` once that is clear. */
  pending(): string | null;
  /** Nobody moves after all; answers whether somebody was about to. */
  stay(): boolean;
}
