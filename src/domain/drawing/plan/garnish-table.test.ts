import { describe, expect, it } from 'vitest';
import { lightnessOf } from '#domain/drawing/pen/colour.ts';
import type { PieceName } from '#domain/drawing/pieces/pieces.ts';
import type { AllergenWord } from '#domain/taste/taste-vocabulary.ts';
import { garnishOf, garnishTable } from './garnish-table.ts';

/** What eyes that know no names take each piece for: whatever is drawn as it must have this stated, or the picture shows an allergen that is not there. */
const takenFor: Readonly<Partial<Record<PieceName, readonly AllergenWord[]>>> = {
  anchovy: ['fish'],
  blueCrumb: ['milk'],
  breadSlice: ['gluten'],
  butterPat: ['milk'],
  centuryEgg: ['egg'],
  cheeseCrumbs: ['milk'],
  cheeseCurls: ['milk'],
  cheeseSlice: ['milk'],
  clam: ['molluscs'],
  crab: ['shellfish'],
  crabMeat: ['shellfish'],
  creamSwirl: ['milk', 'egg', 'sesame'],
  crouton: ['gluten'],
  dollop: ['milk', 'egg'],
  eggFlakes: ['egg'],
  eggHalf: ['egg'],
  fish: ['fish'],
  fishCake: ['fish'],
  fishFlakes: ['fish'],
  friedEgg: ['egg'],
  mussel: ['molluscs'],
  nut: ['tree nut'],
  octopus: ['molluscs'],
  oyster: ['molluscs'],
  peanuts: ['peanut'],
  pineNuts: ['tree nut'],
  prawn: ['shellfish'],
  rawFish: ['fish'],
  roe: ['fish'],
  snail: ['molluscs'],
  squidRing: ['molluscs'],
  walnut: ['tree nut'],
  yolk: ['egg'],
};

describe('the table of garnishes', () => {
  it('draws nothing as what it is taken for without being it', () => {
    const wrong = garnishTable.filter(({ piece, tone, allergen }) => {
      const taken = takenFor[piece];
      // Golden, a swirl is honey.
      if (piece === 'creamSwirl' && lightnessOf(tone) < 0.8) return false;
      return taken !== undefined && (allergen === undefined || !taken.includes(allergen));
    });
    expect(wrong.map(({ name, piece, allergen }) => `${name}: ${piece}, ${allergen}`)).toEqual([]);
  });

  it.each([
    ['crab meat', 'crabMeat'],
    ['chicken', 'chickenStrip'],
    ['grated coconut', 'coconutCurls'],
    ['coconut vinegar', undefined],
    ['coconut flour', undefined],
    ['coconut jelly', undefined],
  ])('draws %s as %s', (ingredient, piece) => expect(garnishOf(ingredient)?.piece).toBe(piece));
});

describe('what sounds like something else', () => {
  it.each([
    ['egusi melon seeds', null],
    ['fermented locust beans', null],
    ['stockfish', 'fish'],
    ['fish stock', null],
    ['beef tripe', 'tripe'],
    ['stale wheat bread', 'bread cubes'],
    ['stink beans', 'stink beans'],
    ['century egg', 'century egg'],
    ['sour plums', 'plum'],
    ['ume plums', 'cherry'],
    ['freshwater eel', 'eel'],
  ])('%s is drawn as %s', (ingredient, name) => {
    expect(garnishOf(ingredient)?.name ?? null).toBe(name);
  });
});
