import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { pairFoods } from '#domain/pairing/pair-foods.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { searchableFoods, searchEntry, searchFoods } from '#domain/search/search-foods.ts';
import { tasteTraitsOf } from '#domain/foods/taste-traits.ts';
import { inOneGo } from '#prelude/timing/in-one-go.ts';
import { anyFood } from '#tests/support/any-food.ts';
import { anyPairingQuestion } from '#tests/support/any-pairing-question.ts';
import { afterChanges, anyChanges } from '#tests/support/catalogue-after-changes.ts';
import { LayeredCatalogue } from './layered-catalogue.ts';
import { pairInCatalogue } from './pairing/pair-in-catalogue.ts';

const texts = [
  'r',
  'ram',
  'ramne',
  'steka',
  'thai',
  'umami',
  'phở bò',
  'phobo',
  'mac cheese',
  'cheese mac',
  'soup warm',
  'herbs japanese',
  'cremebrule',
  'xyzzy',
].map(foldSearchText);

describe('the catalogue in layers, after any changes, also while it is being built', () => {
  it('searches as the plain rules do over what is left', () => {
    fc.assert(
      fc.property(anyChanges, (made) => {
        const { catalogue, foods } = afterChanges(made);
        const plain = searchableFoods(foods.map(searchEntry));
        for (const text of texts) {
          const comparable = ({
            food: { id },
            kind,
            score,
          }: {
            readonly food: Pick<Food, 'id'>;
            readonly kind: string;
            readonly score: number;
          }) => ({ id, kind, score });
          expect(catalogue.search(text, 8).map(comparable)).toEqual(searchFoods(plain, text).map(comparable));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('pairs as the plain rule does, result by result', () => {
    fc.assert(
      fc.property(anyChanges, anyPairingQuestion, (made, question) => {
        const { catalogue, foods } = afterChanges(made);
        expect(pairInCatalogue(catalogue, question)).toEqual(pairFoods(foods, question));
      }),
      { numRuns: 200 },
    );
  });

  it('gives back every food as it came, its description in folded form', () => {
    fc.assert(
      fc.property(anyChanges, (made) => {
        const { catalogue, foods } = afterChanges(made);
        inOneGo(catalogue.build());
        for (const food of foods) {
          const traits = tasteTraitsOf({ ...food, description: foldSearchText(food.description) });
          const row = catalogue.get(food.id);
          expect(
            row === null ? null : Object.fromEntries(Object.keys(traits).map((part) => [part, Reflect.get(row, part)])),
          ).toEqual(traits);
        }
        expect(catalogue.get('nobodysfood0000' as FoodId)).toBeNull();
      }),
    );
  });

  it('takes a food that says nothing new for what it has', () => {
    fc.assert(
      fc.property(anyFood, (food) => {
        const catalogue = new LayeredCatalogue();
        catalogue.put(tasteTraitsOf(food));
        inOneGo(catalogue.build());
        catalogue.put(tasteTraitsOf(structuredClone(food)));
        expect(catalogue.isWhole).toBe(true);
        catalogue.put(tasteTraitsOf({ ...food, reviewCount: food.reviewCount + 1 }));
        expect(catalogue.isWhole).toBe(false);
      }),
    );
  });
});
