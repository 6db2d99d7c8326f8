import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { appleCut, appleWhole } from '#domain/drawing/shapes/apple.ts';
import { type FruitPainter, gloss, roundHalf, stem } from '#domain/drawing/shapes/fruit-shapes.ts';
import { roundOutline, turns } from '#domain/drawing/shapes/odd-fruits.ts';

const leafGreen = '#5f9240';

/** Fruits that share a shape with others in their records, each with its own outline. */
export const ownFruits: Readonly<Record<string, FruitPainter>> = {
  // Lemon: drawn out to a point at both ends, along and across.
  lemon: ({ pen }, skin, flesh) => ({
    whole:
      solid(
        pen,
        'M-138 22C-146 8 -140 -2 -122 -8C-104 -62 -44 -84 8 -80C60 -78 100 -52 118 -14C140 -14 150 2 142 16C136 26 126 26 116 30C92 74 44 92 -8 88C-64 86 -104 66 -120 34C-130 34 -134 30 -138 22Z',
        skin,
        4,
      ) +
      strokes(
        'M-50 20h.1M0 -26h.1M46 22h.1M-12 52h.1M66 -20h.1M-70 -10h.1M28 58h.1',
        darker(skin, 0.25),
        6,
        ' opacity=".5"',
      ) +
      strokes('M-86 -16C-74 -46 -48 -60 -18 -64', '#fff', 13, ' opacity=".55"'),
    cut: roundHalf(
      { pen },
      skin,
      '#fbf6e0',
      ellipse(0, 0, 88, 58, lit(pen, mix(flesh, skin, 0.35))) +
        strokes('M0 -56V56M-74 -28L74 28M74 -28L-74 28M-86 0H86', '#fdf8e4', 6),
    ),
  }),
  // Tomato: a green star on top, chambers of seeds inside.
  tomato: ({ pen }, skin, flesh, seed) => ({
    whole:
      solid(pen, roundOutline, skin, 4) +
      gloss +
      path(
        'M-2 -78C-20 -60 -48 -54 -70 -58C-52 -72 -40 -84 -24 -92C-34 -98 -44 -100 -54 -100C-36 -112 -16 -110 -4 -100C2 -112 10 -120 22 -126L28 -116C20 -110 16 -104 14 -98C32 -106 50 -104 62 -94C48 -92 38 -90 28 -86C44 -80 56 -68 66 -54C42 -54 18 -62 -2 -78Z',
        leafGreen,
        line(inkOf(leafGreen), 3),
      ),
    cut: roundHalf(
      { pen },
      skin,
      flesh,
      turns(5, 18)
        .map(
          (turn) =>
            `<g transform="scale(1 .68) rotate(${turn})">${path('M0 -22C22 -30 36 -56 24 -76C8 -84 -8 -84 -24 -76C-36 -56 -22 -30 0 -22Z', darker(skin, 0.12))}${strokes('M-10 -66h.1M8 -66h.1M-12 -50h.1M12 -50h.1M0 -38h.1', seed, 11)}</g>`,
        )
        .join(''),
    ),
  }),
  // Apple: hollow at its stalk, with a core.
  apple: ({ pen }, skin, flesh) => ({
    whole: appleWhole(pen, skin),
    cut: `<g transform="scale(1 .86)">${appleCut(skin, lit(pen, flesh, 0.4), flesh)}</g>`,
  }),
  // Mango: a crooked oval with a red cheek; scored in cubes where it is cut.
  mango: ({ pen }, skin, flesh) => ({
    whole:
      solid(
        pen,
        'M-130 34C-142 -10 -110 -56 -60 -74C0 -96 84 -84 116 -40C140 -4 122 46 76 72C24 100 -60 98 -102 76C-120 66 -128 50 -130 34Z',
        mix(skin, flesh, 0.6),
        4,
      ) +
      path(
        'M-20 -82C40 -90 96 -72 118 -36C140 0 122 46 76 72C50 86 18 92 -14 92C50 60 60 -20 -20 -82Z',
        pen.radial([
          [0, skin],
          [1, skin, 0.25],
        ]),
        ' opacity=".85"',
      ) +
      strokes('M-98 0C-88 -32 -62 -50 -34 -58', '#fff', 13, ' opacity=".5"') +
      stem('M104 -54C112 -66 122 -72 134 -74'),
    cut:
      path(
        'M-112 10C-120 -44 -60 -72 0 -72C62 -72 120 -44 112 10C104 62 54 78 0 78C-54 78 -104 62 -112 10Z',
        mix(skin, flesh, 0.4),
        line(inkOf(skin), 4),
      ) +
      path(
        'M-98 2C-104 -44 -52 -64 0 -64C54 -64 104 -44 98 2C90 48 46 62 0 62C-46 62 -90 48 -98 2Z',
        lit(pen, flesh, 0.7),
      ) +
      strokes(
        'M-64 -46C-56 -10 -58 20 -66 44M-22 -62C-18 -20 -18 20 -22 60M22 -62C18 -20 18 20 22 60M64 -46C56 -10 58 20 66 44M-94 -20C-40 -10 40 -10 94 -20M-94 20C-40 30 40 30 94 20',
        darker(flesh, 0.3),
        5,
      ),
  }),
  // Feijoa: an oval with its dried crown, cut across to a cross of jelly.
  feijoa: ({ pen }, _, flesh) => {
    // Its record names the flesh first.
    const skin = '#5a8a4a';
    return {
      whole:
        solid(
          pen,
          'M-138 14C-140 -40 -80 -76 -4 -74C70 -76 128 -46 130 4C128 54 72 82 0 80C-76 82 -134 62 -138 14Z',
          skin,
          4,
        ) +
        path(
          'M122 -26L158 -40L146 -12L166 2L144 14L152 38L122 32C132 14 132 -10 122 -26Z',
          '#8f9a5a',
          line(inkOf(skin), 3),
        ) +
        strokes('M-60 30h.1M-10 -30h.1M40 24h.1M0 50h.1M70 -24h.1M-90 0h.1', lighter(skin, 0.4), 7, ' opacity=".6"') +
        strokes('M-100 -14C-84 -42 -54 -54 -20 -56', '#fff', 12, ' opacity=".5"'),
      cut: roundHalf(
        { pen },
        skin,
        mix(flesh, '#f2eed9', 0.7),
        turns(4, 45)
          .map(
            (turn) =>
              `<g transform="scale(1 .68) rotate(${turn})">${path('M0 -6C24 -16 30 -48 14 -64C4 -70 -4 -70 -14 -64C-30 -48 -24 -16 0 -6Z', '#b9c98a', line(darker('#b9c98a', 0.2), 2.5))}${strokes('M-6 -52h.1M7 -44h.1M-2 -30h.1', '#f6f2dc', 7)}</g>`,
          )
          .join(''),
      ),
    };
  },
  // Mandarin: small, flat and peeled to its segments. Cut across it would be an orange.
  mandarin: ({ pen }, skin) => {
    const flesh = lighter(skin, 0.22);
    const segment = pen.symbol(
      'segment',
      () =>
        solid(pen, 'M-62 -18C-56 48 56 48 62 -18C40 -2 -40 -2 -62 -18Z', flesh) +
        strokes('M-56 -16C-34 0 34 0 56 -16M-20 -4V20M20 -4V20', '#fbe9cb', 6) +
        strokes('M-34 20C-14 30 12 30 32 22', '#fff', 5, ' opacity=".6"'),
    );
    return {
      whole:
        `<g transform="translate(0 14)">` +
        solid(
          pen,
          'M-118 6C-122 -50 -60 -74 0 -66C60 -74 122 -50 118 6C114 58 60 76 0 74C-60 76 -114 58 -118 6Z',
          skin,
          4,
        ) +
        strokes(
          'M-40 14h.1M10 -24h.1M50 20h.1M-10 44h.1M70 -18h.1M-66 -8h.1M28 54h.1',
          darker(skin, 0.25),
          6,
          ' opacity=".5"',
        ) +
        strokes('M-84 -20C-74 -42 -50 -50 -24 -52', '#fff', 12, ' opacity=".5"') +
        stem('M0 -62C2 -80 8 -88 16 -94') +
        solid(pen, 'M8 -78C22 -112 66 -124 104 -110C94 -78 50 -62 8 -78Z', leafGreen) +
        `</g>`,
      cut: [
        [-54, -10, -30],
        [44, -30, 14],
        [-20, 44, 6],
        [88, 36, -24],
      ]
        .map(([x = 0, y = 0, turn = 0]) => place(segment, { x, y, turn, size: 1.16 }))
        .join(''),
    };
  },
};

/** The outline of its own, by the words of shape and name and within the shape of its record; undefined where that shape is all. */
const outlines: readonly (readonly [shape: string, words: RegExp, outline: string])[] = [
  ['citrus', /\blemons?\b|\bnipple\b/, 'lemon'],
  ['citrus', /\b(mandarin|tangerine|clementine|satsuma)s?\b/, 'mandarin'],
  ['round', /\btomato(es)?\b/, 'tomato'],
  ['round', /\bapples?\b/, 'apple'],
  ['stone', /\bmango(e?s)?\b/, 'mango'],
  ['pear', /\bfeijoas?\b/, 'feijoa'],
];

export const ownOutline = (shape: string, text: string): string | undefined =>
  outlines.find(([of, words]) => of === shape && words.test(text))?.[2];
