import { cycled } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, hueOf, lighter, lightnessOf, mix } from '#domain/drawing/pen/colour.ts';
import { place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { PieceName } from '#domain/drawing/pieces/pieces.ts';
import { sauceOver } from '#domain/drawing/plan/part-colours.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, creamed, dusted, heap, laid, leaves, mound, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import { poured } from '#domain/drawing/setting/liquid.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { halfRedCabbage } from '#domain/drawing/produce/cabbages.ts';
import { fineSlaw, isFineSlaw } from '#domain/drawing/produce/fine-slaw.ts';
import { wholeDaikon } from '#domain/drawing/shapes/whole-daikon.ts';
import { wholeJellyfish } from '#domain/drawing/shapes/whole-jellyfish.ts';
import { grilledSlices, isGrilled } from '#domain/drawing/shapes/grilled-slices.ts';
import { served } from '#domain/drawing/setting/served.ts';
import { root } from './leaf.ts';

/** Lies whole on a salad, and is not mixed into it. */
const onTop: ReadonlySet<PieceName> = new Set(['eggHalf', 'friedEgg', 'eggFlakes', 'yolk', 'prawn', 'fishFlakes']);

const isGreen = (colour: string) => hueOf(colour) > 95 && hueOf(colour) < 165;

/** What a salad is a heap of: its own pieces, cut as its record says. Of lumps in its first colour every eye makes something else. */
function heapedPieces(scene: Scene): readonly string[] {
  const { pen, plan } = scene;
  const first = firstColour(scene);
  const symbol = (piece: PieceName, tone: string) => pieceSymbol(pen, piece, tone);
  const cactus = plan.plant.find(({ piece }) => piece === 'cactusStrips');
  if (cactus !== undefined)
    return [symbol(cactus.piece, cactus.tone), symbol(cactus.piece, mix(cactus.tone, '#a9b95a', 0.35))];
  if (/\bjellyfish\b/.test(plan.ingredientText))
    return [symbol('jellyfish', '#d99a3a'), symbol('jellyfish', '#e6b866')];
  if (/shred|strip|tangle|slaw|noodle/.test(plan.shapeText))
    return [symbol('shreds', first), symbol('strips', lighter(first, 0.4))];
  if (/puffed rice/.test(plan.ingredientText)) return [symbol('riceCake', '#f3e3bd'), symbol('riceCake', '#ead2a0')];
  const minced = plan.leafy ? undefined : plan.main.find(({ piece }) => piece === 'mince');
  if (minced !== undefined) return [symbol(minced.piece, minced.tone)];
  const things = [...plan.main, ...plan.plant].filter(({ piece }) => !onTop.has(piece));
  if (/\bdice\b|diced/.test(plan.shapeText)) return things.map(({ tone }) => symbol('dice', tone));
  if (/green heap/.test(plan.shapeText) || (plan.leafy && isGreen(first))) {
    const leaf = /green heap/.test(plan.shapeText) ? 'sprig' : 'lettuce';
    const crisp = /bread shards/.test(plan.shapeText) ? [symbol('chip', '#d9a860')] : [];
    return [symbol(leaf, first), symbol(leaf, mix(first, '#a9c95a', 0.3)), ...crisp];
  }
  const sliced = /sliced|slices/.test(plan.shapeText);
  const own = things.map(({ piece, tone }) => symbol(piece === 'meat' && sliced ? 'slice' : piece, tone));
  return own.length > 0 ? own : [symbol('chunk', first), symbol('chunk', secondColour(scene))];
}

/** Round slices laid one over the other in rows; null where the record says nothing of it, or states nothing round. */
function inRows(scene: Scene, bed: Bed): string | null {
  const { pen, plan } = scene;
  if (!/overlapping.* slices|translucent slices/.test(plan.shapeText)) return null;
  const ids = [...plan.main, ...plan.plant].flatMap(({ piece, tone }) =>
    piece === 'tomato'
      ? [pieceSymbol(pen, 'tomatoSlice', tone)]
      : piece === 'cheeseSlice' || piece === 'cucumber'
        ? [pieceSymbol(pen, piece, tone)]
        : [],
  );
  if (ids.length === 0) return null;
  return [-52, 0, 52]
    .flatMap((y, row) => {
      const half = bed.rx * 0.84 * Math.sqrt(1 - (y / bed.ry) ** 2);
      const count = row === 1 ? 7 : 6;
      return Array.from({ length: count }, (_, at) => {
        const spot = { x: bed.cx - half + ((at + 0.5) * 2 * half) / count, y: bed.cy + y };
        return shadow(pen, spot.x + 6, spot.y + 18, 56, 26, 0.4) + place(cycled(ids, at + row), { ...spot, size: 1.3 });
      });
    })
    .join('');
}

/** In rows side by side on its leaves; null where the record says nothing of rows. */
function inStripes(scene: Scene, bed: Bed): string | null {
  const { pen, plan } = scene;
  if (!/\brows\b/.test(plan.shapeText)) return null;
  const things = [...plan.main, ...plan.plant, ...plan.dust].filter(({ piece }) => piece !== 'lettuce').slice(0, 6);
  const leaf = pieceSymbol(pen, 'lettuce', '#9cc25a');
  return (
    heap(scene, bed, { ids: [leaf], count: 11, rise: 20, size: 1.2, turn: 60 }) +
    things
      .flatMap(({ piece, tone }, at) => {
        const x = bed.cx + ((at + 0.5) / things.length - 0.5) * bed.rx * 1.5;
        return [-0.5, -0.16, 0.2, 0.52].map((y) =>
          place(pieceSymbol(pen, piece, tone), { x, y: bed.cy - 22 + y * bed.ry, size: 0.82, turn: at * 24 }),
        );
      })
      .join('')
  );
}

/** A pad of the cactus, its thorns still on it: of its strips alone every eye makes beans. */
const cactusPad = ({ pen }: Scene, x: number, y: number) =>
  shadow(pen, x + 12, y + 46, 92, 30, 0.5) +
  `<g transform="translate(${x} ${y}) rotate(-22)">${solid(pen, 'M-14 78C-62 60 -76 -6 -52 -58C-34 -92 34 -92 52 -58C76 -6 62 60 14 78C8 84 -8 84 -14 78Z', '#6f9440', 4)}${strokes('M-30 -52h.1M4 -62h.1M34 -44h.1M-42 -18h.1M-8 -26h.1M26 -8h.1M-36 20h.1M0 10h.1M36 28h.1M-12 46h.1M16 54h.1', '#dfe6b0', 9)}${strokes('M-30 -52l-6 -10M-30 -52l7 -9M4 -62l-5 -10M4 -62l7 -8M34 -44l-4 -11M34 -44l9 -6M-42 -18l-9 -7M-42 -18l3 -11M-8 -26l-5 -10M-8 -26l7 -9M26 -8l-4 -11M26 -8l9 -6M-36 20l-9 -5M-36 20l2 -11M0 10l-6 -9M0 10l7 -9M36 28l-3 -11M36 28l9 -5M-12 46l-6 -9M-12 46l6 -9', '#4a4a2a', 2.5)}</g>`;

const isJellyfish = ({ plan }: Scene) => /\bjellyfish\b/.test(plan.ingredientText);

/** Of its own pieces, loose in the bowl, or on a mound of what is too fine for it. */
function heaped(scene: Scene, bed: Bed): string {
  const { pen, plan } = scene;
  const first = firstColour(scene);
  const ids = heapedPieces(scene);
  const fine = /puffed rice/.test(plan.ingredientText);
  const nopal = plan.plant.some(({ piece }) => piece === 'cactusStrips');
  const jelly = isJellyfish(scene);
  const shreds = !nopal && /shred|strip|tangle|slaw|noodle/.test(plan.shapeText);
  const minced = !plan.leafy && plan.main.some(({ piece }) => piece === 'mince');
  // A mound in the red of its tomatoes or the brown of its meat would be a sauce.
  const loose = jelly || (!shreds && !fine && !minced && !isGreen(first));
  const ground = darker(lightnessOf(first) > 0.35 ? first : '#8fb04a', 0.25);
  const under = loose
    ? shadow(pen, bed.cx + 8, bed.cy + 20, bed.rx * 0.8, bed.ry * 0.7, 0.35)
    : mound(scene, { ...bed, rx: bed.rx * 0.94 }, ground, 24);
  const many = fine ? 34 : jelly ? 26 : loose ? 20 : 15;
  const size = fine ? 0.6 : shreds ? 1.35 : 1.1;
  const low = { ...bed, cy: bed.cy + 4, rx: bed.rx * (jelly ? 0.78 : 1) };
  return under + heap(scene, low, { ids, count: many, rise: 48, size, turn: fine ? 180 : 50 });
}

export const salad: FormPainter = (scene) => {
  const { pen, plan, choice } = scene;
  const vessel = served(scene, ['bowl', 'plate', 'bowl']);
  const { bed } = vessel;
  if (isFineSlaw(scene)) return held(scene, vessel, fineSlaw(scene, bed)) + beside(scene, 600, 404);
  const first = firstColour(scene);
  const nopal = plan.plant.some(({ piece }) => piece === 'cactusStrips');
  const jelly = isJellyfish(scene);
  const rows = inRows(scene, bed) ?? inStripes(scene, bed);
  const base = rows ?? heaped(scene, bed);
  const top = { cx: bed.cx, cy: bed.cy - 34, rx: bed.rx * 0.78, ry: bed.ry * 0.7 };
  const sauced =
    sauceOver(plan.colours, plan.shapeText) ?? (/\bunder sauce\b/.test(plan.shapeText) ? first : undefined);
  const slab = /white slab/.test(plan.shapeText) ? plan.dust.find(({ piece }) => piece === 'cheeseCrumbs') : undefined;
  return (
    held(
      scene,
      vessel,
      base +
        (sauced === undefined ? '' : poured(scene, { ...bed, cy: bed.cy - 30 }, sauced)) +
        (rows === null
          ? laid(scene, top, { main: 4, plant: sauced === undefined ? 6 : 3, leaf: 2, size: 0.92 })
          : leaves(scene, { ...bed, ry: bed.ry * 0.7 }, 4)) +
        (slab === undefined
          ? dusted(scene, top, 4)
          : place(pieceSymbol(pen, 'butterPat', slab.tone), { x: top.cx, y: top.cy - 20, size: 2.1 })) +
        creamed(scene, top, 0.9),
    ) +
    (nopal ? cactusPad(scene, 172, 396) : '') +
    (jelly ? wholeJellyfish(pen, 152, 414) : '') +
    beside(scene, choice.pick([600, 618]), 404)
  );
};

/** What a dish of vegetables is a heap of, by its shape. */
const kinds: readonly (readonly [RegExp, PieceName])[] = [
  [/\blotus\b/, 'lotus'],
  [/sauerkraut/, 'cabbageShreds'],
  [/\bpurple strips\b/, 'cabbageShreds'],
  [/shreds/, 'shreds'],
  [/pods with .*beans/, 'beanPod'],
  [/\bchopped .*(greens|stalks|leaves)/, 'choppedGreens'],
  [/\bpods\b|small .*peppers|padr[oó]n/, 'smallPepper'],
  [/half moons|half-moons/, 'halfMoon'],
  [/\b(green|long|yardlong) beans|blistered beans/, 'stalks'],
  [/greens|spinach|stems|water spinach|chard|morning|kale/, 'greens'],
  [/kimchi|cabbage|leaves|slaw/, 'lettuce'],
  [/mushroom/, 'mushroom'],
  [/potato|root|wedge|yam|plantain|cassava/, 'potato'],
  [/cob\b|corn/, 'cob'],
  [/bean|lentil|pea/, 'beans'],
  [/matchsticks/, 'strips'],
  [/shred|strips|tangle/, 'shreds'],
];

/** Thin ones lie in a tangle, of so many. */
const tangled: Readonly<Partial<Record<PieceName, number>>> = {
  shreds: 20,
  strips: 24,
  cabbageShreds: 34,
  choppedGreens: 26,
  stalks: 22,
};

/** A heap of one thing shows that thing alone. */
const alone: ReadonlySet<PieceName> = new Set([
  'lotus',
  'choppedGreens',
  'smallPepper',
  'cabbageShreds',
  'beanPod',
  'strips',
  'halfMoon',
]);

/** What the pieces of a heap were cut from, beside their dish. */
function uncutBeside({ pen, plan }: Scene, piece: PieceName | undefined): string {
  if (piece === 'halfMoon' && /\bdaikon\b/.test(plan.ingredientText)) return wholeDaikon(pen, 150, 436);
  return piece === 'cabbageShreds' && /\bred cabbage\b/.test(plan.ingredientText) ? halfRedCabbage(pen, 196, 436) : '';
}

const heapedVegetables: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const grilled = isGrilled(scene);
  const vessel = served(scene, grilled ? ['plate'] : ['plate', 'bowl']);
  const { bed } = vessel;
  const first = firstColour(scene);
  const second = secondColour(scene);
  // Of two kinds each lies in the heap as itself.
  const piece = /\bflorets and\b/.test(plan.shapeText)
    ? undefined
    : kinds.find(([words]) => words.test(plan.shapeText))?.[1];
  const mixed = mix(first, second, 0.4);
  const spiced = /coated with spice/.test(plan.shapeText) ? '#dfa528' : null;
  const own =
    piece === undefined
      ? plan.plant.map((thing) =>
          pieceSymbol(pen, thing.piece, spiced === null ? thing.tone : mix(thing.tone, spiced, 0.28)),
        )
      : [
          pieceSymbol(pen, piece, first),
          // Cut from two roots, each keeps its colour.
          pieceSymbol(pen, piece, piece === 'strips' ? second : mixed),
          ...(piece === 'strips' ? [pieceSymbol(pen, piece, lighter(first, 0.3))] : []),
          ...(piece === 'beanPod' ? [pieceSymbol(pen, 'openPod', first)] : []),
        ];
  const ids = own.length > 0 ? own : [pieceSymbol(pen, 'chunk', first), pieceSymbol(pen, 'chunk', second)];
  const single = piece === 'cob';
  const many = piece === undefined ? undefined : tangled[piece];
  const shownAlone = piece === undefined || alone.has(piece) || (piece === 'shreds' && /shreds/.test(plan.shapeText));
  const top = { ...bed, cy: bed.cy - 30, rx: bed.rx * 0.62, ry: bed.ry * 0.55 };
  const body = grilled
    ? grilledSlices(scene, bed)
    : single
      ? [-46, 40]
          .map(
            (y, at) =>
              shadow(pen, bed.cx + 12, bed.cy + y * 0.8 + 34, 170, 40, 0.5) +
              place(cycled(ids, 0), { x: bed.cx + at * 24 - 10, y: bed.cy + y * 0.8, size: 1.9, turn: -9 }),
          )
          .join('')
      : shadow(pen, bed.cx + 12, bed.cy + 36, bed.rx, bed.ry * 0.9, 0.5) +
        heap(scene, bed, {
          ids,
          count: piece === 'beans' ? 30 : (many ?? 13),
          rise: 46,
          // As large as a spoon they would be nuts.
          size: piece === 'beans' ? 0.66 : 1.12,
          turn: many === undefined ? 60 : 180,
        });
  const sauced = sauceOver(plan.colours, plan.shapeText);
  const sauce = sauced === undefined ? '' : poured(scene, { ...bed, cy: bed.cy - 30 }, sauced);
  const extra = shownAlone
    ? ''
    : laid({ ...scene, plan: { ...plan, plant: plan.plant.slice(0, 2) } }, top, {
        main: 3,
        plant: 3,
        leaf: 0,
        size: 0.8,
      });
  return (
    held(
      scene,
      vessel,
      body + sauce + (single ? '' : extra) + leaves(scene, top, 2) + dusted(scene, { ...top, rx: bed.rx * 0.8 }, 4),
    ) +
    uncutBeside(scene, piece) +
    beside(scene, 588, 376)
  );
};

/** Known whole: cut into pieces these would be beans, a tangle or lettuce. */
const knownWhole =
  /\b(celery|[bp]ok choy|bell pepper|pineapple|pumpkin|cucumber|courgette|zucchini|aubergine|eggplant|white cabbage|green bean|chives)s?\b/;

/** One vegetable with nothing to it but oil and salt, and no dish made of it. */
const isWhole = ({ plan: { ingredientText, shapeText } }: Scene) =>
  /^[^,]+(, (olive oil|salt))*$/.test(ingredientText) &&
  knownWhole.test(ingredientText) &&
  knownWhole.test(shapeText) &&
  !/\b(salad|grilled|fried|roast(ed)?|braised|stewed|baked|striped|mash(ed)?)\b/.test(shapeText);

export const vegetables: FormPainter = (scene) => (isWhole(scene) ? root : heapedVegetables)(scene);
