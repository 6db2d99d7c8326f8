import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** Strips of fried maize tortilla are piled up in the soup. */
export const hasTortillaStrips = ({ plan }: Scene): boolean =>
  /\bstrips\b/.test(plan.shapeText) && /\b(corn|maize) tortillas?\b/.test(plan.ingredientText);

/** The pile of them, with the soup's avocado in cubes and its cream: as slices in their rind avocado would be okra. */
export function tortillaStrips(scene: Scene, { cx, cy }: Bed): string {
  const { pen, plan } = scene;
  const strip = (tone: string) =>
    pen.symbol(
      `tortilla strip ${tone}`,
      () =>
        path(
          'M-78 2C-50 -14 -20 2 8 -10C34 -22 56 -12 78 -18L82 2C58 8 36 0 10 12C-16 22 -48 8 -74 22Z',
          lit(pen, tone),
          line(inkOf(tone)),
        ) + strokes('M-54 4h.1M-22 2h.1M4 0h.1M32 -8h.1M58 -6h.1', darker(tone, 0.45), 7, ' opacity=".55"'),
    );
  const maize = plan.colours[1] ?? '#e0b45c';
  const tones = [strip(maize), strip(mix(maize, '#c9862e', 0.5)), strip(lighter(maize, 0.25))];
  const pile = [
    [-66, 6, -24],
    [54, 10, 34],
    [-16, 26, 8],
    [30, -22, -50],
    [-52, -26, 48],
    [-4, -6, -12],
    [18, -34, 20],
    [-20, -42, -64],
    [8, -56, 6],
  ].map(([x = 0, y = 0, turn = 0], at) => place(tones[at % 3] ?? '', { x: cx + x, y: cy + y, turn }));
  const cube = pen.symbol(
    'cube of avocado',
    () =>
      path('M-26 -8L2 -22L28 -10L27 14L2 28L-25 14Z', '#8fa93f', line('#4c6424')) +
      path('M-26 -8L2 -22L28 -10L2 4Z', '#e3e69a') +
      path('M-26 -8L2 4L2 28L-25 14Z', '#c3d06a'),
  );
  const avocado = plan.plant.some(({ piece }) => piece === 'avocado')
    ? [
        [-112, 18, 0],
        [-82, 44, 20],
        [-128, -14, -16],
        [108, 28, 10],
        [70, 48, -20],
        [126, -8, 24],
      ]
        .map(([x = 0, y = 0, turn = 0]) => place(cube, { x: cx + x, y: cy + y, turn, size: 0.95 }))
        .join('')
    : '';
  return shadow(pen, cx + 6, cy + 30, 130, 40, 0.5) + pile.join('') + avocado;
}
