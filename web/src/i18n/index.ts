// The language of the page: chosen by the browser, switchable, remembered.

import { createEffect, createRoot, createSignal } from 'solid-js';
import type { Words } from '../protocol/Words';
import { load, save } from '../storage/store';
import { en } from './en';
import { fr } from './fr';
import type { Texts } from './texts';

export type Lang = 'en' | 'fr';

const CATALOGUES: Record<Lang, Texts> = { en, fr };

/** The first language of the browser that we speak. */
export function preferred(languages: readonly string[]): Lang {
  for (const tag of languages) {
    const short = tag.toLowerCase().split('-')[0];
    if (short === 'fr' || short === 'en') return short;
  }
  return 'en';
}

const stored = load<Lang | null>('lang', null);
const [lang, setSignal] = createSignal<Lang>(
  stored ?? preferred(navigator.languages ?? [navigator.language]),
);

createRoot(() => {
  createEffect(() => {
    document.documentElement.lang = lang();
  });
});

export { lang };

export function setLang(chosen: Lang): void {
  setSignal(chosen);
  save('lang', chosen);
}

/** The texts in the language of the page. */
export const t = (): Texts => CATALOGUES[lang()];

/** What the server said, in the language of the page. */
export const say = (words: Words): string => (lang() === 'fr' ? unbroken(words.fr) : words.en);

/** In French no line begins with a colon or the like, nor ends with «: the space there does not break. */
const unbroken = (text: string): string =>
  text.replace(/ ([:;?!»])/g, '\u00a0$1').replaceAll('« ', '«\u00a0');

/** The same, to stand at the beginning of a line. The numbers of the rules are shown by other means. */
export function sentence(words: Words): string {
  const said = say(words).replace(/\s*\[[A-Z]+\d+[a-z]?(?: [A-Z]+\d+[a-z]?)*\]/g, '');
  return said.charAt(0).toLocaleUpperCase(lang()) + said.slice(1);
}
