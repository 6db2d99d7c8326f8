import { describe, expect, it } from 'vitest';
import { builtInSets, faults } from '#tests/support/built-in-foods.ts';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { bulkCuisines } from '#domain/values/bulk-cuisines.ts';

const quickStart = ['Pasta', 'Coffee', 'Chocolate', 'Kimchi', 'Avocado', 'Cheese'];
/** Files of single foods, of what is eaten beside others and of favourites are of no cuisine, and need not hold twenty. */
const isCuisine = (file: string) => !/^(?:singles|companions|favourites)-|^quick-start$/.test(file);

describe('the built-in foods', () => {
  it.each([...builtInSets.starter.keys()].filter(isCuisine))('are 20 of %s cuisine', (file) => {
    expect(builtInSets.starter.get(file)).toHaveLength(20);
  });

  it('are 20 of each cuisine that an admin adds by a button, as /admin promises (spec 2 §9)', () => {
    expect([...builtInSets.bulk.keys()].toSorted()).toEqual(bulkCuisines.map((one) => one.toLowerCase()).toSorted());
    for (const cuisine of bulkCuisines) {
      const file = cuisine.toLowerCase();
      for (const set of Object.values(builtInSets)) {
        expect(set.get(file)).toHaveLength(20);
        expect((set.get(file) ?? []).filter((food) => food.origin !== cuisine)).toEqual([]);
      }
    }
  });

  it('hold the six quick-start foods, each once', () => {
    const names = [...builtInSets.starter.values()].flat().map(({ name }) => name);
    expect(quickStart.filter((name) => !names.includes(name))).toEqual([]);
    expect((builtInSets.starter.get('quick-start') ?? []).filter(({ name }) => !quickStart.includes(name))).toEqual([]);
  });

  it('decode with no default but rating and uploader (and the picture, which the seeding adds)', () => {
    expect(
      faults((food) => {
        const result = decodeFood({ ...food, id: 'abcdefghijklmno', image_url: `/pictures/${food.slug}.svg` });
        return result.kind === 'refused'
          ? [result.why]
          : result.value.defaulted.filter((part) => part !== 'rating' && part !== 'uploader');
      }),
    ).toEqual([]);
  });
});
