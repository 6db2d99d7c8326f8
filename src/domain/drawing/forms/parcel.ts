import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, dusted, leaves } from '#domain/drawing/setting/lay.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { served, tropical } from '#domain/drawing/setting/served.ts';

export const parcel: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const leafy = plan.shape === 'leaf';
  const vessel = served(scene, leafy && tropical.test(plan.origin) ? ['plate', 'board'] : ['plate', 'board', 'plate']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const husk = /husk|corn|maize/.test(plan.shapeText + plan.ingredientText);
  const wrapTone = husk ? '#e3c98c' : '#5f8a44';
  const id = pen.symbol('parcel', () => {
    switch (plan.shape) {
      case 'leaf':
        return (
          solid(pen, 'M-150 -34C-90 -56 90 -56 150 -34L158 40C90 60 -90 60 -158 40Z', wrapTone, 4) +
          strokes(
            'M-140 -20C-60 -36 60 -36 140 -20M-148 4C-60 -8 60 -8 148 4M-152 26C-60 18 60 18 152 26',
            darker(wrapTone, 0.3),
            3,
            ' opacity=".6"',
          ) +
          solid(
            pen,
            'M-96 -30C-60 -48 60 -48 96 -30C110 -8 106 24 88 32C40 44 -40 44 -88 32C-106 24 -110 -8 -96 -30Z',
            tone,
          ) +
          strokes('M-66 -22C-40 -32 10 -34 44 -31', lighter(tone, 0.75), 7, ' opacity=".65"') +
          strokes('M-52 6h.1M-16 16h.1M20 4h.1M54 14h.1', darker(tone, 0.3), 10, ' opacity=".4"')
        );
      case 'triangle':
        return (
          solid(pen, 'M-98 52C-70 -4 -30 -60 2 -84C38 -58 80 0 102 46C60 68 -60 72 -98 52Z', tone, 4) +
          path('M2 -82C20 -40 40 20 44 62C70 58 92 54 102 46C80 0 38 -58 2 -82Z', darker(tone, 0.3), ' opacity=".5"') +
          strokes('M-84 44C-30 56 50 56 92 40', darker(tone, 0.35), 5, ' stroke-dasharray="1 14" opacity=".8"') +
          strokes('M-56 8C-40 -18 -20 -44 -6 -58', lighter(tone, 0.75), 8, ' opacity=".65"')
        );
      case 'square':
        return (
          path('M-112 -6L6 -62L118 -10L110 26L2 84L-108 30Z', darker(tone, 0.3), line(inkOf(tone), 4)) +
          path('M-112 -6L6 -62L118 -10L2 48Z', lit(pen, tone), line(inkOf(tone), 2)) +
          strokes(
            'M-52 -32L60 20M62 -36L-52 20',
            wrapTone === '#5f8a44' && plan.shape === 'square' && /leaf|leaves/.test(plan.ingredientText)
              ? '#dcc48a'
              : darker(tone, 0.25),
            6,
          ) +
          strokes('M-80 -8L4 -48', lighter(tone, 0.7), 6, ' opacity=".6"')
        );
      default:
        return (
          solid(pen, 'M-122 36C-118 -34 -60 -72 4 -72C68 -72 118 -30 124 30C70 66 -66 72 -122 36Z', tone, 4) +
          strokes('M-116 38C-60 66 66 62 118 32', darker(tone, 0.12), 17) +
          strokes('M-116 38C-60 66 66 62 118 32', darker(tone, 0.45), 17, ' stroke-dasharray="3 15"') +
          strokes('M-84 -8C-66 -38 -30 -52 6 -54', lighter(tone, 0.75), 9, ' opacity=".65"') +
          strokes('M10 -6h.1M54 -16h.1M-30 12h.1', darker(tone, 0.3), 22, ' opacity=".3"')
        );
    }
  });
  const spots = leafy
    ? [
        [8, -40],
        [-12, 34],
      ]
    : [
        [-82, -34],
        [84, -40],
        [0, 32],
      ];
  const size = leafy ? 1.12 : 0.98;
  const body = spots
    .map(
      ([x = 0, y = 0], at) =>
        shadow(pen, bed.cx + x + 10, bed.cy + y + 46, 130 * size, 34, 0.5) +
        place(id, { x: bed.cx + x, y: bed.cy + y, size, turn: leafy ? -6 : (at - 1) * 9 }),
    )
    .join('');
  return (
    held(
      scene,
      vessel,
      body +
        leaves(scene, { ...bed, cx: bed.cx + 120, cy: bed.cy + 50, rx: 40, ry: 14 }, 1) +
        dusted(scene, { ...bed, cy: bed.cy - 10, rx: bed.rx * 0.6 }, 3),
    ) + beside(scene, 612, 390)
  );
};
