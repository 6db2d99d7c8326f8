import { foldCase } from '#prelude/text/fold-case.ts';
import type { Food } from '#domain/foods/food.ts';
import { similarFoods } from '#domain/search/similar-foods.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { seeded } from '#tests/bench/support/seeded.ts';
import type { TruthSection } from '#tests/truth/section.ts';
import { shippedFoods } from '#tests/truth/support/shipped-foods.ts';

const byName = new Map(
  shippedFoods.flatMap((food) => [food.name, food.nativeName].map((name) => [foldCase(name), food.id])),
);

/** Each similar food that a record names and that the catalogue has. */
const named = shippedFoods.flatMap((food) => {
  const others = food.similarFoods.flatMap((name) => byName.get(foldCase(name)) ?? []);
  return [...new Set(others)].filter((id) => id !== food.id).map((id) => ({ food, id }));
});

function shared(ones: readonly string[], others: readonly string[]): number {
  return ones.filter((word) => others.includes(word)).length;
}

function ordered(score: (food: Food) => number, except?: Food): readonly Food['id'][] {
  return shippedFoods
    .filter(({ id }) => id !== except?.id)
    .map((food) => ({ id: food.id, at: score(food) }))
    .toSorted((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id);
}

export const similarSection: TruthSection = {
  id: 'similar',
  title: 'Similar foods',
  method: [
    'Records name foods that are like them (`similar_foods`); those that are foods of the catalogue by their name count. No rule reads that list. A hit: the named food stands among the first 4, or 12. The points were written by hand and not tuned.',
  ],
  measure: ({ seed }) => {
    const random = seeded(seed + 2);
    const rules: readonly (readonly [string, (food: Food) => readonly Food['id'][]])[] = [
      ['random', () => ordered(() => random())],
      ['popularity: named by most others', () => ordered((other) => named.filter(({ id }) => id === other.id).length)],
      [
        'nearest taste',
        (food) =>
          ordered(
            (other) =>
              -intensityNames.reduce((sum, name) => sum + (food.intensities[name] - other.intensities[name]) ** 2, 0),
            food,
          ),
      ],
      [
        'the rules before: 2 a flavour, 1.5 a texture, 1 the origin',
        (food) =>
          ordered(
            (other) =>
              2 * shared(food.flavours, other.flavours) +
              1.5 * shared(food.textures, other.textures) +
              Number(food.origin === other.origin),
            food,
          ),
      ],
      ['**shown**', (food) => similarFoods(food, shippedFoods, null, { limit: 12 }).map((similar) => similar.food.id)],
    ];
    const hits = (rule: (food: Food) => readonly Food['id'][], within: number) =>
      named.filter(({ food, id }) => rule(food).slice(0, within).includes(id)).length / named.length;
    return Promise.resolve([
      {
        title: `Named similar foods that are found (${named.length})`,
        columns: ['within 4', 'within 12'],
        aims: ['≥ 60 % within 12.'],
        rows: rules.map(([what, rule]) => ({ what, figures: [{ share: hits(rule, 4) }, { share: hits(rule, 12) }] })),
      },
    ]);
  },
};
