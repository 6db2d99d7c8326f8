import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** Acorns: what the jelly is made of. */
const acorns = (pen: Pen, x: number, y: number) => {
  const acorn = pen.symbol(
    'acorn',
    () =>
      solid(pen, 'M-30 -4C-28 26 -12 40 2 46C16 40 30 26 32 -4Z', '#b07a3c', 3) +
      solid(pen, 'M-36 0C-38 -22 -16 -34 1 -34C20 -34 40 -22 38 0C20 10 -18 10 -36 0Z', '#7a5530', 3) +
      strokes('M1 -34V-48', '#5a3c20', 7) +
      strokes('M-24 -10l6 4M-10 -20l6 4M6 -22l6 4M20 -12l6 4M-12 -4l6 4M4 -8l6 4', '#5a3c20', 4) +
      strokes('M-16 14C-12 24 -8 30 -2 34', lighter('#b07a3c', 0.6), 5, ' opacity=".8"'),
  );
  return [
    [0, 0, -40],
    [62, 22, 50],
  ]
    .map(
      ([dx = 0, dy = 0, turn = 0]) =>
        shadow(pen, x + dx + 6, y + dy + 24, 46, 16, 0.45) + place(acorn, { x: x + dx, y: y + dy, turn, size: 0.92 }),
    )
    .join('');
};

/** Slabs of jelly cut with a wavy blade: one sees through them. As brown cubes they would be chocolate. */
export function wavyJelly(scene: Scene, { cx, cy }: Bed): string {
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  const slab = pen.symbol('slab of jelly', () => {
    const top =
      'M-104 -6L-78 -22L-60 -16L-36 -30L-16 -24L8 -38L30 -32L56 -44L92 -24L70 -8L50 -12L28 2L8 -2L-14 12L-36 8L-62 24Z';
    return (
      path('M-104 -6L-62 24L92 -24V4L-62 56L-104 26Z', darker(tone, 0.18), `${line(inkOf(tone))} opacity=".94"`) +
      path(top, lit(pen, lighter(tone, 0.26)), `${line(inkOf(tone), 2)} opacity=".9"`) +
      strokes('M-62 24V54M-14 12V38M28 2V24M70 -8V10', lighter(tone, 0.4), 4, ' opacity=".7"') +
      strokes('M-80 -10L-56 -22M-30 -20L0 -30M30 -26L52 -36', '#fff', 7, ' opacity=".75"') +
      strokes('M-92 10L-72 24M-46 40L20 20', lighter(tone, 0.55), 5, ' opacity=".55"')
    );
  });
  return (
    [
      [-84, -34],
      [72, -46],
      [-20, 4],
      [-96, 42],
      [88, 26],
    ]
      .map(
        ([x = 0, y = 0]) => shadow(pen, cx + x + 8, cy + y + 34, 96, 26, 0.4) + place(slab, { x: cx + x, y: cy + y }),
      )
      .join('') + (/acorn/.test(plan.ingredientText) ? acorns(pen, 132, 430) : '')
  );
}
