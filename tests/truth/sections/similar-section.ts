import { foldCase } from '#prelude/text/fold-case.ts';
import type { Food } from '#domain/foods/food.ts';
import { similarFoods } from '#domain/search/similar-foods.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { seeded } from '#tests/bench/support/seeded.ts';
import type { TruthSection, TruthTable } from '#tests/truth/section.ts';
import { halves } from '#tests/truth/support/halves.ts';
import { shippedFoods, starterFoods } from '#tests/truth/support/shipped-foods.ts';

interface NamedSimilar {
  readonly food: Food;
  readonly id: Food['id'];
}
type Rule = (food: Food) => readonly Food['id'][];

const WANTED = 12;

/** Each similar food that a record names and that the catalogue has. */
function namedIn(foods: readonly Food[]): readonly NamedSimilar[] {
  const byName = new Map(
    foods.flatMap((food) => [food.name, food.nativeName].map((name) => [foldCase(name), food.id])),
  );
  return foods.flatMap((food) => {
    const others = food.similarFoods.flatMap((name) => byName.get(foldCase(name)) ?? []);
    return [...new Set(others)].filter((id) => id !== food.id).map((id) => ({ food, id }));
  });
}

function shared(ones: readonly string[], others: readonly string[]): number {
  return ones.filter((word) => others.includes(word)).length;
}

function rulesOver(
  foods: readonly Food[],
  named: readonly NamedSimilar[],
  seed: number,
): readonly (readonly [string, Rule])[] {
  const random = seeded(seed + 2);
  const ordered = (score: (food: Food) => number, except?: Food): readonly Food['id'][] =>
    foods
      .filter(({ id }) => id !== except?.id)
      .map((food) => ({ id: food.id, at: score(food) }))
      .toSorted((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1))
      .map(({ id }) => id);
  return [
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
    [
      '**shown, the own list hidden**',
      (food) => similarFoods(food, foods, null, { limit: WANTED }).map((similar) => similar.food.id),
    ],
  ];
}

function foundTable(what: string, foods: readonly Food[], seed: number): TruthTable {
  const named = namedIn(foods);
  const { tuned } = halves(foods, seed);
  const parts = [named.filter(({ food }) => tuned.has(food)), named.filter(({ food }) => !tuned.has(food)), named];
  return {
    title: `Named similar foods that are found: ${what}`,
    columns: [4, WANTED].flatMap((within) =>
      ['tuned half', 'told half', 'all'].map((half, at) => `within ${within}, ${half} (${parts[at]?.length})`),
    ),
    aims: ['≥ 60 % within 12.'],
    rows: rulesOver(foods, named, seed).map(([rule, find]) => {
      const first = new Map([...new Set(named.map(({ food }) => food))].map((food) => [food, find(food)]));
      const share = (part: readonly NamedSimilar[], within: number) =>
        part.filter(({ food, id }) => first.get(food)?.slice(0, within).includes(id)).length / part.length;
      return {
        what: rule,
        figures: [4, WANTED].flatMap((within) => parts.map((part) => ({ share: share(part, within) }))),
      };
    }),
  };
}

export const similarSection: TruthSection = {
  id: 'similar',
  title: 'Similar foods',
  method: [
    'Records name foods that are like them (`similar_foods`); those that are foods of the catalogue by their name count. What a record names stands first in the app, so the list of the food that is asked about is hidden here, and all that is found is found by the rule. A hit: the named food stands among the first 4, or 12.',
    'The points are those that a regression over the tuned half of the starter catalogue gave, rounded: words in common by how rare they are, those of the description too (“dumplings”, “sponge”), the words of the four main ingredients, most of all the first, the plate (course, kind of drink, starch, breakfast), the cuisine or one close by, and nearness of taste. With points written by hand, and without descriptions, main ingredients, plates and kitchens close by, 41.2 % of all were found within 4 and 61.2 % within 12. Not taken: the words of the mouthfeel note (+1 within 12), the words of names (0), allergens in common (0), the length of a candidate’s lists (+1 within 4).',
    'Lists as the app shows them were judged by one picky judge, who counted what was merely odd as not alike: 60.0 % of the four similar foods of 80 by lot (seed 20261211) under the rules before, when no record’s list was read; of a fresh lot of 40 others (seed 20261217), read once after the rules stood, 75.6 % (121 of 160). The judge wrote the rules, too. Weakest are single ingredients (black garlic), where the catalogue has little that is like them, and the fourth place: records name two or three.',
  ],
  measure: ({ seed }) =>
    Promise.resolve([
      foundTable('whole starter catalogue', starterFoods, seed),
      foundTable('the first 325 foods, for comparison', shippedFoods, seed),
    ]),
};
