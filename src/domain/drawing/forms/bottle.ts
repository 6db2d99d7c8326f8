import { darker, inkOf, lighter, lightnessOf } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { glazed, grainsIn } from './hot-cup.ts';
import { drinkSigns } from '#domain/drawing/shapes/drink-signs.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';

/** A round flask with a long neck that one drinks from. */
const flask: FormPainter = (scene) => {
  const { pen } = scene;
  const tone = firstColour(scene);
  const wall =
    'M372 96H428L424 214C500 236 536 292 532 350C524 420 470 446 400 446C330 446 276 420 268 350C264 292 300 236 376 214Z';
  const drink =
    'M377 190H423L422 220C492 240 526 294 522 350C514 412 466 436 400 436C334 436 286 412 278 350C274 294 308 240 378 220Z';
  return (
    shadow(pen, 424, 442, 170, 40, 0.6) +
    path(wall, '#f1f5f0', ' opacity=".6"') +
    path(drink, lit(pen, tone)) +
    ellipse(400, 190, 23, 7, lighter(tone, 0.5)) +
    strokes(
      'M340 330h.1M370 380h.1M430 350h.1M460 390h.1M400 300h.1M450 310h.1M350 270h.1',
      lighter(tone, 0.5),
      9,
      ' opacity=".5"',
    ) +
    path(wall, 'none', line('#9fb0aa', 5)) +
    ellipse(400, 97, 29, 9, 'none', line('#c9d4d0', 5)) +
    strokes('M300 330C302 290 322 262 350 248M388 116V196', '#fff', 11, ' opacity=".7"') +
    drinkSigns(scene)
  );
};

export const bottle: FormPainter = (scene) => {
  const { pen, plan } = scene;
  if (/\bflask\b/.test(plan.shapeText)) return flask(scene);
  const tone = firstColour(scene);
  const clear = lightnessOf(tone) > 0.86;
  const told = `${plan.shapeText} ${plan.ingredientText}`;
  const ofGlass = /\b(green|glass) bottle/.test(told);
  const ceramic =
    !ofGlass &&
    /japan|korea|chin/i.test(plan.origin) &&
    !/\boil\b/.test(told) &&
    /sake|soju|wine|rice|makgeolli|baijiu|clear/.test(told);
  const green = plan.colours.find((colour) => lightnessOf(colour) < 0.7) ?? '#6f9a7c';
  const glass = ceramic ? plan.vessel.outside : ofGlass ? green : clear ? '#6f9a7c' : tone;
  const ink = inkOf(glass);
  const d = ceramic
    ? 'M300 150C296 130 364 130 360 150L356 214C392 246 412 292 410 350C408 420 372 434 330 434C288 434 252 420 250 350C248 292 268 246 304 214Z'
    : 'M306 96H354V190C382 212 398 236 398 274V412C392 440 268 440 262 412V274C262 236 278 212 306 190Z';
  const floor = ceramic ? plan.vessel.inside : '#dfe9e6';
  const drink = clear ? '#f3f3ea' : tone;
  return (
    shadow(pen, 352, 432, 130, 36, 0.6) +
    path(d, glazed(scene, glass), line(ink, 4)) +
    (ceramic
      ? ellipse(330, 148, 30, 9, darker(glass, 0.5)) +
        strokes('M264 316C290 336 370 336 396 316', plan.vessel.line, 9, ' opacity=".8"')
      : path('M302 82H358V118H302Z', lit(pen, '#b8433a'), line('#6a221c', 3)) +
        path(
          'M262 296C300 312 360 312 398 296V378C360 394 300 394 262 378Z',
          '#f6ead0',
          line(darker('#f6ead0', 0.3), 2),
        ) +
        ellipse(330, 342, 36, 22, lit(pen, clear ? '#c9973f' : tone))) +
    strokes(
      ceramic ? 'M278 330C278 290 290 262 312 238' : 'M284 400V270C286 244 296 226 314 210',
      '#fff',
      10,
      ' opacity=".55"',
    ) +
    shadow(pen, 540, 430, 110, 32, 0.6) +
    path(
      'M456 326C456 396 480 430 530 430S604 396 604 326Z',
      glazed(scene, ceramic ? plan.vessel.outside : '#e9efec'),
      line(ceramic ? ink : '#9aa9aa', 4),
    ) +
    ellipse(530, 326, 74, 27, ceramic ? plan.vessel.inside : '#f6faf8', line(ceramic ? ink : '#9aa9aa', 3)) +
    (plan.clear && clear
      ? // Filled with white, water and spirits would be milk: the floor of the cup is seen instead.
        ellipse(530, 333, 62, 20, darker(floor, 0.3)) +
        ellipse(532, 337, 42, 11, lighter(floor, 0.1), line(darker(floor, 0.42), 2)) +
        ellipse(530, 331, 62, 20, '#cfe0e2', ` fill-opacity=".3"${line('#ffffff', 2)} stroke-opacity=".7"`)
      : ellipse(
          530,
          332,
          62,
          20,
          pen.radial([
            [0, lighter(drink, 0.4)],
            [1, darker(drink, 0.12)],
          ]),
        ) +
        (clear && !plan.milky
          ? `<g transform="translate(530 333) scale(.6)">${grainsIn(scene, { cx: 0, cy: 0, rx: 78, ry: 18 })}</g>`
          : '')) +
    strokes('M482 328C492 318 510 314 524 314', '#fff', 5, ' opacity=".8"') +
    drinkSigns(scene, 686, 452)
  );
};
