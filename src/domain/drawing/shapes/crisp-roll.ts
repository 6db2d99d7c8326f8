import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** A small steel cup of chutney or sambar. */
const cup = (pen: Pen, x: number, y: number, tone: string, seeds: string) =>
  shadow(pen, x + 6, y + 34, 66, 20, 0.5) +
  path(
    `M${x - 54} ${y}C${x - 52} ${y + 48} ${x + 52} ${y + 48} ${x + 54} ${y}Z`,
    lit(pen, '#b9bec2'),
    line('#5e666b'),
  ) +
  ellipse(x, y, 54, 20, '#d9dde0', line('#5e666b')) +
  ellipse(x, y + 2, 45, 15, lit(pen, tone), line(darker(tone, 0.3), 2)) +
  strokes(
    `M${x - 22} ${y}h.1M${x - 4} ${y + 7}h.1M${x + 14} ${y - 3}h.1M${x + 24} ${y + 5}h.1M${x - 8} ${y - 6}h.1`,
    seeds,
    6,
  );

const roll =
  'M-318 -30C-250 -46 -60 -56 60 -56C160 -58 240 -56 292 -52C308 -28 310 28 296 48C200 60 60 56 -40 52C-160 50 -260 44 -318 30C-328 14 -328 -14 -318 -30Z';
const flap =
  'M-316 -30C-250 -46 -60 -56 60 -56C160 -58 240 -56 292 -52L300 -6L282 2L268 -4L250 12L226 6L206 20L180 8L158 18L132 10L110 26L84 14L56 22L30 12L4 28L-24 16L-50 22L-80 10L-104 22L-134 12L-160 20L-190 8L-214 18L-244 6L-270 12L-298 0L-322 4Z';

const potato = (pen: Pen, x: number, y: number, turn: number) =>
  path(
    'M-17 4L-12 -12L8 -15L18 -2L10 13L-9 14Z',
    lit(pen, '#f0dc9a', 0.6),
    `${line('#9a7a34', 2.5)} transform="translate(${x} ${y}) rotate(${turn})"`,
  );

/** The potatoes that look out at the open end. */
const potatoes = (pen: Pen) =>
  [
    [292, -22, 10],
    [298, 4, 60],
    [290, 26, 120],
    [316, -6, 30],
    [318, 22, 80],
    [304, 40, 0],
    [334, 40, 40],
    [348, 20, 110],
  ]
    .map(([x = 0, y = 0, turn = 0]) => potato(pen, x, y, turn))
    .join('');

/** One roll of a thin crisp crêpe, longer than its plate and open at the end, where its potatoes look out. Short, closed and two of them, they would be spring rolls. */
export function crispRoll({ pen }: Scene, { bed, tone, brown }: { bed: Bed; tone: string; brown: string }): string {
  return (
    shadow(pen, bed.cx + 8, bed.cy + 50, 330, 50, 0.5) +
    `<g transform="translate(${bed.cx - 12} ${bed.cy - 8}) rotate(-7)">${
      path(
        roll,
        pen.linear(
          [
            [0, lighter(tone, 0.45)],
            [0.34, tone],
            [0.6, brown],
            [0.82, tone],
            [1, darker(tone, 0.4)],
          ],
          0,
          1,
        ),
        line(inkOf(tone), 4),
      ) +
      // The spiral that the ladle left in the batter.
      strokes(
        'M-250 -42C-150 -54 140 -56 260 -46M-270 -18C-150 -30 150 -32 280 -22M-230 46C-120 54 120 56 250 44M-200 -4C-100 -12 120 -12 220 -6',
        brown,
        6,
        ' opacity=".45" stroke-dasharray="60 22"',
      ) +
      // Its outer edge lies loose over the roll: thin as paper, pale and frayed.
      path(flap, darker(tone, 0.5), ' opacity=".5" transform="translate(3 11)"') +
      path(
        flap,
        pen.linear(
          [
            [0, tone],
            [0.6, lighter(tone, 0.3)],
            [1, lighter(tone, 0.62)],
          ],
          0,
          1,
        ),
        line(darker(tone, 0.4), 2.5),
      ) +
      strokes(
        'M-262 -14C-170 -30 80 -36 262 -30M-250 2C-150 -12 90 -14 256 -8',
        brown,
        6,
        ' opacity=".5" stroke-dasharray="46 26"',
      ) +
      ellipse(-318, 0, 13, 29, darker(tone, 0.55), line(inkOf(tone), 3)) +
      ellipse(296, -1, 26, 58, darker(tone, 0.55), line(inkOf(tone), 4)) +
      strokes('M300 -46C282 -30 280 28 300 44', lighter(tone, 0.3), 4) +
      potatoes(pen) +
      strokes('M300 16l9 4M322 34l8 -5M302 -12l7 5', '#4c7a2c', 7) +
      strokes('M310 10h.1M292 12h.1M328 14h.1M314 34h.1M340 32h.1', '#33241c', 6)
    }</g>` +
    cup(pen, bed.cx + 78, bed.cy + 142, '#b7c987', '#33241c') +
    cup(pen, bed.cx + 206, bed.cy + 128, '#c8692c', '#8a3a1a')
  );
}
