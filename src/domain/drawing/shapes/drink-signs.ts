import { darker, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { cultureJar } from './culture-jar.ts';
import { honeyPot } from '#domain/drawing/sweets/honey-pot.ts';
import type { PicturePlan } from '#domain/drawing/plan/picture-plan.ts';
import { pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { Scene } from '#domain/drawing/setting/scene.ts';

/** Half a citrus fruit, its cut towards the eye. */
const halfCitrus = (pen: Pen, x: number, y: number, peel: string, flesh: string) =>
  shadow(pen, x + 6, y + 34, 80, 24, 0.5) +
  solid(pen, `M${x - 72} ${y}C${x - 74} ${y + 46} ${x + 76} ${y + 46} ${x + 74} ${y}Z`, peel, 4) +
  ellipse(x, y - 2, 75, 44, peel, line(darker(peel, 0.45), 3)) +
  ellipse(x, y - 2, 67, 38, '#fbf6dc') +
  [0, 45, 90, 135, 180, 225, 270, 315]
    .map(
      (turn) =>
        `<g transform="translate(${x} ${y - 2}) scale(1 .57) rotate(${turn})">${path('M6 0L54 -20C62 -8 62 8 54 20Z', lit(pen, flesh), line(darker(flesh, 0.16), 2))}</g>`,
    )
    .join('');

/** A bottle of spirit with a square shoulder, half empty. */
const spiritBottle = (pen: Pen, x: number, y: number, tone: string) => {
  const wall = `M${x - 24} ${y - 236}H${x + 24}V${y - 168}C${x + 62} ${y - 158} ${x + 64} ${y - 140} ${x + 64} ${y - 124}V${y - 12}C${x + 60} ${y + 6} ${x - 60} ${y + 6} ${x - 64} ${y - 12}V${y - 124}C${x - 64} ${y - 140} ${x - 62} ${y - 158} ${x - 24} ${y - 168}Z`;
  return (
    shadow(pen, x + 24, y, 110, 28, 0.55) +
    path(wall, '#e9efe9', ' opacity=".75"') +
    path(
      `M${x - 58} ${y - 118}H${x + 58}V${y - 14}C${x + 54} ${y} ${x - 54} ${y} ${x - 58} ${y - 14}Z`,
      lit(pen, tone),
    ) +
    ellipse(x, y - 118, 58, 9, lighter(tone, 0.35)) +
    path(`M${x - 50} ${y - 90}H${x + 50}V${y - 30}H${x - 50}Z`, '#f2e3c2', line('#8a6a3a', 2)) +
    strokes(
      `M${x - 34} ${y - 72}H${x + 34}M${x - 22} ${y - 56}H${x + 22}M${x - 28} ${y - 42}H${x + 28}`,
      '#8a5a2c',
      5,
    ) +
    path(wall, 'none', line('#8d9a94', 4)) +
    path(`M${x - 27} ${y - 256}H${x + 27}V${y - 222}H${x - 27}Z`, lit(pen, '#3a2a22'), line('#1f1512', 3)) +
    strokes(`M${x - 50} ${y - 128}V${y - 30}`, '#fff', 6, ' opacity=".6"')
  );
};

/** A young green coconut, its top cut off. */
const youngCoconut = (pen: Pen, x: number, y: number) =>
  shadow(pen, x + 16, y + 4, 120, 32, 0.55) +
  solid(
    pen,
    `M${x - 92} ${y - 112}C${x - 112} ${y - 60} ${x - 92} ${y - 10} ${x - 40} ${y}H${x + 40}C${x + 92} ${y - 10} ${x + 112} ${y - 60} ${x + 92} ${y - 112}C${x + 60} ${y - 142} ${x - 60} ${y - 142} ${x - 92} ${y - 112}Z`,
    '#7fae4a',
    4,
  ) +
  ellipse(x, y - 118, 76, 24, '#e9dcae', line('#6d7f35', 3)) +
  ellipse(x, y - 118, 50, 15, '#fffdf4', line('#c9b98a', 2)) +
  ellipse(x, y - 116, 38, 10, '#d5dcd4') +
  strokes(
    `M${x - 78} ${y - 84}C${x - 88} ${y - 50} ${x - 76} ${y - 22} ${x - 50} ${y - 12}`,
    lighter('#7fae4a', 0.55),
    8,
    ' opacity=".6"',
  );

export const strewn = (pen: Pen, x: number, y: number, one: string) =>
  shadow(pen, x + 6, y + 22, 84, 22, 0.4) +
  [
    [-52, 6, 20],
    [-20, -10, -30],
    [16, -12, 60],
    [48, 0, 10],
    [-36, 22, 70],
    [0, 12, 0],
    [32, 22, -50],
    [66, 20, 40],
  ]
    .map(([dx = 0, dy = 0, turn = 0]) => place(one, { x: x + dx, y: y + dy, turn }))
    .join('');

const grain = (pen: Pen, of: string, tone: string) =>
  pen.symbol(
    `grain of ${of}`,
    () =>
      path('M-22 0C-12 -12 12 -12 22 0C12 10 -12 10 -22 0Z', lit(pen, tone), line(darker(tone, 0.55), 2)) +
      strokes('M-14 1H14', darker(tone, 0.45), 3),
  );

/** The fruit of guaraná opens as an eye: red shell, white, and a black seed. */
const guarana = (pen: Pen) =>
  pen.symbol(
    'guaraná',
    () =>
      `<circle r="25" fill="${lit(pen, '#c8352b')}"${line('#5e1712', 3)}/>` +
      ellipse(2, 0, 16, 15, '#fdf8ec', line('#b9a58a', 2)) +
      ellipse(3, 1, 9, 9, '#1d1512') +
      ellipse(0, -2, 3, 3, '#fff'),
  );

const rootStick = (pen: Pen) =>
  pen.symbol(
    'root stick',
    () =>
      strokes('M-62 10C-20 -6 20 4 62 -10', '#4a2c16', 19) +
      strokes('M-62 10C-20 -6 20 4 62 -10', '#8f6238', 13) +
      ellipse(62, -10, 6, 9, '#e0bf7c'),
  );

/** Three small fish. */
const anchovies = (pen: Pen, x: number, y: number) => {
  const fish = pen.symbol(
    'small whole fish',
    () =>
      solid(pen, 'M-72 2C-52 -20 0 -24 40 -6L70 -22L64 2L72 22L40 10C0 24 -52 22 -72 2Z', '#8f9ba3', 3) +
      path('M-68 6C-40 14 10 16 42 8C0 24 -48 22 -68 6Z', '#e3e8e8') +
      strokes('M-46 -8V12', '#5c676d', 3) +
      strokes('M-58 -2h.1', '#1d2224', 7) +
      strokes('M-30 -10C-10 -14 10 -12 30 -6', '#fff', 4, ' opacity=".7"'),
  );
  return [
    [-2, -34, 8],
    [4, -6, -4],
    [-6, 20, 6],
  ]
    .map(
      ([dx = 0, dy = 0, turn = 0]) =>
        shadow(pen, x + dx + 4, y + dy + 18, 66, 12, 0.35) + place(fish, { x: x + dx, y: y + dy, turn, size: 0.86 }),
    )
    .join('');
};

/** The rosette of an agave over its heart. */
const agave = (pen: Pen, x: number, y: number) =>
  shadow(pen, x + 8, y + 6, 90, 22, 0.5) +
  solid(pen, `M${x - 50} ${y - 30}C${x - 54} ${y + 12} ${x + 54} ${y + 12} ${x + 50} ${y - 30}Z`, '#e3d2a0', 3) +
  [-78, -52, -26, 0, 26, 52, 78]
    .map(
      (turn) =>
        `<g transform="translate(${x} ${y - 26}) rotate(${turn})">${solid(pen, 'M-13 4C-16 -40 -6 -84 0 -104C6 -84 16 -40 13 4Z', '#7fa38a', 2.5)}</g>`,
    )
    .join('') +
  strokes(
    `M${x - 34} ${y - 22}L${x - 20} ${y - 6}M${x - 8} ${y - 22}L${x} ${y - 2}M${x + 16} ${y - 22}L${x + 18} ${y - 4}M${x + 38} ${y - 20}L${x + 34} ${y - 8}`,
    '#b9a168',
    4,
  );

/** An egg and half a shell of another. */
export const eggBeside = (pen: Pen, x: number, y: number) =>
  shadow(pen, x + 4, y + 26, 90, 22, 0.45) +
  solid(
    pen,
    `M${x - 74} ${y + 6}C${x - 80} ${y - 34} ${x - 18} ${y - 46} ${x + 2} ${y - 8}C${x + 10} ${y + 20} ${x - 20} ${y + 34} ${x - 40} ${y + 32}C${x - 58} ${y + 32} ${x - 72} ${y + 20} ${x - 74} ${y + 6}Z`,
    '#e9c7a0',
    3,
  ) +
  solid(
    pen,
    `M${x + 22} ${y - 6}L${x + 32} ${y - 16}L${x + 44} ${y - 6}L${x + 56} ${y - 18}L${x + 68} ${y - 6}L${x + 82} ${y - 16}L${x + 90} ${y - 2}C${x + 90} ${y + 40} ${x + 22} ${y + 40} ${x + 22} ${y - 6}Z`,
    '#ecd0ae',
    3,
  ) +
  strokes(
    `M${x - 60} ${y - 8}C${x - 52} ${y - 22} ${x - 40} ${y - 26} ${x - 30} ${y - 24}`,
    '#fff',
    5,
    ' opacity=".7"',
  );

/** Drawn with its middle at x, standing at y. */
type Sign = (pen: Pen, x: number, y: number) => string;

/** What a drink is made of, where its colour alone would let it be another. */
const signs: readonly (readonly [words: RegExp, sign: Sign])[] = [
  [/\bcoconut water/, (pen, x, y) => youngCoconut(pen, x - 4, y + 6)],
  [
    /\bwhisky/,
    (pen, x, y) => spiritBottle(pen, x, y + 6, '#c07a26') + halfCitrus(pen, 218, y + 6, '#eec23f', '#f8dc6c'),
  ],
  [/^lemon juice|\blemon peel/, (pen, x, y) => halfCitrus(pen, x + 6, y - 6, '#eec23f', '#f8dc6c')],
  [/^lime juice/, (pen, x, y) => halfCitrus(pen, x + 6, y - 6, '#7fae3c', '#cfe08a')],
  [
    /\bpurple maize/,
    (pen) =>
      shadow(pen, 184, 446, 84, 20, 0.4) +
      place(pieceSymbol(pen, 'cob', '#54264a'), { x: 178, y: 430, size: 0.9, turn: -14 }),
  ],
  [
    /\bmango (pulp|pur[ée]e)|\bmangoe?s?\b/,
    (pen, x, y) =>
      shadow(pen, x + 10, y + 4, 104, 26, 0.5) +
      solid(
        pen,
        `M${x - 70} ${y - 20}C${x - 76} ${y - 62} ${x - 30} ${y - 92} ${x + 16} ${y - 88}C${x + 60} ${y - 84} ${x + 88} ${y - 50} ${x + 80} ${y - 18}C${x + 66} ${y + 12} ${x - 52} ${y + 16} ${x - 70} ${y - 20}Z`,
        '#e9a33a',
        3,
      ) +
      path(
        `M${x + 16} ${y - 88}C${x + 60} ${y - 84} ${x + 88} ${y - 50} ${x + 80} ${y - 18}C${x + 60} ${y - 10} ${x + 40} ${y - 60} ${x + 16} ${y - 88}Z`,
        '#cf4f2f',
        ' opacity=".55"',
      ) +
      // A cheek of it, scored into cubes.
      solid(pen, `M${x - 84} ${y}C${x - 70} ${y + 44} ${x + 20} ${y + 44} ${x + 36} ${y}Z`, '#d9822a', 3) +
      ellipse(x - 24, y - 2, 60, 22, lit(pen, '#f9bd3c'), line('#a8681c', 3)) +
      strokes(
        `M${x - 66} ${y - 12}L${x - 10} ${y + 18}M${x - 46} ${y - 20}L${x + 14} ${y + 12}M${x - 20} ${y - 23}L${x + 28} ${y + 4}M${x + 18} ${y - 12}L${x - 40} ${y + 18}M${x - 2} ${y - 20}L${x - 62} ${y + 10}M${x - 26} ${y - 22}L${x - 78} ${y + 2}`,
        '#c97f1e',
        4,
      ),
  ],
  [/^(roasted|malted) barley/, (pen, x, y) => strewn(pen, x, y, grain(pen, 'barley', '#8a5526'))],
  [/\beggs\b/, (pen, x, y) => eggBeside(pen, x, y - 10)],
  [/\boats\b/, (pen, x, y) => strewn(pen, x, y, grain(pen, 'oats', '#d8b878'))],
  [/\bguaraná/, (pen, x, y) => strewn(pen, x, y - 6, guarana(pen))],
  [/^anchovies/, (pen, x, y) => anchovies(pen, x, y)],
  [/\bagave/, (pen, x, y) => agave(pen, x, y)],
  [/\bkombucha culture/, (pen, x, y) => cultureJar(pen, x + 20, y)],
  [
    /\bliquorice root/,
    (pen, x, y) =>
      shadow(pen, x + 6, y + 14, 90, 22, 0.4) +
      [-14, 10, 34]
        .map((dy, at) => place(rootStick(pen), { x: x + 2 + at * 6, y: y - 22 + dy, turn: at * 9 - 8 }))
        .join(''),
  ],
  [/^honey\b/, (pen) => honeyPot(pen, 196, 436)],
];

/** Foam of beaten egg white: as thick and domed as cream it would be of milk. */
export const isEggFoam = ({ ingredientText, milky }: PicturePlan): boolean =>
  !milky && /\begg whites?\b/.test(ingredientText);

/** Fine and level, with drops of bitters. */
export const eggFoam = (cx: number, y: number, rx: number, tone: string): string => {
  const foam = lighter(darker(tone, 0.06), 0.4);
  const bubbles = [-0.8, -0.62, -0.4, -0.22, 0.02, 0.2, 0.44, 0.62, 0.82]
    .map((at, n) => `M${Math.round(cx + at * rx)} ${y + (n % 3) * 5 - 2}h.1`)
    .join('');
  return (
    path(
      `M${cx - rx} ${y}C${cx - rx} ${y + 34} ${cx - rx * 0.8} ${y + 40} ${cx - rx * 0.76} ${y + 30}C${cx - rx * 0.4} ${y + 46} ${cx + rx * 0.4} ${y + 46} ${cx + rx * 0.76} ${y + 30}C${cx + rx * 0.8} ${y + 40} ${cx + rx} ${y + 34} ${cx + rx} ${y}Z`,
      darker(foam, 0.08),
    ) +
    ellipse(cx, y, rx, rx * 0.26, foam, line(darker(foam, 0.3), 2)) +
    strokes(bubbles, darker(foam, 0.2), 6, ' opacity=".6"') +
    strokes(
      `M${cx - rx * 0.44} ${y - 4}l9 3M${cx - rx * 0.1} ${y + 9}l10 -2M${cx + rx * 0.1} ${y - 12}l7 2M${cx + rx * 0.38} ${y - 2}l9 2`,
      '#7d3f22',
      9,
    )
  );
};

/** What lies or stands beside a glass or bottle. */
export function drinkSigns({ pen, plan }: Scene, x = 600, y = 430): string {
  const found = signs.find(([words]) => words.test(plan.ingredientText));
  return (
    (found?.[1](pen, x, y) ?? '') +
    (isEggFoam(plan) ? eggBeside(pen, 206, 424) : '') +
    (isEggFoam(plan) && /lime juice/.test(plan.ingredientText) ? halfCitrus(pen, 606, 424, '#7fae3c', '#cfe08a') : '')
  );
}
