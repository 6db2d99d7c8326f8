import { among } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { leaves, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { board, pan } from '#domain/drawing/setting/vessels.ts';
import { cheeseWedge } from '#domain/drawing/shapes/cheese-wedge.ts';
import { meltedOverPotatoes } from '#domain/drawing/shapes/melted-cheese.ts';

/** A slice off a block with the bars of the grill on it: white and whole it would be tofu. */
const grilledSlice = (pen: Pen, paste: string) => {
  const golden = mix(paste, '#e0a94a', 0.5);
  return (
    path('M-116 -14L-30 -62L112 -26L108 10L26 62L-114 22Z', darker(golden, 0.22), line(inkOf(golden), 4)) +
    path('M-116 -14L-30 -62L112 -26L26 26Z', lit(pen, golden), line(inkOf(golden), 2)) +
    path('M-116 -14L26 26V62L-114 22Z', lighter(paste, 0.3), line(inkOf(golden), 2)) +
    strokes('M-84 -16L0 -52M-46 -6L38 -42M-8 4L74 -32M26 14L102 -22', darker(golden, 0.6), 10, ' opacity=".75"')
  );
};

const shavings = (pen: Pen, paste: string) =>
  [
    [96, 58],
    [120, 92],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<g transform="translate(${x} ${y})">${solid(pen, 'M-96 10C-60 -22 20 -30 70 -22C96 -26 104 -6 86 -2C60 6 -30 14 -60 34C-84 38 -100 24 -96 10Z', lighter(paste, 0.25))}${strokes('M-80 14C-40 -8 20 -16 74 -12', lighter(paste, 0.7), 4, ' opacity=".7"')}</g>`,
    )
    .join('');

/** What a block shows on its faces: beans, the crust it was fried to, or a seam. */
function marksOnBlock({ plan }: Scene, paste: string, rind: string): string {
  if (/beans/.test(plan.shapeText))
    return strokes(
      'M-130 14l16 8M-90 34l16 -4M-60 60l16 6M-116 46l16 6M-36 84l14 4M40 50l18 -6M84 30l16 -8M110 54l18 -8M30 84l16 -6M-60 -20l20 -4M10 -40l20 6M60 -20l20 -4M-10 -4l20 6M90 -40l18 4',
      rind,
      15,
      ' opacity=".8"',
    );
  if (plan.vesselKind !== 'pan') return strokes('M60 8L54 88', darker(paste, 0.3), 4);
  return (
    strokes(
      'M-120 -24h16M-60 -44h18M0 -64h14M20 -10h16M70 -44h18M120 -30h12M-30 -8h14M-110 40h14M-60 66h12M60 66h14M120 24h10',
      '#9a5218',
      19,
      ' opacity=".5"',
    ) + strokes('M-150 66C-120 92 -40 120 0 118S120 70 170 58', lighter(paste, 0.3), 15)
  );
}

/** What a cheese is drawn with: its paste within and its rind. */
interface Cheese {
  readonly scene: Scene;
  readonly pen: Pen;
  readonly paste: string;
  readonly rind: string;
}

/** A plaited spindle, whole and cut through. */
function spindles({ pen, paste }: Cheese): string {
  const pattern = [-120, -60, 0, 60, 120]
    .map(
      (x) =>
        `M${x - 20} -${34 - Math.abs(x) / 8}L${x} 0L${x - 20} ${34 - Math.abs(x) / 8}M${x} -${36 - Math.abs(x) / 8}V${36 - Math.abs(x) / 8}`,
    )
    .join('');
  const whole = `${solid(pen, 'M-214 2C-160 -30 -90 -58 0 -58C90 -58 160 -30 214 2C160 32 90 60 0 60C-90 60 -160 32 -214 2Z', paste, 4)}${strokes(pattern, darker(paste, 0.4), 6, ' opacity=".7"')}${strokes('M-140 -22C-90 -42 -40 -48 10 -48', lighter(paste, 0.8), 8, ' opacity=".6"')}`;
  // Cut through, and slices of it: whole and pointed it would be a fish or a roll.
  const inside = mix(lighter(paste, 0.5), '#f4d87c', 0.6);
  const face = (x: number, y: number, wide: number, high: number) =>
    ellipse(x + 5, y + 9, wide, high, darker(paste, 0.25), line(inkOf(paste))) +
    ellipse(x, y, wide, high, paste, line(inkOf(paste))) +
    ellipse(x, y, wide - 7, high - 6, lit(pen, inside, 0.6)) +
    strokes(
      `M${x - 14} ${y - 8}h.1M${x + 12} ${y + 4}h.1M${x - 4} ${y + 14}h.1M${x + 8} ${y - 16}h.1`,
      darker(inside, 0.2),
      6,
      ' opacity=".6"',
    );
  const half = `${solid(pen, 'M-214 2C-160 -30 -90 -58 -16 -58V60C-90 60 -160 32 -214 2Z', paste, 4)}${strokes('M-140 -26L-120 0L-140 26M-80 -44L-60 0L-80 44M-140 -28V28M-80 -46V46', darker(paste, 0.4), 6, ' opacity=".7"')}${ellipse(-14, 1, 26, 59, paste, line(inkOf(paste), 4))}${ellipse(-13, 1, 19, 50, lit(pen, inside, 0.6))}`;
  return `<g transform="translate(0 -40)">${whole}</g><g transform="translate(-4 56)">${half}</g>${face(68, 68, 52, 34)}${face(142, 62, 47, 31)}`;
}

/** What stays of a lump, with its crumbs beside it. */
const crumbled = ({ pen, paste }: Cheese) =>
  path('M-160 0L-20 -60L60 -30L50 50L-90 96L-158 60Z', darker(paste, 0.14), line(inkOf(paste), 4)) +
  path('M-160 0L-20 -60L60 -30L-84 30Z', lit(pen, lighter(paste, 0.5)), line(inkOf(paste), 3)) +
  strokes('M-130 40h.1M-70 60h.1M-10 30h.1', darker(paste, 0.16), 12, ' opacity=".6"') +
  [
    [100, 30],
    [150, 10],
    [130, 64],
    [80, 76],
    [176, 50],
  ]
    .map(([x = 0, y = 0]) => place(pieceSymbol(pen, 'cheeseCrumbs', paste), { x, y, size: 1.1 }))
    .join('');

const blockOf = ({ scene, pen, paste, rind }: Cheese) =>
  path('M-160 -20L10 -82L172 -34L168 44L-6 112L-158 56Z', darker(paste, 0.2), line(inkOf(paste), 4)) +
  path('M-160 -20L-4 34V112L-158 56Z', lit(pen, paste)) +
  path('M-160 -20L10 -82L172 -34L-4 34Z', lit(pen, lighter(paste, 0.35)), line(inkOf(paste), 3)) +
  marksOnBlock(scene, paste, rind) +
  // Thin slices shaved off it: whole it would be fudge or soap.
  (/curling slices/.test(scene.plan.shapeText) ? shavings(pen, paste) : '');

const wedge = ({ scene, paste, rind }: Cheese) => cheeseWedge(scene, paste, rind);

const drawn: Readonly<Record<string, (cheese: Cheese) => string>> = {
  wedge,
  blue: wedge,
  // A wedge is taken out at the right: two cut faces, and nothing of the rim before them.
  wheel: ({ pen, paste, rind }) =>
    path('M0 -20L168 -14V50L0 44Z', lit(pen, darker(paste, 0.08)), line(inkOf(paste), 3)) +
    path('M0 -20L62 54V117L0 44Z', lit(pen, paste), line(inkOf(paste), 3)) +
    solid(pen, 'M-170 -20V44C-166 96 -50 128 62 117V54C-60 68 -162 34 -170 -20Z', rind, 4) +
    path(
      'M0 -20L168 -14C178 -62 92 -96 0 -96C-92 -96 -170 -64 -170 -20C-168 32 -56 68 62 54Z',
      lit(pen, lighter(rind, 0.2)),
      line(inkOf(rind), 4),
    ),
  soft: ({ pen, paste, rind }) =>
    solid(pen, 'M-170 -16V40C-160 100 160 100 170 40V-16Z', lighter(rind, 0.3), 4) +
    ellipse(0, -16, 170, 74, lit(pen, lighter(rind, 0.5)), line(inkOf(rind), 4)) +
    path('M-10 -16L70 54V104C30 110 -10 108 -40 104L-50 60Z', lit(pen, paste), line(inkOf(paste), 3)) +
    path('M-30 96C-40 130 20 136 60 126C84 118 80 104 70 98Z', lit(pen, paste)) +
    strokes('M-110 -40h.1M-50 -60h.1M60 -50h.1M110 -20h.1', '#fff', 16, ' opacity=".6"'),
  ball: ({ pen, paste }) =>
    solid(pen, 'M-124 10C-130 -70 -60 -104 0 -104C62 -104 130 -68 124 10C116 84 -116 84 -124 10Z', paste, 4) +
    strokes('M-80 -24C-70 -58 -40 -80 -6 -82', '#fff', 14, ' opacity=".7"') +
    `<g transform="translate(150 40)">${ellipse(0, 8, 78, 52, darker(paste, 0.15), line(inkOf(paste), 3)) + ellipse(0, 0, 78, 50, lit(pen, lighter(paste, 0.3), 0.5))}</g>`,
  log: ({ pen, paste, rind }) =>
    solid(pen, 'M-190 -26C-210 -10 -210 50 -190 66H150V-30Z', rind, 4) +
    ellipse(150, 18, 36, 48, lit(pen, lighter(paste, 0.2)), line(inkOf(paste), 4)) +
    ellipse(150, 18, 26, 37, lighter(paste, 0.4)) +
    strokes('M-160 -10H100M-170 20H90M-160 46H110', darker(rind, 0.2), 4, ' opacity=".4"') +
    `<g transform="translate(-60 92)">${ellipse(0, 6, 60, 26, darker(rind, 0.1), line(inkOf(rind), 3)) + ellipse(0, 0, 56, 23, lit(pen, paste))}</g>`,
  spindle: spindles,
  grilled: ({ pen, paste }) =>
    [
      [-96, -34],
      [92, -42],
      [0, 40],
    ]
      .map(([x = 0, y = 0]) => `<g transform="translate(${x} ${y})">${grilledSlice(pen, paste)}</g>`)
      .join(''),
  block: blockOf,
  crumbled,
};

export const cheese: FormPainter = (scene) => {
  if (scene.plan.shape === 'melted') return meltedOverPotatoes(scene);
  const { pen, plan } = scene;
  // Fried in it: on a board it would be raw.
  const vessel = plan.vesselKind === 'pan' ? pan(scene) : board(scene);
  const { bed } = vessel;
  const { cx, cy } = bed;
  const known = among(drawn, /grill marks/.test(plan.shapeText) ? 'grilled' : plan.shape, 'wedge');
  const id = pen.symbol('cheese', () => known({ scene, pen, paste: firstColour(scene), rind: secondColour(scene) }));
  return held(
    scene,
    vessel,
    shadow(pen, cx + 16, cy + 70, 230, 54, 0.6) +
      place(id, { x: cx - 6, y: cy - 10, size: 1.02 }) +
      leaves(scene, { cx: cx - 150, cy: cy + 50, rx: 20, ry: 8 }, 1),
  );
};
