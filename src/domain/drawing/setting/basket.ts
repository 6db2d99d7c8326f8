import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, path, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { Scene, Vessel } from './scene.ts';

/** A small woven basket, wider at its rim. */
export function basket({ pen }: Scene): Vessel {
  const [cx, cy, rx, ry] = [400, 276, 214, 96];
  const straw = '#c99a56';
  const wall = `M${cx - rx} ${cy}L${cx - 150} ${cy + 150}C${cx - 130} ${cy + 186} ${cx + 130} ${cy + 186} ${cx + 150} ${cy + 150}L${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}Z`;
  const plait = pen.pattern(
    ' width="36" height="24"',
    `<path d="M2 6h16M20 18h14" stroke="${lighter(straw, 0.42)}" stroke-width="9"/><path d="M27 1v10M9 13v10" stroke="${darker(straw, 0.34)}" stroke-width="9"/>`,
  );
  const bed = { cx, cy: cy + 4, rx: rx - 18, ry: ry - 12 };
  return {
    under:
      shadow(pen, cx + 24, cy + 172, 220, 46, 0.6) +
      path(wall, straw, line(inkOf(straw), 4)) +
      path(wall, plait, ' opacity=".85"') +
      ellipse(cx, cy, rx, ry, lighter(straw, 0.3), line(inkOf(straw), 4)) +
      ellipse(cx, cy + 2, rx - 14, ry - 9, darker(straw, 0.4)),
    over:
      strokes(`M${cx - rx} ${cy}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}`, darker(straw, 0.4), 17) +
      strokes(
        `M${cx - rx} ${cy}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}`,
        lighter(straw, 0.25),
        11,
        ' stroke-dasharray="20 7"',
      ),
    bed,
    clip: `<path d="M${bed.cx - bed.rx} ${bed.cy}A${bed.rx} ${bed.ry} 0 0 0 ${bed.cx + bed.rx} ${bed.cy}V-40H${bed.cx - bed.rx}Z"/>`,
  };
}
