import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { Form } from '#domain/drawing/plan/forms.ts';
import type { PicturePlan } from '#domain/drawing/plan/picture-plan.ts';
import { pieceSymbol } from './lay.ts';
import { coconutShown } from './plant-milk.ts';
import type { Scene } from './scene.ts';

type Plant = 'rice' | 'maize' | 'cassava' | 'chickpeas' | 'mung beans' | 'potatoes';

/** What every eye takes for dough of wheat, whatever it is made of. */
const doughs: ReadonlySet<Form> = new Set<Form>([
  'noodles',
  'noodle-soup',
  'pancake',
  'flatbread',
  'bread',
  'dumplings',
  'bun',
  'cake',
  'taco',
  'rolls',
  'parcel',
  'sweets',
]);

/** Of what the dough is, by the first ingredient that says so. */
const plants: readonly (readonly [plant: Plant, words: RegExp])[] = [
  ['mung beans', /\b(mung bean|glass) noodles|\bwhole mung beans/],
  ['chickpeas', /\bchickpea flour/],
  ['cassava', /\b(sour )?cassava\b|\btapioca (flour|starch)/],
  [
    'maize',
    /\b(maize|corn) (dough|masa|tortillas?)|\bmaize tortilla|\bmasa\b|\bnixtamalised maize|\bsweetcorn|\bmaize flour/,
  ],
  ['rice', /\brice (flour|noodles?|vermicelli|paper)|\b(short-grain|glutinous|parboiled|basmati) rice|^rice\b/],
  ['potatoes', /^(waxy |yellow )?potatoes\b/],
];

/** Wrapped in a leaf of its own there is no dough to be seen. */
const wrapped = ({ form, shape }: PicturePlan) => form === 'rolls' && shape === 'leaf';

/**
 * The plant whose dough looks as if it were of wheat, though no gluten is contained; null where there is no doubt. The ingredients tell by
 * their order which of several it is most of.
 */
export function doughPlant(plan: PicturePlan): Plant | null {
  if (!doughs.has(plan.form) || wrapped(plan)) return null;
  // Where sauce of soya brings the gluten, the dough may still be of rice alone.
  if (plan.floury) return /^rice, soya? sauce/.test(plan.ingredientText) ? 'rice' : null;
  const found = plants
    .map(([plant, words]) => ({ plant, at: plan.ingredientText.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return found[0]?.plant ?? null;
}

/** Raw grains of rice in and before a wooden scoop. An ear of it would be one of wheat. */
const riceScoop = ({ pen }: Scene, x: number, y: number) => {
  const grain =
    'M-40 -14l16 -6M-18 -22l16 3M4 -24l16 5M24 -16l15 -4M-6 -10l17 -3M-30 -4l16 4M16 -6l15 5M-46 2l14 5M-12 4l16 3M8 6l16 -4M30 4l14 -5';
  const spilt = 'M46 22l16 -4M24 30l16 4M62 34l15 -5M-2 36l16 -2M44 42l15 3M78 20l14 5M10 22l15 3';
  const strewn = (d: string) => strokes(d, '#8f8158', 12.5) + strokes(d, '#fffdf4', 8.5);
  return (
    shadow(pen, x + 6, y + 30, 96, 24, 0.45) +
    `<g transform="translate(${x} ${y})">${solid(pen, 'M-118 -40C-110 -48 -100 -46 -94 -40L-58 -16L-68 4L-110 -26C-120 -30 -122 -34 -118 -40Z', '#a8703c')}${solid(pen, 'M-66 -2C-62 -34 30 -42 58 -12C66 22 -2 42 -40 30C-58 24 -68 12 -66 -2Z', '#b98247')}${path('M-54 -2C-48 -26 26 -34 48 -12C36 10 -30 16 -54 -2Z', '#f4eeda', line('#8f8158', 2))}${strewn(grain + spilt)}</g>`
  );
};

/** A cob of maize in its husk. */
const maizeCob = ({ pen }: Scene, x: number, y: number) =>
  shadow(pen, x + 8, y + 30, 92, 24, 0.45) +
  `<g transform="translate(${x} ${y}) rotate(-16)">${solid(pen, 'M-104 0C-84 -44 -20 -40 30 -18C-10 -8 -10 12 32 22C-20 44 -84 40 -104 0Z', '#8fae52')}${solid(pen, 'M-60 -26C-20 -38 56 -34 92 -6C98 2 96 8 90 12C52 34 -20 36 -60 24C-72 8 -72 -10 -60 -26Z', '#f0c040')}${strokes('M-46 -20h.1M-24 -23h.1M-2 -24h.1M20 -22h.1M42 -18h.1M62 -12h.1M80 -4h.1M-52 0h.1M-30 -2h.1M-8 -3h.1M14 -2h.1M36 0h.1M58 3h.1M78 8h.1M-46 19h.1M-24 20h.1M-2 20h.1M20 20h.1M42 18h.1M60 15h.1', '#b9851e', 17, ' opacity=".55"')}${strokes('M-46 -21h.1M-24 -24h.1M-2 -25h.1M20 -23h.1M42 -19h.1M62 -13h.1M-52 -1h.1M-30 -3h.1M-8 -4h.1M14 -3h.1M36 -1h.1M58 2h.1M78 6h.1M-46 18h.1M-24 19h.1M-2 19h.1M20 19h.1M42 17h.1', '#fbe08a', 11)}${solid(pen, 'M-106 0C-96 28 -40 40 4 32C-30 24 -60 10 -74 -6Z', '#a3bf64', 2.5)}</g>`;

/** A root of cassava cut through: its bark is brown and it is white within. */
const cassavaRoot = ({ pen }: Scene, x: number, y: number) =>
  shadow(pen, x + 6, y + 34, 96, 26, 0.5) +
  `<g transform="translate(${x} ${y}) rotate(-14)">${solid(pen, 'M-34 -34C14 -44 78 -30 112 6C84 34 14 44 -34 36Z', '#7a4a2c', 4)}${strokes('M0 -30C4 -10 4 10 0 32M34 -28C38 -8 38 8 34 28M66 -18C70 -4 70 4 66 18', '#4f2c18', 3.5)}${ellipse(-34, 1, 24, 36, '#7a4a2c', line('#4f2c18', 3))}${ellipse(-35, 1, 20, 31, '#e7a9a0')}${ellipse(-35, 1, 17, 27, lit(pen, '#fdf8ec', 0.4))}${strokes('M-35 -6V8', '#cfc3a4', 4)}</g>`;

/** Two potatoes in their skin, one cut through. */
const potatoes = ({ pen }: Scene, x: number, y: number) =>
  shadow(pen, x + 6, y + 30, 92, 24, 0.45) +
  solid(
    pen,
    `M${x - 76} ${y}C${x - 84} ${y - 40} ${x - 30} ${y - 52} ${x + 2} ${y - 40}C${x + 26} ${y - 28} ${x + 20} ${y + 22} ${x - 20} ${y + 26}C${x - 50} ${y + 30} ${x - 72} ${y + 22} ${x - 76} ${y}Z`,
    '#b58a52',
  ) +
  strokes(`M${x - 52} ${y - 14}h4M${x - 22} ${y - 26}h4M${x - 30} ${y + 4}h4M${x - 58} ${y + 6}h3`, '#7a5528', 6) +
  ellipse(x + 44, y + 12, 46, 28, '#b58a52', line('#6e4c26', 3)) +
  ellipse(x + 43, y + 10, 41, 23, lit(pen, '#f3e0a0', 0.5));

const pulses = ({ pen }: Scene, x: number, y: number, piece: 'chickpeas' | 'beans', tone: string) =>
  shadow(pen, x + 4, y + 24, 74, 20, 0.4) +
  [
    [-30, 4, 0.94],
    [26, 0, 0.94],
    [-4, -18, 0.9],
    [0, 20, 0.94],
  ]
    .map(([dx = 0, dy = 0, size = 1], at) =>
      place(pieceSymbol(pen, piece, tone), {
        x: x + dx,
        y: y + dy,
        size: piece === 'beans' ? size * 0.6 : size,
        turn: at * 70,
      }),
    )
    .join('');

const drawn: Readonly<Record<Plant, (scene: Scene, x: number, y: number) => string>> = {
  rice: riceScoop,
  maize: maizeCob,
  cassava: cassavaRoot,
  potatoes,
  chickpeas: (scene, x, y) => pulses(scene, x, y, 'chickpeas', '#e0b56a'),
  'mung beans': (scene, x, y) => pulses(scene, x, y, 'beans', '#7f9a3c'),
};

/** Beside a food, the plant of its dough: without it noodles of rice would be of wheat. */
export function doughBeside(scene: Scene): string {
  const plant = doughPlant(scene.plan);
  if (plant === null) return '';
  // Where the coconut lies at the left, and a wedge at the right, there is room in front.
  const x = coconutShown(scene.plan) ? (scene.plan.wedge.length > 0 ? 330 : 648) : 152;
  return drawn[plant](scene, x, x === 330 ? 500 : 448);
}
