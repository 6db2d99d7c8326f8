import { cutPlantPieces } from './cut-plant-pieces.ts';
import { dairyPieces } from './dairy-pieces.ts';
import { fruitPieces } from './fruit-pieces.ts';
import { grainPieces } from './grain-pieces.ts';
import { meatPieces } from './meat-pieces.ts';
import { plantPieces } from './plant-pieces.ts';
import { seaPieces } from './sea-pieces.ts';

/** Everything that can lie on a dish, by name. */
export const pieces = {
  ...cutPlantPieces,
  ...dairyPieces,
  ...fruitPieces,
  ...grainPieces,
  ...meatPieces,
  ...plantPieces,
  ...seaPieces,
};

export type PieceName = keyof typeof pieces;
