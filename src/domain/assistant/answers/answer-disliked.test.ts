import { describe, expect, it } from 'vitest';
import { must } from '#prelude/must.ts';
import { dislikeCalled } from '#domain/assistant/words/plain-dislike-words.ts';
import { englishWords } from '#domain/assistant/words/replies/english-words.ts';
import { germanWords } from '#domain/assistant/words/replies/german-words.ts';
import { starterFoods } from '#tests/support/starter-foods.ts';
import { answerDisliked } from './answer-disliked.ts';

const mushrooms = must(dislikeCalled('mushrooms'), 'mushrooms among what is disliked');
const foods = ['Tiramisù', 'Baklava'].map((name) =>
  must(
    starterFoods.find((food) => food.name === name),
    name,
  ),
);

describe('what is disliked and no food of the answer names', () => {
  it.each([
    ['en', englishWords, 1, /^Tiramisù does not name mushrooms among its ingredients\. That is no promise/],
    ['en', englishWords, 2, /^None of these names mushrooms among its ingredients\. That is no promise/],
    ['de', germanWords, 1, /^Tiramisù nennt Pilze nicht unter den Zutaten\. Das ist kein Versprechen/],
    ['de', germanWords, 2, /^Keines davon nennt Pilze unter seinen Zutaten\. Das ist kein Versprechen/],
  ] as const)('%s: of one by its name, of more of all of them (%#)', (_language, words, count, told) => {
    expect(answerDisliked(foods.slice(0, count), [mushrooms], words)).toMatch(told);
  });
});
