/** Held, together with other pages, by each page that somebody looks at. */
export const LOOKED_AT_LOCK = 'foretaste-looked-at';
