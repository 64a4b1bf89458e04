// The shape of a catalogue: a language that lacks a text does not compile.

import type { en } from './en';

/** The same texts in another language. */
export type Shape<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : T[K] extends string
      ? string
      : Shape<T[K]>;
};

export type Texts = Shape<typeof en>;
