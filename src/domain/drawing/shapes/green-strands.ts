import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, type Pen, path, place, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour, thirdColour } from '#domain/drawing/setting/food-colours.ts';
import { heap, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import { liquid } from '#domain/drawing/setting/liquid.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** Short, thick and pointed where they were pressed into water. */
const strand = (pen: Pen, tone: string) =>
  pen.symbol(`strand ${tone}`, () => {
    const d = 'M-44 8C-24 -16 -6 14 14 -4S36 -10 46 2M-30 24C-14 8 6 28 30 14M-34 -14C-18 -26 -2 -10 18 -22';
    return (
      strokes(d, inkOf(tone), 13) +
      strokes(d, tone, 9) +
      strokes(d, lighter(tone, 0.6), 3, ' opacity=".8" transform="translate(-1 -2)"')
    );
  });

/** Green jelly on crushed ice, dark syrup running down it; null where no strands are told of. */
export function greenStrands(scene: Scene, bed: Bed): string | null {
  const { pen, plan } = scene;
  if (!/\bgreen strands\b/.test(plan.shapeText)) return null;
  const green = firstColour(scene);
  const white = secondColour(scene);
  const syrup = thirdColour(scene);
  const low = { ...bed, rx: bed.rx * 0.8, ry: bed.ry * 0.72 };
  const ice = pieceSymbol(pen, 'ice', '#f7fbfc');
  const { cx, cy } = bed;
  const flow = `M${cx + 30} ${cy - 84}C${cx + 70} ${cy - 60} ${cx + 40} ${cy - 30} ${cx + 84} ${cy - 6}C${cx + 120} ${cy + 20} ${cx + 96} ${cy + 50} ${cx + 60} ${cy + 56}C${cx + 20} ${cy + 56} ${cx + 30} ${cy + 20} ${cx + 14} ${cy - 10}C${cx - 2} ${cy - 40} ${cx - 8} ${cy - 74} ${cx + 30} ${cy - 84}Z`;
  const beans = plan.plant.find(({ piece }) => piece === 'beans');
  return (
    liquid(scene, bed, white) +
    ellipse(cx, cy + 8, bed.rx * 0.9, bed.ry * 0.84, darker(white, 0.06), ' opacity=".5"') +
    heap(scene, { ...low, cx: cx + 20 }, { ids: [ice], count: 8, rise: 66, size: 1.1, turn: 40 }) +
    heap(
      scene,
      { ...low, cx: cx - 54, cy: cy + 6, rx: low.rx * 0.72 },
      { ids: [strand(pen, green), strand(pen, lighter(green, 0.16))], count: 15, rise: 50, size: 1 },
    ) +
    path(flow, syrup, ` stroke="${darker(syrup, 0.4)}" stroke-width="3" opacity=".92"`) +
    strokes(
      `M${cx + 34} ${cy - 66}C${cx + 52} ${cy - 50} ${cx + 40} ${cy - 26} ${cx + 62} ${cy - 6}`,
      '#f0c9a0',
      6,
      ' opacity=".6"',
    ) +
    (beans === undefined
      ? ''
      : place(pieceSymbol(pen, 'beans', beans.tone), { x: cx + 96, y: cy + 20 }) +
        place(pieceSymbol(pen, 'beans', beans.tone), { x: cx + 60, y: cy + 44, turn: 60 }))
  );
}
