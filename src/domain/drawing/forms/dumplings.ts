import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { among, cycled } from '#domain/drawing/pen/seeded-choice.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, creamed, dusted, leaves } from '#domain/drawing/setting/lay.ts';
import { liquid, poured } from '#domain/drawing/setting/liquid.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';
import { kneaded } from '#domain/drawing/shapes/kneaded.ts';
import { doughPlant } from '#domain/drawing/setting/made-of.ts';
import { bowl, steamer } from '#domain/drawing/setting/vessels.ts';

/** One smooth ball that stands out of the soup it is eaten with: several and dotted they would be dumplings. */
const sunkBall: FormPainter = (scene) => {
  const { pen } = scene;
  const vessel = bowl(scene);
  const { bed } = vessel;
  const { cx, cy } = bed;
  const tone = firstColour(scene);
  return held(
    scene,
    vessel,
    liquid(scene, bed, '#b8642a', { thick: true, oil: '#d98a2c' }) +
      shadow(pen, cx + 12, cy + 26, 150, 56, 0.4) +
      path(
        `M${cx - 138} ${cy + 18}C${cx - 144} ${cy - 74} ${cx - 72} ${cy - 118} ${cx} ${cy - 118}C${cx + 74} ${cy - 118} ${cx + 144} ${cy - 72} ${cx + 138} ${cy + 18}C${cx + 96} ${cy + 54} ${cx - 96} ${cy + 54} ${cx - 138} ${cy + 18}Z`,
        lit(pen, tone),
        line(inkOf(tone), 3),
      ) +
      strokes(
        `M${cx - 96} ${cy - 30}C${cx - 86} ${cy - 66} ${cx - 56} ${cy - 88} ${cx - 20} ${cy - 94}`,
        '#fffdf4',
        13,
        ' opacity=".75"',
      ) +
      strokes(
        `M${cx + 20} ${cy - 60}C${cx + 44} ${cy - 52} ${cx + 58} ${cy - 36} ${cx + 62} ${cy - 16}`,
        darker(tone, 0.18),
        8,
        ' opacity=".6"',
      ),
  );
};

/** Pressed together of soft rice, smooth and swollen: with pleats and a seam it would be a dumpling of wheat. */
const riceHalfMoon = (pen: Pen, tone: string) =>
  solid(pen, 'M-88 26C-74 -24 -38 -46 4 -44C46 -42 78 -18 90 22C52 12 -46 14 -88 26Z', tone) +
  solid(pen, 'M-88 26C-46 12 52 10 90 22C60 40 -54 44 -88 26Z', darker(tone, 0.08), 2.5) +
  strokes('M-50 -8C-38 -26 -18 -33 2 -33', '#fff', 9, ' opacity=".75"');

/** A small bowl of stew at the right of the plate. */
const stewBowl = ({ pen, plan }: Scene, stew: string) => {
  const { outside } = plan.vessel;
  return (
    shadow(pen, 604, 386, 116, 30, 0.5) +
    path('M494 300C496 356 530 388 602 388C674 388 708 356 710 300Z', lit(pen, outside), line(inkOf(outside), 4)) +
    ellipse(602, 300, 108, 38, lighter(outside, 0.5), line(inkOf(outside), 3)) +
    ellipse(602, 304, 94, 29, lit(pen, stew)) +
    strokes('M560 302h.1M590 314h.1M630 304h.1M612 294h.1', lighter(stew, 0.45), 15, ' opacity=".9"') +
    strokes('M576 294l12 4M640 312l12 -4', '#6f8f3a', 7)
  );
};

/** White yoghurt over them and red butter in a thread; empty where none is told of. */
function underYoghurt(scene: Scene, bed: Bed): string {
  if (!/under white yogh?urt/.test(scene.plan.shapeText)) return '';
  const { cx, cy } = bed;
  const thread = `M${cx - 110} ${cy - 60}C${cx - 60} ${cy - 20} ${cx - 30} ${cy - 90} ${cx + 10} ${cy - 40}S${cx + 70} ${cy - 70} ${cx + 104} ${cy - 26}M${cx - 80} ${cy - 20}C${cx - 40} ${cy + 14} ${cx} ${cy - 30} ${cx + 60} ${cy + 2}`;
  const red = secondColour(scene);
  return (
    poured(scene, { ...bed, cy: cy - 24, rx: bed.rx * 0.8, ry: bed.ry * 0.8 }, '#fdf8ec') +
    strokes(thread, darker(red, 0.3), 12, ' opacity=".5"') +
    strokes(thread, red, 9) +
    strokes(thread, '#ffd0a8', 2.5, ' opacity=".8" transform="translate(-2 -2)"')
  );
}

/** A cup pressed together round its filling, which stands out of it at the top with a dot on it. */
const openCup = (pen: Pen, tone: string, filling: string, dot: string) =>
  solid(pen, 'M-52 -26C-58 0 -56 26 -44 38C-24 48 24 48 44 38C56 26 58 0 52 -26C34 -4 -34 -4 -52 -26Z', tone) +
  strokes(
    'M-34 -8C-38 10 -36 26 -30 38M-12 -2C-14 16 -12 32 -8 42M14 -2C16 16 14 32 10 42M36 -8C40 10 38 26 32 38',
    darker(tone, 0.24),
    4,
    ' opacity=".7"',
  ) +
  ellipse(0, -26, 52, 23, lit(pen, filling), line(inkOf(filling), 3)) +
  strokes(
    'M-34 -28h.1M-16 -38h.1M-18 -16h.1M20 -38h.1M32 -24h.1M16 -14h.1',
    darker(filling, 0.22),
    9,
    ' opacity=".55"',
  ) +
  ellipse(0, -29, 16, 9, dot, line(inkOf(dot), 2));

/** The pieces as they are folded, by shape. */
const folds: Readonly<Record<string, (scene: Scene, tone: string) => string>> = {
  pleated: ({ pen, plan }, tone) =>
    /\bopen-topped\b/.test(plan.shapeText)
      ? openCup(pen, tone, plan.colours[1] ?? darker(tone, 0.1), plan.colours[2] ?? '#f08a3a')
      : solid(
          pen,
          'M-64 24C-74 -8 -40 -34 -16 -48C-12 -62 14 -64 18 -48C42 -34 74 -8 64 24C44 48 -44 48 -64 24Z',
          tone,
        ) +
        strokes(
          'M-12 -46C-24 -26 -40 -4 -46 22M-4 -46C-10 -20 -16 6 -18 36M6 -46C10 -20 14 6 16 36M14 -44C26 -26 40 -4 46 22',
          darker(tone, 0.24),
          4,
          ' opacity=".75"',
        ) +
        strokes('M-52 4C-46 -12 -34 -24 -24 -32', '#fff', 6, ' opacity=".7"'),
  round: ({ pen }, tone) =>
    solid(pen, 'M-54 10C-56 -24 -28 -44 0 -42C32 -42 56 -22 54 10C50 34 -50 36 -54 10Z', tone) + kneaded(tone),
  discs: ({ pen }, tone) =>
    ellipse(0, 12, 70, 34, darker(tone, 0.24), line(inkOf(tone))) +
    path(
      'M-70 8C-66 -26 -30 -36 0 -36C30 -36 66 -26 70 8C40 30 -40 30 -70 8Z',
      lit(pen, tone, 0.6),
      line(inkOf(tone), 2),
    ) +
    strokes('M-44 -6h.1M-20 -20h.1M4 -8h.1M26 -22h.1M44 -4h.1M-26 4h.1M18 8h.1M-4 -26h.1', darker(tone, 0.2), 6),
  'half-moon': ({ pen, plan }, tone) =>
    doughPlant(plan) === 'rice'
      ? riceHalfMoon(pen, tone)
      : solid(pen, 'M-78 20C-74 -26 -36 -48 4 -46C44 -44 76 -20 80 14C50 40 -46 44 -78 20Z', tone) +
        strokes('M-72 20C-66 -16 -34 -38 4 -36C40 -34 68 -12 74 14', lighter(tone, 0.35), 12) +
        strokes(
          'M-62 -4L-48 10M-42 -24L-32 -8M-16 -36L-10 -18M14 -37L12 -18M42 -26L34 -10M62 -6L50 8',
          darker(tone, 0.3),
          4.5,
          ' opacity=".75"',
        ) +
        strokes('M-30 8C-10 2 14 2 34 8', '#fff', 6, ' opacity=".6"'),
};

/** The pine needles on which they were steamed. */
const needlesUnder = ({ plan }: Scene, bed: Bed) =>
  /pine needles/.test(plan.ingredientText)
    ? strokes(
        'M-190 20L-110 -20M-176 -14L-100 30M-150 48L-90 4M90 -40L180 -10M100 16L186 -24M110 40L176 10M-40 62L30 84M10 60L70 78M-60 -70L10 -86M20 -76L90 -62',
        '#4f7a3c',
        5,
        ` transform="translate(${bed.cx} ${bed.cy + 10})"`,
      )
    : '';

/** What they lie in or beside. Cakes of rice stand dry beside their bowl: sunk in it they would be dumplings or eggs. */
function poolOf(scene: Scene, bed: Bed, steamed: boolean): string {
  const { plan } = scene;
  if (isDipped(scene)) return stewBowl(scene, secondColour(scene));
  const sauced = (plan.shape === 'round' || plan.shape === 'discs') && plan.colours.length > 1 && !steamed;
  return sauced ? liquid(scene, bed, secondColour(scene), { thick: true }) : '';
}

const isDipped = ({ plan }: Scene) => /beside a bowl/.test(plan.shapeText);

/** Five of them. Of rice they are dyed, each in one of its colours. */
function pieces(scene: Scene, bed: Bed): string {
  const { pen, plan } = scene;
  const tones = plan.shape === 'half-moon' && doughPlant(plan) === 'rice' ? plan.colours : [firstColour(scene)];
  const fold = among(folds, plan.shape, 'half-moon');
  const one = (tone: string) => pen.symbol(`dumpling ${tone}`, () => fold(scene, tone));
  const browned = /crisp|pan-fried|browned|crisp base/.test(plan.shapeText);
  const spots = [
    [-92, -30],
    [4, -48],
    [98, -30],
    [-52, 26],
    [50, 28],
  ] as const;
  return spots
    .map(
      ([x, y], at) =>
        shadow(pen, bed.cx + x + 8, bed.cy + y + 34, 78, 28, 0.5) +
        place(one(cycled(tones, at)), {
          x: bed.cx + x,
          y: bed.cy + y,
          size: 1.04,
          turn: plan.shape === 'half-moon' ? (at - 2) * 7 : 0,
        }) +
        (browned ? ellipse(bed.cx + x, bed.cy + y + 24, 50, 12, secondColour(scene), ' opacity=".55"') : ''),
    )
    .join('');
}

export const dumplings: FormPainter = (scene) => {
  const { plan } = scene;
  const steamed =
    /steam|translucent/.test(plan.shapeText) && /chin|hong|viet|korea|japan|tibet|nepal|canton/i.test(plan.origin);
  const vessel =
    steamed && plan.vesselKind === null
      ? steamer(scene)
      : served(scene, isDipped(scene) ? ['plate'] : ['plate', 'plate', 'bowl']);
  if (/half sunk in soup/.test(plan.shapeText)) return sunkBall(scene);
  // Its bowl of stew needs the right of the plate.
  const bed = { ...vessel.bed, cx: vessel.bed.cx + (isDipped(scene) ? -72 : 0) };
  const pool = poolOf(scene, bed, steamed);
  const needles = needlesUnder(scene, bed);
  const body = pieces(scene, bed);
  const top = { ...bed, cy: bed.cy - 8, rx: bed.rx * 0.6, ry: bed.ry * 0.5 };
  const yoghurt = underYoghurt(scene, bed);
  return (
    held(
      scene,
      vessel,
      pool +
        needles +
        body +
        (yoghurt === '' ? creamed(scene, top, 0.95) : yoghurt) +
        leaves(scene, top, 2, 0.85) +
        dusted(scene, top, 4),
    ) + beside(scene, 606, 384)
  );
};

export const bun: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const asian = /chin|viet|korea|japan|taiwan|hong|thai|filip/i.test(plan.origin);
  const vessel = asian && plan.vesselKind === null ? steamer(scene) : served(scene, ['plate', 'board']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const id = pen.symbol(
    'bun',
    () =>
      solid(pen, 'M-92 30C-104 -30 -56 -74 0 -74C56 -74 104 -30 92 30C70 58 -70 58 -92 30Z', tone, 4) +
      strokes(
        'M0 -60C-14 -50 -30 -40 -46 -34M0 -60C14 -50 30 -40 46 -34M0 -60C-4 -46 -8 -34 -12 -24M0 -60C6 -46 14 -34 20 -26',
        darker(tone, 0.26),
        4.5,
        ' opacity=".75"',
      ) +
      strokes('M-70 0C-66 -24 -50 -44 -32 -54', '#fff', 9, ' opacity=".7"'),
  );
  const body = [
    [-94, -16],
    [92, -20],
    [0, 30],
  ]
    .map(
      ([x = 0, y = 0]) =>
        shadow(pen, bed.cx + x + 8, bed.cy + y + 40, 96, 30, 0.5) +
        place(id, { x: bed.cx + x, y: bed.cy + y - 6, size: 1.02 }),
    )
    .join('');
  return held(
    scene,
    vessel,
    body +
      leaves(scene, { ...bed, cx: bed.cx + 10, cy: bed.cy - 44, rx: 40, ry: 10 }, 1, 0.7) +
      dusted(scene, { ...bed, cy: bed.cy - 40, rx: bed.rx * 0.6, ry: 24 }, 3, 0.8),
  );
};
