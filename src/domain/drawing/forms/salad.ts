import { cycled } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, lighter, lightnessOf, mix } from '#domain/drawing/pen/colour.ts';
import { place, shadow } from '#domain/drawing/pen/pen.ts';
import type { PieceName } from '#domain/drawing/pieces/pieces.ts';
import { sauceOver } from '#domain/drawing/plan/part-colours.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, dusted, heap, laid, leaves, mound, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import { poured } from '#domain/drawing/setting/liquid.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';

export const salad: FormPainter = (scene) => {
  const { pen, plan, choice } = scene;
  const vessel = served(scene, ['bowl', 'plate', 'bowl']);
  const { bed } = vessel;
  const first = firstColour(scene);
  const green = lightnessOf(first) > 0.35 ? first : '#8fb04a';
  const shreds = /shred|strip|tangle|slaw|noodle/.test(plan.shapeText);
  // A salad of minced meat is that meat: of plain lumps it would be potatoes.
  const minced = plan.leafy ? undefined : plan.main.find(({ piece }) => piece === 'mince');
  const ids = shreds
    ? [pieceSymbol(pen, 'shreds', green), pieceSymbol(pen, 'strips', secondColour(scene))]
    : minced !== undefined
      ? [pieceSymbol(pen, minced.piece, minced.tone)]
      : [
          pieceSymbol(pen, plan.leafy ? 'lettuce' : 'chunk', green),
          pieceSymbol(pen, plan.leafy ? 'lettuce' : 'shreds', mix(green, secondColour(scene), plan.leafy ? 0.2 : 0.8)),
        ];
  const base = heap(
    scene,
    { ...bed, cy: bed.cy + 4 },
    { ids, count: 13, rise: 48, size: shreds ? 1.35 : 1.15, turn: 70 },
  );
  const top = { cx: bed.cx, cy: bed.cy - 34, rx: bed.rx * 0.78, ry: bed.ry * 0.7 };
  return (
    held(
      scene,
      vessel,
      mound(scene, { ...bed, rx: bed.rx * 0.94 }, darker(green, 0.25), 24) +
        base +
        laid(scene, top, { main: 4, plant: 7, leaf: 2, size: 0.92 }) +
        dusted(scene, top, 4),
    ) + beside(scene, choice.pick([600, 618]), 404)
  );
};

/** What a dish of vegetables is a heap of, by its shape. */
const kinds: readonly (readonly [RegExp, PieceName])[] = [
  [/sauerkraut/, 'cabbageShreds'],
  [/shreds/, 'shreds'],
  [/pods with .*beans/, 'beanPod'],
  [/\bpods\b|small .*peppers|padr[oó]n/, 'smallPepper'],
  [/half moons|half-moons/, 'halfMoon'],
  [/kimchi|cabbage|leaves|slaw/, 'lettuce'],
  [/greens|spinach|stems|water spinach|chard|morning|kale/, 'greens'],
  [/mushroom/, 'mushroom'],
  [/potato|root|wedge|yam|plantain|cassava/, 'potato'],
  [/cob\b|corn/, 'cob'],
  [/bean|lentil|pea/, 'beans'],
  [/matchsticks/, 'strips'],
  [/shred|strips|tangle/, 'shreds'],
];

/** Thin ones lie in a tangle, of so many. */
const tangled: Readonly<Partial<Record<PieceName, number>>> = { shreds: 20, strips: 24, cabbageShreds: 26 };

/** A heap of one thing shows that thing alone. */
const alone: ReadonlySet<PieceName> = new Set(['smallPepper', 'beanPod', 'strips', 'halfMoon']);

export const vegetables: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate', 'bowl']);
  const { bed } = vessel;
  const first = firstColour(scene);
  const second = secondColour(scene);
  const piece = kinds.find(([words]) => words.test(plan.shapeText))?.[1];
  const mixed = mix(first, second, 0.4);
  const own =
    piece === undefined
      ? plan.plant.map((thing) => pieceSymbol(pen, thing.piece, thing.tone))
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
  const body = single
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
        count: many ?? 13,
        rise: 46,
        size: 1.12,
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
    ) + beside(scene, 588, 376)
  );
};
