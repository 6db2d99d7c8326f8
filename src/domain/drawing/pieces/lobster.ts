import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { Painter } from './painter.ts';

/** Seen from above, its head to the right: two great claws and a fanned tail, without which it would be prawns. */
export const lobster: Painter = (pen, tone) => {
  const [legs, arm] = [
    'M10 -40L-6 -78L-30 -92M38 -46L34 -84L16 -104M64 -44L72 -78L62 -98M-10 -38L-36 -66L-58 -72',
    'M84 -30C100 -60 116 -72 140 -76',
  ];
  const side =
    strokes(legs, inkOf(tone), 12) +
    strokes(legs, tone, 7) +
    strokes(arm, inkOf(tone), 27) +
    strokes(arm, tone, 20) +
    solid(
      pen,
      'M128 -80C126 -118 176 -142 224 -126C244 -118 262 -104 268 -88C248 -98 226 -100 206 -92C230 -88 250 -78 258 -62C226 -44 180 -44 154 -56C138 -62 130 -70 128 -80Z',
      tone,
      4,
    ) +
    strokes('M146 -92C156 -112 182 -120 206 -116', lighter(tone, 0.55), 8, ' opacity=".7"');
  const feelers = 'M116 -8C160 -26 206 -22 266 -40M116 8C160 26 206 22 266 40';
  const fan = [-54, 54, -28, 28, 0]
    .map(
      (turn) =>
        `<g transform="translate(-146 0) rotate(${turn})">${solid(pen, 'M6 -12C-24 -34 -72 -34 -84 0C-72 34 -24 34 6 12Z', darker(tone, 0.1))}${strokes('M-66 0H-14M-60 -12L-16 -6M-60 12L-16 6', darker(tone, 0.45), 3.5)}</g>`,
    )
    .join('');
  const rings = [-136, -110, -82, -54, -26]
    .map((x, at) => ellipse(x, 0, 27, 29 + at * 4, lit(pen, tone), line(inkOf(tone), 3.5)))
    .join('');
  return (
    strokes(feelers, inkOf(tone), 6) +
    side +
    `<g transform="scale(1 -1)">${side}</g>` +
    fan +
    rings +
    path(
      'M-24 -44C20 -60 78 -46 122 -6C126 0 126 0 122 6C78 46 20 60 -24 44C-38 20 -38 -20 -24 -44Z',
      lit(pen, tone),
      line(inkOf(tone), 4),
    ) +
    strokes('M-12 0H96M40 -40C28 -16 28 16 40 40', darker(tone, 0.36), 4.5) +
    strokes('M-8 -30C20 -40 48 -34 72 -22', lighter(tone, 0.6), 8, ' opacity=".6"') +
    strokes('M98 -18h.1M98 18h.1', '#1d1210', 13)
  );
};
