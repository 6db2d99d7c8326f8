import { darker, lighter } from '#domain/drawing/pen/colour.ts';
import { path, type Pen, solid, strokes } from '#domain/drawing/pen/pen.ts';

/** A peeled chestnut in its sugar: a broad base, a point, and the folds of its skin. Round it would be chocolate. */
export const candiedChestnut = (pen: Pen, tone: string) =>
  solid(
    pen,
    'M0 -60C10 -46 34 -42 52 -20C70 4 66 38 40 48C14 56 -14 56 -40 48C-66 38 -70 4 -52 -20C-34 -42 -10 -46 0 -60Z',
    tone,
  ) +
  path('M-40 48C-54 42 -60 30 -58 22C-30 38 30 38 58 22C60 30 54 42 40 48C14 56 -14 56 -40 48Z', lighter(tone, 0.42)) +
  strokes(
    'M0 -52C-10 -26 -26 -6 -30 20M2 -50C6 -20 2 0 4 26M6 -48C22 -26 34 -8 38 18M-20 -30C-38 -16 -46 0 -46 12',
    darker(tone, 0.42),
    4.5,
    ' opacity=".65"',
  ) +
  strokes('M-36 -14C-28 -28 -16 -34 -6 -38', '#fff', 8, ' opacity=".7"') +
  strokes('M20 -20h.1M34 4h.1M-14 8h.1M14 14h.1M-34 26h.1', '#fff6df', 6, ' opacity=".8"');
