// The ending of a word that is counted.

export const en = (n: number): string => (n === 1 ? '' : 's');

/** Zero and one are singular in French. */
export const fr = (n: number): string => (n < 2 ? '' : 's');
