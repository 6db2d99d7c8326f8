import { among } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, dusted, laid, leaves, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { ryeBoat } from '#domain/drawing/shapes/rye-boat.ts';
import { served, tropical } from '#domain/drawing/setting/served.ts';

/** A sheet of baking paper drawn open: what was cooked in it lies there in its juice. */
const inPaper: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate', 'board']);
  const { cx, cy } = vessel.bed;
  const paper = '#efe0c0';
  const back = `M${cx - 236} ${cy + 20}C${cx - 250} ${cy - 60} ${cx - 150} ${cy - 128} ${cx - 96} ${cy - 112}C${cx - 60} ${cy - 144} ${cx - 10} ${cy - 112} ${cx + 24} ${cy - 136}C${cx + 80} ${cy - 146} ${cx + 120} ${cy - 116} ${cx + 160} ${cy - 112}C${cx + 226} ${cy - 90} ${cx + 250} ${cy - 20} ${cx + 232} ${cy + 28}C${cx + 150} ${cy + 96} ${cx - 160} ${cy + 96} ${cx - 236} ${cy + 20}Z`;
  const front = `M${cx - 236} ${cy + 20}C${cx - 170} ${cy + 58} ${cx - 100} ${cy + 36} ${cx - 40} ${cy + 60}C${cx + 30} ${cy + 38} ${cx + 120} ${cy + 66} ${cx + 232} ${cy + 28}C${cx + 214} ${cy + 92} ${cx + 110} ${cy + 122} ${cx + 10} ${cy + 118}C${cx - 110} ${cy + 124} ${cx - 216} ${cy + 90} ${cx - 236} ${cy + 20}Z`;
  const inside = { cx, cy: cy - 16, rx: 152, ry: 50 };
  return (
    held(
      scene,
      vessel,
      shadow(pen, cx + 12, cy + 60, 250, 80, 0.55) +
        path(back, lit(pen, paper, 0.6), line(darker(paper, 0.45))) +
        strokes(
          `M${cx - 190} ${cy - 66}L${cx - 120} ${cy - 20}M${cx - 96} ${cy - 110}L${cx - 70} ${cy - 50}M${cx + 24} ${cy - 134}L${cx + 20} ${cy - 60}M${cx + 158} ${cy - 110}L${cx + 110} ${cy - 40}M${cx + 220} ${cy - 30}L${cx + 150} ${cy - 6}`,
          darker(paper, 0.25),
          4,
          ' opacity=".6"',
        ) +
        ellipse(cx, cy - 8, 170, 56, darker(firstColour(scene), 0.2), ' opacity=".55"') +
        laid(scene, inside, { main: 6, plant: 6, leaf: 3, size: 1.02 }) +
        path(front, lit(pen, paper, 0.7), line(darker(paper, 0.45))) +
        strokes(
          `M${cx - 140} ${cy + 52}L${cx - 120} ${cy + 104}M${cx - 40} ${cy + 62}L${cx - 30} ${cy + 116}M${cx + 70} ${cy + 58}L${cx + 76} ${cy + 114}M${cx + 160} ${cy + 50}L${cx + 140} ${cy + 96}`,
          darker(paper, 0.22),
          4,
          ' opacity=".6"',
        ) +
        dusted({ ...scene, plan: { ...plan, leaf: [] } }, inside, 3),
    ) + beside(scene, 640, 400)
  );
};

/** A parcel that was cut in two, from its outside in: three outlines, and what lies on the cut. */
interface Cut {
  readonly name: string;
  readonly outside: string;
  readonly dough: string;
  readonly filling: string;
  /** How much darker than its first piece the filling is, and each piece's edge than itself. */
  readonly shades: readonly [filling: number, edge: number];
  readonly paler: number;
  /** Where the pieces of up to three fillings lie. */
  readonly bits: readonly [string, string, string];
  /** Widths of a piece's edge and of the piece. */
  readonly widths: readonly [edge: number, piece: number];
  readonly seam?: string;
}

const cutTriangle: Cut = {
  name: 'opened triangle',
  outside: 'M-98 52C-70 -4 -30 -60 2 -84C38 -58 80 0 102 46C60 68 -60 72 -98 52Z',
  dough: 'M2 -82C34 -52 78 2 100 46C66 64 -26 70 -62 58C-52 16 -24 -44 2 -82Z',
  filling: 'M2 -58C28 -32 62 10 80 40C50 52 -16 56 -44 48C-36 14 -16 -30 2 -58Z',
  shades: [0.12, 0.3],
  paler: 0.4,
  bits: [
    'M-30 14h.1M2 30h.1M34 16h.1M-6 -4h.1',
    'M-14 26h.1M24 2h.1M12 42h.1M-34 34h.1',
    'M-2 12h.1M34 36h.1M8 -20h.1',
  ],
  widths: [17, 12],
  seam: 'M-84 44C-74 48 -70 50 -64 52',
};

const cutHalfMoon: Cut = {
  name: 'opened half-moon',
  outside: 'M-104 38C-116 -34 -50 -78 14 -76C60 -74 96 -50 110 -16L84 44Z',
  dough: 'M-104 38C-112 -22 -54 -62 0 -60C52 -60 84 -20 84 44C30 62 -60 60 -104 38Z',
  filling: 'M-84 30C-86 -14 -42 -44 0 -44C40 -42 64 -12 66 34C24 46 -50 46 -84 30Z',
  shades: [0.15, 0.35],
  paler: 0.42,
  bits: [
    'M-44 18h.1M-8 2h.1M28 12h.1M4 24h.1M-30 -6h.1',
    'M-26 26h.1M14 -8h.1M46 24h.1M-52 4h.1',
    'M-14 14h.1M34 28h.1M-4 -18h.1',
  ],
  widths: [21, 16],
};

/** One half, its cut to the front and its filling all along it; null where nothing that is stated shows. */
function openedParcel({ pen, plan }: Scene, tone: string, cut: Cut): string | null {
  const fillings = [...plan.main, ...plan.plant, ...plan.dust].slice(0, 3);
  const [first] = fillings;
  if (first === undefined) return null;
  const inside = darker(first.tone, cut.shades[0]);
  return pen.symbol(
    cut.name,
    () =>
      solid(pen, cut.outside, tone, 4) +
      path(cut.dough, lighter(tone, cut.paler), line(inkOf(tone))) +
      path(cut.filling, inside, line(darker(inside, 0.4), 2)) +
      fillings
        .map(
          ({ tone: own }, at) =>
            strokes(cut.bits[at] ?? '', darker(own, cut.shades[1]), cut.widths[0]) +
            strokes(cut.bits[at] ?? '', lighter(own, 0.14), cut.widths[1]),
        )
        .join('') +
      (cut.seam === undefined ? '' : strokes(cut.seam, darker(tone, 0.35), 5, ' stroke-dasharray="1 14" opacity=".8"')),
  );
}

/** Fried hollow, its edges pressed with a fork: flat and scored it would be a wafer. */
const blisteredPillow = (pen: Pen, tone: string) =>
  path('M-126 -14L18 -66L128 -10L-12 62Z', darker(tone, 0.3), `${line(inkOf(tone), 4)} transform="translate(0 12)"`) +
  path('M-126 -14L18 -66L128 -10L-12 62Z', lit(pen, tone), line(inkOf(tone), 3)) +
  strokes('M-114 -12L16 -57L114 -9L-11 52Z', darker(tone, 0.4), 11, ' stroke-dasharray="3 9" opacity=".6"') +
  path(
    'M-84 -10C-50 -40 -10 -50 18 -46C50 -40 82 -22 88 -8C60 14 20 36 -10 42C-40 34 -72 10 -84 -10Z',
    lit(pen, lighter(tone, 0.14), 1.1),
  ) +
  strokes('M-46 -6h.1M-18 -26h.1M16 -8h.1M44 -18h.1M-8 16h.1M26 14h.1', lighter(tone, 0.55), 17, ' opacity=".6"') +
  strokes('M-50 -2h.1M-22 -22h.1M12 -4h.1M40 -14h.1', darker(tone, 0.3), 9, ' opacity=".35"');

/** Slices of the banana within, and the sweetened milk that is poured over: bare, the squares would be wafers. */
function bananasOn(scene: Scene, { cx, cy }: Bed): string {
  const { pen, plan } = scene;
  const slice = pieceSymbol(pen, 'banana', '#f8e6a6');
  const d = `M${cx - 150} ${cy - 34}q30 -34 50 0t50 -6t50 -4t50 -6t50 0M${cx - 90} ${cy + 36}q26 -30 50 0t50 -4t50 -2`;
  return (
    (plan.milky ? strokes(d, '#d9c79a', 13, ' opacity=".6"') + strokes(d, '#fffaf0', 9) : '') +
    [
      [-70, -46],
      [84, -52],
      [-6, 22],
      [40, 34],
      [-120, -22],
      [134, -28],
    ]
      .map(([x = 0, y = 0]) => place(slice, { x: cx + x, y: cy + y, size: 0.9 }))
      .join('')
  );
}

const isLayered = ({ plan }: Scene) => plan.shape === 'square' && /\blayers\b/.test(plan.shapeText);

/** Leaf over leaf at its sides, white with green where cheese and herbs lie between: whole, the squares would be sponge. */
function layersAt({ plan }: Scene, tone: string): string {
  const at = (down: number) => `M-110 ${-4 + down}L2 ${50 + down}L115 ${-8 + down}`;
  const filling = plan.dust.find(({ piece }) => piece === 'cheeseCrumbs')?.tone ?? lighter(tone, 0.5);
  return (
    [5, 12, 26, 33].map((down) => strokes(at(down), lighter(tone, 0.55), 4)).join('') +
    strokes(at(19), filling, 9) +
    (plan.leaf.length > 0
      ? strokes('M-84 27h5M-50 44h5M-18 59h5M30 54h5M62 37h5M92 22h5', plan.leaf[0]?.tone ?? '#5c9c3e', 6)
      : '') +
    strokes(at(9), darker(tone, 0.3), 2, ' opacity=".7"') +
    strokes(at(29), darker(tone, 0.3), 2, ' opacity=".7"')
  );
}

type ParcelPainter = (scene: Scene, tone: string) => string;

const husk = '#e3c98c';
const leaf = '#5f8a44';

/** What the parcel is wrapped in. */
const wrapOf = ({ plan }: Scene) => (/husk|corn|maize/.test(plan.shapeText + plan.ingredientText) ? husk : leaf);

const inLeaf: ParcelPainter = (scene, tone) => {
  const { pen } = scene;
  const wrap = wrapOf(scene);
  return (
    solid(pen, 'M-150 -34C-90 -56 90 -56 150 -34L158 40C90 60 -90 60 -158 40Z', wrap, 4) +
    strokes(
      'M-140 -20C-60 -36 60 -36 140 -20M-148 4C-60 -8 60 -8 148 4M-152 26C-60 18 60 18 152 26',
      darker(wrap, 0.3),
      3,
      ' opacity=".6"',
    ) +
    solid(
      pen,
      'M-96 -30C-60 -48 60 -48 96 -30C110 -8 106 24 88 32C40 44 -40 44 -88 32C-106 24 -110 -8 -96 -30Z',
      tone,
    ) +
    strokes('M-66 -22C-40 -32 10 -34 44 -31', lighter(tone, 0.75), 7, ' opacity=".65"') +
    strokes('M-52 6h.1M-16 16h.1M20 4h.1M54 14h.1', darker(tone, 0.3), 10, ' opacity=".4"')
  );
};

const triangle: ParcelPainter = ({ pen }, tone) =>
  solid(pen, 'M-98 52C-70 -4 -30 -60 2 -84C38 -58 80 0 102 46C60 68 -60 72 -98 52Z', tone, 4) +
  path('M2 -82C20 -40 40 20 44 62C70 58 92 54 102 46C80 0 38 -58 2 -82Z', darker(tone, 0.3), ' opacity=".5"') +
  strokes('M-84 44C-30 56 50 56 92 40', darker(tone, 0.35), 5, ' stroke-dasharray="1 14" opacity=".8"') +
  strokes('M-56 8C-40 -18 -20 -44 -6 -58', lighter(tone, 0.75), 8, ' opacity=".65"');

const square: ParcelPainter = (scene, tone) => {
  const { pen, plan } = scene;
  if (/blistered rectangle/.test(plan.shapeText)) return blisteredPillow(pen, tone);
  const tied = wrapOf(scene) === leaf && /leaf|leaves/.test(plan.ingredientText);
  return (
    path('M-112 -6L6 -62L118 -10L110 26L2 84L-108 30Z', darker(tone, 0.3), line(inkOf(tone), 4)) +
    path('M-112 -6L6 -62L118 -10L2 48Z', lit(pen, tone), line(inkOf(tone), 2)) +
    strokes('M-52 -32L60 20M62 -36L-52 20', tied ? '#dcc48a' : darker(tone, 0.25), 6) +
    (isLayered(scene) ? layersAt(scene, tone) : '') +
    strokes('M-80 -8L4 -48', lighter(tone, 0.7), 6, ' opacity=".6"')
  );
};

const halfMoon: ParcelPainter = ({ pen }, tone) =>
  solid(pen, 'M-122 36C-118 -34 -60 -72 4 -72C68 -72 118 -30 124 30C70 66 -66 72 -122 36Z', tone, 4) +
  strokes('M-116 38C-60 66 66 62 118 32', darker(tone, 0.12), 17) +
  strokes('M-116 38C-60 66 66 62 118 32', darker(tone, 0.45), 17, ' stroke-dasharray="3 15"') +
  strokes('M-84 -8C-66 -38 -30 -52 6 -54', lighter(tone, 0.75), 9, ' opacity=".65"') +
  strokes('M10 -6h.1M54 -16h.1M-30 12h.1', darker(tone, 0.3), 22, ' opacity=".3"');

const boat: ParcelPainter = (scene, tone) =>
  ryeBoat(scene.pen, secondColour(scene), tone, /\brice\b/.test(scene.plan.ingredientText));

const parcels: Readonly<Record<string, ParcelPainter>> = {
  'half-moon': halfMoon,
  leaf: inLeaf,
  triangle,
  square,
  boat,
};

/** The shapes of which one is shown cut in two. */
const cuts: Readonly<Record<string, Cut>> = { triangle: cutTriangle, 'half-moon': cutHalfMoon };

/** The parcels on their vessel, and whether one of them shows what it holds. */
function laidOut(scene: Scene, bed: Bed): { readonly body: string; readonly opened: boolean } {
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  const leafy = plan.shape === 'leaf';
  const drawn = among(parcels, plan.shape, 'half-moon');
  const id = pen.symbol('parcel', () => drawn(scene, tone));
  const spots = leafy
    ? [
        [8, -40],
        [-12, 34],
      ]
    : [
        [-82, -34],
        [84, -40],
        [0, 32],
      ];
  const size = leafy ? 1.12 : 0.98;
  const cut = cuts[plan.shape];
  const opened = cut === undefined ? null : openedParcel(scene, tone, cut);
  const body = spots
    .map(
      ([x = 0, y = 0], at) =>
        shadow(pen, bed.cx + x + 10, bed.cy + y + 46, 130 * size, 34, 0.5) +
        place(at === 2 ? (opened ?? id) : id, { x: bed.cx + x, y: bed.cy + y, size, turn: leafy ? -6 : (at - 1) * 9 }),
    )
    .join('');
  return { body, opened: opened !== null };
}

export const parcel: FormPainter = (scene) => {
  const { plan } = scene;
  if (plan.shape === 'paper') return inPaper(scene);
  const ofTropics = plan.shape === 'leaf' && tropical.test(plan.origin);
  const vessel = served(scene, ofTropics ? ['plate', 'board'] : ['plate', 'board', 'plate']);
  const { bed } = vessel;
  const { body, opened } = laidOut(scene, bed);
  return (
    held(
      scene,
      vessel,
      body +
        (plan.shape === 'square' && plan.plant.some(({ piece }) => piece === 'banana') ? bananasOn(scene, bed) : '') +
        (/blistered rectangle/.test(plan.shapeText)
          ? laid(
              scene,
              { cx: bed.cx + 122, cy: bed.cy + 62, rx: 44, ry: 14 },
              { main: 3, plant: 2, leaf: 0, size: 0.72 },
            )
          : '') +
        leaves(scene, { ...bed, cx: bed.cx + 120, cy: bed.cy + 50, rx: 40, ry: 14 }, 1) +
        // What is seen in the cut does not lie on the crust.
        (!opened && !isLayered(scene) ? dusted(scene, { ...bed, cy: bed.cy - 10, rx: bed.rx * 0.6 }, 3) : ''),
    ) + beside(scene, 612, 390)
  );
};
