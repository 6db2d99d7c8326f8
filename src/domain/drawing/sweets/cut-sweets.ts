import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { Garnish } from '#domain/drawing/plan/garnish.ts';
import type { PieceName } from '#domain/drawing/pieces/pieces.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';
import { almondPaste } from './almond-paste.ts';

const nuts: ReadonlySet<PieceName> = new Set(['nut', 'walnut', 'peanuts']);

/** The stated nut that shows where a sweet was cut; none in a smooth paste, which it went into ground. */
const nutIn = ({ plan }: Scene) =>
  /smooth|paste/.test(plan.shapeText) ? undefined : plan.dust.find(({ piece }) => nuts.has(piece));

/** Nuts cut through: pale, with their skin. */
const cutNuts = (tone: string, places: readonly (readonly [x: number, y: number, turn: number])[]) =>
  places
    .map(([x, y, turn]) =>
      ellipse(
        x,
        y,
        17,
        9,
        lighter(tone, 0.62),
        ` stroke="${darker(tone, 0.45)}" stroke-width="4" transform="rotate(${turn} ${x} ${y})"`,
      ),
    )
    .join('');

/** A box seen from its cut face: half its width, its height and how far it goes back. */
function box(pen: Pen, tone: string, [half, high, back]: readonly [half: number, high: number, back: number]): string {
  const up = Math.round(back * 0.62);
  return (
    path(
      `M-${half} 0L${back - half} -${up}L${half + back} ${12 - up}V${12 - up + high}L${half} ${12 + high}L-${half} ${high}Z`,
      darker(tone, 0.34),
      line(inkOf(tone), 4),
    ) +
    path(`M-${half} 0L${back - half} -${up}L${half + back} ${12 - up}L${half} 12Z`, lighter(tone, 0.34)) +
    path(`M-${half} 0L${half} 12V${12 + high}L-${half} ${high}Z`, lit(pen, tone, 0.6), line(inkOf(tone), 2))
  );
}

/** Something dense that is cut: its colour, the nut in it, and whether it crumbles. */
interface Paste {
  readonly tone: string;
  readonly nut: Garnish | undefined;
  readonly crumbly: boolean;
}

const fibres = ({ tone, crumbly }: Paste, d: string) =>
  crumbly
    ? strokes(d, darker(tone, 0.26), 4, ' opacity=".65"') +
      strokes(d, lighter(tone, 0.6), 3, ' opacity=".7" transform="translate(2 5)"')
    : '';

const blockSymbol = (pen: Pen, paste: Paste) => {
  const { tone, nut } = paste;
  return pen.symbol(
    'block',
    () =>
      box(pen, tone, [118, 96, 84]) +
      fibres(
        paste,
        'M-104 16l50 9M-40 20l66 4M40 30l60 4M-100 40l36 -4M-50 44l54 10M20 46l70 8M-108 62l66 4M-24 70l44 2M36 72l64 6M-90 84l50 4M-20 92l60 2M56 94l44 4',
      ) +
      (nut === undefined
        ? ''
        : cutNuts(nut.tone, [
            [-88, 24, 20],
            [-38, 32, -30],
            [14, 28, 10],
            [76, 38, 40],
            [-70, 62, -20],
            [-12, 66, 30],
            [44, 68, -10],
            [92, 82, 15],
            [-92, 86, 10],
            [-34, 92, 0],
            [16, 96, -25],
          ]) +
          cutNuts(nut.tone, [
            [20, -20, 0],
            [86, -22, 20],
            [-40, -24, -10],
          ])),
  );
};

const sliceSymbol = (pen: Pen, paste: Paste) => {
  const { tone, nut } = paste;
  return pen.symbol(
    'cut slice',
    () =>
      box(pen, tone, [88, 34, 70]) +
      fibres(paste, 'M-76 8l40 7M-24 12l50 3M36 18l44 4M-70 24l46 2M-12 28l40 3M44 36l34 2') +
      (nut === undefined
        ? ''
        : cutNuts(nut.tone, [
            [-62, 18, 10],
            [-14, 22, -20],
            [38, 28, 15],
            [6, -16, 0],
            [72, -14, 20],
          ])),
  );
};

/** A block of something dense, and slices cut from it: nougat, halva. */
function block(scene: Scene, bed: Bed): string {
  const { pen, plan } = scene;
  const { cx, cy } = bed;
  if (/marzipan/.test(plan.shapeText)) return almondPaste(scene, bed);
  const tone = firstColour(scene);
  const crumbly = /crumb|fibr|flak/.test(plan.shapeText);
  const paste = { tone, nut: nutIn(scene), crumbly };
  const large = blockSymbol(pen, paste);
  const slice = sliceSymbol(pen, paste);
  const crumbs = crumbly
    ? strokes(
        `M${cx - 150} ${cy + 74}h5M${cx - 118} ${cy + 84}h.1M${cx - 60} ${cy + 88}h6M${cx - 8} ${cy + 78}h.1M${cx + 30} ${cy - 8}h4M${cx + 184} ${cy + 72}h.1M${cx + 170} ${cy + 40}h6`,
        darker(tone, 0.1),
        10,
      )
    : '';
  return (
    shadow(pen, cx - 50, cy + 44, 170, 44, 0.55) +
    place(large, { x: cx - 76, y: cy - 66 }) +
    shadow(pen, cx + 96, cy + 40, 120, 30, 0.5) +
    place(slice, { x: cx + 66, y: cy - 6 }) +
    shadow(pen, cx + 40, cy + 84, 120, 28, 0.5) +
    place(slice, { x: cx + 6, y: cy + 46 }) +
    crumbs
  );
}

/** A tablet in raised squares, a row of it broken off. */
function bars(scene: Scene, { cx, cy }: Bed): string {
  const { pen } = scene;
  const tone = firstColour(scene);
  const tablet = (columns: number, rows: number) => {
    const [wide, high] = [columns * 64 + 12, rows * 64 + 12];
    const squares = Array.from({ length: columns * rows }, (_, at) => [
      10 + (at % columns) * 64,
      10 + Math.floor(at / columns) * 64,
    ]);
    const each = (d: string) => squares.map(([x = 0, y = 0]) => `M${x} ${y}${d}`).join('');
    const edge = `M0 0H${wide}V${high}H0Z`;
    return (
      path(edge, darker(tone, 0.5), `${line(inkOf(tone), 4)} transform="translate(10 30)"`) +
      path(edge, lighter(tone, 0.08), line(inkOf(tone), 4)) +
      path(each('h56v56h-56z'), darker(tone, 0.22)) +
      path(each('m8 8h40v40h-40z'), lit(pen, lighter(tone, 0.16))) +
      strokes(each('m4 52V4h48'), lighter(tone, 0.5), 5, ' opacity=".75"')
    );
  };
  const lying = (x: number, y: number, drawn: string) => `<g transform="matrix(.98 -.1 .42 .5 ${x} ${y})">${drawn}</g>`;
  return (
    shadow(pen, cx + 10, cy + 36, 220, 70, 0.55) +
    lying(cx - 208, cy - 62, tablet(5, 3)) +
    shadow(pen, cx + 60, cy + 84, 130, 24, 0.5) +
    lying(cx - 84, cy + 62, tablet(3, 1))
  );
}

/** Biscuits cut from a loaf on the slant, their cut face to the front: cantucci, biscotti. */
function slices(scene: Scene, { cx, cy }: Bed): string {
  const { pen } = scene;
  const tone = firstColour(scene);
  const crumb = lighter(mix(tone, secondColour(scene), 0.5), 0.2);
  const nut = nutIn(scene);
  const outline =
    'M-112 34C-124 2 -92 -36 -20 -44C50 -52 112 -26 114 14C114 34 100 40 78 42L-84 48C-100 48 -108 44 -112 34Z';
  const biscuit = pen.symbol(
    'cut biscuit',
    () =>
      path(outline, darker(tone, 0.24), `${line(inkOf(tone), 4)} transform="translate(16 -17)"`) +
      path(outline, lit(pen, crumb, 0.7), line(inkOf(tone))) +
      strokes('M-108 28C-114 2 -84 -30 -20 -37C46 -44 104 -20 108 14', darker(tone, 0.2), 11, ' opacity=".9"') +
      strokes(
        'M-80 8h.1M-50 34h.1M-28 -14h.1M4 14h.1M30 -20h.1M44 34h.1M70 8h.1M88 26h.1M-10 38h.1M-66 -12h.1',
        darker(crumb, 0.28),
        7,
        ' opacity=".7"',
      ) +
      (nut === undefined
        ? ''
        : cutNuts(nut.tone, [
            [-64, 18, 24],
            [-24, 12, -40],
            [24, 6, 12],
            [62, -6, 60],
            [52, 24, -10],
          ])),
  );
  return (
    [
      [-92, -50, -10],
      [92, -42, 4],
      [-70, 26, 4],
      [104, 44, -8],
    ] as const
  )
    .map(
      ([x, y, turn]) =>
        shadow(pen, cx + x + 12, cy + y + 42, 124, 28, 0.5) +
        place(biscuit, { x: cx + x, y: cy + y, turn, size: 0.96 }),
    )
    .join('');
}

/** Sticks pressed through a star: ridges along them and a star at the end. Smooth they would be sausages. */
function ridged(scene: Scene, { cx, cy }: Bed): string {
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  const stick = pen.symbol(
    'ridged stick',
    () =>
      solid(
        pen,
        'M-142 -10C-148 -24 -130 -30 -112 -26C-40 -32 60 -34 120 -26V24C60 34 -60 34 -116 26C-136 26 -148 12 -142 -10Z',
        tone,
      ) +
      strokes(
        'M-134 -8C-60 -16 50 -18 118 -12M-136 8C-60 2 50 2 120 4M-122 22C-60 18 50 20 118 18',
        darker(tone, 0.5),
        5.5,
        ' opacity=".8"',
      ) +
      strokes(
        'M-118 -18C-50 -24 50 -25 112 -20M-126 1C-50 -6 50 -7 112 -4M-118 16C-50 11 50 11 112 12',
        lighter(tone, 0.5),
        5,
        ' opacity=".75"',
      ) +
      path(
        'M122 -34L132 -16L150 -20L143 -2L156 12L140 16L138 34L124 22L108 34L108 14L94 4L106 -8L102 -26L118 -18Z',
        lit(pen, lighter(secondColour(scene), 0.3)),
        line(inkOf(tone)),
      ) +
      ellipse(124, 1, 9, 10, darker(tone, 0.1), ' opacity=".5"') +
      (/sugar/.test(plan.ingredientText)
        ? strokes(
            'M-116 -6h.1M-92 12h.1M-76 -16h.1M-50 6h.1M-34 -8h.1M-10 14h.1M4 -20h.1M22 0h.1M40 18h.1M56 -12h.1M76 8h.1M94 -18h.1M-104 20h.1M-60 22h.1M-20 -22h.1M62 24h.1',
            '#fffdf4',
            6,
            ' opacity=".95"',
          )
        : ''),
  );
  return (
    [
      [-14, -66, -4],
      [8, -22, 7],
      [-16, 22, -5],
      [10, 62, -14],
      [-12, -8, -34],
    ] as const
  )
    .map(
      ([x, y, turn]) =>
        shadow(pen, cx + x + 8, cy + y + 30, 136, 24, 0.45) + place(stick, { x: cx + x, y: cy + y, turn, size: 0.96 }),
    )
    .join('');
}

/** Sweets that are drawn as a whole: cut from a block or loaf, or laid across each other. */
export const cutSweets: Readonly<Partial<Record<string, (scene: Scene, bed: Bed) => string>>> = {
  block,
  bars,
  slices,
  ridged,
};

/** What is seen in a cut does not lie on top again. */
export const withoutCutNuts = (scene: Scene): Scene => {
  const nut = nutIn(scene);
  return { ...scene, plan: { ...scene.plan, dust: scene.plan.dust.filter((one) => one !== nut) } };
};

/** On each of several small cakes one of what lies on it, such as a prawn. */
export const toppedWith = (scene: Scene, bed: Bed, spots: readonly (readonly [x: number, y: number])[]): string => {
  const [thing] = scene.plan.main;
  if (thing === undefined) return '';
  const id = pieceSymbol(scene.pen, thing.piece, thing.tone);
  return spots
    .map(([x, y], at) => place(id, { x: bed.cx + x, y: bed.cy + y - 10, size: 0.86, turn: at * 40 - 60 }))
    .join('');
};
