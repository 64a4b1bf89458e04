export type Aid = "squares" | "worth" | "fields" | "owners" | "final" | "tiles" | "dead" | "odds" | "hint";
