import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** Unrolled from its bone: a strip of glazed meat with the bars of the grill, the cut bone at its end. */
export function unrolledRibs({ pen }: Scene, { cx, cy }: Bed, tone: string): string {
  const strip = pen.symbol(
    'strip of rib',
    () =>
      solid(
        pen,
        'M-150 -22C-90 -40 -30 -16 30 -28C90 -40 130 -30 168 -22C178 -8 176 16 166 28C110 40 60 22 0 34C-60 42 -110 28 -150 34Z',
        tone,
        4,
      ) +
      strokes(
        'M-96 -28L-106 32M-44 -26L-54 36M8 -26L-2 34M60 -32L50 30M112 -32L104 30',
        darker(tone, 0.55),
        8,
        ' opacity=".6"',
      ) +
      strokes('M-120 -14C-80 -26 -30 -8 30 -18C70 -24 110 -24 140 -18', lighter(tone, 0.7), 6, ' opacity=".6"') +
      path(
        'M-196 -24C-190 -38 -152 -38 -146 -24V34C-152 48 -190 48 -196 34Z',
        lit(pen, '#f4e6cc'),
        line('#8b6a4c', 4),
      ) +
      ellipse(-171, -24, 25, 12, '#fbf3e0', line('#8b6a4c', 3)) +
      ellipse(-171, -24, 13, 6, '#c9906a'),
  );
  return [-58, 4, 62]
    .map(
      (y, at) =>
        shadow(pen, cx + 12, cy + y + 34, 180, 26, 0.45) + place(strip, { x: cx + 8 - at * 10, y: cy + y, turn: -4 }),
    )
    .join('');
}

/** Flattened whole, its legs spread and its skin crisp; as two ovals under crumbs it would be a cutlet in bread. */
export function flattenedAnimal({ pen }: Scene, { cx, cy }: Bed, tone: string): string {
  const body =
    'M-186 -8C-176 -30 -150 -36 -128 -34C-112 -62 -84 -70 -62 -66L-84 -98C-92 -110 -72 -118 -62 -106L-26 -72C10 -80 50 -76 82 -68L112 -100C122 -112 142 -102 134 -88L112 -54C144 -38 160 -12 156 12C150 34 134 48 116 56L146 84C156 96 138 108 124 98L82 72C40 84 -10 84 -44 74L-82 98C-96 106 -110 94 -100 82L-76 60C-102 54 -122 42 -132 26C-156 26 -184 16 -186 -8Z';
  return (
    shadow(pen, cx + 12, cy + 44, 210, 70, 0.5) +
    `<g transform="translate(${cx} ${cy}) rotate(-6)">${path(body, darker(tone, 0.4), `${line(inkOf(tone))} transform="translate(0 10)"`)}${solid(pen, body, tone, 4)}${strokes('M-110 -4C-60 -20 40 -20 130 2M-30 -60C-46 -30 -46 30 -34 62M44 -66C60 -30 60 30 44 70', darker(tone, 0.34), 5, ' opacity=".6"')}${strokes('M-90 -40h.1M-60 -20h.1M-10 -46h.1M20 -8h.1M-70 30h.1M-8 36h.1M84 -30h.1M100 24h.1M40 50h.1M70 10h.1M-40 4h.1M10 -66h.1', lighter(tone, 0.4), 17, ' opacity=".45"')}${strokes('M-100 -34C-60 -58 0 -64 50 -58', '#fff3d6', 9, ' opacity=".6"')}${ellipse(-156, -16, 6, 6, '#2a160c')}${path('M-138 -32C-132 -48 -118 -48 -114 -36Z', tone, line(inkOf(tone)))}</g>`
  );
}
