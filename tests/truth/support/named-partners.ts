import type { Food } from '#domain/foods/food.ts';
import { mentionsOf } from '#domain/pairing/partners/partner-mentions.ts';

export interface NamedPartner {
  readonly food: Food;
  readonly partner: Food;
  /** By the partner's own name, and not by an alias. */
  readonly isExact: boolean;
  /** Another food names it, or is served with it. */
  readonly isNamedElsewhere: boolean;
  readonly isAbroad: boolean;
}

/** Each partner that a record of the catalogue names and that the catalogue has. */
export function namedPartnersOf(foods: readonly Food[]): readonly NamedPartner[] {
  const called = new Map<string, Food[]>();
  for (const food of foods)
    for (const name of mentionsOf(food).own) called.set(name, [...(called.get(name) ?? []), food]);
  const namers = namersOf(foods);
  return foods.flatMap((food) => {
    const entries = new Set(food.bestPairedWith.map((entry) => entry.normalize('NFC').toLowerCase()));
    const found = new Map(
      [...mentionsOf(food).named].flatMap((name) =>
        (called.get(name) ?? []).map((partner) => [partner.id, partner] as const),
      ),
    );
    return [...found.values()]
      .filter(({ id }) => id !== food.id)
      .map((partner) => {
        const names = [...mentionsOf(partner).own];
        return {
          food,
          partner,
          isExact: names.some((name) => entries.has(name)),
          isNamedElsewhere: names.some((name) => [...(namers.get(name) ?? [])].some((id) => id !== food.id)),
          isAbroad: partner.origin !== food.origin,
        };
      });
  });
}

/** Of each name the foods whose records speak of it as a partner. */
export function namersOf(foods: readonly Food[]): ReadonlyMap<string, ReadonlySet<Food['id']>> {
  const namers = new Map<string, Set<Food['id']>>();
  for (const food of foods)
    for (const name of [...mentionsOf(food).named, ...mentionsOf(food).served])
      namers.set(name, (namers.get(name) ?? new Set()).add(food.id));
  return namers;
}
