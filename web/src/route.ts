// The addresses of the page: `/` and `/game/ID`, with a seat's secret after the `#` of an invitation.

import { createSignal } from 'solid-js';

export type Route =
  | { page: 'start' }
  | { page: 'game'; id: string; key: string | null }
  | { page: 'unknown' };

export function parseRoute(path: string, hash: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'start' };
  const game = /^\/game\/([A-Za-z0-9_-]+)\/?$/.exec(path);
  if (!game?.[1]) return { page: 'unknown' };
  return { page: 'game', id: game[1], key: new URLSearchParams(hash.slice(1)).get('key') };
}

/** The game that a pasted link or a bare id means. */
export function gameIn(text: string): { id: string; key: string | null } | null {
  const trimmed = text.trim();
  const link = /\/game\/([A-Za-z0-9_-]+)\/?(#.*)?$/.exec(trimmed);
  if (link?.[1]) return { id: link[1], key: new URLSearchParams((link[2] ?? '').slice(1)).get('key') };
  return /^[A-Za-z0-9_-]{4,}$/.test(trimmed) ? { id: trimmed, key: null } : null;
}

const now = () => parseRoute(location.pathname, location.hash);
const [route, setRoute] = createSignal<Route>(now());

export { route };

window.addEventListener('popstate', () => setRoute(now()));
window.addEventListener('hashchange', () => setRoute(now()));

export function go(path: string): void {
  history.pushState(null, '', path);
  setRoute(now());
  window.scrollTo(0, 0);
}

/** Lets an ordinary click on a link change the page without loading it anew. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(new URL(event.currentTarget.href).pathname);
}

export const gamePath = (id: string) => `/game/${id}`;

export const invitationLink = (id: string, token: string) => `${location.origin}${gamePath(id)}#key=${token}`;
