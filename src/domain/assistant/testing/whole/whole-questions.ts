import { dayOf, lotOf } from '#domain/values/day.ts';
import type { OrdinaryQuestion } from '#domain/assistant/testing/ordinary-question.ts';
import { fifthEnglish, fifthGerman } from './fifth-questions.ts';
import { firstEnglish } from './first-english.ts';
import { firstGerman } from './first-german.ts';
import { fourthEnglish } from './fourth-english.ts';
import { fourthGerman } from './fourth-german.ts';
import { secondEnglish, secondGerman } from './second-questions.ts';
import { thirdEnglish, thirdGerman } from './third-questions.ts';

/** The seed of the halves of the fourth set. */
export const fourthSeed = 20261126;

const fourth = [...asked(fourthEnglish, 'en'), ...asked(fourthGerman, 'de')];
const isTold = ({ ask }: OrdinaryQuestion) => lotOf(dayOf(0), `${fourthSeed} ${ask}`) % 2 === 1;

/** Questions over all that a server begins with, marked before they were asked. The first three were mended on after that; of the fourth the one half was, the other and the fifth are told. */
export const wholeQuestions = {
  first: [...asked(firstEnglish, 'en'), ...asked(firstGerman, 'de')],
  second: [...asked(secondEnglish, 'en'), ...asked(secondGerman, 'de')],
  third: [...asked(thirdEnglish, 'en'), ...asked(thirdGerman, 'de')],
  fourthTuned: fourth.filter((question) => !isTold(question)),
  fourthTold: fourth.filter(isTold),
  fifth: [...asked(fifthEnglish, 'en'), ...asked(fifthGerman, 'de')],
} as const;

function asked<Language extends 'en' | 'de'>(questions: readonly OrdinaryQuestion[], language: Language) {
  return questions.map((question) => ({ ...question, language }));
}
