import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** A stack with syrup over it. */
export const isUnderSyrup = ({ plan }: Scene) => /\bstack\b.*\bsyrup\b/.test(plan.shapeText);

/** Thick soft cakes, each a little off the one beneath, under butter and running syrup: straight and even they would be a drum. */
export function syrupStack(scene: Scene, { cx, cy }: Bed): string {
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  const side = lighter(mix(tone, '#f6dfa8', 0.55), 0.1);
  const syrup = '#a8571c';
  const one = pen.symbol(
    'pancake',
    () =>
      path(
        'M-176 0C-190 14 -186 34 -166 44C-110 84 110 84 166 44C186 34 190 14 176 0Z',
        lit(pen, side, 0.7),
        line(inkOf(tone), 4),
      ) +
      strokes('M-172 30C-110 72 110 72 172 30', mix(tone, '#b06a28', 0.5), 9) +
      ellipse(0, -2, 178, 66, lit(pen, mix(tone, '#c07a30', 0.4)), line(inkOf(tone), 4)) +
      ellipse(0, -3, 160, 55, 'none', `${line(lighter(tone, 0.5), 7)} opacity=".6"`),
  );
  const pool =
    'M-126 -8C-120 -44 -50 -52 10 -50C84 -50 130 -32 128 -4C126 14 150 28 152 62C152 92 128 92 126 64C122 44 100 40 90 48C80 58 84 104 66 106C48 104 54 66 46 52C30 40 4 46 -8 60C-16 84 -14 136 -32 138C-52 136 -44 84 -54 62C-64 48 -82 54 -88 68C-94 92 -116 88 -114 62C-112 40 -134 20 -126 -8Z';
  return (
    shadow(pen, cx + 14, cy + 66, 216, 66, 0.6) +
    path(
      'M-196 34C-190 0 -60 -10 30 -6C140 -8 206 18 200 50C180 92 -170 92 -196 34Z',
      lit(pen, syrup, 0.8),
      ` opacity=".7" transform="translate(${cx} ${cy + 32})"`,
    ) +
    [
      [4, 38],
      [-10, -2],
      [8, -42],
      [-4, -82],
    ]
      .map(([x = 0, y = 0], at) => place(one, { x: cx + x, y: cy + y, mirrored: at % 2 === 1 }))
      .join('') +
    `<g transform="translate(${cx - 4} ${cy - 82})">${path(pool, lit(pen, syrup), `${line(darker(syrup, 0.4), 3)} opacity=".9"`)}${strokes('M-100 -14C-86 -34 -40 -40 0 -39M-34 96v22M66 70v20', '#ffe3ad', 7, ' opacity=".75"')}</g>` +
    (plan.milky && /\bbutter\b/.test(plan.ingredientText)
      ? place(pieceSymbol(pen, 'butterPat', '#f6d65c'), { x: cx - 4, y: cy - 98, size: 1.5, turn: -8 })
      : '')
  );
}
