import { darker, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, lit, type Pen, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { heap, mound } from '#domain/drawing/setting/lay.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** A few curled shreds, as fine as a grater cuts them. */
const shreds = (pen: Pen, tone: string, width: number) => {
  const d =
    'M-46 -10C-28 -24 -6 -22 14 -14S44 -6 50 -16M-50 8C-30 -4 -8 2 8 8S36 14 46 4M-34 24C-18 12 6 18 22 22S40 22 44 18M-30 -28C-14 -34 8 -34 26 -26';
  return pen.symbol(
    `fine shreds ${tone}`,
    () =>
      strokes(d, darker(tone, 0.34), width + 3) +
      strokes(d, tone, width) +
      strokes(d, lighter(tone, 0.75), width * 0.3, ' opacity=".8" transform="translate(-1 -1.5)"'),
  );
};

/** Pale shreds of cabbage with threads of carrot between them, in a thin dressing: in slices and leaves it would be any salad. */
export function fineSlaw(scene: Scene, bed: Bed): string {
  const { pen, plan } = scene;
  const [pale = '#f3efd6', orange = '#e8893a', green = '#d5dfa4'] = plan.colours;
  const carrot = /\bcarrots?\b/.test(plan.ingredientText) ? [shreds(pen, orange, 5)] : [];
  const cabbage = [
    shreds(pen, mix(pale, '#fffdf0', 0.4), 8),
    shreds(pen, mix(green, '#b9cf74', 0.4), 6),
    shreds(pen, mix(pale, '#eadfae', 0.4), 7),
  ];
  return (
    shadow(pen, bed.cx + 8, bed.cy + 20, bed.rx * 0.8, bed.ry * 0.7, 0.35) +
    mound(scene, { ...bed, rx: bed.rx * 0.92, ry: bed.ry * 0.9 }, darker(mix(pale, green, 0.5), 0.16), 34) +
    heap(
      scene,
      { ...bed, rx: bed.rx * 0.94, ry: bed.ry * 0.92 },
      {
        ids: [...cabbage, ...carrot, ...cabbage.slice(0, 2), ...carrot],
        count: 52,
        rise: 56,
        size: 1,
        turn: 90,
      },
    ) +
    ellipse(bed.cx - 40, bed.cy - 58, 54, 18, lit(pen, '#fffdf4'), ' opacity=".35"')
  );
}

/** Told to be a tangle of shreds and threads. */
export const isFineSlaw = ({ plan }: Scene): boolean => /\btangle of .*shreds with .*threads\b/.test(plan.shapeText);
