import type { Pen } from '#domain/drawing/pen/pen.ts';

/** Draws a thing around 0, 0, about 90 wide, in the given colour where it has a choice. */
export type Painter = (pen: Pen, tone: string) => string;
