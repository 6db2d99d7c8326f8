import { darker } from '#domain/drawing/pen/colour.ts';
import type { Scene } from './scene.ts';

/** The dominant colour of the food. */
export const firstColour = ({ plan }: Scene): string => plan.colours[0] ?? '#c98a4a';

/** The next colour that is seen, else a shade of the first. */
export const secondColour = ({ plan }: Scene): string => plan.colours[1] ?? darker(plan.colours[0] ?? '#c98a4a', 0.25);

export const thirdColour = ({ plan }: Scene): string => plan.colours[2] ?? darker(plan.colours[0] ?? '#c98a4a', 0.3);
