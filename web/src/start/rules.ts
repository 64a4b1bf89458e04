// What those at a table may do besides playing, if nobody says otherwise.

import type { TableRules } from '../protocol/TableRules';

/** Whatever is not forbidden is allowed. */
export const USUAL_RULES: TableRules = { takeback: true, talk: true, aids: [] };
