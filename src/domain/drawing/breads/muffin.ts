import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';

/** A berry that is half baked in, its juice around it. */
const bakedBerry = (pen: Pen) => {
  const blue = '#43406f';
  return (
    path(
      'M-24 4C-28 -16 -10 -25 4 -23C20 -22 28 -8 25 6C20 22 -18 24 -24 4Z',
      mix(blue, '#9a4a7c', 0.45),
      ' opacity=".6"',
    ) +
    `<circle r="17" fill="${lit(pen, blue)}"${line(inkOf(blue), 2.5)}/>` +
    strokes('M-5 -2l3 -4 4 3 3 -4', darker(blue, 0.5), 3) +
    strokes('M-8 -8q3 -3 6 -3', '#fff', 4, ' opacity=".7"')
  );
};

/** A paper cup in its folds, about 130 high. */
const cup = (pen: Pen, paper: string) =>
  path(
    'M-86 0C-60 18 60 18 86 0L64 104C40 122 -40 122 -64 104Z',
    pen.linear(
      [
        [0, lighter(paper, 0.5)],
        [0.5, paper],
        [1, darker(paper, 0.3)],
      ],
      1,
      0.1,
    ),
    line(inkOf(paper), 4),
  ) +
  strokes(
    'M-72 10L-54 106M-54 14L-40 111M-34 17L-26 115M-12 18L-9 117M12 18L9 117M34 17L26 115M54 14L40 111M72 10L54 106',
    darker(paper, 0.22),
    5,
  );

const crown =
  'M-104 2C-118 -26 -98 -44 -84 -50C-78 -88 -40 -104 -6 -100C32 -108 76 -90 84 -52C102 -44 118 -24 104 4C88 26 60 20 40 22C14 30 -14 30 -40 22C-62 22 -88 24 -104 2Z';

/** Two of them in paper cups, risen over the rim. As a flat cake with berries on it, it would be no muffin. */
export const muffins: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate']);
  const { cx, cy } = vessel.bed;
  const tone = mix(firstColour(scene), '#d99a45', 0.3);
  const chocolate = /\bchocolate\b/.test(plan.ingredientText);
  const berries = /\b(blue|bil|black)berr|currant/.test(plan.ingredientText);
  const paper = /\bpaper\b/.test(plan.shapeText) ? '#f0e6d2' : darker(tone, 0.1);
  const berry = pen.symbol('baked berry', () => bakedBerry(pen));
  const set = [
    [-58, -30],
    [-22, -72],
    [12, -40],
    [56, -58],
    [70, -14],
    [-24, -8],
    [28, 2],
  ] as const;
  const one = pen.symbol(
    'muffin',
    () =>
      cup(pen, paper) +
      solid(pen, crown, tone, 4) +
      strokes('M-70 -60C-50 -84 -20 -92 8 -90', lighter(tone, 0.7), 10, ' opacity=".6"') +
      strokes(
        'M-44 -50C-30 -62 -20 -46 -6 -56S26 -70 40 -76M-82 -14C-60 -24 -46 -12 -30 -22M34 -20C50 -30 64 -26 84 -32',
        darker(tone, 0.36),
        5,
        ' opacity=".6"',
      ) +
      strokes(
        'M-90 -4h.1M-66 8h.1M-8 14h.1M52 12h.1M92 -8h.1M38 -82h.1M-4 -24h.1',
        darker(tone, 0.26),
        9,
        ' opacity=".5"',
      ) +
      (berries
        ? set.map(([x, y], at) => place(berry, { x, y, turn: at * 50, size: at % 3 === 1 ? 0.86 : 1 })).join('')
        : chocolate
          ? strokes(set.map(([x, y]) => `M${x} ${y}l8 5`).join(''), '#4a2616', 15)
          : ''),
  );
  const loose = berries
    ? [
        [-2, 92],
        [26, 102],
        [-178, 52],
      ]
        .map(
          ([x = 0, y = 0]) =>
            shadow(pen, cx + x + 5, cy + y + 12, 26, 10, 0.5) + place(berry, { x: cx + x, y: cy + y, size: 1.1 }),
        )
        .join('')
    : '';
  return held(
    scene,
    vessel,
    [
      [92, -40, 0.98],
      [-84, -22, 1.12],
    ]
      .map(
        ([x = 0, y = 0, size = 1]) =>
          shadow(pen, cx + x + 14, cy + y + 104 * size, 104 * size, 28 * size, 0.6) +
          place(one, { x: cx + x, y: cy + y, size }),
      )
      .join('') + loose,
  );
};
