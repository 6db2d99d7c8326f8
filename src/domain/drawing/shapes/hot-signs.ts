import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { PicturePlan } from '#domain/drawing/plan/picture-plan.ts';
import { pieceSymbol } from '#domain/drawing/setting/lay.ts';
import { plantMilk } from '#domain/drawing/setting/plant-milk.ts';
import type { Scene } from '#domain/drawing/setting/scene.ts';
import { eggBeside, strewn } from './drink-signs.ts';

const coffeeBean = (pen: Pen) =>
  pen.symbol(
    'bean of coffee',
    () =>
      solid(
        pen,
        'M-25 2C-26 -14 -12 -20 2 -19C16 -20 27 -12 25 2C24 14 12 19 0 19C-14 19 -24 14 -25 2Z',
        '#5d3620',
        2.5,
      ) +
      strokes('M-20 6C-8 -6 6 8 21 -5', '#2c170c', 4.5) +
      strokes('M-14 -9C-8 -14 0 -15 6 -14', '#b98a64', 3.5, ' opacity=".7"'),
  );

/** Rolled and dried: black, or still green. */
const rolledLeaf = (pen: Pen, tone: string) =>
  pen.symbol(
    `rolled leaf ${tone}`,
    () =>
      strokes('M-26 6C-14 -10 2 9 14 -4L26 -9', inkOf(tone), 12) +
      strokes('M-26 6C-14 -10 2 9 14 -4L26 -9', tone, 7.5) +
      strokes('M-18 0C-10 -5 -4 0 2 1', lighter(tone, 0.4), 2.5),
  );

const brokenChocolate = (pen: Pen) =>
  pen.symbol('piece of chocolate', () => {
    const tone = '#4d2a18';
    return (
      path('M-34 -6L8 -24L36 -8L36 6L-6 26L-34 8Z', darker(tone, 0.3), line(inkOf(tone), 3)) +
      path('M-34 -6L8 -24L36 -8L-6 12Z', lit(pen, tone, 0.7)) +
      strokes('M-22 -5L7 -17L24 -8L-5 5Z', lighter(tone, 0.34), 3, ' opacity=".8"')
    );
  });

/** What was brewed, by its ingredients: a cup and its colour alone are every drink. */
const brewed: readonly (readonly [words: RegExp, one: (pen: Pen, plan: PicturePlan) => string, few: boolean])[] = [
  [/\bcoffee\b/, coffeeBean, false],
  [/\bchocolate\b/, (pen) => brokenChocolate(pen), true],
  [/\b(black|roasted green) tea\b/, (pen) => rolledLeaf(pen, '#3a2519'), false],
  [/\b(green tea|gunpowder)\b/, (pen) => rolledLeaf(pen, '#5d6f3a'), false],
  [/\brooibos\b/, (pen) => rolledLeaf(pen, '#a5451c'), false],
];

/** What a hot drink was made of, on the table to the left of its cup; nothing where milk of a plant lies there. */
export function hotSigns({ pen, plan }: Scene): string {
  if (plantMilk(plan) !== null || plan.shape === 'gourd') return '';
  const [x, y] = [176, 446];
  const found = brewed.find(([words]) => words.test(plan.ingredientText));
  // A bar of chocolate is taken for milk chocolate: where no milk is stated it stays away.
  if (found === undefined || (found[2] && !plan.milky))
    return /\bmaize\b/.test(plan.ingredientText)
      ? shadow(pen, x + 4, y + 16, 84, 20, 0.4) +
          place(pieceSymbol(pen, 'cob', '#f0c54a'), { x, y, size: 0.8, turn: -14 })
      : '';
  const one = found[1](pen, plan);
  const things = found[2]
    ? shadow(pen, x + 8, y + 20, 76, 20, 0.4) +
      place(one, { x: x - 24, y: y - 6, size: 1.05 }) +
      place(one, { x: x + 40, y: y + 10, size: 0.9, turn: 24 })
    : strewn(pen, x, y, one);
  const blossoms = /\bjasmine\b/.test(plan.ingredientText)
    ? place(pieceSymbol(pen, 'flower', '#fdfaf0'), { x: x + 46, y: y - 30, size: 0.9 }) +
      place(pieceSymbol(pen, 'flower', '#fdfaf0'), { x: x - 58, y: y - 20, size: 0.75 })
    : '';
  return things + blossoms + (isEggCap(plan) ? eggBeside(pen, 640, 440) : '');
}

/** Yolk that was beaten to a foam stands on its coffee as a cap. */
export const isEggCap = ({ shapeText, ingredientText }: PicturePlan): boolean =>
  /foam cap/.test(shapeText) && /\begg/.test(ingredientText);

/** Thick and yellow, higher than its cup, with the coffee around it. */
export const eggCap = (pen: Pen, cx: number, cy: number, rx: number, foam: string) =>
  ellipse(cx, cy, rx, rx * 0.36, '#3f2213') +
  strokes(`M${cx - rx + 8} ${cy + 2}A${rx - 8} ${Math.round(rx * 0.32)} 0 0 0 ${cx + rx - 8} ${cy + 2}`, '#8a552c', 6) +
  path(
    `M${cx - rx * 0.82} ${cy - 4}C${cx - rx * 0.9} ${cy - 40} ${cx - rx * 0.5} ${cy - 58} ${cx - 20} ${cy - 54}C${cx - 4} ${cy - 74} ${cx + 22} ${cy - 72} ${cx + 26} ${cy - 54}C${cx + rx * 0.6} ${cy - 54} ${cx + rx * 0.9} ${cy - 36} ${cx + rx * 0.82} ${cy - 4}C${cx + rx * 0.5} ${cy + 26} ${cx - rx * 0.5} ${cy + 26} ${cx - rx * 0.82} ${cy - 4}Z`,
    lit(pen, foam, 0.8),
    line(darker(foam, 0.4), 3),
  ) +
  strokes(
    `M${cx - rx * 0.6} ${cy - 20}C${cx - 30} ${cy + 2} ${cx + 30} ${cy + 2} ${cx + rx * 0.56} ${cy - 22}M${cx - 30} ${cy - 42}C${cx - 10} ${cy - 32} ${cx + 14} ${cy - 34} ${cx + 24} ${cy - 48}`,
    lighter(foam, 0.6),
    7,
  ) +
  strokes(
    `M${cx - 40} ${cy - 12}l10 3M${cx + 12} ${cy - 20}l9 2M${cx + 40} ${cy - 10}l-9 4M${cx - 8} ${cy + 4}l9 -2`,
    '#8a552c',
    5,
  );
