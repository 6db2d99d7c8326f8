import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { citrusSlice } from '#domain/drawing/pieces/fruit-pieces.ts';
import { ellipse, line, lit, path, type Pen, solid, strokes } from '#domain/drawing/pen/pen.ts';

/** One fruit of a heap: `skin` outside, `inside` where it is opened. */
type Small = (pen: Pen, skin: string, inside: string) => string;

/** How a heap of small fruits is laid: its fruit, perhaps one opened among them, how many and how far each is turned. */
export interface SmallFruit {
  readonly whole: Small;
  readonly opened?: Small;
  readonly count: number;
  readonly turn: number;
  readonly size?: number;
}

const green = '#6a9a3c';

const strawberryOutline = 'M-44 -22C-36 -44 36 -44 46 -22C50 10 22 46 2 60C-20 46 -50 10 -44 -22Z';

const strawberry: Small = (pen, skin) =>
  solid(pen, strawberryOutline, skin) +
  strokes(
    'M-28 -12l2 5M-8 -8l1 5M14 -12l-1 5M32 -10l-2 5M-20 8l2 5M4 10v5M24 8l-2 5M-8 28l1 5M12 28l-1 5',
    '#f6dc94',
    5,
  ) +
  strokes('M-32 -20C-26 -28 -16 -30 -6 -30', '#fff', 6, ' opacity=".5"') +
  path(
    'M0 -34C-14 -20 -28 -20 -40 -22C-32 -32 -26 -38 -14 -40C-10 -52 -4 -54 2 -56C6 -50 10 -46 14 -40C28 -40 36 -34 42 -24C28 -18 14 -20 0 -34Z',
    green,
    line(inkOf(green), 2.5),
  );

const halfStrawberry: Small = (pen, skin, inside) =>
  path(strawberryOutline, skin, line(inkOf(skin))) +
  path('M-34 -18C-28 -32 28 -32 36 -18C38 8 18 36 2 48C-16 36 -38 8 -34 -18Z', lit(pen, inside, 0.6)) +
  path('M-10 -20C-4 -26 6 -26 12 -20C14 0 8 18 2 26C-6 18 -12 0 -10 -20Z', lighter(inside, 0.6));

/** Beads in rows, narrowing to the tip, and dark where one berry ends: in an even mass of beads none is told from the next. */
const beaded: Small = (pen, skin) => {
  const beads =
    'M-26 -26h.1M-9 -30h.1M9 -30h.1M26 -26h.1M-32 -10h.1M-16 -13h.1M0 -14h.1M16 -13h.1M32 -10h.1M-27 6h.1M-9 3h.1M9 3h.1M27 6h.1M-19 21h.1M0 19h.1M19 21h.1M-10 35h.1M10 35h.1';
  return (
    path(
      'M-44 -20C-46 -44 -20 -50 0 -50C22 -50 46 -44 44 -20C44 8 28 38 16 48C8 54 -8 54 -16 48C-28 38 -44 8 -44 -20Z',
      darker(skin, 0.45),
      line(darker(skin, 0.72), 5),
    ) +
    strokes(beads, darker(skin, 0.34), 20) +
    strokes(beads, skin, 16.5) +
    strokes(beads, lighter(skin, 0.3), 9, ' transform="translate(-2 -3)"') +
    strokes(beads, '#fff', 4, ' transform="translate(-4 -5)" opacity=".7"') +
    ellipse(0, -42, 20, 7, lit(pen, darker(skin, 0.5)), line(darker(skin, 0.72), 2))
  );
};

/** A long stalk on each: without it they would be berries. */
const cherry: Small = (pen, skin) =>
  strokes('M0 -30C4 -70 20 -96 44 -116', inkOf(green), 8) +
  strokes('M0 -30C4 -70 20 -96 44 -116', '#8aa04c', 4.5) +
  solid(pen, 'M0 -30C14 -44 44 -36 44 -2C44 30 20 42 0 42C-20 42 -44 30 -44 -2C-44 -36 -14 -44 0 -30Z', skin) +
  path('M-14 -30C-6 -22 6 -22 14 -30C6 -26 -6 -26 -14 -30Z', darker(skin, 0.5)) +
  strokes('M-28 -6C-28 -18 -22 -24 -14 -26', '#fff', 8, ' opacity=".6"');

/** An oval no larger than a date, with its dimples: large and round it would be an orange. */
const kumquat: Small = (pen, skin) =>
  solid(pen, 'M-60 2C-62 -26 -30 -40 2 -40C36 -40 64 -24 62 2C60 28 34 42 0 41C-34 42 -60 28 -60 2Z', skin) +
  strokes('M-24 14h.1M4 4h.1M30 16h.1M14 26h.1M-8 26h.1M34 -6h.1M-40 0h.1', darker(skin, 0.22), 5, ' opacity=".6"') +
  strokes('M-40 -14C-30 -26 -12 -30 6 -30', '#fff', 7, ' opacity=".55"') +
  strokes('M58 -6L70 -12', inkOf(green), 10) +
  path('M62 -10C66 -34 90 -44 112 -40C108 -18 86 -4 62 -10Z', lit(pen, green), line(inkOf(green), 3));

const halfKumquat: Small = (pen, skin, inside) => citrusSlice(skin, inside)(pen, skin);

/** A bud of leaves that lie over one another. */
const sprout: Small = (pen, skin) =>
  solid(pen, 'M-46 0C-48 -32 -22 -46 2 -46C28 -46 48 -28 46 2C44 32 20 46 0 45C-24 46 -44 30 -46 0Z', skin) +
  path(
    'M-46 4C-40 -30 -4 -44 22 -40C8 -22 4 12 14 42C-16 50 -46 34 -46 4Z',
    lighter(skin, 0.22),
    line(inkOf(skin), 2.5),
  ) +
  strokes('M-12 42C-20 10 -8 -18 18 -38M-18 14L-36 0M-14 -6L-26 -20M-18 28L-32 24', mix(skin, '#f1f5cf', 0.65), 4) +
  strokes('M26 30C36 12 36 -8 26 -28', mix(skin, '#f1f5cf', 0.5), 3.5);

const halfSprout: Small = (pen, skin, inside) =>
  ellipse(0, 0, 45, 40, lit(pen, inside, 0.5), line(inkOf(skin), 5)) +
  path('M-8 38C-8 16 -6 4 0 -10C6 4 8 16 8 38Z', lighter(inside, 0.6)) +
  strokes(
    'M0 4C-18 0 -26 -12 -24 -26M0 4C18 0 26 -12 24 -26M0 18C-26 18 -36 6 -36 -8M0 18C26 18 36 6 36 -8M0 -8C-8 -14 -8 -24 -4 -32M0 -8C8 -14 8 -24 4 -32',
    mix(skin, inside, 0.2),
    4.5,
  );

const husk = '#dfc79a';

/** A berry in its papery lantern, torn open. */
const physalis: Small = (pen, skin) =>
  path('M-52 6C-54 -24 -28 -40 -4 -62C22 -40 54 -24 52 8C46 40 -46 40 -52 6Z', lit(pen, husk), line(inkOf(husk))) +
  strokes('M-4 -58C-32 -30 -40 0 -34 26M-4 -58C26 -30 40 0 34 26M-4 -62L-10 -78', darker(husk, 0.32), 4) +
  `<circle cy="14" r="30" fill="${lit(pen, skin)}"${line(inkOf(skin))}/>` +
  ellipse(-10, 4, 8, 5, '#fff', ' opacity=".7"');

/** No larger than a bean, and full of folds. */
const raisin: Small = (pen, skin) =>
  solid(
    pen,
    'M-38 8C-48 -2 -40 -12 -32 -14C-34 -28 -18 -32 -8 -24C2 -36 18 -30 20 -22C36 -26 46 -12 38 -2C44 10 34 22 22 20C16 32 0 30 -6 24C-20 32 -36 22 -38 8Z',
    skin,
  ) +
  strokes(
    'M-30 -10C-22 -12 -18 -4 -24 4M-8 -22C-12 -10 -2 -4 -8 8M20 -20C10 -12 18 -2 10 6M36 -2C28 -2 26 6 30 12M-6 22C-4 14 4 14 8 20M-34 10C-26 12 -22 14 -20 20',
    darker(skin, 0.42),
    5,
  ) +
  strokes(
    'M-18 -16C-14 -18 -12 -18 -8 -16M6 -20C10 -22 12 -20 14 -18M-14 10h4M20 4h3',
    lighter(skin, 0.45),
    5,
    ' opacity=".7"',
  );

/** Fruits that are known by their own outline however many lie there, by the words of their shape and name. */
const smallFruits: readonly (readonly [words: RegExp, fruit: SmallFruit])[] = [
  [/\bkumquats?\b/, { whole: kumquat, opened: halfKumquat, count: 10, turn: 40, size: 1.1 }],
  [/\bstrawberr(y|ies)\b/, { whole: strawberry, opened: halfStrawberry, count: 12, turn: 50, size: 1.05 }],
  [/\b(rasp|black|mul|logan|cloud)berr(y|ies)\b/, { whole: beaded, count: 13, turn: 60, size: 1.2 }],
  [/\bcherr(y|ies)\b(?! tomato)/, { whole: cherry, count: 10, turn: 34, size: 1.05 }],
  [/\bbrussels sprouts?\b/, { whole: sprout, opened: halfSprout, count: 12, turn: 60, size: 1.1 }],
  [/\bphysalis\b/, { whole: physalis, count: 10, turn: 50, size: 1.1 }],
  [/\b(raisins?|sultanas?)\b/, { whole: raisin, count: 34, turn: 180, size: 0.85 }],
];

/** How a fruit is heaped by its own outline; undefined for one that has none. */
export const smallFruit = (text: string): SmallFruit | undefined =>
  smallFruits.find(([words]) => words.test(text))?.[1];
