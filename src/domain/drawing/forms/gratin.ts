import { darker, inkOf, lighter, lightnessOf, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, place, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { dusted, laid, leaves, mound, pieceSymbol, spread } from '#domain/drawing/setting/lay.ts';
import type { PicturePlan } from '#domain/drawing/plan/picture-plan.ts';
import type { Bed, FormPainter, Scene, Vessel } from '#domain/drawing/setting/scene.ts';
import { ovenDish, plate } from '#domain/drawing/setting/vessels.ts';
import { moltenSheet } from '#domain/drawing/shapes/melted-cheese.ts';
import { type BakedLayer, bakedLayers, layeredPiece, spoonedOpen } from '#domain/drawing/sweets/layered-bake.ts';

/** Short pasta that stands out of its crust. */
const elbows = (scene: Scene, bed: Bed, tone: string) => {
  const id = scene.pen.symbol(
    'elbow',
    () =>
      strokes('M-24 12C-20 -14 16 -18 26 6', inkOf(tone), 23) +
      strokes('M-24 12C-20 -14 16 -18 26 6', tone, 18) +
      strokes('M-18 2C-10 -10 8 -12 18 -4', lighter(tone, 0.6), 4) +
      ellipse(26, 8, 8, 6, darker(tone, 0.5)),
  );
  return spread(scene, { ...bed, rx: bed.rx * 0.84, ry: bed.ry * 0.76 }, 22)
    .map((spot, at) => place(id, { ...spot, size: 0.95, turn: at * 67, flat: 0.85 }))
    .join('');
};

/** Of the meat under a crust the colour; undefined where there is none. */
const underCrust = ({ ingredientText }: PicturePlan) =>
  /(minced|ground) (beef|lamb|pork|veal|meat)/.test(ingredientText) ? '#84492c' : undefined;

/** Of the fruit that a bake is layered of some slices lie on it: in the cut alone they are taken for sheets of dough. */
const slicesOnTop = ({ pen, plan }: Scene, { cx, cy }: Bed, layers: readonly BakedLayer[]) => {
  const slice = plan.plant.find(({ piece }) => piece === 'aubergine');
  return slice === undefined || !layers.some(({ of }) => of === 'aubergine')
    ? ''
    : [
        [-64, -6, -8],
        [58, -14, 12],
        [4, 18, 4],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          place(pieceSymbol(pen, slice.piece, slice.tone), { x: cx + x, y: cy + y, turn, size: 0.92 }),
        )
        .join('');
};

/** What is browned is the warm light one among its colours; the first may be the sauce beneath. */
const crustTone = (scene: Scene) =>
  scene.plan.colours
    .slice(0, 3)
    .toSorted((one, other) => lightnessOf(other) - lightnessOf(one))
    .find((colour) => lightnessOf(colour) < 0.93) ?? firstColour(scene);

const isRisen = ({ plan }: Scene) => /risen|puff|souffl/.test(plan.shapeText);

/** Where the crust browned. */
function brownedSpots(scene: Scene, bed: Bed): string {
  const crust = crustTone(scene);
  const risen = isRisen(scene);
  return spread(scene, { ...bed, rx: bed.rx * 0.86, ry: bed.ry * 0.8 }, 13)
    .map(({ x, y }, at) =>
      ellipse(
        x,
        y - (risen ? 24 : 6),
        22 + (at % 4) * 9,
        11 + (at % 3) * 5,
        at % 3 === 0 ? lighter(crust, 0.5) : darker(crust, 0.34),
        ` opacity="${at % 3 === 0 ? 0.7 : 0.5}"`,
      ),
    )
    .join('');
}

/** Mash drawn up with a fork. */
const ridgesOf = (bed: Bed, crust: string) =>
  [-64, -34, -4, 26, 56]
    .map((y) => {
      const half = Math.round(bed.rx * 0.86 * Math.sqrt(1 - (y / bed.ry) ** 2));
      const wave = Array.from({ length: 7 }, () => `q${half / 14} -20 ${half / 7} 0t${half / 7} 0`).join('');
      const d = `M${bed.cx - half} ${bed.cy + y}${wave}`;
      return (
        strokes(d, darker(crust, 0.34), 9, ' opacity=".7"') +
        strokes(d, lighter(crust, 0.6), 8, ' opacity=".8" transform="translate(0 -9)"')
      );
    })
    .join('');

const sausagesIn = ({ pen, plan }: Scene, bed: Bed) =>
  [
    [-104, -30, -18],
    [30, -40, 14],
    [-30, 26, 6],
    [122, 20, -12],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      place(pieceSymbol(pen, 'banger', plan.colours[2] ?? '#8a4b26'), {
        x: bed.cx + x,
        y: bed.cy + y,
        size: 0.95,
        turn,
      }),
    )
    .join('');

/** Potatoes lie in slices, one over the other. */
const slicedPotatoes = ({ pen }: Scene, bed: Bed, crust: string) =>
  [-52, -14, 24, 60]
    .flatMap((y, row) => {
      const half = bed.rx * 0.8 * Math.sqrt(1 - (y / bed.ry) ** 2);
      return Array.from({ length: 6 }, (_, at) =>
        ellipse(
          bed.cx - half + (at + 0.5 + (row % 2) * 0.2) * (half / 3),
          bed.cy + y,
          46,
          24,
          at % 2 === 0 ? lit(pen, lighter(crust, 0.3)) : lit(pen, crust),
          line(darker(crust, 0.34), 2.5),
        ),
      );
    })
    .join('');

/** A piece of what is baked in layers, seen from its cut side. */
function layeredBake(scene: Scene, vessel: Vessel, layers: readonly BakedLayer[]): string {
  const { bed } = vessel;
  const onCrust = { cx: bed.cx, cy: bed.cy - 66, rx: 90, ry: 24 };
  const piece = layeredPiece(scene, bed, layers, crustTone(scene));
  return held(scene, vessel, piece + slicesOnTop(scene, onCrust, layers) + leaves(scene, onCrust, 2, 0.9));
}

/** The crust itself: what shows of what lies under it. */
function crustOn(scene: Scene, bed: Bed, spots: string): string {
  const { pen, plan } = scene;
  const crust = crustTone(scene);
  const edge = plan.colours.find((colour) => colour !== crust) ?? crust;
  const risen = isRisen(scene);
  const mashed = /fork|ridge|mash/.test(plan.shapeText);
  const sliced = plan.plant.some(({ name }) => name === 'potato') && !mashed;
  const ridges = mashed ? ridgesOf(bed, crust) : '';
  const sausages = /sausages?/.test(plan.shapeText) ? sausagesIn(scene, bed) : '';
  const overlapping = sliced ? slicedPotatoes(scene, bed, crust) : '';
  const molten =
    plan.dust.some(({ piece }) => piece === 'cheeseCurls') && !risen
      ? place(
          pen.symbol('molten', () => moltenSheet(pen, '#efc95e')),
          { x: bed.cx - 10, y: bed.cy - 14, size: 1.2, flat: 0.9 },
        )
      : '';
  const pasta = /macaroni|penne|pasta/.test(plan.ingredientText);
  return (
    ellipse(bed.cx, bed.cy, bed.rx, bed.ry, edge) +
    (risen
      ? mound(scene, { ...bed, rx: bed.rx - 8, ry: bed.ry - 6 }, crust, 64)
      : ellipse(bed.cx, bed.cy - 2, bed.rx - 10, bed.ry - 8, lit(pen, crust), line(darker(crust, 0.3), 3))) +
    overlapping +
    (mashed ? '' : spots) +
    ridges +
    sausages +
    molten +
    (pasta ? elbows(scene, bed, mix(crust, '#f6d98a', 0.6)) : '')
  );
}

/** What lies on the crust, or where a spoon opened it over its meat. */
function lyingOn(scene: Scene, bed: Bed, top: Bed): string {
  const { plan } = scene;
  const meat = underCrust(plan);
  if (meat === undefined) {
    const plant = plan.plant.filter(({ name }) => name !== 'potato');
    return laid({ ...scene, plan: { ...plan, main: [], leaf: [], plant } }, top, { plant: 5, leaf: 0, size: 0.85 });
  }
  const seen = [
    ['carrot', '#e8862e'],
    ['peas', '#7fae45'],
  ].flatMap(([name = '', tone = '']) => (plan.ingredientText.includes(name) ? [tone] : []));
  return spoonedOpen(scene, bed, meat, seen);
}

export const gratin: FormPainter = (scene) => {
  const { plan } = scene;
  const layers = bakedLayers(plan);
  const vessel = layers.length > 0 ? plate(scene) : ovenDish(scene);
  const { bed } = vessel;
  // Strewn before anything else, also where they are not shown: what is strewn later falls where it always fell.
  const spots = brownedSpots(scene, bed);
  if (layers.length > 0) return layeredBake(scene, vessel, layers);
  const top = { ...bed, cy: bed.cy - 8, rx: bed.rx * 0.66, ry: bed.ry * 0.6 };
  // Cheese that was baked is no more in shreds.
  const withoutCurls = { ...scene, plan: { ...plan, dust: plan.dust.filter(({ piece }) => piece !== 'cheeseCurls') } };
  return held(
    scene,
    vessel,
    crustOn(scene, bed, spots) +
      lyingOn(scene, bed, top) +
      leaves(scene, { ...top, cx: top.cx - 60 }, 2) +
      dusted(withoutCurls, top, 5),
  );
};
