import { darker, distance, mix, within } from '#domain/drawing/pen/colour.ts';
import { place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { PieceName } from '#domain/drawing/pieces/pieces.ts';
import { sauceOver } from '#domain/drawing/plan/part-colours.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, creamed, dusted, heap, leaves, mound, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import { poured } from '#domain/drawing/setting/liquid.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { served, tropical } from '#domain/drawing/setting/served.ts';
import { joints } from '#domain/drawing/meats/joints.ts';
import { unrolledRibs } from '#domain/drawing/meats/flat-meats.ts';
import { flatbreadUnder, isShavedOff, shreddedMeat } from '#domain/drawing/meats/pulled-meat.ts';
import { searedSteak } from '#domain/drawing/meats/steak.ts';
import { glazedLoaf } from '#domain/drawing/meats/meatloaf.ts';
import { rimmedSlices, roastDinner, sausagesOnMash } from '#domain/drawing/meats/plated-meals.ts';
import { ribRack } from '#domain/drawing/meats/rib-rack.ts';
import { splitBag } from '#domain/drawing/shapes/split-bag.ts';
import { meatCuts } from '#domain/drawing/meats/meat-cuts.ts';

/** The plants of a dish in a fan at its side, as on a plate with meat. */
export function sidePlants(scene: Scene, bed: Bed): string {
  if (scene.plan.plant.length === 0) return '';
  const { pen, plan } = scene;
  const ids = plan.plant.map(({ piece, tone }) => pieceSymbol(pen, piece, tone));
  return heap(
    scene,
    { cx: bed.cx + bed.rx * 0.66, cy: bed.cy - bed.ry * 0.34, rx: bed.rx * 0.42, ry: bed.ry * 0.48 },
    { ids, count: 6, rise: 12, size: 0.86, turn: 60 },
  );
}

/** Bread in pieces under meat and sauce, seen all around them. */
const breadUnder = (scene: Scene, bed: Bed) => {
  const id = pieceSymbol(scene.pen, 'crouton', '#d9a552');
  return [-1, -0.86, -0.6, -0.2, 0.25, 0.62, 0.86, 1, 0.5, 0, -0.5]
    .map((x, at) => {
      const y = (at < 8 ? 0.86 : -0.86) * Math.sqrt(Math.max(0, 1 - x ** 2 * 0.9));
      return place(id, { x: bed.cx + x * bed.rx * 0.86, y: bed.cy + y * bed.ry * 0.9, size: 1.15, turn: at * 40 });
    })
    .join('');
};

const roastPieces: Readonly<Record<string, readonly [piece: PieceName, count: number, size: number]>> = {
  leg: ['drumstick', 2, 1.55],
  chop: ['steak', 1, 1.35],
  ribs: ['ribs', 1, 1.5],
  bird: ['bird', 1, 1.25],
  sausage: ['banger', 3, 1.35],
};

/** Slices of a joint, one leaning on the other. */
function fannedSlices({ pen, plan }: Scene, bed: Bed, tone: string): string {
  const id = pieceSymbol(pen, /pork belly/.test(plan.ingredientText) ? 'belly' : 'slice', tone);
  return Array.from({ length: 6 }, (_, at) => ({ x: bed.cx - 132 + at * 46, y: bed.cy + 34 - at * 13 }))
    .map(({ x, y }) => shadow(pen, x + 10, y + 26, 84, 30, 0.5) + place(id, { x, y, size: 1.6, turn: -58 }))
    .join('');
}

/** A cut or a bird that lies there whole, or a few of them. */
function wholeCuts(
  { pen, plan }: Scene,
  bed: Bed,
  tone: string,
  [piece, count, size]: readonly [piece: PieceName, count: number, size: number],
): string {
  const id = pieceSymbol(pen, piece, tone);
  const spots =
    count === 1
      ? [[-26, 2]]
      : count === 2
        ? [
            [-14, -36],
            [-44, 34],
          ]
        : [
            [8, -46],
            [-14, -4],
            [-36, 38],
          ];
  const cuts = spots
    .map(
      ([x = 0, y = 0], at) =>
        shadow(pen, bed.cx + x + 16, bed.cy + y + 38 * size * 0.6, 100 * size, 34 * size, 0.55) +
        place(id, { x: bed.cx + x, y: bed.cy + y, size, turn: piece === 'banger' ? -6 : at * -8, mirrored: false }),
    )
    .join('');
  if (plan.shape !== 'chop') return cuts;
  // On its bone; what lies flat has none.
  const bone = pen.symbol(
    'chop bone',
    () => strokes('M-50 0L60 0', '#8b6a4c', 26) + strokes('M-50 0L60 0', '#f6e8d2', 20),
  );
  return cuts + place(bone, { x: bed.cx + 150, y: bed.cy - 42, turn: -24 });
}

/** A heap of meat that was pulled, shaved or minced. */
function shreddedHeap(scene: Scene, bed: Bed, tone: string): string {
  const { pen, plan } = scene;
  const tones = [tone, mix(tone, secondColour(scene), 0.5)];
  const ids =
    plan.shape === 'shreds' ? shreddedMeat(scene, tones) : tones.map((one) => pieceSymbol(pen, 'shreds', one));
  const shaved = isShavedOff(scene);
  const bread = shaved ? flatbreadUnder(scene, bed) : '';
  return (
    bread +
    (bread === ''
      ? mound(scene, { ...bed, cx: bed.cx - 14, rx: bed.rx * 0.84, ry: bed.ry * 0.9 }, darker(tone, 0.3), 30)
      : '') +
    heap(
      scene,
      { ...bed, cx: bed.cx - 14, rx: bed.rx * (shaved ? 0.62 : 0.82), ry: bed.ry * (shaved ? 0.6 : 0.84) },
      { ids, count: shaved ? 22 : 16, rise: 46, size: shaved ? 0.9 : 1.15, turn: shaved ? 30 : 70 },
    )
  );
}

type MeatPainter = (scene: Scene, bed: Bed, tone: string) => string;

/** Cuts that the words of a shape tell, whatever the shape is called. */
const toldCuts: readonly (readonly [words: RegExp, paint: MeatPainter])[] = [
  [/unrolled from short bones/, unrolledRibs],
  [/\brack of ribs\b/, ribRack],
  [/\bbag, split\b/, splitBag],
  [/\bsausages leaning on a mound of mash\b/, sausagesOnMash],
  [/\bcurved slices with a rim of fat\b/, rimmedSlices],
  [/\bslices of meat, potatoes and a puffed pudding\b/, roastDinner],
  [/\bslices with a shiny .*rim\b/, glazedLoaf],
];

const toldCut = ({ plan }: Scene): MeatPainter | undefined =>
  toldCuts.find(([words]) => words.test(plan.shapeText))?.[1] ?? (plan.shape === 'steak' ? searedSteak : undefined);

export const roast: FormPainter = (scene) => {
  const { plan } = scene;
  const wet = /sauce|gravy/.test(plan.shapeText);
  const vessel = served(
    scene,
    wet ? ['plate'] : tropical.test(plan.origin) ? ['plate', 'leaf', 'board'] : ['plate', 'plate', 'board'],
  );
  const { bed } = vessel;
  // Charred is drawn as dark brown, so that its form is seen.
  const sauced = plan.shape === 'slices' ? sauceOver(plan.colours, plan.shapeText) : undefined;
  // What lies under a sauce has not its colour.
  const own = sauced !== undefined && distance(sauced, firstColour(scene)) < 0.1 ? plan.main[0]?.tone : undefined;
  const tone = within(own ?? firstColour(scene), 0.4, 0.9);
  // On a plate with mash or a pudding each has its place already.
  const hasOwnPlants = /\bmound of mash\b|\bpotatoes and a puffed pudding\b/.test(plan.shapeText);
  const known = roastPieces[plan.shape];
  const cut = toldCut(scene) ?? meatCuts[plan.shape] ?? joints[plan.shape];
  const soft = plan.shape === 'shreds' || plan.shape === 'mince';
  let meat: string;
  if (cut !== undefined) meat = cut(scene, bed, tone);
  else if (known !== undefined) meat = wholeCuts(scene, bed, tone, known);
  else if (soft) {
    meat = shreddedHeap(scene, bed, tone);
  } else {
    meat = fannedSlices(scene, bed, tone);
  }
  const sauce = sauced === undefined ? '' : poured(scene, { ...bed, cy: bed.cy - 4, rx: bed.rx * 0.8 }, sauced);
  const top = { cx: bed.cx - 30, cy: bed.cy - (soft ? 40 : 6), rx: bed.rx * 0.5, ry: bed.ry * 0.44 };
  return (
    held(
      scene,
      vessel,
      (hasOwnPlants ? '' : sidePlants(scene, bed)) +
        (sauced !== undefined && /\b(pide|pita) bread/.test(plan.ingredientText) ? breadUnder(scene, bed) : '') +
        meat +
        sauce +
        leaves(
          scene,
          plan.shape === 'shank' ? { ...top, cx: bed.cx + 120, cy: bed.cy + 40, rx: 40 } : { ...top, cx: top.cx + 10 },
          2,
          plan.shape === 'shank' ? 0.7 : 1,
        ) +
        dusted(scene, top, 3) +
        (plan.cream?.piece === 'dollop' && /yogh?urt|cream/.test(plan.shapeText)
          ? creamed(scene, { ...bed, cx: bed.cx + 150, cy: bed.cy + 44 }, 1.3)
          : ''),
    ) + beside(scene, 604, 380)
  );
};
