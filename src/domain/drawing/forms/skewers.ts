import { among } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { isOfStrips, stripsOnSticks } from '#domain/drawing/meats/satay.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, dusted, leaves, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { served, tropical } from '#domain/drawing/setting/served.ts';

type SkewerPainter = (scene: Scene, tone: string) => string;

const stick = strokes('M-252 0H236', '#7a5630', 10) + strokes('M-252 0H236', '#d9b37c', 6);

/** Mince pressed around its stick. */
const minced: SkewerPainter = ({ pen }, tone) =>
  stick +
  solid(
    pen,
    'M-176 -22C-100 -34 -40 -22 20 -32C80 -36 150 -34 172 -18C190 0 188 16 168 26C110 38 60 26 0 34C-60 36 -130 38 -176 22C-192 8 -192 -8 -176 -22Z',
    tone,
    4,
  ) +
  strokes('M-120 -22L-112 26M-50 -24L-44 28M24 -28L30 28M96 -28L104 26', darker(tone, 0.4), 5, ' opacity=".5"') +
  strokes('M-160 -12C-80 -22 40 -20 130 -20', lighter(tone, 0.7), 7, ' opacity=".55"');

/** A sheet of fish-cake, folded to and fro. */
const fishCake: SkewerPainter = (_scene, tone) =>
  stick +
  strokes('M-180 10C-160 -46 -130 46 -100 0S-50 46 -20 0S40 46 66 0S120 44 160 -6', inkOf(tone), 42) +
  strokes('M-180 10C-160 -46 -130 46 -100 0S-50 46 -20 0S40 46 66 0S120 44 160 -6', tone, 35) +
  strokes('M-176 0C-156 -44 -130 36 -100 -8S-50 36 -20 -8', lighter(tone, 0.7), 6, ' opacity=".6"');

const balls: SkewerPainter = ({ pen, plan }, tone) =>
  stick +
  [-120, -40, 40, 120]
    .map(
      (x, at) =>
        `<circle cx="${x}" r="40" fill="${lit(pen, plan.colours[at % plan.colours.length] ?? tone)}"${line(inkOf(tone))}/>` +
        ellipse(x - 13, -16, 10, 6, '#fff', ' opacity=".6"'),
    )
    .join('');

/** Pieces of the first thing, and the first plant between them. */
const pieces: SkewerPainter = ({ pen, plan }, tone) => {
  const between = plan.plant[0];
  const cut = plan.main[0]?.piece;
  const threaded = cut === 'chickenStrip' ? 'chicken' : cut === 'meat' ? cut : 'chunk';
  const meat = pieceSymbol(pen, threaded, tone);
  const other = between === undefined ? meat : pieceSymbol(pen, between.piece, between.tone);
  return (
    stick +
    [-148, -74, 0, 74, 148]
      .map((x, at) =>
        place(at % 2 === 1 ? other : meat, {
          x,
          y: 0,
          size: at % 2 === 1 && between !== undefined ? 0.8 : 1.02,
          turn: at * 20,
        }),
      )
      .join('')
  );
};

const skewerPainters: Readonly<Record<string, SkewerPainter>> = { pieces, mince: minced, 'fish-cake': fishCake, balls };

export const skewers: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, tropical.test(plan.origin) ? ['plate', 'leaf', 'board'] : ['plate', 'board', 'plate']);
  const { bed } = vessel;
  if (isOfStrips(scene)) return held(scene, vessel, stripsOnSticks(scene, bed)) + beside(scene, 618, 400);
  const tone = firstColour(scene);
  const drawn = among(skewerPainters, plan.shape, 'pieces');
  const id = pen.symbol('skewer', () => drawn(scene, tone));
  const body = [-58, -4, 52]
    .map(
      (y, at) =>
        shadow(pen, bed.cx + 10, bed.cy + y + 36, 220, 26, 0.5) +
        place(id, { x: bed.cx + (at - 1) * -16, y: bed.cy + y, size: 0.96, turn: -9 }),
    )
    .join('');
  return (
    held(
      scene,
      vessel,
      body +
        leaves(scene, { ...bed, cx: bed.cx - 20, cy: bed.cy, rx: bed.rx * 0.5, ry: 40 }, 2, 0.9) +
        dusted(scene, { ...bed, rx: bed.rx * 0.8, ry: 60 }, 3),
    ) + beside(scene, 618, 400)
  );
};
