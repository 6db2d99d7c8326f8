import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { laid, pieceSymbol, spread } from '#domain/drawing/setting/lay.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

const rim =
  'M-168 4C-174 -30 -140 -58 -96 -66C-50 -78 40 -80 92 -68C144 -58 176 -28 170 6C164 42 120 66 64 74C10 82 -70 80 -112 66C-146 54 -166 34 -168 4Z';

/**
 * Two soft fried breads, one pushed back so that what lies between them is seen. Pale and spotted, and never folded: one yellow half-moon is
 * an omelette to every eye.
 */
export function pairedBreads(scene: Scene, { bed, tone, brown }: { bed: Bed; tone: string; brown: string }): string {
  const { pen, plan } = scene;
  const [cx, cy] = [bed.cx, bed.cy];
  const pale = mix(tone, '#f0d9ac', 0.62);
  const bread = pen.symbol(
    'paired bread',
    () =>
      path(rim, darker(pale, 0.3), `${line(inkOf(pale))} transform="translate(0 13)"`) +
      path(rim, lit(pen, pale, 0.6), line(inkOf(pale))) +
      strokes(
        'M-120 -18h5M-84 -46h4M-40 -22h6M-8 -60h4M34 -30h5M72 -52h4M112 -26h5M136 8h3M96 34h5M44 58h5M-14 52h4M-66 56h5M-112 34h4M-140 6h3M-64 14h4M20 10h5',
        mix(brown, '#9a5a24', 0.5),
        13,
        ' opacity=".5"',
      ) +
      strokes('M-140 -24C-108 -52 -60 -64 -10 -67', lighter(pale, 0.8), 8, ' opacity=".7"'),
  );
  const curry = mix(plan.colours[2] ?? '#8a5a2a', '#c98432', 0.5);
  const heap = { cx: cx - 8, cy: cy + 18, rx: 142, ry: 46 };
  const peas = plan.plant.filter(({ piece }) => piece === 'chickpeas');
  const rest = { ...scene, plan: { ...plan, main: [], plant: plan.plant.filter((one) => !peas.includes(one)) } };
  return (
    shadow(pen, cx + 6, cy + 60, 210, 66, 0.55) +
    place(bread, { x: cx - 20, y: cy + 34, size: 1.14 }) +
    ellipse(heap.cx, heap.cy + 6, heap.rx, heap.ry, lit(pen, curry), line(inkOf(curry), 2)) +
    `<g transform="rotate(-9 ${cx + 40} ${cy - 60})">${shadow(pen, cx + 48, cy - 26, 160, 60, 0.5)}${place(bread, { x: cx + 44, y: cy - 62, size: 0.98 })}</g>` +
    spread(scene, { ...heap, cx: heap.cx - 10, cy: heap.cy + 14, rx: 128, ry: 34 }, 13)
      .toSorted((one, other) => one.y - other.y)
      .map(
        (spot, at) =>
          peas[0] && place(pieceSymbol(pen, peas[0].piece, peas[0].tone), { ...spot, size: 0.82, turn: at * 50 }),
      )
      .join('') +
    strokes(
      `M${cx - 96} ${cy + 36}C${cx - 60} ${cy + 14} ${cx - 30} ${cy + 58} ${cx + 10} ${cy + 30}S${cx + 62} ${cy + 44} ${cx + 88} ${cy + 24}`,
      '#5a2c14',
      8,
      ' opacity=".75"',
    ) +
    laid(rest, { ...heap, rx: 80, ry: 18 }, { plant: 3, leaf: 2, size: 0.62 })
  );
}
