import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { creamed, dusted, laid } from '#domain/drawing/setting/lay.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';

export const flatbread: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['board', 'plate', 'board']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const spots = (d: string) =>
    strokes(d, darker(tone, 0.45), 24, ' opacity=".4"') +
    strokes(d, lighter(tone, 0.6), 12, ' opacity=".5" transform="translate(16 -14)"');
  const id = pen.symbol('flatbread', () => {
    const thick = (d: string) =>
      path(d, darker(tone, 0.35), `${line(inkOf(tone))} transform="translate(0 14)"`) + solid(pen, d, tone, 4);
    switch (plan.shape) {
      case 'teardrop':
        return (
          thick('M-216 30C-190 -40 -90 -88 30 -86C140 -82 206 -40 206 8C204 60 110 88 10 84C-80 82 -160 62 -216 30Z') +
          spots('M-120 14h.1M-60 -30h.1M-20 36h.1M30 -40h.1M60 16h.1M120 -16h.1M130 34h.1')
        );
      case 'slab':
        return (
          thick('M-206 -12L-150 -84H176L214 54C214 72 -200 78 -214 60Z') +
          strokes(
            'M-130 -44h.1M-60 -48h.1M10 -46h.1M84 -48h.1M144 -40h.1M-144 10h.1M-66 6h.1M10 10h.1M92 6h.1M160 14h.1M-100 44h.1M-20 46h.1M60 42h.1M130 48h.1',
            darker(tone, 0.35),
            20,
            ' opacity=".5"',
          ) +
          strokes(
            'M-134 -50h.1M-64 -54h.1M6 -52h.1M80 -54h.1M-148 4h.1M-70 0h.1M6 4h.1M88 0h.1',
            lighter(tone, 0.7),
            8,
            ' opacity=".7"',
          )
        );
      case 'boat':
        return (
          thick('M-236 6C-190 -60 -90 -86 0 -86C90 -86 190 -60 236 0C190 60 90 84 0 84C-90 84 -190 64 -236 6Z') +
          path(
            'M-150 2C-120 -40 -60 -54 0 -54C60 -54 120 -40 150 0C120 36 60 52 0 52C-60 52 -120 38 -150 2Z',
            lit(pen, secondColour(scene)),
            line(inkOf(secondColour(scene)), 3),
          ) +
          strokes('M-190 -10C-150 -50 -90 -68 -30 -72', lighter(tone, 0.75), 9, ' opacity=".6"')
        );
      case 'folded':
        return (
          thick('M-200 60C-190 -30 -90 -90 10 -90C110 -90 196 -40 204 44C120 70 -110 84 -200 60Z') +
          strokes('M-186 66C-90 84 110 78 196 50', darker(tone, 0.3), 10, ' opacity=".5"') +
          spots('M-110 20h.1M-40 -30h.1M10 30h.1M70 -34h.1M110 20h.1')
        );
      default:
        return (
          [22, 0]
            .map((y) => ellipse(0, y, 214, 100, y === 0 ? lit(pen, tone) : darker(tone, 0.35), line(inkOf(tone), 4)))
            .join('') + spots('M-130 0h.1M-70 -46h.1M-40 30h.1M20 -20h.1M50 50h.1M90 -46h.1M140 6h.1M-100 44h.1')
        );
    }
  });
  const top = { ...bed, cy: bed.cy - 10, rx: bed.rx * 0.6, ry: bed.ry * 0.5 };
  return held(
    scene,
    vessel,
    shadow(pen, bed.cx + 14, bed.cy + 50, 244, 80, 0.55) +
      place(id, { x: bed.cx, y: bed.cy - 4, size: 0.98 }) +
      laid(scene, top, { main: 2, plant: 4, leaf: 2, size: 0.85 }) +
      creamed(scene, top, 0.8) +
      dusted(scene, top, 4),
  );
};
