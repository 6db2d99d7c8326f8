import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** An almond in its brown skin. */
const almond = (pen: Pen) =>
  pen.symbol(
    'skinned almond',
    () =>
      solid(pen, 'M-36 2C-26 -22 14 -22 38 0C16 22 -26 22 -36 2Z', '#a8683a', 3) +
      strokes('M-24 -2C-8 -10 10 -8 24 -2M-24 6C-6 2 10 4 22 5M-12 12C0 11 8 11 14 9', '#6e3f1e', 2.5),
  );

/** The pig that is given for luck. */
const pig = (pen: Pen, x: number, y: number) => {
  const pink = '#eeb0a2';
  const leg = (at: number) => path(`M${at} 26V58H${at + 26}V26Z`, lit(pen, darker(pink, 0.1)), line(inkOf(pink)));
  return (
    shadow(pen, x + 6, y + 58, 110, 26, 0.5) +
    `<g transform="translate(${x} ${y})">${leg(10) + leg(58) + strokes('M84 -14C104 -22 104 -2 94 -4C84 -10 104 -30 114 -18', darker(pink, 0.3), 6)}${path(
      'M-40 4C-40 -40 0 -54 34 -50C76 -46 96 -20 90 12C84 42 50 48 22 46C-14 46 -40 36 -40 4Z',
      lit(pen, pink),
      line(inkOf(pink)),
    )}${leg(-22)}${solid(pen, 'M-66 -46L-58 -14L-34 -34Z', pink)}${solid(pen, 'M-8 -56L-4 -22L-30 -38Z', pink)}<circle cx="-38" cy="-8" r="40" fill="${lit(pen, pink)}"${line(inkOf(pink))}/>${ellipse(-48, 4, 20, 15, lighter(pink, 0.2), line(inkOf(pink)))}${strokes('M-54 4h.1M-42 4h.1', '#8a4a40', 7)}${strokes('M-56 -20h.1M-28 -22h.1', '#2c1a16', 9)}</g>`
  );
};

/** A pear no bigger than a sweet, in its paper cup. */
const fruitInCup = (pen: Pen, x: number, y: number) =>
  shadow(pen, x + 6, y + 40, 72, 22, 0.5) +
  path(
    `M${x - 8} ${y - 60}C${x + 14} ${y - 66} ${x + 16} ${y - 36} ${x + 28} ${y - 18}C${x + 50} ${y + 12} ${x + 24} ${y + 34} ${x - 4} ${y + 34}C${x - 36} ${y + 34} ${x - 52} ${y + 10} ${x - 32} ${y - 18}C${x - 22} ${y - 36} ${x - 24} ${y - 54} ${x - 8} ${y - 60}Z`,
    lit(pen, '#dccf76'),
    line('#8a7a30'),
  ) +
  ellipse(x + 14, y - 4, 18, 20, '#d9683f', ' opacity=".5"') +
  strokes(`M${x - 6} ${y - 58}L${x + 2} ${y - 76}`, '#3f2616', 8) +
  path(
    `M${x - 62} ${y - 2}L${x - 50} ${y + 6}L${x - 38} ${y}L${x - 26} ${y + 9}L${x - 12} ${y + 3}L${x} ${y + 10}L${x + 13} ${y + 3}L${x + 26} ${y + 9}L${x + 38} ${y}L${x + 50} ${y + 6}L${x + 62} ${y - 2}L${x + 44} ${y + 46}C${x + 20} ${y + 56} ${x - 20} ${y + 56} ${x - 44} ${y + 46}Z`,
    lit(pen, '#f7f3ea', 0.5),
    line('#a89c88', 2.5),
  ) +
  strokes(
    `M${x - 40} ${y + 4}L${x - 32} ${y + 46}M${x - 14} ${y + 8}L${x - 12} ${y + 50}M${x + 14} ${y + 8}L${x + 12} ${y + 50}M${x + 40} ${y + 4}L${x + 32} ${y + 46}`,
    '#c9beac',
    3,
  );

/**
 * What is shaped of almond paste: a pig, a fruit and a bar of it, with the almonds that it is ground from. In a coat of chocolate it would be
 * an ice cream, as a loaf bread.
 */
export function almondPaste(scene: Scene, { cx, cy }: Bed): string {
  const { pen } = scene;
  const tone = firstColour(scene);
  const bar = (x: number, y: number, wide: number) =>
    shadow(pen, x + 10, y + 36, wide + 40, 26, 0.5) +
    `<g transform="translate(${x} ${y})">${path(`M-${wide} -14L${40 - wide} -40H${wide + 40}L${wide + 40} 12L${wide} 40H-${wide}Z`, darker(tone, 0.24), line(inkOf(tone)))}${path(`M-${wide} -14L${40 - wide} -40H${wide + 40}L${wide} -14Z`, lighter(tone, 0.4))}${path(`M-${wide} -14H${wide}V40H-${wide}Z`, lit(pen, tone, 0.5))}</g>`;
  return (
    bar(cx + 6, cy - 54, 92) +
    fruitInCup(pen, cx - 150, cy - 8) +
    pig(pen, cx + 108, cy + 12) +
    bar(cx - 26, cy + 40, 34) +
    [
      [-150, 82, 10],
      [-100, 96, -24],
      [16, 96, 20],
    ]
      .map(([x = 0, y = 0, turn = 0]) => place(almond(pen), { x: cx + x, y: cy + y, turn, size: 0.95 }))
      .join('')
  );
}
