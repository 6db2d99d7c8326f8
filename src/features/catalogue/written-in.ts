import { createContext } from 'react';
import type { inLanguageOf } from '#food-views/in-english.ts';

/** What says the language of a food's own words to the parts of its tabs. */
export const WrittenIn = createContext<ReturnType<typeof inLanguageOf>>({});
