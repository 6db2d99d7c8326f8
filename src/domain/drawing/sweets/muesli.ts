import { darker, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, strokes } from '#domain/drawing/pen/pen.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { heap, pieceSymbol, spread } from '#domain/drawing/setting/lay.ts';
import type { FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { bowl } from '#domain/drawing/setting/vessels.ts';
import { applesBeside } from '#domain/drawing/shapes/apple.ts';

/** Told to be speckled under shreds of apple, and white with the milk that it states. */
export const isUnderApple = ({ plan }: Scene): boolean =>
  plan.milky &&
  /\bspeckled cream with shreds of apple\b/.test(plan.shapeText) &&
  /\bapples?\b/.test(plan.ingredientText);

/** Oats swollen in their cream, shreds of apple with its skin heaped on them, an apple beside: even and white it would be a cup of cream. */
export const underApple: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const [cream = '#efe3c8', oat = '#d9b98a', skin = '#b5483c'] = plan.colours;
  const vessel = bowl(scene, { rx: 236, cy: 270, depth: 92, level: 4 });
  const { bed } = vessel;
  const flake = pen.symbol(
    'flake of oats',
    () => ellipse(0, 0, 17, 10, oat, line(darker(oat, 0.3), 2)) + strokes('M-10 0H10', darker(oat, 0.24), 2.5),
  );
  const d = 'M-40 -8C-20 -20 10 -18 38 -8M-36 6C-14 -6 14 -4 40 6M-30 18C-8 8 14 10 30 18';
  const shreds = pen.symbol(
    'shreds of apple',
    () =>
      strokes(d, '#a8904e', 10.5) +
      strokes(d, '#f7edc4', 7.5) +
      strokes('M30 -11L40 -7M33 3L42 7M-38 -9L-44 -5', skin, 8),
  );
  const nut = plan.dust.find(({ piece }) => piece === 'nut' || piece === 'walnut');
  const nuts =
    nut === undefined
      ? ''
      : spread(scene, { ...bed, rx: bed.rx * 0.7, ry: bed.ry * 0.66 }, 6)
          .map((spot, at) => place(pieceSymbol(pen, nut.piece, nut.tone), { ...spot, size: 0.8, turn: at * 55 }))
          .join('');
  const { cx, cy, rx, ry } = bed;
  return (
    held(
      scene,
      vessel,
      ellipse(cx, cy, rx, ry, lit(pen, lighter(cream, 0.3), 0.6), line(darker(cream, 0.4), 2)) +
        spread(scene, { ...bed, rx: rx * 0.96, ry: ry * 0.94 }, 30)
          .map((spot, at) => place(flake, { ...spot, turn: at * 37, flat: 0.8 }))
          .join('') +
        path(
          `M${cx - 176} ${cy - 12}C${cx - 120} ${cy - 56} ${cx - 40} ${cy - 64} ${cx + 20} ${cy - 62}C${cx - 40} ${cy - 44} ${cx - 110} ${cy - 30} ${cx - 176} ${cy - 12}Z`,
          '#fffdf6',
          ' opacity=".7"',
        ) +
        nuts +
        heap(scene, { cx, cy: cy - 6, rx: rx * 0.5, ry: ry * 0.46 }, { ids: [shreds], count: 13, rise: 38, turn: 70 }),
    ) + applesBeside(pen, 208, 452)
  );
};
