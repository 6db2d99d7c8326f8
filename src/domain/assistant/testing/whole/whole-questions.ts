import type { OrdinaryQuestion } from '#domain/assistant/testing/ordinary-question.ts';
import { firstEnglish } from './first-english.ts';
import { firstGerman } from './first-german.ts';
import { secondEnglish, secondGerman } from './second-questions.ts';
import { thirdEnglish, thirdGerman } from './third-questions.ts';

/** Questions over all that a server begins with, marked before they were asked. The first and second were mended on after that; the third is told. */
export const wholeQuestions = {
  first: [...asked(firstEnglish, 'en'), ...asked(firstGerman, 'de')],
  second: [...asked(secondEnglish, 'en'), ...asked(secondGerman, 'de')],
  third: [...asked(thirdEnglish, 'en'), ...asked(thirdGerman, 'de')],
} as const;

function asked<Language extends 'en' | 'de'>(questions: readonly OrdinaryQuestion[], language: Language) {
  return questions.map((question) => ({ ...question, language }));
}
