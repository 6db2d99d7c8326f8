import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { Painter } from './painter.ts';

/** A cube of tofu, fresh cheese, potato and the like. */
const cube: Painter = (pen, tone) =>
  path('M-36 -10L-2 -28L36 -14L36 18L2 38L-36 20Z', darker(tone, 0.16), line(inkOf(tone))) +
  path(
    'M-36 -10L2 6L2 38L-36 20Z',
    pen.linear([
      [0, lighter(tone, 0.15)],
      [1, darker(tone, 0.14)],
    ]),
  ) +
  path('M-36 -10L-2 -28L36 -14L2 6Z', lighter(tone, 0.45)) +
  strokes('M2 6L2 36M2 6L-34 -9M2 6L34 -13', lighter(tone, 0.7), 2.5, ' opacity=".8"');

const eggHalf: Painter = (pen, tone) =>
  path(
    'M-40 6C-42 -14 -22 -30 4 -30C28 -30 42 -14 40 4C38 24 20 32 -2 32C-24 32 -38 24 -40 6Z',
    lit(pen, '#fdf8ee', 0.5),
    line('#b59a78'),
  ) +
  `<circle cx="0" cy="1" r="19" fill="${lit(pen, tone)}"${line(darker(tone, 0.25), 2)}/>` +
  ellipse(-7, -6, 6, 4, '#fff', ' opacity=".75" transform="rotate(-30 -7 -6)"');

/** A quarter of an egg that was kept in lime: its white a dark jelly, its yolk grey-green. */
const centuryEgg: Painter = (pen, tone) =>
  path(
    'M-42 4C-40 -18 -20 -32 6 -30C28 -28 42 -14 42 2C38 24 18 32 -4 32C-26 30 -40 22 -42 4Z',
    lit(pen, '#4a2e1c', 0.8),
    line('#1f120a'),
  ) +
  ellipse(0, 2, 23, 17, lit(pen, tone), line('#2f3a26', 2.5)) +
  ellipse(2, 3, 11, 8, darker(tone, 0.35)) +
  strokes('M-32 -6C-26 -18 -14 -24 0 -24', '#b98a5a', 5, ' opacity=".7"');

const friedEgg: Painter = (pen, tone) =>
  path(
    'M-76 8C-88 -16 -62 -44 -28 -38C-10 -54 34 -50 48 -32C80 -34 88 0 66 16C62 38 26 42 6 34C-20 50 -70 36 -76 8Z',
    pen.radial(
      [
        [0, '#fffefb'],
        [0.75, '#fbf4e6'],
        [1, '#e6c48c'],
      ],
      { cx: 0.5, cy: 0.5, r: 0.58 },
    ),
    line('#b8935c'),
  ) +
  ellipse(2, -2, 29, 23, lit(pen, tone), line(darker(tone, 0.3), 2.5)) +
  ellipse(-9, -11, 9, 5, '#fff', ' opacity=".85" transform="rotate(-24 -9 -11)"');

/** Beaten egg in soft flakes. */
const eggFlakes: Painter = (pen, tone) =>
  solid(
    pen,
    'M-44 6C-40 -16 -22 -8 -12 -20C2 -32 16 -16 30 -20C46 -18 48 0 40 8C42 22 22 20 12 26C-2 32 -12 20 -24 24C-38 26 -46 18 -44 6Z',
    tone,
    2.5,
  ) + strokes('M-26 0C-14 -10 -2 2 10 -8M-10 12C2 6 14 12 24 4', lighter(tone, 0.7), 4, ' opacity=".8"');

const yolk: Painter = (pen, tone) =>
  `<circle r="25" fill="${lit(pen, tone)}"${line(darker(tone, 0.35), 2.5)}/>` +
  ellipse(-9, -10, 8, 5, '#fff', ' opacity=".85"');

/** Crumbled fresh cheese. */
const cheeseCrumbs: Painter = (pen, tone) =>
  [
    'M-30 6L-24 -12L-8 -10L-6 6L-20 14Z',
    'M4 12L6 -4L24 -6L30 8L18 18Z',
    'M-8 -14L0 -26L14 -20L12 -8Z',
    'M-12 24L-6 14L8 18L4 28Z',
  ]
    .map((d) => path(d, lit(pen, tone, 0.6), line(inkOf(tone), 2)))
    .join('');

/** Cheese in curls or gratings. */
const cheeseCurls: Painter = (_pen, tone) =>
  strokes('M-36 8C-20 -10 0 4 14 -8M-20 20C-4 10 16 18 34 6M-26 -10C-14 -22 10 -14 24 -22', inkOf(tone), 10) +
  strokes('M-36 8C-20 -10 0 4 14 -8M-20 20C-4 10 16 18 34 6M-26 -10C-14 -22 10 -14 24 -22', tone, 6.5);

const cheeseSlice: Painter = (pen, tone) =>
  ellipse(0, 6, 46, 32, darker(tone, 0.18), line(inkOf(tone))) +
  ellipse(0, 0, 46, 31, lit(pen, tone, 0.5)) +
  strokes('M-26 -10C-18 -19 -6 -22 4 -22', '#fff', 6, ' opacity=".85"');

/** Cream, yoghurt or white sauce that was poured in a swirl. */
const creamSwirl: Painter = (_pen, tone) =>
  strokes(
    'M-60 8C-44 -26 24 -36 46 -12C62 12 14 28 -14 20C-36 12 -24 -8 4 -8C20 -8 24 4 12 8',
    darker(tone, 0.12),
    15,
    ' opacity=".6"',
  ) + strokes('M-60 5C-44 -29 24 -39 46 -15C62 9 14 25 -14 17C-36 9 -24 -11 4 -11C20 -11 24 1 12 5', tone, 12);

/** A spoonful of cream, thick yoghurt or mash. */
const dollop: Painter = (pen, tone) =>
  solid(
    pen,
    'M-44 16C-50 -2 -30 -10 -22 -16C-14 -32 6 -38 12 -30C8 -22 20 -20 28 -10C46 -6 50 12 38 22C20 32 -34 32 -44 16Z',
    tone,
  ) + strokes('M-26 8C-10 0 14 0 26 10M-12 -12C-2 -18 8 -14 12 -8', darker(tone, 0.16), 4, ' opacity=".6"');

const butterPat: Painter = (pen, tone) =>
  path('M-34 -2L-4 -18L34 -6L34 10L4 28L-34 14Z', darker(tone, 0.14), line(inkOf(tone))) +
  path('M-34 -2L-4 -18L34 -6L4 12Z', lighter(tone, 0.4)) +
  path('M-34 -2L4 12L4 28L-34 14Z', lit(pen, tone, 0.5));

const blueCrumb: Painter = (pen, tone) =>
  cheeseCrumbs(pen, tone) + strokes('M-22 2L-14 -4M12 8L20 2M2 -18L6 -14', '#5f7a94', 4.5);

export const dairyPieces = {
  blueCrumb,
  butterPat,
  centuryEgg,
  cheeseCrumbs,
  cheeseCurls,
  cheeseSlice,
  creamSwirl,
  cube,
  dollop,
  eggFlakes,
  eggHalf,
  friedEgg,
  yolk,
} satisfies Record<string, Painter>;
