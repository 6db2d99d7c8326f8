import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { PieceName } from '#domain/drawing/pieces/pieces.ts';
import type { Garnish } from '#domain/drawing/plan/garnish.ts';
import { mound, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** A mound of mash with the ridges of a fork, sausages leaning on it under their gravy: beside whole potatoes they would be from the grill. */
export function sausagesOnMash(scene: Scene, { cx, cy }: Bed, tone: string): string {
  const { pen, plan } = scene;
  const mash = mix(plan.colours[1] ?? '#ebd9a6', '#fbeec2', 0.4);
  const gravy = plan.colours[2] ?? '#5e3a1e';
  const banger = pieceSymbol(pen, 'banger', tone);
  const heapAt = { cx: cx + 30, cy: cy - 6, rx: 150, ry: 66 };
  return (
    ellipse(cx - 6, cy + 34, 206, 62, lit(pen, gravy), `${line(darker(gravy, 0.4))} opacity=".92"`) +
    mound(scene, heapAt, mash, 92) +
    strokes(
      `M${cx - 90} ${cy - 44}C${cx - 40} ${cy - 30} ${cx + 60} ${cy - 24} ${cx + 130} ${cy - 58}M${cx - 66} ${cy - 74}C${cx - 20} ${cy - 60} ${cx + 60} ${cy - 56} ${cx + 106} ${cy - 84}M${cx - 30} ${cy - 98}C${cx} ${cy - 90} ${cx + 50} ${cy - 88} ${cx + 78} ${cy - 102}M${cx + 20} ${cy + 10}C${cx + 70} ${cy + 8} ${cx + 120} ${cy - 4} ${cx + 160} ${cy - 26}`,
      darker(mash, 0.16),
      6,
      ' opacity=".8"',
    ) +
    [
      [-50, -26, -34],
      [-6, 14, -30],
      [42, 46, -26],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          shadow(pen, cx + x + 8, cy + y + 22, 92, 22, 0.5) + place(banger, { x: cx + x, y: cy + y, size: 1.28, turn }),
      )
      .join('')
  );
}

/** A slice as it was cut across a rump: red within, browned round it, a thick band of fat on its bow. */
const bowedSlice = (pen: Pen, tone: string, [red, fat]: readonly [red: string, fat: string]) =>
  pen.symbol('slice with its fat', () => {
    const bow = 'M-92 38C-96 -22 -56 -66 0 -68C58 -66 98 -22 92 38';
    return (
      path(`${bow}C60 62 -60 62 -92 38Z`, darker(tone, 0.35), `${line(inkOf(tone), 4)} transform="translate(8 10)"`) +
      path(`${bow}C60 62 -60 62 -92 38Z`, lit(pen, tone), line(inkOf(tone))) +
      path('M-66 32C-68 -8 -40 -38 0 -40C42 -38 70 -8 66 32C40 46 -40 46 -66 32Z', lit(pen, lighter(red, 0.12), 0.6)) +
      strokes(
        'M-44 20C-36 6 -24 0 -12 2M6 26C16 10 32 8 44 14M-20 -18C-8 -24 10 -24 22 -18',
        darker(red, 0.26),
        4,
        ' opacity=".6"',
      ) +
      strokes(bow, darker(fat, 0.5), 25) +
      strokes(bow, fat, 18) +
      strokes('M-84 4C-76 -34 -42 -58 -2 -60', lighter(fat, 0.7), 6, ' opacity=".9"')
    );
  });

/** Slices in a row, each with its rim of fat, coarse salt upon them. */
export function rimmedSlices({ pen, plan }: Scene, { cx, cy }: Bed, tone: string): string {
  const [, red = '#a9433d', fat = '#e3b98a'] = plan.colours;
  const id = bowedSlice(pen, tone, [red, mix(fat, '#f6deac', 0.5)]);
  const salt = /\bcoarse salt\b/.test(plan.ingredientText)
    ? strokes(
        `M${cx - 120} ${cy + 6}h3M${cx - 90} ${cy + 30}h4M${cx - 20} ${cy + 2}h3M${cx + 4} ${cy + 30}h4M${cx + 70} ${cy - 8}h3M${cx + 96} ${cy + 20}h4M${cx + 150} ${cy - 20}h3M${cx - 60} ${cy - 30}h3M${cx + 40} ${cy - 40}h3`,
        '#fff',
        7,
        ' opacity=".95"',
      )
    : '';
  return (
    [
      [112, -36],
      [14, -10],
      [-88, 18],
    ]
      .map(
        ([x = 0, y = 0]) =>
          shadow(pen, cx + x + 14, cy + y + 50, 104, 30, 0.55) +
          place(id, { x: cx + x, y: cy + y, size: 1.06, turn: -10 }),
      )
      .join('') + salt
  );
}

/** Batter that puffed into a cup, crisp at its rim. */
const puffedCup = (pen: Pen, tone: string) =>
  pen.symbol(
    'puffed cup',
    () =>
      solid(
        pen,
        'M-92 -20C-108 -50 -70 -66 -52 -58C-40 -84 4 -80 14 -66C40 -84 84 -66 80 -44C108 -36 104 -4 86 6C82 40 60 66 40 70C10 78 -30 76 -46 66C-74 56 -86 16 -92 -20Z',
        tone,
        4,
      ) +
      path(
        'M-66 -24C-70 -46 -30 -52 -8 -48C20 -54 66 -44 60 -20C50 0 -54 2 -66 -24Z',
        darker(tone, 0.42),
        line(darker(tone, 0.5)),
      ) +
      path('M-48 -20C-40 -34 30 -38 46 -22C30 -6 -36 -6 -48 -20Z', lighter(tone, 0.2), ' opacity=".8"') +
      strokes(
        'M-66 12C-62 32 -54 46 -44 56M-14 14C-14 40 -12 54 -8 68M36 14C36 36 34 52 32 66',
        darker(tone, 0.34),
        5,
        ' opacity=".6"',
      ) +
      strokes('M-82 -38C-74 -56 -60 -54 -48 -50M10 -60C30 -74 60 -66 68 -52', lighter(tone, 0.75), 7, ' opacity=".8"'),
  );

/** Slices under gravy, potatoes roasted golden, carrots, and the pudding where its egg and flour are stated: the slices alone would be any joint. */
export function roastDinner(scene: Scene, { cx, cy }: Bed, tone: string): string {
  const { pen, plan } = scene;
  const [, golden = '#d9a440'] = plan.colours;
  const gravy = mix(tone, '#4a2414', 0.5);
  const pudding =
    plan.floury && plan.allergens.includes('egg')
      ? shadow(pen, cx + 108, cy + 4, 96, 34, 0.5) +
        place(puffedCup(pen, golden), { x: cx + 98, y: cy - 56, size: 1.06 })
      : '';
  const stated = (
    words: RegExp,
    piece: PieceName,
    colour: string,
    spots: readonly (readonly [x: number, y: number])[],
  ) =>
    words.test(plan.ingredientText)
      ? spots
          .map(([x, y], at) =>
            place(pieceSymbol(pen, piece, colour), { x: cx + x, y: cy + y, size: 0.95, turn: at * 38 - 20 }),
          )
          .join('')
      : '';
  const slice = pieceSymbol(pen, 'slice', tone);
  return (
    pudding +
    stated(/\bpotatoes\b/, 'potato', mix(golden, '#c9822c', 0.4), [
      [-116, -58],
      [-36, -70],
      [-74, -28],
    ]) +
    stated(/\bcarrots\b/, 'carrot', '#e8862e', [
      [134, 20],
      [96, 44],
      [160, -2],
    ]) +
    ellipse(cx - 40, cy + 50, 150, 34, lit(pen, gravy), ' opacity=".9"') +
    [
      [-130, 22],
      [-78, 34],
      [-26, 42],
    ]
      .map(
        ([x = 0, y = 0]) =>
          shadow(pen, cx + x + 10, cy + y + 24, 80, 24, 0.45) +
          place(slice, { x: cx + x, y: cy + y, size: 1.5, turn: -48 }),
      )
      .join('')
  );
}

/** Where each thing of a crowded plate lies, by its piece: the place of its middle, its size and its turn. */
const breakfast: Readonly<
  Partial<Record<PieceName, readonly (readonly [x: number, y: number, size: number, turn: number])[]>>
> = {
  mushroom: [
    [-6, -74, 0.95, -10],
    [56, -76, 0.8, 12],
  ],
  sausage: [
    [-128, -36, 1.1, -24],
    [-112, 2, 1.1, -20],
  ],
  beans: [
    [112, -34, 1.1, 0],
    [150, -10, 1.1, 40],
    [98, 0, 1.1, 80],
    [140, 24, 1.1, 10],
  ],
  tomato: [
    [96, 56, 1.1, 0],
    [34, 74, 1.05, 20],
  ],
  bacon: [
    [-72, 44, 1.75, -8],
    [-40, 72, 1.75, -2],
  ],
  friedEgg: [[-4, -8, 1.12, 0]],
};

/** Told to be a plate with a bit of each. */
export const isCrowded = ({ plan }: Scene): boolean => /\bcrowded plate with a bit of each\b/.test(plan.shapeText);

/** Each thing has its own place, the sausages whole: strewn over each other some were not seen at all. */
export function crowdedPlate({ pen, plan }: Scene, { cx, cy }: Bed): string {
  const things: readonly Garnish[] = [...plan.plant, ...plan.main];
  return Object.entries(breakfast)
    .flatMap(([piece, spots]) => {
      const thing = things.find((one) => one.piece === piece);
      if (thing === undefined) return [];
      const id = pieceSymbol(
        pen,
        piece === 'sausage' ? 'banger' : thing.piece,
        /\bbaked beans\b/.test(plan.ingredientText) && piece === 'beans' ? '#c8642c' : thing.tone,
      );
      return spots.map(
        ([x, y, size, turn]) =>
          shadow(pen, cx + x + 6, cy + y + 20, 56 * size, 20 * size, 0.4) +
          place(id, { x: cx + x, y: cy + y, size, turn }),
      );
    })
    .join('');
}
