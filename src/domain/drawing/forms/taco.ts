import { darker, inkOf, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, creamed, dusted, heap, leaves, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import { blisters } from './pancake.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';

export const taco: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate', 'board', 'plate']);
  const { bed } = vessel;
  const shell = plan.dough;
  const fillings = [...plan.main, ...plan.plant];
  const ids =
    fillings.length > 0
      ? fillings.map((thing) =>
          pieceSymbol(pen, thing.piece, thing.layer === 'main' ? mix(thing.tone, firstColour(scene), 0.4) : thing.tone),
        )
      : [pieceSymbol(pen, 'mince', firstColour(scene))];
  const flat = plan.shape === 'flat';
  const one = (x: number, y: number, size: number) =>
    flat
      ? shadow(pen, x + 10, y + 28, 150 * size, 60 * size, 0.5) +
        ellipse(x, y + 12 * size, 138 * size, 64 * size, darker(shell, 0.3), line(inkOf(shell))) +
        ellipse(x, y, 138 * size, 64 * size, lit(pen, shell), line(inkOf(shell), 2)) +
        (fillings.length === 0
          ? blisters(scene, { cx: x, cy: y, rx: 118 * size, ry: 52 * size }, darker(shell, 0.3), 12)
          : heap(scene, { cx: x, cy: y, rx: 92 * size, ry: 42 * size }, { ids, count: 9, rise: 30, size: 0.72 * size }))
      : shadow(pen, x + 10, y + 56 * size, 140 * size, 36 * size, 0.55) +
        path(
          `M${x - 132 * size} ${y + 40 * size}C${x - 120 * size} ${y - 58 * size} ${x - 50 * size} ${y - 100 * size} ${x + 12 * size} ${y - 98 * size}C${x + 84 * size} ${y - 96 * size} ${x + 130 * size} ${y - 50 * size} ${x + 140 * size} ${y + 26 * size}Z`,
          darker(shell, 0.18),
          line(inkOf(shell)),
        ) +
        heap(
          scene,
          { cx: x + 2, cy: y - 30 * size, rx: 104 * size, ry: 36 * size },
          { ids, count: 9, rise: 34 * size, size: 0.76 * size },
        ) +
        path(
          `M${x - 134 * size} ${y + 44 * size}C${x - 120 * size} ${y - 20 * size} ${x - 56 * size} ${y - 52 * size} ${x + 8 * size} ${y - 50 * size}C${x + 74 * size} ${y - 48 * size} ${x + 130 * size} ${y - 20 * size} ${x + 136 * size} ${y + 36 * size}C${x + 60 * size} ${y + 66 * size} ${x - 70 * size} ${y + 70 * size} ${x - 134 * size} ${y + 44 * size}Z`,
          lit(pen, shell),
          line(inkOf(shell)),
        ) +
        strokes(
          `M${x - 80 * size} ${y + 20 * size}h.1M${x - 30 * size} ${y - 10 * size}h.1M${x + 20 * size} ${y + 30 * size}h.1M${x + 70 * size} ${y}h.1`,
          darker(shell, 0.35),
          20 * size,
          ' opacity=".35"',
        );
  const body = flat
    ? one(bed.cx - 60, bed.cy - 34, 1) + one(bed.cx + 58, bed.cy + 42, 1.06)
    : one(bed.cx - 74, bed.cy - 30, 1) + one(bed.cx + 70, bed.cy + 22, 1.12);
  return (
    held(
      scene,
      vessel,
      body +
        leaves(scene, { cx: bed.cx + 10, cy: bed.cy - 40, rx: bed.rx * 0.6, ry: bed.ry * 0.4 }, 3, 0.8) +
        (plan.cream === null
          ? ''
          : creamed(scene, { ...bed, cx: bed.cx + 74, cy: flat ? bed.cy + 30 : bed.cy - 44 }, 0.7)) +
        dusted(scene, { cx: bed.cx, cy: bed.cy - 34, rx: bed.rx * 0.7, ry: 50 }, 3, 0.7),
    ) + beside(scene, 622, 404)
  );
};
