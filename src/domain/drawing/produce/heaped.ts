import type { Pen } from '#domain/drawing/pen/pen.ts';

/** Draws one nut, bud or seed around 0, 0. */
export type Kernel = (pen: Pen, tone: string, other: string) => string;

/** What is heaped in a bowl by its own outline, how many of it and how large. */
export interface Heaped {
  readonly kernels: readonly Kernel[];
  readonly count: number;
  readonly size: number;
  /** Seen between them, where a shade of the first colour would be none of theirs. */
  readonly ground?: string;
  /** One of them as it lies on the table before the bowl, large enough to be known. */
  readonly strewn?: Kernel;
  /** What stands beside the bowl. */
  readonly beside?: (pen: Pen) => string;
}
