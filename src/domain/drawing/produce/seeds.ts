import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { Heaped, Kernel } from './heaped.ts';

/** Where three seeds of a clump lie: strewn by threes, a heap of them is closed with few marks. */
const clump = [
  [-20, 9, -18],
  [18, 11, 26],
  [0, -13, 4],
] as const;

/** A clump of a seed, in one symbol. */
const inClumps =
  (name: string, seed: Kernel, far = 1): Kernel =>
  (pen, tone, other) => {
    const id = pen.symbol(`seed ${name}`, () => seed(pen, tone, other));
    return clump.map(([x, y, turn]) => place(id, { x: x * far, y: y * far, turn })).join('');
  };

/** Slender and bent, with pale ribs from end to end: plain it would be rice. */
const ribbed: Kernel = (pen, tone, other) =>
  solid(pen, 'M-35 8C-30 -8 -6 -17 12 -14C24 -13 33 -7 36 3C24 11 8 8 -4 10C-16 12 -28 14 -35 8Z', tone, 2.5) +
  strokes('M-28 5C-12 -8 8 -10 27 -3M-22 8C-8 1 10 1 26 3', lighter(other, 0.5), 3) +
  strokes('M35 2L44 6', darker(tone, 0.3), 3.5);

/** A small ball with ribs from pole to pole. */
const ribbedBall: Kernel = (pen, tone) =>
  `<circle r="21" fill="${lit(pen, tone)}"${line(inkOf(tone), 2.5)}/>` +
  strokes(
    'M-12 -15C-19 -5 -19 6 -12 16M-4 -19C-8 -6 -8 7 -4 19M6 -18C10 -6 10 6 6 19M14 -13C19 -4 19 6 13 15',
    darker(tone, 0.34),
    3,
  ) +
  strokes('M0 -20v-5', darker(tone, 0.45), 4) +
  strokes('M-13 -8q2 -5 6 -7', '#fff', 4, ' opacity=".6"');

/** A little block, cut by a groove across its corner. */
const block: Kernel = (pen, tone, other) =>
  solid(pen, 'M-24 -12C-14 -19 12 -19 23 -12C28 -4 27 10 19 15C6 19 -12 18 -22 14C-28 7 -29 -5 -24 -12Z', tone, 2.5) +
  strokes('M-25 6C-12 3 -4 -4 -1 -16', darker(tone, 0.5), 4) +
  strokes('M-14 -10h6M8 -11h7', lighter(other, 0.6), 5, ' opacity=".8"');

/** A drop in its shell of two colours. */
const striped: Kernel = (pen, tone) => {
  const drop = 'M-46 2C-36 -14 -10 -23 14 -20C32 -18 42 -9 42 1C42 12 30 20 12 21C-12 22 -36 15 -46 2Z';
  return (
    path(drop, lit(pen, '#3d3a3a', 0.7), line('#1f1c1c', 2.5)) +
    strokes('M-36 0C-20 -11 4 -15 32 -11M-38 3C-14 -1 10 -1 38 2M-28 9C-8 14 12 14 30 11', lighter(tone, 0.7), 4.5)
  );
};

/** The same without its shell. */
const hulled: Kernel = (pen, tone, other) =>
  solid(
    pen,
    'M-38 2C-28 -12 -8 -17 12 -15C26 -14 34 -7 34 1C34 10 24 15 10 16C-10 17 -28 12 -38 2Z',
    lighter(mix(tone, other, 0.2), 0.3),
    2.5,
  ) +
  strokes('M-24 0C-8 -7 10 -8 24 -5', '#fff', 4, ' opacity=".7"') +
  strokes('M-34 2L-26 2', darker(tone, 0.4), 5);

/** A flower as its seeds are known by: brown and full, in a ring of yellow. */
function sunflower(pen: Pen): string {
  const petal = pen.symbol('petal', () =>
    solid(pen, 'M0 -40C16 -58 14 -84 0 -98C-14 -84 -16 -58 0 -40Z', '#f2b824', 3),
  );
  const petals = (from: number) =>
    Array.from({ length: 12 }, (_, at) => place(petal, { x: 0, y: 0, turn: from + at * 30 })).join('');
  const florets = Array.from({ length: 26 }, (_, at) => {
    const reach = 39 * Math.sqrt((at + 0.5) / 26);
    return `M${Math.round(Math.cos(at * 2.4) * reach)} ${Math.round(Math.sin(at * 2.4) * reach)}h.1`;
  }).join('');
  return (
    shadow(pen, 612, 502, 112, 34, 0.5) +
    `<g transform="translate(596 448) scale(1 .84)">${petals(15)}${petals(0)}<circle r="48" fill="${lit(pen, '#5a3418')}"${line('#2e190b')}/>${strokes(florets, '#a8733a', 7)}</g>`
  );
}

/** Flat ovals, grey, black and white, mottled. */
const mottled =
  (tone: string): Kernel =>
  (pen) =>
    solid(pen, 'M-21 2C-19 -10 -6 -15 6 -13C17 -12 24 -5 22 3C20 12 8 15 -4 14C-15 13 -22 9 -21 2Z', tone, 2.5) +
    strokes('M-11 0q5 -6 9 0t9 -2M-4 8q5 -3 9 1', darker(tone, 0.6), 2.5, ' opacity=".7"') +
    strokes('M-10 -7q5 -3 10 -2', '#fff', 3.5, ' opacity=".75"');

const chiaTones = ['#4a4644', '#8d8781', '#d8d1c4'].map(mottled);

const chia: Kernel = (pen, tone, other) =>
  chiaTones
    .map((seed, at) => {
      const id = pen.symbol(`seed chia ${at}`, () => seed(pen, tone, other));
      const [x = 0, y = 0, turn = 0] = clump[at] ?? [];
      return place(id, { x: x * 0.8, y: y * 0.8, turn });
    })
    .join('');

/** Soaked, each swims in its own jelly: dry they are any small seed. */
function soakedChia(pen: Pen): string {
  const dots = [
    'M588 398h.1M622 404h.1M656 396h.1M604 424h.1M640 428h.1M672 420h.1M596 450h.1M626 456h.1M660 450h.1M612 478h.1M646 480h.1M588 474h.1M670 472h.1M628 498h.1',
  ].join('');
  const glass = 'M566 362L580 500C584 516 676 516 680 500L694 362Z';
  return (
    '<g transform="translate(-32 4)">' +
    shadow(pen, 646, 508, 84, 22, 0.5) +
    path(glass, '#f4f6f6', ' opacity=".55"') +
    path('M569 386L580 500C584 516 676 516 680 500L691 386Z', lit(pen, '#c9c6bf', 0.6)) +
    strokes(dots, '#e8e6df', 23, ' opacity=".75"') +
    strokes(dots, '#3f3b3a', 9) +
    ellipse(630, 386, 61, 14, '#d9d7d0', line('#a9a69e', 2)) +
    strokes('M592 385h.1M612 390h.1M634 384h.1M656 389h.1M674 384h.1', '#3f3b3a', 8) +
    path(glass, 'none', line('#8f9ea4', 4)) +
    ellipse(630, 362, 64, 15, 'none', line('#a9b8bd', 4)) +
    strokes('M582 384L592 488', '#fff', 7, ' opacity=".75"') +
    '</g>'
  );
}

/** A slim ivory drop. */
const drop: Kernel = (pen, tone, other) =>
  solid(
    pen,
    'M-40 3C-30 -8 -8 -16 12 -15C28 -14 38 -7 38 1C37 11 26 16 10 16C-10 16 -30 12 -40 3Z',
    mix(tone, '#fff3d0', 0.3),
    2.5,
  ) +
  strokes('M-24 0C-8 -6 8 -8 22 -6', '#fff', 4.5, ' opacity=".85"') +
  strokes('M-37 3L-30 3', darker(other, 0.4), 5);

/** Flat and pointed, as a tear is. */
const tear =
  (shade: (tone: string) => string): Kernel =>
  (pen, tone) =>
    solid(pen, 'M-30 1C-22 -10 -6 -16 10 -15C22 -13 28 -6 28 1C27 10 20 15 8 15C-8 15 -24 9 -30 1Z', shade(tone), 2.5) +
    strokes('M-10 -6C-2 -9 6 -9 14 -6', '#fff', 4, ' opacity=".75"');

const flax = tear((tone) => tone);
const sesame = tear((tone) => lighter(tone, 0.2));

/** Flat and green, with the rim of its pale shell. */
const pumpkinSeed: Kernel = (pen, tone, other) =>
  solid(pen, 'M-44 2C-30 -16 -6 -23 16 -21C34 -18 44 -9 43 2C41 15 28 22 10 22C-12 22 -34 15 -44 2Z', tone, 2.5) +
  strokes('M-32 2C-18 -10 2 -14 20 -12C30 -10 34 -4 33 2', lighter(other, 0.35), 3.5, ' opacity=".9"') +
  strokes('M-20 8C-4 13 12 13 24 9', darker(tone, 0.3), 3);

/** Round specks. */
const bead: Kernel = (pen, tone) =>
  `<circle r="15" fill="${lit(pen, tone)}"${line(inkOf(tone), 2.5)}/>` +
  strokes('M-6 -4q2 -4 6 -4', '#fff', 3.5, ' opacity=".6"');

/** A star of eight boats, each split open on its shining seed. */
const starAnise: Kernel = (pen, tone, other) => {
  const boat = pen.symbol(
    'boat of star anise',
    () =>
      solid(pen, 'M-5 -8C-20 -26 -18 -50 0 -72C18 -50 20 -26 5 -8Z', tone, 3) +
      path('M0 -14C-11 -28 -10 -44 0 -60C10 -44 11 -28 0 -14Z', lighter(other, 0.3), line(darker(tone, 0.4), 2)) +
      ellipse(0, -34, 6.5, 11, '#5a2410') +
      ellipse(-2, -38, 2, 4, '#fff', ' opacity=".8"'),
  );
  return (
    Array.from({ length: 8 }, (_, at) => place(boat, { x: 0, y: 0, turn: at * 45, size: at % 3 === 0 ? 1 : 0.9 })).join(
      '',
    ) + `<circle r="9" fill="${lit(pen, darker(tone, 0.3))}"${line(inkOf(tone), 2)}/>`
  );
};

/** One star before its bowl. */
const starBeside = (pen: Pen) =>
  shadow(pen, 590, 482, 84, 30, 0.5) +
  place(
    pen.symbol('star before', () => starAnise(pen, '#8a4f2c', '#b87a4a')),
    { x: 582, y: 462, size: 1.15, turn: 12, flat: 0.82 },
  );

/** Seeds, each by its own outline, by what is stated first. */
export const seeds: readonly (readonly [words: RegExp, heaped: Heaped])[] = [
  [
    /\b(cumin|caraway|fennel seeds?|aniseed|anise seeds?|dill seeds?)\b/,
    { kernels: [inClumps('ribbed', ribbed)], count: 30, size: 1.1, strewn: ribbed },
  ],
  [/\bcoriander seeds?\b/, { kernels: [inClumps('ball', ribbedBall, 1.12)], count: 26, size: 1.1, strewn: ribbedBall }],
  [/\bfenugreek\b/, { kernels: [inClumps('block', block, 1.1)], count: 26, size: 1.05, strewn: block }],
  [
    /\bsunflower\b/,
    {
      kernels: [
        inClumps('striped', striped, 1.25),
        inClumps('hulled', hulled, 1.2),
        inClumps('striped', striped, 1.25),
      ],
      count: 28,
      size: 1,
      ground: '#57514a',
      beside: sunflower,
    },
  ],
  [/\bchia\b/, { kernels: [chia], count: 40, size: 1, beside: soakedChia }],
  [/\bpine nuts?\b|\bpine kernels?\b/, { kernels: [inClumps('drop', drop, 1.2)], count: 24, size: 1, strewn: drop }],
  [/\bstar anise\b/, { kernels: [starAnise], count: 11, size: 1.1, beside: starBeside }],
  [/\b(flax|lin)seeds?\b|\bflax\b/, { kernels: [inClumps('flax', flax)], count: 30, size: 1.05, strewn: flax }],
  [/\bsesame\b/, { kernels: [inClumps('sesame', sesame)], count: 30, size: 1.05, strewn: sesame }],
  [
    /\bpumpkin (seeds?|kernels?)\b|\bpepitas?\b/,
    { kernels: [inClumps('pumpkin', pumpkinSeed, 1.3)], count: 20, size: 1, strewn: pumpkinSeed },
  ],
  [
    /\b(poppy|mustard|nigella) ?seeds?\b/,
    { kernels: [inClumps('bead', bead, 0.8)], count: 40, size: 0.95, strewn: bead },
  ],
];
