import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** Told to be thick fingers with pricks in them. */
export const isPricked = ({ plan }: Scene): boolean => /\bthick pricked finger\b/.test(plan.shapeText);

/** Cut bars with sharp edges, two rows of pricks along each: rounded and smooth they would be sausages. */
export function prickedFingers({ pen, plan }: Scene, { cx, cy }: Bed): string {
  const [tone = '#e8c688', light = lighter(tone, 0.4), brown = darker(tone, 0.2)] = plan.colours;
  const along = (y: number, from: number) => [0, 1, 2, 3, 4, 5, 6].map((at) => `M${from + at * 33} ${y}h.1`).join('');
  const pricks = along(-40, -86) + along(-20, -102);
  const finger = pen.symbol(
    'pricked finger',
    () =>
      path('M-142 -6L-104 -54H144L146 -6L122 34H-142Z', darker(brown, 0.1), line(inkOf(brown), 5)) +
      path('M122 -6L145 -54V-8L122 34Z', darker(tone, 0.24)) +
      path('M-142 -6H122V34H-142Z', lit(pen, tone, 0.7), line(darker(brown, 0.3), 2)) +
      path('M-142 -6L-104 -54H145L122 -6Z', lit(pen, light, 0.6), line(brown, 4)) +
      strokes(pricks, darker(brown, 0.34), 9) +
      strokes(pricks, darker(brown, 0.6), 4, ' transform="translate(-1 -1)"') +
      strokes('M-124 10h6M-84 20h.1M-50 6h5M-10 18h.1M28 8h6M66 22h.1M98 10h4M-104 26h4M8 28h4', darker(tone, 0.2), 6) +
      strokes(
        'M-96 -50h.1M-56 -30h.1M-20 -48h.1M12 -30h.1M46 -48h.1M78 -30h.1M116 -46h.1M-120 -14h.1M-30 -12h.1M60 -12h.1M104 -18h.1',
        '#fffdf6',
        6,
      ),
  );
  return (
    [
      [-22, -62, -5],
      [14, -6, -5],
      [-18, 52, -5],
      [4, -26, -24],
    ] as const
  )
    .map(
      ([x, y, turn], at) =>
        shadow(pen, cx + x + 10, cy + y + 30, 150, at === 3 ? 18 : 26, 0.45) +
        place(finger, { x: cx + x, y: cy + y, size: 0.92, turn }),
    )
    .join('');
}
