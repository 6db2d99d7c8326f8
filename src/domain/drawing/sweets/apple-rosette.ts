import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { path, type Pen, place, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** A piece of apple, domed and brown with caramel: pale and flat it would be an almond. */
const caramelled = (pen: Pen, tone: string) =>
  pen.symbol(
    `caramelled ${tone}`,
    () =>
      solid(pen, 'M-50 26C-62 -6 -36 -40 6 -42C44 -42 62 -12 52 20C24 40 -24 42 -50 26Z', tone, 3) +
      path('M-50 26C-24 42 24 40 52 20C48 32 40 40 26 44C0 50 -40 46 -50 26Z', darker(tone, 0.4), ' opacity=".6"') +
      strokes('M-30 20C-30 -4 -12 -22 10 -26M30 18C34 2 28 -14 16 -22', darker(tone, 0.3), 4, ' opacity=".6"') +
      strokes('M-32 -8C-24 -24 -8 -32 8 -33', '#ffe9b8', 8, ' opacity=".85"'),
  );

/** Large pieces in a rosette that cover the whole tart. */
export function appleRosette(scene: Scene, { cx, cy }: Bed, filling: string): string {
  const { pen } = scene;
  const tone = mix(scene.plan.colours[1] ?? filling, '#d9862c', 0.4);
  const ids = [caramelled(pen, tone), caramelled(pen, mix(tone, filling, 0.4))];
  const ring = (count: number, rx: number, ry: number, size: number) =>
    Array.from({ length: count }, (_, at) => {
      const angle = (at * Math.PI * 2) / count - 1.4;
      return { x: cx + Math.cos(angle) * rx, y: cy + Math.sin(angle) * ry, turn: Math.cos(angle) * 34, size, at };
    });
  const glaze = strokes(
    `M${cx - 150} ${cy - 40}C${cx - 120} ${cy - 66} ${cx - 60} ${cy - 80} ${cx - 10} ${cy - 82}`,
    '#fff',
    6,
    ' opacity=".35"',
  );
  return (
    [...ring(11, 158, 66, 0.92), ...ring(6, 78, 30, 0.86), ...ring(1, 0, 0, 0.8)]
      .toSorted((one, other) => one.y - other.y)
      .map(({ at, ...spot }) => place(ids[at % 2] ?? '', spot))
      .join('') +
    glaze +
    strokes(
      `M${cx - 40} ${cy + 84}h.1M${cx + 90} ${cy + 66}h.1M${cx - 130} ${cy + 50}h.1`,
      lighter(inkOf(filling), 0.1),
      8,
      ' opacity=".4"',
    )
  );
}
