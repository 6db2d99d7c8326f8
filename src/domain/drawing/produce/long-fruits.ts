import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { ProducePainter } from './produce-painter.ts';

/** Slices that fell from its cut end, one leaning on the other. */
const fallen = (pen: Pen, slice: string, spots: readonly (readonly [x: number, y: number])[]) =>
  spots.map(([x, y]) => shadow(pen, x + 8, y + 26, 62, 18, 0.4) + place(slice, { x, y })).join('');

/** Long and dark, with pale stripes and warts, cut into slices that are full of water. */
const cucumber: ProducePainter = (pen, tone, other) => {
  const flesh = mix(other, '#cfe39a', 0.45);
  const core = lighter(other, 0.45);
  const face = (rx: number, ry: number) =>
    ellipse(0, 0, rx, ry, lit(pen, flesh, 0.6), line(darker(tone, 0.12), 6)) +
    ellipse(0, 0, rx * 0.62, ry * 0.62, core, ' opacity=".9"') +
    strokes(
      [0, 60, 120, 180, 240, 300]
        .map((turn) => {
          const [x, y] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
          return `M${Math.round(x * rx * 0.26)} ${Math.round(y * ry * 0.26)}L${Math.round(x * rx * 0.44)} ${Math.round(y * ry * 0.44)}`;
        })
        .join(''),
      darker(flesh, 0.22),
      7,
    );
  const slice = pen.symbol(
    'slice of cucumber',
    () => ellipse(0, 9, 58, 42, darker(tone, 0.2), line(inkOf(tone), 3)) + face(56, 40),
  );
  return (
    `<g transform="translate(-8 -36) rotate(-7) scale(.94)">` +
    solid(
      pen,
      'M-232 2C-238 -32 -214 -52 -176 -56C-100 -64 40 -62 104 -56L104 54C40 62 -100 64 -176 58C-214 54 -232 34 -232 2Z',
      tone,
      4,
    ) +
    strokes(
      'M-206 -24C-120 -38 0 -38 84 -32M-214 4C-120 -2 0 -4 84 0M-200 32C-120 38 0 38 84 34',
      lighter(tone, 0.34),
      5,
      ' opacity=".55" stroke-dasharray="54 22"',
    ) +
    strokes(
      'M-160 -12h.1M-110 16h.1M-70 -14h.1M-30 18h.1M10 -16h.1M44 14h.1M-140 42h.1M-40 -46h.1',
      lighter(tone, 0.5),
      7,
    ) +
    strokes('M-190 -38C-130 -50 -40 -52 30 -48', '#fff', 9, ' opacity=".45"') +
    `<g transform="translate(104 -1)">${face(32, 55)}</g></g>` +
    fallen(pen, slice, [
      [156, 8],
      [206, 40],
      [112, 66],
    ])
  );
};

/** Shorter and ridged, with its thick stalk, cut into creamy slices. */
const courgette: ProducePainter = (pen, tone, other) => {
  const stalkTone = mix(tone, '#b9bd6a', 0.5);
  const slice = pen.symbol(
    'slice of courgette',
    () =>
      ellipse(0, 14, 52, 38, darker(tone, 0.1), line(inkOf(tone), 3)) +
      ellipse(0, 0, 52, 37, lit(pen, lighter(other, 0.25), 0.5), line(tone, 5)) +
      ellipse(0, 0, 30, 20, 'none', `${line(darker(other, 0.12), 3)} opacity=".7"`) +
      strokes('M-22 -6h.1M-8 -14h.1M10 -14h.1M23 -4h.1M18 10h.1M2 15h.1M-16 11h.1', darker(other, 0.24), 6),
  );
  const fruit = pen.symbol(
    'courgette',
    () =>
      solid(pen, 'M-196 -20L-232 -30C-242 -22 -242 8 -234 18L-198 22Z', stalkTone, 4) +
      solid(
        pen,
        'M-206 0C-204 -26 -176 -38 -130 -42C-30 -54 90 -56 146 -44C186 -34 204 -16 202 4C200 30 176 44 136 48C60 56 -60 48 -132 42C-176 38 -206 28 -206 0Z',
        tone,
        4,
      ) +
      strokes(
        'M-190 -10C-90 -24 60 -32 186 -20M-194 10C-90 10 60 8 194 10M-170 28C-70 34 60 40 160 34',
        darker(tone, 0.3),
        5,
        ' opacity=".55"',
      ) +
      strokes(
        'M-120 -24h.1M-60 -8h.1M-20 -34h.1M40 -14h.1M90 -34h.1M130 -4h.1M-90 24h.1M0 24h.1M80 26h.1M-140 4h.1',
        lighter(tone, 0.5),
        7,
        ' opacity=".8"',
      ) +
      strokes('M-130 -32C-60 -42 30 -46 100 -42', '#fff', 9, ' opacity=".45"'),
  );
  return (
    place(fruit, { x: 14, y: -60, turn: -6, size: 0.9 }) +
    place(fruit, { x: -44, y: 22, turn: 4, size: 0.8 }) +
    fallen(pen, slice, [
      [148, 20],
      [210, 44],
      [120, 78],
    ])
  );
};

/** Glossy and nearly black, under its green cap, cut into slices with their seeds. */
const aubergine: ProducePainter = (pen, tone, other) => {
  const cap = '#6f8f45';
  const slice = pen.symbol(
    'slice of aubergine',
    () =>
      ellipse(0, 13, 62, 45, darker(tone, 0.3), line(darker(tone, 0.6), 3)) +
      ellipse(0, 0, 62, 44, lit(pen, lighter(other, 0.3), 0.6), line(tone, 5)) +
      strokes(
        'M-30 -8q8 -14 22 -14M12 -22q16 2 22 14M34 6q-4 14 -20 18M-10 24q-18 -2 -24 -16',
        darker(other, 0.26),
        5,
        ' stroke-dasharray=".1 9"',
      ) +
      strokes('M-10 -4h.1M6 -8h.1M10 6h.1M-4 8h.1', darker(other, 0.22), 5),
  );
  return (
    `<g transform="translate(4 -24) rotate(-8) scale(.93)">` +
    strokes('M-196 -14C-218 -20 -232 -30 -242 -44', inkOf(cap), 25) +
    strokes('M-196 -14C-218 -20 -232 -30 -242 -44', cap, 17) +
    solid(
      pen,
      'M-200 -16C-176 -44 -120 -44 -66 -50C0 -62 70 -84 128 -70C190 -56 206 -2 184 40C160 82 92 92 24 76C-44 62 -120 40 -176 28C-198 20 -208 0 -200 -16Z',
      tone,
      4,
    ) +
    strokes('M-110 -30C-40 -44 40 -62 104 -52', '#fff', 13, ' opacity=".55"') +
    strokes('M150 -40h.1', '#fff', 15, ' opacity=".5"') +
    path(
      'M-214 -8C-212 -36 -186 -48 -150 -46C-132 -44 -118 -38 -104 -42C-112 -26 -128 -18 -126 -4C-112 2 -98 4 -88 14C-108 18 -130 16 -144 24C-158 32 -172 34 -188 30C-206 22 -214 8 -214 -8Z',
      lit(pen, cap),
      line(inkOf(cap), 4),
    ) +
    '</g>' +
    fallen(pen, slice, [
      [186, 62],
      [92, 84],
    ])
  );
};

/** Long fruits that are eaten as vegetables, by the words of their shape and name. */
export const longFruits: readonly (readonly [words: RegExp, paint: ProducePainter])[] = [
  [/\bcucumbers?\b/, cucumber],
  [/\bcourgettes?\b|\bzucchini\b/, courgette],
  [/\baubergines?\b|\beggplants?\b/, aubergine],
];
