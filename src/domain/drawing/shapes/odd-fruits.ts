import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { type FruitPainter, gloss, roundHalf, stem } from './fruit-shapes.ts';

export const roundOutline =
  'M-118 8C-122 -64 -60 -104 0 -94C60 -104 122 -64 118 8C114 78 60 104 0 98C-60 104 -114 78 -118 8Z';

export const turns = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + (at * 360) / count);

/** A point on the rim of an ellipse, in whole units. */
const onRim = (turn: number, rx: number, ry: number): string => {
  const angle = (turn * Math.PI) / 180;
  return `${Math.round(Math.cos(angle) * rx)} ${Math.round(Math.sin(angle) * ry)}`;
};

/** Fruits that are known by their skin or by what is inside. */
export const oddFruits: Readonly<Record<string, FruitPainter>> = {
  // Rambutan: soft hairs all round.
  hairy: ({ pen }, skin, flesh, seed) => {
    const hairs = turns(30)
      .map(
        (turn, at) =>
          `M${onRim(turn, 82, 76)}Q${onRim(turn + 7, 104, 98)} ${onRim(turn + (at % 2 === 0 ? 18 : 12), 128, 120)}`,
      )
      .join('');
    const inner = turns(14, 8)
      .map((turn) => `M${onRim(turn, 36, 34)}Q${onRim(turn + 12, 56, 52)} ${onRim(turn + 26, 74, 70)}`)
      .join('');
    return {
      whole:
        strokes(hairs, mix(skin, '#8fa64a', 0.45), 7) +
        `<circle r="88" fill="${lit(pen, skin)}"${line(inkOf(skin), 4)}/>` +
        strokes(inner, lighter(skin, 0.35), 6),
      cut:
        strokes(hairs, mix(skin, '#8fa64a', 0.45), 7, ' transform="translate(0 16) scale(1 .8)"') +
        path('M-90 6C-84 84 84 84 90 6Z', darker(skin, 0.1), line(inkOf(skin), 4)) +
        ellipse(0, 6, 90, 36, mix(skin, '#fbe6dc', 0.55), line(inkOf(skin), 3)) +
        path(
          'M-68 4C-70 -78 70 -78 68 4C62 34 -62 34 -68 4Z',
          lit(pen, lighter(flesh, 0.3), 0.6),
          line(darker(flesh, 0.3), 3),
        ) +
        ellipse(14, -10, 22, 16, seed, ' opacity=".28"') +
        strokes('M-44 -20C-38 -42 -20 -52 0 -54', '#fff', 10, ' opacity=".8"'),
    };
  },
  // Lychee: a shell of small scales, half of it peeled.
  knobbly: ({ pen }, skin, flesh, seed) => {
    const knobs = [-60, -30, 0, 30, 60]
      .map((y, row) =>
        [-78, -44, -10, 24, 58, 90]
          .map((x) => x + (row % 2) * 16 - 8)
          .filter((x) => (x / 96) ** 2 + (y / 88) ** 2 < 0.88)
          .map((x) => `M${x - 11} ${y + 8}L${x} ${y - 11}L${x + 11} ${y + 8}Z`)
          .join(''),
      )
      .join('');
    return {
      whole:
        `<circle r="98" fill="${lit(pen, skin)}"${line(inkOf(skin), 4)}/>` +
        path(knobs, lighter(skin, 0.22), line(darker(skin, 0.35), 3)) +
        stem('M0 -94C2 -112 10 -122 22 -128'),
      cut:
        path('M-92 0C-90 84 90 84 92 0C70 18 -70 18 -92 0Z', lit(pen, skin), line(inkOf(skin), 4)) +
        path(
          'M-50 40L-40 24L-30 40ZM-16 56L-6 40L4 56ZM22 44L32 28L42 44Z',
          lighter(skin, 0.25),
          line(darker(skin, 0.35), 3),
        ) +
        path(
          'M-82 2C-84 -92 84 -92 82 2C74 26 -74 26 -82 2Z',
          lit(pen, lighter(flesh, 0.3), 0.6),
          line(darker(flesh, 0.28), 3),
        ) +
        ellipse(26, -12, 24, 30, lit(pen, seed), ' opacity=".75" transform="rotate(-20 26 -12)"') +
        strokes('M-56 -24C-48 -50 -26 -64 0 -66', '#fff', 11, ' opacity=".85"'),
    };
  },
  // Dragon fruit: long scales with green tips.
  scaly: ({ pen }, skin, flesh, seed) => {
    const tip = '#8fb04e';
    const scale = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-17 14C-16 -8 -8 -26 0 -44C8 -26 16 -8 17 14Z" fill="${lighter(skin, 0.1)}"${line(inkOf(skin), 3)}/><path d="M-8 -14C-6 -24 -3 -34 0 -44C3 -34 6 -24 8 -14Z" fill="${tip}"/></g>`;
    return {
      whole:
        [-60, -24, 24, 60].map((turn) => scale(turn * 0.8, -76 + Math.abs(turn) * 0.25, turn)).join('') +
        scale(-104, -6, -66) +
        scale(106, -4, 66) +
        solid(
          pen,
          'M-112 8C-116 -58 -56 -98 0 -94C56 -98 116 -58 112 8C108 76 56 102 0 98C-56 102 -108 76 -112 8Z',
          skin,
          4,
        ) +
        scale(-56, 4, -28) +
        scale(2, -30, 4) +
        scale(58, 2, 26) +
        scale(-26, 56, -12) +
        scale(32, 58, 14),
      cut: roundHalf(
        { pen },
        skin,
        lighter(flesh, 0.3),
        strokes(
          'M-70 -8h.1M-52 -28h.1M-46 10h.1M-30 -12h.1M-24 30h.1M-14 -38h.1M-6 6h.1M6 -20h.1M10 34h.1M22 -2h.1M30 -34h.1M38 18h.1M52 -14h.1M64 8h.1M-60 24h.1M46 36h.1',
          seed,
          8,
        ),
      ),
    };
  },
  papaya: ({ pen }, skin, flesh, seed) => ({
    whole:
      solid(
        pen,
        'M-150 24C-158 -24 -108 -62 -44 -62C10 -64 74 -44 116 -26C144 -14 146 10 118 22C70 52 10 84 -46 84C-104 86 -144 66 -150 24Z',
        skin,
        4,
      ) +
      path(
        'M-150 24C-144 66 -104 86 -46 84C-10 84 26 74 60 56C0 70 -110 66 -150 24Z',
        mix(skin, '#e8913a', 0.5),
        ' opacity=".7"',
      ) +
      strokes('M-110 -16C-84 -40 -40 -46 0 -44', '#fff', 11, ' opacity=".5"') +
      stem('M128 -4C140 -8 148 -14 154 -22'),
    cut:
      path(
        'M-140 6C-146 -40 -96 -66 -40 -64C14 -64 78 -42 128 -6C84 46 18 72 -42 70C-98 70 -136 48 -140 6Z',
        skin,
        line(inkOf(skin), 4),
      ) +
      path(
        'M-126 6C-130 -32 -88 -54 -40 -52C8 -52 64 -34 108 -6C70 36 12 58 -42 58C-90 58 -124 40 -126 6Z',
        lit(pen, flesh, 0.6),
      ) +
      path(
        'M-84 6C-86 -18 -58 -28 -34 -26C0 -26 32 -16 62 -2C34 18 2 30 -36 30C-62 30 -84 22 -84 6Z',
        darker(flesh, 0.24),
      ) +
      strokes(
        'M-66 0h.1M-50 14h.1M-46 -10h.1M-28 4h.1M-24 20h.1M-16 -12h.1M0 10h.1M6 -6h.1M24 4h.1M40 -2h.1M-10 20h.1',
        seed,
        15,
      ) +
      strokes('M-68 -3h.1M-48 -13h.1M-30 1h.1M-2 7h.1M22 1h.1', '#fff', 4, ' opacity=".6"'),
  }),
  // Pomegranate: full of seeds in chambers.
  arils: ({ pen }, skin) => ({
    whole:
      solid(pen, roundOutline, skin, 4) +
      gloss +
      path(
        'M-28 -84C-34 -104 -40 -116 -46 -122C-28 -122 -18 -114 -12 -106C-8 -118 -2 -126 2 -130C8 -122 12 -114 14 -106C22 -114 32 -120 46 -120C38 -110 32 -98 28 -84Z',
        skin,
        line(inkOf(skin), 3),
      ),
    cut: roundHalf(
      { pen },
      skin,
      '#f6e6c4',
      strokes('M0 -62V62M-92 -20L92 24M-92 24L92 -20', '#e2c795', 9) +
        [
          [-64, -2, 3],
          [-30, -36, 4],
          [30, -36, 4],
          [64, 0, 3],
          [-30, 34, 4],
          [30, 34, 4],
        ]
          .map(([x = 0, y = 0, count = 3]) =>
            turns(count, x)
              .map((turn) => {
                const [dx = 0, dy = 0] = onRim(turn, 15, 10).split(' ').map(Number);
                return ellipse(x + dx, y + dy, 12, 9.5, lit(pen, skin), line(inkOf(skin), 2));
              })
              .join(''),
          )
          .join(''),
    ),
  }),
  // Persimmon: four leaves on top, a star inside.
  capped: ({ pen }, skin, flesh) => ({
    whole:
      solid(
        pen,
        'M-124 14C-130 -50 -66 -88 0 -84C66 -88 130 -50 124 14C118 74 60 98 0 94C-60 98 -118 74 -124 14Z',
        skin,
        4,
      ) +
      gloss +
      path(
        'M0 -70C-26 -58 -58 -64 -78 -82C-52 -98 -24 -96 -8 -84C-20 -104 -12 -122 4 -128C20 -120 24 -102 12 -84C32 -98 58 -96 80 -80C58 -62 26 -58 0 -70Z',
        '#7d8f4a',
        line('#46562a', 3),
      ),
    cut: roundHalf(
      { pen },
      skin,
      flesh,
      turns(8)
        .map((turn) =>
          ellipse(0, -26, 9, 20, darker(flesh, 0.2), ` opacity=".75" transform="scale(1 .68) rotate(${turn})"`),
        )
        .join('') + ellipse(0, 0, 11, 8, lighter(flesh, 0.6)),
    ),
  }),
  // Passion fruit: a hard shell full of pulp with seeds.
  pulp: ({ pen }, skin, flesh, seed) => ({
    whole: solid(pen, roundOutline, skin, 4) + gloss + stem('M0 -88C0 -104 6 -112 14 -118'),
    cut: roundHalf(
      { pen },
      skin,
      '#f6ead2',
      ellipse(0, 0, 80, 52, lit(pen, flesh)) +
        strokes(
          'M-50 -8h.1M-34 16h.1M-26 -24h.1M-8 2h.1M-2 30h.1M10 -26h.1M26 10h.1M38 -14h.1M54 8h.1M-14 -12h.1',
          lighter(flesh, 0.45),
          25,
          ' opacity=".6"',
        ) +
        strokes(
          'M-50 -8l3 5M-34 16l4 3M-26 -24l3 4M-8 2l4 4M-2 30l4 -3M10 -26l3 5M26 10l4 3M38 -14l3 4M54 8l3 3',
          seed,
          10,
        ),
    ),
  }),
};
