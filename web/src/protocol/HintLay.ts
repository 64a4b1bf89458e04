export type HintLay = { name: string, rotation: number, x: number, y: number, };
