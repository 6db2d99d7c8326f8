import { darker } from '#domain/drawing/pen/colour.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { creamed, heap, laid, mound, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { crowdedPlate, isCrowded } from '#domain/drawing/meats/plated-meals.ts';
import { plate } from '#domain/drawing/setting/vessels.ts';

/** Nothing is known of the form: the food's colours as an honest heap on a plate, with what is stated. */
export const plain: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = plate(scene);
  const { bed } = vessel;
  if (isCrowded(scene)) return held(scene, vessel, crowdedPlate(scene, bed));
  const ids = plan.colours.slice(0, 3).map((tone) => pieceSymbol(pen, 'chunk', tone));
  // Many things side by side hide what is under them.
  if (plan.main.length + plan.plant.length >= 4)
    return held(
      scene,
      vessel,
      laid(scene, { ...bed, rx: bed.rx * 0.86, ry: bed.ry * 0.82 }, { main: 5, plant: 6, leaf: 1, size: 1.06 }) +
        creamed(scene, bed, 0.8),
    );
  const top = { ...bed, cy: bed.cy - 26, rx: bed.rx * 0.66, ry: bed.ry * 0.6 };
  return held(
    scene,
    vessel,
    mound(scene, { ...bed, rx: bed.rx * 0.86, ry: bed.ry * 0.86 }, darker(firstColour(scene), 0.3), 24) +
      heap(scene, { ...bed, rx: bed.rx * 0.8, ry: bed.ry * 0.76 }, { ids, count: 12, rise: 40, size: 1.1, turn: 40 }) +
      laid(scene, top, { main: 3, plant: 3, leaf: 2, size: 0.9 }),
  );
};
