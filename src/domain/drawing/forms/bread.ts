import { among } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { friedSlices } from '#domain/drawing/breads/french-toast.ts';
import { domedLoaf, isDomedLoaf } from '#domain/drawing/breads/panettone.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { creamed, dusted } from '#domain/drawing/setting/lay.ts';
import type { FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';
import { board } from '#domain/drawing/setting/vessels.ts';
import { moltenSheet } from '#domain/drawing/shapes/melted-cheese.ts';

/** Small round ones with cracks, one torn open: its crumb is stretchy and full of holes. */
const cheeseBalls: (tone: string, scene: Scene) => string = (tone, { pen }) => {
  const d = 'M-64 14C-72 -24 -36 -54 2 -54C42 -54 72 -24 64 14C48 40 -48 40 -64 14Z';
  const ball = pen.symbol(
    'small round bread',
    () =>
      solid(pen, d, tone) +
      strokes(
        'M-30 -30C-20 -20 -22 -10 -10 -4M16 -38C14 -26 26 -20 24 -8M-46 4C-34 0 -28 8 -18 6M28 8C36 4 42 10 50 4',
        darker(tone, 0.36),
        4,
        ' opacity=".7"',
      ) +
      strokes('M-44 -14C-36 -32 -18 -42 2 -43', '#fff3cf', 8, ' opacity=".7"') +
      strokes('M-8 -30h.1M8 -16h.1M36 -20h.1M-30 -6h.1M2 12h.1', darker(tone, 0.3), 12, ' opacity=".25"'),
  );
  const crumb = '#f6e6ae';
  const torn =
    solid(pen, 'M-70 14C-76 -24 -40 -52 -4 -52L2 -30L-6 -8L4 12L-2 34C-40 36 -62 34 -70 14Z', tone) +
    path(
      'M-10 -48L2 -30L-6 -8L4 12L-2 32C-26 30 -40 16 -40 -8C-40 -30 -28 -44 -10 -48Z',
      lit(pen, crumb),
      line(darker(tone, 0.3), 2),
    ) +
    strokes('M-20 -30h4M-28 -10h5M-14 -14h4M-22 8h5M-10 16h4M-16 -2h3', darker(crumb, 0.3), 8) +
    strokes('M0 -24C20 -22 34 -24 52 -20M-2 -4C16 2 36 0 56 -2M2 14C20 18 36 16 54 16', '#fbf0c4', 7) +
    solid(pen, 'M58 -44C92 -42 112 -18 104 12C92 34 66 36 52 32L58 14L50 -6L60 -24Z', tone) +
    path(
      'M60 -40C74 -32 80 -14 78 4C76 18 66 28 54 30L58 14L50 -6L60 -24Z',
      lit(pen, crumb),
      line(darker(tone, 0.3), 2),
    );
  return (
    place(ball, { x: -104, y: -34 }) +
    place(ball, { x: 8, y: -52 }) +
    place(ball, { x: 118, y: -38 }) +
    place(ball, { x: -76, y: 40 }) +
    `<g transform="translate(50 36)">${torn}</g>`
  );
};

const breadShapes: Readonly<Record<string, (tone: string, scene: Scene) => string>> = {
  loaf: (tone, { pen }) =>
    solid(
      pen,
      'M-180 40C-214 -20 -170 -96 -60 -112C60 -126 180 -92 194 -10C200 44 150 76 10 80C-100 82 -160 76 -180 40Z',
      tone,
      4,
    ) +
    strokes('M-110 -56C-96 -20 -96 6 -112 40M-20 -80C-4 -36 -4 0 -22 50M72 -80C88 -40 88 0 72 46', '#f8e6c4', 17) +
    strokes(
      'M-102 -54C-88 -20 -88 6 -104 40M-12 -78C4 -36 4 0 -14 50M80 -78C96 -40 96 0 80 46',
      darker(tone, 0.3),
      6,
      ' opacity=".7"',
    ) +
    strokes('M-160 -20C-146 -60 -110 -80 -70 -90', lighter(tone, 0.7), 10, ' opacity=".5"'),
  baguette: (tone, { pen }) =>
    [-34, 34]
      .map(
        (y) =>
          `<g transform="translate(0 ${y}) rotate(-8)">${solid(pen, 'M-250 12C-256 -18 -200 -36 0 -38C190 -40 252 -22 252 2C250 30 190 40 0 42C-180 44 -244 34 -250 12Z', tone, 4)}${[-170, -96, -22, 52, 126].map((x) => strokes(`M${x} 12C${x + 20} -8 ${x + 44} -18 ${x + 66} -24`, '#f8e3bb', 15) + strokes(`M${x + 2} 18C${x + 22} 0 ${x + 46} -10 ${x + 70} -16`, darker(tone, 0.35), 4, ' opacity=".7"')).join('')}</g>`,
      )
      .join(''),
  roll: (tone, scene) =>
    /\bballs\b/.test(scene.plan.shapeText)
      ? cheeseBalls(tone, scene)
      : [
          [-96, -16],
          [94, -22],
          [0, 36],
        ]
          .map(
            ([x, y]) =>
              `<g transform="translate(${x} ${y})">${solid(scene.pen, 'M-92 22C-100 -36 -50 -66 2 -66C56 -66 100 -34 92 22C66 50 -66 50 -92 22Z', tone, 4)}${strokes('M-44 -34C-14 -20 20 -20 48 -36', '#f8e3bb', 10)}${strokes('M-70 -2C-62 -28 -44 -44 -24 -52', lighter(tone, 0.75), 8, ' opacity=".55"')}</g>`,
          )
          .join(''),
  ring: (tone, { pen }) =>
    [
      [-84, -10],
      [84, 14],
    ]
      .map(
        ([x, y]) =>
          `<g transform="translate(${x} ${y})"><path fill-rule="evenodd" d="M-126 4A126 74 0 1 1 126 4A126 74 0 1 1 -126 4ZM-62 -2A62 30 0 1 0 62 -2A62 30 0 1 0 -62 -2Z" fill="${lit(pen, tone)}"${line(inkOf(tone), 4)}/>${strokes('M-94 -26C-70 -50 -30 -60 10 -60', lighter(tone, 0.75), 11, ' opacity=".55"')}${strokes('M-80 20C-40 52 50 52 88 14', darker(tone, 0.3), 8, ' opacity=".35"')}</g>`,
      )
      .join(''),
  pretzel: (tone) => {
    const d =
      'M-60 92C-10 30 60 -10 130 -40C190 -60 206 20 160 58C110 96 40 90 0 92C-50 92 -120 96 -164 56C-206 16 -186 -62 -128 -40C-60 -10 10 34 62 94';
    return (
      strokes(d, inkOf(tone), 56) +
      strokes(d, tone, 47) +
      strokes(d, lighter(tone, 0.5), 9, ' opacity=".5" transform="translate(-4 -10)"') +
      strokes('M-120 66h.1M-40 84h.1M50 86h.1M120 70h.1M0 80h.1M-90 84h.1M88 84h.1', '#fffdf4', 11)
    );
  },
  croissant: (tone, { pen }) =>
    [
      [-70, -26, -14],
      [76, 30, 10],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">${solid(pen, 'M-158 56C-170 10 -120 -40 -60 -62C-20 -78 36 -78 76 -58C130 -34 168 14 156 58C140 74 116 60 96 36C60 6 -50 4 -92 38C-116 62 -142 76 -158 56Z', tone, 4)}${strokes('M-118 -18C-104 0 -94 20 -92 38M-64 -60C-56 -40 -50 -20 -48 14M0 -74C0 -50 0 -20 0 8M66 -62C58 -40 52 -20 50 14M120 -22C106 0 98 18 96 36', darker(tone, 0.42), 6, ' opacity=".7"')}${strokes('M-106 -20C-84 -40 -60 -50 -44 -54M-30 -62C-10 -66 14 -66 28 -62', lighter(tone, 0.8), 8, ' opacity=".65"')}</g>`,
      )
      .join(''),
  crisp: (tone, { pen }) =>
    [
      [-60, -28],
      [50, 20],
    ]
      .map(([x = 0, y = 0]) => {
        const dimples = [-50, -26, -2, 22, 46]
          .map((dy, row) =>
            [-120, -88, -56, -24, 8, 40, 72, 104]
              .map((dx) => dx + (row % 2) * 16)
              .filter((dx) => (dx / 140) ** 2 + (dy / 66) ** 2 < 0.84 && (dx / 30) ** 2 + (dy / 16) ** 2 > 1.4)
              .map((dx) => `M${dx} ${dy}h.1`)
              .join(''),
          )
          .join('');
        return `<g transform="translate(${x} ${y})">${path('M-146 4A146 72 0 1 1 146 4A146 72 0 1 1 -146 4Z', darker(tone, 0.4), `${line(inkOf(tone))} transform="translate(0 11)"`)}<path fill-rule="evenodd" d="M-146 0A146 72 0 1 1 146 0A146 72 0 1 1 -146 0ZM-24 0A24 12 0 1 0 24 0A24 12 0 1 0 -24 0Z" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>${strokes(dimples, darker(tone, 0.4), 11, ' opacity=".7"')}</g>`;
      })
      .join(''),
  wound: (tone, { pen }) =>
    [
      [-96, -20],
      [94, -24],
      [0, 38],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<g transform="translate(${x} ${y})">${solid(pen, 'M-94 18C-104 -30 -54 -56 2 -56C60 -56 104 -30 94 18C66 54 -66 54 -94 18Z', tone, 4)}${strokes('M4 -6C-10 -14 -26 0 -12 12C8 24 40 12 36 -10C30 -34 -30 -38 -50 -12C-66 14 -30 36 6 36C50 36 78 14 70 -14', darker(tone, 0.6), 10, ' opacity=".75"')}${strokes('M-20 -26h.1M18 -36h.1M52 -18h.1M-44 6h.1M20 22h.1M-8 -6h.1M58 10h.1M-24 30h.1', '#fffdf6', 9)}</g>`,
      )
      .join(''),
  slices: (tone, { pen }) =>
    [
      [-110, -24],
      [-30, -6],
      [56, 14],
    ]
      .map(
        ([x, y]) =>
          `<g transform="translate(${x} ${y})">${path('M-76 70C-92 -10 -92 -70 -40 -88C10 -96 76 -92 92 -60C106 -10 96 40 88 72C40 86 -40 84 -76 70Z', darker(tone, 0.35), line(inkOf(tone), 4))}${path('M-62 62C-76 -10 -76 -60 -34 -74C10 -82 66 -78 80 -50C92 -10 84 32 76 62C36 74 -34 72 -62 62Z', lit(pen, lighter(tone, 0.45)))}${strokes('M-30 -30h.1M10 -48h.1M44 -10h.1M-10 10h.1M30 34h.1M-40 30h.1', darker(tone, 0.1), 10, ' opacity=".5"')}</g>`,
      )
      .join(''),
  // A round in the pan it was baked in, a wedge drawn out, yellow all through: in pale slices it would be a loaf of wheat.
  wedge: (tone, { plan }) => {
    const [crumb, crust] = [plan.colours[1] ?? lighter(tone, 0.3), plan.colours[2] ?? darker(tone, 0.35)];
    const yellow = mix(crumb, '#f4c232', 0.55);
    const top = mix(tone, crust, 0.25);
    const pores = (d: string) => strokes(d, darker(yellow, 0.3), 7, ' opacity=".7"');
    return (
      path('M-190 -24V20C-176 92 176 92 190 20V-24Z', darker(crust, 0.15), line(inkOf(crust), 4)) +
      ellipse(0, -24, 190, 82, top, line(inkOf(crust), 3)) +
      strokes(
        'M-120 -40h16M-60 -72h10M-90 -8h12M-30 -30h14M-110 8h8M-20 -80h10M-40 20h14M40 -76h12M96 -60h10M-150 -20h8M130 -36h6M60 -48h8',
        darker(top, 0.3),
        13,
        ' opacity=".45"',
      ) +
      strokes('M-150 -52C-120 -80 -70 -94 -20 -96', lighter(top, 0.7), 8, ' opacity=".5"') +
      path('M0 -24L60 52V92L0 26Z', darker(yellow, 0.12), line(inkOf(crust), 3)) +
      path('M0 -24L182 -2V40L0 26Z', yellow, line(inkOf(crust), 3)) +
      pores('M30 -8h3M64 -4h.1M100 4h3M134 8h.1M160 18h.1M40 12h.1M80 18h3M120 24h.1M14 4h.1') +
      `<g transform="translate(58 50)">${path('M0 -24L60 54C120 50 170 30 184 -2V44C170 78 120 100 60 102L0 28Z', darker(crust, 0.1), line(inkOf(crust), 4))}${path('M0 -24L60 54V102L0 28Z', yellow, line(inkOf(crust), 3))}${path('M0 -24L60 54C120 50 170 30 184 -2Z', top, line(inkOf(crust), 3))}${pores('M14 4h.1M28 26h.1M40 48h.1M52 72h.1M12 22h.1M36 68h.1M50 88h.1')}${strokes('M50 8h8M90 20h10M120 8h6M80 36h8', darker(top, 0.3), 10, ' opacity=".45"')}</g>` +
      strokes('M-40 112h4M-70 122h.1M-10 128h5M250 40h.1M236 70h4M20 142h.1', yellow, 12)
    );
  },
  // Toast under a sheet of cheese that runs over its edge: with shreds on it alone it would be plain bread.
  molten: (tone, { pen }) =>
    [
      [-92, -40],
      [76, 26],
    ]
      .map(([x = 0, y = 0]) => `<g transform="translate(${x} ${y})">${moltenToast(pen, tone)}</g>`)
      .join(''),
  braid: (tone, { pen }) =>
    [-150, -75, 0, 75, 150]
      .map(
        (x, at) =>
          `<g transform="translate(${x} ${Math.abs(at - 2) * 6}) rotate(-24)">${solid(pen, 'M-62 14C-66 -30 -30 -58 10 -56C50 -52 70 -20 62 14C50 50 -50 54 -62 14Z', tone, 4)}${strokes('M-40 -14C-30 -34 -10 -42 8 -42', lighter(tone, 0.8), 9, ' opacity=".65"')}</g>`,
      )
      .join(''),
};

/** A slice of toast that lies flat, cheese melted over it and blistered under the grill. */
const moltenToast = (pen: Pen, cheese: string) =>
  path(
    'M-128 16C-140 -46 -80 -66 0 -66C84 -66 140 -46 128 16C124 84 -124 84 -128 16Z',
    '#8a5a30',
    `${line('#5a3416', 4)} transform="translate(0 16)"`,
  ) +
  path('M-128 16C-140 -46 -80 -66 0 -66C84 -66 140 -46 128 16C124 70 -124 70 -128 16Z', '#d9a35c', line('#7a4a22', 3)) +
  moltenSheet(pen, cheese);

/** A round loaf with bones of dough laid across it, under sugar. */
const withBones: (tone: string, scene: Scene) => string = (tone, { pen }) => {
  const bone = 'M-150 -14C-110 -54 -60 -70 -8 -74C60 -72 112 -50 150 -10M-6 -104C-2 -60 0 -10 -4 76';
  return (
    solid(pen, 'M-172 26C-184 -50 -96 -104 0 -104C98 -104 186 -48 172 26C130 92 -130 92 -172 26Z', tone, 4) +
    strokes(bone, inkOf(tone), 38) +
    strokes(bone, lighter(tone, 0.12), 31) +
    strokes('M-124 -34h.1M-66 -64h.1M60 -66h.1M122 -32h.1M-3 -30h.1M-2 30h.1', lighter(tone, 0.12), 42) +
    `<circle cx="-4" cy="-78" r="27" fill="${lit(pen, lighter(tone, 0.16))}"${line(inkOf(tone), 4)}/>` +
    strokes(
      'M-140 0h.1M-110 -24h.1M-90 20h.1M-60 -30h.1M-44 10h.1M-30 -56h.1M-60 50h.1M24 -44h.1M40 4h.1M60 -30h.1M80 30h.1M104 -14h.1M130 10h.1M30 46h.1M-20 60h.1M-2 -90h.1M100 -44h.1M-100 -48h.1',
      '#fffdf6',
      8,
    )
  );
};

export const bread: FormPainter = (scene) => {
  const { pen, plan } = scene;
  if (/\bslices .*under syrup\b/.test(plan.shapeText)) return friedSlices(scene);
  const vessel = plan.vesselKind === null ? board(scene) : served(scene, ['board']);
  const { bed } = vessel;
  if (isDomedLoaf(scene)) return held(scene, vessel, domedLoaf(scene, bed));
  const id = pen.symbol('bread', () =>
    (/crossed bones/.test(plan.shapeText) ? withBones : among(breadShapes, plan.shape, 'loaf'))(
      firstColour(scene),
      scene,
    ),
  );
  return (
    held(
      scene,
      vessel,
      shadow(pen, bed.cx + 16, bed.cy + 62, 250, 60, 0.6) +
        place(id, { x: bed.cx, y: bed.cy - 12, size: 0.94 }) +
        dusted(scene, { ...bed, cy: bed.cy - 40, rx: bed.rx * 0.7, ry: 40 }, 3, 0.8),
    ) + (plan.cream?.piece === 'butterPat' ? creamed(scene, { ...bed, cx: 610, cy: 396 }, 0.8) : '')
  );
};
