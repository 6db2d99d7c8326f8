/** Pixels on the longer side of a stored photo (R8). */
const LONGEST_SIDE = 1600;

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The size in the same proportions whose longer side is at most `longest`; never larger than it was, never below one pixel. */
export function fitWithin({ width, height }: PixelSize, longest: number = LONGEST_SIDE): PixelSize {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
