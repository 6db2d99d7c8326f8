import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { bestRows } from './best-rows.ts';
import { offerTest } from './offer-test.ts';
import type { SafetyNeeds } from '#domain/safety/safety-status-for.ts';
import type { LayeredCatalogue } from './layered-catalogue.ts';

interface ScoredBase {
  /** By row of the base; at most 0 is not found. */
  readonly scores: ArrayLike<number>;
  readonly limit: number;
  /** Of whoever it is offered to; null for anyone. */
  readonly needs: SafetyNeeds | null;
  /** By row: the order among equal scores; that of `compareByRating` when it is not said. */
  readonly ranks?: ArrayLike<number>;
  /** Asked of rows only where they would be among the best, and of every food that has changed since. */
  readonly passes: (food: TasteTraits) => boolean;
}

/**
 * A short list that holds the best foods of a question: the rows of the columns with the highest scores, and every food that has changed since. All of
 * them pass. The scores order rows as the domain's rule does; the rule itself then decides within the list.
 */
export function contenders(
  { base, changed, isGone }: LayeredCatalogue,
  { scores, limit, needs, passes, ranks = base.columns.ranks }: ScoredBase,
): readonly TasteTraits[] {
  const mayOfferRow = offerTest(base, needs);
  // What a rule remembers of a food holds for as long as it is the same object.
  const rowFoods = new Map<number, TasteTraits>();
  const foodAt = (row: number) => {
    const food = rowFoods.get(row) ?? base.foodAt(row);
    rowFoods.set(row, food);
    return food;
  };
  const rows = bestRows({
    scores,
    ranks,
    limit,
    passes: (row) => !isGone(row) && mayOfferRow(row) && passes(foodAt(row)),
  });
  return [...rows.map(({ row }) => foodAt(row)), ...Array.from(changed).filter(passes)];
}
