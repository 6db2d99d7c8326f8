import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

const side = 'M-206 16C-196 -30 -110 -54 0 -50C96 -48 158 -22 186 -2C160 32 80 52 -30 54C-120 56 -196 48 -206 16Z';

/** Told to be a side of fish in its striped skin. */
export const isStripedSide = ({ plan }: Scene): boolean => /\bfillet with .*striped skin\b/.test(plan.shapeText);

/** Two sides of one fish: its striped back, gold from the smoke, and behind it the flesh in flakes. Plain brown and round it would be a loaf. */
export function stripedSides({ pen, plan }: Scene, { cx, cy }: Bed): string {
  const [gold = '#c08a3e', stripe = '#7a5a34', flesh = '#e6c79a'] = plan.colours;
  const tail = solid(pen, 'M176 -10L240 -52C232 -18 234 10 246 44L176 12Z', mix(stripe, '#5a5248', 0.3), 3.5);
  const skinUp = pen.symbol(
    'side in its skin',
    () =>
      tail +
      strokes('M190 -8L228 -32M190 4L230 18', darker(stripe, 0.4), 4, ' opacity=".6"') +
      path(side, lit(pen, gold), line(inkOf(gold), 4)) +
      path(
        'M-202 24C-110 46 60 44 180 2C150 34 76 52 -30 54C-120 56 -190 48 -202 24Z',
        lighter(flesh, 0.35),
        ' opacity=".75"',
      ) +
      path(
        'M-196 -4C-170 -38 -96 -52 0 -50C96 -48 150 -26 178 -6C80 -14 -90 -22 -196 -4Z',
        darker(stripe, 0.35),
        ' opacity=".55"',
      ) +
      strokes(
        'M-166 -30C-154 -18 -172 -6 -158 8M-132 -40C-118 -26 -138 -10 -122 8M-98 -46C-84 -30 -104 -12 -88 8M-62 -49C-48 -32 -68 -12 -52 10M-26 -50C-12 -34 -32 -14 -16 10M10 -50C24 -34 4 -14 20 8M46 -47C60 -32 40 -14 56 6M80 -42C94 -28 76 -14 90 4M112 -34C124 -24 110 -12 122 2M142 -24C150 -16 142 -8 150 0',
        darker(stripe, 0.5),
        7,
        ' opacity=".72"',
      ) +
      strokes('M-190 14C-100 24 70 22 176 0', darker(gold, 0.4), 3.5, ' opacity=".7"') +
      strokes('M-160 -12C-120 -30 -50 -36 10 -34M60 -32C90 -30 116 -24 136 -16', '#fff6dc', 7, ' opacity=".6"') +
      strokes('M-150 30h.1M-100 36h.1M-50 38h.1M0 38h.1M50 34h.1M96 26h.1', lighter(gold, 0.6), 10, ' opacity=".5"'),
  );
  const fleshUp = pen.symbol(
    'side from within',
    () =>
      tail +
      path(side, stripe, `${line(inkOf(stripe), 4)} transform="translate(0 9)"`) +
      path(side, lit(pen, flesh), line(inkOf(flesh))) +
      strokes('M-196 12C-100 -2 70 -4 176 -2', darker(flesh, 0.4), 5, ' opacity=".75"') +
      strokes(
        'M-150 -28L-126 6L-152 40M-106 -42L-80 4L-108 48M-60 -47L-32 2L-62 51M-14 -48L14 0L-16 52M32 -46L60 -2L30 48M78 -41L104 -3L76 40M118 -32L140 -3L116 28',
        darker(flesh, 0.28),
        5,
        ' opacity=".7"',
      ) +
      ellipse(-60, -24, 120, 9, '#fff8e6', ' opacity=".4" transform="rotate(-4 -60 -24)"'),
  );
  return (
    shadow(pen, cx + 8, cy - 6, 206, 44, 0.5) +
    place(fleshUp, { x: cx - 2, y: cy - 50, size: 0.94, turn: -5 }) +
    shadow(pen, cx, cy + 82, 214, 44, 0.55) +
    place(skinUp, { x: cx - 20, y: cy + 40, size: 1.02, turn: -5 })
  );
}
