import type { Food } from '#domain/foods/food.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { TasteBar } from './taste-bar.tsx';
import { TasteColumns } from './taste-columns.tsx';

/** The six tastes of a food, one bar each. */
export function TasteBars({ food }: { readonly food: Pick<Food, 'intensities' | 'defaulted'> }) {
  return (
    <TasteColumns rowGap="4">
      {intensityNames.map((taste) => (
        <li key={taste}>
          <TasteBar food={food} taste={taste} />
        </li>
      ))}
    </TasteColumns>
  );
}
