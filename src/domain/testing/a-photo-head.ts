import { aJpeg } from './a-jpeg.ts';

interface PhotoHead {
  readonly width: number;
  readonly height: number;
  readonly orientation?: number;
  readonly hasGps?: boolean;
}

/** The head of a JPEG that says how large it is. There is no picture behind it. */
export function aPhotoHead({ width, height, ...exif }: PhotoHead): Uint8Array<ArrayBuffer> {
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0];
  return new Uint8Array(aJpeg({ ...exif, before: frame }));
}
