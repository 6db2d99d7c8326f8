import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/food.ts';
import type { FoodId } from '#domain/ids.ts';
import { pairFoods } from '#domain/pairing/pair-foods.ts';
import { findFoods, plainSource } from '#domain/search/find-foods.ts';
import { foldSearchText } from '#domain/search/fold-search-text.ts';
import { everyFood, searchSorts } from '#domain/search/food-question.ts';
import { quickSearch } from '#domain/search/quick-search.ts';
import { searchableFoods, searchEntry, searchFoods } from '#domain/search/search-foods.ts';
import { tasteTraitsOf } from '#domain/taste-traits.ts';
import { inOneGo } from '#prelude/in-one-go.ts';
import { anyFood } from '#tests/support/any-food.ts';
import { anyPairingQuestion } from '#tests/support/any-pairing-question.ts';
import { LayeredCatalogue } from './layered-catalogue.ts';
import { pairInCatalogue } from './pairing/pair-in-catalogue.ts';

const texts = ['r', 'ram', 'ramne', 'steka', 'thai', 'umami', 'phở bò', 'phobo', 'mac cheese', 'cheese mac', 'soup warm', 'herbs japanese', 'cremebrule', 'xyzzy'].map(foldSearchText);

type Change = { readonly kind: 'put' | 'remove'; readonly at: number; readonly food: Food } | { readonly kind: 'build' | 'begin' | 'step' };

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('put' as const, 'put' as const, 'remove' as const), at: fc.nat(25), food: anyFood }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('build' as const, 'begin' as const, 'step' as const) }) },
);

/** The catalogue after the changes, and the foods that should be in it. */
function afterChanges(changes: readonly Change[]): { readonly catalogue: LayeredCatalogue; readonly foods: readonly Food[] } {
  const catalogue = new LayeredCatalogue();
  const foods = new Map<FoodId, Food>();
  let building: Generator<void, void> | null = null;
  for (const change of changes) {
    if (change.kind === 'build') inOneGo(catalogue.build());
    if (change.kind === 'build' || change.kind === 'begin') building = change.kind === 'begin' ? catalogue.build() : null;
    if (change.kind === 'begin' || change.kind === 'step') building?.next();
    if (change.kind !== 'put' && change.kind !== 'remove') continue;
    const id = `food${String(change.at).padStart(11, '0')}` as FoodId;
    if (change.kind === 'remove') catalogue.remove(id);
    else catalogue.put(tasteTraitsOf({ ...change.food, id }));
    if (change.kind === 'remove') foods.delete(id);
    else foods.set(id, { ...change.food, id });
  }
  if (building !== null) inOneGo(building);
  return { catalogue, foods: [...foods.values()] };
}

const changes = fc.array(anyChange, { maxLength: 60 });
const idsOf = (found: readonly { readonly food: Pick<Food, 'id'> }[]) => found.map(({ food: { id } }) => id);

describe('the catalogue in layers, after any changes, also while it is being built', () => {
  it('searches as the plain rules do over what is left', () => {
    fc.assert(fc.property(changes, (made) => {
      const { catalogue, foods } = afterChanges(made);
      const plain = searchableFoods(foods.map(searchEntry));
      for (const text of texts) {
        const comparable = ({ food: { id }, kind, score }: { readonly food: Pick<Food, 'id'>; readonly kind: string; readonly score: number }) => ({ id, kind, score });
        expect(catalogue.search(text, 8).map(comparable)).toEqual(searchFoods(plain, text).map(comparable));
        expect(idsOf(catalogue.quickSearch(text, 6))).toEqual(idsOf(quickSearch(foods, text)));
      }
    }), { numRuns: 60 });
  });

  it('finds by filters as the plain rule does', () => {
    const question = fc.record({ text: fc.constantFrom('', ...texts), sort: fc.constantFrom(...searchSorts), cuisine: fc.constantFrom('', '', 'Thai') });
    fc.assert(fc.property(changes, question, fc.option(fc.nat(12), { nil: undefined }), (made, asked, limit) => {
      const { catalogue, foods } = afterChanges(made);
      const asker = { memberId: null, profile: null, ...(limit === undefined ? {} : { limit }) };
      const ids = ({ total, foods: found }: { readonly total: number; readonly foods: readonly Pick<Food, 'id'>[] }) => ({ total, ids: found.map(({ id }) => id) });
      expect(ids(findFoods(catalogue, { ...everyFood, ...asked }, asker))).toEqual(ids(findFoods(plainSource(searchableFoods(foods.map(searchEntry))), { ...everyFood, ...asked }, asker)));
    }));
  });

  it('pairs as the plain rule does, result by result', () => {
    fc.assert(fc.property(changes, anyPairingQuestion, (made, question) => {
      const { catalogue, foods } = afterChanges(made);
      expect(pairInCatalogue(catalogue, question)).toEqual(pairFoods(foods, question));
    }), { numRuns: 200 });
  });

  it('gives back every food as it came, its description in folded form', () => {
    fc.assert(fc.property(changes, (made) => {
      const { catalogue, foods } = afterChanges(made);
      inOneGo(catalogue.build());
      for (const food of foods) {
        const traits = tasteTraitsOf({ ...food, description: foldSearchText(food.description) });
        const row = catalogue.get(food.id);
        expect(row === null ? null : Object.fromEntries(Object.keys(traits).map((part) => [part, Reflect.get(row, part)]))).toEqual(traits);
      }
      expect(catalogue.get('nobodysfood0000' as FoodId)).toBeNull();
    }));
  });

  it('takes a food that says nothing new for what it has', () => {
    fc.assert(fc.property(anyFood, (food) => {
      const catalogue = new LayeredCatalogue();
      catalogue.put(tasteTraitsOf(food));
      inOneGo(catalogue.build());
      catalogue.put(tasteTraitsOf(structuredClone(food)));
      expect(catalogue.isWhole).toBe(true);
      catalogue.put(tasteTraitsOf({ ...food, reviewCount: food.reviewCount + 1 }));
      expect(catalogue.isWhole).toBe(false);
    }));
  });
});
