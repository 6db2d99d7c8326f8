import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { pieceSymbol, spread } from '#domain/drawing/setting/lay.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { plate } from '#domain/drawing/setting/vessels.ts';

/** A sheet of cheese that melted over something and runs down its edge, blistered: in loose shreds it is hardly seen. */
export const moltenSheet = (pen: Pen, cheese: string) =>
  path(
    'M-116 10C-130 -38 -76 -56 0 -56C80 -56 130 -38 116 10C118 34 108 62 94 62C80 62 84 44 66 46C48 48 56 84 36 84C18 84 26 50 4 50C-20 50 -10 70 -30 70C-48 70 -42 46 -62 48C-80 50 -78 76 -94 72C-110 66 -116 34 -116 10Z',
    lit(pen, mix(cheese, '#ffc83a', 0.4)),
    line(darker(cheese, 0.45), 3),
  ) +
  ellipse(-62, -6, 30, 13, '#c9781f', ' opacity=".5" transform="rotate(-12 -62 -6)"') +
  ellipse(-8, -30, 36, 12, '#c9781f', ' opacity=".45"') +
  ellipse(56, -14, 38, 15, '#c9781f', ' opacity=".5" transform="rotate(10 56 -14)"') +
  ellipse(6, 14, 34, 13, '#c9781f', ' opacity=".45"') +
  strokes(
    'M-74 -8h8M-56 -2h.1M-16 -32h10M48 -16h12M70 -8h.1M36 -18h.1M-6 14h8M20 18h.1M86 20h.1M-90 24h.1',
    '#8a4412',
    9,
    ' opacity=".55"',
  ) +
  strokes('M-92 -16C-80 -38 -40 -46 -10 -47', '#fff6cf', 9, ' opacity=".8"');

/** A lid of cheese and bread over a soup, browned under the grill. */
export const cheeseLid = ({ pen }: Scene, { cx, cy, rx, ry }: Bed) =>
  shadow(pen, cx + 6, cy + 12, rx * 0.86, ry * 0.84, 0.4) +
  `<g transform="translate(${cx} ${Math.round(cy - ry * 0.08)}) scale(${Math.round(rx * 0.74) / 100} ${Math.round(ry * 1.22) / 100})">${moltenSheet(pen, '#efc95e')}</g>`;

/** Cheese that was scraped molten over potatoes: a pool with a browned rim, gherkins and onions beside. Whole in its rind it would be Camembert. */
export const meltedOverPotatoes: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = plate(scene);
  const { cx, cy } = vessel.bed;
  const tone = mix(firstColour(scene), '#ffc94a', 0.35);
  const rim = plan.colours[2] ?? darker(tone, 0.4);
  const states = (words: RegExp) => words.test(plan.ingredientText);
  const potato = pieceSymbol(pen, 'potato', '#efd07c');
  const potatoes = states(/potato/)
    ? [
        [-120, -44, 1.35, -20],
        [-24, -66, 1.4, 14],
        [84, -50, 1.35, 40],
        [-66, 4, 1.3, 8],
      ]
        .map(
          ([x = 0, y = 0, size = 1, turn = 0]) =>
            shadow(pen, cx + x + 6, cy + y + 26, 56, 22, 0.4) + place(potato, { x: cx + x, y: cy + y, size, turn }),
        )
        .join('')
    : '';
  const pool = `M${cx - 150} ${cy + 8}C${cx - 160} ${cy - 24} ${cx - 110} ${cy - 34} ${cx - 88} ${cy - 50}C${cx - 60} ${cy - 82} ${cx - 20} ${cy - 60} ${cx + 6} ${cy - 72}C${cx + 44} ${cy - 82} ${cx + 74} ${cy - 52} ${cx + 98} ${cy - 34}C${cx + 128} ${cy - 18} ${cx + 116} ${cy + 10} ${cx + 96} ${cy + 24}C${cx + 90} ${cy + 62} ${cx + 40} ${cy + 66} ${cx + 10} ${cy + 58}C${cx - 30} ${cy + 82} ${cx - 96} ${cy + 76} ${cx - 112} ${cy + 48}C${cx - 138} ${cy + 44} ${cx - 148} ${cy + 30} ${cx - 150} ${cy + 8}Z`;
  const gherkin = pen.symbol(
    'gherkin',
    () =>
      path('M-44 6C-40 -16 20 -22 44 -8C50 2 44 14 34 16C4 24 -40 26 -44 6Z', lit(pen, '#6f8a34'), line('#35451a', 3)) +
      strokes('M-26 0h.1M-8 8h.1M8 -6h.1M24 4h.1M-16 -8h.1', '#a9bb62', 6),
  );
  return held(
    scene,
    vessel,
    potatoes +
      path(pool, rim, `${line(darker(rim, 0.4), 4)} transform="translate(0 5)"`) +
      path(pool, lit(pen, tone, 0.8), line(rim, 9)) +
      strokes(
        `M${cx - 96} ${cy - 6}C${cx - 70} ${cy - 34} ${cx - 30} ${cy - 40} ${cx} ${cy - 42}M${cx - 60} ${cy + 34}C${cx - 30} ${cy + 20} ${cx + 20} ${cy + 26} ${cx + 50} ${cy + 10}`,
        '#fffbe0',
        11,
        ' opacity=".75"',
      ) +
      spread(scene, { cx: cx - 16, cy, rx: 100, ry: 46 }, 7)
        .map(({ x, y }, at) => ellipse(x, y, 12 + (at % 3) * 5, 6 + (at % 2) * 3, rim, ' opacity=".55"'))
        .join('') +
      (states(/gherkin|cornichon/)
        ? place(gherkin, { x: cx + 158, y: cy - 2, size: 0.95, turn: -30 }) +
          place(gherkin, { x: cx + 142, y: cy + 38, size: 0.9, turn: 8 })
        : '') +
      (states(/silver onion|pearl onion/)
        ? [
            [72, 68],
            [104, 56],
            [88, 86],
          ]
            .map(
              ([x = 0, y = 0]) =>
                `<g transform="translate(${cx + x} ${cy + y}) scale(.56)">${ellipse(0, 0, 28, 26, lit(pen, '#f4efe0'), line('#9a927c', 3))}${strokes('M0 -26C-8 -8 -8 8 -4 24M2 -26C10 -8 10 8 6 24', '#cfc6ae', 3)}</g>`,
            )
            .join('')
        : ''),
  );
};

/** A spirit stove, the flame under what it keeps hot. */
const stove = ({ pen }: Scene) =>
  shadow(pen, 410, 440, 150, 36, 0.6) +
  strokes('M318 330L284 436M482 330L516 436M400 340V420', '#3a3634', 13) +
  ellipse(400, 430, 60, 18, '#5a5450', line('#2c2826', 4)) +
  path('M400 348C430 376 432 410 400 420C368 410 372 376 400 348Z', '#f2902c', line('#c9581a', 2)) +
  path('M400 376C414 390 414 410 400 416C386 410 386 392 400 376Z', '#ffe07a');

/** A small pot over a flame to dip in, and what is dipped around it: with all of it swimming in a full pot it would be a soup. */
export const fondue: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  const clay = '#a8482e';
  const oily = /\boil|oily/.test(plan.shapeText);
  const around = plan.plant.filter(({ piece }) => piece !== 'garlic');
  const fork = (x: number, y: number, u: number, v: number) =>
    strokes(`M${x} ${y}L${u} ${v}`, '#8b8478', 9) +
    strokes(`M${x} ${y}L${u} ${v}`, '#ded9cf', 5) +
    strokes(`M${x + (u - x) * 0.6} ${y + (v - y) * 0.6}L${u} ${v}`, '#7a3f22', 15);
  const bread = /\bbread\b/.test(plan.ingredientText) ? pieceSymbol(pen, 'crouton', '#d9a55e') : null;
  const dippers = [
    [176, 402],
    [616, 410],
    [226, 448],
    [566, 458],
    [136, 456],
    [668, 456],
  ];
  const ids = bread === null ? around.map(({ piece, tone: own }) => pieceSymbol(pen, piece, own)) : [bread];
  const beside =
    ids.length === 0
      ? ''
      : dippers
          .map(
            ([x = 0, y = 0], at) =>
              shadow(pen, x + 6, y + 24, 54, 18, 0.45) +
              place(ids[at % ids.length] ?? '', { x, y, size: 1.15, turn: (at * 37) % 60 }),
          )
          .join('');
  const anchovy = plan.main.find(({ piece }) => piece === 'anchovy');
  const bubbles = spread(scene, { cx: 400, cy: 216, rx: 116, ry: 34 }, 11)
    .map(({ x, y }, at) =>
      ellipse(x, y, 8 + (at % 3) * 3, 4 + (at % 3) * 2, lighter(tone, 0.5), line(darker(tone, 0.2), 2)),
    )
    .join('');
  return (
    stove(scene) +
    path('M232 212C234 300 300 346 400 346S566 300 568 212Z', lit(pen, clay), line(inkOf(clay), 4)) +
    strokes('M566 240L664 214', inkOf(clay), 34) +
    strokes('M566 239L662 213', clay, 26) +
    ellipse(400, 212, 168, 58, lighter(clay, 0.2), line(inkOf(clay), 4)) +
    ellipse(400, 216, 150, 48, lit(pen, oily ? mix(tone, '#c99a2a', 0.4) : tone), line(darker(tone, 0.4), 3)) +
    (oily
      ? strokes('M300 216h.1M350 236h.1M440 200h.1M470 232h.1M330 200h.1M400 242h.1', '#e6bd3c', 19, ' opacity=".8"') +
        strokes('M320 222h6M372 210h6M424 226h6M452 214h6M384 234h6M346 214h4', darker(tone, 0.4), 6)
      : bubbles) +
    strokes('M274 206C292 186 340 176 380 175', '#fff', 7, ' opacity=".6"') +
    (anchovy === undefined
      ? ''
      : place(pieceSymbol(pen, 'anchovy', anchovy.tone), { x: 372, y: 214, size: 1 }) +
        place(pieceSymbol(pen, 'anchovy', anchovy.tone), { x: 444, y: 222, size: 0.9, turn: 24 })) +
    (bread === null
      ? around[0] === undefined
        ? ''
        : place(pieceSymbol(pen, around[0].piece, around[0].tone), { x: 320, y: 178, size: 1.2, turn: -50 })
      : // Drawn out of it with a thread of cheese.
        fork(318, 176, 178, 62) +
        path(
          'M292 184C296 200 300 208 304 216H344C338 204 336 194 338 180Z',
          lighter(tone, 0.2),
          line(darker(tone, 0.2), 2),
        ) +
        place(bread, { x: 316, y: 172, size: 1.05, turn: 20 }) +
        fork(470, 206, 640, 78)) +
    beside
  );
};
