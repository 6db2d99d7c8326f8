import { drawPicture } from './draw-picture.ts';
import { drawnContribution, type PicturedFood } from './drawn-contribution.ts';

/** The picture of a member's food as SVG text: what a device loads the engine by. */
export const drawContribution = (food: PicturedFood): string => drawPicture(drawnContribution(food));
