import { darker } from '#domain/drawing/pen/colour.ts';
import { shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { Scene } from '#domain/drawing/setting/scene.ts';

/** A split cod, salted and dried, beside its white purée, which would be mashed potato or cream without it. */
export function driedCod({ pen, plan }: Scene): string {
  if (!/\b(salt cod|stockfish)\b/.test(plan.ingredientText)) return '';
  const tone = '#d9c79c';
  return (
    shadow(pen, 168, 462, 110, 26, 0.45) +
    `<g transform="translate(164 436) rotate(-10) scale(.92)">${solid(pen, 'M-124 -6C-100 -52 -40 -58 10 -42C46 -34 70 -16 92 -8L128 -34L122 2L130 36L92 14C64 34 20 52 -30 48C-80 46 -112 30 -124 -6Z', tone)}${strokes('M-108 -4C-50 -2 30 -2 110 2', darker(tone, 0.35), 5)}${strokes('M-84 -30C-70 -18 -60 -12 -50 -6M-54 -40C-40 -24 -30 -14 -20 -6M-20 -42C-8 -26 4 -14 14 -6M18 -34C28 -22 36 -12 46 -6M-84 26C-70 14 -60 8 -50 0M-50 40C-38 22 -28 12 -18 2M-14 42C-4 26 6 12 16 2M24 34C32 22 40 12 50 4', darker(tone, 0.24), 4)}${strokes('M-90 -16h.1M-60 16h.1M-30 -22h.1M-4 24h.1M30 -16h.1M56 10h.1M-70 6h.1M4 -28h.1', '#fffdf6', 7)}</g>`
  );
}
