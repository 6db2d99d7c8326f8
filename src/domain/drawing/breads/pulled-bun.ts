import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { heap } from '#domain/drawing/setting/lay.ts';
import { shreddedMeat } from '#domain/drawing/meats/pulled-meat.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** Told to be a heap of shredded meat on its bun. */
export const isHeapedBun = ({ plan }: Scene): boolean => /\bheap of shredded meat on a bun\b/.test(plan.shapeText);

/** Shredded meat heaped on the lower half, the upper one leaning behind: closed over a thin layer it would be a burger. */
export function heapedBun(scene: Scene, { cx, cy }: Bed): string {
  const { pen, plan } = scene;
  const [tone = '#a5633c', light = lighter(tone, 0.3), dark = darker(tone, 0.3), crust = '#d9a45b'] = plan.colours;
  const golden = mix(crust, '#d08f3c', 0.4);
  const lid =
    path(
      'M-136 30C-146 -62 -76 -112 0 -112C78 -112 146 -62 136 30C90 58 -90 58 -136 30Z',
      lit(pen, golden),
      line(inkOf(golden), 4),
    ) +
    ellipse(0, 32, 132, 30, lighter(crust, 0.6), line(darker(golden, 0.4), 3)) +
    strokes('M-104 -24C-90 -62 -56 -84 -14 -88', lighter(crust, 0.8), 11, ' opacity=".65"');
  const base =
    path('M-168 0V18C-160 84 160 84 168 18V0Z', lit(pen, golden), line(inkOf(golden), 4)) +
    ellipse(0, 2, 168, 56, lighter(crust, 0.55), line(inkOf(golden), 3));
  return (
    shadow(pen, cx + 12, cy + 74, 206, 52, 0.6) +
    `<g transform="translate(${cx + 66} ${cy - 60}) rotate(20)">${lid}</g>` +
    `<g transform="translate(${cx - 14} ${cy + 36})">${base}</g>` +
    heap(
      scene,
      { cx: cx - 14, cy: cy + 12, rx: 128, ry: 36 },
      {
        ids: shreddedMeat(scene, [tone, mix(tone, light, 0.6), mix(tone, dark, 0.35)]),
        count: 19,
        rise: 66,
        size: 0.9,
        turn: 60,
      },
    )
  );
}
