import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, type Pen, place, solid, strokes } from '#domain/drawing/pen/pen.ts';

type VegetablePainter = (pen: Pen, tone: string, other: string) => string;

/** Overlapping sheaths, three stalks and their feathers: without them it would be garlic. */
const fennel: VegetablePainter = (pen, tone) => {
  const stalk = mix(tone, '#86b04e', 0.6);
  const stalks = ['M44 -34L146 -78', 'M54 2L172 0', 'M44 36L140 76'];
  const feathers =
    'M146 -78q30 -34 66 -40M146 -78q40 -6 76 4M146 -78q14 -34 32 -48M178 -102q20 2 34 14M172 0q34 -22 72 -22M172 0q40 10 74 28M172 0h66M206 -14q14 -14 34 -18M140 76q36 -2 70 14M140 76q24 26 60 38M140 76q42 -22 76 -20M180 84q18 14 24 30';
  return (
    `<g transform="translate(-20 -4)">` +
    strokes(feathers, inkOf('#6f9a3a'), 11) +
    strokes(feathers, '#7fae48', 6) +
    stalks.map((d) => strokes(d, inkOf(stalk), 36) + strokes(d, stalk, 29)).join('') +
    strokes('M60 -48L140 -84M64 -6L164 -8M58 32L136 66', lighter(stalk, 0.45), 6) +
    solid(
      pen,
      'M-160 10C-170 -46 -116 -92 -54 -92C-8 -92 30 -72 66 -54C78 -20 78 26 64 56C28 74 -8 96 -54 96C-116 96 -160 60 -160 10Z',
      tone,
      4,
    ) +
    strokes(
      'M-154 -6C-96 -58 -20 -62 70 -30M-156 14C-90 4 -20 -4 74 2M-152 34C-96 68 -20 66 68 36M-120 -62C-70 -84 0 -78 58 -58M-118 66C-70 84 0 82 56 60',
      darker(tone, 0.3),
      5,
      ' opacity=".75"',
    ) +
    strokes('M-166 -8l-12 2M-164 16l-14 4M-150 -30l-14 -4', darker(tone, 0.45), 7) +
    strokes('M-116 -34C-84 -62 -50 -70 -16 -68', '#fff', 11, ' opacity=".7"') +
    `</g>`
  );
};

/** The bud of a thistle, scale over scale, on its stalk, and a leaf of it with its pale foot. */
const artichoke: VegetablePainter = (pen, tone, other) => {
  const scale = (colour: string) =>
    solid(pen, 'M-34 34C-40 -4 -18 -38 0 -56C18 -38 40 -4 34 34C18 48 -18 48 -34 34Z', colour) +
    strokes('M0 -44V26', darker(colour, 0.3), 4, ' opacity=".5"');
  const [inner, outer] = [
    pen.symbol('inner scale', () => scale(mix(tone, other, 0.25))),
    pen.symbol('outer scale', () => scale(tone)),
  ];
  const rows: readonly (readonly [y: number, xs: readonly number[]])[] = [
    [-74, [-20, 20]],
    [-46, [-52, 52, 0]],
    [-12, [-78, 78, -30, 30]],
    [22, [-92, 92, -52, 52, 0]],
    [54, [-68, 68, -26, 26]],
    [78, [-34, 34, 0]],
  ];
  return (
    `<g transform="translate(-70 -14)">` +
    strokes('M0 90V136', inkOf(tone), 44) +
    strokes('M0 90V134', mix(tone, '#b9c98a', 0.5), 36) +
    rows
      .flatMap(([y, xs], row) =>
        xs.map((x) => place(row < 2 ? inner : outer, { x, y, turn: x * 0.28, size: row === 0 ? 0.8 : 1 })),
      )
      .join('') +
    `</g>` +
    `<g transform="translate(148 50) rotate(74)">` +
    path('M-40 44C-46 -6 -20 -52 0 -76C20 -52 46 -6 40 44C20 60 -20 60 -40 44Z', lit(pen, tone), line(inkOf(tone))) +
    path('M-36 44C-38 20 -22 8 0 6C22 8 38 20 36 44C18 56 -18 56 -36 44Z', lighter(other, 0.3)) +
    `</g>`
  );
};

/** Long shoots with scaled tips, green and white ones: cut short and bare they would be beans. */
const asparagus: VegetablePainter = (pen, tone, other) => {
  const shoot = (colour: string, tip: string) =>
    solid(
      pen,
      'M-214 -15L110 -19C160 -24 200 -16 226 2C202 20 160 24 110 19L-214 16C-221 8 -221 -8 -214 -15Z',
      colour,
    ) +
    path('M122 -18C164 -22 200 -14 224 2C202 18 164 22 122 18C130 6 130 -6 122 -18Z', tip, ' opacity=".8"') +
    strokes(
      'M130 -14C150 -10 158 -2 160 6M150 16C168 12 178 6 182 -4M170 -14C186 -10 194 -4 198 4',
      darker(tip, 0.4),
      4,
    ) +
    path('M-120 -15L-92 0L-124 8ZM-20 18L10 4L-22 -4ZM54 -17L82 -2L52 8Z', mix(colour, tip, 0.7)) +
    strokes('M-196 -7L90 -10', '#fff', 5, ' opacity=".5"');
  const green = pen.symbol('green shoot', () => shoot(tone, darker(tone, 0.3)));
  const white = pen.symbol('white shoot', () => shoot(other, mix(other, '#b9a0b4', 0.45)));
  return [
    place(green, { x: -6, y: -62, turn: -3 }),
    place(white, { x: 14, y: -26, turn: 2 }),
    place(green, { x: -16, y: 10, turn: -2 }),
    place(white, { x: 4, y: 44, turn: 3 }),
    place(green, { x: 20, y: 80, turn: -4 }),
  ].join('');
};

/** Vegetables that only their own outline tells from other bulbs and roots, by the words of their shape. */
export const wholeVegetables: readonly (readonly [words: RegExp, paint: VegetablePainter])[] = [
  [/\bfennel\b/, fennel],
  [/(?<!jerusalem )\bartichokes?\b/, artichoke],
  [/\basparagus\b/, asparagus],
];
