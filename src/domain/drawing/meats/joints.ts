import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { secondColour } from '#domain/drawing/setting/food-colours.ts';
import { heap, mound, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

const bone = '#f2e4cc';
const boneInk = '#8b6a4c';

/**
 * A leg or shoulder with its cut face to the front: the round bone in the meat, a rim of fat, the shank behind. Without the face it would be
 * a bird's leg.
 */
function joint({ pen }: Scene, bed: Bed, tone: string): string {
  const flesh =
    'M-168 -86C-110 -112 -20 -110 40 -92C92 -82 132 -64 172 -58C196 -56 200 -8 176 -4C140 8 112 40 66 62C10 88 -90 96 -150 88Z';
  const meat = mix(tone, '#b5735c', 0.45);
  const drawn =
    path(
      'M164 -50L206 -58C212 -72 232 -70 232 -54C244 -48 242 -24 228 -24C218 -14 206 -18 204 -26L166 -12Z',
      lit(pen, bone),
      line(boneInk, 4),
    ) +
    solid(pen, flesh, tone, 4) +
    strokes(
      'M30 -92C-6 -50 4 0 60 46M116 -70C84 -44 82 -10 108 24M-60 -104C-84 -60 -76 30 -56 88',
      darker(tone, 0.46),
      7,
      ' opacity=".55"',
    ) +
    strokes(
      'M-40 -62l24 10 8 22M52 -66l10 18 24 6M-30 4l22 12 -2 24M26 -34l26 8M126 -36l10 12 20 0M-44 40l26 6M84 -2l10 14M8 54l24 -2',
      darker(tone, 0.6),
      4.5,
      ' opacity=".7"',
    ) +
    strokes('M-92 -96C-50 -104 0 -100 40 -84M70 -80C96 -76 120 -66 144 -58', lighter(tone, 0.75), 9, ' opacity=".55"') +
    ellipse(-156, 2, 76, 90, mix(tone, '#f0d8b4', 0.55), line(inkOf(tone), 4)) +
    ellipse(-154, 3, 63, 77, lit(pen, meat), line(darker(meat, 0.3), 2)) +
    strokes(
      'M-206 -18C-184 -34 -170 -30 -158 -24M-158 -66C-146 -50 -144 -40 -146 -28M-104 -22C-122 -24 -130 -20 -138 -12M-196 40C-180 24 -172 22 -166 20M-140 70C-144 50 -146 40 -148 28M-102 30C-116 24 -126 22 -136 16',
      mix(meat, '#f0d8b4', 0.5),
      5,
      ' opacity=".8"',
    ) +
    ellipse(-153, -2, 21, 24, lit(pen, bone), line(boneInk)) +
    ellipse(-153, -1, 10, 12, lit(pen, '#c98a6a'), line('#9a6a4a', 2));
  return (
    shadow(pen, bed.cx + 12, bed.cy + 62, 250, 58, 0.6) +
    place(
      pen.symbol('joint', () => drawn),
      { x: bed.cx - 4, y: bed.cy - 22, size: 0.98, turn: -2 },
    )
  );
}

/** A knuckle that stands on its cut, the bone up, its rind scored in diamonds. */
function knuckle({ pen }: Scene, bed: Bed, tone: string): string {
  const flesh =
    'M-132 74C-158 30 -150 -40 -104 -82C-76 -116 -52 -130 -30 -134H34C60 -128 92 -104 116 -66C150 -10 152 44 126 76C84 108 -88 110 -132 74Z';
  const rind = pen.clip(`<path d="${flesh}"/>`);
  const drawn =
    path(
      'M-22 -120L-24 -176C-40 -188 -32 -206 -14 -202C-4 -214 14 -212 18 -202C36 -204 42 -186 28 -176L26 -120Z',
      lit(pen, bone),
      line(boneInk, 4),
    ) +
    solid(pen, flesh, tone, 4) +
    `<g clip-path="${rind}">${strokes(
      'M-170 -60L60 130M-120 -110L120 110M-60 -140L170 60M0 -160L190 0M170 -60L-60 130M120 -110L-120 110M60 -140L-170 60M0 -160L-190 0M-200 0L0 150M200 0L0 150',
      darker(tone, 0.56),
      7,
      ' opacity=".75"',
    )}${strokes(
      'M-120 -8h.1M-64 -60h.1M-62 34h.1M-6 -14h.1M-4 -96h.1M52 -54h.1M56 38h.1M112 -2h.1M-110 62h.1M0 72h.1M108 66h.1',
      lighter(tone, 0.55),
      22,
      ' opacity=".5"',
    )}</g>` +
    strokes('M-128 30C-136 -20 -112 -66 -72 -98', lighter(tone, 0.8), 10, ' opacity=".5"') +
    strokes('M-34 -130C-14 -116 20 -116 38 -130', darker(tone, 0.4), 9, ' opacity=".6"');
  return (
    shadow(pen, bed.cx + 8, bed.cy + 60, 180, 46, 0.6) +
    place(
      pen.symbol('knuckle', () => drawn),
      { x: bed.cx - 10, y: bed.cy - 34, size: 0.92, turn: 4 },
    )
  );
}

/** A heap of mince, fine-grained; with butter or as a paste it shines. */
function mince(scene: Scene, bed: Bed, tone: string): string {
  const { pen, plan } = scene;
  const low = { ...bed, cx: bed.cx - 14, rx: bed.rx * 0.86, ry: bed.ry * 0.9 };
  const ids = [tone, mix(tone, secondColour(scene), 0.4), darker(tone, 0.14)].map((one) =>
    pieceSymbol(pen, 'mince', one),
  );
  const shine = /glisten|spreadable|moist|butter/.test(plan.shapeText)
    ? strokes(
        `M${low.cx - 84} ${low.cy - 54}C${low.cx - 60} ${low.cy - 76} ${low.cx - 34} ${low.cy - 82} ${low.cx - 10} ${low.cy - 84}M${low.cx - 112} ${low.cy - 14}l14 -16M${low.cx + 36} ${low.cy - 60}l20 6M${low.cx + 4} ${low.cy - 24}l24 -2`,
        '#fff',
        6,
        ' opacity=".5"',
      )
    : '';
  return (
    mound(scene, low, darker(tone, 0.18), 56) +
    heap(
      scene,
      { ...low, cy: low.cy + 14, rx: low.rx * 0.96, ry: low.ry * 0.96 },
      { ids, count: 38, rise: 84, size: 0.72 },
    ) +
    shine
  );
}

/** Whole joints of meat, and the heap of mince, by shape. */
export const joints: Readonly<Partial<Record<string, (scene: Scene, bed: Bed, tone: string) => string>>> = {
  joint,
  knuckle,
  mince,
};
