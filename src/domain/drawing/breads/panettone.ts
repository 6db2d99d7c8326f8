import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** Told to be tall, under a dome. */
export const isDomedLoaf = ({ plan }: Scene): boolean => /\btall round loaf with a .*dome\b/.test(plan.shapeText);

/** A tall loaf that rose out of its paper, cut open at its right: low and slashed it would be a sourdough. */
export function domedLoaf({ pen, plan }: Scene, { cx, cy }: Bed): string {
  const [tone = '#a8682e', crumb = '#f0cc78', raisin = '#5a3026', peel = '#e39a2c'] = plan.colours;
  const paper = '#8a5836';
  const raisins = /\braisins\b/.test(plan.ingredientText);
  const candied = /\bcandied\b/.test(plan.ingredientText);
  const pleats = [-104, -84, -62, -40, -18, 2].map((x) => `M${x} 2L${Math.round(x * 0.9)} 114`).join('');
  const cut =
    path(
      'M8 -150C66 -150 116 -128 136 -82C144 -58 140 -26 134 -8L112 104C90 120 50 128 14 130Z',
      lit(pen, crumb, 0.6),
      line(inkOf(tone), 4),
    ) +
    strokes('M8 -146C66 -146 112 -124 131 -82C139 -58 136 -26 130 -8', darker(tone, 0.1), 11) +
    strokes('M126 0L106 100C88 114 50 122 16 124', paper, 7) +
    strokes(
      'M30 -110q10 -14 22 -4M70 -92q12 -10 20 2M34 -58q10 -10 22 0M86 -40q10 -12 20 0M28 -8q12 -10 20 2M66 8q12 -12 24 0M34 48q10 -12 22 0M78 60q10 -10 18 2M40 92q10 -8 18 0',
      darker(crumb, 0.2),
      5,
      ' opacity=".8"',
    ) +
    (raisins
      ? strokes('M60 -118h4M104 -72h3M46 -32h4M96 -10h3M60 34h4M100 30h3M30 72h3M84 90h4M28 -86h3', raisin, 15)
      : '') +
    (candied
      ? strokes('M86 -112l6 4M36 -82l6 3M74 -60l5 -4M112 -44l4 5M40 20l6 -3M92 72l5 -4M56 66l6 3M26 108l6 -2', peel, 11)
      : '');
  return (
    shadow(pen, cx + 14, cy + 92, 150, 44, 0.6) +
    `<g transform="translate(${cx} ${cy - 26})">` +
    path('M-120 -14L-102 108C-60 134 60 134 112 104L134 -14Z', lit(pen, paper), line(inkOf(paper), 4)) +
    strokes(pleats, darker(paper, 0.34), 4, ' opacity=".7"') +
    strokes('M-114 22C-70 46 -30 48 10 50M-106 92C-70 112 -30 114 10 116', '#e8c064', 7, ' opacity=".9"') +
    path(
      'M-122 -2C-158 -24 -150 -92 -104 -122C-62 -152 20 -158 70 -146C118 -134 152 -86 140 -30C138 -16 136 -10 132 -4C60 20 -60 22 -122 -2Z',
      lit(pen, tone),
      line(inkOf(tone), 4),
    ) +
    strokes(
      'M-84 -88C-60 -104 -40 -108 -20 -106M-62 -128C-54 -104 -48 -82 -50 -60',
      darker(tone, 0.4),
      8,
      ' opacity=".7"',
    ) +
    strokes('M-80 -84C-58 -98 -40 -102 -22 -100', lighter(crumb, 0.2), 4, ' opacity=".9"') +
    (raisins ? strokes('M-104 -52h4M-74 -30h3M-30 -46h4M-20 -128h3M-94 -92h3', raisin, 13) : '') +
    strokes('M-124 -54C-118 -84 -98 -106 -76 -116', lighter(tone, 0.75), 9, ' opacity=".6"') +
    cut +
    `</g>`
  );
}
