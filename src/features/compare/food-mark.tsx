import { chakra } from '#ui/elements/chakra.tsx';
import type { ColourName } from '#ui/theme/palette.ts';

interface Mark {
  readonly colour: ColourName;
  /** Around 0,0, within 6 each way. */
  readonly path: string;
}

/** By these the compared foods are told apart, in their order: a form of its own for each, so that no colour is needed. */
const marks: readonly [Mark, ...Mark[]] = [
  { colour: 'hue.chilli', path: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z' },
  { colour: 'hue.slate', path: 'M-4.4-4.4h8.8v8.8h-8.8Z' },
  { colour: 'hue.moss', path: 'M0-5.8L5.4 4.2H-5.4Z' },
  { colour: 'hue.bark', path: 'M0-5.9L5.9 0L0 5.9L-5.9 0Z' },
];

/** The mark of the food at a place of the comparison, 0-3. */
export function markAt(place: number): Mark {
  return marks[place] ?? marks[0];
}

/** The mark by itself, beside a food's name or in a legend; hollow for a typical value (R4). */
export function FoodMark({ place, isTypical = false }: { readonly place: number; readonly isTypical?: boolean }) {
  const { colour, path } = markAt(place);
  return (
    <chakra.svg
      aria-hidden
      viewBox="-7 -7 14 14"
      boxSize="3.5"
      flexShrink="0"
      color={colour}
      fill={isTypical ? 'none' : 'currentColor'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
    >
      <path d={path} />
    </chakra.svg>
  );
}
