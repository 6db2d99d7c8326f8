import { darker, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { path, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { PicturePlan } from '#domain/drawing/plan/picture-plan.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, dusted, grains, laid, leaves, mound, spread } from '#domain/drawing/setting/lay.ts';
import { plantBeside } from '#domain/drawing/setting/plant-milk.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';
import { pan, plate } from '#domain/drawing/setting/vessels.ts';

/** Whether its sauce only coats it. */
export const clings = ({ shapeText }: PicturePlan): boolean =>
  /\bcling|thinly glazed|\bdry and\b|sticky pieces|\bheap of\b|stewed down|soft, syrupy|hot oil/.test(shapeText);

/** Where its sauce lies thin on the plate. */
const smear = ({ pen }: Scene, { cx, cy, rx, ry }: Bed, colour: string) => {
  const d = `M${cx - rx} ${cy + 6}C${cx - rx} ${cy - ry} ${cx - rx * 0.3} ${cy - ry * 0.9} ${cx} ${cy - ry}C${cx + rx * 0.5} ${cy - ry * 1.04} ${cx + rx} ${cy - ry * 0.6} ${cx + rx} ${cy}C${cx + rx * 0.98} ${cy + ry * 0.7} ${cx + rx * 0.5} ${cy + ry * 0.86} ${cx + rx * 0.2} ${cy + ry}C${cx - rx * 0.2} ${cy + ry * 0.8} ${cx - rx * 0.8} ${cy + ry} ${cx - rx} ${cy + 6}Z`;
  const whole = d.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
  return path(
    whole,
    pen.radial([
      [0, lighter(colour, 0.2)],
      [0.6, colour],
      [1, darker(colour, 0.25)],
    ]),
    ` stroke="${darker(colour, 0.45)}" stroke-width="2"`,
  );
};

/** Pieces in a heap with the gloss of their sauce on them: swimming in it they would be a soup. */
export function stirFried(scene: Scene): string {
  const { pen, plan } = scene;
  const vessel = /\bwok\b|iron plate/.test(plan.shapeText) ? pan(scene) : plate(scene);
  const { bed } = vessel;
  const sauce = firstColour(scene);
  const low = { ...bed, rx: bed.rx * 0.8, ry: bed.ry * 0.74 };
  const high = { ...bed, cy: bed.cy - 34, rx: bed.rx * 0.46, ry: bed.ry * 0.4 };
  // Its sauce has reached what is white, too.
  const coated = {
    ...scene,
    plan: {
      ...plan,
      main: plan.main.map((thing) =>
        thing.piece === 'cube' ? { ...thing, tone: mix(thing.tone, sauce, 0.16) } : thing,
      ),
    },
  };
  const gloss = spread(scene, { ...bed, cy: bed.cy - 18, rx: bed.rx * 0.66, ry: bed.ry * 0.6 }, 9)
    .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}l9 -4`)
    .join('');
  return (
    held(
      scene,
      vessel,
      smear(scene, { ...bed, rx: bed.rx * 0.98, ry: bed.ry * 0.96 }, sauce) +
        shadow(pen, bed.cx + 8, bed.cy + 20, low.rx, low.ry, 0.4) +
        laid(coated, low, { main: 8, plant: 6, leaf: 0, size: 1, coat: sauce }) +
        laid(coated, high, { main: 4, plant: 2, leaf: 0, size: 1, coat: lighter(sauce, 0.12) }) +
        strokes(gloss, '#fff', 6, ' opacity=".5"') +
        leaves(scene, { ...high, rx: bed.rx * 0.7, ry: bed.ry * 0.66 }, 5, 0.95) +
        dusted(scene, { ...high, rx: bed.rx * 0.8, ry: bed.ry * 0.7 }, 5, 1.15),
    ) +
    beside(scene) +
    plantBeside(scene)
  );
}

/** Rice that stands out of its stew. */
export function riceIn(scene: Scene, { cx, cy, rx, ry }: Bed): string {
  const bed = { cx: cx + rx * 0.34, cy: cy - ry * 0.04, rx: rx * 0.42, ry: ry * 0.42 };
  return mound(scene, bed, '#f6efdd', 52) + grains(scene, bed, { tone: '#f6efdd', height: 52 });
}
