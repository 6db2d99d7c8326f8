import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { Painter } from './painter.ts';

/** A rough piece of meat or of a soft vegetable. */
const chunk: Painter = (pen, tone) =>
  solid(pen, 'M-43 2L-30 -22L2 -31L34 -20L45 4L27 27L-12 33L-36 22Z', tone) +
  path('M-43 2L-30 -22L2 -31L34 -20L18 -2L-20 6Z', lighter(tone, 0.3), ' opacity=".55"') +
  path('M45 4L27 27L-12 33L-20 6L18 -2L34 -20Z', darker(tone, 0.3), ' opacity=".35"') +
  strokes('M-26 -15L0 -24L22 -18', lighter(tone, 0.7), 4, ' opacity=".6"');

/** A cut of dark meat: a block with its fibres and a seam of fat, so that nobody takes it for a stone. */
const meat: Painter = (pen, tone) =>
  solid(
    pen,
    'M-46 0C-48 -10 -34 -20 -22 -30C-8 -36 26 -34 38 -26C50 -18 50 2 46 12C40 24 28 34 16 34C-4 36 -30 34 -38 26C-44 20 -45 8 -46 0Z',
    darker(tone, 0.1),
  ) +
  path(
    'M-44 -2C-34 -14 -26 -26 -16 -30C2 -34 28 -31 36 -25C32 -12 20 -2 12 2C-6 4 -30 2 -44 -2Z',
    lighter(tone, 0.26),
  ) +
  path(
    'M12 2C22 -4 34 -14 38 -24C48 -16 48 4 44 12C38 24 28 32 17 33C14 22 12 12 12 2Z',
    darker(tone, 0.36),
    ' opacity=".65"',
  ) +
  strokes(
    'M-40 8C-24 14 -8 13 8 12M-38 17C-22 23 -6 22 10 21M-30 26C-18 30 -2 30 12 29',
    darker(tone, 0.5),
    3.5,
    ' opacity=".6"',
  ) +
  strokes('M-32 -8C-14 -6 4 -8 20 -10M-20 -20C-4 -18 14 -20 30 -20', darker(tone, 0.3), 3, ' opacity=".5"') +
  strokes('M-42 -1C-26 4 -4 5 12 3', mix(lighter(tone, 0.6), '#f3d9b4', 0.5), 4, ' opacity=".8"');

/** A piece of pale meat, browned at its edges, as it comes off the grill. */
const chicken: Painter = (pen, tone) =>
  solid(
    pen,
    'M-47 8C-50 -4 -42 -14 -36 -18C-28 -28 -12 -24 -6 -30C6 -34 18 -24 26 -26C40 -22 40 -12 46 -6C50 6 42 16 38 20C30 32 16 26 8 32C-6 34 -16 26 -26 28C-40 26 -46 18 -47 8Z',
    tone,
  ) +
  path(
    'M-36 -2C-30 -14 -14 -14 -6 -20C8 -22 20 -16 28 -14C24 -2 8 0 -2 6C-16 8 -30 6 -36 -2Z',
    lighter(tone, 0.62),
    ' opacity=".8"',
  ) +
  strokes(
    'M-30 -2C-18 -4 -8 -10 0 -15M-20 3C-8 0 4 -6 14 -14M-6 4C4 0 14 -4 24 -12',
    darker(tone, 0.25),
    3,
    ' opacity=".55"',
  ) +
  strokes('M-40 12C-28 20 -14 18 -2 22M6 24C20 22 30 18 38 8', darker(tone, 0.45), 5, ' opacity=".5"');

/**
 * A cut bite of pale meat with corners, browned where it lay in the pan, its fibres along the cut: long, striped, round or fanned it would be a
 * mussel, a mushroom or a scallop.
 */
const chickenStrip: Painter = (pen, tone) =>
  solid(pen, 'M-51 6L-46 -13L-23 -22L2 -33L30 -30L48 -13L51 8L33 24L6 34L-30 27Z', lighter(tone, 0.36)) +
  path(
    'M-51 5L-46 -13L-23 -22L2 -33L30 -30L48 -13C38 -6 28 -12 16 -5C4 2 -6 -6 -20 0C-30 4 -42 0 -51 5Z',
    mix(darker(tone, 0.06), '#b8702c', 0.4),
  ) +
  strokes('M-38 -9l14 -3M-14 -13l14 -7M8 -18l12 1M26 -18l9 2M-22 -3l9 -2', darker(tone, 0.5), 5, ' opacity=".45"') +
  strokes(
    'M-42 11C-26 15 -14 8 2 12M-36 20C-18 23 -4 17 14 20M10 4C22 8 34 4 44 6M-14 27C0 28 12 26 22 23',
    darker(tone, 0.22),
    2.5,
    ' opacity=".7"',
  ) +
  strokes('M-34 -13C-18 -19 -4 -27 12 -27', lighter(tone, 0.7), 3.5, ' opacity=".6"');

/** Meat with a pink heart and a browned edge, cut across. */
const slice: Painter = (pen, tone) =>
  path(
    'M-50 2L-42 -20L-4 -26L40 -20L52 -2L40 20L2 26L-42 20Z',
    darker(tone, 0.3),
    `${line(inkOf(tone))} transform="translate(0 5)"`,
  ) +
  path(
    'M-50 2L-42 -20L-4 -26L40 -20L52 -2L40 20L2 26L-42 20Z',
    lit(pen, mix(tone, '#e8a08a', 0.25)),
    line(inkOf(tone)),
  ) +
  // A rim of fat and the grain of the cut: smooth and oval it would be a mussel or a mushroom.
  strokes('M-44 -14L-4 -20L40 -14L47 -3', '#f0d8b8', 6.5) +
  strokes('M-36 0C-20 -8 -4 4 12 -4S36 2 42 0M-36 11C-16 5 4 15 32 9', darker(tone, 0.3), 3, ' opacity=".7"') +
  strokes('M-30 -6C-14 -10 4 -4 22 -9', lighter(tone, 0.55), 3, ' opacity=".7"');

/** Pork belly and the like: stripes of fat and meat. */
const belly: Painter = (pen, tone) =>
  path('M-46 -12C-30 -24 30 -26 46 -14L44 16C28 26 -30 28 -45 18Z', lit(pen, '#f2d8bd'), line(inkOf(tone))) +
  strokes('M-43 -7C-26 -15 26 -17 43 -9', darker(tone, 0.1), 6) +
  strokes('M-42 5C-24 -1 24 -3 42 3', mix(tone, '#d98a78', 0.4), 7) +
  strokes('M-41 17C-24 21 24 19 41 14', darker(tone, 0.25), 6);

/** Cured ham or raw meat in a thin folded slice. */
const ham: Painter = (pen, tone) =>
  solid(
    pen,
    'M-46 4C-40 -22 -14 -10 -4 -22C10 -30 40 -24 46 -4C40 6 44 18 28 22C14 14 -4 28 -18 22C-30 26 -44 18 -46 4Z',
    tone,
  ) +
  strokes(
    'M-34 6C-22 -8 -8 2 2 -10C14 -16 28 -12 36 -4M-14 16C-4 8 8 10 16 6',
    lighter(tone, 0.65),
    4,
    ' opacity=".85"',
  );

/** Small crisp strips of bacon. */
const bacon: Painter = (pen, tone) =>
  solid(pen, 'M-40 -6C-26 -20 -16 2 0 -8C14 -18 26 0 40 -10L42 10C28 20 16 4 2 14C-12 22 -26 6 -38 16Z', tone) +
  strokes('M-38 5C-26 -6 -14 12 1 3C14 -6 28 10 41 0', '#f5dcc0', 5);

const meatball: Painter = (pen, tone) =>
  `<circle r="31" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>` +
  strokes('M6 14h.1M-8 6h.1M14 -4h.1M-2 -10h.1M-16 14h.1M18 12h.1', darker(tone, 0.4), 6, ' opacity=".5"') +
  ellipse(-11, -13, 8, 5, lighter(tone, 0.7), ' opacity=".6" transform="rotate(-30 -11 -13)"');

/** A slice of sausage, cut across. */
const sausage: Painter = (pen, tone) =>
  ellipse(0, 4, 33, 26, darker(tone, 0.3), line(inkOf(tone))) +
  ellipse(-1, 0, 31, 23, lit(pen, tone)) +
  strokes('M-12 -6h.1M8 -9h.1M12 6h.1M-6 8h.1M-18 4h.1M20 -1h.1', lighter(tone, 0.65), 6, ' opacity=".75"');

/** A whole sausage, lying. */
const banger: Painter = (pen, tone) =>
  solid(
    pen,
    'M-78 8C-84 -14 -62 -26 -42 -22C-14 -14 24 -14 50 -24C72 -30 88 -6 74 10C50 28 -40 34 -66 22C-74 20 -77 14 -78 8Z',
    tone,
  ) +
  strokes('M-54 -8C-20 0 30 -2 60 -12', lighter(tone, 0.7), 6, ' opacity=".65"') +
  strokes('M-40 14L-30 -6M-8 18L2 -4M24 16L34 -6', darker(tone, 0.45), 5, ' opacity=".6"');

/** A leg on its bone. */
const drumstick: Painter = (pen, tone) =>
  path(
    'M40 16C54 22 66 24 78 20C90 14 98 26 88 32C96 42 82 50 76 40C62 40 48 36 36 32Z',
    lit(pen, '#f6e8d2'),
    line('#8b6a4c'),
  ) +
  solid(pen, 'M-70 -10C-74 -44 -30 -56 0 -42C24 -32 40 -4 54 16C58 26 48 40 36 40C6 44 -64 38 -70 -10Z', tone) +
  path('M-68 -4C-40 30 10 26 54 20C56 32 46 40 36 40C6 44 -60 38 -68 -4Z', darker(tone, 0.4), ' opacity=".45"') +
  strokes('M-48 -22C-38 -36 -18 -38 -2 -32', lighter(tone, 0.75), 8, ' opacity=".65"');

/** Steak with the marks of a grill. */
const steak: Painter = (pen, tone) =>
  path(
    'M-112 8C-118 -32 -70 -54 -14 -50C42 -50 104 -44 112 -6C116 34 66 38 26 48C-20 60 -106 56 -112 8Z',
    darker(tone, 0.35),
    line(inkOf(tone), 4),
  ) +
  path(
    'M-108 0C-112 -34 -68 -52 -14 -48C42 -48 100 -42 108 -10C110 22 62 28 24 38C-22 48 -102 44 -108 0Z',
    lit(pen, tone),
  ) +
  path(
    'M-96 -8C-96 -30 -60 -42 -20 -40L-24 -32C-56 -32 -82 -22 -84 -4C-84 8 -74 20 -60 24L-64 31C-84 24 -98 10 -96 -8Z',
    '#f4d9b8',
    ' opacity=".9"',
  ) +
  strokes('M-58 26L-18 -36M-18 32L26 -38M26 28L64 -32', darker(tone, 0.6), 8, ' opacity=".65"');

/** Three ribs in one piece. */
const ribs: Painter = (pen, tone) =>
  [-52, -4, 44]
    .map(
      (x) => strokes(`M${x - 8} 30L${x + 14} 66`, '#f6e8d2', 17) + strokes(`M${x - 8} 30L${x + 14} 66`, '#d9c0a0', 3),
    )
    .join('') +
  solid(
    pen,
    'M-104 -8C-104 -40 -60 -52 0 -52C60 -52 106 -40 106 -6C108 22 96 44 70 44C50 36 40 48 20 46C0 38 -14 50 -32 46C-50 38 -62 48 -80 42C-96 38 -104 20 -104 -8Z',
    tone,
    4,
  ) +
  strokes(
    'M-50 -34C-58 -10 -56 12 -46 34M4 -38C-4 -12 -2 14 6 36M56 -34C50 -10 52 12 58 32',
    darker(tone, 0.45),
    6,
    ' opacity=".5"',
  ) +
  strokes('M-84 -22C-70 -38 -40 -40 -20 -40', lighter(tone, 0.75), 8, ' opacity=".6"');

/** A roast bird, legs up. */
const bird: Painter = (pen, tone) =>
  place(
    pen.symbol(`drum${tone}`, () => drumstick(pen, tone)),
    { x: 96, y: -30, size: 0.8, turn: -32 },
  ) +
  solid(
    pen,
    'M-134 16C-136 -46 -72 -86 2 -84C74 -84 124 -50 126 2C128 46 66 64 -8 64C-76 64 -132 58 -134 16Z',
    tone,
    4,
  ) +
  path('M-132 24C-90 54 60 52 126 8C124 48 66 64 -8 64C-76 64 -126 60 -132 24Z', darker(tone, 0.45), ' opacity=".45"') +
  place(
    pen.symbol(`drum${tone}`, () => drumstick(pen, tone)),
    { x: 40, y: 14, size: 0.95, turn: -12 },
  ) +
  strokes('M-92 -32C-72 -58 -30 -68 8 -66', lighter(tone, 0.8), 11, ' opacity=".6"') +
  solid(pen, 'M-106 26C-112 2 -84 -10 -62 0C-42 8 -36 28 -50 40C-70 46 -100 44 -106 26Z', darker(tone, 0.12));

/** A heap's worth of shreds. */
const shreds: Painter = (pen: Pen, tone: string) =>
  strokes(
    'M-44 10C-20 -12 10 -4 40 -16M-38 -8C-14 -20 16 4 44 4M-30 22C-8 4 18 14 38 18M-14 -20C0 -10 4 10 20 22',
    inkOf(tone),
    13,
  ) +
  strokes(
    'M-44 10C-20 -12 10 -4 40 -16M-38 -8C-14 -20 16 4 44 4M-30 22C-8 4 18 14 38 18M-14 -20C0 -10 4 10 20 22',
    tone,
    8.5,
  ) +
  strokes('M-40 8C-20 -10 10 -6 36 -16M-34 -9C-14 -19 12 0 38 2', lighter(tone, 0.45), 3);

/** Crumbs of mince with corners, of many sizes and apart: round and in one cluster they would be a raspberry. */
const mince: Painter = (pen, tone) => {
  const large =
    'M-44 0l8 -10 14 1 4 9 -9 9 -13 -1zM-14 -18l11 -7 13 5 -2 10 -14 4zM18 -6l13 -7 13 6 1 11 -14 5 -12 -5zM-16 10l12 -5 12 6 -3 11 -15 3zM12 22l11 -7 12 4 -1 9 -13 4z';
  const small =
    'M-32 -20l7 -4 7 4 -4 7 -8 0zM14 -26l8 -3 6 5 -5 6 -8 -2zM-38 20l8 -3 6 5 -5 6 -8 -1zM-2 -2l7 -3 5 5 -5 5 -7 -2zM40 14l7 -2 4 6 -6 4z';
  return (
    path(large + small, lit(pen, tone, 0.7), `${line(inkOf(tone), 2.5)} stroke-linejoin="miter"`) +
    strokes(
      'M-36 -6l8 0M-6 -21l9 3M24 -9l10 3M-8 9l8 3M20 18l7 2M-28 -20l4 1M20 -26l4 2',
      lighter(tone, 0.45),
      3.5,
      ' opacity=".7"',
    )
  );
};

const liver: Painter = (pen, tone) =>
  solid(pen, 'M-46 4C-44 -24 -6 -30 20 -22C44 -16 50 6 36 18C22 14 6 32 -14 28C-34 26 -46 18 -46 4Z', tone) +
  strokes('M-28 -6C-16 -16 4 -18 18 -12', lighter(tone, 0.6), 6, ' opacity=".6"');

/** Tripe: a pale sheet with the cells of a honeycomb. Dark and smooth it would be mussels. */
const tripe: Painter = (pen, tone) =>
  solid(pen, 'M-58 8L-50 -20L-28 -30L-4 -24L22 -31L48 -22L58 -2L50 20L24 30L2 24L-24 31L-48 22Z', tone) +
  strokes(
    'M-38 -4l9 -6 9 6v10l-9 6 -9 -6zM-20 -4l9 -6 9 6v10l-9 6 -9 -6zM-2 -4l9 -6 9 6v10l-9 6 -9 -6zM16 -4l9 -6 9 6v10l-9 6 -9 -6zM-29 -10v-10M-11 -10v-10M7 -10v-10M25 -10v-8M-29 12v8M-11 12v10M7 12v10M25 12v8',
    darker(tone, 0.34),
    3,
  );

export const meatPieces = {
  banger,
  bacon,
  belly,
  bird,
  chicken,
  chickenStrip,
  chunk,
  drumstick,
  ham,
  liver,
  meat,
  meatball,
  mince,
  ribs,
  sausage,
  shreds,
  slice,
  steak,
  tripe,
} satisfies Record<string, Painter>;
