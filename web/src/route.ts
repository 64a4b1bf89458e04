// The addresses of the page: `/`, `/new`, `/friends` (with the game to begin with after it), `/my-games`, `/learn`,
// `/learn/LESSON`, `/rules/GAME` or `/rules/RULE`, and `/game/ID`, with an invitation or, in older links, a seat's secret
// after the `#`.

import { createSignal } from 'solid-js';

export type Route =
  | { page: 'start' }
  | { page: 'my-games' }
  /** With the game to begin with, if one was chosen. */
  | { page: 'new' | 'friends'; game: string | null }
  | { page: 'learn'; lesson: string | null }
  | { page: 'rules'; about: string | null; hash: string }
  | ({ page: 'game' } & Place)
  | { page: 'unknown' };

/** A game, and what came with its link. */
export interface Place {
  id: string;
  /** The secret of a seat. */
  key: string | null;
  /** To be claimed before there is a secret. */
  invitation: string | null;
}

function place(id: string, hash: string): Place {
  const after = new URLSearchParams(hash.slice(1));
  return { id, key: after.get('key'), invitation: after.get('invitation') };
}

export function parseRoute(path: string, hash: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'start' };
  if (/^\/my-games\/?$/.test(path)) return { page: 'my-games' };
  const wish = /^\/(new|friends)(?:\/([a-z-]+))?\/?$/.exec(path);
  if (wish) return { page: wish[1] as 'new' | 'friends', game: wish[2] ?? null };
  const learn = /^\/learn(?:\/([a-z0-9-]+))?\/?$/.exec(path);
  if (learn) return { page: 'learn', lesson: learn[1] ?? null };
  const rules = /^\/rules(?:\/([A-Za-z0-9-]+))?\/?$/.exec(path);
  if (rules) return { page: 'rules', about: rules[1] ?? null, hash };
  const game = /^\/game\/([A-Za-z0-9_-]+)\/?$/.exec(path);
  if (!game?.[1]) return { page: 'unknown' };
  return { page: 'game', ...place(game[1], hash) };
}

/** The game that a pasted link or a bare id means. */
export function gameIn(text: string): Place | null {
  const trimmed = text.trim();
  const link = /\/game\/([A-Za-z0-9_-]+)\/?(#.*)?$/.exec(trimmed);
  if (link?.[1]) return place(link[1], link[2] ?? '');
  return /^[A-Za-z0-9_-]{4,}$/.test(trimmed) ? place(trimmed, '') : null;
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

/** The same, in place of the page that is shown: it can't be gone back to. */
export function replace(path: string): void {
  history.replaceState(null, '', path);
  setRoute(now());
}

/** Lets an ordinary click on a link change the page without loading it anew. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(new URL(event.currentTarget.href).pathname);
}

/** Where a game is put together, to begin with this one. */
export const newPath = (game?: string) => (game ? `/new/${game}` : '/new');

export const friendsPath = (game?: string) => (game ? `/friends/${game}` : '/friends');

export const MY_GAMES = '/my-games';

/** The lessons. */
export const LEARN = '/learn';

export const lessonPath = (id: string) => `/learn/${id}`;

/** The rules of a game, or where this rule stands among them. */
export const rulesPath = (about: string) => `/rules/${about}`;

export const gamePath = (id: string) => `/game/${id}`;

export const invitationPath = (id: string, invitation: string) => `${gamePath(id)}#invitation=${invitation}`;

export const invitationLink = (id: string, invitation: string) =>
  `${location.origin}${invitationPath(id, invitation)}`;

/** Where a game is played by a browser that remembers nothing: the address has to. */
export const secretPath = (id: string, secret: string) => `${gamePath(id)}#key=${secret}`;
