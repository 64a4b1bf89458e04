import type { HintLay } from "./HintLay";
import type { HintPiece } from "./HintPiece";
import type { Words } from "./Words";
export type HintInfo = { player: number, actions: Array<string>, lay: HintLay | null, piece: HintPiece | null, said: Words, };
