import { describe, expect, it } from 'vitest';
import { foldCase } from '#prelude/text/fold-case.ts';
import { flavourWords } from '#domain/taste/taste-words.ts';
import { cuisineRelations, relatedCuisines } from './cuisine-relations.ts';
import { complementaryFlavours, contrastingFlavours, enhancingFlavours } from './flavour-relations.ts';

const keyOf = (pair: readonly string[]) => pair.map(foldCase).toSorted().join('+');

describe.each([
  ['enhancing', enhancingFlavours],
  ['complementary', complementaryFlavours],
  ['contrasting', contrastingFlavours],
])('%s flavours', (_, relations) => {
  it('speak of words of the vocabulary, each pair once, with a reason', () => {
    for (const { pair, because } of relations) {
      for (const word of pair) expect(flavourWords).toContain(word);
      expect(pair[0]).not.toBe(pair[1]);
      expect(because).toMatch(/\.$/);
    }
    expect(new Set(relations.map(({ pair }) => keyOf(pair))).size).toBe(relations.length);
  });
});

it('a pair that enhances is not listed as a complement, too', () => {
  const enhancing = new Set(enhancingFlavours.map(({ pair }) => keyOf(pair)));
  expect(complementaryFlavours.filter(({ pair }) => enhancing.has(keyOf(pair)))).toEqual([]);
});

describe('related cuisines (spec 2 §9, Elevate)', () => {
  it('have scores of 6 to 9, each pair once, with a reason', () => {
    for (const { pair, score, because } of cuisineRelations) {
      expect(score).toBeGreaterThanOrEqual(6);
      expect(score).toBeLessThanOrEqual(9);
      expect(pair[0]).not.toBe(pair[1]);
      expect(because).toMatch(/\.$/);
    }
    expect(new Set(cuisineRelations.map(({ pair }) => keyOf(pair))).size).toBe(cuisineRelations.length);
  });

  it('relate both ways, in any case', () => {
    expect(relatedCuisines('Thai').get('vietnamese')).toEqual({ degree: 'direct', score: 8 });
    expect(relatedCuisines('VIETNAMESE').get('thai')).toEqual({ degree: 'direct', score: 8 });
  });

  it('reach the second degree for two points less, never below 3, by the best way, and never themselves', () => {
    // Korean - Japanese (8) - Taiwanese (8), and Korean - Chinese (8) - Taiwanese (9): min(8, 9) - 2.
    expect(relatedCuisines('Korean').get('taiwanese')).toEqual({ degree: 'second', score: 6 });
    for (const {
      pair: [cuisine],
    } of cuisineRelations) {
      const related = relatedCuisines(cuisine);
      expect(related.has(foldCase(cuisine))).toBe(false);
      for (const { degree, score } of related.values())
        expect(score).toBeGreaterThanOrEqual(degree === 'direct' ? 6 : 3);
    }
  });

  it('know nothing of a cuisine that is not listed', () => {
    expect(relatedCuisines('Atlantean').size).toBe(0);
    expect(relatedCuisines('').size).toBe(0);
  });
});
