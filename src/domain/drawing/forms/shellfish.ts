import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { PieceName } from '#domain/drawing/pieces/pieces.ts';
import type { PicturePlan } from '#domain/drawing/plan/picture-plan.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, dusted, heap, laid, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import { liquid } from '#domain/drawing/setting/liquid.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';

type ShellPiece = readonly [piece: PieceName, count: number, size: number, rise: number];

const shellPieces: Readonly<Record<string, ShellPiece>> = {
  prawns: ['prawn', 7, 1.5, 26],
  snails: ['snail', 9, 1.15, 16],
  crab: ['crab', 1, 2.3, 0],
  squid: ['squidRing', 10, 1.3, 34],
  insects: ['insect', 13, 1.05, 36],
};

/** Worms and crickets are told by what the record calls them. */
const larvae: ShellPiece = ['larva', 30, 0.92, 34];

const manyOf = (piece: PieceName): ShellPiece => [piece, 10, 1.25, 34];

const openShells: Readonly<Partial<Record<string, ShellPiece>>> = {
  clam: manyOf('clam'),
  oyster: ['oyster', 6, 1.5, 4],
};

/** Half a shell full of spines, the tongues in it. */
const urchin: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate']);
  const { bed } = vessel;
  const shell = plan.colours[2] ?? '#3a2a34';
  const tongue = firstColour(scene);
  const open = pen.symbol('urchin', () => {
    const spines = Array.from({ length: 40 }, (_, at) => {
      const angle = (at * Math.PI) / 20;
      const reach = at % 2 === 0 ? 1.42 : 1.24;
      return `M${Math.round(Math.cos(angle) * 96)} ${Math.round(Math.sin(angle) * 66)}L${Math.round(Math.cos(angle) * 108 * reach)} ${Math.round(Math.sin(angle) * 76 * reach)}`;
    }).join('');
    return (
      strokes(spines, shell, 8) +
      ellipse(0, 8, 104, 72, darker(shell, 0.3), line(inkOf(shell))) +
      ellipse(0, 0, 98, 62, darker(tongue, 0.72)) +
      [18, 90, 162, 234, 306]
        .map(
          (turn) =>
            `<g transform="scale(1 .66) rotate(${turn})">${path('M0 -16C24 -24 34 -66 0 -88C-34 -66 -24 -24 0 -16Z', lit(pen, tongue), line(darker(tongue, 0.4)))}${strokes('M-4 -74C-10 -56 -8 -42 -2 -28', lighter(tongue, 0.7), 6, ' opacity=".7"')}</g>`,
        )
        .join('')
    );
  });
  return (
    held(
      scene,
      vessel,
      [
        [-92, -24],
        [98, 18],
      ]
        .map(
          ([x = 0, y = 0]) =>
            shadow(pen, bed.cx + x + 8, bed.cy + y + 46, 140, 46, 0.5) +
            place(open, { x: bed.cx + x, y: bed.cy + y, size: 0.82 }),
        )
        .join(''),
    ) + beside(scene, 606, 400)
  );
};

function shownAs({ shape, shapeText }: PicturePlan, stated: PieceName | undefined): ShellPiece {
  if ((shape === 'prawns' || shape === 'crab') && /\blobsters?\b/.test(shapeText)) return ['lobster', 1, 1.02, 0];
  if (shape === 'shells') return openShells[stated ?? 'mussel'] ?? manyOf('mussel');
  if (shape === 'insects' && /larvae?\b|worms?\b|grubs?\b/.test(shapeText)) return larvae;
  return shellPieces[shape] ?? ['prawn', 7, 1.5, 26];
}

export const shellfish: FormPainter = (scene) => {
  if (scene.plan.shape === 'urchin') return urchin(scene);
  const { pen, plan } = scene;
  const vessel = served(scene, plan.thin || plan.thick ? ['bowl'] : ['plate', 'bowl']);
  const { bed } = vessel;
  const first = firstColour(scene);
  const stated = plan.main.find(({ piece }) =>
    ['mussel', 'clam', 'oyster', 'prawn', 'snail', 'crab', 'squidRing', 'octopus', 'insect'].includes(piece),
  );
  const [piece, count, size, rise] = shownAs(plan, stated?.piece);
  const drawnPiece = plan.shape === 'squid' && stated?.piece === 'octopus' ? 'octopus' : piece;
  const tone =
    plan.shape === 'shells' ? (stated?.tone ?? '#ec9a4d') : piece === 'prawn' ? (stated?.tone ?? first) : first;
  const id = pieceSymbol(pen, drawnPiece, tone);
  const pool = plan.colours[plan.shape === 'shells' ? 2 : 1] ?? lighter(first, 0.4);
  const wet =
    plan.thin || plan.thick
      ? liquid(scene, { ...bed, rx: bed.rx, ry: bed.ry }, piece === 'prawn' ? first : pool)
      : shadow(pen, bed.cx + 12, bed.cy + 34, bed.rx, bed.ry * 0.86, 0.5);
  const body =
    count === 1
      ? shadow(pen, bed.cx + 10, bed.cy + 40, 170, 60, 0.5) +
        place(id, {
          x: bed.cx - (piece === 'lobster' ? 22 : 0),
          y: bed.cy - 4,
          size,
          turn: piece === 'lobster' ? -10 : 0,
        })
      : heap(scene, { ...bed, rx: bed.rx * 0.84, ry: bed.ry * 0.8 }, { ids: [id], count, rise, size, turn: 60 });
  const top = { ...bed, cy: bed.cy - rise * 0.6, rx: bed.rx * 0.7, ry: bed.ry * 0.6 };
  return (
    held(
      scene,
      vessel,
      wet +
        body +
        laid({ ...scene, plan: { ...plan, main: [] } }, top, { plant: 3, leaf: 3, size: 0.8 }) +
        dusted(scene, top, 3),
    ) + beside(scene, 606, 400)
  );
};
