import { darker, distance, inkOf, lighter, lightnessOf, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { dusted, heap, leaves } from '#domain/drawing/setting/lay.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';
import type { PicturePlan } from '#domain/drawing/plan/picture-plan.ts';
import { served } from '#domain/drawing/setting/served.ts';
import { bowl } from '#domain/drawing/setting/vessels.ts';
import { gummyBears } from './gummy-bears.ts';

const shell = 'M-58 8C-62 -26 -34 -50 -2 -50C32 -52 60 -28 58 6C54 40 -52 42 -58 8Z';

/** One of them cut through: the crumb inside is a sponge, and neither chocolate nor egg. */
const halved = (pen: Pen, tone: string, crumb: string) =>
  pen.symbol(
    'halved ball',
    () =>
      solid(pen, shell, tone) +
      ellipse(4, 2, 48, 37, lit(pen, crumb, 0.6), line(darker(tone, 0.2), 3)) +
      strokes(
        'M-24 -8h3M-10 -20h4M6 -10h3M22 -18h3M-16 8h4M2 14h3M18 4h4M32 -4h3M-28 2h3M-4 -2h3M30 12h3M10 26h3M-12 24h3',
        darker(crumb, 0.24),
        5.5,
        ' opacity=".75"',
      ),
  );

/** Balls soaked in syrup, in a bowl of it. Dry and shining on a board they would be chocolates. */
function inSyrup(scene: Scene): string {
  const { pen } = scene;
  const tone = firstColour(scene);
  const pale = lightnessOf(tone) > 0.86;
  const vessel = bowl(scene, { rx: 226, cy: 270, depth: 96, level: 14 });
  const { cx, cy, rx, ry } = vessel.bed;
  const syrup = pale ? '#efe3bd' : '#d99a34';
  const ball = pen.symbol(
    'soaked ball',
    () =>
      solid(pen, shell, tone) +
      // Fried, it is lighter where it floated; boiled, it is porous.
      (pale
        ? strokes('M-30 -8h3M-8 -28h3M14 -12h3M34 -20h3M-14 6h3M8 12h3M30 6h3M-38 10h3', darker(tone, 0.2), 5)
        : strokes('M-46 -14C-34 -34 -10 -42 12 -40', lighter(tone, 0.42), 15, ' opacity=".5"')) +
      strokes('M-34 -24C-26 -34 -14 -38 -4 -38', '#fff', 7, ' opacity=".75"'),
  );
  const ring = (x: number, y: number) =>
    ellipse(cx + x, cy + y + 30, 66, 20, syrup, ` opacity=".8"`) +
    strokes(
      `M${cx + x - 62} ${cy + y + 26}C${cx + x - 40} ${cy + y + 48} ${cx + x + 40} ${cy + y + 48} ${cx + x + 62} ${cy + y + 26}`,
      '#fff8e0',
      4,
      ' opacity=".7"',
    );
  const places = [
    [-92, -40],
    [16, -56],
    [112, -30],
    [-50, 24],
  ] as const;
  return held(
    scene,
    vessel,
    ellipse(cx, cy, rx, ry, lit(pen, syrup, 0.7), line(darker(syrup, 0.4), 3)) +
      strokes(
        `M${cx - rx + 26} ${cy - 26}C${cx - rx + 50} ${cy - 66} ${cx - 90} ${cy - 84} ${cx - 40} ${cy - 88}`,
        '#fff',
        8,
        ' opacity=".6"',
      ) +
      places.map(([x, y]) => place(ball, { x: cx + x, y: cy + y }) + ring(x, y)).join('') +
      place(halved(pen, tone, pale ? mix(tone, '#e9dcb8', 0.5) : mix(tone, '#e9c890', 0.62)), {
        x: cx + 66,
        y: cy + 38,
        size: 1.04,
      }) +
      leaves(scene, { cx, cy: cy - 60, rx: 60, ry: 10 }, 1, 0.7),
  );
}

/** Half of a puff, hollow within its thin crust. */
const airyHalf = (pen: Pen, tone: string) =>
  pen.symbol(
    'airy half',
    () =>
      solid(pen, shell, tone) +
      ellipse(2, 2, 47, 36, lit(pen, '#f6e3b4', 0.5), line(darker(tone, 0.2), 3)) +
      ellipse(-6, 4, 24, 17, darker('#e0bd7c', 0.22), line(darker('#e0bd7c', 0.34), 2)) +
      ellipse(24, -8, 10, 8, darker('#e0bd7c', 0.14)) +
      ellipse(18, 18, 8, 6, darker('#e0bd7c', 0.14)) +
      strokes('M-34 -10h3M-22 -22h3M4 -24h3M32 8h3M-30 20h3M2 28h3', darker('#f6e3b4', 0.22), 6),
  );

/** A puff, uneven and blistered. */
const puff = (pen: Pen, key: string, colour: string) =>
  pen.symbol(
    key,
    () =>
      solid(
        pen,
        'M-54 6C-58 -18 -46 -32 -34 -40C-18 -52 6 -50 22 -44C42 -38 56 -22 54 0C56 20 42 34 26 42C6 48 -20 46 -36 36C-48 30 -54 20 -54 6Z',
        colour,
      ) +
      // Crisp and blistered: smooth it would be a potato.
      strokes(
        'M-30 -14h.1M-14 -30h.1M8 -24h.1M24 -8h.1M-6 -8h.1M36 6h.1M-38 0h.1M12 6h.1',
        darker(colour, 0.26),
        8,
        ' opacity=".4"',
      ) +
      // A paler seam where it turned over in the oil.
      strokes('M-50 10C-34 20 -20 10 -4 16C12 22 28 10 50 8', lighter(colour, 0.55), 9, ' opacity=".7"') +
      strokes('M-20 -36C-12 -30 -10 -22 -16 -16M26 -34C24 -26 30 -20 38 -20', darker(colour, 0.3), 4, ' opacity=".5"') +
      strokes('M-36 -20C-28 -34 -12 -40 4 -40', '#fff', 7, ' opacity=".65"'),
  );

/** Cinnamon and walnuts over the honey. */
const strewn = ({ ingredientText }: PicturePlan, { cx, cy }: Bed) =>
  (/cinnamon/.test(ingredientText)
    ? strokes(
        `M${cx - 90} ${cy - 6}h.1M${cx - 60} ${cy - 30}h.1M${cx - 24} ${cy - 46}h.1M${cx} ${cy - 18}h.1M${cx + 30} ${cy - 40}h.1M${cx + 60} ${cy - 14}h.1M${cx - 44} ${cy + 8}h.1M${cx + 24} ${cy + 12}h.1M${cx + 92} ${cy + 6}h.1M${cx - 104} ${cy + 22}h.1`,
        '#6b3a1c',
        7,
        ' opacity=".85"',
      )
    : '') +
  (/walnut/.test(ingredientText)
    ? strokes(
        `M${cx - 70} ${cy - 16}l6 4M${cx - 30} ${cy - 30}l7 -3M${cx + 14} ${cy - 34}l6 4M${cx + 50} ${cy - 24}l7 -2M${cx - 10} ${cy - 2}l7 3M${cx + 76} ${cy + 10}l6 3M${cx - 90} ${cy + 14}l7 -3M${cx + 34} ${cy + 2}l7 -4`,
        '#8a5a34',
        12,
      )
    : '');

/** Puffs of batter from hot oil under their honey: uneven, with a tail where they fell off the spoon. Smooth they would be fruit. */
function honeyedPuffs(scene: Scene): string {
  const { pen } = scene;
  const vessel = served(scene, ['plate']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const honey = '#d98a1c';
  const pool = ellipse(bed.cx, bed.cy + 8, bed.rx * 1.04, bed.ry, honey, ' opacity=".6"');
  const drip = (x: number, y: number) =>
    `M${bed.cx + x - 70} ${bed.cy + y}C${bed.cx + x - 30} ${bed.cy + y - 40} ${bed.cx + x + 20} ${bed.cy + y + 24} ${bed.cx + x + 70} ${bed.cy + y - 22}`;
  const threads = drip(-40, -76) + drip(56, -54) + drip(-20, -20) + drip(80, 4) + drip(-90, 6);
  const top = { ...bed, cy: bed.cy - 30, rx: bed.rx * 0.6, ry: bed.ry * 0.6 };
  return held(
    scene,
    vessel,
    pool +
      heap(
        scene,
        { ...bed, rx: bed.rx * 0.84, ry: bed.ry * 0.8 },
        {
          ids: [
            puff(pen, 'puff', lighter(tone, 0.12)),
            puff(pen, 'brown puff', tone),
            puff(pen, 'pale puff', lighter(tone, 0.26)),
          ],
          count: 10,
          rise: 56,
          size: 1.06,
          turn: 50,
        },
      ) +
      // One bitten open: a crisp shell around air.
      place(airyHalf(pen, tone), { x: bed.cx + 96, y: bed.cy + 50, size: 0.94, turn: 12 }) +
      strokes(threads, darker(honey, 0.3), 11, ' opacity=".55"') +
      strokes(threads, lighter(honey, 0.12), 8) +
      strokes(threads, '#ffe9b0', 2.5, ' opacity=".9" transform="translate(-2 -2)"') +
      strewn(scene.plan, top),
  );
}

/** Doughnuts: flattened, with the pale belt that swam above the oil, one bitten open at its jam. */
function doughnuts(scene: Scene): string {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const jam =
    plan.colours.toSorted((one, other) => distance(one, '#9e1f2f') - distance(other, '#9e1f2f'))[0] ?? '#9e1f2f';
  const outline = 'M-84 4C-86 -40 -46 -60 0 -60C46 -60 86 -40 84 4C82 46 -82 46 -84 4Z';
  const belt = 'M-85 0C-50 22 50 22 85 0C84 10 84 16 80 20C46 38 -46 38 -80 20C-84 16 -85 10 -85 0Z';
  const sugar =
    'M-50 -26h.1M-30 -40h.1M-8 -46h.1M14 -40h.1M36 -34h.1M54 -20h.1M-40 -12h.1M-16 -26h.1M6 -22h.1M28 -14h.1M-60 -12h.1M46 -6h.1';
  const whole = pen.symbol(
    'doughnut',
    () =>
      solid(pen, outline, tone) +
      path(belt, lit(pen, '#f1d9a4', 0.5), line(darker(tone, 0.2), 2)) +
      strokes(sugar, '#fffdf6', 12, ' opacity=".85"') +
      strokes('M-58 -24C-44 -44 -20 -50 4 -50', '#fff', 8, ' opacity=".45"'),
  );
  const open = pen.symbol(
    'open doughnut',
    () =>
      solid(pen, outline, tone) +
      strokes(sugar, '#fffdf6', 12, ' opacity=".85"') +
      path(
        'M-62 2C-60 -28 -30 -40 4 -40C40 -40 66 -26 66 2C62 34 -58 36 -62 2Z',
        lit(pen, '#f3dfae', 0.5),
        line(inkOf(tone), 3),
      ) +
      strokes('M-36 -14h3M-16 -26h3M20 -28h3M40 -14h3M-42 6h3M44 8h3M-24 20h3M24 22h3', darker('#f3dfae', 0.2), 6) +
      path(
        'M-26 2C-24 -14 0 -18 16 -12C32 -6 30 14 12 18C-8 22 -28 18 -26 2Z',
        lit(pen, jam),
        line(darker(jam, 0.4), 2),
      ) +
      strokes('M-12 -4C-4 -10 4 -10 10 -8', '#fff', 4, ' opacity=".7"'),
  );
  return held(
    scene,
    vessel,
    [
      [-94, -30, whole],
      [94, -34, whole],
      [4, 30, open],
    ]
      .map(
        ([x, y, id]) =>
          shadow(pen, bed.cx + Number(x) + 12, bed.cy + Number(y) + 34, 92, 30, 0.5) +
          place(String(id), { x: bed.cx + Number(x), y: bed.cy + Number(y), size: 1.06 }),
      )
      .join(''),
  );
}

/** Cooked in hollows of a pan: a crisp brown cup, its middle still white and soft. Closed and pale they would be dumplings. */
function halfSpheres(scene: Scene): string {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate']);
  const { bed } = vessel;
  const crust = plan.colours[2] ?? '#c98a43';
  const corn = /sweetcorn/.test(plan.ingredientText)
    ? strokes('M-22 -18h.1M-6 -10h.1M12 -22h.1', darker('#f4c942', 0.35), 15) +
      strokes('M-22 -18h.1M-6 -10h.1M12 -22h.1', '#f6d04c', 11)
    : '';
  const onion = /spring onion/.test(plan.ingredientText)
    ? strokes('M18 -10l8 3M-12 -24l7 2M-30 -8l7 2', '#6aa544', 6)
    : '';
  const one = pen.symbol(
    'cup of batter',
    () =>
      solid(pen, 'M-62 -14C-60 40 60 40 62 -14Z', crust === plan.colours[0] ? '#c98a43' : crust, 4) +
      strokes('M-44 10h.1M-20 22h.1M8 24h.1M34 14h.1', darker(crust, 0.34), 12, ' opacity=".4"') +
      ellipse(0, -14, 62, 26, '#d9a352', line(inkOf(crust), 3)) +
      ellipse(0, -14, 53, 20, lit(pen, '#fdf5e2', 0.5), line('#e3c48a', 2)) +
      corn +
      onion,
  );
  return held(
    scene,
    vessel,
    [
      [-112, -40],
      [2, -54],
      [114, -38],
      [-60, 20],
      [58, 22],
    ]
      .map(
        ([x = 0, y = 0]) =>
          shadow(pen, bed.cx + x + 8, bed.cy + y + 30, 68, 22, 0.5) + place(one, { x: bed.cx + x, y: bed.cy + y }),
      )
      .join(''),
  );
}

/** Small mounds pressed of meal, rough all over; as balls they would be fruit or truffles. */
function mealMounds(scene: Scene): string {
  const { pen } = scene;
  const vessel = served(scene, ['plate']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const d = 'M-78 34C-70 4 -40 -26 -16 -52C-4 -64 8 -62 18 -50C40 -24 70 4 80 34C56 58 -54 58 -78 34Z';
  const mound = pen.symbol(
    'mound of meal',
    () =>
      solid(pen, d, tone) +
      strokes(
        'M-50 24l6 3M-34 4l6 -3M-30 34l6 3M-14 -20l6 3M-12 14l6 -3M-4 40l6 3M4 -40l5 3M6 -6l6 3M14 22l6 -3M24 2l6 3M30 36l6 -3M42 18l6 3M54 36l6 -3M-56 38l5 3M-2 -24l5 2',
        darker(tone, 0.36),
        6.5,
        ' opacity=".75"',
      ) +
      strokes(
        'M-42 14l5 2M-20 -6l5 -2M-20 24l5 2M6 8l5 -2M20 -14l5 2M34 24l5 -2M14 40l5 2M-4 -48l4 2',
        lighter(tone, 0.55),
        5.5,
        ' opacity=".9"',
      ),
  );
  const top = { ...bed, cy: bed.cy - 40, rx: bed.rx * 0.62, ry: bed.ry * 0.62 };
  return held(
    scene,
    vessel,
    [
      [-96, -28],
      [96, -30],
      [0, 26],
    ]
      .map(
        ([x = 0, y = 0]) =>
          shadow(pen, bed.cx + x + 10, bed.cy + y + 44, 90, 26, 0.5) + place(mound, { x: bed.cx + x, y: bed.cy + y }),
      )
      .join('') + dusted(scene, top, 6, 0.85),
  );
}

/** Round sweets that are no plain balls, by what their shape and making tell; null for the plain ones. */
export function roundSweets(scene: Scene): string | null {
  const { plan } = scene;
  const { shapeText, ingredientText } = plan;
  if (/half spheres/.test(shapeText)) return halfSpheres(scene);
  if (/pale belt/.test(shapeText)) return doughnuts(scene);
  if (/mounds/.test(shapeText)) return mealMounds(scene);
  if (/\bheap\b/.test(shapeText) && /honey|syrup/.test(ingredientText)) return honeyedPuffs(scene);
  return /\b(in|with) (clear )?syrup|juicy sponge/.test(shapeText) ? inSyrup(scene) : gummyBears(scene);
}
