import { darker, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, type Pen, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { heap, leaves, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { Scene } from '#domain/drawing/setting/scene.ts';
import { plate } from '#domain/drawing/setting/vessels.ts';

/** The red pod that has opened, its three pale lobes with their black seeds: without it the lobes would be scrambled egg. */
const openPod = (pen: Pen, x: number, y: number) => {
  const lobe = (dx: number, dy: number, turn: number) =>
    `<g transform="translate(${x + dx} ${y + dy}) rotate(${turn})">${solid(pen, 'M-22 24C-30 0 -18 -22 0 -24C18 -22 30 0 22 24C10 34 -10 34 -22 24Z', '#f4e3a0', 3)}${ellipse(0, -22, 15, 14, lit(pen, '#1d1718'), line('#000', 2))}${ellipse(-5, -27, 4, 3, '#fff', ' opacity=".8"')}</g>`;
  return (
    shadow(pen, x + 8, y + 40, 96, 24, 0.5) +
    solid(
      pen,
      `M${x - 76} ${y + 34}C${x - 96} ${y - 14} ${x - 70} ${y - 56} ${x - 40} ${y - 62}C${x - 46} ${y - 20} ${x - 20} ${y + 10} ${x} ${y + 20}C${x + 20} ${y + 10} ${x + 46} ${y - 20} ${x + 40} ${y - 62}C${x + 72} ${y - 56} ${x + 96} ${y - 14} ${x + 76} ${y + 34}C${x + 40} ${y + 58} ${x - 40} ${y + 58} ${x - 76} ${y + 34}Z`,
      '#d8432f',
      4,
    ) +
    lobe(-26, -8, -24) +
    lobe(28, -8, 24) +
    lobe(0, 12, 0) +
    strokes(
      `M${x - 70} ${y + 10}C${x - 74} ${y - 14} ${x - 66} ${y - 34} ${x - 56} ${y - 44}`,
      '#fff',
      6,
      ' opacity=".5"',
    )
  );
};

/** Ackee and the fish it is cooked with. */
export function ackeeHeap(scene: Scene): string {
  const { pen, plan } = scene;
  const vessel = plate(scene);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const lobe = (colour: string) =>
    pen.symbol(
      `ackee ${colour}`,
      () =>
        solid(
          pen,
          'M-44 10C-50 -10 -36 -26 -16 -26C0 -36 30 -30 40 -12C52 2 40 24 20 26C0 34 -34 30 -44 10Z',
          colour,
          2.5,
        ) +
        strokes('M-30 4C-14 -8 2 2 -2 18M8 -20C4 -8 14 2 30 -2', darker(colour, 0.24), 4, ' opacity=".7"') +
        strokes('M-26 -12C-18 -19 -8 -21 0 -20', '#fffbe0', 6, ' opacity=".8"'),
    );
  const fish = plan.main.some(({ piece }) => piece === 'fish') ? [pieceSymbol(pen, 'fishFlakes', '#f3e6d2')] : [];
  const low = { ...bed, rx: bed.rx * 0.84, ry: bed.ry * 0.8 };
  return (
    held(
      scene,
      vessel,
      shadow(pen, bed.cx + 10, bed.cy + 30, bed.rx * 0.95, bed.ry * 0.8, 0.45) +
        heap(scene, low, {
          ids: [lobe(tone), lobe(lighter(tone, 0.25)), ...fish],
          count: 17,
          rise: 36,
          size: 0.98,
          turn: 60,
        }) +
        leaves(scene, { ...low, cy: low.cy - 24 }, 4, 0.9),
    ) + openPod(pen, 146, 440)
  );
}
