import type { PixelSize } from '#domain/photo/fit-within.ts';

/** What is met on a walk through a picture: a size that some decoder may believe, a frame of an animation, something else, or what cannot be. */
export type PicturePart = PixelSize | 'frame' | 'other' | 'nonsense';
