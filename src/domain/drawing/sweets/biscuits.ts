import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { leaves, pieceSymbol, spread } from '#domain/drawing/setting/lay.ts';
import { poured } from '#domain/drawing/setting/liquid.ts';
import type { FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { plate } from '#domain/drawing/setting/vessels.ts';

/** Soft round biscuits under their gravy: in a bowl of it alone they would be a soup. */
export const underGravy: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = plate(scene);
  const { bed } = vessel;
  const crust = secondColour(scene);
  const biscuit = pen.symbol(
    'split biscuit',
    () =>
      path('M-94 -16V30C-84 68 84 68 94 30V-16Z', lit(pen, lighter(crust, 0.55)), line(inkOf(crust), 4)) +
      strokes(
        'M-90 8C-60 22 -30 2 0 14S60 4 90 12M-86 30C-56 42 -26 24 4 34S60 26 86 32',
        darker(crust, 0.16),
        5,
        ' opacity=".8"',
      ) +
      ellipse(0, -16, 95, 40, lit(pen, crust), line(inkOf(crust), 3)) +
      strokes('M-58 -24C-44 -36 -20 -40 6 -40', lighter(crust, 0.75), 8, ' opacity=".6"'),
  );
  const crumb = plan.main[0];
  const bits =
    crumb === undefined
      ? ''
      : spread(scene, { cx: bed.cx, cy: bed.cy - 18, rx: 150, ry: 46 }, 7)
          .map((spot) => place(pieceSymbol(pen, 'mince', crumb.tone), { ...spot, size: 0.62 }))
          .join('');
  return held(
    scene,
    vessel,
    [
      [-96, -10],
      [92, -16],
      [0, 34],
    ]
      .map(
        ([x = 0, y = 0]) =>
          shadow(pen, bed.cx + x + 10, bed.cy + y + 40, 104, 32, 0.5) +
          place(biscuit, { x: bed.cx + x, y: bed.cy + y }),
      )
      .join('') +
      poured(scene, { ...bed, cy: bed.cy - 14, rx: bed.rx * 0.86 }, lighter(firstColour(scene), 0.3)) +
      bits +
      leaves(scene, { ...bed, cy: bed.cy - 20 }, 2, 0.8),
  );
};

/** Told to be split under their sauce. */
export const isUnderGravy = ({ plan }: Scene): boolean => /\bbiscuits under\b/.test(plan.shapeText);
