import { darker, distance, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { among } from '#domain/drawing/pen/seeded-choice.ts';
import { line, lit, type Pen, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { breadColour, firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { creamed, dusted, laid } from '#domain/drawing/setting/lay.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';

const roundRim =
  'M-206 6C-212 -40 -160 -78 -110 -84C-70 -98 -10 -92 40 -94C110 -92 190 -66 206 -18C218 22 180 66 120 82C70 98 10 90 -44 94C-110 94 -196 58 -206 6Z';
const innerRim =
  'M-168 4C-172 -32 -130 -60 -90 -66C-50 -76 -10 -72 34 -72C92 -70 154 -50 166 -14C174 18 146 50 98 62C58 74 10 70 -36 70C-90 70 -160 44 -168 4Z';
const pores =
  'M-160 0h.1M-140 -36h.1M-120 24h.1M-104 -10h.1M-90 -56h.1M-84 48h.1M-66 -26h.1M-56 14h.1M-40 -64h.1M-36 52h.1M-24 -20h.1M-10 24h.1M0 -54h.1M14 60h.1M24 -14h.1M36 28h.1M46 -60h.1M66 54h.1M72 -22h.1M86 12h.1M96 -48h.1M112 40h.1M124 -10h.1M146 -32h.1M152 16h.1';

/** What a bread is drawn with. */
interface Dough {
  readonly pen: Pen;
  readonly colours: readonly string[];
  readonly tone: string;
  readonly onTop: string;
  readonly second: string;
  readonly spots: (d: string) => string;
  readonly thick: (d: string) => string;
}

const breads: Readonly<Record<string, (dough: Dough) => string>> = {
  teardrop: ({ spots, thick }) => {
    return (
      thick('M-216 30C-190 -40 -90 -88 30 -86C140 -82 206 -40 206 8C204 60 110 88 10 84C-80 82 -160 62 -216 30Z') +
      spots('M-120 14h.1M-60 -30h.1M-20 36h.1M30 -40h.1M60 16h.1M120 -16h.1M130 34h.1')
    );
  },
  slab: ({ tone, thick }) => {
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
  },
  boat: ({ pen, tone, second, thick }) => {
    return (
      thick('M-236 6C-190 -60 -90 -86 0 -86C90 -86 190 -60 236 0C190 60 90 84 0 84C-90 84 -190 64 -236 6Z') +
      path(
        'M-150 2C-120 -40 -60 -54 0 -54C60 -54 120 -40 150 0C120 36 60 52 0 52C-60 52 -120 38 -150 2Z',
        lit(pen, second),
        line(inkOf(second), 3),
      ) +
      strokes('M-190 -10C-150 -50 -90 -68 -30 -72', lighter(tone, 0.75), 9, ' opacity=".6"')
    );
  },
  folded: ({ tone, spots, thick }) => {
    return (
      thick('M-200 60C-190 -30 -90 -90 10 -90C110 -90 196 -40 204 44C120 70 -110 84 -200 60Z') +
      strokes('M-186 66C-90 84 110 78 196 50', darker(tone, 0.3), 10, ' opacity=".5"') +
      spots('M-110 20h.1M-40 -30h.1M10 30h.1M70 -34h.1M110 20h.1')
    );
  },
  topped: ({ pen, onTop, spots, thick }) => {
    return (
      thick(roundRim) +
      spots('M-186 6h.1M-150 -50h.1M-150 48h.1M150 52h.1M176 -22h.1M100 -78h.1') +
      path(innerRim, lit(pen, onTop, 0.7), line(inkOf(onTop), 3)) +
      strokes(
        'M-110 -10l8 5M-70 -42l8 5M-60 30l8 -5M-20 -20l7 5M0 40l8 -5M10 -54l8 5M40 0l8 5M70 36l8 -5M80 -34l8 5M116 2l8 5M-100 26l8 -5M-40 4l7 4',
        lighter(onTop, 0.5),
        9,
        ' opacity=".7"',
      ) +
      strokes(
        'M-90 4l7 4M-46 -54l7 4M-26 24l7 -4M30 -34l7 4M56 18l7 4M100 -14l7 4M20 20l7 4',
        darker(onTop, 0.4),
        9,
        ' opacity=".6"',
      )
    );
  },
  filled: ({ pen, colours, tone, spots, thick }) => {
    // A wedge drawn out: what is inside shows at the cut.
    const inside = colours.find((colour) => distance(colour, tone) > 0.12) ?? darker(tone, 0.4);
    const face = (d: string) => path(d, darker(tone, 0.3), line(inkOf(tone)));
    return (
      thick('M10 -4L196 -38C150 -82 60 -92 0 -92C-116 -92 -214 -46 -214 4C-214 58 -120 94 -4 94C70 94 138 84 176 56Z') +
      face('M10 -4L176 56L176 76L10 18Z') +
      path('M10 2L176 62L176 70L10 12Z', inside) +
      spots('M-140 0h.1M-70 -46h.1M-50 34h.1M20 -60h.1M-100 40h.1M80 -56h.1M20 60h.1') +
      `<g transform="translate(42 14)">${path('M10 -4L196 -38C220 -10 214 32 176 56L176 78L10 20Z', darker(tone, 0.35), line(inkOf(tone)))}${path('M14 4L176 66L176 74L14 14Z', inside)}${path('M10 -4L196 -38C220 -10 214 32 176 56Z', lit(pen, tone), line(inkOf(tone), 2))}${strokes('M90 0h.1M150 -8h.1M150 24h.1', darker(tone, 0.45), 22, ' opacity=".4"')}</g>`
    );
  },
  torn: ({ pen, tone }) => {
    // Half of a flat bread that stands behind, and pieces torn off it: thin, with ragged edges that show the crumb.
    const sheet = (outline: string, tear: string, shade: number) => {
      const own = darker(tone, shade);
      return (
        path(outline, darker(own, 0.4), `${line(inkOf(own))} transform="translate(0 9)"`) +
        path(outline, lit(pen, own, 0.7), line(inkOf(own))) +
        strokes(tear, lighter(own, 0.75), 9, ' opacity=".95"') +
        strokes(tear, darker(own, 0.3), 3, ' opacity=".5" transform="translate(3 7)"')
      );
    };
    const scorched = (d: string) =>
      strokes(d, darker(tone, 0.5), 22, ' opacity=".3"') +
      strokes(d, lighter(tone, 0.55), 11, ' opacity=".5" transform="translate(15 -12)"');
    const strip = 'M96 -40L70 -26L76 2L44 6L40 34L8 30L-8 52L-34 38L-60 58';
    const piece = (x: number, y: number, turn: number, size: number, shade: number) =>
      `<g transform="translate(${x} ${y}) scale(${size} ${size * 0.7}) rotate(${turn})">${sheet(
        `M-60 58C-104 30 -112 -22 -84 -62C-44 -94 52 -92 96 -40L70 -26L76 2L44 6L40 34L8 30L-8 52L-34 38Z`,
        strip,
        shade,
      )}${scorched('M-64 -30h.1M-20 -58h.1M-40 14h.1M16 -16h.1M44 -50h.1')}${strokes('M-84 -8C-78 -36 -58 -58 -28 -68', lighter(tone, 0.8), 7, ' opacity=".6"')}</g>`;
    return (
      `<g transform="translate(-10 -42) scale(1 .8) rotate(-6)">${sheet(
        'M-206 20C-216 -60 -110 -112 4 -112C112 -112 214 -64 204 14L176 0L160 26L126 8L104 38L66 14L44 44L8 18L-22 46L-54 20L-86 48L-114 18L-146 42L-170 14Z',
        'M204 14L176 0L160 26L126 8L104 38L66 14L44 44L8 18L-22 46L-54 20L-86 48L-114 18L-146 42L-170 14L-206 20',
        0.08,
      )}${scorched('M-140 -30h.1M-80 -72h.1M-24 -34h.1M34 -80h.1M90 -34h.1M140 -50h.1M-30 -90h.1')}</g>` +
      piece(-128, 44, 84, 0.92, 0.1) +
      piece(132, 34, 150, 0.92, 0.04) +
      piece(6, 56, 12, 1, 0)
    );
  },
  spongy: ({ tone, thick }) => {
    return (
      thick(roundRim) +
      strokes(pores, darker(tone, 0.42), 11, ' opacity=".75"') +
      strokes(pores, lighter(tone, 0.5), 4, ' opacity=".6" transform="translate(2 4)"') +
      strokes(pores, darker(tone, 0.42), 7, ' opacity=".6" transform="translate(19 -12)"') +
      strokes('M-180 -34C-140 -70 -70 -84 -10 -84', lighter(tone, 0.7), 7, ' opacity=".5"')
    );
  },
  square: ({ pen, tone, spots }) => {
    const fold = 'M-8 -88L206 -14L2 88L-206 2Z';
    return (
      path(fold, darker(tone, 0.35), `${line(inkOf(tone))} transform="translate(0 26)"`) +
      path(fold, darker(tone, 0.16), `${line(inkOf(tone), 2)} transform="translate(0 13)"`) +
      solid(pen, fold, tone, 4) +
      strokes(
        'M-150 4L0 62L150 -8M-8 -60L-120 -8M-8 -60L120 -16M0 30L-70 2L-8 -28L68 -6Z',
        darker(tone, 0.32),
        6,
        ' opacity=".55"',
      ) +
      spots('M-96 8h.1M-20 -44h.1M10 44h.1M84 -10h.1M30 4h.1')
    );
  },
  ball: ({ pen, tone }) => {
    return (
      solid(pen, 'M-196 36C-200 -60 -110 -128 0 -126C112 -128 200 -56 196 38C170 92 -170 92 -196 36Z', tone, 4) +
      strokes('M-150 0C-130 -60 -70 -92 -10 -96', lighter(tone, 0.8), 12, ' opacity=".6"') +
      strokes(
        'M-90 20h.1M-40 -50h.1M40 -60h.1M100 -10h.1M30 20h.1M-130 40h.1M130 44h.1',
        darker(tone, 0.4),
        26,
        ' opacity=".3"',
      ) +
      strokes('M-180 52C-100 80 100 80 184 50', darker(tone, 0.3), 8, ' opacity=".5"')
    );
  },
  round: ({ tone, spots, thick }) => {
    // Two of them, one on the other, scorched in places: one alone is taken for an omelette.
    return (
      `<g transform="translate(-34 -30) rotate(-8)">${thick(roundRim)}${spots('M-130 -10h.1M-60 -56h.1M40 -60h.1')}</g>` +
      `<g transform="translate(26 16)">${thick(roundRim)}${spots('M-130 0h.1M-70 -46h.1M-40 34h.1M20 -20h.1M50 50h.1M90 -46h.1M140 6h.1M-100 44h.1')}${strokes('M-160 -14l22 -9M-16 6l26 7M64 -58l20 9M96 24l26 -8M-64 56l22 6M-20 -62l20 -2', darker(tone, 0.62), 9, ' opacity=".55"')}${strokes('M-186 -26C-150 -62 -80 -80 -20 -84', lighter(tone, 0.8), 8, ' opacity=".6"')}</g>`
    );
  },
};

export const flatbread: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['board', 'plate', 'board']);
  const { bed } = vessel;
  const tone = plan.shape === 'topped' ? breadColour(scene) : firstColour(scene);
  const onTop = plan.colours.find((colour) => distance(colour, tone) > 0.1) ?? secondColour(scene);
  const spots = (d: string) =>
    strokes(d, darker(tone, 0.45), 24, ' opacity=".4"') +
    strokes(d, lighter(tone, 0.6), 12, ' opacity=".5" transform="translate(16 -14)"');
  const thick = (d: string) =>
    path(d, darker(tone, 0.35), `${line(inkOf(tone))} transform="translate(0 14)"`) + solid(pen, d, tone, 4);
  const dough = { pen, colours: plan.colours, tone, onTop, second: secondColour(scene), spots, thick };
  const id = pen.symbol('flatbread', () => among(breads, plan.shape, 'round')(dough));
  // What is baked in does not lie on top.
  const closed = plan.shape === 'filled';
  const top = { ...bed, cy: bed.cy - 10, rx: bed.rx * 0.6, ry: bed.ry * 0.5 };
  return held(
    scene,
    vessel,
    shadow(pen, bed.cx + 14, bed.cy + 50, 244, 80, 0.55) +
      place(id, { x: bed.cx, y: bed.cy - 4, size: plan.shape === 'round' ? 0.86 : 0.98 }) +
      (closed ? '' : laid(scene, top, { main: 2, plant: 4, leaf: 2, size: 0.85 })) +
      creamed(scene, top, 0.8) +
      dusted(scene, top, 4),
  );
};
