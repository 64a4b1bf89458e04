export type HintPiece = { symbol: string, x: number, y: number, part: number, };
