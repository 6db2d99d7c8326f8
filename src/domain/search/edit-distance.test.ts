import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedEdits, editDistance, lacksAtMost, mayBeNear, pairsOf, PAIRS_OF_AN_EDIT } from './edit-distance.ts';
import { FAR, nearestName, nearestTerm, speltWords, typedWord } from './fuzzy-terms.ts';

describe('editDistance', () => {
  it.each([
    ['ramen', 'ramen', 0],
    ['ramne', 'ramen', 1],
    ['rmen', 'ramen', 1],
    ['rameen', 'ramen', 1],
    ['tamen', 'ramen', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
    ['ca', 'abc', 3],
  ])('from %j to %j is %d', (one, other, edits) => {
    expect(editDistance(one, other, 5)).toBe(edits);
  });
  it('gives up above what is asked for', () => {
    expect(editDistance('kitten', 'sitting', 2)).toBe(3);
    expect(editDistance('a', 'abcdefgh', 2)).toBe(3);
  });
  it('is the same both ways, and 0 only for the same word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other, 9)).toBe(editDistance(other, one, 9));
        expect(editDistance(one, other, 9) === 0).toBe(one === other);
      }),
    );
  });
});

it('letters and pairs of them pass over nothing that is near, or begins so', () => {
  const word = fc.string({ unit: fc.constantFrom(...Array.from('abcdé 李')), maxLength: 7 });
  fc.assert(
    fc.property(word, word, word, fc.nat(3), (one, other, rest, most) => {
      if (editDistance(one, other, most) > most) return;
      expect(mayBeNear(one, other + rest, most)).toBe(true);
      expect(lacksAtMost(pairsOf(one) & ~pairsOf(other + rest), most * PAIRS_OF_AN_EDIT)).toBe(true);
    }),
  );
  expect([mayBeNear('ramne', 'curry', 1), mayBeNear('ramne', 'rams', 2), mayBeNear('ramne', 'rams', 1)]).toEqual([
    false,
    true,
    false,
  ]);
});

it.each([
  ['ph', 0],
  ['pho', 1],
  ['rame', 1],
  ['noodles', 1],
  ['tonkotsu', 2],
])('allows %j %d edits', (word, edits) => {
  expect(allowedEdits(word)).toBe(edits);
});

it.each([
  [['ramen'], 'ramne', 1],
  [['ramens'], 'ramne', 1.5],
  [['ramens', 'ramen'], 'ramne', 1],
  [['curry'], 'ramne', FAR],
  [['ramen'], 'rmn', FAR],
  [['ramen'], 'me', 0],
  [['ramen'], 'mi', FAR],
  [[], 'ramne', FAR],
  [['raman'], '', 0],
])('of the terms %j the nearest to %j is %d away', (terms, word, distance) => {
  expect(nearestTerm(speltWords(terms), typedWord(word))).toBe(distance);
});

it.each([
  [['padthai'], 'padthai', 0],
  [['padthaigai'], 'padthai', 0],
  [['padthai'], 'patthai', 1],
  [['padthai'], 'pa', FAR],
  [['phobo'], 'padthai', FAR],
])('of the joined names %j the nearest to %j is %d away', (names, word, distance) => {
  expect(nearestName(speltWords(names), typedWord(word))).toBe(distance);
});
