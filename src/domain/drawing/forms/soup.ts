import { chromaOf, lighter, lightnessOf } from '#domain/drawing/pen/colour.ts';
import { path, place, round, shadow, solid } from '#domain/drawing/pen/pen.ts';
import type { PicturePlan } from '#domain/drawing/plan/picture-plan.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, creamed, dusted, heap, laid, nest, pieceSymbol, spread } from '#domain/drawing/setting/lay.ts';
import { liquid } from '#domain/drawing/setting/liquid.ts';
import { brothTone, plantBeside, plantMilk } from '#domain/drawing/setting/plant-milk.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { bowl } from '#domain/drawing/setting/vessels.ts';
import { hasTortillaStrips, tortillaStrips } from '#domain/drawing/shapes/tortilla-strips.ts';
import { cheeseLid } from '#domain/drawing/shapes/melted-cheese.ts';

/** A second colour that is seen as drops of oil: clearly warmer or darker than the first. */
export function oilOn({ plan }: Scene): string | null {
  // Chilli reddens the oil of coconut.
  if (plantMilk(plan) === 'coconut' && /chill?i/.test(plan.ingredientText)) return '#dd7a35';
  const drop = plan.colours.slice(1).find((colour) => chromaOf(colour) > 0.11 && lightnessOf(colour) < 0.75);
  return drop ?? null;
}

/** Dumplings or balls that lie in a soup or sauce, where that is the dish's shape. */
export function ballsIn(scene: Scene, bed: Bed, shape: string): string {
  const { pen, plan } = scene;
  if (plan.shape !== shape) return '';
  const tone = plan.colours[1] ?? lighter(firstColour(scene), 0.4);
  const id = pieceSymbol(pen, shape === 'balls' || /ball/.test(plan.shapeText) ? 'meatball' : 'dumpling', tone);
  return heap(scene, bed, { ids: [id], count: 6, rise: 4, size: shape === 'balls' ? 1.5 : 1.15, turn: 16 });
}

/** Rice that was boiled till it falls apart: without its grains the bowl would be milk. */
const boiledGrains = (scene: Scene, bed: Bed, colour: string) => {
  const id = pieceSymbol(scene.pen, 'seeds', lighter(colour, 0.7));
  return spread(scene, { ...bed, rx: bed.rx * 0.92, ry: bed.ry * 0.86 }, 16)
    .map((spot, at) => place(id, { ...spot, size: 1.05, turn: at * 53 }))
    .join('');
};

/** What balls are made of does not lie beside them, nor beans whole in their purée. */
function withoutGround(scene: Scene): Scene {
  const { plan } = scene;
  const pureed = /pur[ée]e|smooth/.test(plan.shapeText);
  return {
    ...scene,
    plan: {
      ...plan,
      main:
        plan.shape === 'dumplings' && /\bballs\b/.test(plan.shapeText)
          ? []
          : isEggAndLemon(plan)
            ? plan.main.filter(({ piece }) => piece !== 'eggFlakes')
            : plan.main,
      plant: pureed ? plan.plant.filter(({ piece }) => piece !== 'beans') : plan.plant,
    },
  };
}

/** Bound with beaten egg and lemon: of lumps of egg in it every eye makes maize. */
const isEggAndLemon = ({ ingredientText, shapeText }: PicturePlan) =>
  /\beggs?\b/.test(ingredientText) && /lemon juice/.test(ingredientText) && /frothy|velvet|silky/.test(shapeText);

/** Half the lemon it is sour of, and a slice on the soup. */
const halfLemon = ({ pen }: Scene) =>
  place(pieceSymbol(pen, 'lemonSlice', '#f8dc6c'), { x: 470, y: 232, size: 1.15 }) +
  shadow(pen, 646, 436, 80, 28, 0.5) +
  solid(pen, 'M566 404C562 452 726 452 724 404Z', '#eec23f', 4) +
  solid(pen, 'M716 430C734 430 742 436 748 444C738 448 722 446 710 440Z', '#eec23f', 3) +
  place(pieceSymbol(pen, 'lemonSlice', '#f8dc6c'), { x: 645, y: 402, size: 1.86 });

/** It lies in cubes round the strips. */
const withoutAvocado = (scene: Scene): Scene => ({
  ...scene,
  plan: { ...scene.plan, plant: scene.plan.plant.filter(({ piece }) => piece !== 'avocado') },
});

export const soup: FormPainter = (scene) => {
  const vessel = bowl(scene);
  const colour = brothTone(scene.plan, firstColour(scene));
  const creamy = scene.plan.thick;
  const lidded = /cheese lid/.test(scene.plan.shapeText);
  const inner = { ...vessel.bed, rx: vessel.bed.rx * 0.78, ry: vessel.bed.ry * 0.72 };
  const strips = hasTortillaStrips(scene);
  const food =
    liquid(scene, vessel.bed, colour, {
      thick: creamy,
      clear: scene.plan.clear && !creamy,
      oil: creamy && plantMilk(scene.plan) !== 'coconut' ? null : oilOn(scene),
    }) +
    (/porridge|congee|gruel|grains beneath/.test(scene.plan.shapeText) &&
    /\brice\b(?! flour)/.test(scene.plan.ingredientText)
      ? boiledGrains(scene, vessel.bed, colour)
      : '') +
    (strips ? tortillaStrips(scene, inner) : '') +
    laid(strips ? withoutAvocado(scene) : withoutGround(scene), inner, { main: 4, plant: 5, leaf: 2, size: 0.98 }) +
    ballsIn(scene, inner, 'dumplings') +
    // Oil is poured on what is smooth and thick, and not beaten in.
    (creamy && /pur[ée]e.*\boil\b/.test(scene.plan.shapeText)
      ? place(pieceSymbol(scene.pen, 'creamSwirl', '#d9a92c'), { x: inner.cx - 8, y: inner.cy, size: 1.7 })
      : '') +
    creamed(scene, inner) +
    (lidded ? cheeseLid(scene, vessel.bed) : dusted(scene, inner, 3, 0.85));
  return (
    held(scene, vessel, food) + (isEggAndLemon(scene.plan) ? halfLemon(scene) : beside(scene)) + plantBeside(scene)
  );
};

/** The broth that stands over the foot of the noodles: lying on it they would be dry. */
function flooded({ pen }: Scene, { cx, cy, rx, ry }: Bed, colour: string): string {
  const d = `M${round(cx - rx - 8)} ${cy - 4}C${round(cx - rx * 0.7)} ${round(cy + ry * 0.5)} ${round(cx - rx * 0.3)} ${round(cy + ry * 0.36)} ${cx} ${round(cy + ry * 0.56)}C${round(cx + rx * 0.4)} ${round(cy + ry * 0.34)} ${round(cx + rx * 0.7)} ${round(cy + ry * 0.5)} ${round(cx + rx + 8)} ${cy - 4}C${round(cx + rx + 8)} ${round(cy + ry * 1.3)} ${round(cx - rx - 8)} ${round(cy + ry * 1.3)} ${round(cx - rx - 8)} ${cy - 4}Z`;
  return path(
    d,
    pen.linear(
      [
        [0, colour, 0.5],
        [0.5, colour, 0.9],
        [1, colour, 0],
      ],
      0,
      1,
    ),
  );
}

export const noodleSoup: FormPainter = (scene) => {
  const vessel = bowl(scene, { rx: 244, cy: 258 });
  const { bed } = vessel;
  const colour = brothTone(scene.plan, firstColour(scene));
  // Beside what lies in the soup: under it the noodles would not be seen.
  const back = { cx: bed.cx + 68, cy: bed.cy + 2, rx: bed.rx * 0.58, ry: bed.ry * 0.62 };
  const front = { cx: bed.cx - 62, cy: bed.cy, rx: bed.rx * 0.58, ry: bed.ry * 0.68 };
  const food =
    liquid(scene, bed, colour, { oil: oilOn(scene) }) +
    nest(scene, back, { tone: scene.plan.noodle, width: scene.plan.noodleWidth, rise: 16 }) +
    flooded(scene, back, colour) +
    laid(
      {
        ...scene,
        plan: {
          ...scene.plan,
          // What was ground lies beside the bowl; on the noodles, pale and whole, it would be nuts.
          plant:
            plantMilk(scene.plan) === 'soya'
              ? scene.plan.plant.filter(({ name }) => name !== 'beans')
              : scene.plan.plant,
          main: scene.plan.main.map((thing) =>
            thing.piece === 'meat' ? { ...thing, piece: 'slice' as const, tone: lighter(thing.tone, 0.2) } : thing,
          ),
        },
      },
      front,
      { main: 4, plant: 4, leaf: 3, size: 1 },
    ) +
    dusted(scene, front, 3);
  return held(scene, vessel, food) + beside(scene) + plantBeside(scene);
};
