import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { PicturePlan } from '#domain/drawing/plan/picture-plan.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

interface Inside {
  readonly tone: string;
  readonly drawn: (tone: string) => string;
}

const crumb = (tone: string) =>
  strokes(
    'M-30 -4h4M-20 -18h4M-6 -8h4M4 -22h4M16 -10h4M28 -4h4M-24 10h4M-10 6h4M2 10h4M14 6h4M24 14h4M-14 22h4M4 24h4M-2 -2h4',
    darker(tone, 0.26),
    6.5,
    ' opacity=".75"',
  ) + strokes('M-26 -10h3M-12 -16h3M10 -16h3M22 -14h3M-18 2h3M8 0h3M-4 16h3M18 22h3', lighter(tone, 0.5), 5.5);

const riceGrains = () => {
  const d =
    'M-32 -4l10 -4M-22 -18l9 3M-8 -24l10 3M10 -22l9 4M24 -12l8 5M-18 -6l10 3M-2 -10l10 -3M14 -6l9 3M-30 10l9 3M-14 8l10 -3M4 6l10 3M20 8l9 -3M-18 22l10 -2M0 22l10 2M-6 -2l8 4M16 20l8 -3';
  return strokes(d, '#b99a5a', 10) + strokes(d, '#fdf6e2', 7);
};

/** Molten cheese that draws strings from the cut. */
const strings =
  strokes('M-10 2C-2 12 6 12 12 2', '#c99a3a', 20) +
  strokes('M-10 2C-2 12 6 12 12 2', '#fbe7a4', 16) +
  strokes('M-6 14C-8 30 -10 44 -14 56M4 16C4 32 6 46 8 58', '#fbe7a4', 6);

/** What the record states within, first found first. */
const insides: readonly (readonly [words: RegExp, inside: Inside])[] = [
  [
    /\boctopus\b/,
    {
      tone: '#f0dcae',
      drawn: (tone) =>
        crumb(tone) +
        strokes('M-10 4C-6 -10 10 -10 12 0', '#7a2f45', 21) +
        strokes('M-10 4C-6 -10 10 -10 12 0', '#c96a80', 15) +
        strokes('M-6 -4h.1M4 -8h.1', '#f6dfe4', 6),
    },
  ],
  [/\brice\b(?! (flour|vinegar|wine))/, { tone: '#f0dfae', drawn: riceGrains }],
  [/\bchickpeas?\b/, { tone: '#9ab04f', drawn: crumb }],
  [/\bblack-eyed\b/, { tone: '#f0dfb4', drawn: crumb }],
  [
    /\bchicken\b/,
    {
      tone: '#f3e0c4',
      drawn: (tone) =>
        strokes(
          'M-30 -2C-14 -10 10 -12 32 -4M-28 8C-10 0 12 0 30 6M-22 18C-6 12 10 12 24 16M-18 -14C-4 -20 10 -20 20 -14',
          darker(tone, 0.24),
          3.5,
          ' opacity=".8"',
        ),
    },
  ],
];

const insideOf = ({ ingredientText, shape }: PicturePlan) =>
  shape === 'balls' ? insides.find(([words]) => words.test(ingredientText))?.[1] : undefined;

const ball = (pen: Pen, tone: string, inside: Inside, cheese: boolean) =>
  pen.symbol(
    'opened ball',
    () =>
      solid(pen, 'M-54 4C-58 -26 -32 -48 0 -48C34 -48 58 -26 54 4C52 38 -50 40 -54 4Z', tone, 4) +
      path(
        'M-46 4C-48 -22 -28 -39 2 -39C32 -39 50 -22 46 4C44 32 -42 33 -46 4Z',
        lit(pen, inside.tone, 0.5),
        line(darker(mix(tone, inside.tone, 0.4), 0.35), 3),
      ) +
      inside.drawn(inside.tone) +
      (cheese ? strings : '') +
      ellipse(-30, -36, 8, 4, '#fff', ' opacity=".4" transform="rotate(-30 -30 -36)"') +
      strokes('M-50 14C-40 30 -20 38 0 38', inkOf(tone), 3, ' opacity=".4"'),
  );

/** One of the balls cut open in front of the others: a crust alone says nothing of what is in it. */
export function openedBall({ pen, plan }: Scene, bed: Bed, tone: string): string {
  const inside = insideOf(plan);
  return inside === undefined
    ? ''
    : shadow(pen, bed.cx - 6, bed.cy + 78, 84, 22, 0.5) +
        place(ball(pen, tone, inside, plan.milky && /rice/.test(plan.ingredientText)), {
          x: bed.cx - 14,
          y: bed.cy + 42,
          size: 1.3,
        });
}
