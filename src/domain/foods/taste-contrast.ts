import type { Food } from './food.ts';
import { type IntensityName, intensityNames } from '#domain/taste/taste-vocabulary.ts';

type Tasted = Pick<Food, 'name' | 'intensities' | 'defaulted'>;

/** How far foods lie apart in one taste. */
export interface TasteContrast<F> {
  readonly taste: IntensityName;
  /** Levels between the weakest and the strongest of them, 0-5. */
  readonly distance: number;
  readonly weakest: F;
  readonly strongest: F;
}

/**
 * In which tastes foods differ, the widest apart first; tastes as wide apart stand in the order of the bars. Only what is stated counts: a
 * typical value is no evidence (R4), so a taste that fewer than two of them state is left out.
 */
export function tasteContrasts<F extends Tasted>(foods: readonly F[]): readonly TasteContrast<F>[] {
  return intensityNames
    .flatMap((taste): TasteContrast<F>[] => {
      const [first, ...others] = foods.filter(({ defaulted }) => !defaulted.includes(taste));
      if (first === undefined || others.length === 0) return [];
      const level = (food: F) => food.intensities[taste];
      const weakest = others.reduce((least, food) => (level(food) < level(least) ? food : least), first);
      const strongest = others.reduce((most, food) => (level(food) > level(most) ? food : most), first);
      return [{ taste, distance: level(strongest) - level(weakest), weakest, strongest }];
    })
    .toSorted((one, other) => other.distance - one.distance);
}
