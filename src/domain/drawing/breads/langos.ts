import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { pieceSymbol, spread } from '#domain/drawing/setting/lay.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

const edge =
  'M-222 4C-232 -26 -204 -44 -190 -58C-170 -90 -128 -82 -96 -96C-60 -112 -20 -96 16 -102C62 -112 104 -98 140 -84C178 -78 196 -54 214 -34C236 -10 224 22 206 40C190 74 146 76 116 88C76 108 34 94 -6 102C-50 110 -92 98 -128 84C-170 80 -190 56 -206 40C-218 28 -220 16 -222 4Z';
const cream =
  'M-152 2C-166 -22 -132 -34 -118 -46C-96 -66 -62 -52 -34 -64C0 -76 30 -58 60 -62C96 -64 112 -44 138 -30C160 -14 142 8 134 22C124 46 88 42 64 54C34 68 4 54 -28 60C-62 66 -86 52 -110 42C-142 36 -144 18 -152 2Z';

/** Fried dough under cream, which it states. */
export const isUnderCream = ({ plan }: Scene): boolean =>
  plan.cream?.piece === 'dollop' && /\bblistered round under white cream\b/.test(plan.shapeText);

/** Blistered and golden far around its cream, cheese in shreds upon that: pale up to its rim it would be a pie. */
export function creamedDough(scene: Scene, { cx, cy }: Bed): string {
  const { pen, plan } = scene;
  const tone = plan.colours[0] ?? '#d9a04a';
  const brown = plan.colours[3] ?? darker(tone, 0.3);
  const white = plan.cream?.tone ?? '#fbf6e8';
  const bubbles =
    'M-184 -14q12 -18 30 -8M-150 54q18 -10 30 4M-120 -72q18 -12 34 0M-20 -84q16 -10 30 0M96 -72q18 -10 30 4M166 -30q14 -12 26 2M150 48q16 -14 32 0M40 82q18 -12 34 0M-60 82q16 -12 34 0M-196 22q10 -10 20 0';
  const cheese = plan.dust.find(({ piece }) => piece.startsWith('cheese'));
  const shreds =
    cheese === undefined
      ? ''
      : spread(scene, { cx, cy: cy - 12, rx: 132, ry: 50 }, 9)
          .map((spot, at) => place(pieceSymbol(pen, cheese.piece, cheese.tone), { ...spot, size: 0.95, turn: at * 47 }))
          .join('');
  return (
    shadow(pen, cx + 14, cy + 40, 240, 96, 0.55) +
    `<g transform="translate(${cx} ${cy - 6})">` +
    path(edge, darker(brown, 0.2), `${line(inkOf(tone), 4)} transform="translate(0 16)"`) +
    path(
      edge,
      pen.radial(
        [
          [0, lighter(tone, 0.4)],
          [0.66, tone],
          [0.92, brown],
          [1, darker(brown, 0.2)],
        ],
        { cx: 0.5, cy: 0.46, r: 0.56 },
      ),
      line(inkOf(tone), 4),
    ) +
    strokes(bubbles, darker(brown, 0.2), 6, ' opacity=".7"') +
    strokes(bubbles, lighter(tone, 0.75), 5, ' opacity=".8" transform="translate(1 7)"') +
    path(cream, darker(tone, 0.5), ' opacity=".35" transform="translate(3 9)"') +
    path(cream, lit(pen, white, 0.5), line(darker(white, 0.3), 2.5)) +
    strokes('M-112 -14C-80 -44 -30 -40 0 -48M20 38C50 40 80 30 104 16', '#fff', 9, ' opacity=".9"') +
    strokes('M-84 20C-50 30 -30 10 0 20S60 -4 96 -10', darker(white, 0.12), 6) +
    `</g>` +
    shreds
  );
}
