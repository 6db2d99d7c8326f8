import { darker } from '#domain/drawing/pen/colour.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, creamed, dusted, heap, laid, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import { liquid } from '#domain/drawing/setting/liquid.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { ballsIn, oilOn } from './soup.ts';
import { bowl, pot } from '#domain/drawing/setting/vessels.ts';

export const curry: FormPainter = (scene) => {
  const vessel = scene.choice.chance(0.5) ? bowl(scene, { rx: 240 }) : bowl(scene, { rx: 256, cy: 276, depth: 86 });
  const colour = firstColour(scene);
  const inner = { ...vessel.bed, rx: vessel.bed.rx * 0.74, ry: vessel.bed.ry * 0.68 };
  const food =
    liquid(scene, vessel.bed, colour, { thick: true, oil: scene.plan.thick ? null : oilOn(scene) }) +
    ballsIn(scene, inner, 'balls') +
    laid(scene, inner, { main: 5, plant: 4, leaf: 2, size: 1.02, coat: colour }) +
    creamed(scene, inner) +
    dusted(scene, inner, 3, 0.9);
  return held(scene, vessel, food) + beside(scene);
};

export const stew: FormPainter = (scene) => {
  const vessel = bowl(scene, { rx: 264, cy: 284, depth: 64, level: 10 });
  const { pen, plan } = scene;
  const colour = firstColour(scene);
  const inner = { ...vessel.bed, cy: vessel.bed.cy + 4, rx: vessel.bed.rx * 0.72, ry: vessel.bed.ry * 0.7 };
  const lumps = [pieceSymbol(pen, 'chunk', colour), pieceSymbol(pen, 'chunk', plan.colours[1] ?? darker(colour, 0.2))];
  const body =
    plan.main.length + plan.plant.length === 0
      ? heap(scene, inner, { ids: lumps, count: 9, rise: 30, size: 0.95, turn: 40 })
      : laid(scene, { ...inner, cy: inner.cy - 10 }, { main: 7, plant: 6, leaf: 2, size: 1.05, coat: colour });
  return (
    held(
      scene,
      vessel,
      liquid(scene, vessel.bed, colour, { thick: true }) + body + creamed(scene, inner, 0.9) + dusted(scene, inner, 4),
    ) + beside(scene)
  );
};

export const potForm: FormPainter = (scene) => {
  const vessel = pot(scene);
  const colour = firstColour(scene);
  const inner = { ...vessel.bed, cy: vessel.bed.cy + 2, rx: vessel.bed.rx * 0.74, ry: vessel.bed.ry * 0.68 };
  const food =
    liquid(scene, vessel.bed, colour, { thick: scene.plan.thick, oil: scene.plan.thick ? null : oilOn(scene) }) +
    laid(scene, inner, { main: 5, plant: 6, leaf: 2, size: 1, coat: colour }) +
    creamed(scene, inner, 0.9) +
    dusted(scene, inner, 3);
  return held(scene, vessel, food) + beside(scene);
};
