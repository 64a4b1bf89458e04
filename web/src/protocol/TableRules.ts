export type TableRules = { takeback: boolean, talk: boolean, aids: Array<string>, };
