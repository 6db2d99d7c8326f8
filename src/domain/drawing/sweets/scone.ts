import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { breadColour } from '#domain/drawing/setting/food-colours.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** One scone whole, one split under jam and thick cream: closed over berries it would be a burger. */
export function splitScone(scene: Scene, { cx, cy }: Bed): string {
  const { pen } = scene;
  const tone = breadColour(scene);
  const side = lighter(tone, 0.4);
  const whole =
    path('M-92 -30V44C-80 86 80 86 92 44V-30Z', lit(pen, side), line(inkOf(tone), 4)) +
    strokes('M-88 14C-60 30 -30 6 0 20S60 8 88 20', darker(tone, 0.2), 6, ' opacity=".7"') +
    path(
      'M-98 -28C-104 -74 -50 -86 0 -86C52 -86 104 -74 98 -28C70 0 -70 0 -98 -28Z',
      lit(pen, tone),
      line(inkOf(tone), 4),
    ) +
    strokes('M-62 -46C-50 -64 -20 -70 6 -70', lighter(tone, 0.8), 9, ' opacity=".6"');
  const half =
    path('M-106 -6V38C-90 78 90 78 106 38V-6Z', lit(pen, side), line(inkOf(tone), 4)) +
    strokes('M-102 34C-80 70 80 70 102 34', darker(tone, 0.15), 13) +
    ellipse(0, -6, 106, 44, '#f6e7c4', line(inkOf(tone), 3)) +
    path(
      'M-94 -10C-96 -40 -40 -46 0 -46C46 -46 98 -38 92 -6C96 16 78 40 66 24C50 36 30 20 14 34C-10 42 -24 22 -44 32C-66 34 -92 18 -94 -10Z',
      lit(pen, '#b3213a'),
      line('#6b0f22', 3),
    ) +
    strokes('M-70 -8h.1M-56 10h.1M60 8h.1M74 -10h.1M-20 22h.1M30 20h.1M-74 -22h.1', '#e2566a', 9, ' opacity=".8"') +
    path(
      'M-58 -18C-64 -44 -36 -52 -26 -62C-12 -82 20 -82 26 -62C50 -58 66 -38 56 -18C30 4 -34 4 -58 -18Z',
      lit(pen, '#fdf3d6', 0.5),
      line('#b59a68', 3),
    ) +
    strokes('M-36 -22C-14 -12 16 -12 38 -24M-18 -44C-4 -36 10 -36 22 -46', '#d9c492', 5, ' opacity=".8"');
  return (
    shadow(pen, cx - 90, cy + 30, 120, 36, 0.55) +
    `<g transform="translate(${cx - 104} ${cy - 38})">${whole}</g>` +
    shadow(pen, cx + 96, cy + 76, 130, 34, 0.55) +
    `<g transform="translate(${cx + 80} ${cy + 22})">${half}</g>`
  );
}
