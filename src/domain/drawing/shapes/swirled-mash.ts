import { darker, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, type Pen, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, mound, pieceSymbol, spread } from '#domain/drawing/setting/lay.ts';
import type { Scene } from '#domain/drawing/setting/scene.ts';
import { plate } from '#domain/drawing/setting/vessels.ts';

/** The aubergine beside its mash, with its stalk. */
const wholeAubergine = (pen: Pen) =>
  shadow(pen, 176, 452, 116, 26, 0.5) +
  path(
    'M70 436C60 400 110 392 150 404C190 414 228 400 254 416C270 430 258 456 226 460C170 472 84 470 70 436Z',
    lit(pen, '#4a2450'),
    line('#22102a', 4),
  ) +
  path(
    'M70 418C54 416 44 406 34 402C38 420 42 440 56 448C64 458 84 462 92 458C82 448 88 440 100 434C86 432 92 420 98 412C88 408 78 410 70 418Z',
    lit(pen, '#6f8f3e'),
    line('#34481c'),
  ) +
  strokes('M120 414C160 418 200 412 236 420', '#b58ac0', 8, ' opacity=".7"');

/** Aubergines mashed to threads under a broad swirl of white whey, mint and fried onion; one of them lies beside. Flat and even it would be a purée of beans. */
export function swirledMash(scene: Scene): string {
  const { pen, plan } = scene;
  const vessel = plate(scene);
  const { cx, rx, ry } = vessel.bed;
  // The heap's middle stands above the plate's.
  const cy = vessel.bed.cy - 16;
  const tone = firstColour(scene);
  const threads = spread(scene, { cx, cy: cy + 8, rx: rx * 0.86, ry: ry * 0.74 }, 20);
  const thread = pen.symbol(
    'thread of aubergine',
    () =>
      strokes(
        'M-40 8C-20 -10 -4 12 14 -2S36 -8 44 4M-34 20C-12 8 10 22 34 14',
        darker(tone, 0.34),
        7,
        ' opacity=".7"',
      ) + strokes('M-38 2C-18 -14 -2 6 16 -7S36 -13 42 -2', mix(tone, '#c99a5a', 0.6), 6, ' opacity=".8"'),
  );
  const seeds = threads.map(({ x, y }) => `M${Math.round(x + 16)} ${Math.round(y + 6)}h3`).join('');
  const whey = `M${cx - 112} ${cy - 12}C${cx - 100} ${cy - 52} ${cx + 26} ${cy - 62} ${cx + 80} ${cy - 36}C${cx + 124} ${cy - 12} ${cx + 96} ${cy + 40} ${cx + 18} ${cy + 42}C${cx - 50} ${cy + 44} ${cx - 72} ${cy + 12} ${cx - 40} ${cy - 6}C${cx - 14} ${cy - 20} ${cx + 40} ${cy - 14} ${cx + 30} ${cy + 8}`;
  const walnut = plan.dust.concat(plan.plant).find(({ piece }) => piece === 'walnut');
  const onion = 'M-30 6C-16 -8 6 -10 26 2M-22 14C-8 4 12 8 24 16M-14 -6C0 -14 18 -12 30 -8';
  const fried = pen.symbol('fried onion', () => strokes(onion, '#43200c', 8) + strokes(onion, '#8f4a1a', 5));
  const mint = 'M-12 0h.1M-2 -7h.1M6 4h.1M14 -4h.1M-4 8h.1M20 6h.1';
  return (
    held(
      scene,
      vessel,
      mound(scene, { cx, cy: vessel.bed.cy, rx: rx * 1.08, ry: ry * 1.06 }, tone, 34) +
        threads.map((spot, at) => place(thread, { ...spot, turn: (at * 47) % 40, size: 0.8, flat: 0.7 })).join('') +
        strokes(seeds, '#e8cf96', 5, ' opacity=".85"') +
        strokes(whey, '#b8a98a', 27) +
        strokes(whey, '#fbf7ea', 22) +
        strokes(whey, '#e2d8c0', 4, ' transform="translate(2 7)"') +
        [
          [-96, 26, 20],
          [78, 8, 70],
          [-6, 34, 130],
          [-50, -52, 10],
          [120, -24, 40],
        ]
          .map(([x = 0, y = 0, turn = 0]) => place(fried, { x: cx + x, y: cy + y, turn, size: 0.85, flat: 0.8 }))
          .join('') +
        [
          [-10, -56],
          [96, 30],
          [-116, -6],
          [6, 8],
        ]
          .map(([x = 0, y = 0]) => strokes(mint, '#4a6428', 8, ` transform="translate(${cx + x} ${cy + y})"`))
          .join('') +
        (walnut === undefined
          ? ''
          : [
              [-146, 20],
              [150, 6],
              [40, -36],
            ]
              .map(([x = 0, y = 0], at) =>
                place(pieceSymbol(pen, 'walnut', walnut.tone), { x: cx + x, y: cy + y, size: 0.8, turn: at * 50 }),
              )
              .join('')),
    ) +
    wholeAubergine(pen) +
    beside(scene, 624, 424)
  );
}
