import { chakra } from '#ui/elements/chakra.tsx';
import type { Food } from '#domain/foods/food.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { TasteBar } from './taste-bar.tsx';

/** The six tastes of a food, one bar each. */
export function TasteBars({ food }: { readonly food: Pick<Food, 'intensities' | 'defaulted'> }) {
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="8"
      rowGap="4"
    >
      {intensityNames.map((taste) => (
        <li key={taste}>
          <TasteBar food={food} taste={taste} />
        </li>
      ))}
    </chakra.ul>
  );
}
