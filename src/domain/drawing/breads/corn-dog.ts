import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, thirdColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';

const stick = (from: number) =>
  strokes(`M${from} 0H256`, '#8a6230', 19) +
  strokes(`M${from} 0H256`, '#e6c893', 13) +
  strokes(`M${from} -3H252`, '#f6e6c4', 3);

/** The even crust of batter, round at its end. */
const crust = (pen: Pen, tone: string, from: string) =>
  solid(
    pen,
    `${from}C-100 -64 40 -64 104 -54C140 -48 156 -24 156 0C156 24 140 48 104 54C40 64 -100 64 -160 54`,
    tone,
    4,
  ) +
  strokes('M-130 -40C-60 -50 40 -50 100 -42', lighter(tone, 0.6), 11, ' opacity=".65"') +
  strokes(
    'M-120 30h.1M-60 36h.1M0 28h.1M60 38h.1M110 20h.1M-90 12h.1M30 8h.1M120 -14h.1',
    darker(tone, 0.3),
    9,
    ' opacity=".4"',
  );

/** Mustard drawn over it to and fro. */
const zigzag = (d: string) =>
  strokes(d, darker('#eeb822', 0.45), 19) +
  strokes(d, '#f2bf2a', 13) +
  strokes(d, '#fbe08a', 4, ' transform="translate(-2 -4)"');

/** A sausage in batter on its stick, and one bitten off, so that the sausage is seen. Heaped and bare they would be pasties. */
export const cornDogs: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate']);
  const { cx, cy } = vessel.bed;
  const tone = mix(firstColour(scene), '#d58a30', 0.4);
  const crumb = '#f3d692';
  const sausage = mix(thirdColour(scene), '#c45a48', 0.5);
  const mustard = /\bmustard\b/.test(plan.ingredientText);
  const whole = pen.symbol(
    'corn dog',
    () =>
      stick(140) +
      crust(pen, tone, 'M-160 54C-200 46 -216 24 -216 0C-216 -24 -200 -46 -160 -54') +
      (mustard ? zigzag('M-176 14L-150 -20L-116 22L-82 -22L-46 24L-10 -22L26 22L62 -20L96 18L122 -10') : ''),
  );
  const bitten = pen.symbol(
    'bitten corn dog',
    () =>
      stick(140) +
      crust(pen, tone, 'M-120 55L-138 -54') +
      ellipse(-128, 0, 29, 56, lit(pen, crumb, 0.6), line(inkOf(tone), 4)) +
      strokes('M-140 -38h.1M-122 -42h.1M-112 -26h.1M-146 26h.1M-128 43h.1M-110 30h.1', darker(crumb, 0.25), 6) +
      ellipse(-129, 0, 17, 33, lit(pen, sausage), line(inkOf(sausage), 3)) +
      strokes('M-133 -14h.1M-125 -2h.1M-133 12h.1', lighter(sausage, 0.5), 5) +
      (mustard ? zigzag('M-82 20L-50 -22L-14 22L22 -22L58 20L92 -18L116 12') : '') +
      path('M-138 -54C-126 -58 -110 -58 -104 -56L-108 -50Z', tone),
  );
  return held(
    scene,
    vessel,
    [
      [whole, -26, -48],
      [bitten, -4, 54],
    ]
      .map(
        ([id, x, y]) =>
          shadow(pen, cx + Number(x) + 6, cy + Number(y) + 42, 210, 34, 0.55) +
          place(String(id), { x: cx + Number(x), y: cy + Number(y), turn: -7 }),
      )
      .join(''),
  );
};
