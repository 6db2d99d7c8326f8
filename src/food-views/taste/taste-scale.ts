import { levelWord } from '#domain/taste/level-word.ts';
import { wordFor } from '#shared/words/word-for.ts';

/** How a taste is said on a slider: 0-5 in halves. */
export const tasteScale = { from: 0, to: 5, step: 0.5, wordFor: (level: number) => wordFor(levelWord(level)) } as const;
