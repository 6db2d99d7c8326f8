import { createContext } from 'react';
import type { inLanguageOf } from '#shared/words/in-english.ts';

/** What says the language of a food's own words to the parts of its tabs. */
export const WrittenIn = createContext<ReturnType<typeof inLanguageOf>>({});
