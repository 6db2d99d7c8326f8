import type { Pen } from '#domain/drawing/pen/pen.ts';

/** What lies on a board whole, around 0, 0: some 500 wide and 240 high. `tone` is its outside, `other` what is seen where it is cut. */
export type ProducePainter = (pen: Pen, tone: string, other: string) => string;
