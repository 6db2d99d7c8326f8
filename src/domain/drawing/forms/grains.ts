import { among } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { PieceName } from '#domain/drawing/pieces/pieces.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { heap, mound, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import { soyaBeside } from '#domain/drawing/setting/plant-milk.ts';
import type { FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { board, bowl, leafPlate } from '#domain/drawing/setting/vessels.ts';
import { spiceSpoon } from '#domain/drawing/shapes/spice-spoon.ts';
import type { Heaped } from '#domain/drawing/produce/heaped.ts';
import { heapedKernels } from '#domain/drawing/produce/nuts-and-buds.ts';
import { husks, saffronThreads } from '#domain/drawing/shapes/whole-spices.ts';

const grainPieces_: Readonly<Record<string, PieceName>> = {
  beans: 'beans',
  nuts: 'nut',
  pods: 'star',
  sticks: 'cinnamon',
};

/** The spoon of mother-of-pearl that roe is eaten with, some of it on it: without it the beads would be beans. */
const roeSpoon = ({ pen }: Scene, pearl: string) =>
  path(
    'M470 168C500 150 548 158 556 182C560 206 524 218 492 208C470 200 456 184 470 168Z',
    lit(pen, '#efe9e2', 0.6),
    line('#8d8378'),
  ) +
  strokes('M550 172L664 104', '#8d8378', 17) +
  strokes('M550 172L664 104', '#f3eee8', 11) +
  [
    [486, 176],
    [504, 170],
    [522, 172],
    [538, 180],
    [494, 190],
    [512, 186],
    [528, 192],
    [508, 200],
  ]
    .map(([x = 0, y = 0]) => place(pearl, { x, y, size: 0.66 }))
    .join('');

/** A small bowl, and what is heaped in it. */
function heaped(scene: Scene) {
  const { pen, plan } = scene;
  const vessel = bowl(scene, { rx: 216, cy: 286, depth: 74, level: 2 });
  const { bed } = vessel;
  const wide = { ...bed, rx: bed.rx * 0.82, ry: bed.ry * 0.8 };
  return { pen, plan, vessel, bed, wide, tone: firstColour(scene), other: secondColour(scene) };
}

const grainShapes: Readonly<Record<string, FormPainter>> = {
  powder: spiceSpoon,
  threads: saffronThreads,
  roe: (scene) => {
    const { pen, vessel, bed, tone, wide } = heaped(scene);
    const pearl = pen.symbol(
      'pearl',
      () =>
        `<circle r="17" fill="${lit(pen, tone)}"${line(darker(tone, 0.55), 2)}/>` +
        ellipse(-5, -6, 5, 4, '#fff', ' opacity=".8"'),
    );
    return held(
      scene,
      vessel,
      mound(scene, { ...bed, rx: bed.rx * 0.98 }, darker(tone, 0.25), 34) +
        heap(scene, { ...wide, rx: bed.rx * 0.86 }, { ids: [pearl], count: 78, rise: 44, size: 0.8, turn: 10 }) +
        roeSpoon(scene, pearl),
    );
  },
  'long pods': (scene) => {
    const { pen, tone } = heaped(scene);
    const plain = board(scene);
    const pod = pen.symbol(
      'long pod',
      () =>
        strokes('M-200 34C-120 10 60 -30 190 -34C204 -36 210 -46 202 -54', inkOf(tone), 23) +
        strokes('M-200 34C-120 10 60 -30 190 -34C204 -36 210 -46 202 -54', tone, 17) +
        strokes(
          'M-190 28C-110 4 60 -34 180 -38M-150 22l40 -10M-60 -2l50 -12M50 -24l50 -8',
          lighter(tone, 0.45),
          3.5,
          ' opacity=".7"',
        ),
    );
    return held(
      scene,
      plain,
      [
        [0, -34, 2],
        [10, 2, -3],
        [-10, 34, 5],
        [16, 60, -4],
      ]
        .map(
          ([x = 0, y = 0, turn = 0]) =>
            shadow(pen, plain.bed.cx + x, plain.bed.cy + y + 16, 200, 20, 0.35) +
            place(pod, { x: plain.bed.cx + x, y: plain.bed.cy + y, size: 1.02, turn }),
        )
        .join(''),
    );
  },
  'stringy beans': (scene) => {
    const { pen, vessel, bed, tone, other, wide } = heaped(scene);
    const threads = [
      [-96, -20, -60, -74],
      [-40, -46, 30, -94],
      [30, -40, 90, -66],
      [-110, 16, -20, -50],
      [60, 0, 120, -40],
      [-10, 10, 70, -60],
    ]
      .map(
        ([x = 0, y = 0, u = 0, v = 0]) =>
          `M${bed.cx + x} ${bed.cy + y}Q${bed.cx + (x + u) / 2 + 10} ${bed.cy + (y + v) / 2 + 26} ${bed.cx + u} ${bed.cy + v}`,
      )
      .join('');
    return held(
      scene,
      vessel,
      mound(scene, bed, darker(tone, 0.3), 26) +
        heap(scene, wide, {
          ids: [pieceSymbol(pen, 'soya', tone), pieceSymbol(pen, 'soya', mix(tone, other, 0.35))],
          count: 20,
          rise: 46,
          size: 1.05,
        }) +
        strokes(threads, '#fdf8e6', 4, ' opacity=".85"'),
    );
  },
  'bean block': (scene) => {
    const { pen, choice, plan } = scene;
    const leaf = leafPlate(scene);
    const { cx, cy } = leaf.bed;
    const bean = mix(firstColour(scene), secondColour(scene), 0.38);
    const bloom = '#f6f1e2';
    // Halves of beans, packed as tightly as they go: sparse and pointed they would be nuts in nougat.
    const cut = (matrix: string, wide: number) => {
      const columns = Math.floor(wide / 27);
      const halves = Array.from({ length: columns * 4 }, (_, at) => {
        const row = Math.floor(at / columns);
        return {
          x: Math.round(11 + ((at % columns) * (wide - 38)) / (columns - 1) + (row % 2) * 10 + choice.number(-2, 2)),
          y: Math.round(10 + row * 19.5 + choice.number(-2, 2)),
        };
      });
      const packed = halves.map(({ x, y }) => `M${x - 3} ${y}h8`).join('');
      return `<g transform="matrix(${matrix})">${path(`M0 0H${wide}V78H0Z`, bloom)}${strokes(packed, darker(bean, 0.32), 18)}${strokes(packed, bean, 14.5)}${strokes(packed, lighter(bean, 0.5), 6, ' transform="translate(-2 -2)"')}</g>`;
    };
    const bumps =
      'M-116 -22h8M-84 -34h8M-50 -22h8M-52 -46h8M-18 -36h8M-16 -12h8M-14 -60h8M16 -48h8M20 -22h8M20 4h8M52 -38h8M54 -10h8M86 -28h8M92 -50h6M120 -36h8M-82 -8h8M-44 4h8M-4 18h8M60 -56h6';
    return (
      held(
        scene,
        leaf,
        shadow(pen, cx + 14, cy + 62, 210, 54, 0.55) +
          `<g transform="translate(${cx - 4} ${cy - 14})">${path('M-160 -20L10 -82L172 -34L168 44L-6 112L-158 56Z', bloom, line(inkOf(bean), 7))}${cut('.945 .327 0 1 -160 -20', 165)}${cut('.93 -.36 0 1 -4 34', 189)}${path('M-4 34L172 -34L168 44L-6 112Z', darker(bean, 0.4), ' opacity=".22"')}${path('M-160 -20L10 -82L172 -34L-4 34Z', lit(pen, bloom, 0.5), line(darker(bloom, 0.3), 2))}${strokes(bumps, darker(bloom, 0.16), 15, ' opacity=".6"')}${strokes(bumps, '#fffdf6', 9, ' opacity=".7"')}</g>`,
      ) + (/\bsoy/.test(plan.ingredientText) ? soyaBeside(scene, 630, 428) : '')
    );
  },
  kernels: (scene) => {
    const { pen, vessel, bed, tone, other, wide } = heaped(scene);
    const kernel = (key: string, colour: string) =>
      pen.symbol(key, () =>
        [
          [-22, 6, -24],
          [6, -10, 18],
          [16, 14, -8],
          [-14, -14, 40],
        ]
          .map(
            ([x = 0, y = 0, turn = 0]) =>
              `<g transform="translate(${x} ${y}) rotate(${turn})">${ellipse(0, 0, 17, 9, lit(pen, colour), line(inkOf(colour), 2))}${strokes('M-11 0h22', darker(colour, 0.4), 2.5)}</g>`,
          )
          .join(''),
      );
    return held(
      scene,
      vessel,
      mound(scene, bed, darker(tone, 0.2), 36) +
        heap(scene, wide, {
          ids: [kernel('kernel', tone), kernel('light kernel', mix(tone, other, 0.5))],
          count: 30,
          rise: 50,
          size: 0.95,
        }),
    );
  },
  husks,
  grains: (scene) => {
    const { pen, vessel, bed, tone, wide } = heaped(scene);
    const id = pieceSymbol(pen, 'seeds', tone);
    const dark = pieceSymbol(pen, 'seeds', darker(tone, 0.18));
    return held(
      scene,
      vessel,
      mound(scene, bed, darker(tone, 0.12), 58) +
        // Nearer the middle than the heap's rim: those behind would hang in the air over it.
        heap(
          scene,
          { ...wide, cy: bed.cy + 6, ry: wide.ry * 0.72 },
          { ids: [id, dark, id], count: 22, rise: 44, size: 1.15 },
        ),
    );
  },
  nuts: (scene) => {
    const { pen, plan, vessel, bed, tone, other, wide } = heaped(scene);
    const cardamom = /cardamom/.test(plan.shapeText + plan.ingredientText);
    const walnuts = plan.shape === 'nuts' && /walnut|pecan/.test(plan.shapeText + plan.ingredientText);
    const piece = cardamom ? 'nut' : walnuts ? 'walnut' : (grainPieces_[plan.shape] ?? 'peanuts');
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
  },
};

/** The shapes that one nut or bud is told from another in. */
const loose: ReadonlySet<string> = new Set(['nuts', 'kernels', 'grains', 'pods']);

/** Some of them on the table before their bowl, and what stands beside it. */
function besideBowl(scene: Scene, { strewn, beside }: Heaped): string {
  const { pen } = scene;
  if (strewn === undefined) return beside?.(pen) ?? '';
  const id = pen.symbol('strewn', () => strewn(pen, firstColour(scene), secondColour(scene)));
  return (
    [
      [196, 452, 20],
      [262, 486, -34],
      [236, 424, 70],
      [576, 484, 30],
      [630, 450, -20],
    ] as const
  )
    .map(([x, y, turn]) => shadow(pen, x + 6, y + 12, 40, 15, 0.4) + place(id, { x, y, turn, size: 1.25 }))
    .join('');
}

/** Heaped by their own outline; null for what has none. */
function ownKernels(scene: Scene): string | null {
  const own = loose.has(scene.plan.shape) ? heapedKernels(scene.plan.ingredientText) : undefined;
  if (own === undefined) return null;
  const { pen, vessel, bed, tone, other, wide } = heaped(scene);
  const ids = own.kernels.map((kernel, at) => pen.symbol(`kernel ${at}`, () => kernel(pen, tone, other)));
  const bowlful = held(
    scene,
    vessel,
    mound(scene, bed, own.ground ?? darker(tone, 0.35), 26) +
      heap(scene, { ...wide, cy: bed.cy + 12 }, { ids, count: own.count, rise: 50, size: own.size }),
  );
  return bowlful + besideBowl(scene, own);
}

export const grainsForm: FormPainter = (scene) =>
  ownKernels(scene) ?? among(grainShapes, scene.plan.shape, 'nuts')(scene);
