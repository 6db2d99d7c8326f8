import { among, cycled } from '#domain/drawing/pen/seeded-choice.ts';
import { chromaOf, darker, hueOf, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { sauceOver } from '#domain/drawing/plan/part-colours.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, creamed, dusted, leaves } from '#domain/drawing/setting/lay.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { served, tropical } from '#domain/drawing/setting/served.ts';

/** What a roll is drawn with. */
interface Roll {
  readonly scene: Scene;
  readonly tone: string;
  /** The colours of what it is filled with. */
  readonly filling: readonly string[];
}

/** The cut end of a roll. */
const cut = ({ scene, tone, filling }: Roll, x: number, ry: number) =>
  ellipse(x, 4, ry * 0.55, ry, lit(scene.pen, filling[0] ?? secondColour(scene)), line(inkOf(tone))) +
  strokes(
    `M${x - 4} ${-ry * 0.4}h.1M${x + 5} ${ry * 0.1}h.1M${x - 5} ${ry * 0.5}h.1`,
    filling[1] ?? lighter(secondColour(scene), 0.5),
    ry * 0.42,
  ) +
  strokes(`M${x + 4} ${-ry * 0.5}h.1M${x - 2} ${ry * 0.1}h.1`, filling[2] ?? '#7ca24a', ry * 0.3);

const fresh = (roll: Roll) => {
  const {
    scene: { pen },
    filling,
  } = roll;
  return (
    solid(pen, 'M-118 -28C-80 -38 80 -38 112 -28V36C80 46 -80 46 -118 36C-134 20 -134 -12 -118 -28Z', '#efe9dc') +
    (filling.length > 0
      ? strokes('M-92 -4C-40 -14 20 -14 84 -6', cycled(filling, 0), 26, ' opacity=".55"') +
        strokes('M-96 20C-40 12 30 12 88 20', filling[1] ?? '#8fb85a', 15, ' opacity=".6"')
      : '') +
    strokes('M-100 -20C-50 -29 50 -29 96 -21', '#fff', 6, ' opacity=".85"') +
    cut(roll, 114, 33)
  );
};

const inLeaf = ({ scene: { pen }, tone }: Roll) =>
  solid(
    pen,
    'M-104 -22C-60 -38 60 -38 104 -22C124 -8 124 22 104 34C60 48 -60 48 -104 34C-124 20 -124 -8 -104 -22Z',
    tone,
  ) +
  strokes(
    'M-100 8C-40 -6 40 -6 104 8M-60 4L-40 -26M0 -2L16 -30M50 0L70 -24M-40 4L-22 36M20 0L40 38',
    lighter(tone, 0.4),
    3,
    ' opacity=".7"',
  ) +
  strokes('M-84 -16C-40 -26 20 -28 60 -25', lighter(tone, 0.75), 5, ' opacity=".6"');

const wrapped = (roll: Roll) => {
  const {
    scene: { pen },
    tone,
  } = roll;
  return (
    solid(pen, 'M-168 -36C-90 -52 80 -52 152 -38V46C80 58 -90 58 -168 44C-188 26 -188 -18 -168 -36Z', tone, 4) +
    strokes('M-110 -14h.1M-50 12h.1M10 -20h.1M70 16h.1M-130 24h.1', darker(tone, 0.32), 26, ' opacity=".4"') +
    strokes('M-150 -26C-80 -40 60 -40 120 -31', lighter(tone, 0.7), 7, ' opacity=".6"') +
    cut(roll, 154, 43)
  );
};

const friedRoll = ({ scene: { pen }, tone }: Roll) =>
  solid(
    pen,
    'M-104 -20C-60 -32 60 -32 104 -20C118 -6 118 20 104 30C60 42 -60 42 -104 30C-118 18 -118 -8 -104 -20Z',
    tone,
  ) +
  strokes('M-70 -18L-46 36M0 -28L22 38M66 -24L84 30', darker(tone, 0.3), 4, ' opacity=".6"') +
  strokes('M-84 -12C-40 -22 20 -24 70 -20', lighter(tone, 0.75), 6, ' opacity=".65"') +
  strokes('M-40 10h.1M-20 -8h.1M30 8h.1M56 -4h.1', darker(tone, 0.3), 11, ' opacity=".4"');

const drawn: Readonly<Record<string, (roll: Roll) => string>> = {
  fried: friedRoll,
  fresh,
  leaf: inLeaf,
  wrap: wrapped,
};

/** One is bitten off, so that what it is filled with is seen: closed they would be fried bananas. */
function openedRoll(roll: Roll): string {
  const {
    scene: { pen },
    tone,
  } = roll;
  return pen.symbol(
    'opened roll',
    () =>
      solid(pen, 'M-104 -20C-60 -32 20 -31 66 -26V34C20 40 -60 42 -104 30C-118 18 -118 -8 -104 -20Z', tone) +
      strokes('M-70 -18L-46 36M0 -28L22 38', darker(tone, 0.3), 4, ' opacity=".6"') +
      strokes('M-84 -12C-40 -22 0 -24 40 -22', lighter(tone, 0.75), 6, ' opacity=".65"') +
      ellipse(66, 4, 20, 31, lighter(tone, 0.3), line(inkOf(tone))) +
      `<g transform="translate(-37 0)">${cut(roll, 104, 25)}</g>`,
  );
}

/** The sauce over the rolls. */
function sauceOn(scene: Scene, bed: Bed): string {
  const { pen, plan } = scene;
  // Over leaves the sauce is what is red among the colours: in the green of the leaf it would be one more.
  const red = plan.colours.find((colour) => chromaOf(colour) > 0.08 && hueOf(colour) < 60);
  const over =
    sauceOver(plan.colours, plan.shapeText) ?? (plan.shape === 'leaf' ? red : undefined) ?? firstColour(scene);
  return path(
    `M${bed.cx - 170} ${bed.cy - 10}C${bed.cx - 120} ${bed.cy - 70} ${bed.cx + 110} ${bed.cy - 76} ${bed.cx + 150} ${bed.cy - 20}C${bed.cx + 170} ${bed.cy + 50} ${bed.cx + 60} ${bed.cy + 40} ${bed.cx} ${bed.cy + 62}C${bed.cx - 90} ${bed.cy + 70} ${bed.cx - 160} ${bed.cy + 50} ${bed.cx - 170} ${bed.cy - 10}Z`,
    lit(pen, over),
    `${line(inkOf(over))} opacity=".93"`,
  );
}

/** Two wraps, or a heap of rolls. */
function laidOut(roll: Roll, bed: Bed): string {
  const { pen, plan } = roll.scene;
  const painter = among(drawn, plan.shape, 'fried');
  const id = pen.symbol('roll', () => painter(roll));
  const opened = plan.shape === 'fried' && roll.filling.length > 0 ? openedRoll(roll) : id;
  const wrap = plan.shape === 'wrap';
  const spots = wrap
    ? [
        [8, -42],
        [-14, 40],
      ]
    : [
        [-76, -48],
        [70, -54],
        [-4, -4],
        [-80, 38],
        [76, 34],
      ];
  return spots
    .map(
      ([x = 0, y = 0], at) =>
        shadow(pen, bed.cx + x + 10, bed.cy + y + 34, wrap ? 190 : 118, 30, 0.5) +
        place(at > 2 ? opened : id, {
          x: bed.cx + x,
          y: bed.cy + y,
          size: wrap ? 1.08 : 0.98,
          turn: wrap ? -5 : -14,
        }),
    )
    .join('');
}

export const rolls: FormPainter = (scene) => {
  const { plan } = scene;
  const vessel = served(scene, tropical.test(plan.origin) ? ['plate', 'leaf', 'plate'] : ['plate', 'board', 'plate']);
  const { bed } = vessel;
  const wrap = plan.shape === 'wrap';
  const tone = wrap ? plan.dough : firstColour(scene);
  const filling = [...plan.main, ...plan.plant].slice(0, 3).map(({ tone: one }) => one);
  const body = laidOut({ scene, tone, filling }, bed);
  const sauce = /sauce/.test(plan.shapeText) ? sauceOn(scene, bed) : '';
  const top = { cx: bed.cx, cy: bed.cy - 10, rx: bed.rx * 0.5, ry: bed.ry * 0.45 };
  return (
    held(
      scene,
      vessel,
      body +
        sauce +
        creamed(scene, top, 1) +
        leaves(scene, { ...top, cx: wrap ? bed.cx : bed.cx + 60 }, 1, 0.9) +
        dusted(scene, top, 4),
    ) + beside(scene, 606, 386)
  );
};
