import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

const face = 'M-64 46C-72 10 -70 -34 -52 -48C-24 -62 28 -62 54 -48C72 -34 74 10 66 46C60 56 -58 56 -64 46Z';
const glaze = 'M-64 6C-70 -20 -66 -40 -52 -48C-24 -62 28 -62 54 -48C70 -38 74 -18 68 6';

/** A loaf of mince under a shiny glaze that runs down it, slices of it laid before: in fanned slices it would be a roast. */
export function glazedLoaf({ pen, plan }: Scene, { cx, cy }: Bed, tone: string): string {
  const red = plan.colours[1] ?? '#a8331f';
  const meat = lighter(tone, 0.14);
  const grain =
    strokes(
      'M-44 -20h8M-22 -34h6M2 -24h9M26 -36h6M44 -18h6M-50 4h6M-30 -6h8M-6 2h6M18 -8h9M38 6h7M-42 26h8M-18 20h7M6 28h8M30 24h7M50 30h4M-28 40h8M0 44h6M24 42h7',
      darker(meat, 0.34),
      7,
      ' opacity=".6"',
    ) +
    strokes(
      'M-36 -8h4M-12 -14h5M12 6h4M34 -22h4M-24 8h5M24 10h4M-8 34h5M42 18h4M-52 34h3M12 -40h4',
      lighter(meat, 0.6),
      6,
      ' opacity=".75"',
    );
  const cut = path(face, lit(pen, meat, 0.7), line(inkOf(tone))) + grain;
  const rim =
    strokes(glaze, darker(red, 0.4), 19) +
    strokes(glaze, red, 14) +
    strokes('M-48 -44C-24 -54 20 -54 44 -46', '#ffd9c4', 5);
  const slice = pen.symbol(
    'slice of loaf',
    () =>
      path(face, darker(tone, 0.3), `${line(inkOf(tone), 4)} transform="translate(20 -12)"`) +
      path('M-52 -48L-32 -60C0 -74 50 -72 74 -60L54 -48C28 -62 -24 -62 -52 -48Z', red, line(darker(red, 0.4), 3)) +
      cut +
      rim,
  );
  const loaf = pen.symbol(
    'loaf',
    () =>
      path(
        'M-64 46C-72 10 -70 -34 -52 -48L96 -118C124 -130 176 -126 200 -112C220 -96 222 -58 214 -24L66 48C60 56 -58 56 -64 46Z',
        lit(pen, darker(tone, 0.12)),
        line(inkOf(tone), 4),
      ) +
      path(
        'M-56 -44L96 -118C124 -130 176 -126 200 -112C218 -100 220 -76 216 -52C204 -34 198 -62 186 -52C172 -22 164 -44 150 -34C140 -8 128 -30 112 -18C102 6 92 -16 76 -2L68 4C72 -22 66 -40 54 -48C28 -62 -28 -60 -56 -44Z',
        lit(pen, red),
        line(darker(red, 0.42), 3),
      ) +
      strokes('M8 -66L100 -108C124 -118 156 -116 172 -110M96 -74L150 -98', '#ffe2d2', 8, ' opacity=".7"') +
      cut +
      rim,
  );
  return (
    shadow(pen, cx + 70, cy + 8, 200, 56, 0.55) +
    place(loaf, { x: cx - 4, y: cy - 16, size: 1.08 }) +
    shadow(pen, cx - 66, cy + 70, 90, 28, 0.5) +
    place(slice, { x: cx - 64, y: cy + 18, turn: -10 }) +
    shadow(pen, cx - 126, cy + 84, 90, 28, 0.5) +
    place(slice, { x: cx - 124, y: cy + 38, turn: -20 })
  );
}
