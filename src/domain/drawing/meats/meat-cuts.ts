import { cycled } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { secondColour, thirdColour } from '#domain/drawing/setting/food-colours.ts';
import { heap, pieceSymbol, spread } from '#domain/drawing/setting/lay.ts';
import { liquid, poured } from '#domain/drawing/setting/liquid.ts';
import { fatCuts } from './fat-cuts.ts';
import { laidOut, type MeatPainter } from './laid-meat.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** Sauce under or over meat, where the record names one. */
const pool = (scene: Scene, bed: Bed, colour: string) =>
  /sauce|gravy/.test(scene.plan.shapeText)
    ? liquid(scene, { ...bed, rx: bed.rx * 0.98, ry: bed.ry * 0.94 }, colour, { thick: true })
    : '';

/** Flat cakes of mince: thick discs with a browned face and a rough edge. */
const patties: MeatPainter = (scene, bed, tone) => {
  const { pen } = scene;
  const rim =
    'M-66 2C-72 -22 -44 -34 -20 -34C8 -42 48 -34 62 -16C74 2 62 22 40 28C14 40 -30 38 -50 26C-60 20 -64 12 -66 2Z';
  const patty = pen.symbol(
    'patty',
    () =>
      path(rim, darker(tone, 0.42), `${line(inkOf(tone))} transform="translate(0 20)"`) +
      path(rim, lit(pen, tone), line(inkOf(tone))) +
      // The coarse grain of mince, and bits of onion: smooth and dark they would be chocolates.
      strokes(
        'M-46 -6l9 4M-30 8l8 -5M-14 -12l9 3M2 4l8 4M16 -18l8 4M26 8l9 -4M40 -10l8 3M-20 22l8 -4M10 20l8 3M-40 14l7 3M-4 -28l8 2M-32 -20l8 -3',
        darker(tone, 0.45),
        7,
        ' opacity=".7"',
      ) +
      strokes(
        'M-26 -20h.1M4 -26h.1M30 -2h.1M-8 14h.1M18 20h.1M-46 6h.1M52 2h.1',
        darker(tone, 0.36),
        10,
        ' opacity=".6"',
      ) +
      strokes('M-50 -10C-44 -22 -28 -28 -12 -29', lighter(tone, 0.75), 6, ' opacity=".6"'),
  );
  return laidOut(scene, bed, {
    id: patty,
    spots: [
      [-70, -38],
      [66, -44],
      [-104, 20],
      [2, 16],
      [104, 14],
    ],
    size: 1.02,
    wide: 74,
  });
};

const balls: MeatPainter = (scene, bed, tone) => {
  const { pen, plan } = scene;
  const sauce = plan.colours[1] ?? lighter(tone, 0.4);
  return (
    pool(scene, bed, sauce) +
    shadow(pen, bed.cx + 10, bed.cy + 30, bed.rx * 0.7, bed.ry * 0.6, 0.5) +
    heap(
      scene,
      { ...bed, cx: bed.cx - 14, rx: bed.rx * 0.64, ry: bed.ry * 0.6 },
      {
        ids: [pieceSymbol(pen, 'meatball', tone), pieceSymbol(pen, 'meatball', darker(tone, 0.12))],
        count: 9,
        rise: 34,
        size: 1.35,
        turn: 20,
      },
    )
  );
};

/** A fillet in a coat of pastry, its first slices cut: the rosy heart is seen. */
const wrapped: MeatPainter = (scene, bed, tone) => {
  const { pen } = scene;
  const heart = secondColour(scene);
  const dark = thirdColour(scene);
  const face =
    ellipse(0, 0, 76, 66, lit(pen, tone), line(inkOf(tone), 4)) +
    ellipse(0, 2, 61, 52, dark) +
    ellipse(
      0,
      3,
      52,
      43,
      pen.radial(
        [
          [0, lighter(heart, 0.3)],
          [0.6, heart],
          [1, darker(heart, 0.3)],
        ],
        { cx: 0.5, cy: 0.5, r: 0.55 },
      ),
    ) +
    strokes('M-26 -6C-10 -14 10 -14 26 -6M-22 14C-6 8 12 8 24 14', lighter(heart, 0.5), 4, ' opacity=".5"');
  const log =
    solid(
      pen,
      'M-196 -52C-206 -60 -60 -70 60 -66C88 -60 88 62 60 68C-60 72 -206 66 -196 56C-214 40 -214 -36 -196 -52Z',
      tone,
      4,
    ) +
    strokes(
      'M-170 -54L-110 62M-110 -60L-50 64M-50 -62L10 64M-110 -60L-170 60M-50 -62L-110 62M10 -64L-50 64',
      darker(tone, 0.36),
      6,
      ' opacity=".6"',
    ) +
    strokes('M-186 -40C-120 -54 -20 -56 50 -52', lighter(tone, 0.75), 9, ' opacity=".6"');
  const cutFace = pen.symbol('wrapped face', () => face);
  return (
    shadow(pen, bed.cx - 20, bed.cy + 48, 230, 54, 0.55) +
    place(
      pen.symbol('wrapped log', () => log),
      { x: bed.cx - 20, y: bed.cy - 26, size: 0.96 },
    ) +
    place(cutFace, { x: bed.cx + 40, y: bed.cy - 26, size: 1 }) +
    shadow(pen, bed.cx + 128, bed.cy + 66, 84, 26, 0.55) +
    place(cutFace, { x: bed.cx + 118, y: bed.cy + 14, size: 1.04 })
  );
};

/** Thin folded slices of cured meat with their rim of fat. */
const cured: MeatPainter = (scene, bed, tone) => {
  const { pen } = scene;
  const fat = mix(secondColour(scene), '#fbeeda', 0.5);
  const sliver = (key: string, lean: string) =>
    pen.symbol(key, () => {
      const d =
        'M-86 18C-92 -12 -70 -34 -40 -30C-22 -46 10 -40 24 -30C48 -40 84 -24 88 2C84 18 62 14 50 22C28 34 14 18 -8 26C-34 36 -70 36 -86 18Z';
      return (
        path(d, lit(pen, lean, 0.7), line(inkOf(lean), 2.5)) +
        strokes('M-84 10C-84 -12 -66 -28 -42 -24C-22 -40 10 -34 24 -24C46 -34 78 -20 84 2', fat, 9) +
        strokes('M-56 10C-34 -4 -8 2 10 -8M-20 16C4 6 30 12 52 2M22 -8C34 -14 48 -12 58 -6', fat, 3.5, ' opacity=".75"')
      );
    });
  const ids = [sliver('sliver', tone), sliver('sliver light', lighter(tone, 0.16))];
  const spots: readonly (readonly [x: number, y: number])[] = [
    [-104, -46],
    [18, -58],
    [116, -34],
    [-128, 10],
    [-10, 0],
    [108, 26],
    [-60, 46],
    [54, 48],
  ];
  return spots
    .map(
      ([x, y], at) =>
        shadow(pen, bed.cx + x + 6, bed.cy + y + 20, 84, 22, 0.35) +
        place(cycled(ids, at), {
          x: bed.cx + x,
          y: bed.cy + y,
          size: 0.98,
          turn: scene.choice.number(-24, 24),
          mirrored: at % 2 === 1,
        }),
    )
    .join('');
};

/** A round slice across the shank, the bone in its middle. */
const shank: MeatPainter = (scene, bed, tone) => {
  const { pen } = scene;
  const slice =
    path(
      'M-128 14C-136 -34 -80 -66 -10 -64C70 -66 130 -36 128 8C130 50 70 74 0 72C-70 76 -124 54 -128 14Z',
      darker(tone, 0.36),
      `${line(inkOf(tone), 4)} transform="translate(0 18)"`,
    ) +
    path(
      'M-128 14C-136 -34 -80 -66 -10 -64C70 -66 130 -36 128 8C130 50 70 74 0 72C-70 76 -124 54 -128 14Z',
      lit(pen, tone),
      line(inkOf(tone)),
    ) +
    strokes(
      'M-104 0C-70 -30 -50 -40 -36 -42M-96 30C-70 20 -56 16 -46 12M104 -6C84 -26 66 -36 44 -42M98 30C80 24 62 18 50 14M-20 60C-14 48 -10 42 -8 38M24 60C22 50 18 44 16 38',
      darker(tone, 0.34),
      5,
      ' opacity=".6"',
    ) +
    ellipse(2, -2, 46, 32, lit(pen, '#f3e4c8'), line('#8b6a4c')) +
    ellipse(2, -1, 25, 17, lit(pen, '#c98a6a'), line('#9a6a4a', 2)) +
    strokes('M-94 -14C-80 -34 -60 -46 -34 -50', lighter(tone, 0.75), 8, ' opacity=".55"');
  return (
    pool(scene, bed, secondColour(scene)) +
    shadow(pen, bed.cx - 8, bed.cy + 44, 150, 54, 0.5) +
    place(
      pen.symbol('shank', () => slice),
      { x: bed.cx - 16, y: bed.cy - 12, size: 1.12 },
    )
  );
};

/** Bones split along, their marrow open. */
const marrow: MeatPainter = (scene, bed, tone) => {
  const { pen } = scene;
  const bone = pen.symbol('marrow bone', () => {
    const d =
      'M-150 -22C-172 -40 -164 -60 -138 -52C-100 -34 90 -36 132 -54C162 -60 170 -36 148 -20C170 -4 160 20 134 14C90 -2 -100 0 -136 16C-164 22 -172 -4 -150 -22Z';
    return (
      path(d, '#c9ab84', `${line('#7d5f42', 3)} transform="translate(0 14)"`) +
      path(d, lit(pen, '#f3e6cf'), line('#8b6a4c')) +
      path('M-118 -20C-100 -36 100 -38 122 -22C100 -6 -100 -2 -118 -20Z', lit(pen, tone), line(darker(tone, 0.4), 3)) +
      strokes('M-90 -24C-40 -30 20 -30 70 -27', lighter(tone, 0.8), 7, ' opacity=".8"') +
      strokes('M-60 -14h.1M-10 -16h.1M40 -14h.1M86 -18h.1', darker(secondColour(scene), 0.1), 10, ' opacity=".6"')
    );
  });
  return laidOut(scene, bed, {
    id: bone,
    spots: [
      [6, -28],
      [-10, 44],
    ],
    size: 1.06,
    wide: 160,
    turn: -5,
  });
};

/** Discs cut from a sausage, under their sauce where one is named. */
const sausageSlices: MeatPainter = (scene, bed, tone) => {
  const { pen, plan } = scene;
  const sauced = /sauce/.test(plan.shapeText);
  const skin = sauced ? secondColour(scene) : tone;
  const face = sauced ? '#e3ab8e' : lighter(tone, 0.1);
  // The cut is paler than its skin: all of one colour they would be balls.
  const cut = pen.symbol(
    'slice of sausage',
    () =>
      ellipse(0, 10, 46, 29, darker(skin, 0.2), line(inkOf(skin))) +
      ellipse(0, 0, 46, 28, skin, line(inkOf(skin))) +
      ellipse(0, 0, 39, 22.5, lit(pen, face, 0.6)) +
      strokes('M-20 -4h5M-4 -12h5M12 -6h5M-10 6h5M6 8h5M22 2h4M-26 4h4', '#f6dcc6', 6, ' opacity=".9"') +
      strokes('M-12 -8h3M4 0h3M16 -12h3M-18 10h3M14 12h3', darker(face, 0.34), 5, ' opacity=".7"'),
  );
  const ids = [cut];
  const dust = spread(scene, { ...bed, rx: bed.rx * 0.6, ry: bed.ry * 0.56 }, 22)
    .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h.1`)
    .join('');
  const over = sauced
    ? poured(scene, { ...bed, rx: bed.rx * 0.8, ry: bed.ry * 0.8 }, tone) + strokes(dust, thirdColour(scene), 8)
    : '';
  return (
    shadow(pen, bed.cx + 10, bed.cy + 30, bed.rx * 0.86, bed.ry * 0.7, 0.5) +
    heap(
      scene,
      { ...bed, rx: bed.rx * (sauced ? 0.9 : 0.74), ry: bed.ry * (sauced ? 0.86 : 0.62) },
      { ids, count: sauced ? 16 : 11, rise: sauced ? 14 : 24, size: sauced ? 1.2 : 1.45, turn: 20 },
    ) +
    over
  );
};

/** Small browned pieces in a heap. */
const pieces: MeatPainter = (scene, bed, tone) =>
  shadow(scene.pen, bed.cx + 10, bed.cy + 32, bed.rx * 0.86, bed.ry * 0.72, 0.5) +
  heap(
    scene,
    { ...bed, rx: bed.rx * 0.7, ry: bed.ry * 0.64 },
    {
      ids: [pieceSymbol(scene.pen, 'chickenStrip', tone), pieceSymbol(scene.pen, 'chickenStrip', secondColour(scene))],
      count: 9,
      rise: 36,
      size: 1.4,
      turn: 40,
    },
  );

/** Cuts of meat that are more than one piece laid down, by shape. */
export const meatCuts: Readonly<Partial<Record<string, MeatPainter>>> = {
  patties,
  balls,
  wrapped,
  cured,
  fat: fatCuts,
  shank,
  marrow,
  'sausage slices': sausageSlices,
  pieces,
};
