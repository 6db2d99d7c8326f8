import { foldCase } from '#prelude/text/fold-case.ts';
import { servedKeys } from '#domain/pairing/partners/partner-mentions.ts';
import type { FoodRecord } from './food-record.ts';
import type { RecordFault } from './record-fault.ts';

/** Dishes of the catalogue by their folded names. */
export type NamedDishes = ReadonlyMap<string, FoodRecord>;

/** Names that mean another dish in every kitchen: only a food of the same cuisine means the one of the catalogue. */
const everywhere: ReadonlySet<string> = new Set(['green salad', 'fried chicken', 'fried rice']);
/** Plain things of which the catalogue tells one way of cooking. */
const plainThings: ReadonlySet<string> = new Set([
  'oysters',
  'tripe',
  'bone marrow',
  'grilled fish',
  'sea urchin',
  'wild mushrooms',
]);
/** What is itself eaten beside others: what its suggestions name has a record of its own. */
const companions: ReadonlySet<string> = new Set(['side', 'salad', 'bread', 'sauce', 'ingredient', 'drink']);

/** The dishes that a record may name; a plain ingredient or a drink is read by its words instead. */
export function namedDishes(foods: readonly FoodRecord[]): NamedDishes {
  return new Map(
    foods
      .filter(({ course, ingredients }) => course !== 'drink' && course !== 'ingredient' && ingredients.length > 1)
      .filter(({ name }) => !plainThings.has(foldCase(name)))
      .flatMap((food) => [food.name, food.native_name].map((name) => [foldCase(name), food] as const)),
  );
}

/**
 * Dishes of the catalogue that a record comes with or has a version with, and whose allergens it states neither as 'contains' nor as 'may contain'.
 * A name counts as it stands; what a kitchen calls a dish instead of its name, within that kitchen.
 */
export function* namedDishFaults(food: FoodRecord, dishes: NamedDishes): Iterable<RecordFault> {
  if (food.ingredients.length === 1) return;
  const fields = [
    ['cultural_variations', food.cultural_variations],
    ['regional_variations', food.regional_variations],
    ['serving_suggestions', companions.has(food.course) ? [] : food.serving_suggestions],
  ] as const;
  for (const [field, texts] of fields)
    for (const text of texts.filter((one) => /^with /i.test(one) && !one.endsWith('on the side')))
      for (const dish of meant(text, food, dishes))
        for (const allergen of dish.allergens)
          if (dish !== food && !food.allergens.includes(allergen) && !food.may_contain.includes(allergen))
            yield { field, wrong: `${allergen} of ${dish.name} in '${text}' is not stated` };
}

function meant(text: string, { origin }: FoodRecord, dishes: NamedDishes): ReadonlySet<FoodRecord> {
  const folded = foldCase(text);
  const isNamed = (name: string) => folded.includes(name) && !everywhere.has(name);
  return new Set(
    servedKeys(text, origin)
      .map((key) => [key, dishes.get(key)] as const)
      .flatMap(([key, dish]) => (dish !== undefined && (dish.origin === origin || isNamed(key)) ? [dish] : [])),
  );
}
