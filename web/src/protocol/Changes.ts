export type Changes = "tiles" | "drawing" | "laying" | "followers" | "scoring";
