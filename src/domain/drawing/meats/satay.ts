import { darker, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

const stick = strokes('M-262 0H232', '#7a5630', 9) + strokes('M-262 0H232', '#e0bd86', 5.5);

/** A strip sewn onto its stick: it bulges between the stitches, and its ridges are charred. */
const strip = (pen: Pen, tone: string) =>
  pen.symbol(
    'strip on its stick',
    () =>
      stick +
      solid(
        pen,
        'M-138 -6C-134 -32 -104 -34 -84 -25C-62 -35 -34 -33 -16 -25C6 -36 34 -34 52 -25C74 -35 102 -33 120 -24C146 -32 182 -26 198 -5C204 12 186 27 162 26C142 33 116 32 100 25C80 34 52 33 36 26C14 35 -14 34 -30 26C-50 34 -78 32 -94 25C-118 29 -142 14 -138 -6Z',
        tone,
        3.5,
      ) +
      strokes(
        'M-84 -24C-92 -8 -98 8 -94 24M-16 -24C-24 -8 -32 8 -30 25M52 -24C44 -8 34 8 36 25M120 -23C112 -6 102 8 100 24',
        darker(tone, 0.42),
        6,
        ' opacity=".7"',
      ) +
      strokes(
        'M-120 14L-104 -18M-58 18L-40 -22M8 18L26 -22M76 18L92 -22M142 18L158 -18',
        darker(tone, 0.72),
        9,
        ' opacity=".5"',
      ) +
      strokes(
        'M-122 -14C-114 -22 -104 -24 -96 -20M-66 -20C-56 -26 -42 -26 -30 -20M2 -21C14 -27 28 -26 38 -20M70 -20C82 -26 96 -25 106 -19M138 -20C152 -24 168 -20 178 -12',
        lighter(tone, 0.72),
        5.5,
        ' opacity=".8"',
      ),
  );

/** The thick dip in its cup, with what it was pounded from on it where that is stated. */
function dip({ pen, plan }: Scene, x: number, y: number): string {
  const nut = plan.dust.find(({ piece }) => piece === 'peanuts');
  if (nut === undefined || !/\bdip\b|sauce/.test(plan.shapeText)) return '';
  const sauce = mix(nut.tone, '#a85f24', 0.55);
  return (
    shadow(pen, x + 8, y + 44, 96, 26, 0.55) +
    path(
      `M${x - 88} ${y}C${x - 82} ${y + 66} ${x + 82} ${y + 66} ${x + 88} ${y}Z`,
      lit(pen, '#efe7d6'),
      line('#8d8574'),
    ) +
    ellipse(x, y, 88, 34, '#d9d0bc', line('#8d8574')) +
    ellipse(x, y + 3, 76, 27, lit(pen, sauce), line(darker(sauce, 0.4), 2.5)) +
    strokes(`M${x - 52} ${y - 6}C${x - 34} ${y - 16} ${x} ${y - 18} ${x + 22} ${y - 16}`, lighter(sauce, 0.6), 6) +
    place(pieceSymbol(pen, nut.piece, nut.tone), { x: x + 8, y: y + 2, size: 0.62 })
  );
}

/** Flat strips on thin sticks, side by side: in cubes they would be a kebab. */
export function stripsOnSticks(scene: Scene, { cx, cy }: Bed): string {
  const { pen, plan } = scene;
  const tone = mix(plan.colours[0] ?? '#c98a3a', plan.colours[1] ?? '#a5602a', 0.35);
  const id = strip(pen, tone);
  const plant = plan.plant[0];
  const slices =
    plant === undefined
      ? ''
      : [
          [-58, 66],
          [-14, 84],
          [34, 90],
        ]
          .map(([x = 0, y = 0], at) =>
            place(pieceSymbol(pen, plant.piece, plant.tone), { x: cx + x - 40, y: cy + y, size: 1.15, turn: at * 30 }),
          )
          .join('');
  return (
    [-76, -36, 6, 46]
      .map(
        (y, at) =>
          shadow(pen, cx + 22, cy + y + 30, 186, 22, 0.5) +
          place(id, { x: cx + 8 - at * 13, y: cy + y, size: 0.95, turn: -9 + at * 1.5 }),
      )
      .join('') +
    slices +
    dip(scene, cx + 156, cy + 70)
  );
}

/** Told to be strips. */
export const isOfStrips = ({ plan }: Scene): boolean => /\bflat strips\b/.test(plan.shapeText);
