import { besideQuestions } from './beside-questions.ts';
import { firstQuestions } from './first-questions.ts';
import type { FoodIndex } from './food-index.ts';
import { searchQuestions } from './search-questions.ts';

/** The questions that the catalogue alone answers: of each its name, what it is asked with, what it answers, and by which rule. */
export const catalogueQuestions = (index: FoodIndex) => ({
  ...firstQuestions(index),
  ...searchQuestions(index),
  ...besideQuestions(index),
});
