import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { Painter } from './painter.ts';

/** Florets of cauliflower: a white head in its lumps, on thick pale stalks. */
const cauliflower: Painter = (pen, tone) =>
  solid(pen, 'M-16 8L-26 38C-8 48 14 46 24 36L16 6Z', mix(tone, '#dfe6b4', 0.6)) +
  strokes('M-8 12L-14 36M6 12L8 38', '#b9c486', 4) +
  solid(
    pen,
    'M-52 6C-66 -12 -48 -30 -38 -28C-38 -48 -10 -52 -2 -40C12 -54 40 -44 38 -28C56 -26 60 -2 46 8C38 20 20 18 10 12C-2 22 -22 20 -28 12C-38 18 -48 14 -52 6Z',
    lighter(tone, 0.3),
  ) +
  strokes(
    'M-40 -8h.1M-24 -24h.1M-8 -10h.1M-2 -32h.1M14 -22h.1M30 -10h.1M22 2h.1M-24 2h.1M36 -24h.1M2 4h.1',
    darker(tone, 0.16),
    13,
    ' opacity=".65"',
  ) +
  strokes('M-42 -12h.1M-26 -28h.1M-10 -14h.1M-4 -36h.1M12 -26h.1M28 -14h.1M20 -2h.1M-26 -2h.1', lighter(tone, 0.75), 9);

/** A thick round of daikon, peeled and simmered: in strips it would be noodles. */
const daikon: Painter = (pen, tone) =>
  ellipse(0, 9, 44, 33, darker(tone, 0.14), line(inkOf(tone))) +
  ellipse(0, 0, 44, 33, lit(pen, lighter(tone, 0.3), 0.6), line(inkOf(tone), 2.5)) +
  ellipse(0, 0, 36, 26, 'none', ` stroke="${darker(tone, 0.2)}" stroke-width="2.5" stroke-dasharray="6 4"`) +
  strokes('M0 -14V14M-18 0H18M-12 -9L12 9M12 -9L-12 9', darker(tone, 0.12), 2.5, ' opacity=".7"');

/** Strips of cactus pad: short and flat, dark at the skin and pale at the cut. Long and curled they would be beans. */
const cactusStrips: Painter = (pen, tone) =>
  ['translate(-10 -18) rotate(-16)', 'translate(8 6) rotate(14)', 'translate(-14 26) rotate(-4)']
    .map(
      (where) =>
        `<g transform="${where}">${path('M-40 -9H40V9H-40Z', lit(pen, tone), line(inkOf(tone), 3))}${path('M-38 0H38V7H-38Z', mix(lighter(tone, 0.55), '#dfe8a4', 0.5))}${strokes('M-24 -5h.1M0 -5h.1M22 -5h.1', darker(tone, 0.55), 5)}</g>`,
    )
    .join('');

/** Sev, farsan: short golden noodles of fried batter. */
const friedNoodles: Painter = (_pen, tone) => {
  const d =
    'M-44 8L-12 -6M-30 -16L2 -10M-8 14L26 2M4 -20L32 -12M-34 24L0 20M20 18L44 8M-16 -2L14 -2M-40 -6L-26 -22M26 26L10 32';
  return strokes(d, inkOf(tone), 9.5) + strokes(d, tone, 6.5);
};

/** Many and small, flat as lenses: round and large they would be chickpeas. */
const lentils: Painter = (pen, tone) => {
  const lens = pen.symbol(
    `lens ${tone}`,
    () =>
      ellipse(0, 0, 9.5, 6.5, lit(pen, tone), line(inkOf(tone), 2)) +
      ellipse(-2.5, -2, 3, 1.6, '#fff', ' opacity=".5"'),
  );
  return [
    [-30, -2],
    [-14, -14],
    [4, -20],
    [22, -10],
    [-22, 12],
    [-4, -2],
    [14, 4],
    [34, 4],
    [-8, 16],
    [10, 18],
    [28, 18],
  ]
    .map(([x = 0, y = 0]) => place(lens, { x, y, turn: x * 3 }))
    .join('');
};

/** Okra: pods with a cap and ridges, one cut into a wheel. */
const okra: Painter = (pen, tone) =>
  solid(pen, 'M-56 18C-40 -2 -10 -20 34 -28C20 -4 -20 22 -56 18Z', tone) +
  solid(pen, 'M30 -32L48 -36L46 -20L34 -22Z', darker(tone, 0.3), 2.5) +
  strokes('M-44 14C-20 0 6 -14 30 -24M-38 18C-12 10 10 -4 32 -22', darker(tone, 0.3), 3, ' opacity=".7"') +
  path('M4 14L18 4L36 8L42 22L30 36L10 34Z', lit(pen, tone), line(inkOf(tone), 3)) +
  path('M10 16L20 9L33 12L37 22L29 31L14 30Z', '#e9efc4') +
  strokes('M17 16h.1M27 15h.1M31 24h.1M23 27h.1M15 24h.1', '#fffdf0', 8) +
  strokes('M17 16h.1M27 15h.1M31 24h.1M23 27h.1M15 24h.1', darker(tone, 0.2), 3.5);

/** Chopped and wilted: soft scraps of leaf with cut edges, and bits of pale stalk. Whole and standing the leaves would be raw. */
const choppedGreens: Painter = (pen, tone) => {
  const dark = darker(tone, 0.22);
  return (
    path('M-52 8L-34 -16L-8 -12L2 6L-22 22Z', lit(pen, dark, 0.7), line(inkOf(tone), 2.5)) +
    path('M-16 -10L8 -28L38 -22L44 -2L16 8Z', lit(pen, tone, 0.7), line(inkOf(tone), 2.5)) +
    path('M-4 14L26 2L52 12L40 30L10 34Z', lit(pen, mix(dark, tone, 0.5), 0.7), line(inkOf(tone), 2.5)) +
    strokes('M-42 6L-10 -4M-6 -12L34 -14M8 24L40 16', lighter(tone, 0.34), 3, ' opacity=".8"') +
    strokes('M-34 26L-14 30M30 -30L46 -34', mix(tone, '#2f3a18', 0.6), 13) +
    strokes('M-34 26L-14 30M30 -30L46 -34', mix(tone, '#dfe3a6', 0.62), 9)
  );
};

/** Potatoes cut into sticks and fried: halves of them would be boiled. */
const fries: Painter = (pen, tone) =>
  ['rotate(-24) translate(0 -16)', 'rotate(8)', 'rotate(-8) translate(4 18)']
    .map(
      (where) =>
        `<g transform="${where}">${path('M-58 -6L54 -10L58 4L-56 10Z', lit(pen, tone, 0.7), line(inkOf(tone), 2.5))}${path('M-58 -6L54 -10L58 -3L-54 1Z', lighter(tone, 0.42))}</g>`,
    )
    .join('');

/** A thin dark rim, wet flesh, and long seeds around the heart in three parts: with dots alone it would be a courgette. */
const cucumber: Painter = (pen, tone) =>
  ellipse(0, 7, 38, 27, darker(tone, 0.3), line(inkOf(tone))) +
  ellipse(0, 0, 38, 26, lit(pen, '#d6e9a6', 0.5), line(tone, 5)) +
  path('M0 -15C12 -15 20 -8 19 0C22 8 12 14 4 12C-4 16 -18 12 -19 4C-24 -4 -12 -16 0 -15Z', '#eff7d3') +
  strokes('M-5 -4L-11 -9M5 -4L11 -9M8 2L16 3M-8 2L-16 4M-3 6L-6 11M4 6L8 10', '#a9c76c', 5) +
  strokes('M-30 -6C-26 -14 -18 -19 -8 -20', '#fff', 3.5, ' opacity=".7"');

/** A thick slice of creamy flesh, faint seeds in a ring near its skin. */
const courgette: Painter = (pen, tone) =>
  ellipse(0, 12, 36, 26, darker(tone, 0.14), line(inkOf(tone))) +
  strokes('M-26 20q-1 8 1 9M-10 28v8M10 28v8M26 20q1 8 -1 9', lighter(tone, 0.4), 3, ' opacity=".7"') +
  ellipse(0, 0, 36, 25, lit(pen, '#f3efc0', 0.5), line(tone, 4.5)) +
  ellipse(0, 0, 20, 13, 'none', line('#dcd896', 2.5)) +
  strokes('M-15 -4h.1M-5 -9h.1M8 -8h.1M16 -1h.1M10 8h.1M-3 9h.1M-13 5h.1', '#c9c47a', 4.5);

/** A wheel of holes, one in the middle of nine: small ones would be the pores of bread. */
const lotus: Painter = (pen, tone) => {
  const holes = 'M-22 -3h.1M-14 -14h.1M2 -18h.1M17 -13h.1M23 -1h.1M15 11h.1M0 16h.1M-15 10h.1M0 -1h.1';
  return (
    ellipse(0, 7, 42, 31, mix(tone, '#a8794a', 0.45), line(inkOf(tone))) +
    ellipse(0, 0, 42, 30, lit(pen, lighter(tone, 0.25), 0.5), line(mix(tone, '#a8794a', 0.6), 3)) +
    strokes(holes, darker(tone, 0.62), 11.5) +
    strokes(holes, darker(tone, 0.36), 7, ' transform="translate(1 2)"')
  );
};

export const cutPlantPieces = {
  courgette,
  cucumber,
  lotus,
  fries,
  choppedGreens,
  cactusStrips,
  cauliflower,
  daikon,
  friedNoodles,
  lentils,
  okra,
} satisfies Record<string, Painter>;
