import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { Painter } from './painter.ts';
const wedge =
  (rind: string, flesh: string): Painter =>
  (pen) =>
    path('M-46 -14C-40 26 32 34 48 -4L44 -12Z', lit(pen, rind), line(inkOf(rind))) +
    path('M-46 -14C-36 -22 38 -24 46 -10C34 8 -30 12 -46 -14Z', '#fbf6df', line(inkOf(rind), 2)) +
    path('M-38 -13C-28 -18 30 -19 38 -9C26 3 -24 6 -38 -13Z', lit(pen, flesh)) +
    strokes('M-20 -17L-12 1M2 -18L4 3M22 -16L16 0', '#fdf9e6', 3);

export const citrusSlice =
  (rind: string, flesh: string): Painter =>
  (pen) =>
    ellipse(0, 5, 42, 31, darker(rind, 0.2), line(inkOf(rind))) +
    ellipse(0, 0, 42, 30, rind) +
    ellipse(0, 0, 36, 25, '#fdf7e2') +
    ellipse(0, 0, 32, 21, lit(pen, flesh)) +
    strokes('M0 -21V21M-28 -10L28 10M28 -10L-28 10', '#fdf7e2', 4);

const avocado: Painter = (pen, tone) =>
  solid(pen, 'M-46 18C-34 -18 10 -36 44 -22C50 -16 46 -8 38 -6C14 -8 -14 6 -28 26C-36 32 -48 28 -46 18Z', '#55762f') +
  path('M-38 18C-26 -10 12 -26 42 -17C20 -14 -12 0 -30 22C-34 26 -39 24 -38 18Z', lit(pen, tone)) +
  strokes('M-24 4C-8 -10 12 -17 28 -18', '#fbf5c2', 4, ' opacity=".8"');

const olive: Painter = (pen, tone) =>
  ellipse(0, 0, 26, 21, lit(pen, tone), line(inkOf(tone))) +
  ellipse(13, 2, 6.5, 8, darker(tone, 0.6)) +
  ellipse(-9, -9, 7, 4, '#fff', ' opacity=".65" transform="rotate(-24 -9 -9)"');

const balls =
  (spots: readonly (readonly [number, number])[], r: number): Painter =>
  (pen, tone) =>
    spots
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${lit(pen, tone)}"${line(inkOf(tone), 2.5)}/>`)
      .join('') +
    strokes(
      spots.map(([x, y]) => `M${x - r * 0.35} ${y - r * 0.4}h.1`).join(''),
      lighter(tone, 0.8),
      r * 0.4,
      ' opacity=".8"',
    );

const peas = balls(
  [
    [-22, 6],
    [4, -12],
    [10, 14],
    [30, -4],
  ],
  14,
);

const chickpeas = balls(
  [
    [-20, 2],
    [14, -8],
    [12, 20],
  ],
  19,
);

const berries = balls(
  [
    [-20, 6],
    [14, -8],
    [16, 20],
  ],
  20,
);

const pearls = balls(
  [
    [-24, 4],
    [0, -12],
    [8, 14],
    [28, -2],
    [-8, 24],
  ],
  12,
);

const raisins = balls(
  [
    [-18, 2],
    [12, -6],
    [10, 16],
  ],
  12,
);

/** One whole with its seam and bloom, one halved to its stone: round and in a bunch they would be grapes. */
const plum: Painter = (pen, tone) =>
  solid(pen, 'M-56 -2C-58 -28 -34 -40 -14 -38C8 -38 22 -20 18 2C14 24 -8 32 -26 28C-44 24 -54 14 -56 -2Z', tone) +
  strokes('M-18 -37C-34 -22 -36 4 -22 27', darker(tone, 0.5), 4) +
  strokes('M-46 -10C-42 -20 -36 -26 -30 -28', lighter(tone, 0.75), 6, ' opacity=".6"') +
  strokes('M-16 -38C-14 -48 -8 -54 -2 -56', '#6b4a2c', 5) +
  ellipse(36, 14, 34, 28, tone, line(inkOf(tone))) +
  ellipse(36, 11, 29, 22, lit(pen, '#e9b84a', 0.6)) +
  ellipse(37, 12, 12, 15, lit(pen, '#8a5a34'), ' stroke="#5a3418" stroke-width="2.5" transform="rotate(30 37 12)"');

const pineapple: Painter = (pen, tone) =>
  solid(pen, 'M-40 14L-10 -30L36 -20L44 6C26 30 -20 34 -40 14Z', tone) +
  strokes('M-18 6L-2 -18M4 14L14 -18M24 10L28 -10', darker(tone, 0.3), 4, ' opacity=".6"');

const fruitSlice: Painter = (pen, tone) =>
  solid(pen, 'M-52 16C-44 -22 22 -38 52 -14C44 12 -16 34 -52 16Z', tone) +
  strokes('M-32 6C-16 -10 12 -18 32 -14', lighter(tone, 0.75), 6, ' opacity=".65"');

/** Dark and round, on its long stalk: with a green star it would be a tomato. */
const cherry: Painter = (pen, tone) =>
  strokes('M2 -20C6 -44 18 -58 36 -66', '#6a7a34', 5.5) +
  solid(pen, 'M0 -20C12 -30 34 -22 34 4C34 26 16 36 0 35C-18 36 -34 24 -33 2C-32 -22 -12 -30 0 -20Z', tone) +
  strokes('M-8 -18C-2 -14 4 -14 10 -19', darker(tone, 0.45), 4) +
  ellipse(-13, -6, 7, 5, '#fff', ' opacity=".75" transform="rotate(-30 -13 -6)"');

const banana: Painter = (pen, tone) =>
  ellipse(0, 5, 32, 24, darker(tone, 0.28), line(inkOf(tone))) +
  ellipse(0, 0, 32, 23, lit(pen, tone, 0.6)) +
  strokes('M-7 -3h.1M7 -3h.1M0 7h.1', '#8d6a3a', 5.5);

export const fruitPieces = {
  avocado,
  banana,
  berries,
  cherry,
  chickpeas,
  fruitSlice,
  olive,
  pearls,
  peas,
  pineapple,
  plum,
  raisins,
  lemonSlice: citrusSlice('#eec23f', '#f8dc6c'),
  lemonWedge: wedge('#eec23f', '#f9e184'),
  limeWedge: wedge('#5f9c34', '#bfdc6e'),
  limeSlice: citrusSlice('#5f9c34', '#bfdc6e'),
  orangeSlice: citrusSlice('#e8832a', '#f7b04c'),
} satisfies Record<string, Painter>;
