import { place, shadow } from '#domain/drawing/pen/pen.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** What a roast of this shape looks like on its bed. */
export type MeatPainter = (scene: Scene, bed: Bed, tone: string) => string;

type Place = readonly [x: number, y: number];

/** Pieces laid down one by one. */
export const laidOut = (
  { pen }: Scene,
  bed: Bed,
  {
    id,
    spots,
    size,
    wide,
    turn = 0,
  }: {
    readonly id: string;
    readonly spots: readonly Place[];
    readonly size: number;
    readonly wide: number;
    readonly turn?: number;
  },
) =>
  spots
    .map(
      ([x, y]) =>
        shadow(pen, bed.cx + x + 10, bed.cy + y + 26 * size, wide * size, 26 * size, 0.5) +
        place(id, { x: bed.cx + x, y: bed.cy + y, size, turn }),
    )
    .join('');
