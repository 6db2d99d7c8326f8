import { dayOf, lotOf } from '#domain/values/day.ts';
import type { OrdinaryQuestion } from '#domain/assistant/testing/ordinary-question.ts';
import { eighthEnglish, eighthGerman } from './eighth-questions.ts';
import { eleventhEnglish, eleventhGerman } from './eleventh-questions.ts';
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

/** The seeds of the halves of those sets that were parted by lot. */
export const seeds = {
  fourth: 20261126,
  sixth: 20261127,
  seventh: 20261128,
  eighth: 20261129,
  ninth: 20261130,
  tenth: 20261201,
  eleventh: 20261202,
} as const;

type Questions = readonly OrdinaryQuestion[];

const fourth = parted(fourthEnglish, fourthGerman, seeds.fourth);
const sixth = parted(sixthEnglish, sixthGerman, seeds.sixth);
const seventh = parted(seventhEnglish, seventhGerman, seeds.seventh);
const eighth = parted(eighthEnglish, eighthGerman, seeds.eighth);
const ninth = parted(ninthEnglish, ninthGerman, seeds.ninth);
const tenth = parted(tenthEnglish, tenthGerman, seeds.tenth);
const eleventh = parted(eleventhEnglish, eleventhGerman, seeds.eleventh);

/** Questions over all that a server begins with, marked before they were asked. The first three were mended on after that; of those that are parted the one half was, the other halves and the fifth are told. */
export const wholeQuestions = {
  first: both(firstEnglish, firstGerman),
  second: both(secondEnglish, secondGerman),
  third: both(thirdEnglish, thirdGerman),
  fourthTuned: fourth.tuned,
  fourthTold: fourth.told,
  fifth: both(fifthEnglish, fifthGerman),
  sixthTuned: sixth.tuned,
  sixthTold: sixth.told,
  seventhTuned: seventh.tuned,
  seventhTold: seventh.told,
  eighthTuned: eighth.tuned,
  eighthTold: eighth.told,
  ninthTuned: ninth.tuned,
  ninthTold: ninth.told,
  tenthTuned: tenth.tuned,
  tenthTold: tenth.told,
  eleventhTuned: eleventh.tuned,
  eleventhTold: eleventh.told,
} as const;

function parted(english: Questions, german: Questions, seed: number) {
  const questions = both(english, german);
  const isTold = ({ ask }: OrdinaryQuestion) => lotOf(dayOf(0), `${seed} ${ask}`) % 2 === 1;
  return { tuned: questions.filter((one) => !isTold(one)), told: questions.filter(isTold) };
}

function both(english: Questions, german: Questions) {
  return [...asked(english, 'en'), ...asked(german, 'de')];
}

function asked<Language extends 'en' | 'de'>(questions: Questions, language: Language) {
  return questions.map((question) => ({ ...question, language }));
}
