import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** A soft white roll, split and opened wide on the fritter in it: closed and yellow it would be a burger or a pasty. */
export function fritterBun(scene: Scene, { cx, cy }: Bed): string {
  const { pen } = scene;
  const crust = '#d99a56';
  const crumb = '#f7ecd2';
  const fritter = mix(firstColour(scene), '#d98f24', 0.5);
  const ball =
    'M-112 6C-120 -30 -96 -54 -78 -62C-60 -84 -30 -78 -10 -86C18 -92 44 -78 62 -70C92 -62 112 -34 112 -4C116 26 96 44 74 54C40 70 -40 72 -74 56C-100 46 -112 30 -112 6Z';
  return (
    shadow(pen, cx + 10, cy + 72, 200, 46, 0.6) +
    `<g transform="translate(${cx} ${cy})">${
      // The upper half leans back.
      path(
        'M-168 -34C-176 -120 -110 -150 -10 -152C100 -152 176 -118 168 -34C120 -4 -120 -4 -168 -34Z',
        lit(pen, crust),
        line(inkOf(crust), 4),
      ) +
      strokes('M-126 -86C-104 -120 -56 -134 -6 -136', lighter(crust, 0.75), 10, ' opacity=".6"') +
      path('M-164 -34C-120 -58 120 -58 164 -34C120 0 -120 0 -164 -34Z', crumb, line('#c9a978', 2)) +
      path(
        'M-170 42C-172 14 172 14 170 42C176 96 120 104 0 104C-120 104 -176 96 -170 42Z',
        lit(pen, crust),
        line(inkOf(crust), 4),
      ) +
      path('M-166 42C-130 16 130 16 166 42C130 68 -130 68 -166 42Z', crumb, line('#c9a978', 2)) +
      path('M-130 44C-90 20 96 20 134 42C100 62 -96 64 -130 44Z', '#7f9a3a') +
      `<g transform="translate(0 -8)">${
        path(ball, lit(pen, fritter), line(inkOf(fritter), 4)) +
        strokes(
          'M-78 -20h.1M-50 -50h.1M-20 -30h.1M14 -56h.1M44 -32h.1M76 -22h.1M-60 14h.1M-24 4h.1M20 -4h.1M60 14h.1M88 12h.1M-84 34h.1M-40 38h.1M0 30h.1M40 42h.1',
          darker(fritter, 0.32),
          13,
          ' opacity=".5"',
        ) +
        strokes(
          'M-70 -30h.1M-36 -56h.1M0 -66h.1M34 -50h.1M-44 -8h.1M0 -24h.1M56 -6h.1M-64 26h.1M-16 20h.1M26 22h.1',
          lighter(fritter, 0.5),
          9,
          ' opacity=".75"',
        ) +
        // A bite, where the potato in it is yellow.
        path(
          'M24 58C18 40 30 30 42 34C46 18 66 18 72 28C86 22 98 30 92 44C76 56 50 62 24 58Z',
          lit(pen, '#f0d98a', 0.6),
          line(darker(fritter, 0.3)),
        ) +
        strokes('M44 46l7 -3M70 38l7 4', '#5c8a34', 6)
      }</g>` +
      strokes('M-108 60C-60 76 60 76 112 58', '#a8321f', 11)
    }</g>`
  );
}
