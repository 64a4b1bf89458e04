// Light or dark: as the system has it, unless somebody chose.

import { createEffect, createRoot, createSignal } from 'solid-js';
import { load, save } from '../storage/store';

export type Theme = 'auto' | 'light' | 'dark';

const [theme, setSignal] = createSignal<Theme>(load<Theme>('theme', 'auto'));

createRoot(() => {
  createEffect(() => {
    const chosen = theme();
    if (chosen === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  });
});

export { theme };

export function setTheme(chosen: Theme): void {
  setSignal(chosen);
  save('theme', chosen);
}

/** Whether things should rather not move. */
export const still = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
