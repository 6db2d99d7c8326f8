import type { PixelSize } from '#domain/photo/fit-within.ts';
import type { PhotoCanvas } from '#domain/photo/prepare-photo.ts';
import { must } from '#prelude/must.ts';

/** A canvas element to prepare a photo on, for browsers that cannot draw in a worker (Safari before 16.4). */
export function elementCanvas({ width, height }: PixelSize): PhotoCanvas<ImageBitmap> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return {
    context: must(canvas.getContext('2d'), 'a drawing context of a canvas'),
    encode: (type, quality) =>
      new Promise((resolve, reject) => {
        canvas.toBlob(
          (file) => (file === null ? reject(new Error('The canvas could not be encoded')) : resolve(file)),
          type,
          quality,
        );
      }),
  };
}
