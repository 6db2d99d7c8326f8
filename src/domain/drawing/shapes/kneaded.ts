import { darker } from '#domain/drawing/pen/colour.ts';
import { strokes } from '#domain/drawing/pen/pen.ts';

/** Pores and a fold on a ball of dough or curd, about 100 wide: round, white and smooth it would be a boiled egg. */
export function kneaded(tone: string): string {
  return (
    strokes(
      'M-34 4C-22 -8 -6 -10 8 -4M10 12C22 6 32 6 42 12M-22 22C-10 18 4 20 12 26',
      darker(tone, 0.26),
      4,
      ' opacity=".7"',
    ) + strokes('M-22 -18h.1M0 -28h.1M20 -16h.1M-36 -4h.1M34 -4h.1M-4 8h.1M26 22h.1M-30 16h.1', darker(tone, 0.22), 6)
  );
}
