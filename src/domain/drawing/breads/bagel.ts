import { cycled } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** A ring and its hole, to be filled by the even-odd rule. */
const ring = 'M-136 0A136 112 0 1 1 136 0A136 112 0 1 1 -136 0ZM-36 -2A36 22 0 1 0 36 -2A36 22 0 1 0 -36 -2Z';

/** A fold of thin fish in its colour. */
const foldOfFish = ({ pen }: Scene, tone: string) =>
  pen.symbol(
    'fold of fish',
    () =>
      path(
        'M-62 12C-66 -18 -40 -34 -10 -28C10 -40 44 -34 60 -14C70 4 58 26 36 26C12 36 -40 36 -62 12Z',
        lit(pen, tone),
        line(inkOf(tone), 3),
      ) +
      strokes(
        'M-46 10C-34 -12 -14 -18 4 -14M-28 18C-16 2 2 -4 22 -2M-4 22C8 10 24 6 42 10',
        lighter(tone, 0.55),
        5,
        ' opacity=".85"',
      ),
  );

/** What lies on the lower half, around 0, 0: the main things of the filling in folds, and plants upon them. */
function filling(scene: Scene): string {
  const { pen, plan } = scene;
  const ids = plan.main.map(({ piece, tone }) =>
    piece === 'fish' ? foldOfFish(scene, mix(tone, '#f0875c', 0.5)) : pieceSymbol(pen, piece, tone),
  );
  const folds = [
    [-72, -16, -14],
    [62, -20, 12],
    [-6, -32, 4],
    [-44, 18, 8],
    [40, 20, -10],
  ].map(([x = 0, y = 0, turn = 0], at) => (ids.length === 0 ? '' : place(cycled(ids, at), { x, y, turn, size: 0.94 })));
  const plants = [
    [-56, -4],
    [52, 6],
  ].map(([x = 0, y = 0], at) => {
    if (plan.plant.length === 0) return '';
    const { piece, tone } = cycled(plan.plant, at);
    return place(pieceSymbol(pen, piece, tone), { x, y, size: 0.95, turn: at * 30 });
  });
  const capers = 'M-92 10h.1M-10 28h.1M18 -34h.1M84 -8h.1M10 44h.1';
  return (
    folds.join('') +
    plants.join('') +
    (/\bcapers\b/.test(plan.ingredientText) ? strokes(capers, '#3f5a26', 20) + strokes(capers, '#7f9a45', 14) : '')
  );
}

/** A split ring: its filled half lies open, the other leans on it with its hole seen. Closed and round it would be a burger. */
export function splitBagel(scene: Scene, { cx, cy }: Bed): string {
  const { pen, plan } = scene;
  const crust = mix(plan.colours[0] ?? '#c98a44', '#c07a34', 0.3);
  const cream = '#fbf6ea';
  const seeds = plan.dust.some(({ piece }) => piece === 'seeds')
    ? strokes('M-90 -40l6 4M-50 -62l7 2M0 -70l7 1M54 -60l6 4M96 -36l5 5M-108 4l5 5M110 6l-4 5', '#f6e6bc', 7)
    : '';
  const spread =
    plan.milky && /\b(cream|curd) cheese\b/.test(plan.ingredientText)
      ? path(
          'M-140 0C-138 -44 -70 -64 0 -64C72 -64 140 -42 140 2C140 20 122 16 116 32C108 44 92 36 80 46C60 62 40 50 16 60C-8 68 -30 54 -54 58C-78 60 -92 44 -110 36C-126 26 -140 20 -140 0Z',
          lit(pen, cream, 0.6),
          line(darker(cream, 0.3), 3),
        )
      : '';
  const upper =
    path(ring, darker(crust, 0.34), `${line(inkOf(crust), 4)} fill-rule="evenodd" transform="translate(6 16)"`) +
    path(ring, lit(pen, crust), `${line(inkOf(crust), 4)} fill-rule="evenodd"`) +
    strokes('M-104 -36C-84 -72 -44 -92 0 -94', lighter(crust, 0.75), 12, ' opacity=".65"') +
    strokes('M-40 8C-30 26 28 28 42 6', darker(crust, 0.4), 8, ' opacity=".5"') +
    seeds;
  const lower =
    path('M-150 0V26C-146 96 146 96 150 26V0Z', lit(pen, crust), line(inkOf(crust), 4)) +
    ellipse(0, 0, 150, 70, '#f3dfb6', line(inkOf(crust), 4)) +
    spread +
    filling(scene);
  return (
    shadow(pen, cx + 10, cy + 62, 236, 62, 0.6) +
    `<g transform="translate(${cx + 86} ${cy - 52}) rotate(14)">${upper}</g>` +
    `<g transform="translate(${cx - 62} ${cy + 22})">${lower}</g>`
  );
}
