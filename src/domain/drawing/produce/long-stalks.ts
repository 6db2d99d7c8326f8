import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { ProducePainter } from './produce-painter.ts';

/** Ribbed stalks that grow from one foot, with leaves at their ends: cut short and bare they would be beans. */
const celery: ProducePainter = (pen, tone, other) => {
  const leaf = '#5f9440';
  const leaflets = 'M284 -4L330 -40M288 0L352 -2M284 4L328 40';
  const crown =
    'M318 -66q18 2 20 16q16 2 12 20q-18 14 -38 -2q-12 -18 6 -34ZM350 -26q18 -2 24 14q18 8 4 22q-20 12 -40 -4q-8 -22 12 -32ZM316 22q18 -6 26 10q18 4 8 22q-22 8 -38 -6q-8 -18 4 -26Z';
  const stalk = pen.symbol(
    'celery stalk',
    () =>
      strokes(leaflets, inkOf(tone), 13) +
      strokes(leaflets, tone, 8) +
      path(crown, lit(pen, leaf), line(inkOf(leaf), 3)) +
      solid(pen, 'M0 -24C100 -28 210 -22 288 -12C296 -4 296 6 288 13C210 24 100 30 0 26C-8 10 -8 -8 0 -24Z', tone, 4) +
      strokes('M8 -10C110 -14 200 -12 280 -4M8 14C110 18 200 14 280 6', darker(tone, 0.3), 4.5) +
      strokes('M20 2C120 2 200 2 270 1', other, 7, ' opacity=".8"'),
  );
  return (
    [
      [-20, -15],
      [24, 15],
      [-8, -5],
      [14, 5],
    ]
      .map(([y = 0, turn = 0]) => place(stalk, { x: -176, y, turn, size: 1.06 }))
      .join('') +
    solid(
      pen,
      'M-236 4C-240 -34 -206 -58 -170 -56C-146 -54 -130 -40 -118 -28C-126 -8 -126 14 -116 34C-130 52 -150 62 -174 62C-210 62 -236 40 -236 4Z',
      mix(tone, other, 0.6),
      4,
    ) +
    strokes(
      'M-214 -20C-190 -30 -160 -32 -128 -26M-222 4C-196 2 -160 0 -128 2M-212 30C-188 34 -158 36 -126 32',
      darker(tone, 0.24),
      5,
    )
  );
};

/** A white foot with its hair of roots, and flat green leaves that part; two rings of it. */
const leek: ProducePainter = (pen, tone, other) => {
  const green = '#5f8f45';
  const ring = pen.symbol(
    'ring of leek',
    () =>
      ellipse(0, 8, 46, 32, mix(tone, green, 0.2), line(inkOf(tone), 3)) +
      ellipse(0, 0, 46, 31, lit(pen, other, 0.5), line(mix(tone, green, 0.4), 5)) +
      ellipse(0, 0, 31, 20, 'none', line(mix(tone, green, 0.3), 4)) +
      ellipse(0, 0, 15, 9, 'none', line(mix(tone, green, 0.3), 4)),
  );
  return (
    `<g transform="translate(-2 -24)">` +
    strokes(
      'M-196 -14C-216 -24 -226 -20 -238 -30M-198 0C-218 -2 -228 6 -244 0M-196 14C-216 22 -222 34 -238 34',
      '#9a835a',
      6,
    ) +
    solid(pen, 'M30 -38C90 -52 150 -84 226 -96C246 -90 240 -66 222 -60C160 -40 110 -6 44 12Z', green, 4) +
    solid(pen, 'M30 38C90 56 150 72 222 76C238 66 234 46 216 40C150 30 100 10 44 -6Z', darker(green, 0.12), 4) +
    solid(pen, 'M20 -32C100 -30 160 -24 248 -16C262 -4 258 16 244 20C160 26 100 30 20 32Z', lighter(green, 0.12), 4) +
    path(
      'M-190 -42C-206 -24 -206 24 -190 42C-120 38 0 36 70 32C88 12 88 -12 70 -32C0 -36 -120 -38 -190 -42Z',
      pen.linear(
        [
          [0.2, other],
          [0.6, tone],
          [1, mix(tone, green, 0.75)],
        ],
        1,
        0,
      ),
      line(inkOf(tone), 4),
    ) +
    strokes('M-180 -14C-80 -18 60 -16 232 -8M-180 16C-80 18 60 14 230 8', darker(tone, 0.3), 4, ' opacity=".7"') +
    `</g>` +
    place(ring, { x: -30, y: 66 }) +
    place(ring, { x: 66, y: 74 })
  );
};

/** Thin canes, swollen at the foot and cut straight at the end. */
const lemongrass: ProducePainter = (pen, tone, other) => {
  const cane = pen.symbol(
    'cane',
    () =>
      path(
        'M-236 2C-236 -20 -206 -30 -166 -26C-100 -20 60 -14 232 -12L238 8C60 14 -100 22 -166 28C-206 32 -234 24 -236 2Z',
        pen.linear(
          [
            [0, mix(other, '#b98a9a', 0.35)],
            [0.2, other],
            [0.55, tone],
            [1, mix(tone, '#6f9548', 0.6)],
          ],
          1,
          0,
        ),
        line(inkOf(tone), 4),
      ) +
      strokes('M-190 -22C-170 -10 -166 10 -186 28M-70 -18L232 -4M-130 12L160 4', darker(tone, 0.32), 4) +
      strokes('M-206 -14C-180 -20 -120 -16 -60 -12', '#fff', 7, ' opacity=".6"'),
  );
  return [
    [4, -50, -5],
    [-10, 0, 3],
    [12, 48, -3],
  ]
    .map(([x = 0, y = 0, turn = 0]) => place(cane, { x, y, turn }))
    .join('');
};

/** A sheaf of threads with beads on them, grown from one foot. */
const enoki: ProducePainter = (pen, tone, other) => {
  const stems = Array.from({ length: 26 }, (_, at) => {
    const [turn, far] = [((at * 11) % 26) / 25 - 0.5, 150 + ((at * 7) % 9) * 12];
    return { from: Math.round(turn * 70), x: Math.round(far - turn * turn * 90), y: Math.round(turn * 216) };
  });
  // In two layers, so that one thread is told from the next.
  const threads = (layer: number) => {
    const d = stems
      .filter((_, at) => at % 2 === layer)
      .map(({ from, x, y }) => `M-190 ${from}C-60 ${from} 40 ${y} ${x} ${y}`)
      .join('');
    return strokes(d, darker(tone, 0.5), 10) + strokes(d, tone, 6);
  };
  const caps = stems.map(({ x, y }) => `M${x} ${y}h.1`).join('');
  return (
    threads(0) +
    threads(1) +
    solid(
      pen,
      'M-226 -46C-190 -60 -160 -48 -136 -44C-142 -14 -142 14 -136 44C-160 50 -192 60 -226 46C-236 14 -236 -14 -226 -46Z',
      mix(tone, other, 0.6),
      4,
    ) +
    strokes('M-222 -22L-146 -20M-226 0H-148M-222 22L-146 20', darker(other, 0.3), 4) +
    strokes(caps, inkOf(tone), 34) +
    strokes(caps, lighter(tone, 0.3), 27) +
    strokes(caps, '#fff', 9, ' transform="translate(-4 -6)"')
  );
};

/** Spoons of white stalk under dark leaves, in a small head. */
const bokChoy: ProducePainter = (pen, tone, other) => {
  const head = pen.symbol(
    'bok choy',
    () =>
      [-15, 15, 0]
        .map(
          (turn) =>
            `<g transform="translate(-170 0) rotate(${turn})">${solid(pen, 'M160 -24C190 -58 280 -70 336 -34C364 -12 364 12 336 34C280 70 190 58 160 24Z', tone, 4)}${strokes('M160 0H326M220 0L256 -30M220 0L256 30M270 0L300 -20M270 0L300 20', mix(other, tone, 0.35), 6)}${solid(pen, 'M-10 -40C60 -40 120 -26 176 -14C184 -4 184 6 176 14C120 26 60 40 -10 40Z', other, 4)}</g>`,
        )
        .join('') +
      solid(
        pen,
        'M-176 -10C-176 -50 -150 -62 -116 -50C-60 -34 -20 -20 6 0C-20 22 -60 36 -116 52C-150 62 -176 40 -176 -10Z',
        other,
        4,
      ) +
      strokes('M-160 -16C-120 -22 -70 -16 -30 -4M-162 16C-120 20 -70 14 -30 6', mix(other, tone, 0.4), 5),
  );
  return place(head, { x: 10, y: -40, turn: -7 }) + place(head, { x: -14, y: 54, turn: 3 });
};

/** Golden trumpets, ribbed outside. */
const chanterelle: ProducePainter = (pen, tone, other) => {
  const one = pen.symbol(
    'chanterelle',
    () =>
      solid(
        pen,
        'M-96 -62C-80 -50 -34 -36 0 -36C34 -36 80 -50 98 -60C80 -26 40 -2 28 28C22 56 26 76 18 92C6 100 -12 100 -20 92C-26 74 -22 50 -30 26C-42 -4 -80 -28 -96 -62Z',
        mix(tone, other, 0.4),
        4,
      ) +
      strokes(
        'M-66 -36C-36 -10 -20 20 -12 60M-30 -32C-14 -6 -8 20 -4 50M6 -32C4 -6 2 20 4 54M38 -36C22 -8 14 20 12 60M70 -42C44 -14 26 12 20 40',
        darker(tone, 0.3),
        4.5,
      ) +
      solid(
        pen,
        'M-98 -64C-92 -88 -64 -82 -46 -94C-24 -104 -10 -88 10 -96C34 -104 44 -88 64 -90C88 -90 104 -76 98 -60C80 -34 30 -26 -2 -30C-40 -26 -88 -38 -98 -64Z',
        tone,
        4,
      ) +
      path('M-62 -66C-40 -76 44 -78 64 -64C40 -46 -40 -44 -62 -66Z', darker(tone, 0.26)),
  );
  return (
    place(one, { x: -136, y: 4, turn: -14, size: 1.06 }) +
    place(one, { x: 134, y: 12, turn: 16 }) +
    place(one, { x: 6, y: 30, turn: 2, size: 0.94 })
  );
};

/** Slim pods with their stalks and tips, the beans in them seen: thick and short they would be chillies. */
const greenBeans: ProducePainter = (pen, tone, other) => {
  const pod = (colour: string) =>
    pen.symbol(
      `green bean ${colour}`,
      () =>
        strokes('M-178 12C-190 6 -198 -2 -204 -12', inkOf(colour), 13) +
        strokes('M-178 12C-190 6 -198 -2 -204 -12', mix(colour, '#c9d08a', 0.35), 7) +
        solid(
          pen,
          'M-182 8C-110 -26 60 -36 160 -10C184 -4 200 8 212 24C188 16 168 14 148 14C60 0 -80 8 -160 28C-178 30 -190 20 -182 8Z',
          colour,
        ) +
        strokes(
          'M-136 8h.1M-94 0h.1M-50 -6h.1M-6 -8h.1M38 -8h.1M82 -5h.1M124 1h.1',
          darker(colour, 0.2),
          17,
          ' opacity=".5"',
        ) +
        strokes('M-150 4C-80 -20 50 -26 146 -6', lighter(other, 0.3), 5, ' opacity=".85"'),
    );
  const ids = [pod(tone), pod(mix(tone, other, 0.4))];
  return [
    [-30, -62, -9],
    [26, -52, 5],
    [-20, -34, 9],
    [34, -22, -7],
    [-36, -2, -3],
    [22, 8, 8],
    [-10, 30, -10],
    [30, 46, 3],
    [-24, 62, -5],
  ]
    .map(([x = 0, y = 0, turn = 0], at) =>
      place(ids[at % 2] ?? '', { x, y, turn: turn * 1.5, flat: 0.62, mirrored: at % 3 === 2 }),
    )
    .join('');
};

/** Long stalks and mushrooms of a shape of their own, by the words of their shape and name. */
export const longStalks: readonly (readonly [words: RegExp, paint: ProducePainter])[] = [
  [/\bcelery\b/, celery],
  [/\bleeks?\b/, leek],
  [/\blemon ?grass\b/, lemongrass],
  [/\bgreen beans?\b/, greenBeans],
  [/\benoki\b/, enoki],
  [/\b[bp]ok choy\b|\bpak choi\b/, bokChoy],
  [/\bchanterelles?\b|\bgolden funnels\b/, chanterelle],
];
