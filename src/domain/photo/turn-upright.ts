import type { PixelSize } from './fit-within.ts';
import type { Orientation } from './read-orientation.ts';

/** A canvas transform: x' = a x + c y + e, y' = b x + d y + f. */
export type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * How a picture of the stored size `width` × `height` is drawn so that it stands upright (R8; EXIF orientation), and the
 * size that it has then.
 */
export function turnUpright(
  { width, height }: PixelSize,
  orientation: Orientation,
): { readonly size: PixelSize; readonly transform: Transform } {
  const transforms: Readonly<Record<Orientation, Transform>> = {
    1: [1, 0, 0, 1, 0, 0],
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, height, 0],
    7: [0, -1, -1, 0, height, width],
    8: [0, -1, 1, 0, 0, width],
  };
  const liesOnItsSide = orientation >= 5;
  return {
    size: liesOnItsSide ? { width: height, height: width } : { width, height },
    transform: transforms[orientation],
  };
}
