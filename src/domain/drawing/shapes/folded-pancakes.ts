import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { secondColour } from '#domain/drawing/setting/food-colours.ts';
import { dusted, laid, pieceSymbol, spread } from '#domain/drawing/setting/lay.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';
import { crispRoll } from './crisp-roll.ts';
import { pairedBreads } from './paired-breads.ts';

interface Folded {
  readonly bed: Bed;
  readonly tone: string;
  readonly brown: string;
}

/** What melts between two halves: stated cheese. */
const molten = ({ plan }: Scene) =>
  [...plan.dust, ...plan.main].some(({ piece }) => piece === 'cheeseCurls' || piece === 'cheeseSlice')
    ? '#f6c95a'
    : undefined;

/** Folded once, the open edge to the front: what is in it is seen, and cheese runs out. Closed it would be a pasty. */
function halfMoon(scene: Scene, { bed, tone, brown }: Folded): string {
  const { pen, plan } = scene;
  const { cx, cy } = bed;
  const cheese = molten(scene);
  const holds = plan.main.length + plan.plant.length + plan.dust.length > 0;
  const filling = cheese ?? (holds ? secondColour(scene) : darker(tone, 0.2));
  const under = 'M-212 -8C-206 50 -120 92 0 92C122 92 208 50 214 -12C160 30 90 46 0 46C-90 46 -160 34 -212 -8Z';
  const over = 'M-212 -26C-160 -58 -80 -70 0 -70C84 -70 164 -58 214 -30C208 22 124 58 0 58C-122 58 -206 26 -212 -26Z';
  const seared = /tortilla|maize|masa/.test(`${plan.shapeText} ${plan.ingredientText}`);
  const shape =
    path(under, darker(tone, 0.28), `${line(inkOf(tone), 4)} transform="translate(0 8)"`) +
    path(under, lit(pen, darker(tone, 0.1)), line(inkOf(tone))) +
    path(
      'M-206 -10C-150 52 -84 72 0 72C86 72 154 50 208 -14L200 -24C150 26 80 44 0 44C-80 44 -150 30 -198 -20Z',
      filling,
      line(darker(filling, 0.35)),
    ) +
    (cheese === undefined
      ? ''
      : path(
          'M-150 36C-146 64 -150 82 -138 84C-126 84 -130 64 -122 52C-104 62 -92 62 -84 66C-84 88 -80 100 -70 100C-58 98 -64 80 -58 70C-20 76 10 74 30 72C30 94 38 104 46 98C54 92 48 78 54 68C84 62 100 56 112 48C116 66 124 74 132 68C138 60 130 50 134 36L100 20H-110Z',
          lit(pen, cheese, 0.6),
          line(darker(cheese, 0.35)),
        ));
  const lid =
    solid(pen, over, tone, 4) +
    (seared
      ? strokes('M-140 -44L-100 34M-70 -60L-34 50M0 -64L36 52M72 -60L104 36', darker(tone, 0.62), 11, ' opacity=".55"')
      : strokes(
          'M-130 -20h.1M-60 -36h.1M-10 10h.1M60 -34h.1M120 -6h.1M70 22h.1M-80 22h.1',
          brown,
          26,
          ' opacity=".26"',
        )) +
    strokes('M-190 -22C-150 18 -84 44 0 46C84 44 150 20 192 -26', brown, 7, ' opacity=".35"') +
    strokes('M-180 -34C-130 -54 -70 -60 -10 -61', lighter(tone, 0.75), 8, ' opacity=".6"');
  // Between the halves, where it looks out.
  const inner = { cx, cy: cy + 50, rx: 150, ry: 14 };
  const shown =
    cheese === undefined
      ? scene
      : { ...scene, plan: { ...plan, dust: plan.dust.filter(({ piece }) => piece !== 'cheeseCurls'), main: [] } };
  return (
    shadow(pen, cx + 10, cy + 62, 236, 56, 0.55) +
    `<g transform="translate(${cx} ${cy - 6})">${shape}</g>` +
    laid(shown, inner, { main: 4, plant: 4, leaf: 0, size: 0.8 }) +
    dusted(shown, inner, 6, 1) +
    `<g transform="translate(${cx} ${cy - 12})">${lid}</g>`
  );
}

/** Folded twice: triangles with round backs, laid over each other in their syrup where one is named. */
function quarters(scene: Scene, { bed, tone, brown }: Folded): string {
  const { pen, plan } = scene;
  const { cx, cy } = bed;
  const syrup = mix(plan.colours[2] ?? '#d9822a', '#f0a030', 0.3);
  const one = pen.symbol('quarter', () => {
    const edge = 'M-8 92C-60 40 -104 -12 -118 -48C-70 -92 60 -96 116 -52C100 -10 56 46 -8 92Z';
    return (
      path(edge, darker(tone, 0.3), `${line(inkOf(tone), 4)} transform="translate(3 13)"`) +
      path(edge, darker(tone, 0.1), `${line(inkOf(tone), 2)} transform="translate(1 6)"`) +
      solid(pen, edge, tone) +
      strokes('M-104 -44C-60 -78 52 -82 102 -46M-92 -30C-50 -62 46 -64 90 -34', brown, 6, ' opacity=".5"') +
      strokes('M2 -88C-4 -30 -6 30 -8 84', darker(tone, 0.3), 5, ' opacity=".5"') +
      strokes('M-60 -44h.1M-24 -20h.1M30 -46h.1M60 -38h.1M22 4h.1M-26 20h.1', brown, 20, ' opacity=".34"') +
      strokes('M-86 -54C-50 -76 -10 -82 26 -80', lighter(tone, 0.8), 7, ' opacity=".7"')
    );
  });
  const pool = /sauce|syrup/.test(plan.shapeText)
    ? ellipse(cx, cy + 10, bed.rx * 1.05, bed.ry * 0.98, lit(pen, syrup), line(inkOf(syrup))) +
      strokes(
        `M${cx - 150} ${cy + 50}C${cx - 110} ${cy + 78} ${cx - 50} ${cy + 88} ${cx} ${cy + 88}`,
        '#fff',
        7,
        ' opacity=".5"',
      )
    : '';
  return (
    pool +
    (
      [
        [-104, -20, 28],
        [100, -26, -28],
        [-2, 4, 2],
      ] as const
    )
      .map(
        ([x, y, turn]) =>
          shadow(pen, cx + x + 8, cy + y + 40, 110, 44, 0.4) + place(one, { x: cx + x, y: cy + y, turn, flat: 0.86 }),
      )
      .join('')
  );
}

/** Its edges folded in to a square; what is stated lies open in the middle. */
function square(scene: Scene, { bed, tone, brown }: Folded): string {
  const { pen, plan } = scene;
  const { cx, cy } = bed;
  const edge = 'M-206 -6L-14 -102L206 -14L12 96Z';
  const open = 'M-112 -4L-8 -52L112 -8L6 46Z';
  const flap = (d: string) => path(d, lit(pen, tone), line(inkOf(tone)));
  return (
    shadow(pen, cx + 12, cy + 40, 230, 80, 0.55) +
    `<g transform="translate(${cx} ${cy - 2})">${
      path(edge, darker(tone, 0.36), `${line(inkOf(tone), 4)} transform="translate(0 10)"`) +
      path(edge, lit(pen, tone), line(inkOf(tone), 4)) +
      path(open, lit(pen, lighter(molten(scene) ?? secondColour(scene), 0.25)), line(darker(tone, 0.4)))
    }</g>` +
    laid(scene, { cx, cy: cy - 8, rx: 66, ry: 20 }, { main: 3, plant: 3, leaf: 1, size: 0.9 }) +
    `<g transform="translate(${cx} ${cy - 2})">${
      flap('M-206 -6L-14 -102L-2 -56C-40 -46 -80 -28 -112 -2Z') +
      flap('M-14 -102L206 -14L116 -6C84 -30 40 -48 -2 -56Z') +
      flap('M-206 -6L12 96L6 50C-40 40 -84 20 -112 -2Z') +
      flap('M206 -14L12 96L6 50C50 38 90 18 116 -6Z') +
      strokes(
        'M-150 -20h.1M-70 -66h.1M90 -44h.1M150 -10h.1M70 44h.1M-60 46h.1M-130 14h.1M20 -76h.1',
        brown,
        18,
        ' opacity=".45"',
      ) +
      strokes('M-186 -8L-20 -92', lighter(tone, 0.7), 6, ' opacity=".5"')
    }</g>` +
    (plan.dust[0] === undefined || molten(scene) !== undefined
      ? ''
      : place(pieceSymbol(pen, plan.dust[0].piece, plan.dust[0].tone), { x: cx, y: cy, size: 0.8 }))
  );
}

/** Baked in a round pan: a brown rim of lace that stands up, a spongy middle, its stew in a cup beside. White and flat it would be a pool of milk. */
function lacyBowl(scene: Scene, { bed, tone }: Folded): string {
  const { pen } = scene;
  const [cx, cy] = [bed.cx - 46, bed.cy + 2];
  const brown = '#bf7d3a';
  const rim =
    'M-186 -4C-196 -22 -172 -34 -168 -48C-146 -66 -124 -60 -104 -76C-70 -88 -44 -80 -14 -90C22 -96 54 -82 86 -80C124 -78 138 -58 166 -46C188 -32 178 -16 190 0C194 22 170 32 164 48C142 68 112 64 88 80C54 92 30 84 -4 92C-40 94 -66 80 -100 78C-136 72 -148 54 -170 42C-188 28 -182 14 -186 -4Z';
  const pores = spread(scene, { cx: 0, cy: -4, rx: 122, ry: 50 }, 34)
    .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h.1`)
    .join('');
  const stew = mix(secondColour(scene), '#d8a850', 0.45);
  const [sx, sy] = [bed.cx + 158, bed.cy + 6];
  return (
    shadow(pen, cx + 12, cy + 30, 214, 88, 0.5) +
    `<g transform="translate(${cx} ${cy})">${path(rim, darker(brown, 0.3), `${line(inkOf(brown))} transform="translate(0 10)"`)}${path(
      rim,
      pen.radial(
        [
          [0, lighter(tone, 0.4)],
          [0.5, mix(tone, '#f0d3a0', 0.5)],
          [0.76, '#dda75e'],
          [1, brown],
        ],
        { cx: 0.5, cy: 0.46, r: 0.54 },
      ),
      line(darker(brown, 0.3)),
    )}${strokes(rim, darker(brown, 0.35), 10, ' stroke-dasharray="3 14" opacity=".65" transform="scale(.94 .9)"')}${strokes(rim, '#fff1d2', 7, ' stroke-dasharray="2 19" opacity=".8" transform="scale(.86 .8)"')}${ellipse(0, -2, 132, 56, mix(tone, '#eccf9c', 0.45), line('#d9b278', 3))}${strokes(pores, '#c79a5e', 9, ' opacity=".8"')}${strokes(pores, lighter(tone, 0.5), 4, ' transform="translate(1 3)"')}</g>` +
    shadow(pen, sx + 8, sy + 44, 92, 30, 0.55) +
    path(
      `M${sx - 84} ${sy}C${sx - 80} ${sy + 44} ${sx - 40} ${sy + 62} ${sx} ${sy + 62}S${sx + 80} ${sy + 44} ${sx + 84} ${sy}Z`,
      lit(pen, '#9a5a34'),
      line('#4a2616'),
    ) +
    ellipse(sx, sy, 84, 32, '#c98a5c', line('#4a2616')) +
    ellipse(sx, sy + 3, 72, 25, lit(pen, stew, 0.7), line(darker(stew, 0.4), 2)) +
    laid(scene, { cx: sx, cy: sy + 1, rx: 52, ry: 15 }, { main: 2, plant: 4, leaf: 1, size: 0.56 })
  );
}

/** Pancakes that are folded or bowed: these show themselves what lies in them. */
export const foldedPancakes: Readonly<Partial<Record<string, (scene: Scene, folded: Folded) => string>>> = {
  bowl: lacyBowl,
  folded: halfMoon,
  pair: pairedBreads,
  'crisp roll': crispRoll,
  quarters,
  square,
};
