import type { FeatureInfo } from "./FeatureInfo";
import type { HintInfo } from "./HintInfo";
import type { OddsInfo } from "./OddsInfo";
import type { SourceInfo } from "./SourceInfo";
export type AidAnswer = { "aid": "fields", features: Array<FeatureInfo>, } | { "aid": "owners", features: Array<FeatureInfo>, } | { "aid": "final", scores: Array<number>, gained: Array<SourceInfo>, } | { "aid": "dead", squares: Array<[number, number]>, } | { "aid": "odds" } & OddsInfo | { "aid": "hint" } & HintInfo;
