import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, type Pen, solid, strokes } from '#domain/drawing/pen/pen.ts';

/** A slice with the beans it was pressed of at its face: as a finger in batter it would hold fish. */
export const tempehSlice = (pen: Pen, tone: string) =>
  pen.symbol(`slice of tempeh ${tone}`, () => {
    const beans =
      'M-68 4h9M-44 -4h9M-20 -10h9M6 -14h9M30 -18h9M54 -24h9M-58 16h9M-32 10h9M-8 4h9M18 -2h9M44 -6h9M-46 -14h9M-22 -20h9M4 -26h9M28 -30h9';
    return (
      path('M-84 4L44 -42L84 -16L-44 36Z', darker(tone, 0.3), `${line(inkOf(tone))} transform="translate(0 13)"`) +
      path('M-84 4L44 -42L84 -16L-44 36Z', lit(pen, tone), line(inkOf(tone), 3)) +
      strokes(beans, darker(tone, 0.42), 14, ' opacity=".75"') +
      strokes(beans, lighter(tone, 0.4), 10)
    );
  });

/** Two strips of dough, pressed together and blown up in the oil: short and crumbed it would be a fish finger. */
export const twinStick = (pen: Pen, tone: string) =>
  solid(
    pen,
    'M-172 -14C-180 -32 -150 -42 -120 -36C-80 -46 -20 -38 30 -42C80 -46 140 -40 166 -30C184 -20 182 -4 166 0C120 4 60 0 0 4C-60 6 -160 8 -172 -14Z',
    tone,
  ) +
  solid(
    pen,
    'M-168 20C-176 4 -150 -4 -110 0C-60 -4 0 4 50 -2C100 -4 150 -2 170 8C186 18 180 34 162 38C110 44 50 38 -10 42C-70 46 -158 42 -168 20Z',
    lighter(tone, 0.08),
  ) +
  strokes('M-164 2C-100 6 60 -2 164 6', darker(tone, 0.42), 5, ' opacity=".7"') +
  strokes(
    'M-130 -26C-80 -32 -30 -28 20 -32M60 -32C90 -34 120 -32 140 -28M-130 12C-90 8 -40 12 0 10M60 8C90 6 120 8 140 12',
    lighter(tone, 0.7),
    6,
    ' opacity=".65"',
  ) +
  strokes(
    'M-90 -16h.1M-20 -14h.1M50 -18h.1M110 -14h.1M-100 26h.1M-30 26h.1M40 24h.1M110 24h.1',
    darker(tone, 0.25),
    15,
    ' opacity=".35"',
  );
