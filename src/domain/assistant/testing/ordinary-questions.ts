import { englishOccasions } from './english-occasions.ts';
import { englishTastes, englishUnknownWords } from './english-tastes.ts';
import { freshEnglishQuestions, freshGermanQuestions } from './fresh-questions.ts';
import { germanQuestions } from './german-questions.ts';
import { latestEnglishQuestions, latestGermanQuestions } from './latest-questions.ts';
import { laterEnglishOccasions, laterEnglishTastes } from './later-english-questions.ts';
import { laterGermanQuestions } from './later-german-questions.ts';
import type { OrdinaryQuestion, Writing } from './ordinary-question.ts';

interface AskedIn extends OrdinaryQuestion {
  readonly language: 'en' | 'de';
  readonly writing: Writing;
}

/** Questions that people put to apps about food, each marked by hand before its answer was seen. */
export const ordinaryQuestions: readonly AskedIn[] = [
  ...asWritten([...englishTastes, ...englishUnknownWords, ...englishOccasions], 'en', 'first'),
  ...asWritten(germanQuestions, 'de', 'first'),
  ...asWritten([...laterEnglishTastes, ...laterEnglishOccasions], 'en', 'later'),
  ...asWritten(laterGermanQuestions, 'de', 'later'),
  ...asWritten(latestEnglishQuestions, 'en', 'latest'),
  ...asWritten(latestGermanQuestions, 'de', 'latest'),
  ...asWritten(freshEnglishQuestions, 'en', 'fresh'),
  ...asWritten(freshGermanQuestions, 'de', 'fresh'),
];

function asWritten(
  questions: readonly OrdinaryQuestion[],
  language: AskedIn['language'],
  writing: Writing,
): readonly AskedIn[] {
  return questions.map((question) => ({ ...question, language, writing }));
}

/** Those of the first writing whose hash is odd are looked at for their share alone; what is tuned is tuned on all others. */
const isTold = ({ before, ask, writing }: AskedIn) =>
  writing === 'first' && hashOf([...before, ask].join('\n')) % 2 === 1;

export const halves = {
  tuned: ordinaryQuestions.filter((question) => !isTold(question)),
  told: ordinaryQuestions.filter(isTold),
};

/** FNV-1a, 32 bits, of which the lower and upper half are folded, for the last bit alone is a weak one. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 16)) & 0xffff;
}
