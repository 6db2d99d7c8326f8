import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';

/** Piped to a point in ribbed turns, a little browned at the edges: flat it would be a biscuit. */
export const meringue: FormPainter = (scene) => {
  const { pen } = scene;
  const vessel = served(scene, ['board']);
  const { cx, cy } = vessel.bed;
  const [white, cream] = [firstColour(scene), secondColour(scene)];
  const baked = mix(cream, '#cf9a55', 0.55);
  const shade = pen.linear(
    [
      [0, '#fffdf8'],
      [0.5, white],
      [0.85, cream],
      [1, baked],
    ],
    0.8,
    1,
  );
  const turn = (d: string) => path(d, shade, line(inkOf(baked), 3));
  const kiss = pen.symbol(
    'meringue',
    () =>
      turn('M-92 44C-104 16 -84 2 -62 8C-44 -6 -18 -6 0 2C20 -8 46 -6 62 8C86 4 102 18 92 44C76 74 -76 74 -92 44Z') +
      turn(
        'M-70 12C-80 -12 -62 -28 -44 -22C-28 -34 -10 -34 2 -26C18 -34 34 -32 46 -22C66 -26 80 -8 70 12C48 34 -48 34 -70 12Z',
      ) +
      turn('M-48 -20C-56 -40 -42 -54 -28 -50C-14 -60 12 -60 26 -50C44 -52 56 -38 48 -20C30 -4 -30 -4 -48 -20Z') +
      turn(
        'M-28 -48C-32 -66 -18 -76 -8 -88C-4 -98 2 -110 12 -118C14 -104 18 -94 24 -82C32 -70 34 -58 28 -48C14 -38 -14 -38 -28 -48Z',
      ) +
      strokes(
        'M-62 10C-56 26 -44 40 -30 54M0 4C2 22 4 42 2 60M62 10C58 28 46 42 32 56M-42 -20C-36 -8 -26 6 -16 18M2 -24C4 -8 4 6 2 20M44 -20C40 -6 30 8 20 18M-26 -48C-20 -38 -14 -28 -8 -14M26 -48C22 -36 16 -24 12 -14',
        darker(cream, 0.22),
        4,
        ' opacity=".75"',
      ) +
      strokes(
        'M-80 30C-78 22 -74 18 -68 18M-58 0C-56 -8 -52 -12 -46 -12M-38 -30C-36 -36 -32 -40 -26 -40',
        lighter(white, 0.9),
        7,
      ),
  );
  return held(
    scene,
    vessel,
    [
      [-104, -40, 0.94],
      [94, -44, 0.94],
      [-4, 30, 1.06],
    ]
      .map(
        ([x = 0, y = 0, size = 1]) =>
          shadow(pen, cx + x + 12, cy + y + 54, 106, 32, 0.55) + place(kiss, { x: cx + x, y: cy + y, size }),
      )
      .join(''),
  );
};
