import type { Food } from '#domain/foods/food.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import { signatureOrder } from '#food-views/taste/signature-petals.ts';

const MAX_LEVEL = 5;
/** Level 0 is a ring, too, one level wide: a food that has nothing of a taste keeps a shape, and its corners do not fall together. */
const ZERO_RING = 1;

/** A place in a figure whose centre is 0,0 and whose outermost ring, level 5, is 1 away from it; y grows downwards. */
interface ShapePoint {
  readonly x: number;
  readonly y: number;
}

interface TasteCorner extends ShapePoint {
  readonly taste: IntensityName;
  /** Nobody stated this level (R4). */
  readonly isTypical: boolean;
}

interface TasteEdge {
  readonly from: TasteCorner;
  readonly to: TasteCorner;
  /** At least one of its ends is typical: the line between them is no fact. */
  readonly isTypical: boolean;
}

/** The place of a level (0-5) on the axis of a taste; they stand in the order of the signature, sweet upwards, the others clockwise. */
export function shapePoint(taste: IntensityName, level: number): ShapePoint {
  const angle = (signatureOrder.indexOf(taste) / signatureOrder.length) * 2 * Math.PI - Math.PI / 2;
  const reach = (level + ZERO_RING) / (MAX_LEVEL + ZERO_RING);
  return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach };
}

/** The shape of a taste on six axes: its corners, and the edges that close it, each stated or typical. */
export function tasteShape({ intensities, defaulted }: Pick<Food, 'intensities' | 'defaulted'>): {
  readonly corners: readonly TasteCorner[];
  readonly edges: readonly TasteEdge[];
} {
  const corners = signatureOrder.map((taste): TasteCorner => ({
    ...shapePoint(taste, intensities[taste]),
    taste,
    isTypical: defaulted.includes(taste),
  }));
  const edges = corners.map((from, at): TasteEdge => {
    const to = corners[(at + 1) % corners.length] ?? from;
    return { from, to, isTypical: from.isTypical || to.isTypical };
  });
  return { corners, edges };
}
