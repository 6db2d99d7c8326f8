import { among } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lightnessOf, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour, thirdColour } from '#domain/drawing/setting/food-colours.ts';
import { partColours } from '#domain/drawing/plan/part-colours.ts';
import { fruits, stem } from '#domain/drawing/shapes/fruit-shapes.ts';
import { knobbedFruits } from '#domain/drawing/shapes/knobbed-fruits.ts';
import { oddFruits } from '#domain/drawing/shapes/odd-fruits.ts';
import { ownFruits, ownOutline } from '#domain/drawing/produce/own-fruits.ts';
import { smallFruit } from '#domain/drawing/produce/small-fruits.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { heap, leaves } from '#domain/drawing/setting/lay.ts';
import type { FormPainter, Scene, Vessel } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';

type SmallFruit = (scene: Scene, skin: string) => string;

/** Fruits that nobody eats by one: each drawn once, and heaped. */
const smallFruits: Readonly<Partial<Record<string, SmallFruit>>> = {
  olives: ({ pen }, skin) =>
    solid(pen, 'M-46 4C-48 -22 -24 -34 2 -33C30 -34 50 -18 46 4C42 28 20 34 0 33C-24 34 -44 26 -46 4Z', skin) +
    ellipse(39, -3, 7, 9, darker(skin, 0.55)) +
    strokes('M-28 -10C-20 -20 -6 -24 10 -23', '#fff', 7, ' opacity=".6"'),
  // Salted and dried: red, soft and full of folds.
  wrinkled: ({ pen }, skin) =>
    solid(
      pen,
      'M-58 6C-62 -14 -50 -24 -40 -34C-22 -48 -6 -40 8 -46C28 -46 46 -34 54 -18C62 -2 58 16 46 30C30 46 -28 48 -46 30C-54 22 -56 16 -58 6Z',
      skin,
    ) +
    strokes(
      'M-46 -8C-30 -22 -18 -6 -2 -18S26 -34 38 -22M-50 10C-34 0 -22 14 -6 2S28 -10 48 -4M-40 26C-24 14 -8 28 10 18S34 8 46 16M-12 36C2 30 14 36 26 30',
      darker(skin, 0.42),
      5,
      ' opacity=".75"',
    ) +
    strokes('M-36 -20C-26 -32 -12 -34 0 -34', '#ffd9d0', 6, ' opacity=".55"'),
  dates: ({ pen }, skin) =>
    strokes('M70 2L88 -4', '#8a6a3c', 9) +
    solid(pen, 'M-76 6C-80 -20 -44 -34 0 -33C48 -34 82 -18 76 6C72 28 40 35 0 34C-42 35 -72 28 -76 6Z', skin) +
    strokes(
      'M-60 -4C-30 -16 -4 -2 24 -12S54 -10 64 -4M-56 14C-24 4 6 18 34 8S54 12 62 10M-30 24C0 16 20 26 40 20',
      darker(skin, 0.5),
      5,
      ' opacity=".7"',
    ) +
    strokes('M-50 -14C-30 -24 0 -26 30 -24', '#fff', 6, ' opacity=".45"'),
};

const openedDate = ({ pen }: Scene, skin: string) =>
  solid(pen, 'M-86 8C-90 -26 -48 -42 0 -41C54 -42 92 -22 86 8C80 34 46 43 0 42C-46 43 -82 34 -86 8Z', skin, 4) +
  path(
    'M-68 4C-66 -18 -36 -29 2 -28C42 -29 70 -16 66 4C60 22 36 29 0 28C-34 29 -62 22 -68 4Z',
    lit(pen, mix(skin, '#d9913c', 0.6)),
    line(darker(skin, 0.3)),
  ) +
  solid(pen, 'M-48 4C-34 -13 34 -15 50 0C36 15 -34 18 -48 4Z', '#b98a5c') +
  strokes('M-34 3C-10 -1 14 -2 38 0', '#7a5230', 4);

/** Fruits that are drawn small, in a heap. */
function smallOnes(scene: Scene, vessel: Vessel, { skin, small }: { skin: string; small: SmallFruit }): string {
  const { pen, plan } = scene;
  const { bed } = vessel;
  const id = pen.symbol('small fruit', () => small(scene, skin));
  const lighterOne = pen.symbol('other small fruit', () => small(scene, mix(skin, secondColour(scene), 0.7)));
  // Opened, so that its stone is seen: whole they are taken for nuts.
  const opened =
    plan.shape === 'dates'
      ? shadow(pen, bed.cx + 118, bed.cy + 78, 90, 24, 0.5) +
        place(
          pen.symbol('opened date', () => openedDate(scene, skin)),
          { x: bed.cx + 108, y: bed.cy + 54, size: 1.16, turn: -12 },
        )
      : '';
  return held(
    scene,
    vessel,
    shadow(pen, bed.cx + 12, bed.cy + 40, bed.rx * 0.95, bed.ry * 0.8, 0.55) +
      heap(
        scene,
        { ...bed, rx: bed.rx * 0.76, ry: bed.ry * 0.74 },
        { ids: [id, id, lighterOne], count: plan.shape === 'olives' ? 15 : 7, rise: 44, size: 1.05, turn: 40 },
      ) +
      opened +
      leaves(scene, bed, 1),
  );
}

/** Berries, one of them cut; a bunch hangs on its stem. */
function berries(scene: Scene, vessel: Vessel, skin: string): string {
  const { pen, plan } = scene;
  const { bed } = vessel;
  const berry = pen.symbol(
    'berry',
    () =>
      `<circle r="42" fill="${lit(pen, skin)}"${line(inkOf(skin))}/>` +
      ellipse(-14, -16, 12, 7, '#fff', ' opacity=".6" transform="rotate(-30 -14 -16)"') +
      strokes('M8 -34L0 -26M8 -34L16 -26', darker(skin, 0.4), 4),
  );
  const opened = pen.symbol(
    'open berry',
    () =>
      ellipse(0, 4, 44, 34, darker(skin, 0.2), line(inkOf(skin))) +
      ellipse(0, 0, 38, 28, lit(pen, secondColour(scene))) +
      ellipse(0, 0, 12, 9, thirdColour(scene), ' opacity=".7"'),
  );
  const bunch = plan.shape === 'bunch';
  return held(
    scene,
    vessel,
    shadow(pen, bed.cx + 12, bed.cy + 46, bed.rx * 1.05, bed.ry * 0.8, 0.55) +
      heap(
        scene,
        { ...bed, rx: bed.rx * (bunch ? 0.62 : 0.86), ry: bed.ry * 0.8 },
        { ids: [berry, berry, berry, opened], count: bunch ? 16 : 14, rise: bunch ? 70 : 40, size: 1, turn: 30 },
      ) +
      (bunch ? stem('M410 170C414 150 430 136 450 132') : '') +
      leaves(scene, bed, 1),
  );
}

/** A heap of fruits by their own outline; null for those that have none. */
function ownHeap(scene: Scene, vessel: Vessel, skin: string): string | null {
  const { pen, plan } = scene;
  const { bed } = vessel;
  const own = smallFruit(plan.shapeText);
  if (own === undefined) return null;
  const { whole, opened, count, turn, size = 1 } = own;
  const inside = secondColour(scene);
  const [one, other] = [skin, mix(skin, inside, 0.16)].map((tone, at) =>
    pen.symbol(`own fruit ${at}`, () => whole(pen, tone, inside)),
  );
  const half = opened === undefined ? one : pen.symbol('own half', () => opened(pen, skin, inside));
  const ids = [one, other, one, half].filter((id) => id !== undefined);
  return held(
    scene,
    vessel,
    shadow(pen, bed.cx + 12, bed.cy + 46, bed.rx * 1.05, bed.ry * 0.8, 0.55) +
      heap(scene, { ...bed, rx: bed.rx * 0.84, ry: bed.ry * 0.8 }, { ids, count, rise: 40, size, turn }),
  );
}

/** A fruit and its cut half beside it. */
function wholeAndCut(scene: Scene, vessel: Vessel, skin: string): string {
  const { pen, plan } = scene;
  const { bed } = vessel;
  const told = partColours(plan.colours, plan.shapeText);
  // Where no word tells the parts apart: the outside is named first, and the flesh is the lighter of the next two.
  const [second, third] = [secondColour(scene), thirdColour(scene)];
  const flesh =
    told.flesh ?? (plan.colours.length > 2 && lightnessOf(third) > lightnessOf(second) + 0.12 ? third : second);
  const seed = told.seed ?? (flesh === third ? second : plan.colours.length > 2 ? third : '#6a4326');
  const { whole, cut } = among(
    { ...fruits, ...oddFruits, ...knobbedFruits, ...ownFruits },
    ownOutline(plan.shape, plan.shapeText) ?? plan.shape,
    'round',
  )(scene, skin, flesh === skin ? second : flesh, lightnessOf(seed) > 0.82 ? '#7a4f2c' : seed);
  const [one, other] = [pen.symbol('whole fruit', () => whole), pen.symbol('cut fruit', () => cut)];
  return held(
    scene,
    vessel,
    shadow(pen, bed.cx - 66, bed.cy + 66, 150, 44, 0.6) +
      place(one, { x: bed.cx - 92, y: bed.cy - 28, size: 1.02 }) +
      shadow(pen, bed.cx + 116, bed.cy + 68, 130, 38, 0.6) +
      place(other, { x: bed.cx + 104, y: bed.cy + 26, size: 0.94 }),
  );
}

export const fruit: FormPainter = (scene) => {
  const { plan } = scene;
  const vessel = served(scene, ['board', 'plate']);
  const skin = partColours(plan.colours, plan.shapeText).skin ?? firstColour(scene);
  const own = /^(berries|citrus|wrinkled)$/.test(plan.shape) ? ownHeap(scene, vessel, skin) : null;
  if (own !== null) return own;
  const small = smallFruits[plan.shape];
  if (small !== undefined) return smallOnes(scene, vessel, { skin, small });
  if (plan.shape === 'berries' || plan.shape === 'bunch') return berries(scene, vessel, skin);
  return wholeAndCut(scene, vessel, skin);
};
