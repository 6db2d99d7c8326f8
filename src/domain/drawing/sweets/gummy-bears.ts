import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { line, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { cycled } from '#domain/drawing/pen/seeded-choice.ts';
import type { Scene } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';

const outline =
  'M-32 -62C-40 -84 -10 -90 -6 -74C-2 -76 2 -76 6 -74C10 -90 40 -84 32 -62C40 -50 38 -34 28 -26C44 -26 54 -12 46 0C42 8 36 8 34 6C38 18 38 28 34 38C48 44 50 66 34 70C18 74 6 66 4 56H-4C-6 66 -18 74 -34 70C-50 66 -48 44 -34 38C-38 28 -38 18 -34 6C-36 8 -42 8 -46 0C-54 -12 -44 -26 -28 -26C-38 -34 -40 -50 -32 -62Z';

const places = [
  [-128, -44, -20],
  [-44, -66, 12],
  [44, -58, -8],
  [124, -44, 24],
  [-92, 30, 14],
  [-2, 24, -14],
  [88, 32, 8],
] as const;

/** Bears in every colour that is stated, light shining through; null for other sweets. As red balls they would be tomatoes. */
export function gummyBears(scene: Scene): string | null {
  const { pen, plan } = scene;
  if (!/\bbears\b/.test(plan.shapeText)) return null;
  const vessel = served(scene, ['plate']);
  const { cx, cy } = vessel.bed;
  const bears = plan.colours.map((tone) =>
    pen.symbol(
      `bear ${tone}`,
      () =>
        path(
          outline,
          pen.radial([
            [0, lighter(tone, 0.5)],
            [0.5, tone],
            [1, darker(tone, 0.22)],
          ]),
          line(inkOf(tone), 3),
        ) +
        strokes('M-12 -54h.1M12 -54h.1M0 -42h.1', darker(tone, 0.6), 7) +
        strokes('M-14 -6C-20 8 -20 22 -14 34M-24 -16L-36 -10M24 -16L36 -10', lighter(tone, 0.7), 6, ' opacity=".7"'),
    ),
  );
  return held(
    scene,
    vessel,
    places
      .map(
        ([x, y, turn], at) =>
          shadow(pen, cx + x + 8, cy + y + 46, 52, 20, 0.4) +
          place(cycled(bears, at), { x: cx + x, y: cy + y, turn, size: 0.82 }),
      )
      .join(''),
  );
}
