import { mayOffer } from '#domain/safety/offer-to.ts';
import { isKnownAllergen } from '#domain/safety/allergen-status.ts';
import type { SafetyNeeds } from '#domain/safety/safety-status-for.ts';
import type { Catalogue } from './catalogue.ts';

/** As `mayOffer` of the domain, for rows: decided once for all foods of which the same is stated. */
export function offerTest(base: Catalogue, needs: SafetyNeeds | null): (row: number) => boolean {
  if (needs === null || needs.allergens.length + needs.dietaryRestrictions.length === 0) return () => true;
  // What the vocabulary does not know is looked for in each food's own words.
  if (!needs.allergens.every(isKnownAllergen)) return (row) => mayOffer(base.foodAt(row), needs);
  const { codes, firstRows } = base.orders.health();
  const decided: (boolean | undefined)[] = Array.from({ length: firstRows.length });
  return (row) => {
    const code = codes[row] ?? 0;
    return (decided[code] ??= mayOffer(base.foodAt(firstRows[code] ?? row), needs));
  };
}
