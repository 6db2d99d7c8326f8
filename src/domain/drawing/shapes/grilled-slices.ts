import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, type Pen, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { PieceName } from '#domain/drawing/pieces/pieces.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** What a slice shows inside of its skin. */
const fleshOf: Readonly<Partial<Record<PieceName, string>>> = {
  aubergine: '#c9ad7c',
  courgette: '#cfd58c',
  mushroom: '#d9c3a0',
};

/** Cut lengthwise and limp, the lines of the grill across it: round and bright it would be raw. */
const charred = (pen: Pen, skin: string, flesh: string) =>
  pen.symbol(`charred ${skin}`, () => {
    const d = 'M-98 8C-104 -22 -74 -38 -30 -34C10 -40 70 -40 94 -16C108 6 88 28 46 30C6 40 -84 40 -98 8Z';
    return (
      path(d, darker(skin, 0.2), `${line(inkOf(skin), 3)} transform="translate(0 7)"`) +
      path(d, lit(pen, skin), line(inkOf(skin), 3)) +
      path(d, lit(pen, flesh, 0.6), ' transform="scale(.9 .82)"') +
      `<g clip-path="${pen.clip(`<path d="${d}"/>`)}">${strokes('M-84 40L-56 -44M-44 42L-14 -46M-2 42L28 -46M40 40L70 -44M76 34L100 -30', '#2f1d14', 10, ' opacity=".78"')}</g>` +
      strokes('M-76 -8C-60 -24 -30 -26 0 -26', lighter(flesh, 0.7), 5, ' opacity=".6"')
    );
  });

/** Slices from the grill laid one over the other, each vegetable beside the next. */
export function grilledSlices(scene: Scene, bed: Bed): string {
  const { pen, plan } = scene;
  const ids = plan.plant.map(({ piece, tone }) => charred(pen, tone, fleshOf[piece] ?? lighter(tone, 0.14)));
  const spots = [
    [-110, -46],
    [-4, -58],
    [102, -44],
    [-120, 0],
    [0, -10],
    [116, 2],
    [-74, 44],
    [46, 46],
  ];
  return spots
    .map(([x = 0, y = 0], at) => {
      const id = ids[at % ids.length] ?? '';
      return (
        shadow(pen, bed.cx + x + 6, bed.cy + y + 22, 92, 26, 0.42) +
        place(id, { x: bed.cx + x, y: bed.cy + y, size: 0.86, turn: (at % 3) * 14 - 16 })
      );
    })
    .join('');
}

/** Told to be from the grill, and of vegetables that one knows. */
export const isGrilled = ({ plan }: Scene): boolean =>
  plan.plant.length > 0 && /\bgrilled\b|\bstriped slices\b|\bcharred\b/.test(plan.shapeText);
