import { among } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lighter, lightnessOf, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, round, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { beside, dusted, leaves } from '#domain/drawing/setting/lay.ts';
import { plantBeside, plantTone } from '#domain/drawing/setting/plant-milk.ts';
import { eggCap, hotSigns, isEggCap } from '#domain/drawing/shapes/hot-signs.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';

/** The grains that a white drink without milk was made of swim in it, or lie at the foot of its cup. */
export function grainsIn({ plan }: Scene, { cx, cy, rx, ry }: Bed): string {
  const spots = Array.from({ length: 13 }, (_, at) => {
    const [turn, far] = [at * 2.4, Math.sqrt((at + 0.5) / 13)];
    return { x: round(cx + Math.cos(turn) * far * rx), y: round(cy + Math.sin(turn) * far * ry), at };
  });
  // Liquorice is none.
  if (!/\b(rice|barley)\b/.test(plan.ingredientText)) return '';
  const grains = spots.map(({ x, y, at }) => `M${x - 7} ${y}l14 ${at % 2 === 0 ? 5 : -5}`).join('');
  return strokes(grains, '#a98f5c', 13) + strokes(grains, '#fdf8e8', 9);
}

/** A wall of porcelain that the light meets from the left. */
export const glazed = ({ pen }: Scene, colour: string) =>
  pen.linear(
    [
      [0, darker(colour, 0.06)],
      [0.25, lighter(colour, 0.4)],
      [0.55, colour],
      [1, darker(colour, 0.4)],
    ],
    1,
    0.1,
  );

function saucer(scene: Scene, y: number, rx: number): string {
  const { pen, plan } = scene;
  const tone = plan.vessel.inside;
  return (
    shadow(pen, 424, y + 18, rx * 1.16, rx * 0.36, 0.6) +
    ellipse(400, y + 8, rx, rx * 0.34, darker(tone, 0.3), line(inkOf(tone))) +
    ellipse(400, y, rx, rx * 0.34, lit(pen, tone), line(inkOf(tone), 3)) +
    ellipse(400, y + 3, rx * 0.62, rx * 0.2, darker(tone, 0.1)) +
    (plan.vessel.rim === 'none'
      ? ''
      : ellipse(400, y, rx * 0.9, rx * 0.3, 'none', ` stroke="${plan.vessel.line}" stroke-width="5" opacity=".8"`))
  );
}

/** The surface of a drink in a cup, with foam where there is some. */
function brew(scene: Scene, cx: number, cy: number, rx: number, ry: number): string {
  const { pen, plan } = scene;
  const tone = plantTone(plan, firstColour(scene));
  const frothy = /foam|froth/.test(plan.shapeText);
  const foam = plan.colours.slice(1).find((colour) => lightnessOf(colour) > 0.75) ?? '#f3e2c4';
  const bed = { cx, cy, rx: rx * 0.7, ry: ry * 0.6 };
  const surface = ellipse(
    cx,
    cy,
    rx,
    ry,
    pen.radial(
      [
        [0, lighter(tone, 0.2)],
        [0.7, tone],
        [1, darker(tone, 0.4)],
      ],
      { cx: 0.42, cy: 0.4, r: 0.62 },
    ),
  );
  // Foam of coffee alone is a brown ring, and still; white and stirred it would be milk.
  const ofCoffee = /\bcoffee\b/.test(plan.ingredientText);
  const crema = ofCoffee ? '#bf8443' : lighter(tone, 0.34);
  const top =
    frothy && !plan.milky
      ? ellipse(cx, cy - 1, rx * 0.95, ry * 0.92, lit(pen, crema, 0.5)) +
        (ofCoffee
          ? ellipse(cx + rx * 0.06, cy + 2, rx * 0.56, ry * 0.5, '#4a2716', ' opacity=".9"') +
            strokes(
              `M${round(cx - rx * 0.7)} ${cy - 2}l12 4M${round(cx - rx * 0.3)} ${round(cy - ry * 0.64)}l14 2M${round(cx + rx * 0.4)} ${round(cy - ry * 0.52)}l12 4M${round(cx + rx * 0.5)} ${round(cy + ry * 0.5)}l-12 3M${round(cx - rx * 0.3)} ${round(cy + ry * 0.66)}l-12 -3`,
              '#7a4722',
              5,
              ' opacity=".8"',
            )
          : '') +
        strokes(
          `M${round(cx - rx * 0.5)} ${cy}h.1M${round(cx - rx * 0.2)} ${round(cy - ry * 0.5)}h.1M${round(cx + rx * 0.4)} ${round(cy - ry * 0.3)}h.1M${round(cx + rx * 0.2)} ${round(cy + ry * 0.5)}h.1M${round(cx - rx * 0.66)} ${round(cy + ry * 0.3)}h.1M${round(cx + rx * 0.72)} ${cy}h.1`,
          lighter(crema, 0.5),
          6,
        )
      : frothy
        ? ellipse(cx, cy - 2, rx * 0.9, ry * 0.86, lit(pen, foam, 0.6)) +
          strokes(
            `M${round(cx - rx * 0.4)} ${cy}C${round(cx - rx * 0.2)} ${round(cy - ry * 0.5)} ${round(cx + rx * 0.3)} ${round(cy - ry * 0.4)} ${round(cx + rx * 0.34)} ${cy}C${round(cx + rx * 0.2)} ${round(cy + ry * 0.4)} ${round(cx - rx * 0.2)} ${round(cy + ry * 0.3)} ${cx} ${cy}`,
            mix(tone, foam, 0.35),
            7,
            ' opacity=".8"',
          )
        : strokes(
            `M${round(cx - rx * 0.78)} ${round(cy - ry * 0.2)}A${round(rx * 0.82)} ${round(ry * 0.8)} 0 0 1 ${round(cx - rx * 0.1)} ${round(cy - ry * 0.78)}`,
            '#fff',
            6,
            ' opacity=".6"',
          );
  const white = lightnessOf(tone) > 0.86 && !plan.milky;
  return surface + top + (white ? grainsIn(scene, bed) : '') + leaves(scene, bed, 1, 0.6) + dusted(scene, bed, 2, 0.5);
}

/** A hollowed gourd on its ring, leaves to the brim, and a metal straw in them: mate. */
function gourd(scene: Scene): string {
  const { pen, plan } = scene;
  const leaf = firstColour(scene);
  const rind = mix(secondColour(scene), '#5a3018', 0.3);
  const body =
    'M322 206C326 236 318 252 300 274C276 304 272 350 300 384C326 412 474 412 500 384C528 350 524 304 500 274C482 252 474 236 478 206Z';
  const bits = Array.from({ length: 26 }, (_, at) => {
    const [turn, far] = [at * 2.4, Math.sqrt((at + 0.5) / 26)];
    return `M${Math.round(400 + Math.cos(turn) * far * 58)} ${Math.round(203 + Math.sin(turn) * far * 15)}l${(at % 5) - 2} ${(at % 3) - 4}`;
  }).join('');
  const straw = 'M424 204L486 84C490 76 500 74 508 76';
  return (
    shadow(pen, 430, 424, 150, 42, 0.6) +
    ellipse(400, 410, 84, 24, darker(rind, 0.45), line(inkOf(rind))) +
    path(body, glazed(scene, rind), line(inkOf(rind), 4)) +
    strokes('M296 318C330 342 470 342 504 318', lighter(rind, 0.5), 5, ' stroke-dasharray="2 12" opacity=".8"') +
    strokes('M318 268C302 288 294 314 296 340', lighter(rind, 0.7), 10, ' opacity=".5"') +
    ellipse(400, 202, 82, 26, '#c3c8cc', line('#6f777d', 3)) +
    ellipse(400, 203, 70, 20, darker(leaf, 0.4)) +
    strokes(bits, darker(leaf, 0.15), 6) +
    strokes(bits, lighter(plan.colours[2] ?? leaf, 0.15), 3, ' transform="translate(3 -3)"') +
    strokes(straw, '#646b70', 13) +
    strokes(straw, '#c9ced2', 8) +
    strokes('M426 196L485 82', '#fff', 2.5, ' opacity=".9"')
  );
}

/** A tumbler of steel in the low steel bowl that the coffee is poured back and forth with. */
function steelTumbler(scene: Scene): string {
  const { pen, plan } = scene;
  const steel = '#c3c8cc';
  const coffee = plan.colours[1] ?? firstColour(scene);
  return (
    shadow(pen, 430, 430, 220, 48, 0.6) +
    path('M196 356C200 420 260 444 400 444C540 444 600 420 604 356Z', glazed(scene, steel), line(inkOf(steel), 4)) +
    ellipse(400, 356, 204, 56, lighter(steel, 0.4), line(inkOf(steel), 3)) +
    ellipse(400, 360, 186, 46, darker(steel, 0.3)) +
    ellipse(400, 372, 150, 30, lit(pen, coffee), ' opacity=".9"') +
    path('M310 186L322 366C326 392 474 392 478 366L490 186Z', glazed(scene, steel), line(inkOf(steel), 4)) +
    strokes('M304 190C330 222 470 222 496 190', lighter(steel, 0.6), 8) +
    strokes('M338 226L346 352', '#fff', 12, ' opacity=".7"') +
    ellipse(400, 184, 98, 32, lighter(steel, 0.5), line(inkOf(steel), 4)) +
    ellipse(400, 186, 84, 25, lit(pen, coffee)) +
    path(
      'M322 184C320 150 352 146 370 154C384 138 424 140 436 152C462 146 482 160 478 184C470 208 330 208 322 184Z',
      lit(pen, '#ecd9b8', 0.6),
      line(darker('#ecd9b8', 0.4), 3),
    ) +
    // Fine bubbles: large and white they would be popcorn.
    strokes('M344 182C360 168 380 176 396 166S440 172 462 180', '#fff8e6', 5, ' opacity=".8"') +
    strokes(
      'M346 176h.1M358 168h.1M372 184h.1M384 162h.1M398 176h.1M410 160h.1M424 184h.1M436 166h.1M450 178h.1M462 186h.1M366 160h.1M416 192h.1M390 192h.1M442 192h.1',
      darker('#ecd9b8', 0.24),
      5,
      ' opacity=".7"',
    )
  );
}

/** A glass with a handle: the colour of its tea is seen, and the froth that it was poured to from high above. */
function glassMug(scene: Scene): string {
  const { pen, plan } = scene;
  const tea = firstColour(scene);
  const froth = plan.colours.slice(1).find((colour) => lightnessOf(colour) > 0.75) ?? '#f3e2c4';
  const body = 'M304 176L316 402C320 434 480 434 484 402L496 176Z';
  const bubbles = Array.from({ length: 22 }, (_, at) => {
    const [turn, far] = [at * 2.4, Math.sqrt((at + 0.5) / 22)];
    return `M${round(400 + Math.cos(turn) * far * 82)} ${round(184 + Math.sin(turn) * far * 20)}h.1`;
  }).join('');
  return (
    shadow(pen, 430, 424, 170, 44, 0.6) +
    strokes('M488 226C566 214 566 352 482 358', '#9fb0b2', 26) +
    strokes('M488 226C566 214 566 352 482 358', '#e6efef', 17) +
    path(body, '#f2f6f4', ' opacity=".8"') +
    path('M311 236L321 398C326 424 474 424 479 398L489 236Z', throughGlass(pen, tea, 0.25)) +
    path(
      'M307 186L311 246C330 274 350 256 372 268C392 280 424 262 444 268C462 272 478 262 489 246L493 186Z',
      lit(pen, froth, 0.5),
    ) +
    strokes(
      'M322 226h.1M350 244h.1M378 232h.1M408 248h.1M440 236h.1M470 240h.1M336 254h.1M426 256h.1M458 216h.1M364 214h.1',
      darker(froth, 0.22),
      8,
      ' opacity=".6"',
    ) +
    ellipse(400, 184, 93, 29, lit(pen, lighter(froth, 0.3), 0.4), line(darker(froth, 0.3), 2)) +
    strokes(bubbles, darker(froth, 0.24), 9, ' opacity=".6"') +
    strokes(bubbles, '#fffaf0', 6, ' opacity=".9" transform="translate(-1 -1.5)"') +
    path(body, 'none', line('#9fb0b2', 4)) +
    ellipse(400, 176, 96, 31, 'none', line('#d3dede', 5)) +
    strokes('M328 270L336 390', '#fff', 9, ' opacity=".6"')
  );
}

/** A drink behind a glass wall, lighter by `light` where the light falls in. */
const throughGlass = (pen: Scene['pen'], drink: string, light: number) =>
  pen.linear(
    [
      [0, lighter(drink, light)],
      [0.5, drink],
      [1, darker(drink, 0.35)],
    ],
    1,
    0.2,
  );

/** The ear of a cup, from where it leaves its wall. */
const ear = (x: number, y: number, size: number, tone: string) =>
  strokes(`M${x} ${y}c${62 * size} -16 ${84 * size} ${70 * size} ${-6 * size} ${84 * size}`, inkOf(tone), 26 * size) +
  strokes(`M${x} ${y}c${62 * size} -16 ${84 * size} ${70 * size} ${-6 * size} ${84 * size}`, tone, 18 * size);

/** Small, thick-walled and white, with its ear, and the crema on top: large and without one it would hold tea. */
function espressoCup(scene: Scene): string {
  const white = '#f7f3ec';
  const look = { ...scene.plan.vessel, outside: white, inside: white, rim: 'none' as const };
  return (
    saucer({ ...scene, plan: { ...scene.plan, vessel: look } }, 402, 178) +
    ear(484, 282, 0.74, white) +
    path('M304 262C304 330 334 392 352 396H448C466 392 496 330 496 262Z', glazed(scene, white), line(inkOf(white), 4)) +
    ellipse(400, 262, 96, 35, lighter(white, 0.5), line(inkOf(white), 3)) +
    ellipse(400, 264, 86, 29, darker(white, 0.2)) +
    brew(scene, 400, 270, 80, 25) +
    strokes('M322 296C326 336 342 366 356 378', '#fff', 9, ' opacity=".8"')
  );
}

/** A waisted glass on its saucer. */
const teaGlass: FormPainter = (scene) => {
  const { pen } = scene;
  const tone = firstColour(scene);
  const body =
    'M326 196C334 250 352 268 352 300C352 336 322 352 324 392C330 424 470 424 476 392C478 352 448 336 448 300C448 268 466 250 474 196Z';
  return (
    saucer(scene, 414, 170) +
    path(body, '#f6f8f4', ' opacity=".7"') +
    path(
      'M332 222C340 262 356 274 356 302C356 338 328 356 330 390C338 414 462 414 470 390C472 356 444 338 444 302C444 274 460 262 468 222Z',
      throughGlass(pen, tone, 0.35),
    ) +
    ellipse(400, 222, 68, 20, lighter(tone, 0.25)) +
    leaves(scene, { cx: 400, cy: 214, rx: 40, ry: 10 }, 1, 0.8) +
    path(body, 'none', line('#a9b8bb', 4)) +
    ellipse(400, 196, 74, 22, 'none', line('#c9d4d4', 4)) +
    strokes('M350 226C356 262 368 280 366 306M346 372C346 352 356 340 362 330', '#fff', 8, ' opacity=".7"')
  );
};

/** A cup without an ear. */
const openCup: FormPainter = (scene) => {
  const { pen, plan } = scene;
  if (/espresso/.test(plan.shapeText) && !/tea/.test(plan.shapeText)) return espressoCup(scene);
  const { outside, inside } = plan.vessel;
  const ink = inkOf(outside);
  const size = plan.shape === 'bowl' ? 1.16 : 0.9;
  const [rx, ry, top] = [134 * size, 52 * size, 228];
  const low = top + 150 * size;
  return (
    saucer(scene, low + 8, 176 * size) +
    path(
      `M${400 - rx} ${top}C${400 - rx + 4} ${top + 96 * size} ${400 - 74 * size} ${low} ${400 - 60 * size} ${low}H${400 + 60 * size}C${400 + 74 * size} ${low} ${400 + rx - 4} ${top + 96 * size} ${400 + rx} ${top}Z`,
      glazed(scene, outside),
      line(ink, 4),
    ) +
    (plan.vessel.rim === 'none'
      ? ''
      : strokes(
          `M${400 - rx * 0.94} ${top + 40 * size}A${rx * 0.95} ${ry} 0 0 0 ${400 + rx * 0.94} ${top + 40 * size}`,
          plan.vessel.line,
          8,
          ' opacity=".8"',
        )) +
    ellipse(400, top, rx, ry, lighter(outside, 0.5), line(ink, 3)) +
    ellipse(400, top + 3, rx - 9, ry - 6, darker(inside, 0.25)) +
    (isEggCap(plan)
      ? eggCap(pen, 400, top + 8, rx - 14, firstColour(scene))
      : brew(scene, 400, top + 12, rx - 16, ry - 11))
  );
};

const mug: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const { outside, inside } = plan.vessel;
  const ink = inkOf(outside);
  const tall = plan.shape === 'tall';
  const [rx, ry, top, low] = tall ? [98, 36, 170, 410] : [132, 50, 206, 396];
  return (
    (tall ? shadow(pen, 430, 424, 170, 44, 0.6) : saucer(scene, 404, 218)) +
    ear(400 + rx - 8, top + 56, tall ? 1.1 : 1.2, outside) +
    path(
      `M${400 - rx} ${top}L${400 - rx + 12} ${low - 20}C${400 - rx + 20} ${low + 18} ${400 + rx - 20} ${low + 18} ${400 + rx - 12} ${low - 20}L${400 + rx} ${top}Z`,
      glazed(scene, outside),
      line(ink, 4),
    ) +
    (plan.vessel.rim === 'none'
      ? ''
      : strokes(
          `M${400 - rx + 6} ${top + 96}A${rx - 6} ${ry * 0.9} 0 0 0 ${400 + rx - 6} ${top + 96}`,
          plan.vessel.line,
          12,
          ' opacity=".75"',
        )) +
    ellipse(400, top, rx, ry, lighter(outside, 0.5), line(ink, 3)) +
    ellipse(400, top + 3, rx - 10, ry - 7, darker(inside, 0.25)) +
    brew(scene, 400, top + 12, rx - 16, ry - 12) +
    beside(scene, 620, 424)
  );
};

const cups: Readonly<Record<string, FormPainter>> = {
  mug,
  tall: mug,
  bowl: openCup,
  'small-cup': openCup,
  'tea-glass': teaGlass,
  gourd,
  'glass-mug': glassMug,
};

export const hotCup: FormPainter = (scene) => {
  const { shape, shapeText } = scene.plan;
  const cup = /steel tumbler/.test(shapeText) ? steelTumbler : among(cups, shape, 'mug');
  return cup(scene) + plantBeside(scene) + hotSigns(scene);
};
