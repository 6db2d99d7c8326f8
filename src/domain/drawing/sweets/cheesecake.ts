import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import type { FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { plate } from '#domain/drawing/setting/vessels.ts';

/** A tall wedge of one dense paste, on a base or browned on top: with a stripe through it it would be a layered cream cake. */
export const cheesecake: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = plate(scene);
  const { cx, cy } = vessel.bed;
  const paste = firstColour(scene);
  const browned = /browned top/.test(plan.shapeText);
  const top = browned ? mix(secondColour(scene), '#a8672a', 0.3) : lighter(paste, 0.1);
  const base = plan.colours[2] ?? '#a9743a';
  const raisins = /raisin/.test(plan.ingredientText)
    ? strokes(
        `M${cx - 80} ${cy + 30}h5M${cx - 10} ${cy + 10}h5M${cx + 60} ${cy + 24}h5M${cx + 120} ${cy - 4}h5M${cx + 20} ${cy + 48}h5`,
        '#5a3422',
        13,
      )
    : '';
  const crumbs = Array.from(
    { length: 24 },
    (_, at) => `M${cx - 164 + at * 15} ${cy + 76 - at * 1.8 + (at % 3) * 5}h4`,
  ).join('');
  return held(
    scene,
    vessel,
    shadow(pen, cx + 14, cy + 72, 220, 50, 0.6) +
      path(
        `M${cx - 176} ${cy - 30}L${cx + 186} ${cy - 60}V${cy + 50}L${cx - 176} ${cy + 92}Z`,
        lit(pen, paste, 0.6),
        line(inkOf(paste), 4),
      ) +
      strokes(
        `M${cx - 130} ${cy + 6}h3M${cx - 90} ${cy - 8}h3M${cx - 40} ${cy + 22}h3M${cx + 10} ${cy - 18}h3M${cx + 50} ${cy + 2}h3M${cx + 100} ${cy - 24}h3M${cx + 140} ${cy + 6}h3M${cx - 60} ${cy + 44}h3M${cx + 80} ${cy + 36}h3M${cx - 150} ${cy + 44}h3`,
        darker(paste, 0.16),
        7,
        ' opacity=".7"',
      ) +
      raisins +
      (/\bbase\b/.test(plan.shapeText)
        ? path(
            `M${cx - 176} ${cy + 66}L${cx + 186} ${cy + 24}V${cy + 50}L${cx - 176} ${cy + 92}Z`,
            base,
            line(inkOf(base), 3),
          ) + strokes(crumbs, darker(base, 0.36), 6, ' opacity=".7"')
        : '') +
      path(
        `M${cx - 176} ${cy - 30}C${cx - 60} ${cy - 112} ${cx + 90} ${cy - 130} ${cx + 190} ${cy - 122}L${cx + 186} ${cy - 60}Z`,
        lit(pen, top),
        line(inkOf(top), 4),
      ) +
      path(
        `M${cx + 190} ${cy - 122}L${cx + 206} ${cy - 106}V${cy + 26}L${cx + 186} ${cy + 50}V${cy - 60}Z`,
        darker(browned ? top : paste, 0.22),
        line(inkOf(paste), 3),
      ) +
      strokes(
        `M${cx - 120} ${cy - 52}C${cx - 60} ${cy - 84} ${cx + 20} ${cy - 102} ${cx + 80} ${cy - 106}`,
        '#fff',
        7,
        ' opacity=".4"',
      ),
  );
};

export const isCheesecake = ({ plan }: Scene): boolean => /\btall (pale )?wedge\b/.test(plan.shapeText);
