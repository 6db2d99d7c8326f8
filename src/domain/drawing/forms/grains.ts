import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, strokes } from '#domain/drawing/pen/pen.ts';
import type { PieceName } from '#domain/drawing/pieces/pieces.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { heap, mound, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { bowl } from '#domain/drawing/setting/vessels.ts';

const grainPieces_: Readonly<Record<string, PieceName>> = {
  beans: 'beans',
  nuts: 'nut',
  pods: 'star',
  sticks: 'cinnamon',
};

export const grainsForm: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = bowl(scene, { rx: 216, cy: 286, depth: 74, level: 2 });
  const { bed } = vessel;
  const tone = firstColour(scene);
  const other = secondColour(scene);
  const wide = { ...bed, rx: bed.rx * 0.82, ry: bed.ry * 0.8 };
  const cardamom = /cardamom/.test(plan.shapeText + plan.ingredientText);
  switch (plan.shape) {
    case 'powder': {
      const cone = path(
        `M${bed.cx - bed.rx} ${bed.cy}C${bed.cx - 120} ${bed.cy - 40} ${bed.cx - 60} ${bed.cy - 132} ${bed.cx} ${bed.cy - 140}C${bed.cx + 60} ${bed.cy - 130} ${bed.cx + 120} ${bed.cy - 40} ${bed.cx + bed.rx} ${bed.cy}C${bed.cx + bed.rx} ${bed.cy + 70} ${bed.cx + 110} ${bed.cy + bed.ry} ${bed.cx} ${bed.cy + bed.ry}S${bed.cx - bed.rx} ${bed.cy + 70} ${bed.cx - bed.rx} ${bed.cy}Z`,
        lit(pen, tone),
        line(inkOf(tone), 3),
      );
      const specks = heap(scene, wide, {
        ids: [pieceSymbol(pen, 'specks', darker(tone, 0.3)), pieceSymbol(pen, 'specks', lighter(other, 0.3))],
        count: 9,
        rise: 80,
        size: 0.9,
      });
      return held(scene, vessel, cone + specks);
    }
    case 'threads': {
      const id = pen.symbol(
        'threads',
        () =>
          strokes(
            'M-60 10C-30 -10 0 16 40 -6M-44 -16C-10 -4 20 -24 56 -14M-36 26C0 10 30 34 60 14',
            darker(tone, 0.4),
            8,
          ) + strokes('M-60 10C-30 -10 0 16 40 -6M-44 -16C-10 -4 20 -24 56 -14M-36 26C0 10 30 34 60 14', tone, 5),
      );
      return held(
        scene,
        vessel,
        mound(scene, bed, darker(tone, 0.2), 20) + heap(scene, wide, { ids: [id], count: 16, rise: 46, size: 1.1 }),
      );
    }
    case 'grains': {
      const id = pieceSymbol(pen, 'seeds', tone);
      const dark = pieceSymbol(pen, 'seeds', darker(tone, 0.18));
      return held(
        scene,
        vessel,
        mound(scene, bed, darker(tone, 0.12), 44) +
          heap(scene, wide, { ids: [id, dark, id], count: 22, rise: 52, size: 1.15 }),
      );
    }
    default: {
      const piece = cardamom ? 'nut' : (grainPieces_[plan.shape] ?? 'peanuts');
      const ids = [pieceSymbol(pen, piece, tone), pieceSymbol(pen, piece, mix(tone, other, 0.35))];
      return held(
        scene,
        vessel,
        mound(scene, bed, darker(tone, 0.35), 26) +
          heap(scene, wide, {
            ids,
            count: plan.shape === 'sticks' ? 12 : 18,
            rise: 46,
            size: 1.15,
            turn: plan.shape === 'sticks' ? 40 : 180,
          }),
      );
    }
  }
};
