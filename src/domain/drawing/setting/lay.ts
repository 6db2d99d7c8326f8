import { cycled } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lighter, lightnessOf, mix } from '#domain/drawing/pen/colour.ts';
import { path, type Pen, place, round, shadow, type Spot, strokes } from '#domain/drawing/pen/pen.ts';
import { type PieceName, pieces } from '#domain/drawing/pieces/pieces.ts';
import type { Garnish } from '#domain/drawing/plan/garnish.ts';
import type { Bed, Scene } from './scene.ts';

/** The symbol of a piece in a colour. */
export const pieceSymbol = (pen: Pen, piece: PieceName, tone: string) =>
  pen.symbol(`${piece} ${tone}`, () => pieces[piece](pen, tone));

const golden = 2.399963;

/** Places spread evenly over a bed, the middle first. */
export function spread(scene: Scene, bed: Bed, count: number): readonly Spot[] {
  const from = scene.choice.number(0, 6.28);
  return Array.from({ length: count }, (_, at) => {
    const reach = Math.sqrt((at + (count === 1 ? 0 : 0.5)) / count) * 0.92;
    return {
      x: bed.cx + Math.cos(from + at * golden) * bed.rx * reach,
      y: bed.cy + Math.sin(from + at * golden) * bed.ry * reach,
    };
  });
}

/** How many of each thing: the first of a list more than the second. */
interface Amounts {
  readonly main?: number;
  readonly plant?: number;
  readonly leaf?: number;
  readonly size?: number;
  /** Sauce that coats the main pieces. */
  readonly coat?: string;
}

const coated = (tone: string, coat: string | undefined, share = 0.35) =>
  coat === undefined ? tone : mix(tone, coat, share);

/** Pieces wider than the others: fewer of them, and smaller. */
const big: ReadonlySet<string> = new Set([
  'drumstick',
  'friedEgg',
  'crab',
  'banger',
  'steak',
  'cob',
  'breadSlice',
  'glazedFillet',
]);

/** Shares out `count` places among the things of a layer. */
function shared(things: readonly Garnish[], count: number): readonly Garnish[] {
  if (things.length === 0) return [];
  const places = Array.from({ length: Math.max(count, Math.min(things.length, count + 1)) }, (_, at) =>
    cycled(things, at),
  );
  // What is big lies there once.
  return places.filter((thing, at) => !big.has(thing.piece) || places.indexOf(thing) === at);
}

/** The things of a dish laid out on its bed, those behind first. */
export function laid(scene: Scene, bed: Bed, { main = 4, plant = 4, leaf = 2, size = 1, coat }: Amounts = {}): string {
  const { pen, choice, plan } = scene;
  const things = [
    ...shared(plan.main, main).map((thing) => ({
      thing,
      tone: coated(thing.tone, /^(chunk|meat|chickenStrip|mince|shreds|slice)$/.test(thing.piece) ? coat : undefined),
    })),
    ...shared(plan.plant, plant).map((thing) => ({ thing, tone: thing.tone })),
  ];
  const spots = spread(scene, bed, things.length);
  const shade = pen.symbol(`shade ${size}`, () => shadow(pen, 0, 0, 48 * size, 24 * size, 0.5));
  const drawn = things.map(({ thing, tone }, at) => {
    const spot = spots[at] ?? { x: bed.cx, y: bed.cy };
    return {
      y: spot.y,
      svg: `${place(shade, { x: spot.x + 5, y: spot.y + 15 * size })}${place(pieceSymbol(pen, thing.piece, tone), { ...spot, size: size * (big.has(thing.piece) ? 0.95 : 1.08), turn: choice.number(-32, 32), mirrored: choice.chance(0.5) })}`,
    };
  });
  return (
    drawn
      .toSorted((one, other) => one.y - other.y)
      .map(({ svg }) => svg)
      .join('') + leaves(scene, bed, leaf, size)
  );
}

/** Herbs on top. */
export function leaves(scene: Scene, bed: Bed, count: number, size = 1): string {
  const { pen, choice, plan } = scene;
  if (plan.leaf.length === 0) return '';
  const inner = { ...bed, rx: bed.rx * 0.62, ry: bed.ry * 0.6 };
  return spread(scene, inner, Math.max(count, plan.leaf.length))
    .map((spot, at) => {
      const thing = cycled(plan.leaf, at);
      return place(pieceSymbol(pen, thing.piece, thing.tone), {
        ...spot,
        size: size * 0.82,
        turn: choice.number(-70, 70),
      });
    })
    .join('');
}

/** What is strewn over. */
export function dusted(scene: Scene, bed: Bed, count = 4, size = 0.9): string {
  const { pen, choice, plan } = scene;
  return plan.dust
    .slice(0, 2)
    .map((thing) => {
      const id = pieceSymbol(pen, thing.piece, thing.tone);
      const fine = thing.piece === 'seeds' || thing.piece === 'specks';
      return spread(scene, { ...bed, rx: bed.rx * 0.8, ry: bed.ry * 0.78 }, fine ? count + 3 : count)
        .map((spot) => place(id, { ...spot, size: size * (fine ? 0.95 : 0.7), turn: choice.number(0, 180) }))
        .join('');
    })
    .join('');
}

/** What is poured or set on top. */
export function creamed(scene: Scene, { cx, cy }: Bed, size = 1): string {
  const { pen, plan } = scene;
  const thing = plan.cream;
  // What coconut cream comes from lies beside the dish, and never swims in it.
  return thing === null || thing.piece === 'coconut'
    ? ''
    : place(pieceSymbol(pen, thing.piece, thing.tone), { x: cx - 14, y: cy - 4, size: size * 1.15 });
}

/** Things on the table or the rim, to the lower right: a wedge of lime, a slice of bread. */
export function beside(scene: Scene, x = 640, y = 420): string {
  const { pen, choice, plan } = scene;
  return plan.wedge
    .slice(0, 2)
    .map((thing, at) => {
      const spot = { x: at === 0 ? x : 800 - x, y: y + (at === 0 ? 0 : 6) };
      return (
        shadow(pen, spot.x + 6, spot.y + 22, 62, 26, 0.6) +
        place(pieceSymbol(pen, thing.piece, thing.tone), {
          ...spot,
          size: thing.piece === 'breadSlice' ? 1.05 : 1,
          turn: choice.number(-16, 10),
        })
      );
    })
    .join('');
}

/** A dome of food. `height` over the bed's middle. */
export function mound({ pen }: Scene, { cx, cy, rx, ry }: Bed, colour: string, height: number): string {
  const d = `M${round(cx - rx)} ${cy}C${round(cx - rx * 0.98)} ${round(cy - height * 0.9)} ${round(cx - rx * 0.45)} ${round(cy - height - ry * 0.28)} ${cx} ${round(cy - height - ry * 0.28)}S${round(cx + rx * 0.98)} ${round(cy - height * 0.9)} ${round(cx + rx)} ${cy}C${round(cx + rx)} ${round(cy + ry * 0.7)} ${round(cx + rx * 0.5)} ${round(cy + ry)} ${cx} ${round(cy + ry)}S${round(cx - rx)} ${round(cy + ry * 0.7)} ${round(cx - rx)} ${cy}Z`;
  return (
    shadow(pen, cx + 14, cy + ry * 0.45, rx * 1.1, ry * 0.95, 0.5) +
    path(
      d,
      pen.radial(
        [
          [0, lighter(colour, 0.45)],
          [0.5, colour],
          [1, darker(colour, 0.34)],
        ],
        { cx: 0.36, cy: 0.24, r: 0.85 },
      ),
      ` stroke="${inkOf(colour)}" stroke-width="3"`,
    )
  );
}

/** Things heaped up: those behind and below first. */
export function heap(
  scene: Scene,
  bed: Bed,
  {
    ids,
    count,
    rise,
    size = 1,
    turn = 180,
  }: {
    readonly ids: readonly string[];
    readonly count: number;
    readonly rise: number;
    readonly size?: number;
    readonly turn?: number;
  },
): string {
  const { choice } = scene;
  const spots = spread(scene, bed, count).map((spot, at) => {
    const out = ((spot.x - bed.cx) / bed.rx) ** 2 + ((spot.y - bed.cy) / bed.ry) ** 2;
    return {
      id: ids[at % ids.length] ?? ids[0] ?? '',
      x: spot.x,
      y: spot.y - rise * Math.max(0, 1 - out),
      depth: spot.y - rise * 0.35 * Math.max(0, 1 - out) + (1 - out) * 30,
    };
  });
  return spots
    .toSorted((one, other) => one.depth - other.depth)
    .map(({ id, x, y }) => place(id, { x, y, size, turn: choice.number(-turn, turn) }))
    .join('');
}

/** A symbol of curved strands, about 200 wide, to be laid over itself at other angles. */
function strands(pen: Pen, tone: string, width: number): string {
  const d =
    'M-96 8C-70 -34 -20 -44 30 -34S98 0 84 26M-84 28C-90 -6 -40 -30 6 -22S74 16 46 34M-52 40C-70 20 -40 -6 0 -6S52 20 20 34M-100 -10C-60 -50 40 -60 98 -12M-70 44C-20 58 50 54 90 40';
  return pen.symbol(
    `strands ${tone} ${width}`,
    () =>
      strokes(d, inkOf(mix(tone, '#a06a30', 0.25)), width + 4.5) +
      strokes(d, tone, width) +
      strokes(d, lighter(tone, 0.65), width * 0.28, ' opacity=".8" transform="translate(-1 -2)"'),
  );
}

/** A nest of noodles. */
export function nest(
  scene: Scene,
  bed: Bed,
  { tone, width = 9, rise = 40 }: { readonly tone: string; readonly width?: number; readonly rise?: number },
): string {
  const { pen, choice } = scene;
  const id = strands(pen, tone, width);
  const scale = bed.rx / 150;
  const layers = [
    [-0.42, 0.14, 0],
    [0.44, 0.12, 0],
    [0, 0.4, 0.1],
    [0, -0.34, 0.1],
    [-0.26, -0.1, 0.5],
    [0.28, -0.06, 0.55],
    [0.02, 0.12, 0.9],
    [0, -0.1, 1.05],
  ] as const;
  return (
    mound(scene, bed, darker(tone, 0.3), rise * 0.7) +
    layers
      .map(([x, y, up], at) =>
        place(id, {
          x: bed.cx + x * bed.rx,
          y: bed.cy + y * bed.ry - up * rise,
          size: scale * (up > 0.8 ? 0.62 : 0.86),
          turn: at * 47 + choice.number(-20, 20),
          flat: 0.72,
        }),
      )
      .join('')
  );
}

/** Grains over a dome, kept to its outline by their places. */
export function grains(
  scene: Scene,
  { cx, cy, rx, ry }: Bed,
  { tone, height, fine = false }: { readonly tone: string; readonly height: number; readonly fine?: boolean },
): string {
  const { pen, choice } = scene;
  const d = fine
    ? 'M-30 6h.1M-12 -12h.1M4 8h.1M16 -8h.1M-22 20h.1M28 12h.1M-2 -26h.1M-38 -8h.1M10 24h.1M34 -18h.1M-8 4h.1M-20 -24h.1M-34 24h.1M20 -30h.1M38 -2h.1M-14 34h.1M26 28h.1M-26 -10h.1M8 -18h.1'
    : 'M-30 6l9 -4M-12 -12l9 4M4 8l10 1M16 -8l7 6M-22 20l8 3M28 12l8 -3M-2 -26l9 -2M-38 -8l6 -6M10 24l9 -3M34 -18l4 8M-8 4l6 5M-20 -24l8 2';
  // Of the heap's own colour: white on brown they would be sesame.
  const pale = lightnessOf(tone) > 0.82;
  const id = pen.symbol(
    `grains ${tone}`,
    () =>
      strokes(d, darker(tone, pale ? 0.3 : 0.4), 10.5, ' opacity=".55"') +
      strokes(d, lighter(tone, pale ? 0.5 : 0.2), 7.5, ' transform="translate(-1 -2)"'),
  );
  const inner = { cx, cy: cy - height * 0.34, rx: rx * 0.8, ry: (ry + height * 0.5) * 0.84 };
  // Above the rim the heap narrows: what lies beside it would hang in the air.
  const rise = height + ry * 0.28;
  const liesOnHeap = ({ x, y }: Spot) => y > cy || ((x - cx) / rx) ** 2 + ((y - cy) / rise) ** 2 < 0.62;
  return spread(scene, inner, 26)
    .filter(liesOnHeap)
    .map((spot) => place(id, { ...spot, size: rx / 190, turn: choice.number(0, 180), flat: 0.8 }))
    .join('');
}
