import { describe, expect, it } from 'vitest';
import { foldCase } from '#prelude/text/fold-case.ts';
import { memoize } from '#prelude/memoize.ts';
import { must } from '#prelude/must.ts';
import type { Food } from '#domain/foods/food.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { numberedFoods } from '#tests/support/numbered-foods.ts';
import { relatedCuisines } from '#domain/pairing/cuisine-relations.ts';
import { noPairingFilters, type PairingStyle, pairingStyles } from '#domain/pairing/pairing.ts';
import { catalogueQuestions } from '#ranking/catalogue-questions.ts';
import { FoodIndex } from '#ranking/food-index.ts';

const foods = numberedFoods(builtInFoods);
const index = new FoodIndex();
index.onFoods(foods);
// As on a device: over columns.
index.settle();
const byId = new Map(foods.map((food) => [food.id, food]));

/** Milliseconds: a catalogue of hundreds is asked, on a busy machine. */
const PATIENCE = 180_000;

/** Each food is asked about in one of the three styles, and each style about a third of every kitchen: what keeps lists varied knows no style. */
const listsOf = memoize(pairingStyles.length, (style: PairingStyle) =>
  foods
    .filter((_, place) => place % pairingStyles.length === pairingStyles.indexOf(style))
    .map((food) => ({
      food,
      list: catalogueQuestions(index).pairings({ foodId: food.id, style, profile: null, filters: noPairingFilters }),
    })),
);

const wordsOf = ({ flavours, textures }: Food) => new Set([...flavours, ...textures].map(foldCase));

/** Drinks that are described by much the same words, and that nobody takes for one another: told apart by hand. */
const toldApart: readonly (readonly string[])[] = [
  ['Cider'],
  ['Sangria'],
  ['Red Wine', 'White Wine', 'Rosé Wine'],
  ['South Indian Filter Coffee'],
  ['Masala Chai'],
];
function areToldApart(one: Food, other: Food): boolean {
  const [ones, others] = [one, other].map(({ name }) => toldApart.findIndex((names) => names.includes(name)));
  return ones !== -1 && others !== -1 && ones !== others;
}

/** Two foods of one course that share half of all their words, and differ by half a point of five in the mean: by other means than the rule's. */
function isTheSameAgain(one: Food, other: Food): boolean {
  if (one.course !== other.course || areToldApart(one, other)) return false;
  const [ones, others] = [wordsOf(one), wordsOf(other)];
  const shared = [...ones].filter((word) => others.has(word)).length;
  const apart =
    intensityNames.reduce((sum, name) => sum + Math.abs(one.intensities[name] - other.intensities[name]), 0) /
    intensityNames.length;
  return shared / (ones.size + others.size - shared) >= 0.5 && apart <= 0.5;
}

/** Two dishes of one kitchen and course that are made of the same: half of all their ingredients. */
function isMadeOfTheSame(one: Food, other: Food): boolean {
  if (one.course !== other.course || one.origin !== other.origin || areToldApart(one, other)) return false;
  const [ones, others] = [new Set(one.ingredients.map(foldCase)), new Set(other.ingredients.map(foldCase))];
  const shared = [...ones].filter((word) => others.has(word)).length;
  return shared / (ones.size + others.size - shared) >= 0.5;
}

describe('over all foods of the catalogue (R31)', () => {
  it.each(pairingStyles)(
    'R31: no list of %s is one of near-duplicates: what is nearly the same stands there only where a record names both, and at most two such pairs of 28',
    (style) => {
      const unstated: string[] = [];
      const crowded: string[] = [];
      for (const { food, list } of listsOf(style)) {
        const partners = list.map(({ id, evidence }) => ({
          food: must(byId.get(id), 'a food'),
          isStated: evidence.tier === 'named' || evidence.tier === 'served',
        }));
        const doubles = partners.flatMap((one, at) =>
          partners
            .slice(at + 1)
            .filter((other) => isTheSameAgain(one.food, other.food) || isMadeOfTheSame(one.food, other.food))
            .map((other) => ({ one, other })),
        );
        for (const { one, other } of doubles)
          if (!one.isStated || !other.isStated) unstated.push(`${food.name}: ${one.food.name}, ${other.food.name}`);
        for (const { food: one, isStated } of partners)
          if (!isStated && isTheSameAgain(one, food)) unstated.push(`${food.name}: ${one.name}`);
        if (doubles.length > 2)
          crowded.push(
            `${food.name}: ${doubles.map(({ one, other }) => `${one.food.name}, ${other.food.name}`).join('; ')}`,
          );
      }
      expect(unstated).toEqual([]);
      expect(crowded).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'R31: what a style says of its list is true of it: Elevate stays in its own kitchen or a related one, and among equal evidence the points decide',
    () => {
      const untrue: string[] = [];
      for (const style of pairingStyles) {
        for (const { food, list } of listsOf(style)) {
          for (const [at, { id, score, evidence }] of list.entries()) {
            const next = list[at + 1];
            const partner = must(byId.get(id), 'a food');
            if (next !== undefined && next.evidence.worth === evidence.worth && next.score > score)
              untrue.push(`${style} of ${food.name}: ${partner.name} before what has more points`);
            if (
              style === 'elevate' &&
              partner.origin !== food.origin &&
              !relatedCuisines(food.origin).has(foldCase(partner.origin))
            )
              untrue.push(`elevate of ${food.name}: ${partner.name} from ${partner.origin}`);
          }
        }
      }
      expect(untrue).toEqual([]);
    },
    PATIENCE,
  );
});
