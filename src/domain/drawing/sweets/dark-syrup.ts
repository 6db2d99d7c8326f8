import { darker } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, strokes } from '#domain/drawing/pen/pen.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** Dark syrup that they lie in, and a thread of it drawn over them; nothing where none is named. */
export function syrup(
  { pen, plan }: Scene,
  { cx, cy, rx, ry }: Bed,
): { readonly under: string; readonly over: string } {
  if (!/\bunder (dark )?syrup/.test(plan.shapeText)) return { under: '', over: '' };
  const tone = '#6b3413';
  const turns = [-0.74, -0.5, -0.26, -0.02, 0.22, 0.46]
    .map(
      (x, at) =>
        `${at === 0 ? 'M' : 'L'}${Math.round(cx + x * rx)} ${Math.round(cy - ry * 0.6)}L${Math.round(cx + (x + 0.2) * rx)} ${Math.round(cy + ry * 0.3)}`,
    )
    .join('');
  return {
    under:
      ellipse(cx, cy + 14, rx * 0.98, ry * 0.92, lit(pen, tone), line(darker(tone, 0.4), 3)) +
      strokes(
        `M${cx - rx * 0.8} ${cy - 10}A${rx * 0.86} ${ry * 0.8} 0 0 1 ${cx - rx * 0.3} ${cy - ry * 0.66}`,
        '#f0c08a',
        7,
        ' opacity=".6"',
      ),
    over: strokes(turns, darker(tone, 0.3), 9) + strokes(turns, '#b8662c', 3, ' transform="translate(-2 -2)"'),
  };
}
