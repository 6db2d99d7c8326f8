import { lighter } from '#domain/drawing/pen/colour.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, creamed, dusted, grains, heap, laid, mound, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import { plantBeside } from '#domain/drawing/setting/plant-milk.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { basket } from '#domain/drawing/setting/basket.ts';
import { bowl, leafPlate, pan, plate } from '#domain/drawing/setting/vessels.ts';

/** Semolina and the like are fine crumbs, and no grains of rice. */
const finelyGround = (ingredients: string) =>
  /semolina|couscous|bulgur|atti[ée]k[ée]|cassava/.test(ingredients) && !/\brice\b/.test(ingredients);

export const rice: FormPainter = (scene) => {
  const { plan, pen, choice } = scene;
  const tone = plan.rice;
  // Rice that clings is steamed and served in its basket.
  const way = /\bclinging\b/.test(plan.shapeText)
    ? 'basket'
    : (plan.vesselKind ?? choice.pick(['plate', 'bowl', 'plate']));
  const vessel =
    way === 'pan'
      ? pan(scene)
      : way === 'leaf'
        ? leafPlate(scene)
        : way === 'basket'
          ? basket(scene)
          : way === 'bowl'
            ? bowl(scene, { rx: 236, cy: 280, depth: 108, level: 4 })
            : plate(scene);
  const flat = way === 'pan';
  const { bed } = vessel;
  const base = flat ? bed : { ...bed, cy: bed.cy + 4, rx: bed.rx * (way === 'bowl' ? 0.98 : 1), ry: bed.ry };
  const height = flat ? 8 : way === 'bowl' || way === 'basket' ? 118 : 92;
  const top = { cx: base.cx, cy: base.cy - height * 0.5, rx: base.rx * 0.66, ry: base.ry * (flat ? 0.72 : 0.62) };
  const cover =
    plan.coversRice && plan.colours[0] !== undefined
      ? heap(
          scene,
          { ...top, cy: top.cy - 2 },
          {
            ids: [
              pieceSymbol(pen, 'eggFlakes', plan.colours[0]),
              pieceSymbol(pen, 'eggFlakes', lighter(plan.colours[0], 0.12)),
            ],
            count: 8,
            rise: 10,
            size: 1.1,
          },
        )
      : '';
  const food =
    mound(scene, base, tone, height) +
    grains(scene, base, { tone, height, fine: finelyGround(plan.ingredientText) }) +
    cover +
    laid(scene, top, { main: 5, plant: 4, leaf: 2, size: 0.96 }) +
    creamed(scene, top, 0.8) +
    dusted(scene, top, 4);
  return (
    held(scene, vessel, food) +
    beside(scene, way === 'bowl' || flat ? 640 : 572, way === 'bowl' || flat ? 424 : 372) +
    plantBeside(scene)
  );
};
