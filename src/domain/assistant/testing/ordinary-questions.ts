import { englishOccasions } from './english-occasions.ts';
import { englishTastes, englishUnknownWords } from './english-tastes.ts';
import { germanQuestions } from './german-questions.ts';
import type { OrdinaryQuestion } from './ordinary-question.ts';

interface AskedIn extends OrdinaryQuestion {
  readonly language: 'en' | 'de';
}

/**
 * Questions that people put to apps about food, each marked by hand before any answer was seen. What is tuned is tuned on `tuned`; `told` is looked at
 * for its share alone.
 */
export const ordinaryQuestions: readonly AskedIn[] = [
  ...[...englishTastes, ...englishUnknownWords, ...englishOccasions].map((question) => ({ ...question, language: 'en' as const })),
  ...germanQuestions.map((question) => ({ ...question, language: 'de' as const })),
];

export const halves = {
  tuned: ordinaryQuestions.filter(({ before, ask }) => hashOf([...before, ask].join('\n')) % 2 === 0),
  told: ordinaryQuestions.filter(({ before, ask }) => hashOf([...before, ask].join('\n')) % 2 === 1),
};

/** FNV-1a, 32 bits, of which the lower and upper half are folded, for the last bit alone is a weak one. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 16)) & 0xffff;
}
