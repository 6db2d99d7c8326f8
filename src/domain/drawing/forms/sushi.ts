import { cycled } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { wavyJelly } from '#domain/drawing/sweets/wavy-jelly.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { dusted, heap, laid, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { FormPainter, Scene, Vessel } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';

const riceWhite = '#fbf6ea';

const grain = 'M-40 -4l9 3M-20 14l10 -2M0 -2l8 5M22 12l9 -4M38 -4l8 3M-30 22l8 3M8 24l9 -2M44 20l6 4';

interface Standing {
  /** From the middle of the bed. */
  readonly spots: readonly (readonly [x: number, y: number])[];
  /** The shadow of each: how far from it, its radii, and how dark from 0 to 1. */
  readonly shade: readonly [dx: number, dy: number, rx: number, ry: number, share: number];
}

/** A thing at each of these spots, on its shadow. */
function standing(
  { pen }: Scene,
  { cx, cy }: Vessel['bed'],
  { spots, shade: [dx, dy, rx, ry, share] }: Standing,
  thing: (spot: { readonly x: number; readonly y: number }, at: number) => string,
): string {
  return spots
    .map(([x, y], at) => shadow(pen, cx + x + dx, cy + y + dy, rx, ry, share) + thing({ x: cx + x, y: cy + y }, at))
    .join('');
}

/** The colour of a roll that is turned inside out, with its sheet of nori round the filling; null for a usual one. */
const riceOutside = ({ plan }: Scene) => (/\brice outside\b/.test(plan.shapeText) ? riceWhite : null);

const sushiAsMaki: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['board', 'plate']);
  const { bed } = vessel;

  const nori = '#2f3d33';
  const fill = [...plan.main, ...plan.plant]
    .filter(({ piece }) => piece !== 'nori')
    .map(({ tone }) => tone)
    .slice(0, 5);
  const coat = riceOutside(scene) ?? nori;
  const edge = coat === nori ? '#151c18' : inkOf(coat);
  const id = pen.symbol(
    'maki',
    () =>
      ellipse(0, 20, 62, 42, darker(coat, 0.35), line(edge, 3)) +
      path(
        'M-62 0V20C-50 74 50 74 62 20V0Z',
        pen.linear([
          [0, lighter(coat, 0.25)],
          [1, darker(coat, coat === nori ? 0.4 : 0.2)],
        ]),
      ) +
      ellipse(0, 0, 62, 42, coat, line(edge, 3)) +
      (coat === nori
        ? ellipse(0, 0, 52, 34, lit(pen, riceWhite, 0.6))
        : ellipse(0, 0, 33, 22, riceWhite, line(nori, 6))) +
      strokes(
        coat === nori
          ? 'M-34 -8l8 3M-24 14l8 -3M30 -10l7 4M26 14l8 -4M-4 -25l8 2M0 25l8 -2'
          : 'M-52 -8l8 3M-42 18l8 -3M44 -10l7 4M40 16l8 -4M-4 -33l8 2M-16 34l8 2M20 33l8 -2M-56 20l4 9M-30 44l8 4M4 50l9 -1M34 42l8 -4M54 22l4 -8',
        darker(riceWhite, 0.22),
        5,
        ' opacity=".6"',
      ) +
      fill
        .map(
          (tone, at) =>
            `<circle cx="${Math.round(Math.cos(at * 1.257) * 15)}" cy="${Math.round(Math.sin(at * 1.257) * 10)}" r="11" fill="${tone}" stroke="${inkOf(tone)}" stroke-width="2"/>`,
        )
        .join(''),
  );
  const spots = [
    [-124, -40],
    [0, -52],
    [122, -44],
    [-66, 34],
    [62, 32],
  ] as const;
  return held(
    scene,
    vessel,
    standing(scene, bed, { spots, shade: [10, 56, 76, 28, 0.55] }, (spot) => place(id, spot)) +
      dusted(scene, { ...bed, rx: bed.rx * 0.7 }, 3, 0.7),
  );
};

const sushiAsBall: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['board', 'plate']);
  const { bed } = vessel;
  const base = plan.rice;

  const id = pen.symbol(
    'onigiri',
    () =>
      solid(pen, 'M-96 58C-112 30 -40 -84 0 -90C40 -84 112 30 96 58C70 80 -70 80 -96 58Z', base, 4) +
      strokes(
        'M-50 10l12 4M-20 -40l12 4M20 -20l10 6M46 24l12 -4M-10 0l12 2M-66 40l10 4M60 46l10 -4',
        darker(base, 0.16),
        7,
        ' opacity=".6"',
      ) +
      (plan.plant.some(({ piece }) => piece === 'nori')
        ? path(
            'M-34 70V14C-34 6 34 6 34 14V70C20 76 -20 76 -34 70Z',
            pen.linear([
              [0, '#45564a'],
              [1, '#1f2a23'],
            ]),
            line('#151c18', 3),
          )
        : '') +
      strokes('M-70 26C-56 -10 -36 -44 -20 -60', '#fff', 8, ' opacity=".6"'),
  );
  return held(
    scene,
    vessel,
    [
      [-96, -18],
      [98, -24],
      [2, 28],
    ]
      .map(
        ([x = 0, y = 0]) =>
          shadow(pen, bed.cx + x + 12, bed.cy + y + 60, 108, 32, 0.55) +
          place(id, { x: bed.cx + x, y: bed.cy + y - 10, size: 0.94 }),
      )
      .join('') +
      dusted(scene, { ...bed, cy: bed.cy - 40, rx: bed.rx * 0.6, ry: 30 }, 3, 0.7) +
      laid(
        {
          ...scene,
          plan: { ...plan, plant: plan.plant.filter(({ piece }) => piece !== 'nori'), main: plan.main.slice(0, 1) },
        },
        { cx: bed.cx, cy: bed.cy - 66, rx: 100, ry: 8 },
        { main: 1, plant: 1, leaf: 0, size: 0.6 },
      ),
  );
};

const sushiAsCube: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['board', 'plate']);
  const { bed } = vessel;
  const base = plan.rice;
  if (/wavy edge/.test(plan.shapeText))
    return held(
      scene,
      vessel,
      wavyJelly(scene, bed) +
        laid(
          { ...scene, plan: { ...plan, main: [] } },
          { ...bed, cy: bed.cy - 16, rx: bed.rx * 0.7, ry: 40 },
          { plant: 3, leaf: 2, size: 0.72 },
        ) +
        dusted(scene, { ...bed, cy: bed.cy - 10, rx: bed.rx * 0.7, ry: 44 }, 3, 0.8),
    );

  const id = pieceSymbol(pen, 'cube', base);
  const flat = pen.symbol(
    'idli',
    () =>
      ellipse(0, 14, 74, 40, darker(base, 0.16), line(inkOf(base), 3)) +
      ellipse(0, 0, 74, 40, lit(pen, base, 0.6), line(inkOf(base), 2)) +
      strokes('M-30 -6h.1M4 -14h.1M30 0h.1M-8 12h.1', darker(base, 0.14), 8, ' opacity=".5"'),
  );
  const lens = /round|lens|disc/.test(plan.shapeText);
  const spots = [
    [-104, -30],
    [98, -36],
    [0, -4],
    [-70, 40],
    [80, 40],
  ] as const;
  return held(
    scene,
    vessel,
    standing(scene, bed, { spots, shade: [8, 40, 78, 28, 0.5] }, (spot) =>
      place(lens ? flat : id, { ...spot, size: lens ? 1 : 1.5 }),
    ) +
      laid(
        { ...scene, plan: { ...plan, main: [] } },
        { ...bed, rx: bed.rx * 0.6, ry: 30 },
        { plant: 3, leaf: 2, size: 0.8 },
      ) +
      dusted(scene, bed, 3),
  );
};

/** Plump pouches of fried tofu, open to the front: the rice in them is seen where it is stated. */
const sushiAsPouches: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['board', 'plate']);
  const { bed } = vessel;
  const tone = plan.colours[0] ?? '#c98a3c';
  const inside = /\brice\b/.test(plan.ingredientText) ? riceWhite : darker(tone, 0.3);
  const pouch = pen.symbol(
    'pouch',
    () =>
      solid(
        pen,
        'M-112 -6C-116 -50 -78 -64 -30 -62C10 -66 60 -60 78 -44C92 -24 92 24 80 46C60 62 -20 66 -66 58C-106 54 -112 30 -112 -6Z',
        tone,
        4,
      ) +
      strokes(
        'M-92 -18C-70 -34 -46 -36 -24 -48M-96 10C-66 0 -40 2 -8 -16M-84 38C-56 26 -30 34 4 20M-30 52C-10 44 12 50 36 44M-60 -44C-44 -38 -30 -46 -14 -42',
        darker(tone, 0.34),
        4.5,
        ' opacity=".6"',
      ) +
      strokes('M-86 -36C-66 -50 -40 -52 -10 -52', lighter(tone, 0.75), 8, ' opacity=".6"') +
      ellipse(74, 0, 42, 52, darker(tone, 0.42), line(inkOf(tone))) +
      ellipse(80, 0, 36, 45, lit(pen, inside, 0.6), line(darker(inside, 0.25), 2)) +
      strokes(
        'M64 -24l8 4M84 -30l6 6M58 -4l8 -3M78 -8l7 5M98 -10l2 8M62 16l8 4M82 14l8 -3M72 32l8 2M92 26l4 5',
        darker(inside, 0.24),
        5,
        ' opacity=".75"',
      ) +
      strokes('M46 -38C56 -52 92 -54 106 -30', lighter(tone, 0.3), 8),
  );
  const spots = [
    [-112, -44],
    [92, -52],
    [-14, 4],
    [-128, 46],
    [104, 44],
  ] as const;
  return held(
    scene,
    vessel,
    standing(scene, bed, { spots, shade: [10, 42, 104, 30, 0.5] }, ({ x, y }) =>
      place(pouch, { x, y: y - 8, size: 0.86, turn: 8 }),
    ) +
      plan.dust
        .slice(0, 1)
        .flatMap((thing) =>
          spots.map(([x, y]) =>
            place(pieceSymbol(pen, thing.piece, thing.tone), {
              x: bed.cx + x + 68,
              y: bed.cy + y - 2,
              size: 0.55,
              turn: 30,
            }),
          ),
        )
        .join(''),
  );
};

const sushiAsNigiri: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['board', 'plate']);
  const { bed } = vessel;
  const grained = strokes(grain, darker(riceWhite, 0.18), 6, ' opacity=".6"');
  const toppings = plan.main.length > 0 ? plan.main : plan.colours.map((tone) => ({ name: 'fish', tone }));

  const one = ({ name, tone }: { readonly name: string; readonly tone: string }, at: number) =>
    pen.symbol(
      `nigiri ${at}`,
      () =>
        solid(pen, 'M-72 28C-78 -2 -50 -16 0 -16C50 -16 78 -2 72 28C50 48 -50 48 -72 28Z', riceWhite) +
        grained +
        path(
          'M-88 -6C-70 -46 60 -52 90 -14C98 6 70 12 0 8C-50 6 -84 16 -88 -6Z',
          lit(pen, tone),
          line(inkOf(tone), 3),
        ) +
        (name === 'prawn'
          ? strokes('M-50 -26L-40 2M-14 -34L-8 4M24 -34L26 4M58 -26L56 4', '#fdf1e6', 6, ' opacity=".85"')
          : strokes(
              'M-60 -6C-48 -20 -34 -28 -22 -34M-20 0C-8 -16 6 -28 22 -36M24 2C34 -12 46 -22 60 -28',
              lighter(tone, 0.65),
              5,
              ' opacity=".8"',
            )),
    );
  const spots = [
    [-112, -44],
    [64, -60],
    [-30, 8],
    [136, 4],
    [50, 60],
  ] as const;
  return held(
    scene,
    vessel,
    standing(scene, bed, { spots, shade: [10, 34, 96, 26, 0.55] }, (spot, at) =>
      place(one(cycled(toppings, at), at % toppings.length), { ...spot, size: 1.08, turn: -14 }),
    ) +
      heap(
        scene,
        { cx: bed.cx - 150, cy: bed.cy + 50, rx: 26, ry: 12 },
        {
          ids: plan.plant.slice(0, 1).map((thing) => pieceSymbol(pen, thing.piece, thing.tone)),
          count: plan.plant.length > 0 ? 3 : 0,
          rise: 6,
          size: 0.7,
        },
      ),
  );
};

const sushiShapes: Readonly<Record<string, FormPainter>> = {
  maki: sushiAsMaki,
  ball: sushiAsBall,
  cube: sushiAsCube,
  pouches: sushiAsPouches,
  nigiri: sushiAsNigiri,
};

export const sushi: FormPainter = (scene) => (sushiShapes[scene.plan.shape] ?? sushiAsNigiri)(scene);
