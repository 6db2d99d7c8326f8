import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { breadColour, firstColour } from '#domain/drawing/setting/food-colours.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

const isEgg = ({ name }: { readonly name: string }) => /\begg\b/.test(name);

/** Eggs, which are stated, that lie as domes under their sauce on round bread. */
export const isEggUnderSauce = ({ plan }: Scene): boolean =>
  plan.main.some(isEgg) && /\bdomes under .*sauce on round bread\b/.test(plan.shapeText);

/** Half a muffin, ham in folds, the egg as a dome and yellow sauce that runs down it: with half an egg on a slice it would be any open sandwich. */
export function poachedOnMuffins(scene: Scene, { cx, cy }: Bed): string {
  const { pen, plan } = scene;
  const crust = breadColour(scene);
  const sauce = firstColour(scene);
  const ham = plan.main.find(({ piece }) => piece === 'ham');
  const white = '#fdf8ec';
  const one = pen.symbol(
    'poached egg on its muffin',
    () =>
      path('M-124 42V66C-120 118 120 118 124 66V42Z', lit(pen, crust), line(inkOf(crust), 4)) +
      strokes('M-118 74C-70 104 70 104 118 74', lighter(crust, 0.6), 12, ' opacity=".75"') +
      ellipse(0, 42, 124, 44, lit(pen, lighter(crust, 0.5)), line(inkOf(crust), 3)) +
      (ham === undefined
        ? ''
        : solid(
            pen,
            'M-116 30C-136 46 -116 64 -92 58C-80 76 -50 74 -38 64C-20 82 16 80 30 66C48 80 78 74 88 60C114 64 136 44 116 26C104 2 -106 4 -116 30Z',
            ham.tone,
          ) +
          strokes(
            'M-92 52C-80 44 -66 52 -52 58M-30 60C-14 54 6 56 20 62M40 60C56 52 76 54 96 46',
            lighter(ham.tone, 0.6),
            5,
          )) +
      solid(
        pen,
        'M-96 32C-106 -16 -62 -66 2 -66C66 -66 108 -14 96 34C82 54 52 46 30 56C6 64 -22 52 -46 56C-76 54 -92 46 -96 32Z',
        white,
      ) +
      path(
        'M-82 6C-88 -42 -44 -74 2 -74C50 -74 90 -44 84 6C88 36 68 38 64 16C60 4 50 8 48 30C48 64 22 66 20 36C18 16 4 14 0 30C-4 52 -28 50 -30 22C-32 6 -46 6 -50 24C-54 48 -78 40 -82 6Z',
        pen.radial([
          [0, lighter(sauce, 0.45)],
          [0.5, sauce],
          [1, darker(sauce, 0.24)],
        ]),
        line(darker(sauce, 0.42), 3),
      ) +
      strokes('M-58 -22C-50 -46 -28 -60 -4 -62', '#fffdf0', 11, ' opacity=".85"') +
      (/\bchives\b/.test(plan.ingredientText)
        ? strokes('M-22 -36l14 -4M14 -50l13 5M34 -24l13 -5M-4 -18l12 5M-38 -10l12 3M12 -4l12 -4', '#4f8a34', 7)
        : '') +
      (/\bcayenne\b/.test(plan.ingredientText)
        ? strokes('M-14 -52h.1M2 -32h.1M28 -38h.1M-30 -24h.1M20 -14h.1M48 -12h.1M-8 -2h.1M-46 -4h.1', '#b5402a', 5.5)
        : ''),
  );
  return [
    [-100, -22],
    [96, 14],
  ]
    .map(
      ([x = 0, y = 0]) =>
        shadow(pen, cx + x + 10, cy + y + 74, 132, 40, 0.55) + place(one, { x: cx + x, y: cy + y - 12, size: 0.9 }),
    )
    .join('');
}
