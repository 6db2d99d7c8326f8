import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { lobster } from './lobster.ts';
import type { Painter } from './painter.ts';

const prawn: Painter = (pen, tone) =>
  solid(pen, 'M-20 22L-46 20L-38 32L-52 40L-18 36Z', darker(tone, 0.15)) +
  path(
    'M34 34C56 6 42 -34 4 -36C-28 -38 -46 -12 -36 12C-32 22 -26 28 -16 34L-6 22C-14 14 -18 4 -12 -6C-6 -18 14 -18 20 -4C24 8 18 20 16 30Z',
    pen.linear([
      [0, lighter(tone, 0.55)],
      [0.5, tone],
      [1, darker(tone, 0.12)],
    ]),
    line(inkOf(tone)),
  ) +
  strokes(
    'M20 -8L40 -20M8 -16L14 -35M-6 -14L-20 -30M-14 -2L-38 -6M-12 12L-34 16',
    lighter(tone, 0.75),
    4.5,
    ' opacity=".85"',
  ) +
  strokes('M-26 -14C-20 -24 -8 -29 2 -29', '#fff', 4.5, ' opacity=".7"');

/** A piece of fillet that parts in its flakes, the skin along its edge: oval and striped across it would be a shell or a prawn. */
const fish: Painter = (pen, tone) =>
  path(
    'M-54 4C-50 -20 -22 -30 24 -28L52 -18L56 8C40 26 -2 34 -34 28C-46 24 -56 16 -54 4Z',
    '#78848a',
    `${line('#3f474b')} transform="translate(0 6)"`,
  ) +
  solid(pen, 'M-54 2C-50 -20 -22 -30 24 -28L52 -18L56 4C40 20 -2 26 -34 22C-46 18 -56 12 -54 2Z', tone) +
  strokes(
    'M-34 -18C-22 -10 -20 2 -30 18M-12 -26C2 -14 4 4 -8 22M12 -27C26 -16 28 0 16 20M36 -22C46 -12 46 0 38 14',
    darker(tone, 0.3),
    3.5,
    ' opacity=".75"',
  ) +
  strokes(
    'M-28 -18C-16 -10 -15 2 -24 18M-6 -26C8 -14 10 4 -2 22M18 -27C32 -16 34 0 22 18',
    lighter(tone, 0.7),
    2.5,
    ' opacity=".8"',
  );

/** A long fillet under a dark glaze, scored across: in short ovals it would be mussels. */
const glazedFillet: Painter = (pen, tone) => {
  const d =
    'M-142 -18C-110 -34 -60 -38 0 -36C60 -36 112 -32 140 -16C150 -2 148 16 136 26C100 38 50 42 0 40C-60 42 -112 38 -138 26C-150 12 -152 -6 -142 -18Z';
  const ribs = Array.from({ length: 15 }, (_, at) => {
    const x = -126 + at * 18;
    return `M${x} -28q-9 14 0 30M${x} 6q9 14 0 28`;
  }).join('');
  return (
    path(d, '#ecd6aa', `${line(inkOf(tone))} transform="translate(2 10)"`) +
    path(d, lit(pen, lighter(tone, 0.16)), line(inkOf(tone))) +
    // The pale seam along its back and the flakes to both sides: plain and brown it would be a bar of chocolate.
    strokes(ribs, darker(tone, 0.34), 4, ' opacity=".75"') +
    strokes('M-138 3C-60 -3 60 -3 142 4', mix(tone, '#f0cf94', 0.62), 8) +
    strokes('M-138 3C-60 -3 60 -3 142 4', darker(tone, 0.4), 2.5) +
    strokes(
      'M-110 -22C-70 -29 -20 -31 30 -30M50 -28C76 -26 96 -23 112 -18M-100 28C-60 33 -20 34 20 33',
      mix(tone, '#ffd9a0', 0.72),
      6,
      ' opacity=".85"',
    ) +
    strokes(
      'M-120 16l14 8M-64 22l12 6M64 24l12 -4M112 18l12 -6M-90 -14l10 -5M96 -8l12 5',
      '#3a1c0e',
      6,
      ' opacity=".5"',
    )
  );
};

/** Cooked fish in pale layered flakes. */
const fishFlakes: Painter = (pen, tone) =>
  [
    'M-50 8L-40 -14L-8 -20L2 -8L-6 12L-38 20Z',
    'M-6 -10L14 -32L46 -26L48 -12L24 4L4 4Z',
    'M-14 20L2 2L36 2L46 14L30 32L-2 34Z',
  ]
    .map((d) => path(d, lit(pen, lighter(tone, 0.25), 0.5), line(inkOf(tone), 2)))
    .join('') +
  strokes(
    'M-44 2L-4 -8M-42 9L-6 2M-36 15L-8 9M2 -12L44 -22M4 -5L44 -14M6 1L30 -4M-8 20L38 8M-4 26L40 16M2 31L32 26',
    darker(tone, 0.2),
    2.2,
    ' opacity=".75"',
  );

/** A raw slice with its white lines. */
const rawFish: Painter = (pen, tone) =>
  solid(pen, 'M-50 10C-44 -16 -22 -26 22 -26C42 -26 52 -16 50 -2C46 16 20 26 -22 26C-40 26 -52 22 -50 10Z', tone) +
  strokes(
    'M-34 16C-30 -2 -16 -14 -2 -20M-10 20C-4 2 8 -10 22 -18M16 16C20 4 30 -6 40 -12',
    lighter(tone, 0.6),
    4,
    ' opacity=".9"',
  );

const mussel: Painter = (pen, tone) =>
  solid(
    pen,
    'M-46 16C-48 -8 -20 -38 16 -36C40 -34 50 -18 46 0C40 22 6 34 -20 32C-36 30 -44 26 -46 16Z',
    '#333c52',
    3.5,
  ) +
  path('M-34 14C-34 -4 -12 -24 14 -24C32 -23 38 -12 35 -1C30 14 6 22 -14 22C-26 22 -33 20 -34 14Z', '#c9cede') +
  solid(pen, 'M-24 10C-22 -6 -4 -16 12 -15C26 -14 30 -6 26 2C20 12 2 16 -10 16C-18 16 -24 16 -24 10Z', tone) +
  strokes('M-10 2C-2 -6 8 -8 16 -6', lighter(tone, 0.8), 4, ' opacity=".8"');

const clam: Painter = (pen, tone) =>
  solid(pen, 'M0 32C-34 28 -50 4 -42 -14C-28 -34 28 -34 42 -14C50 4 34 28 0 32Z', '#e9d8ba') +
  strokes('M0 28L-28 -20M0 28L-10 -28M0 28L10 -28M0 28L28 -20', '#b3946a', 3, ' opacity=".8"') +
  path('M-34 -2C-18 10 18 10 34 -2C26 18 12 27 0 28C-12 27 -26 18 -34 -2Z', lit(pen, tone), line(inkOf(tone), 2.5));

/** Half a rough shell, the pale flesh in its liquor. */
const oyster: Painter = (pen, tone) =>
  solid(
    pen,
    'M-54 12C-66 -6 -48 -16 -44 -26C-28 -40 -12 -34 4 -42C24 -46 40 -34 52 -24C62 -12 54 0 58 12C50 28 32 30 18 36C0 42 -20 36 -34 34C-48 30 -48 20 -54 12Z',
    '#857f72',
    3.5,
  ) +
  path(
    'M-42 8C-46 -8 -30 -24 2 -28C30 -30 46 -16 44 2C40 20 18 26 -6 26C-26 24 -40 18 -42 8Z',
    lit(pen, '#e9e8e4', 0.7),
    line('#6c675c', 2),
  ) +
  solid(pen, 'M-30 8C-30 -6 -14 -16 6 -16C24 -18 34 -6 30 4C22 16 8 14 -4 18C-18 20 -28 16 -30 8Z', tone, 2.5) +
  strokes('M-22 10C-10 16 6 10 24 6M-14 -2C-6 -8 6 -10 14 -8', darker(tone, 0.4), 3, ' opacity=".7"') +
  strokes('M-20 -2C-14 -8 -8 -10 -2 -11', '#fff', 5, ' opacity=".9"') +
  strokes('M-50 18C-40 30 -20 34 0 34M34 -30C46 -22 50 -10 50 4', '#5f594e', 3.5, ' opacity=".7"');

const snail: Painter = (pen, tone) =>
  solid(pen, 'M-34 22C-46 0 -30 -30 2 -30C32 -30 46 -6 40 16C34 32 -24 36 -34 22Z', tone) +
  strokes('M32 14C36 -8 18 -22 0 -20C-18 -18 -24 2 -12 10C0 16 14 8 10 -2C8 -8 0 -8 -2 -3', inkOf(tone), 4.5) +
  strokes('M-26 -10C-18 -20 -8 -24 2 -24', lighter(tone, 0.8), 4, ' opacity=".7"');

const crab: Painter = (pen, tone) =>
  strokes('M-40 6L-66 -4L-76 14M-38 18L-62 22L-66 38M40 6L66 -4L76 14M38 18L62 22L66 38', inkOf(tone), 13) +
  strokes('M-40 6L-66 -4L-76 14M-38 18L-62 22L-66 38M40 6L66 -4L76 14M38 18L62 22L66 38', tone, 8) +
  solid(pen, 'M-58 -40C-78 -50 -80 -22 -60 -14L-38 -6L-34 -16L-50 -24L-40 -34Z', tone) +
  solid(pen, 'M58 -40C78 -50 80 -22 60 -14L38 -6L34 -16L50 -24L40 -34Z', tone) +
  solid(pen, 'M-50 8C-50 -20 -24 -28 0 -28C24 -28 50 -20 50 8C48 30 24 36 0 36C-24 36 -48 30 -50 8Z', tone, 4) +
  strokes('M-14 -26v-10M14 -26v-10', inkOf(tone), 6) +
  strokes('M-28 -8C-20 -16 -8 -18 2 -18', lighter(tone, 0.8), 6, ' opacity=".7"');

/** Meat of a crab: white in its strands with a red skin, out of the end of a claw. Pink and round it would be chicken. */
const crabMeat: Painter = (pen, tone) =>
  solid(pen, 'M6 -2C18 -24 42 -30 62 -22C50 -20 44 -16 42 -10C52 -14 62 -12 68 -4C56 12 26 20 10 14Z', tone) +
  strokes('M20 -8C28 -16 38 -20 48 -20', lighter(tone, 0.7), 4, ' opacity=".7"') +
  path(
    'M-50 12C-54 -8 -30 -22 4 -16C18 -12 20 8 8 18C-14 28 -44 26 -50 12Z',
    lit(pen, '#fbeee2', 0.6),
    line('#a8583e', 2.5),
  ) +
  strokes('M-46 4C-36 -12 -14 -18 6 -12', tone, 7, ' opacity=".85"') +
  strokes('M-40 12C-24 2 -8 -2 8 0M-30 19C-16 10 -4 7 10 9', '#dcae98', 3.5);

const squidRing: Painter = (pen, tone) =>
  `<path fill-rule="evenodd" d="M-40 4A40 29 0 1 1 40 4A40 29 0 1 1 -40 4ZM-20 4A20 12 0 1 0 20 4A20 12 0 1 0 -20 4Z" fill="${lit(pen, tone, 0.7)}"${line(inkOf(tone))}/>` +
  strokes('M-28 -8C-20 -17 -8 -20 2 -20', '#fff', 5, ' opacity=".8"');

const octopus: Painter = (pen, tone) =>
  strokes('M-40 18C-20 -30 30 -34 36 -6C38 14 10 16 10 2', inkOf(tone), 24) +
  strokes('M-40 18C-20 -30 30 -34 36 -6C38 14 10 16 10 2', tone, 18) +
  strokes('M-34 14h.1M-24 -2h.1M-8 -14h.1M10 -20h.1M26 -14h.1', '#fbe9dd', 7);

/** Tiny dried fish. */
const anchovy: Painter = (pen, tone) =>
  solid(pen, 'M-44 0C-26 -14 12 -14 30 -2L46 -10L42 10L30 4C12 14 -26 12 -44 0Z', tone) +
  `<circle cx="-31" cy="-2" r="3.5" fill="#33261f"/>` +
  strokes('M-20 -5C-4 -9 10 -8 22 -3', '#fff', 4, ' opacity=".6"');

const roe: Painter = (pen, tone) =>
  [
    [-24, 4],
    [0, 8],
    [24, 4],
    [-12, -10],
    [12, -10],
  ]
    .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="12.5" fill="${lit(pen, tone)}"${line(inkOf(tone), 2)}/>`)
    .join('') + strokes('M-28 0h.1M-4 4h.1M20 0h.1M-16 -14h.1M8 -14h.1', '#fff', 5, ' opacity=".8"');

/** A cake or sheet of fish paste, white with a pink swirl or edge. */
const fishCake: Painter = (pen, tone) =>
  ellipse(0, 6, 36, 27, darker(tone, 0.2), line(inkOf(tone))) +
  ellipse(0, 0, 36, 26, lit(pen, tone)) +
  strokes('M-14 4C-14 -12 14 -12 14 0C14 10 -4 10 -4 2', '#e58ba0', 6);

/** A cricket or grasshopper: slim, with the long bent leg it leaps with and long feelers. Broad and smooth it would be a cockroach. */
const insect: Painter = (pen, tone) =>
  strokes('M24 10L20 28L30 34M8 12L2 30L10 36', inkOf(tone), 4) +
  solid(pen, 'M-58 10C-40 -8 -8 -16 18 -15C38 -16 50 -8 50 2C48 14 32 17 12 16C-14 19 -40 18 -58 10Z', tone, 2.5) +
  strokes('M-40 10L-36 0M-28 13L-24 -4M-16 15L-12 -8M-4 16L0 -9', darker(tone, 0.4), 2.5, ' opacity=".7"') +
  solid(pen, 'M-54 0C-34 -18 0 -22 20 -13C6 -4 -24 0 -54 0Z', darker(tone, 0.24), 2) +
  solid(pen, 'M8 8C-6 -6 -26 -28 -36 -36C-42 -34 -42 -28 -38 -24C-24 -6 -8 8 4 14Z', lighter(tone, 0.12), 2.5) +
  strokes('M-38 -30C-46 -8 -54 14 -62 34L-72 36', inkOf(tone), 5) +
  strokes('M28 -14C30 -4 30 6 27 15', inkOf(tone), 2.5) +
  `<circle cx="41" cy="-4" r="4.5" fill="#241812"/>` +
  strokes('M46 -8C56 -26 66 -34 82 -36M48 -4C62 -14 74 -16 88 -14', inkOf(tone), 2);

/** The larva of a beetle: a ringed worm without wings or feelers. */
const larva: Painter = (_pen, tone) => {
  const d = 'M-46 10C-26 -12 14 -18 44 4';
  return (
    strokes(d, inkOf(tone), 20) +
    strokes(d, tone, 15) +
    strokes(d, darker(tone, 0.38), 15, ' stroke-linecap="butt" stroke-dasharray="3 8"') +
    strokes(d, lighter(tone, 0.55), 4, ' opacity=".7" transform="translate(-1 -4)"') +
    strokes('M44 4h.1', darker(tone, 0.5), 12)
  );
};

/** A cube of raw or cured fish, with the lines of its flesh: smooth it would be tofu or cheese. */
const fishCube: Painter = (pen, tone) =>
  path('M-36 -10L-2 -28L36 -14L36 18L2 38L-36 20Z', darker(tone, 0.16), line(inkOf(tone))) +
  path('M-36 -10L2 6L2 38L-36 20Z', lit(pen, tone)) +
  path('M-36 -10L-2 -28L36 -14L2 6Z', lighter(tone, 0.4)) +
  strokes(
    'M-28 -14C-16 -16 -4 -8 -2 2M-14 -21C0 -22 12 -14 14 -2M-34 4C-24 4 -12 12 0 20M-34 14C-22 14 -12 22 0 30M8 14L8 32M20 6L20 26',
    darker(tone, 0.28),
    3.5,
    ' opacity=".75"',
  );

/** Broad bands of jellyfish: amber, and clear as glass, so that what lies below shines through. Thin and matt they would be noodles. */
const jellyfish: Painter = (_pen, tone) => {
  const d = 'M-62 12C-36 -26 -14 20 12 -8S44 -18 62 8M-48 -20C-20 -34 4 0 34 -20';
  return (
    strokes(d, darker(tone, 0.42), 14.5, ' opacity=".6"') +
    strokes(d, mix(tone, '#ffdf9a', 0.45), 11, ' opacity=".75"') +
    strokes(d, tone, 3, ' opacity=".6" transform="translate(0 8)"') +
    strokes(
      'M-52 2C-40 -12 -34 -8 -26 0M8 -8C18 -16 30 -16 40 -8M-38 -24C-30 -27 -24 -26 -16 -20',
      '#fff',
      5,
      ' opacity=".95"',
    )
  );
};

export const seaPieces = {
  jellyfish,
  anchovy,
  clam,
  crab,
  crabMeat,
  fish,
  fishCake,
  fishCube,
  fishFlakes,
  glazedFillet,
  insect,
  larva,
  lobster,
  mussel,
  octopus,
  oyster,
  prawn,
  rawFish,
  roe,
  snail,
  squidRing,
} satisfies Record<string, Painter>;
