/** A pattern over folded text, and what it is written out as. */
export type Rewriting = readonly [RegExp, string | ((...match: string[]) => string)];
