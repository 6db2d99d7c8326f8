import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { mound } from '#domain/drawing/setting/lay.ts';
import type { FormPainter, Scene } from '#domain/drawing/setting/scene.ts';

export const jar: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  const lid = '#b9863f';
  const bed = { cx: 552, cy: 366, rx: 78, ry: 34 };
  const chunky = plan.chunky || /pickle|kimchi|pieces|cut|whole/.test(plan.shapeText);
  const lumps = strokes(
    'M266 300h.1M310 330h.1M352 296h.1M392 332h.1M290 372h.1M340 384h.1M386 380h.1M280 336h.1M366 352h.1',
    chunky ? lighter(tone, 0.3) : darker(tone, 0.12),
    chunky ? 30 : 12,
    ' opacity=".6"',
  );
  return (
    shadow(pen, 356, 432, 170, 44, 0.62) +
    path(
      'M236 220C228 226 226 250 226 280V388C226 428 240 436 328 436S430 428 430 388V280C430 250 428 226 420 220Z',
      '#eef3ee',
      line('#9aaaa6', 4),
    ) +
    path(
      'M238 262V388C238 420 256 426 328 426S418 420 418 388V262C380 276 276 276 238 262Z',
      pen.linear(
        [
          [0, lighter(tone, 0.25)],
          [0.45, tone],
          [1, darker(tone, 0.4)],
        ],
        1,
        0.3,
      ),
    ) +
    lumps +
    ellipse(328, 262, 90, 15, lighter(tone, 0.3)) +
    path(
      'M256 312C300 324 356 324 400 312V378C356 390 300 390 256 378Z',
      '#fbf1da',
      `${line('#c9b48a', 2)} opacity=".94"`,
    ) +
    ellipse(328, 348, 30, 20, lit(pen, tone), line(inkOf(tone), 2)) +
    path('M232 176C232 164 424 164 424 176V216C400 230 256 230 232 216Z', glazedLid(scene, lid), line(inkOf(lid), 4)) +
    ellipse(328, 176, 96, 17, lighter(lid, 0.4), line(inkOf(lid), 3)) +
    strokes('M246 270V380', '#fff', 12, ' opacity=".6"') +
    shadow(pen, 576, 414, 120, 34, 0.6) +
    path(
      'M462 360C470 410 510 424 552 424S634 410 642 360Z',
      pen.linear([
        [0, lighter(plan.vessel.outside, 0.3)],
        [1, darker(plan.vessel.outside, 0.35)],
      ]),
      line(inkOf(plan.vessel.outside), 4),
    ) +
    ellipse(552, 360, 90, 38, plan.vessel.inside, line(inkOf(plan.vessel.outside), 3)) +
    mound(scene, bed, tone, 18) +
    strokes('M512 356C530 338 566 336 586 350', lighter(tone, 0.6), 7, ' opacity=".7"')
  );
};

const glazedLid = ({ pen }: Scene, colour: string) =>
  pen.linear(
    [
      [0, lighter(colour, 0.2)],
      [0.3, lighter(colour, 0.5)],
      [1, darker(colour, 0.4)],
    ],
    1,
    0.1,
  );
