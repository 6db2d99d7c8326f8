import { describe, expect, it } from 'vitest';
import { foldCase } from '#prelude/text/fold-case.ts';
import type { Food } from '#domain/foods/food.ts';
import { isStated } from '#domain/pairing/choose-partners.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { pairFoods } from '#domain/pairing/pair-foods.ts';
import { noPairingFilters, pairingStyles } from '#domain/pairing/pairing.ts';
import { plateOf } from '#domain/pairing/plate.ts';
import { aFood } from '#domain/testing/a-food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { builtInSets } from '#tests/support/built-in-foods.ts';
import { numberedFoods } from '#tests/support/numbered-foods.ts';
import { mentionsOf } from './partner-mentions.ts';
import { VoteCount } from './vote-count.ts';

const foods = numberedFoods([...builtInSets.starter.values()].flat());
const byId = new Map(foods.map((food) => [food.id, food]));

/** Of the foods for which it is asked, each in one style, every partner that is shown, with its food. */
function shownTo(isAsked: (food: Food) => boolean) {
  return foods.filter(isAsked).flatMap((food, place) =>
    pairFoods(foods, {
      foodId: food.id,
      style: pairingStyles[place % pairingStyles.length] ?? 'complement',
      profile: null,
      filters: noPairingFilters,
    }).map((suggestion) => ({ food, partner: byId.get(suggestion.id) ?? aFood(), ...suggestion })),
  );
}

const told = ({ food, partner }: { readonly food: Food; readonly partner: Food }) => `${food.name}: ${partner.name}`;

describe('what is no partner over the starter catalogue, unless a record or members say so (R31)', () => {
  it('no rice, bread or noodles beside a bowl of noodles', () => {
    const shown = shownTo((food) => plateOf(food).isBowl);
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.filter(({ evidence, partner }) => !isStated(evidence) && plateOf(partner).isStarch).map(told)).toEqual(
      [],
    );
  });

  it('no dish of a meal beside a dessert, but for a few that several desserts name', () => {
    const sweet = ['drink', 'dessert', 'ingredient'];
    const shown = shownTo((food) => food.course === 'dessert');
    expect(shown.length).toBeGreaterThan(400);
    const dishes = shown.filter(
      ({ evidence, partner }) => !isStated(evidence) && !sweet.includes(courseOf(partner) ?? ''),
    );
    expect(dishes.length / shown.length).toBeLessThan(0.03);
    for (const { evidence } of dishes)
      expect(evidence.facts.some(({ kind }) => kind === 'named-often' || kind === 'named-abroad')).toBe(true);
  });

  it('no ingredient that is in the dish, as saffron is in a risotto', () => {
    const isIn = (food: Food, partner: Food) => {
      const own = mentionsOf(partner).own;
      return courseOf(partner) === 'ingredient' && food.ingredients.some((word) => own.has(foldCase(word)));
    };
    // Every third food is asked about.
    const asked = new Set(foods.filter((_, at) => at % 3 === 0));
    const withSuch = shownTo((food) => asked.has(food) && foods.some((partner) => isIn(food, partner)));
    expect(withSuch.length).toBeGreaterThan(100);
    const inside = withSuch.filter(
      ({ food, partner, evidence }) =>
        isIn(food, partner) && !evidence.facts.some((fact) => 'by' in fact && fact.by === 'food'),
    );
    expect(inside.map(told)).toEqual([]);
  });
});

describe('who has a vote', () => {
  const of = (id: string, course: Food['course'], bestPairedWith: string[] = []) =>
    aFood({ id: id as FoodId, name: id, course, origin: 'Danish', bestPairedWith });

  it.each([
    ['a dessert does not hear dishes', 'dessert', 'main', 0],
    ['a dish does not hear desserts', 'main', 'dessert', 0],
    ['a dish does not hear drinks', 'soup', 'drink', 0],
    ['a dessert hears desserts', 'dessert', 'dessert', 1],
    ['a dish hears dishes', 'soup', 'main', 1],
    ['a drink hears dishes', 'drink', 'main', 1],
    ['a drink hears desserts', 'drink', 'dessert', 1],
  ] as const)('%s', (_, asked, voter, count) => {
    const votes = new VoteCount(of('asked', asked));
    votes.addFood(of('voter', voter, ['Milk']));
    const { alike, home } = votes.votesFor('milk');
    expect(alike + home).toBe(count);
  });
});
