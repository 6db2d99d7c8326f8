import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { heap, mound, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { FormPainter, Scene } from '#domain/drawing/setting/scene.ts';

/** What is scraped thin on toast, and made of the same grain: in a bowl beside its jar it would be soy sauce. */
const isSpread = ({ plan }: Scene) =>
  /yeast extract/.test(plan.ingredientText) && /wheat|barley|rye/.test(plan.ingredientText);

/** A slice of toast, half of it spread, and the knife that it was spread with. */
const onToast = (scene: Scene) => {
  const { pen } = scene;
  const tone = firstColour(scene);
  const slice = 'M466 300C452 254 488 240 566 240C650 240 690 252 678 300L694 410C696 440 456 444 456 414Z';
  return (
    shadow(pen, 590, 430, 150, 40, 0.55) +
    path(slice, darker('#c98a46', 0.25), `${line('#5a3416', 4)} transform="translate(0 12)"`) +
    path(slice, '#b87a3c', line('#5a3416', 3)) +
    path(
      'M480 302C470 266 500 254 568 254C640 254 672 264 664 300L678 404C680 426 472 430 472 406Z',
      lit(pen, '#f0cf94'),
    ) +
    strokes('M500 300h.1M640 380h.1M620 404h.1M560 410h.1M500 396h.1M650 300h.1', '#c99a58', 9, ' opacity=".6"') +
    path(
      'M492 318C500 280 540 272 590 274C640 274 652 296 646 330C648 366 620 372 596 372C560 392 500 384 494 362C488 346 490 330 492 318Z',
      darker(tone, 0.05),
      line(darker(tone, 0.5), 2),
    ) +
    strokes('M506 322C550 306 600 304 634 316M508 346C550 332 600 330 632 342', '#8a5f3a', 5, ' opacity=".8"') +
    strokes('M512 300C540 288 580 288 610 292', '#fff', 5, ' opacity=".4"') +
    path('M556 356C620 320 676 276 716 232L732 246C700 300 640 350 574 378Z', '#dfe3e2', line('#7d8a88', 3)) +
    path('M556 356C590 338 616 320 640 302L648 322C628 340 604 360 574 378Z', tone) +
    strokes('M724 238L778 172', '#5a3a26', 22)
  );
};

/** A spoon heaped with it: what is thick stands in peaks, and flat in a bowl it would be a sauce that runs. */
const onSpoon = (scene: Scene) => {
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  const grain = /coarse|rough|grain|chunky/.test(plan.shapeText)
    ? strokes(
        'M520 372h.1M548 356h.1M580 366h.1M606 380h.1M560 384h.1M534 352h.1M596 348h.1M570 336h.1',
        darker(tone, 0.35),
        9,
        ' opacity=".8"',
      ) + strokes('M530 366h.1M566 352h.1M590 376h.1M548 380h.1', lighter(tone, 0.45), 8, ' opacity=".8"')
    : '';
  return (
    shadow(pen, 580, 430, 140, 34, 0.55) +
    strokes('M636 372L764 286', '#6b4526', 27) +
    strokes('M636 370L762 285', '#b98550', 19) +
    path(
      'M460 386C456 354 506 336 562 336C622 336 664 352 660 384C656 416 612 432 560 432C506 432 464 418 460 386Z',
      lit(pen, '#b98550'),
      line('#6b4526', 4),
    ) +
    path(
      'M478 386C472 356 500 352 506 336C512 312 540 322 548 304C560 284 590 286 586 306C606 312 612 326 624 342C652 352 650 384 636 396C604 420 510 420 478 386Z',
      lit(pen, tone),
      line(inkOf(tone), 3),
    ) +
    strokes(
      'M498 384C530 400 590 402 622 380M512 354C536 370 584 370 612 350M544 326C556 334 572 334 582 326',
      darker(tone, 0.32),
      7,
      ' opacity=".6"',
    ) +
    strokes('M508 346C514 330 534 330 546 316', lighter(tone, 0.7), 7, ' opacity=".7"') +
    grain
  );
};

/** A piece of unripe mango with its green skin on: bare, brown and shining it would be a nut or a date. */
const cutMango = (pen: Pen, tone: string) =>
  pen.symbol(
    `cut mango ${tone}`,
    () =>
      path('M-44 -10L-2 -30L40 -14L38 18L0 36L-42 20Z', lit(pen, tone, 0.8), line(inkOf(tone), 3)) +
      path('M-44 -10L-2 -30L40 -14L0 4Z', '#7f9a3c', line('#46561f', 3)) +
      strokes('M-42 12L0 28L38 10', lighter(tone, 0.4), 4, ' opacity=".7"') +
      strokes('M-24 -12L-4 -21', '#cfe08a', 5, ' opacity=".8"'),
  );

/** Pieces in a small dish. */
const inDish = (scene: Scene) => {
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  const bed = { cx: 552, cy: 362, rx: 76, ry: 32 };
  const tones = [tone, plan.colours[1] ?? lighter(tone, 0.3), plan.colours[2] ?? darker(tone, 0.2)];
  const ids = /\bgreen mango\b/.test(plan.ingredientText)
    ? tones.slice(0, 2).map((one) => cutMango(pen, one))
    : tones.map((one) => pieceSymbol(pen, 'chunk', one));
  return (
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
    mound(scene, bed, darker(tone, 0.15), 14) +
    heap(scene, bed, { ids, count: 9, rise: 26, size: 0.6, turn: 40 })
  );
};

export const jar: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  const lid = '#b9863f';
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
    (isSpread(scene) ? onToast(scene) : chunky && !/paste/.test(plan.shapeText) ? inDish(scene) : onSpoon(scene))
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
