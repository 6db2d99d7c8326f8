import { among, cycled } from '#domain/drawing/pen/seeded-choice.ts';
import { chromaOf, darker, hueOf, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { tinnedFillets } from '#domain/drawing/meats/anchovies.ts';
import { isLacquered, lacqueredPieces } from '#domain/drawing/meats/glazed-fillet.ts';
import { isStripedSide, stripedSides } from '#domain/drawing/meats/smoked-mackerel.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, dusted, heap, laid, leaves, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import { liquid } from '#domain/drawing/setting/liquid.ts';
import { sidePlants } from './roast.ts';
import type { Bed, FormPainter, Scene, Vessel } from '#domain/drawing/setting/scene.ts';
import { served, tropical } from '#domain/drawing/setting/served.ts';
import { bowl } from '#domain/drawing/setting/vessels.ts';

/** Thin slices in a fan, a sauce drawn across them. */
function underSauce(scene: Scene, vessel: Vessel): string {
  const { pen, plan } = scene;
  const { bed } = vessel;
  const tone = firstColour(scene);
  const slice = pen.symbol('thin slice', () => {
    const d = 'M-70 26C-76 -8 -40 -36 4 -38C46 -36 74 -8 70 24C30 38 -36 40 -70 26Z';
    return (
      path(d, lit(pen, tone, 0.5), line(darker(tone, 0.38), 2.5)) +
      strokes('M-50 20C-46 -4 -20 -20 4 -22M50 20C46 -2 30 -16 4 -22', darker(tone, 0.16), 4, ' opacity=".7"')
    );
  });
  const sauce = secondColour(scene);
  const flow = (y: number) =>
    `M${bed.cx - 168} ${bed.cy + y}C${bed.cx - 120} ${bed.cy + y - 34} ${bed.cx - 70} ${bed.cy + y + 26} ${bed.cx - 10} ${bed.cy + y - 4}S${bed.cx + 110} ${bed.cy + y + 20} ${bed.cx + 166} ${bed.cy + y - 18}`;
  return (
    held(
      scene,
      vessel,
      [-1, 0, 1, 2, 3]
        .map((at) => ({
          x: bed.cx - 126 + (at + 1) * 62,
          y: bed.cy - 6 + Math.abs(at - 1) * 12,
          turn: (at - 1) * 13,
        }))
        .map((spot) => shadow(pen, spot.x + 6, spot.y + 24, 72, 22, 0.3) + place(slice, { ...spot, size: 1.3 }))
        .join('') +
        strokes(flow(14), darker(sauce, 0.3), 40, ' opacity=".5"') +
        strokes(flow(10), sauce, 36) +
        strokes(flow(2), lighter(sauce, 0.6), 6, ' opacity=".7"') +
        laid(
          { ...scene, plan: { ...plan, main: [], leaf: [] } },
          { ...bed, cx: bed.cx + 128, cy: bed.cy + 52, rx: 50, ry: 20 },
          { plant: 2, leaf: 0, size: 0.74 },
        ) +
        leaves(scene, { ...bed, rx: bed.rx * 0.6, ry: 30 }, 3, 0.9),
    ) + beside(scene, 600, 380)
  );
}

/** Toothpicks that stand in some of the cubes. */
function picks({ cx, cy }: Bed): string {
  const d = [-96, -34, 30, 92].map((x, at) => `M${cx + x} ${cy - 24 + (at % 2) * 18}l${at * 6 - 8} -74`).join('');
  return strokes(d, '#7a5a34', 9) + strokes(d, '#e0bd84', 5);
}

/** A small shark: what the cubes were cut from. */
const sharkFin = ({ pen }: Scene) =>
  shadow(pen, 660, 462, 100, 22, 0.4) +
  `<g transform="translate(656 436) scale(.86)">${solid(pen, 'M-120 6C-80 -24 -30 -34 6 -34L34 -66L40 -30C66 -26 84 -18 98 -8L130 -40L122 0L134 24L98 10C70 26 40 30 16 30L4 52L-20 30C-60 30 -100 22 -120 6Z', '#7f8a90')}${path('M-112 10C-60 26 20 28 92 8C60 22 30 26 10 26C-40 28 -90 22 -112 10Z', '#dfe4e4')}${strokes('M-60 -14V10M-50 -16V10M-40 -18V10', '#4c565b', 3.5)}${strokes('M-92 -4h.1', '#1f2426', 8)}</g>`;

/** Raw cubes in their juice, in a bowl. */
function inCubes(scene: Scene): string {
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  const deep = bowl(scene, { rx: 226, cy: 284, depth: 70, level: 4 });
  // Hung to dry it has a dark rind at one side: without it the cubes would be cheese.
  const hung = /\bshark\b/.test(plan.ingredientText);
  const flesh = [tone, lighter(tone, 0.2)].map((colour) => {
    const cube = pieceSymbol(pen, 'fishCube', colour);
    return hung
      ? pen.symbol(
          `rind ${colour}`,
          () =>
            place(cube, { x: 0, y: 0 }) +
            path('M36 -14L36 18L2 38L2 28L26 14L27 -10Z', '#5a3a22', line('#33200f', 2)) +
            path('M-36 20L2 38L2 28L-36 10Z', '#6b4628', line('#33200f', 2)),
        )
      : cube;
  });
  const heapOn = { ...deep.bed, rx: deep.bed.rx * 0.76, ry: deep.bed.ry * 0.66 };
  const onTop = { ...deep.bed, cy: deep.bed.cy - 34, rx: deep.bed.rx * 0.56, ry: deep.bed.ry * 0.5 };
  return (
    held(
      scene,
      deep,
      (hung ? '' : liquid(scene, deep.bed, lighter(secondColour(scene), 0.6))) +
        heap(scene, heapOn, { ids: flesh, count: 14, rise: 40, size: 1.05, turn: 14 }) +
        (/toothpick/.test(plan.shapeText) ? picks(heapOn) : '') +
        laid({ ...scene, plan: { ...plan, main: [] } }, onTop, { plant: 5, leaf: 3, size: 0.8 }) +
        dusted(scene, onTop, 3),
    ) +
    (hung ? sharkFin(scene) : '') +
    beside(scene, 624, 410)
  );
}

/** Small fish without their heads beside the tin they fermented in: whole and grey one would be a raw bream. */
function tinned(scene: Scene, vessel: Vessel): string {
  const { pen } = scene;
  const { bed } = vessel;
  const tone = firstColour(scene);
  const pink = mix(tone, '#c98f86', 0.4);
  const small = pen.symbol(
    'small silver fish',
    () =>
      solid(pen, 'M118 -2L176 -34C170 -10 172 10 178 32L118 8Z', darker(tone, 0.2), 3) +
      solid(pen, 'M-120 -30C-70 -48 40 -44 132 0C60 42 -60 46 -118 34C-132 14 -132 -12 -120 -30Z', '#bfc5c8', 4) +
      path('M-122 8C-60 22 60 20 126 2C60 40 -60 44 -118 33Z', pink, ' opacity=".8"') +
      ellipse(-120, 2, 15, 31, pink, line(darker(pink, 0.4), 3)) +
      strokes('M-80 -26C-30 -36 40 -30 90 -12M-60 -10h.1M-20 -14h.1M20 -12h.1M60 -6h.1', '#fff', 6, ' opacity=".6"') +
      strokes('M-100 -34C-40 -46 40 -40 110 -10', '#5f6f7a', 8, ' opacity=".6"'),
  );
  return (
    held(
      scene,
      vessel,
      [
        [10, -30, -6],
        [-16, 36, 4],
      ]
        .map(
          ([x = 0, y = 0, turn = 0]) =>
            shadow(pen, bed.cx + x, bed.cy + y + 32, 150, 30, 0.5) +
            place(small, { x: bed.cx + x, y: bed.cy + y, turn }),
        )
        .join('') + leaves(scene, { ...bed, rx: 150 }, 2),
    ) + bulgingTin(pen, 164, 426)
  );
}

/** A tin that gas has blown up. */
const bulgingTin = (pen: Pen, x: number, y: number) =>
  shadow(pen, x + 12, y + 44, 116, 28, 0.55) +
  path(
    `M${x - 88} ${y - 26}V${y + 30}C${x - 84} ${y + 66} ${x + 84} ${y + 66} ${x + 88} ${y + 30}V${y - 26}Z`,
    lit(pen, '#c8402f'),
    line('#5e1a12', 3),
  ) +
  path(
    `M${x - 88} ${y - 4}C${x - 40} ${y + 24} ${x + 40} ${y + 24} ${x + 88} ${y - 4}V${y + 16}C${x + 40} ${y + 44} ${x - 40} ${y + 44} ${x - 88} ${y + 16}Z`,
    '#f0c94a',
  ) +
  path(
    `M${x - 90} ${y - 26}C${x - 84} ${y - 82} ${x + 84} ${y - 82} ${x + 90} ${y - 26}C${x + 84} ${y + 4} ${x - 84} ${y + 4} ${x - 90} ${y - 26}Z`,
    lit(pen, '#c9ced2'),
    line('#6a7378', 3),
  ) +
  strokes(
    `M${x - 58} ${y - 36}C${x - 40} ${y - 56} ${x + 20} ${y - 60} ${x + 50} ${y - 46}`,
    '#fff',
    7,
    ' opacity=".8"',
  ) +
  strokes(`M${x - 4} ${y - 34}c14 -10 30 -2 22 8s-26 4 -22 -8`, '#6a7378', 5);

/** Thin raw slices that overlap. */
function inSlices(scene: Scene, vessel: Vessel): string {
  const { pen, plan } = scene;
  const { bed } = vessel;
  const tone = firstColour(scene);
  // The record's further colours may be those of dill or lime.
  const tones = plan.colours.slice(0, 3).filter((colour) => chromaOf(colour) < 0.05 || hueOf(colour) < 80);
  const spots = Array.from({ length: 7 }, (_, at) => ({
    x: bed.cx - 128 + (at % 4) * 76 + (at > 3 ? 34 : 0),
    y: bed.cy - 34 + (at > 3 ? 58 : 0) + (at % 2) * 6,
    at,
  }));
  const body = spots
    .map(
      ({ x, y, at }) =>
        shadow(pen, x + 8, y + 26, 70, 24, 0.45) +
        place(pieceSymbol(pen, 'rawFish', cycled(tones.length > 0 ? tones : [tone], at)), {
          x,
          y,
          size: 1.3,
          turn: -22,
        }),
    )
    .join('');
  return (
    held(
      scene,
      vessel,
      body +
        leaves(scene, { ...bed, cx: bed.cx + 120, rx: 60 }, 2) +
        laid(
          { ...scene, plan: { ...plan, main: [], leaf: [] } },
          { ...bed, cx: bed.cx + 130, cy: bed.cy + 40, rx: 60, ry: 30 },
          { plant: 2, leaf: 0, size: 0.8 },
        ) +
        dusted(scene, bed, 3),
    ) + beside(scene, 600, 380)
  );
}

/** In flakes, its skin along one edge and the tail on it: smooth and oval it would be a loaf or a potato. */
function filletSymbol({ pen }: Scene, tone: string): string {
  const flesh = lighter(tone, 0.1);
  const skin = mix(darker(tone, 0.35), '#6f7b84', 0.55);
  return pen.symbol(
    'fillet',
    () =>
      solid(pen, 'M150 -6L226 -46C216 -12 218 10 230 40L150 14Z', skin, 4) +
      path(
        'M-190 20C-180 -20 -90 -50 20 -48C100 -44 150 -22 172 0C150 28 70 54 -40 56C-120 58 -180 50 -190 20Z',
        skin,
        `${line(inkOf(skin), 4)} transform="translate(0 11)"`,
      ) +
      solid(
        pen,
        'M-190 20C-180 -20 -90 -50 20 -48C100 -44 150 -22 172 0C150 28 70 54 -40 56C-120 58 -180 50 -190 20Z',
        flesh,
        4,
      ) +
      strokes('M-186 16C-100 2 60 0 168 2', darker(flesh, 0.3), 4, ' opacity=".7"') +
      strokes(
        'M-130 -22L-106 8L-132 46M-86 -36L-60 5L-88 52M-40 -44L-12 4L-42 54M6 -47L36 3L6 54M52 -44L82 3L54 48M98 -34L124 2L100 34',
        darker(flesh, 0.26),
        5,
        ' opacity=".65"',
      ) +
      strokes('M-150 -6C-110 -30 -40 -38 20 -36', lighter(flesh, 0.75), 8, ' opacity=".6"'),
  );
}

function asFillet(scene: Scene, vessel: Vessel): string {
  const { bed } = vessel;
  const side = { ...bed, cy: bed.cy - 18, rx: 150 };
  const fillet = filletSymbol(scene, firstColour(scene));
  return (
    held(
      scene,
      vessel,
      sidePlants(scene, bed) +
        shadow(scene.pen, bed.cx, bed.cy + 42, 200, 60, 0.55) +
        place(fillet, { x: bed.cx - 22, y: bed.cy + 4, size: 1.02, turn: -5 }) +
        leaves(scene, side, 3) +
        dusted(scene, side, 3),
    ) + beside(scene, 604, 380)
  );
}

const wholeSymbol = ({ pen }: Scene, tone: string) =>
  pen.symbol(
    'whole fish',
    () =>
      solid(pen, 'M150 -4L236 -62C230 -20 232 16 240 60L150 12Z', darker(tone, 0.15), 4) +
      solid(pen, 'M-50 -58C-10 -96 60 -92 96 -52Z', darker(tone, 0.2), 3) +
      solid(
        pen,
        'M-212 14C-190 -46 -90 -78 10 -70C90 -62 150 -28 172 4C140 44 60 74 -40 72C-130 70 -196 50 -212 14Z',
        tone,
        4,
      ) +
      path(
        'M-200 26C-120 58 60 62 160 16C130 50 60 74 -40 72C-120 70 -180 54 -200 26Z',
        lighter(tone, 0.6),
        ' opacity=".6"',
      ) +
      strokes('M-122 -44C-98 -16 -100 26 -124 52', darker(tone, 0.4), 5) +
      strokes('M-58 -56L-20 46M10 -58L48 42M78 -46L108 28', darker(tone, 0.45), 7, ' opacity=".6"') +
      '<circle cx="-160" cy="-4" r="13" fill="#fdf8ea"/><circle cx="-160" cy="-4" r="7" fill="#2b211c"/>' +
      strokes('M-210 18C-200 24 -192 26 -182 26', darker(tone, 0.5), 4) +
      strokes('M-96 -50C-50 -64 10 -64 60 -52', lighter(tone, 0.8), 8, ' opacity=".6"'),
  );

function asWhole(scene: Scene, vessel: Vessel): string {
  const { pen, plan } = scene;
  const { bed } = vessel;
  const side = { ...bed, cy: bed.cy - 18 };
  const whole = wholeSymbol(scene, firstColour(scene));
  return (
    held(
      scene,
      vessel,
      shadow(pen, bed.cx + 10, bed.cy + 50, 230, 56, 0.55) +
        place(whole, { x: bed.cx - 8, y: bed.cy - 4, size: 1.06, turn: -4 }) +
        laid(
          { ...scene, plan: { ...plan, main: [], leaf: [] } },
          { cx: bed.cx + 20, cy: bed.cy + 56, rx: 150, ry: 22 },
          { plant: 4, leaf: 0, size: 0.72 },
        ) +
        leaves(scene, { ...side, rx: 170 }, 3) +
        dusted(scene, { ...side, rx: 150 }, 3),
    ) + beside(scene, 610, 384)
  );
}

const fishes: Readonly<Record<string, (scene: Scene, vessel: Vessel) => string>> = {
  whole: (scene, vessel) => (/\btin\b/.test(scene.plan.shapeText) ? tinned : asWhole)(scene, vessel),
  fillet: asFillet,
  slices: inSlices,
  cubes: inCubes,
  sauced: underSauce,
};

export const fishForm: FormPainter = (scene) => {
  const { plan } = scene;
  if (/\bnarrow .*fillets side by side\b/.test(plan.shapeText)) return tinnedFillets(scene);
  const vessel = served(scene, tropical.test(plan.origin) ? ['plate', 'leaf'] : ['plate', 'plate', 'board']);
  if (isLacquered(scene)) return held(scene, vessel, lacqueredPieces(scene, vessel.bed));
  if (isStripedSide(scene)) return held(scene, vessel, stripedSides(scene, vessel.bed));
  return among(fishes, plan.shape, 'whole')(scene, vessel);
};
