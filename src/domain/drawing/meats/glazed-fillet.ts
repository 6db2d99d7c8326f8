import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { line, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

const fillet =
  'M-172 -24C-176 -44 -158 -50 -138 -46C-100 -54 -62 -44 -24 -50C20 -54 62 -44 104 -50C140 -54 168 -48 172 -26C178 -6 174 14 176 30C172 50 148 48 126 46C84 54 44 44 2 50C-40 54 -84 44 -124 50C-152 54 -174 46 -174 26C-180 8 -170 -8 -172 -24Z';

/** Told to be flat under a lacquer. */
export const isLacquered = ({ plan }: Scene): boolean => /\bflat .*lacquered fillet\b/.test(plan.shapeText);

/** Broad pieces of a fish that was split along its back, grilled and brushed with glaze till they shine: whole and with a tail it would be any fish. */
export function lacqueredPieces({ pen, plan }: Scene, { cx, cy }: Bed): string {
  const [brown = '#8a4a22', dark = '#5e2e14', gold = '#c27a35'] = plan.colours;
  const piece = pen.symbol(
    'lacquered piece',
    () =>
      path(fillet, darker(dark, 0.3), `${line(inkOf(dark), 4)} transform="translate(2 16)"`) +
      path(
        fillet,
        pen.linear(
          [
            [0, darker(dark, 0.1)],
            [0.24, brown],
            [0.5, gold],
            [0.76, brown],
            [1, darker(dark, 0.1)],
          ],
          0,
          1,
        ),
        line(inkOf(dark), 4),
      ) +
      strokes('M-170 2C-90 -6 80 6 172 0', darker(dark, 0.2), 5, ' opacity=".8"') +
      strokes(
        'M-136 -42C-128 -26 -128 -14 -140 0C-128 14 -128 30 -136 46M-88 -46C-80 -28 -80 -14 -92 -1C-80 14 -80 30 -88 47M-38 -46C-30 -28 -30 -14 -42 0C-30 14 -30 32 -38 49M14 -48C22 -30 22 -16 10 0C22 16 22 32 14 48M66 -46C74 -30 74 -14 62 1C74 16 74 32 66 47M116 -48C124 -32 124 -14 112 1C124 16 124 32 116 46',
        darker(dark, 0.1),
        4.5,
        ' opacity=".65"',
      ) +
      strokes(
        'M-160 -38C-140 -44 -120 -42 -104 -44M20 -46C44 -46 66 -42 84 -44M-150 44C-120 48 -108 42 -90 44M40 46C70 44 90 46 110 44',
        darker(dark, 0.7),
        9,
        ' opacity=".6"',
      ) +
      strokes(
        'M-118 -24C-100 -28 -78 -26 -62 -26M-14 -26C10 -28 34 -26 50 -26M84 -26C104 -28 122 -26 140 -24M-112 22C-92 20 -70 22 -58 24M34 26C58 24 72 24 92 24',
        lighter(gold, 0.72),
        8,
        ' opacity=".85"',
      ),
  );
  return [
    [26, -60],
    [2, 4],
    [-26, 66],
  ]
    .map(
      ([x = 0, y = 0]) =>
        shadow(pen, cx + x + 12, cy + y + 42, 182, 34, 0.5) +
        place(piece, { x: cx + x, y: cy + y, size: 0.94, turn: -6, flat: 0.72 }),
    )
    .join('');
}
