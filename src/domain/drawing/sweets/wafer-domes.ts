import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

const dome = 'M-98 6C-104 -28 -58 -52 0 -52C58 -52 104 -28 98 6C84 36 -84 36 -98 6Z';

/** Told to be low domes on their wafers. */
export const isOnWafers = ({ plan }: Scene): boolean => /\bdomes on white wafers\b/.test(plan.shapeText);

/** Low brown domes on a white wafer, bare, under sugar and under chocolate, almonds set in a star: small and dark they would be truffles. */
export function waferDomes({ pen, plan }: Scene, { cx, cy }: Bed): string {
  const [brown = '#7a4526', dark = '#4a2a1a', sugar = '#e9d9b4'] = plan.colours;
  const nut = plan.dust.find(({ piece }) => piece === 'nut');
  const glazed = /\bchocolate\b/.test(plan.ingredientText) ? dark : brown;
  const almond = (turn: number, reach: number) =>
    `<g transform="translate(0 -14) scale(1 .62) rotate(${turn})">${path(`M${reach} 0C${reach + 8} -15 ${reach + 34} -13 ${reach + 44} 0C${reach + 34} 13 ${reach + 8} 15 ${reach} 0Z`, '#f5e2b8', line('#8a5a30', 3))}</g>`;
  const star = nut === undefined ? '' : [0, 72, 144, 216, 288].map((turn) => almond(turn - 90, 8)).join('');
  const one = (tone: string, shine: number) =>
    pen.symbol(
      `on its wafer ${tone}`,
      () =>
        ellipse(0, 20, 112, 44, '#e2d6bd', line('#8d7f66', 3)) +
        ellipse(0, 13, 112, 44, '#fdf8ea', line('#8d7f66', 3)) +
        path(dome, lit(pen, tone), line(inkOf(tone), 3.5)) +
        (tone === brown
          ? strokes(
              'M-70 -8h5M-46 -30h4M-64 12h.1M-30 14h5M34 14h4M64 -14h5M50 -32h.1M10 -42h4M74 6h.1M0 22h4M-20 -44h.1',
              darker(tone, 0.4),
              7,
              ' opacity=".75"',
            )
          : '') +
        strokes('M-74 -14C-58 -32 -36 -40 -12 -42', lighter(tone, 0.8), 8, ` opacity="${shine}"`) +
        star,
    );
  return (
    [
      [4, -62, brown, 0.4],
      [-124, -24, glazed, 0.75],
      [130, -26, sugar, 0.9],
      [-58, 46, brown, 0.4],
      [76, 50, glazed, 0.75],
    ] as const
  )
    .map(
      ([x, y, tone, shine]) =>
        shadow(pen, cx + x + 10, cy + y + 24, 102, 36, 0.5) +
        place(one(tone, shine), { x: cx + x, y: cy + y, size: 0.86 }),
    )
    .join('');
}
