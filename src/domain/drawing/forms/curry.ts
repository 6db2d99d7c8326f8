import { darker, lighter } from '#domain/drawing/pen/colour.ts';
import { place, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import {
  beside,
  creamed,
  dusted,
  heap,
  laid,
  leaves,
  mound,
  pieceSymbol,
  spread,
} from '#domain/drawing/setting/lay.ts';
import { liquid } from '#domain/drawing/setting/liquid.ts';
import type { PicturePlan } from '#domain/drawing/plan/picture-plan.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { brothTone, plantBeside } from '#domain/drawing/setting/plant-milk.ts';
import { ballsIn, oilOn } from './soup.ts';
import { bowl, pot } from '#domain/drawing/setting/vessels.ts';
import { ackeeHeap } from '#domain/drawing/shapes/ackee.ts';
import { isUnderGravy, underGravy } from '#domain/drawing/sweets/biscuits.ts';
import { clings, riceIn, stirFried } from '#domain/drawing/shapes/stir-fry.ts';
import { fondue } from '#domain/drawing/shapes/melted-cheese.ts';

/** Lentils or peas that were cooked to a mash, and nothing else: smooth it would be any soup. */
const pulseMash = ({ ingredientText, main, plant }: PicturePlan) =>
  /lentils?|split ([a-z]+ )?peas|\bdal\b/.test(ingredientText) && main.length + plant.length === 0;

const splitPulses = (scene: Scene, bed: Bed, colour: string) => {
  const id = scene.pen.symbol('split pulses', () =>
    ['M-30 4h3M-14 -12h3M2 10h3M16 -8h3M-20 20h3M28 12h3M-2 -26h3M-36 -10h3M12 26h3M34 -18h3']
      .map((d) => strokes(d, darker(colour, 0.4), 15) + strokes(d, lighter(colour, 0.22), 11.5))
      .join(''),
  );
  return spread(scene, { ...bed, rx: bed.rx * 0.84, ry: bed.ry * 0.78 }, 13)
    .map((spot, at) => place(id, { ...spot, size: 1.1, turn: at * 50, flat: 0.8 }))
    .join('');
};

/** What is strewn on thickly just before it is eaten lies in a heap of its own. */
const crunchyTop = (scene: Scene, bed: Bed) => {
  const noodles = scene.plan.dust.find(({ piece }) => piece === 'friedNoodles');
  return noodles === undefined
    ? ''
    : heap(
        scene,
        { ...bed, cx: bed.cx + 20, cy: bed.cy - 4, rx: bed.rx * 0.6, ry: bed.ry * 0.56 },
        { ids: [pieceSymbol(scene.pen, noodles.piece, noodles.tone)], count: 12, rise: 26, size: 1 },
      );
};

export const curry: FormPainter = (scene) => {
  if (clings(scene.plan)) return stirFried(scene);
  const vessel = scene.choice.chance(0.5) ? bowl(scene, { rx: 240 }) : bowl(scene, { rx: 256, cy: 276, depth: 86 });
  const colour = brothTone(scene.plan, firstColour(scene));
  const inner = { ...vessel.bed, rx: vessel.bed.rx * 0.74, ry: vessel.bed.ry * 0.68 };
  // What the balls are made of does not lie beside them.
  const balls = scene.plan.shape === 'balls';
  const food =
    liquid(scene, vessel.bed, colour, { thick: true, oil: scene.plan.thick ? null : oilOn(scene) }) +
    (pulseMash(scene.plan) ? splitPulses(scene, vessel.bed, colour) : '') +
    ballsIn(scene, inner, 'balls') +
    laid(balls ? { ...scene, plan: { ...scene.plan, main: [] } } : scene, inner, {
      main: 5,
      plant: 4,
      leaf: 2,
      size: 1.02,
      coat: colour,
    }) +
    creamed(scene, inner) +
    crunchyTop(scene, inner) +
    dusted(scene, inner, 3, 0.9);
  return held(scene, vessel, food) + beside(scene) + plantBeside(scene);
};

export const stew: FormPainter = (scene) => {
  if (/\backee\b/.test(scene.plan.ingredientText)) return ackeeHeap(scene);
  if (isUnderGravy(scene)) return underGravy(scene);
  if (clings(scene.plan)) return stirFried(scene);
  const vessel = bowl(scene, { rx: 264, cy: 284, depth: 64, level: 10 });
  const { pen, plan } = scene;
  const colour = brothTone(plan, firstColour(scene));
  const inner = { ...vessel.bed, cy: vessel.bed.cy + 4, rx: vessel.bed.rx * 0.72, ry: vessel.bed.ry * 0.7 };
  const mounded = /around a mound of rice/.test(plan.shapeText);
  const lumps = [pieceSymbol(pen, 'chunk', colour), pieceSymbol(pen, 'chunk', plan.colours[1] ?? darker(colour, 0.2))];
  const body =
    plan.main.length + plan.plant.length === 0
      ? heap(scene, inner, {
          ids: /leaves|greens/.test(plan.ingredientText) ? [pieceSymbol(pen, 'choppedGreens', colour)] : lumps,
          count: 9,
          rise: 30,
          size: 0.95,
          turn: 40,
        })
      : laid(
          scene,
          mounded ? { ...inner, cx: inner.cx - inner.rx * 0.36, rx: inner.rx * 0.66 } : { ...inner, cy: inner.cy - 10 },
          { main: 7, plant: 6, leaf: 2, size: mounded ? 0.94 : 1.05, coat: colour },
        );
  return (
    held(
      scene,
      vessel,
      liquid(scene, vessel.bed, colour, { thick: true }) +
        (mounded ? riceIn(scene, vessel.bed) : '') +
        body +
        creamed(scene, inner, 0.9) +
        dusted(scene, inner, 4),
    ) +
    beside(scene) +
    plantBeside(scene)
  );
};

/** An egg or the like that rises over the rim as it steams: airy, with what is cut into it in fine dice. */
const risen: FormPainter = (scene) => {
  const { pen, plan, choice } = scene;
  const vessel = pot(scene);
  const { cx, cy, rx } = vessel.bed;
  const colour = firstColour(scene);
  const dome = { cx, cy: cy + 4, rx: rx * 0.97, ry: 84 };
  const top = { cx, cy: cy - 62, rx: rx * 0.6, ry: 50 };
  const holes = spread(scene, { cx, cy: cy - 34, rx: rx * 0.78, ry: 86 }, 26)
    .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h${choice.chance(0.4) ? 5 : 0.1}`)
    .join('');
  const folds = `M${cx - 150} ${cy - 20}C${cx - 120} ${cy - 46} ${cx - 80} ${cy - 40} ${cx - 60} ${cy - 62}M${cx + 150} ${cy - 16}C${cx + 126} ${cy - 44} ${cx + 84} ${cy - 40} ${cx + 66} ${cy - 66}M${cx - 70} ${cy + 40}C${cx - 30} ${cy + 20} ${cx + 20} ${cy + 24} ${cx + 60} ${cy + 8}`;
  const fine = plan.plant.slice(0, 2).map(({ tone }) => pieceSymbol(pen, 'dice', tone));
  return (
    held(
      scene,
      vessel,
      mound(scene, dome, colour, 104) +
        strokes(folds, darker(colour, 0.24), 8, ' opacity=".5"') +
        strokes(folds, lighter(colour, 0.7), 6, ' opacity=".6" transform="translate(-3 -8)"') +
        strokes(holes, darker(colour, 0.26), 9, ' opacity=".5"') +
        fine
          .map((id) =>
            spread(scene, top, 6)
              .map((spot) => place(id, { ...spot, size: 0.5 }))
              .join(''),
          )
          .join('') +
        leaves(scene, top, 3, 0.9) +
        dusted(scene, top, 4, 0.7),
    ) + beside(scene)
  );
};

export const potForm: FormPainter = (scene) => {
  if (scene.plan.shape === 'risen') return risen(scene);
  if (scene.plan.shape === 'fondue') return fondue(scene);
  const vessel = pot(scene);
  const colour = brothTone(scene.plan, firstColour(scene));
  const inner = { ...vessel.bed, cy: vessel.bed.cy + 2, rx: vessel.bed.rx * 0.74, ry: vessel.bed.ry * 0.68 };
  const food =
    liquid(scene, vessel.bed, colour, { thick: scene.plan.thick, oil: scene.plan.thick ? null : oilOn(scene) }) +
    laid(scene, inner, { main: 5, plant: 6, leaf: 2, size: 1, coat: colour }) +
    creamed(scene, inner, 0.9) +
    dusted(scene, inner, 3);
  return held(scene, vessel, food) + beside(scene) + plantBeside(scene);
};
