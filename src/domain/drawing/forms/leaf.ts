import { among } from '#domain/drawing/pen/seeded-choice.ts';
import { chromaOf, darker, inkOf, lighter, lightnessOf, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { PieceName } from '#domain/drawing/pieces/pieces.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { bitterMelon } from '#domain/drawing/shapes/bitter-melon.ts';
import { blackGarlic, wasabiRoot } from '#domain/drawing/shapes/odd-roots.ts';
import { herbLeaf } from '#domain/drawing/produce/herb-leaves.ts';
import { wholeSprigs } from '#domain/drawing/produce/herb-sprigs.ts';
import type { ProducePainter } from '#domain/drawing/produce/produce-painter.ts';
import { wholeVegetable } from '#domain/drawing/produce/whole-vegetables.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { heap, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { FormPainter, Scene, Vessel } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';
import { board } from '#domain/drawing/setting/vessels.ts';

/** A herb in its whole sprigs. */
function inSprigs(scene: Scene, vessel: Vessel, paint: ProducePainter): string {
  const { pen } = scene;
  const { cx, cy } = vessel.bed;
  const id = pen.symbol('sprigs', () => paint(pen, firstColour(scene), secondColour(scene)));
  return held(
    scene,
    vessel,
    shadow(pen, cx + 12, cy + 40, 220, 74, 0.5) + place(id, { x: cx + 4, y: cy - 8, size: 1.06 }),
  );
}

export const leafForm: FormPainter = (scene) => {
  const { pen, plan } = scene;
  // Its leaves are one tight bud.
  if (/\btight .*bud\b/.test(plan.shapeText) && wholeVegetable(plan.shapeText) !== undefined) return root(scene);
  const sprigs = plan.shape === 'sprig' ? wholeSprigs(plan.shapeText) : undefined;
  // Thin and green they are lost on brown wood.
  const vessel = served(scene, sprigs === undefined ? ['board', 'plate'] : ['plate']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const other = mix(tone, secondColour(scene), 0.5);
  if (plan.shape === 'sheet') {
    const sheet = (at: number) =>
      `<g transform="translate(${bed.cx - 10 + at * 18} ${bed.cy - 6 - at * 13}) rotate(${at * 3 - 4})">${
        path(
          'M-170 -64L150 -78L180 66L-150 84Z',
          pen.linear([
            [0, lighter(tone, 0.25)],
            [1, darker(tone, 0.35)],
          ]),
          line(darker(tone, 0.6), 3),
        ) +
        strokes(
          'M-140 -40L140 -54M-136 -10L150 -26M-130 24L158 8M-126 56L164 40',
          lighter(tone, 0.25),
          3,
          ' opacity=".4"',
        )
      }</g>`;
    return held(scene, vessel, shadow(pen, bed.cx + 14, bed.cy + 50, 220, 80, 0.5) + [0, 1, 2].map(sheet).join(''));
  }
  if (sprigs !== undefined) return inSprigs(scene, vessel, sprigs);
  const piece: PieceName =
    plan.shape === 'sprig'
      ? 'dill'
      : /seaweed|kelp|wakame|dulse|sea/.test(plan.shapeText + plan.ingredientText)
        ? 'seaweed'
        : /flower|petal|blossom/.test(plan.shapeText)
          ? 'flower'
          : 'leaf';
  const own = plan.shape === 'leaves' ? herbLeaf(plan.shapeText) : undefined;
  const ids = [tone, other].map((colour) =>
    own === undefined ? pieceSymbol(pen, piece, colour) : pen.symbol(`herb ${colour}`, () => own(pen, colour)),
  );
  return held(
    scene,
    vessel,
    shadow(pen, bed.cx + 12, bed.cy + 40, bed.rx, bed.ry * 0.8, 0.5) +
      heap(
        scene,
        { ...bed, rx: bed.rx * 0.8, ry: bed.ry * 0.76 },
        { ids, count: 12, rise: 30, size: own === undefined ? (piece === 'leaf' ? 1.7 : 1.6) : 1.15 },
      ),
  );
};

/** What a root is drawn with: its skin, and what is seen where it is cut. */
interface RootColours {
  readonly tone: string;
  readonly inside: string;
}

type RootPainter = (scene: Scene, colours: RootColours) => string;

/** A root half grated, its shreds in a heap. */
const grated: RootPainter = ({ pen }, { tone }) => {
  const skin = '#b08a5c';
  const shreds = Array.from({ length: 44 }, (_, at) => {
    const reach = Math.sqrt((at + 0.5) / 44);
    const [x, y] = [Math.cos(at * 2.4) * 112 * reach, Math.sin(at * 2.4) * 40 * reach - 46 * (1 - reach * reach)];
    return `M${Math.round(x + 84)} ${Math.round(y + 46)}q${at % 2 === 0 ? '10 -12 24 -4' : '12 8 24 -2'}`;
  }).join('');
  return (
    `<g transform="translate(-50 -44) rotate(-7)">${solid(pen, 'M-186 10C-204 -20 -176 -44 -146 -36C-120 -54 -70 -42 -30 -40C30 -46 80 -38 120 -34C146 -36 152 32 124 38C80 44 30 36 -20 44C-70 52 -120 46 -150 48C-176 44 -186 30 -186 10Z', skin, 4)}${strokes('M-150 -26C-144 -6 -146 20 -152 38M-110 -42C-102 -14 -104 20 -110 44M-60 -38C-54 -12 -56 18 -62 44M0 -40C6 -14 4 16 -2 40M60 -38C66 -12 64 14 58 38', darker(skin, 0.34), 5, ' opacity=".6"')}${strokes('M-176 4C-196 10 -214 8 -226 0M-60 46C-62 58 -72 66 -84 68M30 40C32 52 42 58 52 58', darker(skin, 0.2), 6)}${ellipse(128, 1, 24, 37, lit(pen, tone), line(inkOf(skin)))}${ellipse(128, 1, 12, 20, 'none', line(darker(tone, 0.16)))}</g>` +
    path(
      'M-46 58C-40 22 20 -8 84 -8C152 -8 208 24 214 60C190 100 -20 100 -46 58Z',
      lit(pen, tone),
      line(darker(tone, 0.35), 2),
    ) +
    strokes(shreds, darker(tone, 0.42), 11) +
    strokes(shreds, lighter(tone, 0.5), 7.5)
  );
};

/** A truffle and slices of it, with their veins. */
const truffle: RootPainter = ({ pen }, { tone, inside }) => {
  const lump =
    'M-96 20C-112 -12 -92 -40 -72 -44C-64 -74 -20 -78 -4 -62C24 -80 62 -66 70 -42C98 -34 108 4 92 22C92 50 56 66 32 58C10 74 -28 72 -44 56C-70 60 -92 44 -96 20Z';
  const warts =
    'M-74 6h.1M-60 -26h.1M-34 -50h.1M-30 -8h.1M-48 32h.1M-6 -34h.1M0 16h.1M-12 48h.1M26 -52h.1M30 -14h.1M34 34h.1M58 -32h.1M62 8h.1M80 -6h.1M70 34h.1';
  return (
    `<g transform="translate(-70 -8) scale(1.12)">${solid(pen, lump, tone, 4)}${strokes(warts, darker(tone, 0.6), 25, ' opacity=".7"')}${strokes(warts, lighter(tone, 0.3), 13, ' opacity=".55" transform="translate(-4 -5)"')}</g>` +
    [
      [104, 30],
      [176, 54],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<g transform="translate(${x} ${y})">${ellipse(0, 6, 62, 42, darker(tone, 0.2), line(inkOf(tone)))}${ellipse(0, 0, 62, 41, tone)}${ellipse(0, 0, 53, 34, lit(pen, mix(inside, '#a98a68', 0.4)))}${strokes('M-44 -4C-28 -22 -14 6 2 -14S30 -10 46 2M-38 14C-20 2 -8 24 10 8S34 16 42 10M-12 -30C-8 -18 4 -22 8 -10M-22 28C-14 18 0 26 8 18', '#f4ecdc', 4.5, ' opacity=".9"')}</g>`,
      )
      .join('')
  );
};

const plainRoot: RootPainter = ({ pen, plan }, { tone, inside }) =>
  /knobbly green rhizome/.test(plan.shapeText)
    ? wasabiRoot(pen, inside, tone)
    : solid(
        pen,
        'M-170 30C-186 -4 -140 -30 -110 -16C-100 -60 -50 -66 -34 -26C0 -44 40 -40 56 -20C70 -60 120 -66 126 -28C176 -30 190 20 150 40C110 56 80 40 50 48C20 70 -30 66 -56 50C-90 66 -150 64 -170 30Z',
        tone,
        4,
      ) +
      strokes(
        'M-120 6C-112 14 -112 24 -116 34M-40 0C-30 10 -30 24 -36 36M40 4C48 14 48 24 44 34M-80 -30C-74 -36 -66 -38 -60 -36',
        darker(tone, 0.28),
        5,
        ' opacity=".6"',
      );

const bulb: RootPainter = ({ pen, plan }, { tone }) =>
  /black cloves/.test(plan.shapeText)
    ? blackGarlic(pen, tone)
    : solid(pen, 'M-110 40C-124 -20 -40 -40 -20 -104H10C30 -40 124 -20 112 40C100 96 -100 96 -110 40Z', tone, 4) +
      strokes(
        'M-8 -90C-50 -30 -70 10 -60 70M4 -92C0 -30 0 20 0 84M12 -90C50 -30 70 10 62 70',
        darker(tone, 0.24),
        5,
        ' opacity=".7"',
      ) +
      strokes('M-76 20C-70 -4 -50 -22 -36 -38', '#fff', 11, ' opacity=".5"');

const roots: Readonly<Record<string, RootPainter>> = {
  root: plainRoot,
  bulb,
  long: ({ pen }, { tone }) =>
    [-36, 34]
      .map(
        (y) =>
          `<g transform="translate(0 ${y})">${solid(pen, 'M-200 8C-200 -24 -160 -38 -120 -36C0 -32 120 -14 206 14C120 34 0 44 -120 46C-164 46 -198 34 -200 8Z', tone, 4) + strokes('M-120 -22L-104 -4M-40 -20L-28 -2M40 -10L50 4M-80 30L-70 18', darker(tone, 0.28), 5, ' opacity=".6"') + strokes('M-206 0C-226 -10 -240 -26 -250 -40M-204 10C-230 10 -246 4 -262 -6', '#6a9244', 13)}</g>`,
      )
      .join(''),
  grated,
  mushroom: ({ pen }, { tone }) =>
    [
      [-80, 0, 1.5],
      [90, 20, 1.25],
    ]
      .map(([x = 0, y = 0, size = 1]) => place(pieceSymbol(pen, 'mushroom', tone), { x, y, size: size * 1.5 }))
      .join(''),
  truffle,
  'warty pod': ({ pen }, { tone }) => bitterMelon(pen, tone),
  pod: ({ pen }, { tone }) =>
    [
      [-20, -46],
      [10, 4],
      [-30, 52],
    ]
      .map(([x = 0, y = 0]) => place(pieceSymbol(pen, 'chilli', tone), { x, y, size: 2.4, turn: x }))
      .join(''),
};

export const root: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = board(scene);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const inside = secondColour(scene);
  // Black cloves have their paper, below.
  const own = /black cloves/.test(plan.shapeText) ? undefined : wholeVegetable(plan.shapeText);
  const drawn = among(roots, plan.shape, 'root');
  const id = pen.symbol('root', () => own?.(pen, tone, inside) ?? drawn(scene, { tone, inside }));
  const cut =
    own !== undefined ||
    /pod|mushroom|truffle|grated/.test(plan.shape) ||
    /black cloves|knobbly green rhizome/.test(plan.shapeText)
      ? ''
      : shadow(pen, bed.cx + 150, bed.cy + 72, 70, 24, 0.5) +
        ellipse(bed.cx + 140, bed.cy + 58, 62, 38, darker(tone, 0.2), line(inkOf(tone), 3)) +
        ellipse(
          bed.cx + 140,
          bed.cy + 52,
          56,
          33,
          lit(pen, chromaOf(inside) > 0.01 || lightnessOf(inside) > 0.6 ? inside : '#f6ecd2'),
        );
  return held(
    scene,
    vessel,
    shadow(pen, bed.cx + 10, bed.cy + 60, 230, 50, 0.55) + place(id, { x: bed.cx - 24, y: bed.cy - 14, size: 1 }) + cut,
  );
};
