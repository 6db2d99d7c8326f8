import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, strokes } from '#domain/drawing/pen/pen.ts';
import type { Scene } from '#domain/drawing/setting/scene.ts';

const holes = (paste: string) =>
  strokes('M-40 20h.1M10 36h.1M60 14h.1M100 34h.1M-90 40h.1M20 -8h.1', darker(paste, 0.3), 17, ' opacity=".55"');

const veins = strokes(
  'M-90 30C-70 20 -60 40 -40 26M-20 40C0 30 10 50 30 34M60 20C76 10 90 30 106 14M-30 8h.1M40 2h.1M84 40h.1M-60 46h.1',
  '#4f7088',
  9,
  ' opacity=".8"',
);

/** Green-blue clouds all through, as mould grows in a soft paste. */
const marbling =
  strokes(
    'M-110 44C-90 30 -80 52 -60 40M-44 24C-30 12 -14 30 0 18M-20 58C0 46 16 64 34 52M28 14C44 4 56 20 74 8M62 44C80 32 96 52 116 38M110 12C126 4 138 18 152 8M-70 14h.1M100 60h.1M140 40h.1M-130 24h.1M12 36h.1',
    '#5f8a86',
    17,
    ' opacity=".45"',
  ) +
  strokes(
    'M-84 38l14 4M-24 20l14 2M0 52l16 4M48 8l14 4M86 40l14 2M126 10l12 2M-60 18h4M20 34h4',
    '#3f6a70',
    8,
    ' opacity=".8"',
  );

/** Rough where it broke, with white points of salt, and crumbs of it before the wedge. */
const brokenFace = (paste: string) =>
  strokes(
    'M-120 20l26 8M-70 14l30 -4 20 12M-10 24l26 -10M40 18l30 4 16 -10M100 12l30 6M-90 46l30 -6M-40 54l26 -8 24 8M40 46l34 -6M100 48l36 -10M-20 68l30 -4M70 66l24 -6',
    darker(paste, 0.26),
    5,
    ' opacity=".7"',
  ) +
  strokes('M-96 34h.1M-50 30h.1M-6 42h.1M30 30h.1M70 30h.1M116 30h.1M10 60h.1M90 56h.1M-66 62h.1', '#fffaf0', 7) +
  [
    [-150, 100, 1],
    [-104, 116, 0.7],
    [-64, 108, 0.5],
    [20, 112, 0.6],
  ]
    .map(
      ([x = 0, y = 0, size = 1]) =>
        `<g transform="translate(${x} ${y}) scale(${size})">${path('M-36 8L-28 -14L-6 -20L18 -16L36 2L24 18L-10 22Z', lighter(paste, 0.2), line(inkOf(paste), 4))}${path('M-28 -14L-6 -20L18 -16L4 0Z', lighter(paste, 0.5))}</g>`,
    )
    .join('');

/** The marks of the plaited belt that it was pressed in. */
const plaited = (rind: string) =>
  strokes('M158 -82l10 18 -14 10 18 10 -10 14 20 10 -6 14 12 12 -8 16 8 14', lighter(rind, 0.6), 5) +
  strokes(
    'M-140 -12l20 -12 14 6 24 -14 16 6 24 -14 16 6 24 -14 16 6 24 -14 16 6 24 -16',
    darker(rind, 0.2),
    7,
    ' opacity=".8"',
  );

/** A wedge from a wheel, told from the next by its rind, its holes and how it breaks. */
export function cheeseWedge({ pen, plan }: Scene, paste: string, rind: string): string {
  const text = plan.shapeText;
  const blue = plan.shape === 'blue';
  const crusted = /crust|brown rind|zigzag rind/.test(text);
  const edge = crusted ? mix(rind, '#7a5630', 0.4) : darker(rind, 0.25);
  const marks = blue
    ? /marbling/.test(text)
      ? marbling
      : veins
    : /rough faces/.test(text)
      ? brokenFace(paste)
      : /zigzag rind/.test(text)
        ? plaited(edge)
        : /brown rind/.test(text)
          ? strokes('M-60 44l16 -3M40 26l14 -3M100 50l14 -3', darker(paste, 0.22), 4, ' opacity=".6"')
          : holes(paste);
  return (
    path('M-168 -6L150 -96C184 -70 196 -30 188 0L188 66L-168 84Z', darker(rind, 0.1), line(inkOf(rind), 4)) +
    path('M-168 -6L150 -96C184 -70 196 -30 188 0Z', lit(pen, lighter(paste, 0.2)), line(inkOf(paste), 3)) +
    path('M-168 -6L188 0V66L-168 84Z', lit(pen, paste), line(inkOf(paste), 3)) +
    strokes('M150 -96C184 -70 196 -30 188 0V66', edge, crusted ? 21 : 11) +
    // Washed and brown it has its rind above and below as well.
    (/brown rind/.test(text) ? strokes('M-160 82L184 66', edge, 13) : '') +
    marks
  );
}
