import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** A thick disc of maize, browned in spots and split wide enough that its filling is seen; a whole one behind it. */
export function splitDisc(scene: Scene, { cx, cy }: Bed): string {
  const { pen, plan } = scene;
  const [tone, brown] = [firstColour(scene), secondColour(scene)];
  const spots = strokes(
    'M-92 -20h14M-50 -44h20M-6 -26h12M30 -50h18M70 -30h16M-64 6h16M-14 14h22M48 4h18M100 -4h6M-30 38h16M30 36h14',
    brown,
    19,
    ' opacity=".55"',
  );
  const face = ellipse(0, 0, 138, 66, lit(pen, tone, 0.7), line(inkOf(tone), 4)) + spots;
  const wall = (high: number) =>
    path(
      `M-138 0V${high}C-130 ${high + 74} 130 ${high + 74} 138 ${high}V0Z`,
      lit(pen, darker(tone, 0.08)),
      line(inkOf(tone), 4),
    ) +
    strokes(
      `M-120 ${high + 20}C-80 ${high + 50} 80 ${high + 50} 120 ${high + 20}`,
      brown,
      9,
      ' opacity=".4" stroke-dasharray="22 18"',
    );
  const cheese = plan.milky && /\bcheese\b/.test(plan.ingredientText);
  const crumbs =
    'M-122 2h8M-100 20h9M-74 32h8M-48 40h9M-20 44h8M8 45h9M36 42h8M62 36h9M88 26h8M110 12h8M-86 12h8M-34 26h9M24 28h8M72 18h8';
  return (
    shadow(pen, cx + 10, cy + 74, 232, 56, 0.6) +
    `<g transform="translate(${cx + 84} ${cy - 44}) scale(.94)">${wall(36)}${face}</g>` +
    `<g transform="translate(${cx - 56} ${cy + 20})">` +
    wall(34) +
    ellipse(0, 2, 136, 64, lighter(tone, 0.5), line(darker(tone, 0.3), 3)) +
    (cheese
      ? strokes(crumbs, darker('#fffaec', 0.28), 31) +
        strokes(crumbs, '#fffaec', 26) +
        strokes('M-90 6h6M-40 22h6M14 28h6M64 20h6', '#fff', 12)
      : '') +
    (plan.milky && /\bbutter\b/.test(plan.ingredientText)
      ? strokes('M-60 46C-58 60 -54 66 -52 76M50 44C52 56 54 60 54 70', '#f2cf5a', 12)
      : '') +
    `<g transform="translate(-10 -58) rotate(-9)">${path('M-138 0V14C-130 82 130 82 138 14V0Z', lit(pen, darker(tone, 0.08)), line(inkOf(tone), 4))}${face}</g>` +
    '</g>'
  );
}
