import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import type { FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { plate } from '#domain/drawing/setting/vessels.ts';

/** The cut of it: leaf over leaf of thin dough round pieces of its fruit. */
const cutFace = (pen: Pen, tone: string, fruit: string, raisins: boolean) =>
  pen.symbol('cut strudel', () => {
    const leaf = 'M-92 34C-104 -14 -84 -52 -36 -56H40C86 -52 104 -12 92 34C80 50 -80 50 -92 34Z';
    const apples =
      'M-70 26l12 -22 20 4 2 20 -18 8zM-30 22l8 -20 20 0 6 18 -16 10zM12 26l6 -22 22 4 4 18 -18 8zM50 24l4 -18 18 2 6 16 -16 8zM-54 -6l10 -20 20 4 0 18 -16 6zM-14 -12l8 -22 20 4 4 18 -16 8zM28 -8l6 -20 20 4 2 18 -16 6z';
    const edges = [0.98, 0.9, 0.82]
      .map((size, at) =>
        path(
          leaf,
          at === 2 ? '#a8692c' : lighter(tone, 0.5),
          `${line(darker(tone, 0.4), 3)} transform="scale(${size})"`,
        ),
      )
      .join('');
    return (
      path(leaf, tone, line(inkOf(tone), 4)) +
      edges +
      path(apples, lit(pen, fruit, 0.5), line(darker(fruit, 0.42), 2.5)) +
      (raisins ? strokes('M-40 2h.1M-4 4h.1M30 8h.1M60 -8h.1M-66 2h.1M6 -32h.1M-22 32h.1M46 34h.1', '#4a2630', 12) : '')
    );
  });

/** A long flat roll of thin leaves under sugar, a slice of it in front: as a smooth barrel it would hold sausage. */
export const strudel: FormPainter = (scene) => {
  const vessel = plate(scene);
  const { cx, cy } = vessel.bed;
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  const [first] = plan.plant;
  const fruit = mix(first?.tone ?? '#f1dc9c', '#f6e2a0', 0.5);
  const face = cutFace(pen, tone, fruit, /raisin|sultana/.test(plan.ingredientText));
  const roll = `M${cx - 196} ${cy + 6}C${cx - 214} ${cy - 34} ${cx - 190} ${cy - 74} ${cx - 130} ${cy - 80}L${cx + 70} ${cy - 94}C${cx + 130} ${cy - 92} ${cx + 150} ${cy - 50} ${cx + 134} ${cy - 8}C${cx + 116} ${cy + 8} ${cx - 170} ${cy + 34} ${cx - 196} ${cy + 6}Z`;
  const flakes = `M${cx - 176} ${cy - 34}C${cx - 120} ${cy - 20} ${cx - 60} ${cy - 50} ${cx + 20} ${cy - 34}M${cx - 150} ${cy - 58}C${cx - 100} ${cy - 44} ${cx - 40} ${cy - 78} ${cx + 40} ${cy - 62}M${cx - 180} ${cy - 8}C${cx - 120} ${cy + 6} ${cx - 60} ${cy - 16} ${cx + 10} ${cy - 8}M${cx - 110} ${cy - 80}l16 30M${cx - 40} ${cy - 84}l14 26M${cx - 80} ${cy - 40}l12 28M${cx - 10} ${cy - 52}l12 30`;
  const sugar = [-150, -116, -82, -48, -14, 20, 54]
    .flatMap((x, at) => [
      `M${cx + x} ${cy - 70 + (at % 3) * 10}h.1`,
      `M${cx + x + 14} ${cy - 46 + (at % 2) * 12}h.1`,
      `M${cx + x - 8} ${cy - 34 + (at % 3) * 7}h.1`,
    ])
    .join('');
  return held(
    scene,
    vessel,
    shadow(pen, cx, cy + 30, 230, 50, 0.55) +
      solid(pen, roll, tone, 4) +
      strokes(flakes, darker(tone, 0.34), 4, ' opacity=".65"') +
      strokes(flakes, lighter(tone, 0.55), 3, ' opacity=".7" transform="translate(-3 -4)"') +
      strokes(sugar, '#fffdf8', 21, ' opacity=".5"') +
      strokes(sugar, '#fffdf8', 8, ' opacity=".95" transform="translate(6 7)"') +
      place(face, { x: cx + 92, y: cy - 44, size: 0.72, turn: -4 }) +
      shadow(pen, cx + 60, cy + 84, 120, 26, 0.5) +
      path(
        `M${cx - 62} ${cy + 22}L${cx - 34} ${cy + 4}H${cx + 116}L${cx + 94} ${cy + 26}Z`,
        lit(pen, tone),
        line(inkOf(tone), 3),
      ) +
      place(face, { x: cx + 20, y: cy + 56, size: 0.92 }),
  );
};

/** Fruit rolled in thin leaves of dough. */
export const isStrudel = ({ plan }: Scene): boolean =>
  plan.shape === 'roll' &&
  /\bleaves\b|strudel/.test(plan.shapeText) &&
  plan.plant.some(({ piece }) => piece === 'fruitSlice');
