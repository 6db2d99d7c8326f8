import { among } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, lighter, lightnessOf, mix, within } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, round, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { applesBeside } from '#domain/drawing/shapes/apple.ts';
import { blended, marbled } from '#domain/drawing/shapes/thick-drink.ts';
import { leaves, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import { grainsIn } from './hot-cup.ts';
import { anisCloud, hibiscusCups, isCloudedAnise, waterJug } from '#domain/drawing/shapes/beside-glass.ts';
import { drinkSigns, eggFoam, isEggFoam } from '#domain/drawing/shapes/drink-signs.ts';
import { plantBeside, thickDrinkTone } from '#domain/drawing/setting/plant-milk.ts';
import type { PicturePlan } from '#domain/drawing/plan/picture-plan.ts';
import type { FormPainter, Scene } from '#domain/drawing/setting/scene.ts';

const middle = 400;
/** How far a rim is seen from above. */
const tilt = 0.3;

/** Half the width of a glass at a height, from rim to foot. */
interface GlassShape {
  readonly rim: number;
  readonly foot: number;
  readonly top: number;
  readonly bottom: number;
  readonly stem: boolean;
  /** The curve of the wall: how far it bulges. */
  readonly bulge: number;
}

const glassShapes: Readonly<Record<string, GlassShape>> = {
  tumbler: { rim: 100, foot: 84, top: 176, bottom: 420, stem: false, bulge: 0 },
  tall: { rim: 88, foot: 68, top: 132, bottom: 436, stem: false, bulge: 0 },
  layered: { rim: 92, foot: 72, top: 138, bottom: 436, stem: false, bulge: 0 },
  wine: { rim: 84, foot: 30, top: 134, bottom: 330, stem: true, bulge: 52 },
  flute: { rim: 50, foot: 18, top: 124, bottom: 344, stem: true, bulge: 18 },
  shot: { rim: 62, foot: 46, top: 262, bottom: 420, stem: false, bulge: 0 },
  beer: { rim: 100, foot: 90, top: 166, bottom: 430, stem: false, bulge: 6 },
  cocktail: { rim: 132, foot: 14, top: 170, bottom: 312, stem: true, bulge: 0 },
};

/** Ice, bubbles and pearls in a glass that is filled from `full` down. */
function swimming({ pen, plan, choice }: Scene, { rim, foot, bottom, stem }: GlassShape, full: number): string {
  const iced = plan.plant.some(({ piece }) => piece === 'ice');
  const cube = iced
    ? pen.symbol(
        'cube of ice',
        () =>
          path(
            'M-30 -12L-2 -28L32 -16L34 16L4 32L-30 18Z',
            '#eefaff',
            ` fill-opacity=".5"${line('#fff', 3)} stroke-opacity=".75"`,
          ) + path('M-30 -12L-2 -28L32 -16L4 2Z', '#fff', ' opacity=".55"'),
      )
    : '';
  const cubes =
    iced && !stem
      ? [
          [-40, 26],
          [34, 18],
          [-6, 58],
          [44, 74],
          [-46, 92],
        ]
          .map(([x = 0, y = 0]) => place(cube, { x: middle + x * (rim / 100), y: full + y, size: rim / 96, turn: x }))
          .join('')
      : iced
        ? [
            [-26, 18],
            [26, 24],
          ]
            .map(([x = 0, y = 0]) => place(cube, { x: middle + x, y: full + y, size: 0.8, turn: x }))
            .join('')
        : '';
  const fizzy = /fizz|sparkl|bubbl|carbonat|foam|beer|tonic|soda|effervesc/.test(plan.shapeText + plan.ingredientText);
  const rising = fizzy
    ? Array.from(
        { length: plan.clear ? 26 : 14 },
        () => `M${round(middle + choice.number(-0.7, 0.7) * foot)} ${round(choice.number(full + 30, bottom - 14))}h.1`,
      ).join('')
    : '';
  const bubbles = fizzy
    ? (plan.clear ? strokes(rising, '#8fb3c0', 12, ' opacity=".55"') : '') +
      strokes(rising, '#fff', plan.clear ? 8 : 6, ` opacity="${plan.clear ? 0.95 : 0.6}"`)
    : '';
  const pearls = plan.main.some(({ piece }) => piece === 'pearls')
    ? [
        [-34, 16],
        [0, 26],
        [34, 16],
        [-16, -2],
        [20, -4],
        [-44, -10],
        [44, -12],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<circle cx="${middle + x}" cy="${bottom - 24 + y}" r="15" fill="${lit(pen, '#3d2a26')}"/>`,
        )
        .join('')
    : '';
  return cubes + bubbles + pearls;
}

/** The surface of a drink: its mirror, or its foam. */
function mirror({ pen, plan }: Scene, full: number, rx: number, tone: string): string {
  if (isEggFoam(plan)) return eggFoam(middle, full, rx, tone);
  return plan.shape === 'beer' || /(?<!lightly )foam|froth/.test(plan.shapeText)
    ? path(
        `M${middle - rx - 4} ${full + 20}C${middle - rx - 16} ${full - 22} ${middle - rx * 0.6} ${full - 52} ${middle - 30} ${full - 40}C${middle} ${full - 62} ${middle + rx * 0.5} ${full - 56} ${middle + rx * 0.6} ${full - 36}C${middle + rx + 14} ${full - 34} ${middle + rx + 10} ${full + 10} ${middle + rx + 2} ${full + 20}C${middle + rx * 0.5} ${full + 44} ${middle - rx * 0.5} ${full + 44} ${middle - rx - 4} ${full + 20}Z`,
        lit(pen, '#fdf6e4', 0.6),
        line('#d9c49a', 3),
      )
    : ellipse(
        middle,
        full,
        rx,
        rx * tilt,
        pen.radial(
          [
            [0, lighter(tone, 0.45)],
            [1, lighter(tone, 0.1)],
          ],
          { cx: 0.4, cy: 0.4, r: 0.6 },
        ),
        line(darker(tone, 0.2), 2),
      );
}

/** What is in a glass, layer under layer. */
function poured({ pen }: Scene, liquids: readonly string[], full: number, bottom: number): string {
  const height = (bottom - full) / liquids.length;
  return liquids
    .map((tone, at) => {
      const next = liquids[at + 1] ?? darker(tone, 0.2);
      return `<rect x="240" y="${round(full + at * height - 2)}" width="320" height="${round(height + 40)}" fill="${pen.linear(
        [
          [0, lighter(tone, 0.12)],
          [0.6, tone],
          [1, mix(tone, next, 0.5)],
        ],
        0,
        1,
      )}"/>`;
    })
    .join('');
}

/** How far one sees through a drink: filled with white, water would be milk, and so would what is clouded and holds none. */
function opacityOf({ plan }: Scene, tone: string) {
  if (plan.clear && lightnessOf(tone) > 0.9) return { of: 'water', body: 0.22, surface: 0.4 } as const;
  // A tea of petals is red and clear: filled to the brim it would be juice.
  if (/hibiscus/.test(plan.ingredientText)) return { of: 'tea', body: 0.8, surface: 0.75 } as const;
  if (!plan.milky && lightnessOf(tone) > 0.86 && plan.shape !== 'cocktail')
    return { of: 'clouded', body: plan.thin ? 0.34 : 0.5, surface: plan.thin ? 0.3 : 0.4 } as const;
  return { of: 'filled', body: 1, surface: 1 } as const;
}

/** What was steeped and strained does not swim in it. */
const withoutPetals = (scene: Scene): Scene => ({
  ...scene,
  plan: { ...scene.plan, leaf: scene.plan.leaf.filter(({ piece }) => piece !== 'flower') },
});

/** A glass as it stands on the picture. */
interface Glass extends GlassShape {
  readonly full: number;
  /** Half its width at a height. */
  readonly wallAt: (y: number) => number;
  /** Its walls and foot, from a height down. */
  readonly outline: (from: number) => string;
}

function glassOf({ shape }: PicturePlan): Glass {
  const form = among(glassShapes, shape, 'tumbler');
  const { rim, foot, top, bottom, stem, bulge } = form;
  const wallAt = (y: number) => {
    const share = (y - top) / (bottom - top);
    return (
      rim + (foot - rim) * share ** (stem && shape !== 'cocktail' ? 2.4 : 1) + Math.sin(share * Math.PI) * bulge * 0.6
    );
  };
  const wall = (from: number, way: number) =>
    Array.from({ length: 7 }, (_, at) => from + ((bottom - from) * at) / 6).map(
      (y) => `${round(middle + way * wallAt(y))} ${round(y)}`,
    );
  const outline = (from: number) =>
    `M${wall(from, -1).join('L')}A${round(wallAt(bottom))} ${round(wallAt(bottom) * tilt)} 0 0 0 ${wall(from, 1).toReversed().join('L')}`;
  return { ...form, full: top + (shape === 'wine' ? 66 : shape === 'beer' ? 44 : 34), wallAt, outline };
}

/** What the glass stands on: its stem and foot, or its shadow alone. */
const standOf = (pen: Pen, { stem, bottom, foot }: Glass) =>
  stem
    ? shadow(pen, 424, 446, 140, 34, 0.6) +
      path(`M392 ${bottom - 4}L395 424H405L408 ${bottom - 4}Z`, '#e6eef0', line('#93a4aa', 3)) +
      ellipse(middle, 434, 84, 22, '#e4ecee', line('#93a4aa', 3)) +
      ellipse(middle, 431, 60, 13, '#f6fafa')
    : shadow(pen, 430, bottom + 14, foot * 1.9, 38, 0.62);

/** The light that falls through the drink from the left. */
const sideLight = (pen: Pen, { full, bottom }: Glass) =>
  `<rect x="${middle - 160}" y="${full}" width="320" height="${bottom - full + 40}" fill="${pen.linear(
    [
      [0, '#fff', 0.34],
      [0.3, '#fff', 0.05],
      [0.65, '#000', 0],
      [1, '#20100a', 0.34],
    ],
    1,
    0,
  )}"/>`;

const hasStraw = ({ shape, shapeText }: PicturePlan) =>
  (shape === 'tall' || shape === 'layered') && /straw|shake|lassi|smoothie|iced|bubble|slush/.test(shapeText);

const straw = (d: string) => strokes(d, '#d9573f', 13);

/** A wedge of fruit on the rim. */
function onRim({ pen, plan }: Scene, { rim, top }: Glass): string {
  const wedge = plan.wedge[0] ?? plan.plant.find(({ piece }) => piece === 'orangeSlice');
  return wedge === undefined
    ? ''
    : place(pieceSymbol(pen, wedge.piece, wedge.tone), { x: middle + rim - 6, y: top + 4, size: 0.85, turn: 62 });
}

/** What floats on the drink. */
const floating = ({ pen, plan }: Scene, full: number, hibiscus: boolean) =>
  plan.plant
    .filter(
      ({ piece, name }) =>
        !(piece === 'flower' && hibiscus) && piece !== 'ice' && piece !== 'orangeSlice' && name !== 'apple',
    )
    .slice(0, 2)
    .map(({ piece, tone: one }, at) =>
      place(pieceSymbol(pen, piece, one), { x: middle - 26 + at * 48, y: full + 6, size: 0.6 }),
    )
    .join('');

/** Grains at the foot and on the surface. */
const sunkGrains = (scene: Scene, { full, bottom, foot, wallAt }: Glass) =>
  grainsIn(scene, { cx: middle, cy: bottom - 26, rx: foot * 0.7, ry: 22 }) +
  grainsIn(scene, { cx: middle, cy: full, rx: wallAt(full) * 0.6, ry: wallAt(full) * 0.16 });

const beerHandle = ({ rim, top, bottom }: Glass) =>
  strokes(
    `M${middle + rim - 4} ${top + 60}C${middle + rim + 84} ${top + 50} ${middle + rim + 84} ${bottom - 60} ${middle + rim - 12} ${bottom - 66}`,
    '#c9d4d2',
    22,
    ' opacity=".85"',
  );

export const coldGlass: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const glass = glassOf(plan);
  const { rim, top, bottom, full, wallAt, outline } = glass;
  const stand = standOf(pen, glass);
  const liquids = plan.shape === 'layered' ? plan.colours.slice(0, 3) : [thickDrinkTone(plan, firstColour(scene))];
  const clip = pen.clip(`<path d="${outline(full)}Z"/>`);
  const body = poured(scene, liquids, full, bottom);
  const light = sideLight(pen, glass);
  const tone = liquids[0] ?? '#c98a4a';
  const thick = tone !== firstColour(scene) && plan.shape !== 'layered';
  const surface = thick ? blended(middle, full, wallAt(full), tone) : mirror(scene, full, wallAt(full), tone);
  const straws = hasStraw(plan);
  const wedge = onRim(scene, glass);
  // Beside the glass: on it, cut and pale, an apple is not seen, and the drink would be beer.
  const apple = plan.plant.some(({ name }) => name === 'apple') ? applesBeside(pen, 592, 390) : '';
  const hibiscus = /hibiscus/.test(plan.ingredientText);
  const fruit = floating(scene, full, hibiscus);
  const filled = opacityOf(scene, tone);
  const anise = isCloudedAnise(plan);
  const sunk = filled.of === 'clouded' ? sunkGrains(scene, glass) : '';
  const inGlass = [
    `<g opacity="${filled.body}">${body}</g>`,
    anise ? anisCloud(middle, full, bottom) : '',
    thick ? marbled(middle, full, bottom) : '',
    straws && !thick ? straw(`M${middle + 10} ${bottom - 60}L${middle + 66} ${top - 58}`) : '',
    light,
    swimming(scene, glass, full),
  ];
  return (
    stand +
    (plan.shape === 'beer' ? beerHandle(glass) : '') +
    path(`${outline(top)}Z`, lighter(within(tone, 0.85, 0.97), 0.5), ' opacity=".45"') +
    `<g clip-path="${clip}">${inGlass.join('')}</g>` +
    `<g opacity="${filled.surface}">${surface}</g>` +
    sunk +
    (straws ? straw(`M${middle + 47} ${full}L${middle + 66} ${top - 58}`) : '') +
    fruit +
    leaves(hibiscus ? withoutPetals(scene) : scene, { cx: middle - 10, cy: full - 6, rx: rim * 0.5, ry: 10 }, 1, 0.75) +
    path(outline(top), 'none', line('#a3b4b8', 4)) +
    ellipse(middle, top, wallAt(top), wallAt(top) * tilt, 'none', line('#d3dede', 4)) +
    wedge +
    apple +
    (hibiscus ? hibiscusCups(scene, 176, 400) : '') +
    (anise ? waterJug(scene, 620, 430) : '') +
    plantBeside(scene, 220, 424) +
    drinkSigns(scene) +
    strokes(
      `M${round(middle - wallAt(top + 50) + 18)} ${top + 44}L${round(middle - wallAt(bottom - 70) + 16)} ${bottom - 66}`,
      '#fff',
      9,
      ' opacity=".65"',
    )
  );
};
