import { among, cycled } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { sauceOver } from '#domain/drawing/plan/part-colours.ts';
import { firstColour, secondColour, thirdColour } from '#domain/drawing/setting/food-colours.ts';
import { openedBall } from '#domain/drawing/shapes/opened-ball.ts';
import { openedCrust, shapedCrusts } from '#domain/drawing/shapes/crusts.ts';
import { fruits } from '#domain/drawing/shapes/fruit-shapes.ts';
import { doughCube } from '#domain/drawing/shapes/dough-cube.ts';
import { flattenedAnimal } from '#domain/drawing/meats/flat-meats.ts';
import { tempehSlice, twinStick } from '#domain/drawing/shapes/fried-sticks.ts';
import { squeezed } from '#domain/drawing/shapes/crusts.ts';
import { syrup } from '#domain/drawing/sweets/dark-syrup.ts';
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

const ragged =
  'M-62 2C-70 -8 -56 -14 -52 -22C-40 -34 -28 -28 -16 -36C0 -42 10 -32 26 -34C42 -32 44 -22 58 -16C70 -6 58 2 60 12C50 28 36 24 24 32C8 40 -6 32 -20 34C-38 32 -42 22 -54 18C-64 12 -58 8 -62 2Z';

/** Where a cutlet was cut into strips, the pale meat is seen. */
const cutAcross = (tone: string, meat: string) => {
  const cuts = 'M-84 -52L-74 52M-40 -60L-30 58M6 -60L14 54M50 -56L58 48M92 -46L98 38';
  return strokes(cuts, darker(tone, 0.5), 13) + strokes(cuts, lighter(meat, 0.55), 7, ' transform="translate(2 0)"');
};

/** A crumbed or battered crust: a rough outline with crumbs. */
function crustOf(scene: Scene, shape: string, tone: string): string {
  const { pen, plan } = scene;
  if (/\btempeh\b/.test(plan.ingredientText) && /slices/.test(plan.shapeText)) return tempehSlice(pen, tone);
  const crumbs = (d: string, width = 7) =>
    strokes(d, darker(tone, 0.3), width, ' opacity=".55"') +
    strokes(d, lighter(tone, 0.6), width * 0.7, ' opacity=".7" transform="translate(-3 -4)"');
  const shaped = shapedCrusts[shape];
  if (shaped !== undefined) return pen.symbol(`crust ${shape} ${tone}`, () => shaped(pen, tone, thirdColour(scene)));
  return pen.symbol(`crust ${shape} ${tone}`, () => {
    switch (shape) {
      case 'sticks':
        if (/\btwin\b/.test(plan.shapeText)) return twinStick(pen, tone);
        return (
          solid(
            pen,
            'M-74 10C-84 -4 -76 -20 -60 -20C-40 -28 -20 -20 0 -24C24 -30 50 -28 68 -20C82 -10 80 14 64 18C40 26 10 20 -14 24C-40 28 -66 26 -74 10Z',
            tone,
          ) + crumbs('M-52 -8h.1M-30 6h.1M-8 -10h.1M14 6h.1M36 -12h.1M54 4h.1M-60 6h.1')
        );
      case 'cutlets': {
        // Thin, with a wavy rim and a coat of fine crumbs: smooth and thick it would be a loaf.
        const rim =
          'M-132 10C-142 -8 -120 -22 -112 -34C-96 -52 -74 -44 -58 -54C-34 -66 -16 -52 6 -58C34 -66 52 -50 78 -48C104 -50 112 -30 128 -18C146 -4 128 14 120 24C106 44 82 36 66 46C40 60 18 46 -8 54C-36 62 -52 46 -78 46C-104 46 -118 30 -132 10Z';
        return (
          path(rim, darker(tone, 0.4), `${line(inkOf(tone))} transform="translate(0 8)"`) +
          path(rim, lit(pen, tone, 0.6), line(inkOf(tone))) +
          strokes(rim, darker(tone, 0.42), 7, ' stroke-dasharray="2 11" opacity=".8" transform="scale(.95 .92)"') +
          strokes(
            'M-100 -4l5 3M-84 16l4 -4M-70 -22l5 3M-56 2l5 3M-44 24l5 -3M-36 -32l5 3M-26 -8l4 4M-10 14l5 -3M0 -36l4 4M8 -14l5 3M20 30l5 -3M30 4l5 3M42 -30l5 3M54 -6l4 4M62 20l5 -3M76 -20l5 3M88 6l4 3M100 -6l4 4M-18 36l4 -4M-110 10l4 3',
            darker(tone, 0.36),
            6,
            ' opacity=".7"',
          ) +
          // Golden as its crumbs are: pale they would be sesame.
          strokes(
            'M-90 2l5 2M-64 -10l4 3M-48 12l4 -3M-20 -22l5 2M-2 0l5 3M14 -26l4 3M26 18l5 -3M44 -18l4 3M70 4l5 -3M84 -10l4 3M-30 26l4 -3M48 32l4 -3',
            lighter(tone, 0.34),
            6,
            ' opacity=".8"',
          ) +
          strokes('M-70 30C-30 20 10 26 60 10M-60 -34C-20 -26 20 -34 70 -28', darker(tone, 0.3), 8, ' opacity=".28"') +
          (/cut into strips/.test(plan.shapeText) ? cutAcross(tone, secondColour(scene)) : '')
        );
      }
      case 'pieces':
        return (
          place(
            pen.symbol(`bone ${tone}`, () =>
              path(
                'M40 16C54 22 66 24 78 20C90 14 98 26 88 32C96 42 82 50 76 40C62 40 48 36 36 32Z',
                lit(pen, '#f6e8d2'),
                line('#8b6a4c'),
              ),
            ),
            { x: 0, y: 0 },
          ) +
          solid(
            pen,
            'M-70 -10C-82 -22 -66 -38 -54 -36C-48 -54 -28 -50 -20 -44C-8 -54 10 -44 12 -34C28 -36 34 -20 34 -10C52 -8 58 8 54 18C60 30 46 42 36 38C26 48 8 46 0 38C-16 46 -30 40 -36 32C-52 34 -66 22 -64 12C-78 8 -78 -4 -70 -10Z',
            tone,
          ) +
          crumbs('M-48 -18h.1M-24 -30h.1M0 -26h.1M18 -8h.1M-34 2h.1M-8 -6h.1M-18 18h.1M10 14h.1M32 12h.1M24 30h.1', 11)
        );
      case 'eggs':
        return (
          `<circle cy="4" r="58" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>` +
          ellipse(0, 0, 50, 48, '#d79a86') +
          ellipse(0, 0, 39, 37, '#fdf8ec', line('#d9b8a0', 2)) +
          ellipse(2, 2, 21, 20, lit(pen, '#f2b02e'))
        );
      case 'rounds':
        return (
          path(ragged, darker(tone, 0.4), `${line(inkOf(tone))} transform="translate(0 10)"`) +
          path(ragged, lit(pen, tone), line(darker(tone, 0.45), 4)) +
          strokes('M-34 6C-14 -6 12 -10 36 -4M-24 16C0 6 20 8 34 12', darker(tone, 0.3), 5, ' opacity=".45"') +
          crumbs('M-26 -8h.1M0 -16h.1M22 -4h.1M-8 8h.1M14 14h.1M-30 8h.1', 9)
        );
      case 'cubes':
        return (
          path('M-38 -10L2 -30L38 -14L36 20L2 40L-38 20Z', darker(tone, 0.22), line(inkOf(tone))) +
          path('M-38 -10L2 -30L38 -14L2 6Z', lighter(tone, 0.35)) +
          path('M-38 -10L2 6L2 40L-38 20Z', lit(pen, tone)) +
          // Browned in spots, as a crust is: framed they would be boxes, with holes cheese.
          strokes(
            'M-14 -16h9M10 -20h6M2 -6h7M22 -12h5M-28 4h6M-14 18h7M-26 16h4M14 14h7M26 2h4M20 26h5',
            darker(tone, 0.42),
            8,
            ' opacity=".5"',
          ) +
          strokes('M-38 -10L2 6L38 -14M2 6L2 40', darker(tone, 0.34), 6, ' opacity=".55"')
        );
      case 'chips':
        return (
          path('M-66 -4L50 -24L58 -12L58 4L-58 20L-66 12Z', darker(tone, 0.25), line(inkOf(tone), 2.5)) +
          path('M-66 -4L50 -24L58 -12L-60 8Z', lighter(tone, 0.4))
        );
      case 'rings':
        return (
          `<path fill-rule="evenodd" d="M-60 6C-66 -20 -44 -40 -18 -38C6 -46 40 -40 54 -20C68 0 56 28 32 36C4 48 -28 42 -46 30C-56 24 -60 16 -60 6ZM-24 4C-28 -8 -10 -16 6 -14C22 -14 30 -2 22 8C12 18 -18 18 -24 4Z" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>` +
          strokes('M-50 2C-44 -22 -20 -32 6 -32', lighter(tone, 0.6), 6, ' opacity=".6"') +
          crumbs('M-40 -8h.1M-20 -22h.1M10 -26h.1M36 -14h.1M42 10h.1M10 28h.1M-26 24h.1', 8)
        );
      default:
        // Squeezed in the hand it keeps the marks of the fingers: round and red it would be fruit.
        if (/\bridged\b/.test(plan.shapeText)) return squeezed(pen, tone);
        return (
          `<path d="M-42 6C-50 -14 -34 -40 -6 -42C22 -48 48 -26 46 2C50 30 24 44 -4 44C-28 46 -46 28 -42 6Z" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>` +
          crumbs('M-20 -16h.1M4 -24h.1M22 -8h.1M-6 2h.1M-26 8h.1M14 18h.1M-10 24h.1M30 10h.1', 8)
        );
    }
  });
}

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

export const fried: FormPainter = (scene) => {
  const { plan, pen } = scene;
  const vessel = served(scene, tropical.test(plan.origin) ? ['plate', 'leaf', 'board'] : ['plate', 'board', 'plate']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const [count, size, rise, turn] = heapOf(scene);
  const other = mix(tone, secondColour(scene), 0.25);
  const withChips = plan.shape === 'fish and chips';
  const shape = withChips ? 'chips' : plan.shape;
  const chip = secondColour(scene);
  const ids =
    (shape === 'cubes' ? cubesOf(scene, tone, other) : null) ??
    (shape === 'eggs'
      ? [crustOf(scene, 'eggs', tone), crustOf(scene, 'eggs', tone), crustOf(scene, 'balls', tone)]
      : withChips
        ? [crustOf(scene, shape, chip), crustOf(scene, shape, mix(chip, tone, 0.3))]
        : [crustOf(scene, shape, tone), crustOf(scene, shape, other)].map((id) =>
            onBone(scene) ? boned(pen, id) : id,
          ));
  const body = /flat whole animal/.test(plan.shapeText)
    ? flattenedAnimal(scene, bed, tone)
    : plan.shape === 'cutlets'
      ? [
          [24, -34],
          [-22, 26],
        ]
          .map(
            ([x = 0, y = 0], at) =>
              shadow(pen, bed.cx + x + 12, bed.cy + y + 34, 190, 48, 0.55) +
              place(cycled(ids, at), { x: bed.cx + x, y: bed.cy + y, size, turn: -6 }),
          )
          .join('')
      : shadow(pen, bed.cx + 12, bed.cy + 40, bed.rx * 0.98, bed.ry * 0.8, 0.55) +
        heap(scene, { ...bed, rx: bed.rx * 0.8, ry: bed.ry * 0.74 }, { ids, count, rise, size, turn }) +
        brokenStick(scene, bed, tone) +
        opened(scene, bed, tone) +
        openedBall(scene, bed, tone);
  const fish = withChips
    ? shadow(pen, bed.cx + 6, bed.cy + 20, 180, 40, 0.5) +
      place(crustOf(scene, 'sticks', tone), { x: bed.cx - 6, y: bed.cy - 14, size: 2.5, turn: -8 })
    : '';
  const sauced = sauceOver(plan.colours, plan.shapeText);
  const sauce =
    sauced === undefined
      ? syrup(scene, { ...bed, cy: bed.cy - rise * 0.6 }).over
      : poured(scene, { ...bed, cy: bed.cy - rise * 0.6 }, sauced);
  const top = { ...bed, cy: bed.cy - rise * 0.7, rx: bed.rx * 0.55, ry: bed.ry * 0.5 };
  const plants =
    plan.plant.length === 0 || plan.shape === 'shells' || hasBanana(scene)
      ? ''
      : heap(
          scene,
          { cx: bed.cx + bed.rx * 0.78, cy: bed.cy + bed.ry * 0.3, rx: 50, ry: 28 },
          {
            ids: plan.plant.map((thing) => pieceSymbol(pen, thing.piece, thing.tone)),
            count: 4,
            rise: 10,
            size: 0.85,
            turn: 50,
          },
        );
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
