import { expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { journeyScores, scoreBand } from './journey-scores.ts';

function scores(one: Partial<Food>, other: Partial<Food>) {
  return Object.fromEntries(journeyScores(aFood(one), aFood(other)).map(({ topic, score }) => [topic, score]));
}

it('begins at 50 for colour and texture, 70 for temperature, 60 for cooking, and says that nothing was stated (spec 2 §9)', () => {
  expect(scores({}, {})).toMatchObject({ colour: 50, texture: 50, temperature: 70, cooking: 60 });
  expect(journeyScores(aFood(), aFood()).every(({ isTypical }) => isTypical)).toBe(true);
});

it.each([
  ['Hot', 'Hot', 90],
  ['Hot', 'Cold', 95],
  ['Frozen', 'Warm', 95],
  ['Hot', 'Warm', 45],
  ['Cold', 'Room temperature', 45],
])('rates %s beside %s by %d', (one, other, score) => {
  expect(
    scores({ temperatureServed: one, defaulted: [] }, { temperatureServed: other, defaulted: [] })['temperature'],
  ).toBe(score);
});

it.each([
  [['grilling'], ['Grilling'], 85],
  [['grilling'], ['roasting'], 75],
  [['grilling'], ['raw'], 60],
])('rates %s beside %s by %d', (one, other, score) => {
  expect(scores({ cookingMethods: one }, { cookingMethods: other })['cooking']).toBe(score);
});

it('takes the community’s rating x 20, at most 100, and marks a default as one (R4)', () => {
  expect(scores({}, { rating: 4.2, reviewCount: 3, defaulted: [] })['community']).toBe(84);
  expect(journeyScores(aFood(), aFood()).find(({ topic }) => topic === 'community')).toMatchObject({ isTypical: true });
});

it.each([
  [80, 'good'],
  [79, 'fair'],
  [60, 'fair'],
  [59, 'low'],
])('calls %d %s', (score, band) => {
  expect(scoreBand(score)).toBe(band);
});
