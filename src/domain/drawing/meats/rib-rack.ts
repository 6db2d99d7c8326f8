import { darker, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

const boneTone = '#f6e8d2';

/** A rack under its glaze, rib beside rib with the bones out at both ends, and one cut off: whole and smooth it would be a loaf. */
export function ribRack({ pen }: Scene, { cx, cy }: Bed, tone: string): string {
  const red = mix(tone, '#b8482a', 0.3);
  const bone = (d: string) =>
    strokes(d, '#8b6a4c', 25) + strokes(d, boneTone, 18) + strokes(d, '#fffaf0', 5, ' transform="translate(-3 0)"');
  const ribs = [-150, -92, -34, 24, 82, 140];
  const rack = pen.symbol(
    'rack of ribs',
    () =>
      bone(ribs.map((x) => `M${x + 22} -60L${x + 32} -98M${x - 14} 66L${x - 22} 98`).join('')) +
      solid(
        pen,
        'M-190 -10C-186 -58 -150 -76 -108 -68C-92 -78 -66 -78 -50 -68C-32 -78 -8 -78 8 -68C26 -78 50 -78 66 -68C84 -78 108 -78 124 -68C164 -78 192 -56 188 -12C192 30 182 66 148 74C128 82 112 78 98 70C80 82 56 82 40 72C22 82 -2 82 -18 72C-36 82 -60 82 -76 72C-94 82 -118 82 -132 72C-172 76 -190 42 -190 -10Z',
        red,
        4,
      ) +
      strokes(
        ribs
          .slice(1)
          .map((x) => `M${x - 8} -66C${x - 22} -24 ${x - 32} 30 ${x - 38} 68`)
          .join(''),
        darker(red, 0.5),
        8,
        ' opacity=".8"',
      ) +
      strokes(
        ribs.map((x) => `M${x + 14} -46C${x + 4} -20 ${x - 2} 6 ${x - 6} 34`).join(''),
        lighter(red, 0.5),
        10,
        ' opacity=".6"',
      ) +
      strokes(
        'M-160 26h.1M-120 -30h.1M-96 40h.1M-60 0h.1M-36 44h.1M0 -36h.1M30 30h.1M64 -4h.1M100 36h.1M136 -34h.1M160 20h.1',
        darker(red, 0.6),
        11,
        ' opacity=".45"',
      ),
  );
  const single = pen.symbol(
    'single rib',
    () =>
      bone('M-96 -6L-60 -4M70 4L112 8') +
      solid(
        pen,
        'M-80 -14C-60 -36 50 -38 84 -18C98 -4 94 20 78 28C40 42 -50 40 -76 22C-90 10 -90 -4 -80 -14Z',
        red,
        4,
      ) +
      path(
        'M-70 4C-40 -10 50 -10 78 4C70 24 30 30 0 30C-36 30 -64 22 -70 4Z',
        lit(pen, '#b8705a', 0.6),
        line(darker(red, 0.3)),
      ) +
      ellipse(4, 12, 22, 9, boneTone, line('#a08060', 2.5)) +
      strokes('M-52 6q10 6 20 4M34 6q12 4 24 2M-44 18q10 4 20 4', darker('#b8705a', 0.3), 3.5),
  );
  return (
    shadow(pen, cx + 10, cy + 46, 226, 70, 0.55) +
    place(rack, { x: cx - 14, y: cy - 24, turn: -6, size: 0.98 }) +
    shadow(pen, cx + 84, cy + 92, 100, 24, 0.5) +
    place(single, { x: cx + 76, y: cy + 72, turn: -4 })
  );
}
