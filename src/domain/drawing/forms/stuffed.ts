import { darker, distance, inkOf, lighter, lightnessOf, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { creamed, dusted, laid, leaves, mound, pieceSymbol, spread } from '#domain/drawing/setting/lay.ts';
import { liquid } from '#domain/drawing/setting/liquid.ts';
import type { PicturePlan } from '#domain/drawing/plan/picture-plan.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';
import { ovenDish, plate } from '#domain/drawing/setting/vessels.ts';
import { moltenSheet } from '#domain/drawing/shapes/melted-cheese.ts';
import { type BakedLayer, bakedLayers, layeredPiece, spoonedOpen } from '#domain/drawing/sweets/layered-bake.ts';

export const stuffed: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate', 'dish', 'plate']);
  const { bed } = vessel;
  const text = plan.shapeText + plan.ingredientText;
  // Of an aubergine its dark rim tells what it is, whatever colour is named first.
  const dark = /aubergine/.test(text) ? plan.colours.find((colour) => distance(colour, '#4a2545') < 0.13) : undefined;
  const skin = dark ?? firstColour(scene);
  const filling = dark === undefined || dark === firstColour(scene) ? secondColour(scene) : firstColour(scene);
  const scored = /scored/.test(plan.shapeText);
  const boat = pen.symbol(
    'boat',
    () =>
      solid(
        pen,
        'M-124 4C-128 -34 -60 -52 10 -50C84 -48 128 -30 130 -2C128 44 60 66 -8 64C-80 62 -122 44 -124 4Z',
        skin,
        4,
      ) +
      path(
        'M-106 -2C-104 -30 -54 -42 8 -40C72 -38 110 -24 110 -2C108 24 60 36 0 36C-62 36 -106 24 -106 -2Z',
        lit(pen, filling),
        line(inkOf(filling), 3),
      ) +
      (dark === undefined
        ? ''
        : solid(
            pen,
            'M-112 -14C-132 -24 -150 -22 -172 -30L-176 -12C-160 -2 -150 6 -124 16C-108 10 -104 -2 -112 -14Z',
            '#6f8a44',
          )) +
      (scored
        ? strokes(
            'M-92 -14L-40 32M-62 -30L14 34M-20 -38L60 28M26 -38L94 14M92 -22L40 32M60 -34L-14 34M18 -38L-60 28M-26 -36L-92 16',
            darker(filling, 0.5),
            5,
            ' opacity=".6"',
          )
        : '') +
      strokes(
        'M-70 -12h.1M-34 6h.1M-8 -18h.1M24 4h.1M54 -14h.1M78 4h.1M-50 14h.1M4 20h.1',
        darker(filling, 0.35),
        15,
        ' opacity=".55"',
      ) +
      strokes('M-60 -20h.1M-20 -6h.1M10 -8h.1M40 -22h.1M66 -4h.1', lighter(filling, 0.6), 11, ' opacity=".8"'),
  );
  const cup = pen.symbol(
    'cup',
    () =>
      solid(pen, 'M-74 -22C-84 30 -64 76 -2 76C62 76 84 30 74 -22Z', skin, 4) +
      ellipse(0, -22, 75, 33, darker(skin, 0.15), line(inkOf(skin), 4)) +
      path('M-62 -24C-50 -64 44 -70 62 -24C50 0 -50 0 -62 -24Z', lit(pen, filling), line(inkOf(filling), 3)) +
      strokes('M-28 -32h.1M0 -44h.1M26 -32h.1M0 -20h.1', darker(filling, 0.3), 13, ' opacity=".5"') +
      strokes('M-54 6C-52 34 -44 52 -30 62', lighter(skin, 0.75), 8, ' opacity=".6"'),
  );
  const flowerLike = /chrysanthemum|artichoke/.test(text);
  const sauced = /sauce/.test(plan.shapeText);
  const pool = sauced
    ? liquid(scene, { ...bed, rx: bed.rx * 1.02, ry: bed.ry * 1.02 }, plan.colours[2] ?? filling, { thick: true })
    : '';
  const upright =
    /pepper|tomato|onion|bell|apple/.test(text) && !/aubergine|courgette|chilli|half|halved/.test(plan.shapeText);
  const petal = pen.symbol('petal', () => solid(pen, 'M-22 40C-34 0 -16 -40 0 -50C16 -40 34 0 22 40Z', skin));
  const flowerHead = (x: number, y: number) =>
    [-80, -55, -30, 0, 30, 55, 80]
      .map((turn) => place(petal, { x: x + turn * 0.55, y: y - 10 + Math.abs(turn) * 0.2, turn, size: 1.1 }))
      .join('') + [-40, 0, 40].map((turn) => place(petal, { x: x + turn * 0.3, y: y + 14, turn, size: 0.8 })).join('');
  const spots = upright
    ? [
        [-94, -14],
        [86, -26],
        [0, 34],
      ]
    : [
        [14, -40],
        [-16, 38],
      ];
  const body = flowerLike
    ? flowerHead(bed.cx - 90, bed.cy) + flowerHead(bed.cx + 90, bed.cy + 6)
    : spots
        .map(
          ([x = 0, y = 0]) =>
            shadow(pen, bed.cx + x + 12, bed.cy + y + (upright ? 66 : 46), upright ? 86 : 140, 36, 0.55) +
            place(upright ? cup : boat, {
              x: bed.cx + x,
              y: bed.cy + y,
              size: upright ? 1.05 : 1.3,
              turn: upright ? 0 : -6,
            }),
        )
        .join('');
  const top = { cx: bed.cx, cy: bed.cy - 10, rx: bed.rx * 0.55, ry: bed.ry * 0.6 };
  return held(scene, vessel, pool + body + creamed(scene, top, 1.1) + leaves(scene, top, 2) + dusted(scene, top, 4));
};

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

export const gratin: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const layers = bakedLayers(plan);
  const vessel = layers.length > 0 ? plate(scene) : ovenDish(scene);
  const { bed } = vessel;
  // What is browned is the warm light one among its colours; the first may be the sauce beneath.
  const crust =
    plan.colours
      .slice(0, 3)
      .toSorted((one, other) => lightnessOf(other) - lightnessOf(one))
      .find((colour) => lightnessOf(colour) < 0.93) ?? firstColour(scene);
  const risen = /risen|puff|souffl/.test(plan.shapeText);
  const browned = darker(crust, 0.34);
  const spots = spread(scene, { ...bed, rx: bed.rx * 0.86, ry: bed.ry * 0.8 }, 13)
    .map(({ x, y }, at) =>
      ellipse(
        x,
        y - (risen ? 24 : 6),
        22 + (at % 4) * 9,
        11 + (at % 3) * 5,
        at % 3 === 0 ? lighter(crust, 0.5) : browned,
        ` opacity="${at % 3 === 0 ? 0.7 : 0.5}"`,
      ),
    )
    .join('');
  const mashed = /fork|ridge|mash/.test(plan.shapeText);
  const ridges = mashed
    ? [-64, -34, -4, 26, 56]
        .map((y) => {
          const half = Math.round(bed.rx * 0.86 * Math.sqrt(1 - (y / bed.ry) ** 2));
          const wave = Array.from({ length: 7 }, () => `q${half / 14} -20 ${half / 7} 0t${half / 7} 0`).join('');
          const d = `M${bed.cx - half} ${bed.cy + y}${wave}`;
          return (
            strokes(d, browned, 9, ' opacity=".7"') +
            strokes(d, lighter(crust, 0.6), 8, ' opacity=".8" transform="translate(0 -9)"')
          );
        })
        .join('')
    : '';
  const sausages = /sausages?/.test(plan.shapeText)
    ? [
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
        .join('')
    : '';
  // Potatoes lie in slices, one over the other.
  const sliced = plan.plant.some(({ name }) => name === 'potato') && !mashed;
  const overlapping = sliced
    ? [-52, -14, 24, 60]
        .flatMap((y, row) => {
          const half = bed.rx * 0.8 * Math.sqrt(1 - (y / bed.ry) ** 2);
          return Array.from({ length: 6 }, (_, at) =>
            ellipse(
              bed.cx - half + (at + 0.5 + (row % 2) * 0.2) * (half / 3),
              bed.cy + y,
              46,
              24,
              at % 2 === 0 ? lit(pen, lighter(crust, 0.3)) : lit(pen, crust),
              line(browned, 2.5),
            ),
          );
        })
        .join('')
    : '';
  const laidPlan = { ...plan, main: [], leaf: [], plant: plan.plant.filter(({ name }) => name !== 'potato') };
  const edge = plan.colours.find((colour) => colour !== crust) ?? crust;
  const top = { ...bed, cy: bed.cy - 8, rx: bed.rx * 0.66, ry: bed.ry * 0.6 };
  if (layers.length > 0) {
    const onCrust = { ...top, cy: bed.cy - 66, rx: 90, ry: 24 };
    return held(
      scene,
      vessel,
      layeredPiece(scene, bed, layers, crust) + slicesOnTop(scene, onCrust, layers) + leaves(scene, onCrust, 2, 0.9),
    );
  }
  // Cheese that was baked is no more in shreds.
  const withoutCurls = { ...scene, plan: { ...plan, dust: plan.dust.filter(({ piece }) => piece !== 'cheeseCurls') } };
  const molten =
    plan.dust.length > withoutCurls.plan.dust.length && !risen
      ? place(
          pen.symbol('molten', () => moltenSheet(pen, '#efc95e')),
          { x: bed.cx - 10, y: bed.cy - 14, size: 1.2, flat: 0.9 },
        )
      : '';
  const meat = underCrust(plan);
  const pasta = /macaroni|penne|pasta/.test(plan.ingredientText);
  return held(
    scene,
    vessel,
    ellipse(bed.cx, bed.cy, bed.rx, bed.ry, edge) +
      (risen
        ? mound(scene, { ...bed, rx: bed.rx - 8, ry: bed.ry - 6 }, crust, 64)
        : ellipse(bed.cx, bed.cy - 2, bed.rx - 10, bed.ry - 8, lit(pen, crust), line(darker(crust, 0.3), 3))) +
      overlapping +
      (mashed ? '' : spots) +
      ridges +
      sausages +
      molten +
      (pasta ? elbows(scene, bed, mix(crust, '#f6d98a', 0.6)) : '') +
      (meat === undefined
        ? laid({ ...scene, plan: laidPlan }, top, { plant: 5, leaf: 0, size: 0.85 })
        : spoonedOpen(
            scene,
            bed,
            meat,
            ['carrot', 'peas'].flatMap((name) =>
              new RegExp(name).test(plan.ingredientText) ? [name === 'carrot' ? '#e8862e' : '#7fae45'] : [],
            ),
          )) +
      leaves(scene, { ...top, cx: top.cx - 60 }, 2) +
      dusted(withoutCurls, top, 5),
  );
};
