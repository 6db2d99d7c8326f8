import { among } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { secondColour, thirdColour } from '#domain/drawing/setting/food-colours.ts';
import { crumbs, shapedCrusts, squeezed } from './crusts.ts';
import { tempehSlice, twinStick } from './fried-sticks.ts';
import type { Scene } from '#domain/drawing/setting/scene.ts';

type CrustPainter = (scene: Scene, tone: string) => string;

const ragged =
  'M-62 2C-70 -8 -56 -14 -52 -22C-40 -34 -28 -28 -16 -36C0 -42 10 -32 26 -34C42 -32 44 -22 58 -16C70 -6 58 2 60 12C50 28 36 24 24 32C8 40 -6 32 -20 34C-38 32 -42 22 -54 18C-64 12 -58 8 -62 2Z';

/** Where a cutlet was cut into strips, the pale meat is seen. */
const cutAcross = (tone: string, meat: string) => {
  const cuts = 'M-84 -52L-74 52M-40 -60L-30 58M6 -60L14 54M50 -56L58 48M92 -46L98 38';
  return strokes(cuts, darker(tone, 0.5), 13) + strokes(cuts, lighter(meat, 0.55), 7, ' transform="translate(2 0)"');
};

const stick: CrustPainter = ({ pen, plan }, tone) =>
  /\btwin\b/.test(plan.shapeText)
    ? twinStick(pen, tone)
    : solid(
        pen,
        'M-74 10C-84 -4 -76 -20 -60 -20C-40 -28 -20 -20 0 -24C24 -30 50 -28 68 -20C82 -10 80 14 64 18C40 26 10 20 -14 24C-40 28 -66 26 -74 10Z',
        tone,
      ) + crumbs(tone, 'M-52 -8h.1M-30 6h.1M-8 -10h.1M14 6h.1M36 -12h.1M54 4h.1M-60 6h.1', 7);

/** Thin, with a wavy rim and a coat of fine crumbs: smooth and thick it would be a loaf. */
const cutlet: CrustPainter = (scene, tone) => {
  const { pen, plan } = scene;
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
};

const bone = (pen: Pen, tone: string) =>
  pen.symbol(`bone ${tone}`, () =>
    path(
      'M40 16C54 22 66 24 78 20C90 14 98 26 88 32C96 42 82 50 76 40C62 40 48 36 36 32Z',
      lit(pen, '#f6e8d2'),
      line('#8b6a4c'),
    ),
  );

/** A piece on its bone. */
const piece: CrustPainter = ({ pen }, tone) =>
  place(bone(pen, tone), { x: 0, y: 0 }) +
  solid(
    pen,
    'M-70 -10C-82 -22 -66 -38 -54 -36C-48 -54 -28 -50 -20 -44C-8 -54 10 -44 12 -34C28 -36 34 -20 34 -10C52 -8 58 8 54 18C60 30 46 42 36 38C26 48 8 46 0 38C-16 46 -30 40 -36 32C-52 34 -66 22 -64 12C-78 8 -78 -4 -70 -10Z',
    tone,
  ) +
  crumbs(tone, 'M-48 -18h.1M-24 -30h.1M0 -26h.1M18 -8h.1M-34 2h.1M-8 -6h.1M-18 18h.1M10 14h.1M32 12h.1M24 30h.1', 11);

/** An egg in its coat of meat, cut through. */
const eggHalf: CrustPainter = ({ pen }, tone) =>
  `<circle cy="4" r="58" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>` +
  ellipse(0, 0, 50, 48, '#d79a86') +
  ellipse(0, 0, 39, 37, '#fdf8ec', line('#d9b8a0', 2)) +
  ellipse(2, 2, 21, 20, lit(pen, '#f2b02e'));

const round: CrustPainter = ({ pen }, tone) =>
  path(ragged, darker(tone, 0.4), `${line(inkOf(tone))} transform="translate(0 10)"`) +
  path(ragged, lit(pen, tone), line(darker(tone, 0.45), 4)) +
  strokes('M-34 6C-14 -6 12 -10 36 -4M-24 16C0 6 20 8 34 12', darker(tone, 0.3), 5, ' opacity=".45"') +
  crumbs(tone, 'M-26 -8h.1M0 -16h.1M22 -4h.1M-8 8h.1M14 14h.1M-30 8h.1', 9);

const cube: CrustPainter = ({ pen }, tone) =>
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
  strokes('M-38 -10L2 6L38 -14M2 6L2 40', darker(tone, 0.34), 6, ' opacity=".55"');

const chip: CrustPainter = (_scene, tone) =>
  path('M-66 -4L50 -24L58 -12L58 4L-58 20L-66 12Z', darker(tone, 0.25), line(inkOf(tone), 2.5)) +
  path('M-66 -4L50 -24L58 -12L-60 8Z', lighter(tone, 0.4));

const ring: CrustPainter = ({ pen }, tone) =>
  `<path fill-rule="evenodd" d="M-60 6C-66 -20 -44 -40 -18 -38C6 -46 40 -40 54 -20C68 0 56 28 32 36C4 48 -28 42 -46 30C-56 24 -60 16 -60 6ZM-24 4C-28 -8 -10 -16 6 -14C22 -14 30 -2 22 8C12 18 -18 18 -24 4Z" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>` +
  strokes('M-50 2C-44 -22 -20 -32 6 -32', lighter(tone, 0.6), 6, ' opacity=".6"') +
  crumbs(tone, 'M-40 -8h.1M-20 -22h.1M10 -26h.1M36 -14h.1M42 10h.1M10 28h.1M-26 24h.1', 8);

/** Squeezed in the hand it keeps the marks of the fingers: round and red it would be fruit. */
const ball: CrustPainter = ({ pen, plan }, tone) =>
  /\bridged\b/.test(plan.shapeText)
    ? squeezed(pen, tone)
    : `<path d="M-42 6C-50 -14 -34 -40 -6 -42C22 -48 48 -26 46 2C50 30 24 44 -4 44C-28 46 -46 28 -42 6Z" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>` +
      crumbs(tone, 'M-20 -16h.1M4 -24h.1M22 -8h.1M-6 2h.1M-26 8h.1M14 18h.1M-10 24h.1M30 10h.1', 8);

const crusts: Readonly<Record<string, CrustPainter>> = {
  balls: ball,
  sticks: stick,
  cutlets: cutlet,
  pieces: piece,
  eggs: eggHalf,
  rounds: round,
  cubes: cube,
  chips: chip,
  rings: ring,
};

/** A crumbed or battered crust: a rough outline with crumbs. */
export function crustOf(scene: Scene, shape: string, tone: string): string {
  const { pen, plan } = scene;
  if (/\btempeh\b/.test(plan.ingredientText) && /slices/.test(plan.shapeText)) return tempehSlice(pen, tone);
  const shaped = shapedCrusts[shape];
  return pen.symbol(`crust ${shape} ${tone}`, () =>
    shaped === undefined ? among(crusts, shape, 'balls')(scene, tone) : shaped(pen, tone, thirdColour(scene)),
  );
}
