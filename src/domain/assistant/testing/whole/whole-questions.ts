import { dayOf, lotOf } from '#domain/values/day.ts';
import type { OrdinaryQuestion } from '#domain/assistant/testing/ordinary-question.ts';
import { eighthEnglish, eighthGerman } from './eighth-questions.ts';
import { fifthEnglish, fifthGerman } from './fifth-questions.ts';
import { firstEnglish } from './first-english.ts';
import { firstGerman } from './first-german.ts';
import { fourthEnglish } from './fourth-english.ts';
import { fourthGerman } from './fourth-german.ts';
import { ninthEnglish, ninthGerman } from './ninth-questions.ts';
import { secondEnglish, secondGerman } from './second-questions.ts';
import { sixthEnglish, sixthGerman } from './sixth-questions.ts';
import { seventhEnglish, seventhGerman } from './seventh-questions.ts';
import { tenthEnglish, tenthGerman } from './tenth-questions.ts';
import { thirdEnglish, thirdGerman } from './third-questions.ts';

/** The seed of the halves of the fourth set. */
export const fourthSeed = 20261126;

const fourth = [...asked(fourthEnglish, 'en'), ...asked(fourthGerman, 'de')];
/** The seed of the halves of the sixth. */
export const sixthSeed = 20261127;

/** The seed of the halves of the seventh. */
export const seventhSeed = 20261128;

/** The seed of the halves of the eighth. */
export const eighthSeed = 20261129;

/** The seed of the halves of the ninth. */
export const ninthSeed = 20261130;

/** The seed of the halves of the tenth. */
export const tenthSeed = 20261201;

const tenth = [...asked(tenthEnglish, 'en'), ...asked(tenthGerman, 'de')];
const ninth = [...asked(ninthEnglish, 'en'), ...asked(ninthGerman, 'de')];
const eighth = [...asked(eighthEnglish, 'en'), ...asked(eighthGerman, 'de')];
const seventh = [...asked(seventhEnglish, 'en'), ...asked(seventhGerman, 'de')];
const sixth = [...asked(sixthEnglish, 'en'), ...asked(sixthGerman, 'de')];
const isToldBy =
  (seed: number) =>
  ({ ask }: OrdinaryQuestion) =>
    lotOf(dayOf(0), `${seed} ${ask}`) % 2 === 1;
const isTold = isToldBy(fourthSeed);
const isToldOfSixth = isToldBy(sixthSeed);
const isToldOfSeventh = isToldBy(seventhSeed);
const isToldOfEighth = isToldBy(eighthSeed);
const isToldOfNinth = isToldBy(ninthSeed);
const isToldOfTenth = isToldBy(tenthSeed);

/** Questions over all that a server begins with, marked before they were asked. The first three were mended on after that; of the fourth, the sixth, the seventh, the eighth, the ninth and the tenth the one half was, the other halves and the fifth are told. */
export const wholeQuestions = {
  first: [...asked(firstEnglish, 'en'), ...asked(firstGerman, 'de')],
  second: [...asked(secondEnglish, 'en'), ...asked(secondGerman, 'de')],
  third: [...asked(thirdEnglish, 'en'), ...asked(thirdGerman, 'de')],
  fourthTuned: fourth.filter((question) => !isTold(question)),
  fourthTold: fourth.filter(isTold),
  fifth: [...asked(fifthEnglish, 'en'), ...asked(fifthGerman, 'de')],
  sixthTuned: sixth.filter((question) => !isToldOfSixth(question)),
  sixthTold: sixth.filter(isToldOfSixth),
  seventhTuned: seventh.filter((question) => !isToldOfSeventh(question)),
  seventhTold: seventh.filter(isToldOfSeventh),
  eighthTuned: eighth.filter((question) => !isToldOfEighth(question)),
  eighthTold: eighth.filter(isToldOfEighth),
  ninthTuned: ninth.filter((question) => !isToldOfNinth(question)),
  ninthTold: ninth.filter(isToldOfNinth),
  tenthTuned: tenth.filter((question) => !isToldOfTenth(question)),
  tenthTold: tenth.filter(isToldOfTenth),
} as const;

function asked<Language extends 'en' | 'de'>(questions: readonly OrdinaryQuestion[], language: Language) {
  return questions.map((question) => ({ ...question, language }));
}
