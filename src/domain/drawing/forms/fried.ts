import { among, cycled } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { sauceOver } from '#domain/drawing/plan/part-colours.ts';
import { firstColour, secondColour, thirdColour } from '#domain/drawing/setting/food-colours.ts';
import { openedBall } from '#domain/drawing/shapes/opened-ball.ts';
import { openedCrust } from '#domain/drawing/shapes/crusts.ts';
import { crustOf } from '#domain/drawing/shapes/fried-crusts.ts';
import { fruits } from '#domain/drawing/shapes/fruit-shapes.ts';
import { doughCube } from '#domain/drawing/shapes/dough-cube.ts';
import { flattenedAnimal } from '#domain/drawing/meats/flat-meats.ts';
import { syrup } from '#domain/drawing/sweets/dark-syrup.ts';
import { cornDogs } from '#domain/drawing/breads/corn-dog.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, creamed, dusted, heap, leaves, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import { poured } from '#domain/drawing/setting/liquid.ts';
import { soyaBeside } from '#domain/drawing/setting/plant-milk.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { served, tropical } from '#domain/drawing/setting/served.ts';

const friedPieces: Readonly<Record<string, readonly [count: number, size: number, rise: number, turn: number]>> = {
  balls: [9, 1.2, 52, 180],
  sticks: [9, 1.25, 44, 50],
  cutlets: [2, 1.5, 10, 10],
  rounds: [7, 1.3, 34, 12],
  lacy: [5, 1.12, 18, 8],
  drops: [5, 1.28, 10, 8],
  spindles: [6, 1.2, 40, 26],
  ovals: [5, 1.16, 20, 16],
  shells: [7, 1.18, 40, 10],
  cubes: [10, 1.2, 40, 14],
  chips: [20, 1.1, 62, 70],
  rings: [7, 1.3, 34, 40],
  pieces: [6, 1.3, 40, 30],
  eggs: [3, 1.35, 10, 8],
  'fish and chips': [20, 1.1, 40, 70],
};

/** One of the sticks, broken open: a crust alone does not say what is in it. */
function brokenStick({ pen, plan }: Scene, bed: Bed, tone: string): string {
  const inside = plan.main[0] ?? plan.plant.find(({ piece }) => piece === 'banana');
  if (plan.shape !== 'sticks' || inside === undefined || inside.piece === 'cube') return '';
  const flesh = lighter(inside.tone, inside.piece === 'banana' ? 0.1 : 0.4);
  const id = pen.symbol(
    `broken stick ${tone} ${flesh}`,
    () =>
      solid(
        pen,
        'M-78 10C-88 -6 -78 -24 -60 -24C-36 -32 -14 -26 6 -28L34 -30C50 -22 52 18 36 28L-10 30C-40 32 -68 30 -78 10Z',
        tone,
      ) +
      strokes('M-56 -8h.1M-34 8h.1M-14 -12h.1M4 12h.1', darker(tone, 0.3), 8, ' opacity=".5"') +
      ellipse(36, -1, 17, 29, lit(pen, flesh), line(inkOf(tone), 3)) +
      strokes('M30 -18C36 -12 38 -8 36 -2M42 -14C46 -6 44 4 40 8M28 0C34 6 36 12 34 18', darker(flesh, 0.25), 3.5),
  );
  return (
    shadow(pen, bed.cx + 2, bed.cy + bed.ry * 0.62, 110, 26, 0.45) +
    place(id, { x: bed.cx - 16, y: bed.cy + bed.ry * 0.46, size: 1.35, turn: -6 })
  );
}

const onBone = ({ plan }: Scene) => plan.shape === 'spindles' && /\bbone\b/.test(plan.shapeText);

/** A crust with the end of its bone. */
const boned = (pen: Pen, id: string) =>
  pen.symbol(
    `boned ${id}`,
    () =>
      path(
        'M-80 8C-94 0 -104 -6 -118 -8C-130 -14 -138 0 -126 6C-134 16 -120 26 -110 16C-100 18 -90 18 -80 14Z',
        lit(pen, '#f6e8d2'),
        line('#8b6a4c'),
      ) + place(id, { x: 0, y: 0 }),
  );

/** One that was cut open in front of the others, where its filling is stated. */
function opened(scene: Scene, bed: Bed, tone: string): string {
  const { pen, plan } = scene;
  const [inside] = plan.main;
  if (inside === undefined) return '';
  // On a bone it is no dough with a filling, but a fillet around its herbed butter.
  const coat = onBone(scene)
    ? { dough: lighter(inside.tone, 0.55), filling: '#efc94f', flecks: thirdColour(scene) }
    : plan.shape === 'ovals'
      ? { dough: '#efd9a0', filling: '#f6e6b4', flecks: inside.tone }
      : { dough: mix(secondColour(scene), '#f0dcb0', 0.5), filling: inside.tone };
  const id = openedCrust(pen, plan.shape, { tone, ...coat });
  return id === null
    ? ''
    : shadow(pen, bed.cx + 112, bed.cy + 66, 90, 24, 0.5) +
        place(id, { x: bed.cx + 104, y: bed.cy + 30, size: 1.1, turn: 12 });
}

/** How many pieces lie in the heap, how large, how high and how far turned. */
function heapOf(scene: Scene): readonly [count: number, size: number, rise: number, turn: number] {
  const { plan } = scene;
  if (onBone(scene)) return [3, 1.5, 16, 12];
  if (plan.shape === 'sticks' && /\btwin\b/.test(plan.shapeText)) return [4, 0.98, 20, 14];
  // A handful of small ones: few and large they would be tofu.
  if (isSaucedPotato(scene)) return [20, 0.86, 50, 60];
  const handful = plan.shape === 'cubes' && /^small .*\bcubes/.test(plan.shapeText) && plan.main.length === 0;
  return handful ? [46, 0.62, 58, 60] : among(friedPieces, plan.shape, 'balls');
}

/** A cube that was broken in two: soft and white in its skin. */
const cutCurd = (pen: Pen, crust: string, inside = '#fdf6e4') =>
  pen.symbol(
    'cut curd',
    () =>
      path('M-38 -10L2 -30L38 -14L36 20L2 40L-38 20Z', darker(crust, 0.22), line(inkOf(crust))) +
      path('M-38 -10L2 -30L38 -14L2 6Z', lighter(crust, 0.3)) +
      path('M-38 -10L2 6L2 40L-38 20Z', inside, line(crust, 5)) +
      strokes('M-28 4h.1M-14 14h.1M-24 16h.1M-8 26h.1', darker(inside, 0.14), 5),
  );

/** Cut in rough cubes and fried till their edges brown; their sauce covers only the middle of the heap. */
const isSaucedPotato = ({ plan }: Scene) =>
  plan.shape === 'cubes' &&
  plan.ingredientText.startsWith('potatoes') &&
  /\bcubes under .*sauce\b/.test(plan.shapeText);

const roughCube = (pen: Pen, tone: string) => {
  const brown = darker(mix(tone, '#b5702a', 0.5), 0.12);
  return pen.symbol(
    `rough cube ${tone}`,
    () =>
      path('M-46 -12L-8 -38L40 -24L48 -2L44 24L8 46L-40 28Z', darker(tone, 0.3), line(inkOf(tone), 4)) +
      path('M-46 -12L-8 -38L40 -24L48 -2L6 10Z', lit(pen, lighter(tone, 0.42)), line(brown, 3)) +
      path('M-46 -12L6 10L8 46L-40 28Z', lit(pen, tone), line(brown, 3)) +
      strokes('M-44 -12L6 10L46 -2M6 10L8 44', brown, 5, ' opacity=".8"') +
      strokes('M-30 6h.1M-14 24h.1M-28 20h.1M22 24h.1M34 8h.1M-4 -20h4M14 -18h.1', brown, 9, ' opacity=".45"') +
      strokes('M-28 -16L-8 -28L18 -22', '#fff3cf', 6, ' opacity=".8"'),
  );
};

/** Cubes of what keeps its own look when it is fried; null for the rest. */
function cubesOf(scene: Scene, tone: string, other: string): readonly string[] | null {
  const { pen, plan } = scene;
  // Of meat they have its grain: as plain cubes they would be fudge.
  if (plan.main.some(({ piece }) => piece === 'meat'))
    return [pieceSymbol(pen, 'meat', tone), pieceSymbol(pen, 'meat', other)];
  // Fried bean curd is brown all round, and white where it is cut.
  if (/\btofu\b/.test(plan.ingredientText)) {
    const crust = [mix(tone, '#b06a24', 0.5), mix(other, '#b06a24', 0.36)];
    return [...crust.map((one) => crustOf(scene, 'cubes', one)), cutCurd(pen, crust[0] ?? tone)];
  }
  // Plantain is golden within: brown all through the cubes would be fudge.
  if (/\bplantains?\b/.test(plan.ingredientText))
    return [crustOf(scene, 'cubes', tone), cutCurd(pen, tone, '#f3cf5e'), crustOf(scene, 'cubes', other)];
  // Dough is smooth and swells a little in the oil: spotted and clustered it would be fermented beans.
  if (plan.ingredientText.startsWith('wheat flour')) {
    const golden = mix(tone, '#e0962c', 0.5);
    return [golden, mix(golden, '#f2c468', 0.5), darker(golden, 0.16)].map((one) => doughCube(pen, one));
  }
  if (isSaucedPotato(scene))
    return [tone, mix(tone, other, 0.5), lighter(tone, 0.2)].map((one) => roughCube(pen, mix(one, '#e8b04c', 0.45)));
  // Potatoes roast in their halves: as cubes they would be bean curd.
  return /^potatoes\b/.test(plan.ingredientText)
    ? [pieceSymbol(pen, 'potato', tone), pieceSymbol(pen, 'potato', other)]
    : null;
}

const hasBanana = ({ plan }: Scene) => plan.shape === 'sticks' && plan.plant.some(({ piece }) => piece === 'banana');

/** What is in the batter, as it grew. */
function plantOf(scene: Scene): string {
  const { pen, plan } = scene;
  if (/\btempeh\b/.test(plan.ingredientText)) return soyaBeside(scene, 630, 434);
  return hasBanana(scene)
    ? shadow(pen, 664, 452, 96, 22, 0.45) +
        `<g transform="translate(640 410) scale(.5)">${fruits['banana']?.(scene, '#f0c93c', '#f8e6a6', '#5a3a20').whole ?? ''}</g>`
    : '';
}

/** What lies in the heap: pieces in two tones, so that one is told from the other. */
function piecesOf(scene: Scene, tone: string): readonly string[] {
  const { pen, plan } = scene;
  const other = mix(tone, secondColour(scene), 0.25);
  const { shape } = plan;
  if (shape === 'eggs')
    return [crustOf(scene, 'eggs', tone), crustOf(scene, 'eggs', tone), crustOf(scene, 'balls', tone)];
  if (shape === 'fish and chips') {
    const chip = secondColour(scene);
    return [crustOf(scene, 'chips', chip), crustOf(scene, 'chips', mix(chip, tone, 0.3))];
  }
  return (
    (shape === 'cubes' ? cubesOf(scene, tone, other) : null) ??
    [crustOf(scene, shape, tone), crustOf(scene, shape, other)].map((id) => (onBone(scene) ? boned(pen, id) : id))
  );
}

/** Two cutlets, the one before the other. */
const twoCutlets = ({ pen }: Scene, bed: Bed, ids: readonly string[], size: number) =>
  [
    [24, -34],
    [-22, 26],
  ]
    .map(
      ([x = 0, y = 0], at) =>
        shadow(pen, bed.cx + x + 12, bed.cy + y + 34, 190, 48, 0.55) +
        place(cycled(ids, at), { x: bed.cx + x, y: bed.cy + y, size, turn: -6 }),
    )
    .join('');

/** The heap, with one of it broken or cut open before it. */
function heaped(scene: Scene, bed: Bed, ids: readonly string[], tone: string): string {
  const [count, size, rise, turn] = heapOf(scene);
  return (
    shadow(scene.pen, bed.cx + 12, bed.cy + 40, bed.rx * 0.98, bed.ry * 0.8, 0.55) +
    heap(scene, { ...bed, rx: bed.rx * 0.8, ry: bed.ry * 0.74 }, { ids, count, rise, size, turn }) +
    brokenStick(scene, bed, tone) +
    opened(scene, bed, tone) +
    openedBall(scene, bed, tone)
  );
}

/** The piece of fish that lies on its chips. */
const fishOn = (scene: Scene, bed: Bed, tone: string) =>
  shadow(scene.pen, bed.cx + 6, bed.cy + 20, 180, 40, 0.5) +
  place(crustOf(scene, 'sticks', tone), { x: bed.cx - 6, y: bed.cy - 14, size: 2.5, turn: -8 });

const plantsBeside = (scene: Scene, bed: Bed) =>
  heap(
    scene,
    { cx: bed.cx + bed.rx * 0.78, cy: bed.cy + bed.ry * 0.3, rx: 50, ry: 28 },
    {
      ids: scene.plan.plant.map((thing) => pieceSymbol(scene.pen, thing.piece, thing.tone)),
      count: 4,
      rise: 10,
      size: 0.85,
      turn: 50,
    },
  );

export const fried: FormPainter = (scene) => {
  const { plan } = scene;
  if (/\bspindles? on a .*stick\b|\bcorn ?dogs?\b/.test(plan.shapeText)) return cornDogs(scene);
  const vessel = served(scene, tropical.test(plan.origin) ? ['plate', 'leaf', 'board'] : ['plate', 'board', 'plate']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const [, size, rise] = heapOf(scene);
  const ids = piecesOf(scene, tone);
  const body = /flat whole animal/.test(plan.shapeText)
    ? flattenedAnimal(scene, bed, tone)
    : plan.shape === 'cutlets'
      ? twoCutlets(scene, bed, ids, size)
      : heaped(scene, bed, ids, tone);
  const fish = plan.shape === 'fish and chips' ? fishOn(scene, bed, tone) : '';
  const sauced = sauceOver(plan.colours, plan.shapeText);
  const sauce =
    sauced === undefined
      ? syrup(scene, { ...bed, cy: bed.cy - rise * 0.6 }).over
      : poured(
          scene,
          isSaucedPotato(scene)
            ? { ...bed, cy: bed.cy - 54, rx: bed.rx * 0.52, ry: bed.ry * 0.62 }
            : { ...bed, cy: bed.cy - rise * 0.6 },
          sauced,
        );
  const top = { ...bed, cy: bed.cy - rise * 0.7, rx: bed.rx * 0.55, ry: bed.ry * 0.5 };
  const plants = plan.plant.length === 0 || plan.shape === 'shells' || hasBanana(scene) ? '' : plantsBeside(scene, bed);
  return (
    held(
      scene,
      vessel,
      syrup(scene, bed).under +
        body +
        fish +
        sauce +
        plants +
        (plan.shape === 'lacy' && plan.cream?.piece === 'dollop' ? creamed(scene, top, 1) : '') +
        leaves(scene, top, 1, 0.95) +
        dusted(scene, top, 4),
    ) +
    plantOf(scene) +
    beside(scene, 606, 384)
  );
};
