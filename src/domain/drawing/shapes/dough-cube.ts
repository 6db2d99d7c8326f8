import { darker, inkOf, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, type Pen } from '#domain/drawing/pen/pen.ts';

/** A cube of fried dough: its edges are blunt and its sides plain. */
export const doughCube = (pen: Pen, tone: string) =>
  pen.symbol(
    `dough cube ${tone}`,
    () =>
      path(
        'M-42 -8C-44 -16 -6 -36 2 -36C12 -36 44 -22 44 -14C46 -4 44 18 40 24C36 32 10 44 2 44C-6 44 -36 32 -40 24C-44 16 -42 0 -42 -8Z',
        darker(tone, 0.26),
        line(inkOf(tone), 3),
      ) +
      path('M-40 -8C-20 0 -6 6 2 8C4 20 4 32 2 42C-8 42 -34 32 -38 24C-42 14 -41 2 -40 -8Z', tone) +
      path(
        'M-38 -11C-26 -24 -6 -34 2 -34C12 -34 34 -24 41 -15C30 -4 10 4 2 6C-8 4 -28 -4 -38 -11Z',
        lit(pen, mix(tone, '#f6cf80', 0.62), 0.5),
      ),
  );
