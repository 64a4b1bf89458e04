import type { Aid } from "./Aid";
import type { Words } from "./Words";
export type AidOffer = { id: Aid, title: Words, about: Words, };
