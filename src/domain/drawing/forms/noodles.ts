import { darker, distance, inkOf, lighter, lightnessOf, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, dusted, heap, laid, nest } from '#domain/drawing/setting/lay.ts';
import { poured } from '#domain/drawing/setting/liquid.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';

export const noodles: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate', 'plate', 'bowl']);
  const { bed } = vessel;
  const sauce = firstColour(scene);
  const tone = mix(plan.noodle, sauce, lightnessOf(sauce) < 0.35 ? 0.5 : 0.42);
  const low = { ...bed, cy: bed.cy + 4 };
  const shapes: Readonly<Record<string, () => string>> = {
    short: () => {
      const tube = pen.symbol(
        `tube ${tone}`,
        () =>
          path('M-46 -12L34 -20C46 -20 50 14 38 18L-42 22C-52 20 -54 -8 -46 -12Z', lit(pen, tone), line(inkOf(tone))) +
          ellipse(38, -1, 8, 17, darker(tone, 0.4)) +
          strokes('M-36 -2L26 -8', lighter(tone, 0.6), 5, ' opacity=".7"'),
      );
      return (
        shadow(pen, bed.cx + 12, bed.cy + 40, bed.rx, bed.ry * 0.8, 0.5) +
        heap(scene, low, { ids: [tube], count: 20, rise: 52, size: 1, turn: 80 })
      );
    },
    gnocchi: () => {
      // Dumplings keep their own pale colour, and lie in the sauce: dyed by it they would be prawns.
      const dough = mix('#f3dfae', sauce, 0.1);
      const lump = pen.symbol(
        `gnocco ${dough}`,
        () =>
          solid(pen, 'M-38 6C-40 -16 -18 -26 4 -25C28 -24 42 -8 38 10C32 28 -32 28 -38 6Z', dough) +
          strokes(
            'M-18 -18C-22 -4 -20 10 -14 20M2 -20C-2 -6 0 10 6 20M22 -16C18 -4 20 8 26 16',
            darker(dough, 0.22),
            4,
            ' opacity=".7"',
          ),
      );
      return (
        shadow(pen, bed.cx + 12, bed.cy + 40, bed.rx, bed.ry * 0.8, 0.5) +
        (distance(sauce, dough) > 0.13
          ? ellipse(low.cx, low.cy + 6, low.rx * 1.04, low.ry * 1.04, lit(pen, sauce))
          : '') +
        heap(scene, low, { ids: [lump], count: 17, rise: 44, size: 1.05, turn: 40 }) +
        (distance(sauce, dough) > 0.13
          ? poured(scene, { ...low, cy: low.cy - 26, rx: low.rx * 0.72, ry: low.ry * 0.7 }, sauce)
          : '')
      );
    },
    stuffed: () => {
      const square = pen.symbol(
        `raviolo ${tone}`,
        () =>
          path('M-50 2L-6 -30L50 -8L8 30Z', lit(pen, tone), line(inkOf(tone), 3)) +
          path('M-26 0L-2 -17L26 -5L4 15Z', lit(pen, lighter(tone, 0.25)), line(darker(tone, 0.22), 2.5)),
      );
      return heap(scene, low, { ids: [square], count: 9, rise: 26, size: 1.25, turn: 30 });
    },
  };
  const body = (
    shapes[plan.shape] ??
    (() => nest(scene, low, { tone, width: plan.shape === 'ribbons' ? 19 : plan.noodleWidth, rise: 58 }))
  )();
  const top = { cx: bed.cx, cy: bed.cy - 42, rx: bed.rx * 0.62, ry: bed.ry * 0.5 };
  return (
    held(scene, vessel, body + laid(scene, top, { main: 4, plant: 4, leaf: 2, size: 0.9 }) + dusted(scene, top, 4)) +
    beside(scene, 590, 372)
  );
};
