import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { pieceSymbol } from '#domain/drawing/setting/lay.ts';
import { whiteCabbage } from './cabbages.ts';
import { chives } from './herb-sprigs.ts';
import { longFruits } from './long-fruits.ts';
import { longStalks } from './long-stalks.ts';
import type { ProducePainter } from './produce-painter.ts';
import { roundRoots } from './round-roots.ts';

/** Overlapping sheaths, three stalks and their feathers: without them it would be garlic. */
const fennel: ProducePainter = (pen, tone) => {
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
const artichoke: ProducePainter = (pen, tone, other) => {
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
const asparagus: ProducePainter = (pen, tone, other) => {
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

/** Blocky and lobed, with its green stalk, and a ring that shows it hollow: in strips alone it would be a tangle. */
const bellPepper: ProducePainter = (pen, tone) => {
  const green = '#5f8f3c';
  return (
    `<g transform="translate(-76 4)">` +
    solid(
      pen,
      'M-104 -30C-108 -70 -66 -92 -34 -78C-14 -92 18 -92 36 -78C70 -92 108 -66 104 -26C104 20 92 66 66 92C48 106 26 98 12 90C-4 102 -26 102 -40 92C-66 100 -82 82 -92 54C-100 26 -104 0 -104 -30Z',
      tone,
      4,
    ) +
    strokes('M-34 -70C-52 -20 -50 40 -38 88M36 -70C52 -20 42 40 14 86', darker(tone, 0.32), 6, ' opacity=".7"') +
    strokes('M-82 -34C-84 -4 -80 20 -72 44M2 -60C8 -30 8 0 2 30', '#fff', 13, ' opacity=".5"') +
    path('M-44 -72C-24 -88 26 -88 46 -72C20 -56 -20 -56 -44 -72Z', green, line(inkOf(green), 3)) +
    strokes('M0 -74C-2 -98 6 -114 24 -124', inkOf(green), 26) +
    strokes('M0 -74C-2 -98 6 -114 24 -124', green, 18) +
    `</g><g transform="translate(138 48)">` +
    path(
      'M-86 0C-92 -36 -50 -56 -26 -42C-8 -56 18 -56 32 -42C62 -52 92 -30 84 4C84 40 46 56 24 44C4 58 -18 56 -32 44C-62 54 -88 34 -86 0Z',
      tone,
      line(inkOf(tone), 4),
    ) +
    path(
      'M-64 0C-68 -24 -40 -36 -24 -24C-8 -36 14 -36 30 -24C50 -30 68 -16 62 4C62 26 38 36 22 26C4 38 -14 36 -30 26C-48 32 -66 20 -64 0Z',
      darker(tone, 0.55),
    ) +
    strokes('M-26 -34L-8 -6M30 -34L10 -6M-2 44V12', lighter(tone, 0.55), 12) +
    strokes('M-10 -6h.1M4 -10h.1M12 0h.1M0 6h.1M-12 6h.1M10 10h.1', '#f4e6b4', 10) +
    `</g>`
  );
};

/** A scaly fruit under its crown, and chunks of it. */
const pineapple: ProducePainter = (pen, tone, other) => {
  const green = '#4f8a48';
  const eyes = [-66, -34, -2, 30, 62]
    .flatMap((y, row) => [-66, -33, 0, 33, 66].map((x) => [x + (row % 2) * 16, y] as const))
    .filter(([x, y]) => (x / 74) ** 2 + (y / 96) ** 2 < 0.9)
    .map(([x, y]) => `M${x} ${y - 15}L${x + 15} ${y}L${x} ${y + 15}L${x - 15} ${y}Z`)
    .join('');
  const blades =
    'M-30 -84C-60 -96 -84 -116 -92 -138C-60 -132 -34 -116 -20 -98C-44 -128 -50 -150 -44 -176C-22 -156 -10 -134 -6 -112C-8 -144 -2 -172 12 -190C22 -164 22 -138 14 -112C24 -140 40 -160 64 -172C62 -144 48 -120 26 -98C48 -116 72 -126 98 -128C84 -104 60 -88 32 -84Z';
  const chunk = pieceSymbol(pen, 'pineapple', tone);
  return (
    `<g transform="translate(-92 52) rotate(-6)">` +
    path(blades, lit(pen, green), line(inkOf(green), 4)) +
    solid(
      pen,
      'M0 -98C56 -98 92 -50 90 4C88 58 54 96 0 96C-54 96 -88 58 -90 4C-92 -50 -56 -98 0 -98Z',
      mix(tone, other, 0.6),
      4,
    ) +
    path(eyes, mix(tone, other, 0.2), line(darker(other, 0.36), 4)) +
    strokes(eyes.replaceAll(/L.*?Z/g, 'v16h.1'), darker(other, 0.45), 7) +
    `</g>` +
    [
      [80, 6],
      [168, 20],
      [46, 66],
      [124, 74],
      [206, 78],
    ]
      .map(([x = 0, y = 0], at) => place(chunk, { x, y, size: 1.3, turn: at * 40 }))
      .join('')
  );
};

/** Ribbed all round under its stalk, and wedges with their rind. */
const pumpkin: ProducePainter = (pen, tone, other) => {
  const stalk = '#7d8a4a';
  const wedge = pen.symbol(
    'wedge of pumpkin',
    () =>
      solid(pen, 'M-84 -20C-60 50 60 54 88 -16C60 -2 -50 -4 -84 -20Z', darker(tone, 0.12)) +
      path('M-84 -20C-54 28 56 30 88 -16C54 -28 -50 -32 -84 -20Z', lit(pen, other, 0.6), line(inkOf(tone), 2.5)) +
      strokes('M-50 -16C-20 -6 20 -6 54 -14', darker(other, 0.24), 5),
  );
  return (
    `<g transform="translate(-84 2)">` +
    solid(
      pen,
      'M-60 -66C-110 -76 -142 -34 -136 16C-130 72 -90 94 -44 86C-16 98 18 98 46 86C92 94 130 70 134 16C138 -36 108 -76 58 -66C24 -80 -26 -80 -60 -66Z',
      tone,
      4,
    ) +
    strokes(
      'M-54 -64C-98 -30 -96 50 -48 84M-22 -74C-40 -20 -38 50 -18 92M22 -74C40 -20 38 50 20 92M54 -64C98 -30 96 50 50 84',
      darker(tone, 0.34),
      6,
      ' opacity=".75"',
    ) +
    strokes('M-112 -8C-108 -32 -98 -44 -84 -50M-6 -50C-10 -20 -10 6 -6 30', '#fff', 11, ' opacity=".4"') +
    path(
      'M-18 -64C-10 -84 -14 -104 -30 -116L0 -128C14 -108 14 -86 24 -64C10 -56 -6 -56 -18 -64Z',
      lit(pen, stalk),
      line(inkOf(stalk), 4),
    ) +
    `</g>` +
    place(wedge, { x: 124, y: 8, turn: -14 }) +
    place(wedge, { x: 146, y: 66, turn: 8, size: 1.06 })
  );
};

/** A tight bud of long leaves, drawn out to a yellow tip. */
const chicory: ProducePainter = (pen, tone, other) => {
  const tip = mix(other, '#c9cf5a', 0.5);
  const bud = pen.symbol(
    'bud of chicory',
    () =>
      path(
        'M-190 0C-192 -30 -150 -62 -70 -64C40 -66 140 -40 206 4C150 46 50 66 -60 62C-150 60 -190 30 -190 0Z',
        pen.linear(
          [
            [0, lighter(tone, 0.6)],
            [0.6, tone],
            [1, tip],
          ],
          1,
          0,
        ),
        line(inkOf(tone), 4),
      ) +
      strokes(
        'M-180 -12C-100 -54 60 -52 168 -16M-184 10C-90 -14 60 -18 190 2M-170 28C-80 52 60 50 150 30M-120 48C-40 20 80 14 176 14',
        darker(tip, 0.3),
        4.5,
      ) +
      strokes('M-150 -26C-110 -46 -60 -52 -10 -50', '#fff', 9, ' opacity=".7"') +
      ellipse(-184, 0, 13, 24, darker(tone, 0.12), line(inkOf(tone), 3)),
  );
  return place(bud, { x: 22, y: -52, turn: -8, size: 0.94 }) + place(bud, { x: 0, y: 42, turn: 5 });
};

/** Wrinkled lanterns on thin stalks: long and smooth they would be any chilli. */
const habanero: ProducePainter = (pen, tone) => {
  const one = pen.symbol(
    'lantern',
    () =>
      strokes('M0 -60C0 -84 8 -96 22 -104', inkOf('#6f9a3c'), 14) +
      strokes('M0 -60C0 -84 8 -96 22 -104', '#7fa648', 8) +
      solid(
        pen,
        'M0 -64C34 -72 62 -58 64 -26C66 -4 52 4 54 28C54 52 30 54 20 76C12 90 -6 92 -14 78C-22 58 -50 56 -54 30C-54 8 -66 0 -66 -24C-64 -58 -34 -72 0 -64Z',
        tone,
        4,
      ) +
      strokes(
        'M-24 -56C-38 -20 -30 20 -14 50M24 -56C38 -20 30 20 16 48M-44 6C-30 -4 -20 8 -8 0M12 8C24 -2 34 8 44 4',
        darker(tone, 0.3),
        5,
        ' opacity=".7"',
      ) +
      strokes('M-50 -22C-48 -36 -40 -44 -30 -46', '#fff', 9, ' opacity=".6"') +
      path('M-24 -60C-10 -72 10 -72 24 -60C10 -52 -10 -52 -24 -60Z', '#6f9a3c', line(inkOf('#6f9a3c'), 3)),
  );
  return (
    place(one, { x: -120, y: 4, turn: -16, size: 1.06 }) +
    place(one, { x: 132, y: -6, turn: 24 }) +
    place(one, { x: 10, y: 34, turn: 4, size: 1.1 })
  );
};

/** Plump, with a blunt end. */
const jalapeno: ProducePainter = (pen, tone, other) => {
  const one = pen.symbol(
    'jalapeño',
    () =>
      strokes('M-150 -4C-172 -6 -186 -16 -196 -30', inkOf(other), 17) +
      strokes('M-150 -4C-172 -6 -186 -16 -196 -30', other, 10) +
      solid(
        pen,
        'M-152 -30C-110 -52 40 -54 120 -34C156 -24 170 -4 160 14C146 34 110 38 60 42C0 48 -110 48 -152 28C-164 12 -164 -14 -152 -30Z',
        tone,
        4,
      ) +
      path(
        'M-160 0C-158 -26 -146 -34 -132 -34C-140 -14 -140 12 -132 30C-148 30 -160 22 -160 0Z',
        other,
        line(inkOf(tone), 3),
      ) +
      strokes('M-110 -28C-60 -38 20 -38 80 -30', '#fff', 11, ' opacity=".5"'),
  );
  return place(one, { x: 26, y: -52, turn: -10 }) + place(one, { x: -4, y: 44, turn: 6, size: 1.08 });
};

/** Vegetables that only their own outline tells from other bulbs and roots, by the words of their shape and name. */
const wholeVegetables: readonly (readonly [words: RegExp, paint: ProducePainter])[] = [
  [/\bfennel\b/, fennel],
  [/(?<!jerusalem )\bartichokes?\b/, artichoke],
  [/\basparagus\b/, asparagus],
  [/\bbell peppers?\b/, bellPepper],
  [/\bpineapple\b/, pineapple],
  [/\bpumpkins?\b/, pumpkin],
  [/\bchicory\b|\bbelgian endives?\b/, chicory],
  [/\bhabaneros?\b|\bscotch bonnets?\b/, habanero],
  [/\bjalape[ñn]os?\b/, jalapeno],
  [/\bwhite cabbage\b/, whiteCabbage],
  [/\bchives\b/, chives],
  ...longFruits,
  ...longStalks,
  ...roundRoots,
];

/** What is made of it, and is no longer it. */
const made = /\b(powder|starch|flour|paste|crisps|flakes)\b/;

/** How a vegetable is drawn whole; undefined for one that has no outline of its own. */
export const wholeVegetable = (text: string): ProducePainter | undefined =>
  made.test(text) ? undefined : wholeVegetables.find(([words]) => words.test(text))?.[1];
