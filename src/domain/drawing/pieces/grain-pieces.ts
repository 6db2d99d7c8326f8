import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { Painter } from './painter.ts';

/** Two halves with the groove and the germ that only a peanut has, and a kernel in its red skin: bare and round they would be other nuts. */
const peanuts: Painter = (pen, tone) => {
  const half =
    path(
      'M-26 3C-28 -14 -10 -17 2 -15C18 -17 30 -8 26 5C20 18 -18 19 -26 3Z',
      darker(tone, 0.24),
      line(inkOf(tone), 2.5),
    ) +
    path('M-22 0C-23 -11 -8 -13 2 -11C14 -13 25 -6 22 3C16 11 -16 12 -22 0Z', lit(pen, lighter(tone, 0.5), 0.6)) +
    strokes('M-8 0C0 -3 8 -2 15 1', darker(tone, 0.3), 3.5) +
    strokes('M-17 -1l5 1', darker(tone, 0.1), 7);
  return (
    `<g transform="translate(-20 4) rotate(-28)">${half}</g><g transform="translate(20 -14) rotate(18)">${half}</g>` +
    `<g transform="translate(16 20) rotate(-8)">${solid(pen, 'M-22 2C-24 -12 -8 -14 2 -12C14 -14 25 -7 22 4C16 14 -16 14 -22 2Z', '#a5492f', 2.5)}${strokes('M-12 -4C-4 -7 6 -6 13 -3', '#e2a58a', 3.5, ' opacity=".8"')}</g>`
  );
};

const nut: Painter = (pen, tone) =>
  ['translate(-26 2) rotate(-30)', 'translate(18 -20) rotate(16)', 'translate(22 20) rotate(64)']
    .map(
      (where) =>
        `<g transform="${where} scale(.84)">${path('M-24 0C-14 -16 10 -14 24 0C10 14 -14 16 -24 0Z', lit(pen, tone), line(inkOf(tone), 2.5))}${strokes('M-14 0C-4 -4 6 -4 14 0', darker(tone, 0.3), 2.5)}</g>`,
    )
    .join('');

const walnut: Painter = (pen, tone) =>
  solid(pen, 'M-34 4C-38 -18 -14 -30 0 -22C14 -32 38 -18 34 4C38 22 12 30 0 22C-14 30 -36 22 -34 4Z', tone) +
  strokes('M0 -20V20M-20 -8C-10 -12 -12 4 -22 6M20 -8C10 -12 12 4 22 6', darker(tone, 0.35), 3.5);

/** Plump and pale, a few: none may take them for sesame. */
const pineNuts: Painter = (pen, tone) =>
  [
    'translate(-26 -6) rotate(-30)',
    'translate(4 -20) rotate(50)',
    'translate(28 2) rotate(-70)',
    'translate(-2 14) rotate(20)',
  ]
    .map(
      (where) =>
        `<path transform="${where}" d="M0 -17C10 -8 12 8 0 15C-12 8 -10 -8 0 -17Z" fill="${lit(pen, tone)}"${line(inkOf(tone), 2.5)}/>`,
    )
    .join('');

/** Seeds, strewn. */
const seeds: Painter = (_pen, tone) => {
  const d =
    'M-30 6l5 -3M-10 -16l6 2M8 12l6 -2M24 -8l4 4M-12 20l6 -3M34 14l4 3M2 -4l5 3M-34 -12l4 4M18 -22l5 -2M-22 -2l5 3';
  return strokes(d, inkOf(tone), 9) + strokes(d, tone, 6);
};

/** Ground spice, cocoa, sugar or pepper, strewn. */
const specks: Painter = (_pen, tone) =>
  strokes(
    'M-34 4h.1M-14 -18h.1M6 12h.1M26 -10h.1M-16 20h.1M36 14h.1M0 -4h.1M-30 -14h.1M16 -24h.1M-4 28h.1M20 4h.1M-22 8h.1',
    tone,
    5,
  );

/** Flakes of coconut, almond, dried fish. */
const flakes: Painter = (_pen, tone) => {
  const d = 'M-34 4C-28 -6 -18 -6 -10 0M4 -16C12 -22 22 -18 26 -12M-6 18C2 10 14 12 20 18M22 4C28 -2 36 0 40 6';
  return strokes(d, inkOf(tone), 11) + strokes(d, tone, 8);
};

const coconutWays = ['M-36 8C-30 -10 -14 -12 -4 -2', 'M2 -14C10 -26 26 -22 32 -10', 'M-8 20C2 6 20 8 30 20'];

/** Curls of coconut with their brown skin: without it they would be grated cheese. */
const coconutCurls: Painter = (_pen, tone) =>
  coconutWays
    .map(
      (d) =>
        strokes(d, inkOf(tone), 15) +
        strokes(d, tone, 11) +
        strokes(d, '#7a4a2b', 4.5, ' transform="translate(-1.5 -5)"'),
    )
    .join('');

/** Half a coconut in its hairy shell: what coconut cream comes from. Poured in a swirl it would be cream. */
const coconut: Painter = (pen, tone) =>
  strokes(
    'M-50 -8l-10 -4M-46 8l-12 4M-36 22l-9 9M-18 32l-5 10M2 35v11M22 31l6 10M38 20l10 8M48 6l11 3M50 -10l10 -5M-42 -22l-9 -7M42 -24l8 -8',
    '#6b4226',
    5,
  ) +
  path('M-52 -8C-50 -34 50 -34 52 -8C52 24 26 38 0 38C-26 38 -52 24 -52 -8Z', lit(pen, '#7d5030'), line('#4a2c18', 3)) +
  ellipse(0, -8, 50, 21, '#8a5a36', line('#4a2c18', 2)) +
  ellipse(0, -8, 46, 18.5, lit(pen, tone, 0.5)) +
  ellipse(0, -6, 30, 10.5, darker(tone, 0.12), line(darker(tone, 0.22), 2)) +
  ellipse(0, -3, 24, 7, darker(tone, 0.2), ' opacity=".6"');

const pomegranate: Painter = (pen, tone) =>
  ['translate(-18 4)', 'translate(12 -10) rotate(40)', 'translate(14 16) rotate(-30)']
    .map(
      (where) =>
        `<path transform="${where}" d="M0 -15C10 -12 15 2 10 10C2 16 -10 14 -12 4C-12 -4 -8 -12 0 -15Z" fill="${lit(pen, tone)}"${line(inkOf(tone), 2.5)}/>`,
    )
    .join('') + strokes('M-20 -2h.1M8 -14h.1M10 12h.1', '#fff', 5, ' opacity=".7"');

const crouton: Painter = (pen, tone) =>
  path('M-30 -8L-2 -22L30 -12L30 14L2 30L-30 16Z', darker(tone, 0.2), line(inkOf(tone))) +
  path('M-30 -8L-2 -22L30 -12L2 4Z', lighter(tone, 0.4)) +
  path('M-30 -8L2 4L2 30L-30 16Z', lit(pen, tone)) +
  strokes('M-14 2h.1M-4 14h.1M4 -10h.1M-20 8h.1', darker(tone, 0.3), 4);

/** A slice of bread, toasted. */
const breadSlice: Painter = (pen, tone) =>
  path(
    'M-60 -14C-66 -34 -38 -40 0 -40C40 -40 66 -34 60 -12L54 26C52 38 -52 40 -56 28Z',
    darker(tone, 0.35),
    line(inkOf(tone)),
  ) +
  path('M-52 -14C-56 -30 -34 -33 0 -33C34 -33 56 -29 52 -12L47 20C44 29 -44 30 -48 22Z', lit(pen, lighter(tone, 0.5))) +
  strokes('M-22 -12h.1M10 -18h.1M24 2h.1M-8 6h.1M-30 8h.1M6 16h.1', darker(tone, 0.1), 5, ' opacity=".6"');

const chip: Painter = (pen, tone) =>
  solid(pen, 'M-44 26L4 -38L46 20C24 34 -20 38 -44 26Z', tone) +
  strokes('M-14 8h.1M6 -10h.1M16 12h.1', darker(tone, 0.4), 6, ' opacity=".6"');

const riceCake: Painter = (pen, tone) =>
  solid(pen, 'M-46 10C-52 -6 -38 -18 -24 -18L28 -26C46 -26 52 -6 40 4L-22 26C-34 28 -42 22 -46 10Z', tone) +
  strokes('M-28 -8C-8 -10 12 -14 28 -16', '#fff', 6, ' opacity=".65"');

const oval: Painter = (pen, tone) =>
  ellipse(0, 6, 40, 26, darker(tone, 0.18), line(inkOf(tone))) +
  ellipse(0, 0, 40, 25, lit(pen, tone, 0.5)) +
  strokes('M-22 -8C-14 -15 -4 -17 6 -17', '#fff', 5, ' opacity=".8"');

const dumpling: Painter = (pen, tone) =>
  solid(pen, 'M-48 14C-46 -16 -22 -30 0 -30C24 -30 48 -16 48 14C30 26 -30 26 -48 14Z', tone) +
  strokes('M-26 -20L-16 2M-8 -28L-4 -4M12 -28L10 -4M30 -18L20 2', darker(tone, 0.25), 3.5, ' opacity=".7"');

const chocolate: Painter = (pen, tone) =>
  path('M-34 -14L26 -24L36 12L-22 26Z', lit(pen, tone), line(inkOf(tone))) +
  strokes('M-26 -10L24 -18', lighter(tone, 0.4), 4);

const wafer: Painter = (pen, tone) =>
  path('M-46 14L26 -30L46 -12L-28 34Z', lit(pen, tone), line(inkOf(tone))) +
  strokes('M-26 2L-10 22M-4 -12L14 8M18 -24L36 -6', darker(tone, 0.3), 3);

const date: Painter = (pen, tone) =>
  solid(pen, 'M-36 6C-34 -16 16 -26 34 -8C40 8 0 24 -22 20C-32 18 -37 12 -36 6Z', tone) +
  // Wrinkled: smooth it would be a mussel or a nut.
  strokes('M-28 4C-16 -4 -8 4 2 -4C12 -10 20 -4 30 -8M-26 12C-12 8 -2 14 12 6C20 4 26 4 30 0', darker(tone, 0.5), 3) +
  strokes('M-20 -4C-6 -11 10 -13 22 -9', lighter(tone, 0.5), 4, ' opacity=".7"');

const cinnamon: Painter = (_pen, tone) =>
  strokes('M-46 20L40 -22', inkOf(tone), 22) +
  strokes('M-46 20L40 -22', tone, 16) +
  strokes('M-44 15L38 -25', lighter(tone, 0.4), 4);

const star: Painter = (_pen, tone) =>
  [0, 45, 90, 135]
    .map(
      (turn) =>
        strokes('M-26 0L26 0', inkOf(tone), 11, ` transform="rotate(${turn})"`) +
        strokes('M-25 0L25 0', tone, 7, ` transform="rotate(${turn})"`),
    )
    .join('') + `<circle r="6" fill="${darker(tone, 0.4)}"/>`;

const ice: Painter = (_pen, tone) =>
  path('M-30 -10L-4 -26L30 -14L30 16L2 32L-30 18Z', tone, ` fill-opacity=".55"${line('#fff', 3)} stroke-opacity=".8"`) +
  path('M-30 -10L-4 -26L30 -14L2 4Z', '#fff', ' opacity=".5"');

const podOutline =
  'M-66 10C-60 -4 -54 -19 -38 -19C-28 -19 -24 -13 -18 -13C-12 -21 -4 -25 6 -23C14 -23 18 -17 24 -16C30 -21 44 -25 52 -15C60 -7 66 -11 72 -15C68 -1 60 12 48 14C36 18 30 11 24 11C18 18 8 20 -2 18C-10 16 -12 12 -18 12C-26 20 -40 20 -48 16C-56 14 -62 16 -66 10Z';

/** The pod of soya beans, with the bulge of each bean and no stalk, which would make it a pepper. */
const beanPod: Painter = (pen, tone) =>
  solid(pen, podOutline, tone) +
  ellipse(-37, -1, 15, 12, lighter(tone, 0.32), ' opacity=".6"') +
  ellipse(3, -3, 15, 13, lighter(tone, 0.32), ' opacity=".6"') +
  ellipse(42, -3, 13, 11, lighter(tone, 0.32), ' opacity=".6"') +
  strokes('M-18 -10V9M24 -13V8', darker(tone, 0.34), 3, ' opacity=".7"');

/** A pod opened along its seam, three round beans in it. */
const openPod: Painter = (pen, tone) =>
  ellipse(2, 0, 72, 22, lit(pen, darker(tone, 0.12)), line(inkOf(tone))) +
  path('M-58 8C-40 -14 40 -20 62 -8C44 12 -40 20 -58 8Z', mix(tone, '#f1efc4', 0.62), line(darker(tone, 0.3), 2)) +
  [-34, 3, 38].map((x) => ellipse(x, -1, 14, 11.5, lit(pen, mix(tone, '#e8e2a0', 0.6)), line(inkOf(tone), 2))).join('');

/** Dried soya beans: round, each with its dark navel. */
const soya: Painter = (pen, tone) =>
  [
    [-22, 4],
    [8, -10],
    [16, 14],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse(x, y, 15, 13, lit(pen, tone), line(inkOf(tone), 2.5)) + strokes(`M${x - 3} ${y + 5}h6`, '#5a4726', 4),
    )
    .join('');

export const grainPieces = {
  beanPod,
  breadSlice,
  chip,
  chocolate,
  cinnamon,
  coconut,
  coconutCurls,
  crouton,
  date,
  dumpling,
  flakes,
  ice,
  nut,
  openPod,
  oval,
  peanuts,
  pomegranate,
  riceCake,
  pineNuts,
  seeds,
  soya,
  specks,
  star,
  wafer,
  walnut,
} satisfies Record<string, Painter>;
