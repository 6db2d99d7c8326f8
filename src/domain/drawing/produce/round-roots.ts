import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { ProducePainter } from './produce-painter.ts';

/** Round, with a thin tail at its foot. */
const globe =
  'M0 -84C62 -88 110 -48 108 2C104 54 58 78 24 90C12 104 6 124 -10 146C-8 122 -12 104 -26 90C-60 78 -104 54 -108 2C-110 -48 -62 -88 0 -84Z';

const shine = strokes('M-76 -14C-68 -44 -46 -60 -22 -64', '#fff', 11, ' opacity=".55"');

/** Half of a root, lying before the whole one with its cut face up. */
const half = (pen: Pen, { x, y, skin, flesh }: { x: number; y: number; skin: string; flesh: string }, inner = '') =>
  `<g transform="translate(${x} ${y})">` +
  shadow(pen, 8, 32, 92, 26, 0.5) +
  ellipse(0, 8, 80, 54, darker(skin, 0.16), line(inkOf(skin), 4)) +
  ellipse(0, 0, 80, 52, skin) +
  ellipse(0, 0, 72, 45, lit(pen, flesh, 0.5)) +
  inner +
  `</g>`;

const rings = (colour: string, width: number) =>
  ellipse(0, 0, 56, 34, 'none', line(colour, width)) +
  ellipse(0, 0, 38, 22, 'none', line(colour, width)) +
  ellipse(0, 0, 19, 10, 'none', line(colour, width));

/** A leaf that stands on its stalk, upright from 0, 0. */
const leafOn = (pen: Pen, stalk: string, leaf: string) =>
  pen.symbol(
    `leaf ${stalk} ${leaf}`,
    () =>
      strokes('M0 0V-50', inkOf(stalk), 15) +
      strokes('M0 0V-50', stalk, 9) +
      solid(pen, 'M0 -36C-34 -48 -40 -96 -4 -132C38 -100 36 -50 0 -36Z', leaf) +
      strokes('M0 -38V-112M0 -62L-18 -80M0 -62L18 -80', mix(stalk, leaf, 0.3), 5),
  );

const tuft = (id: string, turns: readonly number[], y = -78) =>
  turns.map((turn) => place(id, { x: turn * 0.5, y, turn })).join('');

/** Cloves that swell the skin, a thin neck and a tuft of roots, two cloves beside: smooth it would be an onion. */
const garlic: ProducePainter = (pen, tone, other) => {
  const blush = mix(tone, '#a8708f', 0.4);
  const clove = pen.symbol(
    'clove of garlic',
    () =>
      solid(pen, 'M-36 26C-46 -8 -22 -40 16 -62C20 -28 40 -4 32 24C18 42 -20 42 -36 26Z', other) +
      strokes('M-18 20C-20 -6 -6 -28 8 -42', blush, 5),
  );
  return (
    `<g transform="translate(-66 4)">` +
    strokes('M-18 84l-10 16M-6 88l-3 18M8 88l4 18M20 84l10 14', '#8f7850', 6) +
    solid(
      pen,
      'M-12 -128L12 -130C12 -96 26 -72 54 -58C104 -34 126 10 110 52C100 82 68 94 42 84C24 98 -22 98 -40 86C-70 96 -104 80 -112 48C-124 8 -98 -34 -54 -58C-28 -74 -12 -96 -12 -128Z',
      tone,
      4,
    ) +
    strokes(
      'M-6 -94C-58 -50 -66 24 -40 84M6 -94C58 -50 66 24 42 82M0 -96V-40M-54 -56C-84 -20 -96 10 -94 44M54 -56C84 -20 96 10 94 44',
      darker(tone, 0.34),
      5,
    ) +
    strokes('M-28 -34C-36 0 -34 34 -22 68M24 -34C34 0 32 34 22 68M-76 -10C-84 14 -84 36 -76 60', blush, 6) +
    strokes('M0 -24C-8 10 -6 40 0 60', '#fff', 12, ' opacity=".7"') +
    `</g>` +
    place(clove, { x: 100, y: 44, turn: 30, size: 1.05 }) +
    place(clove, { x: 178, y: 58, turn: 84 })
  );
};

/** Paper skin on a flattened ball, and a half with its rings. */
const onion: ProducePainter = (pen, tone, other) =>
  `<g transform="translate(-66 0)">` +
  strokes('M-14 90l-8 14M0 92v16M14 90l8 14', '#8f7850', 5) +
  solid(
    pen,
    'M-10 -126L10 -130C8 -104 26 -88 56 -78C104 -60 126 -18 114 28C102 72 54 94 2 94C-52 94 -102 72 -114 26C-124 -20 -100 -62 -52 -80C-26 -90 -8 -104 -10 -126Z',
    tone,
    4,
  ) +
  strokes(
    'M-4 -100C-70 -62 -90 6 -52 82M2 -102C-14 -40 -16 30 -2 92M8 -100C72 -62 92 6 58 80',
    darker(tone, 0.26),
    4.5,
    ' opacity=".7"',
  ) +
  strokes('M-88 8C-86 -24 -70 -46 -48 -58', '#fff', 12, ' opacity=".5"') +
  `</g>` +
  half(pen, { x: 134, y: 50, skin: tone, flesh: other }, rings(mix(other, '#8f9a4a', 0.42), 4));

/** White below and violet above, with the stubs of its leaves. */
const turnip: ProducePainter = (pen, _, other) => {
  const violet = '#8f4f86';
  return (
    `<g transform="translate(-62 -14) rotate(38)">` +
    strokes('M-14 -82L-30 -122M0 -84L2 -132M14 -82L34 -120', inkOf('#7fa650'), 19) +
    strokes('M-14 -82L-30 -122M0 -84L2 -132M14 -82L34 -120', '#8fb65c', 12) +
    solid(pen, globe, other, 4) +
    path(
      'M0 -82C60 -86 106 -50 106 0C80 30 -80 30 -106 0C-108 -50 -60 -86 0 -82Z',
      pen.linear(
        [
          [0, violet],
          [0.6, violet, 0.85],
          [1, violet, 0],
        ],
        0,
        1,
      ),
    ) +
    strokes('M-60 56C-40 66 -30 70 -16 74M40 66C52 62 62 54 70 46', darker(other, 0.2), 4) +
    shine +
    `</g>` +
    half(pen, { x: 134, y: 52, skin: mix(other, violet, 0.5), flesh: other })
  );
};

/** Several small ones with their leaves: a single large one would be a beetroot. */
const radish: ProducePainter = (pen, tone, other) => {
  const leaf = leafOn(pen, '#8fb65c', '#5f9240');
  const one = pen.symbol(
    'radish',
    () =>
      tuft(leaf, [-30, 26, -2]) +
      solid(pen, globe, tone, 5) +
      path('M24 88C12 104 6 124 -10 146C-8 122 -12 104 -26 88C-8 94 8 94 24 88Z', other, line(inkOf(tone), 4)) +
      shine,
  );
  return (
    place(one, { x: -60, y: -46, size: 0.56, turn: 62 }) +
    place(one, { x: -150, y: 18, size: 0.58, turn: 50 }) +
    place(one, { x: -26, y: 50, size: 0.6, turn: 66 }) +
    half(pen, { x: 150, y: 66, skin: tone, flesh: other }, ellipse(0, 0, 24, 13, darker(other, 0.06)))
  );
};

/** Dark red leaf stalks and a half with rings. */
const beetroot: ProducePainter = (pen, tone, other) =>
  `<g transform="translate(-76 -4) rotate(36)">` +
  tuft(leafOn(pen, mix(tone, '#c02a55', 0.5), '#4f7f3c'), [-34, 30, 0]) +
  solid(pen, globe, tone, 4) +
  strokes('M-50 66C-36 74 -26 76 -14 80M36 72C50 66 60 60 68 52', darker(tone, 0.4), 5) +
  shine +
  `</g>` +
  half(pen, { x: 138, y: 52, skin: tone, flesh: other }, rings(darker(tone, 0.15), 6));

/** A ball in the air on its stalks, which leave it on all sides. */
const kohlrabi: ProducePainter = (pen, tone, other) => {
  const leaf = leafOn(pen, lighter(tone, 0.2), mix(tone, '#3f7038', 0.75));
  const sides = 'M-70 -50L-124 -92M74 -50L126 -88M-96 -4L-136 -22M98 -4L136 -20';
  return (
    `<g transform="translate(-62 12)">` +
    tuft(leaf, [-44, 42, -14, 14], -62) +
    strokes(sides, inkOf(tone), 22) +
    strokes(sides, lighter(tone, 0.2), 15) +
    solid(pen, 'M0 -82C66 -84 112 -44 110 6C106 58 56 90 0 90C-56 90 -106 58 -110 6C-112 -44 -66 -84 0 -82Z', tone, 4) +
    strokes(
      'M-34 -76C-76 -40 -82 30 -44 84M34 -76C78 -40 84 30 44 84M0 -78C-6 -30 -6 40 0 86',
      darker(tone, 0.24),
      4,
      ' opacity=".5"',
    ) +
    // The scars where leaves were broken off, low on one side and high on the other: a pair of them side by side is a face.
    strokes('M-104 36C-86 50 -62 56 -40 54', darker(tone, 0.34), 6) +
    strokes('M46 -58C66 -50 84 -34 92 -16', darker(tone, 0.34), 6) +
    strokes('M-100 42C-82 56 -60 61 -40 60', lighter(tone, 0.5), 4) +
    shine +
    `</g>` +
    half(pen, { x: 142, y: 56, skin: tone, flesh: other })
  );
};

/** Warts, furrows and a beard of roots. */
const celeriac: ProducePainter = (pen, tone, other) => {
  const stubs = 'M-34 -78L-46 -116M-8 -86L-10 -128M18 -84L26 -124M42 -74L58 -108';
  return (
    `<g transform="translate(-66 2)">` +
    strokes(
      'M-70 62C-84 76 -80 90 -98 98M-42 78C-50 92 -40 102 -54 112M-12 86C-16 98 -6 106 -14 118M18 86C14 98 28 104 22 116M50 74C54 90 68 90 70 104M74 56C84 70 94 70 102 82',
      inkOf(tone),
      7,
    ) +
    strokes(stubs, inkOf('#86a85a'), 22) +
    strokes(stubs, '#a9c67c', 15) +
    solid(
      pen,
      'M-96 -34C-84 -70 -50 -74 -30 -88C0 -98 30 -94 52 -78C84 -72 102 -42 100 -14C116 14 104 52 76 64C50 88 10 90 -18 84C-50 92 -92 72 -98 44C-116 22 -112 -10 -96 -34Z',
      tone,
      4,
    ) +
    strokes(
      'M-78 -20C-60 -32 -46 -20 -28 -30M10 -50C28 -60 48 -50 62 -40M-84 24C-62 12 -48 28 -26 18M20 10C40 0 58 14 80 4M-40 56C-20 46 -4 62 18 52M-20 -6h.1M36 34h.1M-58 -52h.1M56 -14h.1M-60 44h.1',
      darker(tone, 0.4),
      8,
      ' opacity=".7"',
    ) +
    `</g>` +
    half(pen, { x: 142, y: 54, skin: tone, flesh: other }, ellipse(4, 2, 30, 16, darker(other, 0.07)))
  );
};

/** Smooth ovals with eyes: with knobs they would be ginger. */
const potato: ProducePainter = (pen, tone, other) => {
  const one = pen.symbol(
    'whole potato',
    () =>
      solid(
        pen,
        'M-112 8C-118 -42 -62 -70 4 -66C74 -66 118 -30 112 16C106 58 50 72 -6 68C-64 72 -108 54 -112 8Z',
        tone,
        4,
      ) +
      strokes('M-62 -20q10 8 20 2M10 -36q10 8 20 0M58 6q10 8 20 0M-26 22q10 8 20 0', darker(tone, 0.4), 6) +
      strokes('M-80 30h.1M-10 -6h.1M40 40h.1M76 -20h.1M-48 46h.1M-30 -46h.1', darker(tone, 0.25), 8, ' opacity=".7"'),
  );
  return (
    place(one, { x: 44, y: -46, turn: 8 }) +
    place(one, { x: -98, y: 14, turn: -14, size: 1.06 }) +
    half(pen, { x: 118, y: 54, skin: tone, flesh: other })
  );
};

/** Long, pointed at both ends, its colour seen where it is cut. */
const sweetPotato: ProducePainter = (pen, tone, other) =>
  `<g transform="translate(-24 -22) rotate(-8)">` +
  solid(
    pen,
    'M-216 30C-196 14 -170 -20 -130 -42C-80 -66 0 -64 60 -48C120 -38 160 -34 214 -26C190 -8 160 30 110 46C50 66 -50 70 -110 56C-160 48 -190 34 -216 30Z',
    tone,
    4,
  ) +
  strokes(
    'M-150 -10q14 10 30 4M-70 -34q12 8 26 2M10 -30q12 10 28 4M-40 20q14 10 30 2M70 6q14 8 28 0M-110 34q12 6 26 0',
    darker(tone, 0.36),
    6,
    ' opacity=".8"',
  ) +
  strokes('M-116 -34C-70 -50 -10 -50 40 -42', lighter(tone, 0.5), 9, ' opacity=".5"') +
  `</g>` +
  half(
    pen,
    { x: 116, y: 62, skin: tone, flesh: other },
    strokes('M-30 -10h.1M8 -18h.1M34 4h.1M-6 12h.1', darker(other, 0.16), 7),
  );

/** Round roots and bulbs, which only their tops, tails and cut faces tell apart; by the words of their shape and name. */
export const roundRoots: readonly (readonly [words: RegExp, paint: ProducePainter])[] = [
  [/\bgarlic\b/, garlic],
  [/\bonions?\b/, onion],
  [/\bturnips?\b/, turnip],
  [/(?<!horse)\bradish(es)?\b/, radish],
  [/\bbeet(root|s)?\b/, beetroot],
  [/\bkohlrabi\b/, kohlrabi],
  [/\bceleriac\b/, celeriac],
  [/\bsweet potato(es)?\b/, sweetPotato],
  [/\bpotato(es)?\b/, potato],
];
