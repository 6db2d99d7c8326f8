import { foldCase } from '#prelude/fold-case.ts';
import { similarFoods } from '#domain/similar-foods.ts';
import type { TruthSection } from '#tests/truth/section.ts';
import { shippedFoods } from '#tests/truth/support/shipped-foods.ts';

const byName = new Map(shippedFoods.flatMap((food) => [food.name, food.nativeName].map((name) => [foldCase(name), food.id])));

/** Each similar food that a record names and that the catalogue has. */
const named = shippedFoods.flatMap((food) => {
  const others = food.similarFoods.flatMap((name) => byName.get(foldCase(name)) ?? []);
  return [...new Set(others)].filter((id) => id !== food.id).map((id) => ({ food, id }));
});

export const similarSection: TruthSection = {
  id: 'similar',
  title: 'Similar foods',
  method: [
    'Records name foods that are like them (`similar_foods`); those that are foods of the catalogue by their name count. The rule does not read that list. A hit: the named food stands among the first.',
  ],
  measure: () => {
    const hits = named.filter(({ food, id }) => similarFoods(food, shippedFoods, null).some((similar) => similar.food.id === id));
    return Promise.resolve([
      { title: 'Named similar foods that are found', columns: ['within 4'], rows: [{ what: `of ${named.length}`, figures: [{ share: hits.length / named.length }] }], aims: [] },
    ]);
  },
};
