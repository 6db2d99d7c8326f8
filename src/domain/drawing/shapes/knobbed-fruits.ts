import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { type FruitPainter, gloss, roundHalf, stem } from './fruit-shapes.ts';

/** The places of a skin's knobs: rows shifted against one another, kept within an ellipse. */
const knobs = (rx: number, ry: number, step: number): readonly (readonly [x: number, y: number])[] => {
  const rows = Math.floor((ry * 2) / (step * 0.86));
  return Array.from({ length: rows + 1 }, (_, row) => Math.round((row - rows / 2) * step * 0.86)).flatMap((y, row) =>
    Array.from({ length: Math.ceil((rx * 2) / step) + 1 }, (_, at): readonly [number, number] => [
      Math.round(at * step - rx + (row % 2) * (step / 2)),
      y,
    ]).filter(([x]) => (x / rx) ** 2 + (y / ry) ** 2 < 0.9),
  );
};

/** An outline that goes in and out: the thorns at a fruit's rim. */
const thorny = (rx: number, ry: number, count: number, out: number): string => {
  const at = (turn: number, far: number) => {
    const angle = (turn * Math.PI * 2) / count;
    return `${Math.round(Math.cos(angle) * rx * far)} ${Math.round(Math.sin(angle) * ry * far)}`;
  };
  return `M${Array.from({ length: count }, (_, turn) => `${at(turn, 1)}L${at(turn + 0.5, out)}`).join('L')}Z`;
};

const soursopOutline =
  'M-66 -72C-24 -100 60 -92 98 -44C128 2 96 70 30 96C-20 112 -84 82 -104 24C-116 -18 -100 -52 -66 -72Z';

const heart = 'M0 -70C18 -92 76 -92 100 -52C124 -6 84 66 0 102C-84 66 -124 -6 -100 -52C-76 -92 -18 -92 0 -70Z';

/** Green fruits with a knobbed skin, which only their knobs and their flesh tell apart. */
export const knobbedFruits: Readonly<Record<string, FruitPainter>> = {
  // Durian: long hard thorns that stand out all round; plump lobes lie in a thick pale husk.
  spiky: ({ pen }, skin, flesh) => ({
    whole:
      path(thorny(112, 88, 26, 1.26), lit(pen, skin), line(inkOf(skin), 4)) +
      knobs(112, 86, 44)
        .map(
          ([x, y]) =>
            path(`M${x - 17} ${y + 13}L${x} ${y - 26}L${x} ${y + 17}Z`, lighter(skin, 0.36)) +
            path(`M${x} ${y + 17}L${x} ${y - 26}L${x + 17} ${y + 13}Z`, darker(skin, 0.3)),
        )
        .join('') +
      stem('M0 -88C-2 -104 4 -116 12 -122'),
    cut:
      path(thorny(112, 76, 26, 1.2), lit(pen, skin), line(inkOf(skin), 4)) +
      ellipse(0, 0, 100, 66, lit(pen, '#f1ead2', 0.6), line(darker(skin, 0.2), 3)) +
      path('M-84 4C-80 -50 80 -50 84 4C70 52 -70 52 -84 4Z', darker('#f1ead2', 0.22)) +
      [
        [-38, -6, -16],
        [36, -8, 14],
        [-2, 20, 0],
      ]
        .map(
          ([x = 0, y = 0, turn = 0]) =>
            `<g transform="translate(${x} ${y}) rotate(${turn})">${solid(pen, 'M-46 4C-48 -20 -22 -30 2 -28C28 -30 50 -16 46 6C42 28 20 32 -4 30C-28 32 -44 24 -46 4Z', flesh)}${strokes('M-28 -8C-18 -18 0 -20 16 -16', '#fff', 7, ' opacity=".6"')}</g>`,
        )
        .join(''),
  }),
  // Soursop: a crooked heart with few soft hooks; white and stringy, with black seeds.
  'soft spines': ({ pen }, skin, flesh, seed) => ({
    whole:
      solid(pen, soursopOutline, skin, 4) +
      strokes(
        knobs(98, 82, 40)
          .map(([x, y]) => `M${x} ${y + 8}q-2 -12 9 -16`)
          .join(''),
        darker(skin, 0.42),
        7,
      ) +
      strokes(
        knobs(98, 82, 40)
          .map(([x, y]) => `M${x - 2} ${y + 7}q-2 -11 7 -15`)
          .join(''),
        lighter(skin, 0.4),
        3.5,
      ) +
      gloss +
      stem('M-62 -76C-66 -96 -60 -108 -50 -116'),
    cut:
      path(soursopOutline, skin, `${line(inkOf(skin), 4)} transform="scale(1.02 .86)"`) +
      path(soursopOutline, lit(pen, flesh, 0.4), ' transform="scale(.9 .74)"') +
      strokes(
        'M-44 -40C-16 -8 6 20 20 56M-26 -52L-70 4M-8 -54L-78 30M30 -52L54 10M56 -40L70 20M0 40L-40 62M34 44L58 34',
        darker(flesh, 0.14),
        4,
      ) +
      strokes('M-46 -8l-6 10M-44 30l-5 10M-8 50l2 8M16 -36l6 9M46 -12l3 11M46 26l-4 9M-14 -30l-8 8', seed, 13),
  }),
  // Breadfruit: a flat net of small cells; cream and firm all through, with a core.
  netted: ({ pen }, skin, flesh) => {
    const outline = 'M-122 8C-126 -62 -66 -100 0 -96C66 -100 126 -62 122 8C118 76 64 104 0 100C-64 104 -118 76 -122 8Z';
    const net = pen.pattern(
      ' width="28" height="24"',
      `<path d="M0 6L7 0H21L28 6V18L21 24H7L0 18Z" fill="${lighter(skin, 0.22)}" fill-opacity=".6"${line(darker(skin, 0.3), 2.5)}/><path d="M14 12h.1"${line(darker(skin, 0.42), 6)}/>`,
    );
    return {
      whole: solid(pen, outline, skin, 4) + path(outline, net) + gloss + stem('M0 -92C-2 -112 6 -124 16 -128'),
      cut: roundHalf(
        { pen },
        skin,
        mix(flesh, '#fbf3da', 0.55),
        strokes(
          'M-88 -8h12M-78 24l11 -4M-78 -34l11 5M-44 48l7 -8M-42 -52l7 8M88 -8h-12M78 24l-11 -4M78 -34l-11 5M44 48l-7 -8M42 -52l-7 8M0 54v-9M0 -56v9',
          darker(flesh, 0.12),
          3.5,
        ) +
          ellipse(0, 0, 40, 26, lit(pen, darker(flesh, 0.06), 0.6), line(darker(flesh, 0.26), 2.5)) +
          strokes('M-22 0h44M-14 -11L14 11M14 -11L-14 11', darker(flesh, 0.24), 3),
      ),
    };
  },
  // Jackfruit: long and heavy, its skin a fine grain of points; golden bulbs beside it.
  bulbs: ({ pen }, skin, flesh) => {
    const outline =
      'M-176 12C-180 -52 -104 -92 -6 -90C96 -92 172 -54 170 8C168 72 92 98 -4 96C-104 98 -172 72 -176 12Z';
    const points = pen.pattern(
      ' width="20" height="16"',
      `<path d="M1 14L7 3L13 14ZM11 6L17 -5L23 6Z" fill="${lighter(skin, 0.34)}"${line(darker(skin, 0.4), 2)}/>`,
    );
    const bulb = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${solid(pen, 'M-44 8C-48 -18 -24 -34 2 -32C28 -32 48 -14 44 8C38 30 10 34 -6 32C-26 32 -40 26 -44 8Z', flesh)}${strokes('M-26 -4C-18 -18 0 -22 18 -18', '#fff', 7, ' opacity=".6"')}${ellipse(10, 8, 14, 10, darker(flesh, 0.35), ' opacity=".5"')}</g>`;
    return {
      whole: solid(pen, outline, skin, 4) + path(outline, points) + stem('M-156 -30C-172 -40 -180 -52 -182 -64'),
      cut: bulb(-46, -24, -14) + bulb(48, -20, 20) + bulb(-50, 34, 8) + bulb(40, 40, -12) + bulb(0, 8, 4),
    };
  },
  // Cherimoya: a heart with the marks of thumbs, scale over scale; white within, with black seeds around its core.
  scales: ({ pen }, skin, flesh, seed) => ({
    whole:
      solid(pen, heart, skin, 4) +
      strokes(
        knobs(100, 80, 38)
          .map(([x, y]) => `M${x - 18} ${y - 10}C${x - 16} ${y + 14} ${x + 16} ${y + 14} ${x + 18} ${y - 10}`)
          .join(''),
        darker(skin, 0.34),
        4,
        ' opacity=".8"',
      ) +
      gloss +
      stem('M0 -72C0 -94 8 -106 18 -112'),
    cut:
      path(heart, skin, `${line(inkOf(skin), 4)} transform="scale(1 .84)"`) +
      path(heart, lit(pen, flesh, 0.4), ' transform="scale(.88 .73)"') +
      strokes('M0 -46V40', darker(flesh, 0.16), 9) +
      strokes('M-34 -30l-5 10M-48 2l2 10M-28 32l5 8M34 -30l5 10M48 2l-2 10M28 32l-5 8M-20 0l-3 9M20 0l3 9', seed, 13),
  }),
};
