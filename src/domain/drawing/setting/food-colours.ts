import { darker, distance, hueOf } from '#domain/drawing/pen/colour.ts';
import type { Scene } from './scene.ts';

/** The dominant colour of the food. */
export const firstColour = ({ plan }: Scene): string => plan.colours[0] ?? '#c98a4a';

/** The next colour that is seen, else a shade of the first. */
export const secondColour = ({ plan }: Scene): string => plan.colours[1] ?? darker(plan.colours[0] ?? '#c98a4a', 0.25);

export const thirdColour = ({ plan }: Scene): string => plan.colours[2] ?? darker(plan.colours[0] ?? '#c98a4a', 0.3);

const usualCrust = '#c8924b';
/** Hues of baked dough, from dark rye to cream: a slice in the red of its tomatoes is taken for raw meat. */
const baked = { from: 48, to: 96 };

/** Of a food's colours the one of its bread: the record names first what is seen first, which may lie on it. */
export function breadColour({ plan }: Scene): string {
  // Dark whatever lies on it is first stated as.
  if (/\brye bread\b/.test(plan.ingredientText)) return '#7a5232';
  const isBaked = (colour: string) => hueOf(colour) >= baked.from && hueOf(colour) <= baked.to;
  const [nearest = usualCrust] = plan.colours
    .filter(isBaked)
    .toSorted((one, other) => distance(one, usualCrust) - distance(other, usualCrust));
  return nearest;
}
