import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { Painter } from './painter.ts';

const blade = 'M-44 4C-34 -24 8 -34 46 -12C34 20 -10 30 -44 4Z';

/** One broad leaf: basil, mint, bay, spinach. */
const leaf: Painter = (pen, tone) =>
  solid(pen, blade, tone, 2.5) +
  strokes(
    'M-42 4C-14 -2 16 -8 40 -11M-12 -1L0 -18M6 -4L20 -18M-6 0L8 12M10 -6L24 6',
    lighter(tone, 0.45),
    3,
    ' opacity=".8"',
  );

/** Coriander or parsley: three small lobed leaves on a stalk. */
const sprig: Painter = (pen, tone) =>
  strokes('M0 34C-2 16 2 4 0 -8M0 12L-20 0M0 12L20 2', darker(tone, 0.2), 4) +
  ['translate(0 -18)', 'translate(-24 2) rotate(-50)', 'translate(24 4) rotate(50)']
    .map(
      (where) =>
        `<path transform="${where}" d="M0 14C-10 16 -22 8 -18 -2C-24 -12 -10 -20 -4 -14C-2 -24 10 -22 8 -13C18 -18 24 -6 18 0C24 10 10 18 0 14Z" fill="${lit(pen, tone)}"${line(inkOf(tone), 2.5)}/>`,
    )
    .join('');

/** Dill, rosemary, fennel green. */
const dill: Painter = (_pen, tone) =>
  strokes(
    'M-40 16C-10 6 18 -6 42 -22M-26 12L-34 -8M-12 7L-18 -16M2 1L-2 -24M16 -6L14 -28M-20 10L-6 26M-4 4L12 20M12 -4L28 8M26 -12L40 -2',
    darker(tone, 0.2),
    5.5,
  ) +
  strokes('M-40 16C-10 6 18 -6 42 -22M-26 12L-34 -8M-12 7L-18 -16M2 1L-2 -24M16 -6L14 -28', lighter(tone, 0.2), 2.5);

/** Wilted leaves on their stems: round they would be Brussels sprouts. */
const greens: Painter = (pen, tone) =>
  strokes('M-66 32C-52 26 -40 20 -28 12M-44 42C-30 36 -20 32 -10 28', mix(tone, '#e8efc8', 0.55), 8) +
  solid(pen, 'M-16 30C-6 10 26 6 52 22C36 40 2 44 -16 30Z', darker(tone, 0.14), 3) +
  solid(pen, 'M-42 16C-36 -16 4 -38 56 -30C58 -8 22 18 -14 18C-26 20 -36 20 -42 16Z', tone, 3) +
  strokes(
    'M-38 14C-10 6 20 -10 50 -28M-12 4C-8 -6 -4 -12 2 -18M10 -6C14 -14 20 -20 28 -24M-4 2C6 6 14 8 24 6M18 -10C26 -8 34 -8 42 -12M-8 30C10 24 28 22 44 22',
    lighter(tone, 0.5),
    3,
    ' opacity=".8"',
  );

/** A ruffled leaf of lettuce or cabbage. */
const lettuce: Painter = (pen, tone) =>
  solid(
    pen,
    'M-56 16C-68 0 -54 -14 -46 -14C-48 -30 -28 -38 -18 -30C-10 -46 12 -44 16 -32C30 -42 48 -32 46 -18C60 -14 64 4 54 14C46 30 26 24 20 30C6 38 -8 32 -14 30C-30 36 -48 30 -56 16Z',
    tone,
  ) +
  strokes(
    'M-48 12C-20 8 18 0 44 -10M-22 8C-20 -6 -16 -14 -10 -22M6 3C8 -8 14 -18 22 -24M-8 6C2 14 14 18 26 20',
    lighter(tone, 0.55),
    4,
    ' opacity=".8"',
  );

const chilli: Painter = (pen, tone) =>
  solid(pen, 'M-50 14C-30 16 6 8 24 -16C30 -24 46 -18 42 -6C32 22 -16 36 -50 18Z', tone) +
  strokes('M36 -18C42 -26 46 -30 54 -32', '#4f7a35', 8) +
  strokes('M-20 14C0 10 18 0 28 -12', lighter(tone, 0.75), 4, ' opacity=".75"');

const chilliRing: Painter = (pen, tone) =>
  `<path fill-rule="evenodd" d="M-18 2A18 14 0 1 1 18 2A18 14 0 1 1 -18 2ZM-8 2A8 6 0 1 0 8 2A8 6 0 1 0 -8 2Z" fill="${lit(pen, tone)}"${line(inkOf(tone), 2)}/>` +
  strokes('M-1 2h.1', '#fbe7c0', 5);

const onionRing: Painter = (_pen, tone) =>
  `<ellipse rx="34" ry="22" fill="none"${line(inkOf(tone), 10)}/><ellipse rx="34" ry="22" fill="none"${line(tone, 6)}/><ellipse cx="4" cy="2" rx="20" ry="12" fill="none"${line(lighter(tone, 0.5), 5)}/>`;

const scallion: Painter = (_pen, tone) =>
  [
    [-18, 4],
    [10, 12],
    [12, -12],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<ellipse cx="${x}" cy="${y}" rx="13" ry="9" fill="${lighter(tone, 0.75)}"${line(darker(tone, 0.15), 5.5)}/>`,
    )
    .join('');

/** Long tubes of leek, asparagus, beans, spring onion, celery. */
const stalks: Painter = (_pen, tone) =>
  ['M-46 12L34 -26', 'M-40 26L44 -8', 'M-28 -6L48 16']
    .map((d) => strokes(d, inkOf(tone), 15) + strokes(d, tone, 10) + strokes(d, lighter(tone, 0.5), 3))
    .join('');

const tomato: Painter = (pen, tone) =>
  solid(pen, 'M-44 -10C-30 -26 30 -30 46 -8C42 18 18 32 -4 32C-28 30 -44 12 -44 -10Z', tone) +
  path('M-36 -8C-22 -18 24 -20 37 -7C30 12 14 22 -3 22C-20 21 -34 8 -36 -8Z', mix(tone, '#ffb49a', 0.45)) +
  strokes('M-16 0C-10 -4 -8 4 -14 6M14 -4C20 -6 20 4 14 5M0 12h.1', '#ffe9a8', 7);

/** Cut across: round, with its chambers. */
const tomatoSlice: Painter = (pen, tone) =>
  ellipse(0, 6, 45, 31, darker(tone, 0.3), line(inkOf(tone))) +
  ellipse(0, 0, 45, 30, lit(pen, tone), line(inkOf(tone), 2)) +
  ['translate(0 -14)', 'translate(-22 5) rotate(-60)', 'translate(22 5) rotate(60)', 'translate(0 16) rotate(180)']
    .map(
      (where) =>
        `<path transform="${where}" d="M-14 4C-12 -8 12 -8 14 4C6 9 -6 9 -14 4Z" fill="${mix(tone, '#ff9a6a', 0.5)}"/>`,
    )
    .join('') +
  strokes('M-6 -14h.1M6 -14h.1M-24 4h.1M-18 8h.1M20 8h.1M24 3h.1M-4 17h.1M6 17h.1', '#ffe6a0', 5);

const cherryTomato: Painter = (pen, tone) =>
  `<circle r="27" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>` +
  ellipse(-9, -11, 8, 5, '#fff', ' opacity=".75" transform="rotate(-30 -9 -11)"') +
  strokes('M12 -16L18 -26M12 -16L24 -18M12 -16L8 -28', '#4f7a35', 4.5);

/** A slice across a root, flat and with its heart: plain and round it would be a ball. */
const carrot: Painter = (_pen, tone) =>
  ellipse(0, 8, 35, 23, darker(tone, 0.3), line(inkOf(tone))) +
  ellipse(0, 0, 35, 22, lighter(tone, 0.14), line(darker(tone, 0.2), 2)) +
  ellipse(
    0,
    0,
    20,
    12,
    lighter(tone, 0.42),
    ` stroke="${darker(tone, 0.12)}" stroke-width="3" stroke-dasharray="5 3"`,
  ) +
  ellipse(0, 0, 8, 5, lighter(tone, 0.65));

/** Cut into small dice. */
const dice: Painter = (pen, tone) => {
  const at = (d: string) => ['-40 -2', '-10 -22', '-6 12', '18 -4', '-30 22'].map((where) => `M${where}${d}`).join('');
  return (
    path(at('l14 -9 17 7v15l-15 9-16-8z'), lit(pen, tone, 0.6), `${line(inkOf(tone), 2)} stroke-linejoin="miter"`) +
    path(at('l14 -9 17 7-15 9z'), lighter(tone, 0.34))
  );
};

/** Thin strips of carrot, radish, cabbage, papaya, ginger. */
const strips: Painter = (_pen, tone) =>
  [
    'M-42 10C-16 -2 12 -14 34 -18',
    'M-38 -8C-10 -12 18 -6 42 0',
    'M-32 24C-6 20 20 10 40 14',
    'M-24 -22C0 -20 20 -12 30 6',
  ]
    .map((d) => strokes(d, inkOf(tone), 10) + strokes(d, tone, 6.5))
    .join('');

/** A ring cut across a pepper, lobed and hollow: a wedge of it would be a tomato, a crescent a prawn. */
const pepper: Painter = (pen, tone) => {
  const ring =
    'M0 -29C10 -38 34 -34 37 -20C47 -10 45 12 33 18C26 30 8 32 0 25C-8 32 -28 30 -34 18C-46 10 -45 -12 -36 -20C-34 -36 -10 -38 0 -29ZM0 -17C-6 -23 -21 -21 -23 -12C-30 -6 -29 7 -21 11C-17 18 -5 19 0 14C5 19 16 18 20 11C28 6 30 -6 23 -12C21 -21 6 -23 0 -17Z';
  return (
    `<g fill-rule="evenodd">${path(ring, darker(tone, 0.34), `${line(inkOf(tone))} transform="translate(0 8)"`)}${path(ring, lit(pen, tone), line(inkOf(tone), 2.5))}</g>` +
    strokes('M0 -17V-6M20 11L11 5M-21 11L-12 5', mix(tone, '#fbeccb', 0.72), 5) +
    strokes('M-35 -2C-35 -12 -28 -24 -16 -27', '#fff', 4, ' opacity=".6"')
  );
};

/** A small whole pepper, blistered, on its stalk. */
const smallPepper: Painter = (pen, tone) =>
  strokes('M44 -8C54 -12 60 -20 66 -28', darker(tone, 0.3), 8) +
  solid(pen, 'M-52 14C-58 -2 -40 -18 -14 -22C10 -28 40 -26 48 -8C52 8 30 22 6 22C-14 26 -46 26 -52 14Z', tone) +
  strokes('M-36 6C-16 -2 14 -4 40 -6M-20 18C0 14 20 10 36 6', darker(tone, 0.35), 4, ' opacity=".6"') +
  strokes('M-24 -8h.1M8 -16h.1M20 4h.1M-6 8h.1', mix(tone, '#f3ecd2', 0.75), 8, ' opacity=".75"');

/** A half-moon cut from a root. */
const halfMoon: Painter = (pen, tone) =>
  path(
    'M-46 12C-42 -22 -18 -34 4 -32C30 -30 48 -8 46 12Z',
    darker(tone, 0.25),
    `${line(inkOf(tone))} transform="translate(0 9)"`,
  ) +
  path('M-46 12C-42 -22 -18 -34 4 -32C30 -30 48 -8 46 12Z', lit(pen, tone, 0.7), line(inkOf(tone), 2.5)) +
  strokes('M-20 -14l6 5M10 -22l-2 7M30 -6l-6 4M-4 -4l2 6M16 2h5M-26 4h5', darker(tone, 0.16), 4, ' opacity=".7"');

const mushroom: Painter = (pen, tone) =>
  solid(pen, 'M-12 0L-14 30C-8 38 10 38 14 30L12 0Z', '#f3e6cf') +
  solid(pen, 'M-44 4C-44 -24 -20 -34 0 -34C22 -34 44 -22 44 4C30 12 -30 12 -44 4Z', tone) +
  strokes('M-26 -10C-20 -20 -10 -24 0 -24', lighter(tone, 0.75), 5, ' opacity=".7"');

/** Half a potato, its cut face towards the eye: smooth and oval it would be an egg, with corners bean curd. */
const potato: Painter = (pen, tone) =>
  solid(pen, 'M-46 6C-48 -18 -22 -34 6 -33C34 -32 50 -12 45 10C38 34 -38 38 -46 6Z', mix(tone, '#d9ab4a', 0.42)) +
  path(
    'M-43 10C-38 -4 -6 -14 22 -10C38 -8 46 0 44 10C38 32 -34 34 -43 10Z',
    lit(pen, lighter(tone, 0.2), 0.5),
    line(mix(tone, '#a87a2c', 0.5), 2.5),
  ) +
  strokes('M-22 -20h5M2 -25h5M24 -18h4', mix(tone, '#8a5a20', 0.6), 5, ' opacity=".7"') +
  strokes('M-22 10C-8 4 10 4 24 8', mix(tone, '#d9ab4a', 0.4), 3, ' opacity=".6"');

const aubergine: Painter = (pen, tone) =>
  ellipse(0, 7, 42, 29, darker(tone, 0.1), line('#26131f')) +
  ellipse(0, 0, 42, 28, tone) +
  ellipse(0, 0, 36, 23, lit(pen, '#e2cd9c')) +
  strokes('M-14 -4h.1M2 -10h.1M14 0h.1M-4 8h.1M16 -8h.1', '#b28d52', 6);

/** Plump, with a speck where they hung: bent and smooth, pale ones would be cashews. */
const beans: Painter = (pen, tone) =>
  ['translate(-22 4) rotate(-20)', 'translate(14 -12) rotate(30)', 'translate(16 18) rotate(-8)']
    .map(
      (where) =>
        `<g transform="${where}"><path d="M-25 -2C-25 -15 -12 -20 1 -20C15 -20 26 -13 25 0C24 12 13 16 7 14C2 11 -3 11 -8 14C-14 16 -24 10 -25 -2Z" fill="${lit(pen, tone)}"${line(inkOf(tone), 2.5)}/>${strokes('M-5 7h10', darker(tone, 0.6), 8) + strokes('M-4 7h8', '#fbf4e2', 3.5)}${strokes('M-17 -9C-12 -15 -4 -16 4 -15', lighter(tone, 0.75), 4, ' opacity=".7"')}</g>`,
    )
    .join('');

/** Their eye tells them from nuts. */
const eyedBeans: Painter = (pen, tone) =>
  beans(pen, tone) +
  strokes('M-20 8h.1M16 -4h.1M17 23h.1', '#2f2320', 12) +
  strokes('M-19 7h.1M17 -5h.1M18 22h.1', '#fdf6e3', 4);

const corn: Painter = (pen, tone) =>
  ['translate(-20 2) rotate(-24)', 'translate(12 -10) rotate(18)', 'translate(12 16)']
    .map(
      (where) =>
        `<path transform="${where}" d="M-14 8C-18 -8 -6 -14 2 -13C12 -12 18 -4 14 8C8 14 -8 14 -14 8Z" fill="${lit(pen, tone)}"${line(inkOf(tone), 2.5)}/>`,
    )
    .join('');

const cob: Painter = (pen, tone) =>
  solid(pen, 'M-80 8C-82 -24 -50 -34 0 -34C54 -34 84 -20 86 0C84 20 54 36 0 36C-50 36 -78 34 -80 8Z', tone, 4) +
  // Kernel by kernel: with lines alone it would be a loaf.
  [-24, -12, 0, 12, 24]
    .map((y) => {
      const half = 76 * Math.sqrt(1 - (y / 40) ** 2);
      const d = Array.from(
        { length: Math.floor(half / 6.5) },
        (_, at) => `M${Math.round(4 - half + (at + 0.5) * 13)} ${y}h3`,
      ).join('');
      return strokes(d, darker(tone, 0.42), 11.5) + strokes(d, lighter(tone, 0.15), 9);
    })
    .join('') +
  strokes('M84 0L126 -4', '#8a6a40', 12) +
  strokes('M84 0L126 -4', '#dcbb84', 8);

const broccoli: Painter = (pen, tone) =>
  solid(pen, 'M-14 2L-8 34C-2 40 10 40 14 34L16 2Z', mix(tone, '#e9efc6', 0.55)) +
  solid(
    pen,
    'M-40 6C-52 -8 -38 -26 -26 -22C-24 -40 4 -42 10 -28C24 -38 44 -24 38 -8C48 2 34 18 22 10C10 18 -8 16 -14 10C-22 20 -38 16 -40 6Z',
    tone,
  );

const sprouts: Painter = (_pen, tone) =>
  strokes('M-40 18C-20 -12 10 10 34 -18M-34 -14C-10 -4 8 -24 34 10M-16 26C0 8 20 20 40 14', '#b7a985', 8) +
  strokes('M-40 18C-20 -12 10 10 34 -18M-34 -14C-10 -4 8 -24 34 10M-16 26C0 8 20 20 40 14', '#fbf7e8', 5) +
  strokes('M34 -18h.1M34 10h.1M40 14h.1', tone, 12);

/** A thick slice with its rind: thin and bent it would be a chilli. */
const pumpkin: Painter = (pen, tone) =>
  path('M-54 -14C-50 34 50 36 56 -10L38 -16C30 8 -24 8 -36 -20Z', '#4d7a42', line(inkOf('#4d7a42'), 3)) +
  path('M-50 -14C-44 24 44 26 51 -11L38 -16C30 8 -24 8 -36 -20Z', lit(pen, tone, 0.7)) +
  strokes('M-34 -12C-22 10 24 12 38 -10', lighter(tone, 0.5), 5, ' opacity=".8"');

const seaweed: Painter = (_pen, tone) =>
  strokes('M-42 12C-22 -16 -4 22 14 -6C24 -20 36 -10 42 4M-30 -12C-12 -24 8 -2 30 -20', inkOf(tone), 15) +
  strokes('M-42 12C-22 -16 -4 22 14 -6C24 -20 36 -10 42 4M-30 -12C-12 -24 8 -2 30 -20', tone, 10) +
  strokes('M-36 6C-22 -14 -4 18 14 -8', lighter(tone, 0.45), 3);

const nori: Painter = (pen, tone) =>
  path(
    'M-40 -30L34 -38L42 32L-34 40Z',
    pen.linear([
      [0, lighter(tone, 0.2)],
      [1, darker(tone, 0.3)],
    ]),
    line(darker(tone, 0.5)),
  ) + strokes('M-30 -18L28 -24M-26 2L32 -4M-24 22L34 16', lighter(tone, 0.25), 2, ' opacity=".5"');

/** Cut fine and sour: thin flat ribbons with their rib, for round ones would be noodles. */
const cabbageShreds: Painter = (_pen, tone) =>
  (
    [
      ['M-64 10C-44 -16 -26 22 -4 0C14 -16 34 14 62 -8', tone],
      ['M-54 -18C-30 -32 -16 4 8 -14C26 -26 38 -4 56 2', mix(tone, '#b9c47a', 0.4)],
      ['M-48 26C-26 10 -8 36 16 20C30 12 40 28 58 20', lighter(tone, 0.35)],
    ] as const
  )
    .map(([d, fill]) => strokes(d, darker(tone, 0.42), 13) + strokes(d, fill, 10) + strokes(d, lighter(fill, 0.6), 2.5))
    .join('');

const garlic: Painter = (pen, tone) =>
  solid(pen, 'M-30 16C-34 -6 -16 -16 2 -32C14 -16 32 -4 28 16C20 30 -22 32 -30 16Z', tone) +
  strokes('M0 -24C-12 -4 -12 10 -8 22M4 -22C14 -4 14 10 10 22', darker(tone, 0.22), 3);

const beet: Painter = (pen, tone) => carrot(pen, tone) + strokes('M-18 -4C-10 -14 10 -14 18 -4', lighter(tone, 0.4), 3);

const flower: Painter = (pen, tone) =>
  [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<ellipse cy="-20" rx="14" ry="19" transform="rotate(${turn})" fill="${lit(pen, tone)}"${line(inkOf(tone), 2)}/>`,
    )
    .join('') + '<circle r="9" fill="#f0c24b"/>';

export const plantPieces = {
  aubergine,
  beans,
  cabbageShreds,
  eyedBeans,
  beet,
  broccoli,
  carrot,
  cherryTomato,
  chilli,
  chilliRing,
  cob,
  corn,
  dice,
  dill,
  flower,
  garlic,
  greens,
  halfMoon,
  leaf,
  lettuce,
  mushroom,
  nori,
  onionRing,
  pepper,
  potato,
  pumpkin,
  scallion,
  seaweed,
  smallPepper,
  sprig,
  sprouts,
  stalks,
  strips,
  tomato,
  tomatoSlice,
} satisfies Record<string, Painter>;
