import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { laidOut, type MeatPainter } from './laid-meat.ts';

/** Slices of a soft terrine, pink-brown and marbled within their rim of yellow fat: pale and plain they would be cheese. */
const terrine: MeatPainter = (scene, bed, tone) => {
  const { pen, plan } = scene;
  const flesh = mix(plan.colours[1] ?? tone, '#c98a72', 0.35);
  const round = 'M-92 8C-98 -36 -60 -70 -4 -70C56 -70 96 -36 92 8C88 46 50 64 0 64C-50 64 -88 46 -92 8Z';
  const one = pen.symbol(
    'slice of terrine',
    () =>
      path(round, darker('#e8bf5a', 0.3), `${line(inkOf('#e8bf5a'))} transform="translate(10 12)"`) +
      path(round, '#ecc765', line(inkOf('#e8bf5a'), 3)) +
      path(round, lit(pen, flesh, 0.5), ' transform="scale(.86 .84)"') +
      strokes(
        'M-62 -4C-50 -24 -30 -16 -18 -30M-10 20C8 8 22 26 42 12M20 -40C34 -34 36 -20 56 -20M-50 28C-40 20 -30 30 -16 30M-4 -12C6 -18 14 -10 24 -14M30 38C38 32 46 36 54 28',
        lighter(flesh, 0.55),
        7,
        ' opacity=".8"',
      ) +
      strokes(
        'M-40 -34C-30 -28 -34 -18 -24 -12M2 4C-4 14 6 20 0 30M60 0C54 6 60 14 54 20',
        darker(flesh, 0.28),
        5,
        ' opacity=".6"',
      ),
  );
  return laidOut(scene, bed, {
    id: one,
    spots: [
      [-78, -26],
      [84, 14],
    ],
    size: 1.02,
    wide: 96,
    turn: -6,
  });
};

/** Slabs of fat or of a terrine, cut from a block: white or cream, with a rind. */
export const fatCuts: MeatPainter = (scene, bed, tone) => {
  const { pen, plan } = scene;
  if (/rim of yellow fat/.test(plan.shapeText)) return terrine(scene, bed, tone);
  const streak = plan.colours[2] ?? darker(tone, 0.25);
  const rind = plan.colours[3] ?? darker(plan.colours[1] ?? tone, 0.3);
  const block =
    path('M-96 -40L40 -66L110 -40L104 30L-30 66L-100 26Z', darker(tone, 0.16), line(inkOf(tone))) +
    path('M-96 -40L40 -66L110 -40L-26 -8Z', lit(pen, lighter(tone, 0.4)), line(inkOf(tone), 2)) +
    path('M-96 -40L-26 -8L-30 66L-100 26Z', lit(pen, tone, 0.6)) +
    strokes('M-90 -14L-28 18L106 -12M-92 4L-29 38', streak, 10, ' opacity=".8"') +
    strokes('M-100 26L-30 66L104 30', rind, 9);
  const slab = pen.symbol(
    'slab',
    () =>
      path('M-92 -10L70 -34L92 -16L92 8L-72 32L-94 12Z', darker(tone, 0.2), line(inkOf(tone), 2.5)) +
      path('M-92 -10L70 -34L92 -16L-72 10Z', lit(pen, lighter(tone, 0.3), 0.6)) +
      strokes('M-64 -10L64 -28', streak, 8, ' opacity=".85"') +
      strokes('M-74 24L90 0', rind, 6),
  );
  return (
    shadow(pen, bed.cx - 92, bed.cy + 30, 130, 40, 0.5) +
    place(
      pen.symbol('block', () => block),
      { x: bed.cx - 92, y: bed.cy - 34, size: 1.05 },
    ) +
    laidOut(scene, bed, {
      id: slab,
      spots: [
        [92, -34],
        [84, 0],
        [66, 36],
      ],
      size: 1,
      wide: 84,
      turn: 2,
    })
  );
};
