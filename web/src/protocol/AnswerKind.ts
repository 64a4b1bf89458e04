// For the time being by hand.

export type AnswerKind = "gate" | "wall" | "guard" | "tower" | "quarter" | "count" | "join" | "move" | "war" | "rebuild" | "good" | "blind" | "pass" | "other";
