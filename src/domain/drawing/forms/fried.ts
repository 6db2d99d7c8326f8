import { among, cycled } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, dusted, heap, leaves, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { served, tropical } from '#domain/drawing/setting/served.ts';

const friedPieces: Readonly<Record<string, readonly [count: number, size: number, rise: number, turn: number]>> = {
  balls: [9, 1.2, 52, 180],
  sticks: [9, 1.25, 44, 50],
  cutlets: [2, 1.5, 10, 10],
  rounds: [8, 1.25, 30, 180],
  cubes: [10, 1.2, 40, 14],
  chips: [20, 1.1, 62, 70],
  rings: [7, 1.3, 34, 40],
};

/** A crumbed or battered crust: a rough outline with crumbs. */
function crustOf(scene: Scene, shape: string, tone: string): string {
  const { pen } = scene;
  const crumbs = (d: string, width = 7) =>
    strokes(d, darker(tone, 0.3), width, ' opacity=".55"') +
    strokes(d, lighter(tone, 0.6), width * 0.7, ' opacity=".7" transform="translate(-3 -4)"');
  return pen.symbol(`crust ${shape} ${tone}`, () => {
    switch (shape) {
      case 'sticks':
        return (
          solid(
            pen,
            'M-74 10C-84 -4 -76 -20 -60 -20C-40 -28 -20 -20 0 -24C24 -30 50 -28 68 -20C82 -10 80 14 64 18C40 26 10 20 -14 24C-40 28 -66 26 -74 10Z',
            tone,
          ) + crumbs('M-52 -8h.1M-30 6h.1M-8 -10h.1M14 6h.1M36 -12h.1M54 4h.1M-60 6h.1')
        );
      case 'cutlets':
        return (
          solid(
            pen,
            'M-128 6C-134 -30 -84 -52 -24 -50C30 -58 104 -46 126 -14C140 20 84 46 24 48C-36 58 -122 44 -128 6Z',
            tone,
            4,
          ) +
          crumbs(
            'M-92 -8h.1M-60 18h.1M-44 -26h.1M-16 4h.1M6 -30h.1M26 22h.1M48 -10h.1M78 12h.1M92 -18h.1M-14 34h.1M-96 18h.1',
            12,
          )
        );
      case 'rounds':
        return (
          ellipse(0, 9, 54, 34, darker(tone, 0.35), line(inkOf(tone))) +
          ellipse(0, 0, 54, 34, lit(pen, tone), line(inkOf(tone), 2)) +
          crumbs('M-26 -8h.1M0 -16h.1M22 -4h.1M-8 8h.1M14 14h.1M-30 8h.1', 9)
        );
      case 'cubes':
        return (
          path('M-38 -10L2 -30L38 -14L36 20L2 40L-38 20Z', darker(tone, 0.22), line(inkOf(tone))) +
          path('M-38 -10L2 -30L38 -14L2 6Z', lighter(tone, 0.35)) +
          path('M-38 -10L2 6L2 40L-38 20Z', lit(pen, tone)) +
          crumbs('M-20 10h.1M-8 -12h.1M14 -10h.1M18 12h.1M-18 22h.1', 7)
        );
      case 'chips':
        return (
          path('M-66 -4L50 -24L58 -12L58 4L-58 20L-66 12Z', darker(tone, 0.25), line(inkOf(tone), 2.5)) +
          path('M-66 -4L50 -24L58 -12L-60 8Z', lighter(tone, 0.4))
        );
      case 'rings':
        return (
          `<path fill-rule="evenodd" d="M-58 4A58 40 0 1 1 58 4A58 40 0 1 1 -58 4ZM-24 2A24 14 0 1 0 24 2A24 14 0 1 0 -24 2Z" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>` +
          crumbs('M-40 -8h.1M-20 -22h.1M10 -26h.1M36 -14h.1M42 10h.1M10 28h.1M-26 24h.1', 8)
        );
      default:
        return (
          `<path d="M-42 6C-50 -14 -34 -40 -6 -42C22 -48 48 -26 46 2C50 30 24 44 -4 44C-28 46 -46 28 -42 6Z" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>` +
          crumbs('M-20 -16h.1M4 -24h.1M22 -8h.1M-6 2h.1M-26 8h.1M14 18h.1M-10 24h.1M30 10h.1', 8)
        );
    }
  });
}

export const fried: FormPainter = (scene) => {
  const { plan, pen } = scene;
  const vessel = served(scene, tropical.test(plan.origin) ? ['plate', 'leaf', 'board'] : ['plate', 'board', 'plate']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const [count, size, rise, turn] = among(friedPieces, plan.shape, 'balls');
  const ids = [crustOf(scene, plan.shape, tone), crustOf(scene, plan.shape, mix(tone, secondColour(scene), 0.25))];
  const body =
    plan.shape === 'cutlets'
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
        heap(scene, { ...bed, rx: bed.rx * 0.8, ry: bed.ry * 0.74 }, { ids, count, rise, size, turn });
  const top = { ...bed, cy: bed.cy - rise * 0.7, rx: bed.rx * 0.55, ry: bed.ry * 0.5 };
  const plants =
    plan.plant.length === 0
      ? ''
      : heap(
          scene,
          { cx: bed.cx + bed.rx * 0.84, cy: bed.cy - bed.ry * 0.3, rx: 56, ry: 34 },
          {
            ids: plan.plant.map((thing) => pieceSymbol(pen, thing.piece, thing.tone)),
            count: 4,
            rise: 10,
            size: 0.85,
            turn: 50,
          },
        );
  return (
    held(scene, vessel, plants + body + leaves(scene, top, 1, 0.95) + dusted(scene, top, 4)) + beside(scene, 606, 384)
  );
};
