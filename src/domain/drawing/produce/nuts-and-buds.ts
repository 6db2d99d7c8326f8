import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { Heaped, Kernel } from './heaped.ts';
import { seeds } from './seeds.ts';

/** Round with a point, its pale foot seen: long and flat it would be an almond. */
const hazelnut: Kernel = (pen, tone, other) =>
  solid(pen, 'M0 -38C12 -28 36 -22 36 6C36 28 16 38 0 38C-16 38 -36 28 -36 6C-36 -22 -12 -28 0 -38Z', tone) +
  path('M-30 20C-14 28 14 28 30 20C24 32 12 38 0 38C-12 38 -24 32 -30 20Z', lighter(other, 0.4)) +
  strokes('M-4 -26C-16 -12 -18 4 -14 18M6 -26C16 -12 18 4 14 18', darker(tone, 0.3), 3, ' opacity=".7"') +
  strokes('M-24 -2C-22 -10 -18 -14 -12 -18', '#fff', 6, ' opacity=".6"');

/** Bent like a kidney. */
const cashew: Kernel = (_, tone) =>
  strokes('M-30 18C-36 -28 34 -32 34 14', inkOf(tone), 33) +
  strokes('M-30 18C-36 -28 34 -32 34 14', tone, 27) +
  strokes('M-28 8C-22 -16 20 -22 28 2', lighter(tone, 0.6), 6, ' opacity=".8"');

/** Two halves of a shell with the green between them. */
const pistachio: Kernel = (pen, tone) => {
  const shell = '#ecdcb4';
  return (
    solid(pen, 'M-50 2C-40 -26 16 -34 48 -4C30 -14 -20 -12 -50 2Z', shell) +
    path('M-50 2C-26 -14 26 -14 48 -4C40 16 -24 18 -50 2Z', lit(pen, tone), line(inkOf(tone), 2.5)) +
    solid(pen, 'M-50 2C-30 14 26 12 48 -4C44 26 10 34 -14 30C-34 26 -46 16 -50 2Z', shell) +
    strokes('M-30 18C-10 24 14 22 32 12', darker(shell, 0.2), 3)
  );
};

const macadamia: Kernel = (pen, tone) =>
  `<circle r="34" fill="${lit(pen, tone, 0.8)}"${line(inkOf(tone))}/>` +
  strokes('M-18 -10C-14 -20 -6 -22 2 -22', '#fff', 7, ' opacity=".8"');

const macadamiaHalf: Kernel = (pen, tone, other) =>
  ellipse(0, 5, 34, 27, darker(other, 0.1), line(inkOf(tone))) +
  ellipse(0, 0, 34, 25, lit(pen, lighter(tone, 0.5), 0.4));

/** A wedge with a rounded back, strips of its dark skin on it. */
const brazilNut: Kernel = (pen, tone, other) =>
  solid(pen, 'M-58 14C-50 -16 -10 -34 34 -28C54 -24 58 -10 50 0C30 22 -14 34 -40 28C-52 26 -58 22 -58 14Z', tone) +
  path('M-52 4C-40 -18 -6 -32 34 -28C20 -16 -16 -6 -52 4Z', other, ' opacity=".75"') +
  strokes('M-40 18C-14 18 14 8 36 -8', darker(tone, 0.3), 4, ' opacity=".7"');

/** The shell with its waist and its net. */
const peanutShell: Kernel = (pen, tone) =>
  solid(
    pen,
    'M-62 6C-66 -20 -42 -30 -22 -24C-8 -18 6 -16 18 -24C42 -34 66 -16 62 8C58 30 34 36 16 26C4 20 -8 22 -20 28C-42 36 -60 26 -62 6Z',
    tone,
  ) +
  strokes(
    'M-46 -14C-20 2 20 -2 48 -14M-52 8C-20 14 20 10 54 8M-40 -20V26M-22 -18V24M20 -18V22M40 -24V28',
    darker(tone, 0.3),
    3,
    ' opacity=".8"',
  );

const peanut: Kernel = (pen, tone, other) =>
  solid(
    pen,
    'M-28 4C-30 -14 -12 -20 4 -18C22 -18 32 -8 28 6C22 20 6 20 -6 19C-18 20 -26 16 -28 4Z',
    mix(tone, other, 0.7),
    2.5,
  ) + strokes('M-16 -6C-10 -12 0 -13 8 -12', '#fff', 4, ' opacity=".6"');

/** Glossy, with a point and a pale foot; one is split, so that its heart is seen. */
const chestnut: Kernel = (pen, tone, other) =>
  solid(pen, 'M0 -46C14 -32 50 -24 50 10C50 34 24 42 0 42C-24 42 -50 34 -50 10C-50 -24 -14 -32 0 -46Z', tone) +
  path(
    'M-44 26C-20 18 20 18 44 26C34 40 16 42 0 42C-16 42 -34 40 -44 26Z',
    mix(tone, other, 0.75),
    line(inkOf(tone), 2.5),
  ) +
  strokes('M-32 2C-30 -10 -22 -18 -12 -24', '#fff', 7, ' opacity=".5"');

const chestnutSplit: Kernel = (pen, tone, other) =>
  chestnut(pen, tone, other) +
  path('M-26 -10C-14 -24 16 -24 28 -8C32 8 16 24 0 24C-18 24 -30 8 -26 -10Z', lit(pen, other, 0.6), line(inkOf(tone))) +
  strokes('M-14 -6C-4 -12 6 -2 16 -8M-12 8C-2 2 6 12 14 6', darker(other, 0.26), 4);

/** Burst like a small cloud around what is left of the hull. */
const popcorn: Kernel = (_, tone, other) => {
  const puffs = 'M-22 -12h.1M4 -26h.1M26 -8h.1M18 18h.1M-12 20h.1';
  return (
    strokes(puffs, inkOf(tone), 45) +
    strokes(puffs, tone, 38) +
    strokes(puffs, '#fffdf4', 22, ' transform="translate(-4 -6)"') +
    strokes('M-6 2C-2 -6 8 -4 10 4M-14 -22q6 4 4 10M20 4q-6 2 -6 8', darker(other, 0.1), 6)
  );
};

const popcornRound: Kernel = (_, tone, other) => {
  const puffs = 'M-18 -16h.1M16 -18h.1M24 12h.1M-2 24h.1M-26 10h.1M0 0h.1';
  return (
    strokes(puffs, inkOf(tone), 39) +
    strokes(puffs, tone, 32) +
    strokes(puffs, '#fffdf4', 18, ' transform="translate(-4 -5)"') +
    strokes('M-8 10C-2 4 6 6 10 12M8 -12q8 0 8 8', other, 7)
  );
};

/** A little nail: four prongs around a bead. */
const clove: Kernel = (pen, dark) => {
  // Dark brown among dark browns the prongs are lost.
  const tone = lighter(dark, 0.24);
  return (
    strokes('M-2 4L-40 22', inkOf(tone), 19) +
    strokes('M-2 4L-40 22', tone, 13) +
    strokes('M0 2L18 -26M0 2L34 -8M0 2L30 16M0 2L4 -24', inkOf(tone), 13) +
    strokes('M0 2L18 -26M0 2L34 -8M0 2L30 16M0 2L4 -24', lighter(tone, 0.12), 7) +
    `<circle cx="16" cy="-6" r="13" fill="${lit(pen, lighter(tone, 0.3))}"${line(inkOf(tone), 2.5)}/>`
  );
};

/** An egg with furrows, and one cut to its marble. */
const nutmeg: Kernel = (pen, tone) =>
  solid(pen, 'M-58 4C-60 -24 -28 -42 8 -40C42 -38 62 -20 58 6C54 32 26 42 -4 41C-36 41 -56 28 -58 4Z', tone) +
  strokes(
    'M-46 -6C-20 -20 14 -16 46 -10M-48 12C-16 2 18 8 48 8M-30 28C-8 20 18 24 36 24M-24 -28C0 -34 22 -30 36 -24',
    darker(tone, 0.36),
    4,
    ' opacity=".75"',
  );

const nutmegCut: Kernel = (pen, tone, other) =>
  ellipse(0, 5, 48, 37, darker(tone, 0.16), line(inkOf(tone))) +
  ellipse(0, 0, 48, 35, lit(pen, other, 0.5)) +
  strokes(
    'M-34 -8C-20 -20 -14 2 0 -10S18 -22 32 -10M-36 8C-20 0 -10 18 4 6S22 0 36 10M-16 24C-6 14 6 26 18 20M-4 -28C0 -20 10 -22 14 -26',
    darker(tone, 0.2),
    5,
  );

/** Small wrinkled balls. */
const peppercorn: Kernel = (pen, dark, other) => {
  const tone = mix(dark, other, 0.4);
  return (
    `<circle r="22" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>` +
    strokes('M-12 -8C-6 -14 0 -4 8 -10M-14 4C-6 -2 2 8 12 2M-8 14q8 -4 14 0', lighter(tone, 0.3), 3, ' opacity=".8"')
  );
};

/** Nuts, buds and burst grains, by what is stated first. */
const kinds: readonly (readonly [words: RegExp, heaped: Heaped])[] = [
  [/\bhazelnuts?\b/, { kernels: [hazelnut], count: 20, size: 1.1 }],
  [/\bcashews?\b/, { kernels: [cashew], count: 18, size: 0.95 }],
  [/\bpistachios?\b/, { kernels: [pistachio], count: 18, size: 1.15, ground: '#a48f62' }],
  [/\bmacadamias?\b/, { kernels: [macadamia, macadamia, macadamiaHalf], count: 20, size: 1.1 }],
  [/\bbrazil nuts?\b/, { kernels: [brazilNut], count: 17, size: 1 }],
  [/\bpeanuts?\b/, { kernels: [peanutShell, peanut, peanut], count: 22, size: 1.1 }],
  [/(?<!water )\bchestnuts?\b/, { kernels: [chestnut, chestnutSplit], count: 13, size: 1.1 }],
  [
    /\bpopcorn\b|\bpopping (maize|corn)\b/,
    { kernels: [popcorn, popcornRound], count: 30, size: 0.9, ground: '#e6d5a2' },
  ],
  [/(?<!garlic )\bcloves?\b(?! of)/, { kernels: [clove], count: 16, size: 1.1 }],
  [/\bpeppercorns?\b/, { kernels: [peppercorn], count: 44, size: 0.9 }],
  [/\bnutmegs?\b/, { kernels: [nutmeg, nutmeg, nutmegCut], count: 11, size: 1.1 }],
  ...seeds,
];

/** How kernels are heaped by their own outline, from a text of ingredients; undefined for those that have none. */
export function heapedKernels(ingredientText: string): Heaped | undefined {
  const [first = ''] = ingredientText.split(',');
  return kinds.find(([words]) => words.test(first))?.[1];
}
