// Pages whose code is loaded when they are first shown: whoever comes to the start page need not wait for a table.

import { lazy } from 'solid-js';

const table = () => import('./table/page');

export const TablePage = lazy(async () => ({ default: (await table()).TablePage }));
export const NewGamePage = lazy(async () => ({ default: (await import('./start/new/page')).NewGamePage }));
export const FriendsPage = lazy(async () => ({ default: (await import('./start/friends')).FriendsPage }));
export const MyGamesPage = lazy(async () => ({ default: (await import('./start/mypage')).MyGamesPage }));
export const LearnPage = lazy(async () => ({ default: (await import('./learn/page')).LearnPage }));
export const LessonPage = lazy(async () => ({ default: (await import('./learn/lesson')).LessonPage }));
export const RulesPage = lazy(async () => ({ default: (await import('./learn/rules')).RulesPage }));

/** Fetches the code of a table before it is needed; where that fails it is tried again when it is. */
export const fetchTable = (): void => {
  table().catch(() => {});
};
