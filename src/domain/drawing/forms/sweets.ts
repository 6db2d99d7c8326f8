import { among, cycled } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lighter, lightnessOf, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { cutSweets, toppedWith, withoutCutNuts } from '#domain/drawing/sweets/cut-sweets.ts';
import { candiedChestnut } from '#domain/drawing/sweets/candied-chestnut.ts';
import { cottonCandy } from '#domain/drawing/sweets/cotton-candy.ts';
import { coatedCubes, isCoatedCube } from '#domain/drawing/sweets/lamington.ts';
import { meringue } from '#domain/drawing/sweets/meringue.ts';
import { isPressed, pressedBiscuits } from '#domain/drawing/sweets/pressed-biscuits.ts';
import { isPricked, prickedFingers } from '#domain/drawing/sweets/shortbread.ts';
import { isOnWafers, waferDomes } from '#domain/drawing/sweets/wafer-domes.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { dusted, laid, leaves, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import { kneaded } from '#domain/drawing/shapes/kneaded.ts';
import { roundSweets } from '#domain/drawing/sweets/round-sweets.ts';
import type { FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';

/** One small sweet of each shape. */
const smallSweets: Readonly<Record<string, (scene: Scene, tone: string, second: string) => string>> = {
  balls: ({ pen, plan }, tone) =>
    /\bchestnut\b/.test(plan.shapeText)
      ? candiedChestnut(pen, tone)
      : /sprinkles/.test(plan.shapeText)
        ? `<circle r="52" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>` +
          strokes(
            'M-36 -18l10 6M-20 -36l9 7M-2 -26l12 3M18 -40l7 9M30 -20l12 2M-44 4l12 2M-26 -4l9 9M-6 -6l12 -3M14 -8l9 8M34 6l11 -5M-36 22l10 -7M-18 16l12 4M4 14l9 -8M24 22l11 2M-18 36l10 -6M4 36l12 -2M-2 -46l9 3M44 -8l4 8',
            lighter(tone, 0.3),
            7.5,
          )
        : lightnessOf(tone) > 0.86
          ? solid(pen, 'M-58 12C-60 -24 -30 -46 0 -44C34 -44 60 -22 58 12C54 36 -54 38 -58 12Z', tone) + kneaded(tone)
          : `<circle r="52" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>${ellipse(-17, -21, 15, 9, '#fff', ' opacity=".6" transform="rotate(-30 -17 -21)"')}`,
  squares: ({ pen }, tone, second) =>
    path('M-68 -8L2 -42L70 -12L68 22L2 62L-66 26Z', darker(tone, 0.2), line(inkOf(tone))) +
    path('M-68 -8L2 24L2 62L-66 26Z', lit(pen, tone)) +
    path('M-68 -8L2 -42L70 -12L2 24Z', lit(pen, second), line(inkOf(second), 2)),
  diamonds: ({ pen }, tone, second) =>
    path('M-82 0L0 -36L82 0L82 24L0 62L-82 24Z', darker(tone, 0.25), line(inkOf(tone))) +
    path('M-82 0L0 38L0 62L-82 24Z', lit(pen, tone)) +
    strokes('M-80 9L0 46L80 9M-80 17L0 54L80 17', lighter(tone, 0.5), 3, ' opacity=".8"') +
    path('M-82 0L0 -36L82 0L0 38Z', lit(pen, second), line(inkOf(tone), 2)),
  cookies: ({ pen, plan }, tone, second) =>
    /\bdisc, glazed|cracker/.test(plan.shapeText)
      ? // Thin, crackled and under a glaze of soy: thick and smooth it would be a bun.
        path(
          'M-74 6C-80 -16 -50 -34 -16 -37C24 -42 70 -28 75 -4C80 18 46 40 4 41C-36 42 -70 28 -74 6Z',
          darker(tone, 0.45),
          `${line(inkOf(tone))} transform="translate(0 6)"`,
        ) +
        solid(pen, 'M-74 2C-80 -20 -50 -38 -16 -41C24 -46 70 -32 75 -8C80 14 46 36 4 37C-36 38 -70 24 -74 2Z', tone) +
        strokes(
          'M-54 -10C-30 -16 -22 -2 0 -8C18 -14 30 -2 58 -10M-40 14C-22 8 -10 20 8 14C22 8 34 18 50 12M-18 -34C-12 -22 -20 -12 -14 2M22 -36C18 -24 28 -16 22 -2M2 -4C-2 10 6 18 2 30',
          darker(tone, 0.34),
          3,
          ' opacity=".75"',
        ) +
        strokes(
          'M-36 -24h6M30 -24h6M-54 2h5M48 4h6M-24 24h6M26 24h6M4 -26h4',
          lighter(second, 0.35),
          9,
          ' opacity=".7"',
        ) +
        strokes('M-58 -12C-46 -26 -26 -32 -6 -33', '#fff', 6, ' opacity=".7"')
      : /\brounds with [a-z]+ nuts\b/.test(plan.shapeText)
        ? // White and chewy, whole nuts set in it and flour on it: with nuts strewn over it would be a biscuit.
          path('M-66 0V22C-62 66 62 66 66 22V0Z', darker(tone, 0.12), line(darker(tone, 0.4), 3)) +
          ellipse(0, 0, 66, 38, lit(pen, tone, 0.5), line(darker(tone, 0.34), 2.5)) +
          path(
            'M-40 -6l12 -8 14 4 -2 10 -14 4zM-6 -20l12 -6 12 6 -4 9 -14 1zM22 2l14 -4 10 8 -8 8 -14 -2zM-14 14l12 -4 10 6 -6 9 -13 0zM-48 26l10 -5 10 6 -6 9 -11 -1zM10 40l12 -4 9 6 -7 8 -12 -1z',
            lit(pen, second),
            line(darker(second, 0.42), 2),
          ) +
          path(
            'M-30 -24l9 -5 9 4 -4 8 -10 1zM10 -6l9 -5 8 5 -5 7 -9 0zM-26 8l7 -4 7 4 -4 6 -8 0zM40 24l9 -5 7 5 -5 8 -9 0zM-18 42l9 -3 8 5 -6 6 -9 -1z',
            '#ecd3a0',
            line('#b08a4c', 2),
          ) +
          strokes('M-54 -4h.1M-4 -2h.1M34 -18h.1M12 24h.1M-40 14h.1M52 4h.1M-20 -32h.1', '#fff', 8, ' opacity=".9"')
        : ellipse(0, 12, 66, 38, darker(tone, 0.35), line(inkOf(tone))) +
          ellipse(0, 0, 66, 38, lit(pen, tone), line(inkOf(tone), 2)) +
          strokes(
            'M-30 -8h.1M2 -18h.1M30 -4h.1M-10 8h.1M18 16h.1',
            darker(mix(tone, second, 0.6), 0.25),
            11,
            ' opacity=".6"',
          ),
  rings: ({ pen }, tone, second) =>
    `<path fill-rule="evenodd" d="M-72 4A72 44 0 1 1 72 4A72 44 0 1 1 -72 4ZM-24 0A24 11 0 1 0 24 0A24 11 0 1 0 -24 0Z" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>${strokes('M-54 -10C-40 -34 40 -36 54 -10C50 12 30 4 20 14C0 22 -20 8 -34 12C-50 10 -56 0 -54 -10Z', second, 0)}${strokes('M-50 -14C-34 -30 0 -34 24 -30', lighter(second, 0.6), 9, ' opacity=".75"')}`,
  spirals: (_scene, tone) => {
    const d =
      'M-4 2C-16 -8 10 -18 20 -4C30 16 -14 28 -34 10C-56 -12 -20 -40 14 -36C56 -32 70 8 40 32C10 50 -60 44 -72 10';
    return (
      strokes(d, inkOf(tone), 21) +
      strokes(d, tone, 15) +
      strokes(d, lighter(tone, 0.65), 4, ' opacity=".8" transform="translate(-2 -4)"')
    );
  },
  fingers: ({ pen }, tone, second) =>
    solid(
      pen,
      'M-108 -16C-60 -32 60 -32 108 -16C126 -4 126 22 108 32C60 46 -60 46 -108 32C-126 22 -126 -4 -108 -16Z',
      tone,
    ) +
    path('M-104 -14C-60 -28 60 -28 104 -14C112 2 60 10 0 8C-60 10 -112 2 -104 -14Z', lit(pen, second)) +
    strokes('M-80 -14C-30 -22 20 -22 60 -18', '#fff', 5, ' opacity=".45"'),
  tubes: ({ pen }, tone, second) =>
    solid(pen, 'M-96 -28C-60 -38 60 -38 92 -28V34C60 46 -60 46 -96 34C-110 20 -110 -14 -96 -28Z', tone) +
    strokes('M-60 -32L-36 40M0 -36L22 42', darker(tone, 0.35), 6, ' opacity=".55"') +
    strokes('M-50 -14h.1M10 4h.1M50 -16h.1M-20 22h.1', darker(tone, 0.3), 13, ' opacity=".35"') +
    ellipse(93, 3, 19, 33, lit(pen, second), line(inkOf(tone))) +
    ellipse(-98, 3, 13, 29, lit(pen, second), line(inkOf(tone))),
  shells: ({ pen }, tone) =>
    // A fan of ribs with a rim in scallops: smooth it would be a potato.
    solid(
      pen,
      'M-22 54C-50 44 -76 22 -84 -6C-86 -22 -74 -28 -66 -26C-64 -42 -48 -48 -40 -44C-34 -58 -16 -62 -10 -54C-4 -60 6 -60 10 -54C18 -62 34 -58 40 -44C50 -48 64 -42 66 -26C76 -28 86 -22 84 -6C76 22 50 44 22 54C10 58 -10 58 -22 54Z',
      tone,
    ) +
    strokes(
      'M-14 50C-40 34 -62 8 -70 -16M-10 50C-28 26 -44 -8 -50 -34M-5 50C-14 20 -22 -20 -24 -48M0 50V-48M5 50C14 20 22 -20 24 -48M10 50C28 26 44 -8 50 -34M14 50C40 34 62 8 70 -16',
      darker(tone, 0.42),
      6.5,
      ' opacity=".75"',
    ) +
    strokes(
      'M-26 36C-44 16 -56 -2 -60 -22M-16 34C-26 8 -34 -16 -37 -40M-5 30C-8 4 -11 -24 -12 -48M10 30C13 4 15 -24 16 -48M22 34C32 8 38 -16 40 -38',
      lighter(tone, 0.6),
      5,
      ' opacity=".7"',
    ),
  crescents: ({ pen }, tone) =>
    solid(
      pen,
      'M-78 30C-84 -6 -50 -46 0 -46C50 -46 84 -6 78 30C70 44 54 36 48 22C36 -2 -36 -2 -48 22C-54 36 -70 44 -78 30Z',
      tone,
    ) +
    strokes(
      'M-40 -10h.1M-20 -24h.1M4 -28h.1M28 -22h.1M46 -6h.1M-56 10h.1M58 12h.1',
      darker(tone, 0.35),
      6,
      ' opacity=".6"',
    ) +
    strokes('M-60 -4C-48 -28 -26 -38 -4 -40', '#fff', 7, ' opacity=".6"'),
  fish: ({ pen }, tone) =>
    solid(pen, 'M52 -2L104 -40C100 -12 100 14 104 38L52 10Z', darker(tone, 0.1)) +
    solid(pen, 'M-20 -38C0 -58 30 -54 44 -34Z', darker(tone, 0.12), 2.5) +
    solid(pen, 'M-100 6C-92 -34 -40 -50 4 -44C44 -40 66 -18 72 4C60 34 20 48 -20 46C-62 46 -92 30 -100 6Z', tone) +
    strokes('M-62 -26C-48 -8 -48 14 -62 32', darker(tone, 0.42), 4.5) +
    strokes(
      'M-36 -18a12 12 0 0 0 0 22M-36 4a12 12 0 0 0 0 22M-10 -26a12 12 0 0 0 0 22M-10 -4a12 12 0 0 0 0 22M-10 18a10 10 0 0 0 0 18M18 -24a12 12 0 0 0 0 22M18 -2a12 12 0 0 0 0 22M44 -12a10 10 0 0 0 0 20',
      darker(tone, 0.36),
      3.5,
      ' opacity=".75"',
    ) +
    `<circle cx="-76" cy="-6" r="6" fill="${darker(tone, 0.6)}"/>` +
    strokes('M-98 12C-92 16 -86 16 -82 14', darker(tone, 0.5), 3.5) +
    strokes('M-70 -28C-40 -42 0 -42 30 -34', lighter(tone, 0.8), 5, ' opacity=".6"'),
  // Pressed in a mould: a fluted rim and a raised pattern.
  moulded: ({ pen }, tone, second) => {
    const rim =
      'M-70 0C-78 -12 -66 -22 -60 -24C-58 -38 -40 -38 -34 -38C-26 -50 -8 -46 0 -44C8 -48 26 -50 34 -38C42 -40 58 -36 60 -24C68 -22 78 -12 70 0C76 12 66 20 60 22C56 34 40 34 34 36C26 46 8 44 0 42C-8 46 -26 46 -34 36C-42 36 -56 34 -60 22C-66 20 -76 10 -70 0Z';
    return (
      path(rim, darker(tone, 0.42), `${line(inkOf(tone))} transform="translate(0 24)"`) +
      path(rim, darker(tone, 0.25), ' transform="translate(0 12)"') +
      path(rim, lit(pen, tone), line(inkOf(tone))) +
      ellipse(0, -2, 47, 27, 'none', line(darker(tone, 0.4), 4)) +
      strokes('M0 -22V18M-34 -2H34M-23 -16L23 13M23 -16L-23 13', darker(tone, 0.36), 5, ' opacity=".8"') +
      strokes('M-48 -16C-38 -26 -22 -30 -6 -31', lighter(second, 0.6), 6, ' opacity=".8"')
    );
  },
  'knobbly sticks': ({ pen }, tone, second) =>
    strokes('M-118 0C-140 -6 -150 -26 -172 -22', '#efe3cc', 5) +
    solid(
      pen,
      'M-118 0C-122 -20 -96 -32 -84 -20C-76 -36 -48 -36 -42 -22C-32 -36 -6 -36 0 -22C10 -36 36 -34 42 -20C54 -32 78 -28 82 -14C96 -20 126 -12 124 4C126 18 100 24 86 18C76 30 52 32 44 24C34 36 8 36 0 26C-10 36 -34 36 -42 26C-52 34 -76 32 -82 22C-96 30 -120 20 -118 0Z',
      tone,
    ) +
    strokes(
      'M-84 -18C-78 -4 -78 10 -84 22M-42 -20C-36 -6 -36 10 -42 24M0 -20C6 -4 6 10 0 24M42 -18C48 -4 48 10 42 22M82 -12C86 0 86 10 84 18',
      darker(tone, 0.5),
      5,
      ' opacity=".7"',
    ) +
    strokes(
      'M-104 -10h.1M-66 -18h.1M-24 -20h.1M20 -20h.1M60 -16h.1M100 -6h.1',
      lighter(second, 0.6),
      10,
      ' opacity=".6"',
    ),
  knots: ({ pen }, tone, second) =>
    [0, 60, 120]
      .map(
        (turn) =>
          `<ellipse rx="70" ry="24" fill="none"${line(inkOf(tone), 19)} transform="scale(1 .66) rotate(${turn})"/><ellipse rx="70" ry="24" fill="none"${line(tone, 14)} transform="scale(1 .66) rotate(${turn})"/><ellipse rx="70" ry="24" fill="none"${line(lighter(second, 0.4), 4)} transform="translate(-1 -3) scale(1 .66) rotate(${turn})" opacity=".8"/>`,
      )
      .join('') + `<circle r="13" fill="${lit(pen, second)}"${line(inkOf(tone), 2)}/>`,
  cubes: ({ pen, plan }, tone, second) =>
    /\bsoft .*cylinders\b/.test(plan.shapeText)
      ? // Pillows with a round edge: cut in cubes they would be sugar.
        solid(pen, 'M-50 -22C-52 -50 52 -50 50 -22L52 26C52 56 -52 56 -52 26Z', tone) +
        path('M-50 20C-30 42 30 42 51 20L52 28C50 56 -50 56 -52 28Z', second, ' opacity=".8"') +
        ellipse(0, -22, 47, 20, lighter(tone, 0.7), line(darker(tone, 0.16), 2))
      : place(pieceSymbol(pen, 'cube', tone), { x: 0, y: 0, size: 1.35 }) +
        strokes('M-20 -8h.1M10 -22h.1M26 -8h.1M2 -4h.1', lighter(second, 0.7), 7, ' opacity=".8"'),
  flowers: ({ pen }, tone, second) =>
    [0, 60, 120, 180, 240, 300]
      .map((turn) =>
        ellipse(0, -34, 25, 30, lit(pen, tone), `${line(inkOf(tone), 3)} transform="scale(1 .72) rotate(${turn})"`),
      )
      .join('') + ellipse(0, 0, 24, 17, lit(pen, second), line(inkOf(tone), 2)),
  sandwich: ({ pen }, tone, second) =>
    ellipse(0, 24, 62, 34, darker(tone, 0.2), line(inkOf(tone))) +
    ellipse(0, 12, 64, 34, lit(pen, second), line(inkOf(second), 2)) +
    path('M-62 0C-66 -46 -30 -58 0 -58C30 -58 66 -46 62 0C50 22 -50 22 -62 0Z', lit(pen, tone), line(inkOf(tone))) +
    strokes('M-58 4C-40 20 40 20 58 4', lighter(tone, 0.3), 10, ' stroke-dasharray="4 9"') +
    strokes('M-40 -22C-34 -36 -20 -44 -4 -45', '#fff', 8, ' opacity=".6"'),
};

const layouts = {
  long: [
    [8, -62],
    [-10, -2],
    [12, 56],
  ],
  many: [
    [-106, -34],
    [4, -58],
    [108, -40],
    [-54, 26],
    [62, 24],
  ],
} as const;

/** Sweets that are known by their own outline alone, by the words of their shape and name. */
const ownSweets: readonly (readonly [words: RegExp, paint: FormPainter])[] = [
  [/\bcloud on a .*stick\b|\b(cotton candy|candy ?floss)\b/, cottonCandy],
  [/\bmeringue\b|\bswirled shell with a pointed tip\b/, meringue],
];

export const sweets: FormPainter = (scene) => {
  const own = ownSweets.find(([words]) => words.test(scene.plan.shapeText));
  if (own !== undefined) return own[1](scene);
  const round = scene.plan.shape === 'balls' ? roundSweets(scene) : null;
  if (round !== null) return round;
  const { pen, plan, choice } = scene;
  const vessel = served(scene, ['plate', 'plate', 'board']);
  const { bed } = vessel;
  if (isCoatedCube(scene)) return held(scene, vessel, coatedCubes(scene, bed));
  if (isPressed(scene)) return held(scene, vessel, pressedBiscuits(scene, bed));
  if (isPricked(scene)) return held(scene, vessel, prickedFingers(scene, bed));
  if (isOnWafers(scene)) return held(scene, vessel, waferDomes(scene, bed));
  const cut = cutSweets[plan.shape];
  const draw = among(smallSweets, plan.shape, 'squares');
  const tones =
    plan.shape === 'balls' || plan.shape === 'sandwich'
      ? [firstColour(scene), firstColour(scene)]
      : [firstColour(scene)];
  const ids = (cut === undefined ? tones : []).map((tone) =>
    pen.symbol(`sweet ${tone}`, () => draw(scene, tone, secondColour(scene))),
  );
  const long = /^(fingers|tubes|knobbly sticks)$/.test(plan.shape);
  const spots = layouts[long ? 'long' : 'many'];
  const pool = /syrup|sauce|soaked/.test(plan.shapeText)
    ? ellipse(bed.cx, bed.cy, bed.rx, bed.ry, mix(firstColour(scene), '#e8a83c', 0.5), ' opacity=".45"')
    : '';
  const body =
    cut?.(scene, bed) ??
    spots
      .map(
        ([x, y], at) =>
          shadow(pen, bed.cx + x + 9, bed.cy + y + 34, long ? 124 : 74, 28, 0.5) +
          place(cycled(ids, at), {
            x: bed.cx + x,
            y: bed.cy + y,
            size: long ? 1.14 : 1.02,
            turn: long ? -8 : plan.shape === 'spirals' || plan.shape === 'flowers' ? choice.number(-40, 40) : 0,
          }),
      )
      .join('') + toppedWith(scene, bed, spots);
  const top = { ...bed, cy: bed.cy - 18, rx: bed.rx * 0.74, ry: bed.ry * 0.7 };
  return held(
    scene,
    vessel,
    pool +
      body +
      laid(
        { ...scene, plan: { ...plan, main: [], leaf: [] } },
        { ...bed, cx: bed.cx + 130, cy: bed.cy + 52, rx: 40, ry: 14 },
        { plant: plan.plant.length > 0 ? 2 : 0, leaf: 0, size: 0.7 },
      ) +
      leaves(scene, top, 1, 0.8) +
      // Baked into their shells: white grains on them would be sesame.
      (plan.shape === 'sandwich' || /\brounds with [a-z]+ nuts\b/.test(plan.shapeText)
        ? ''
        : dusted(cut === undefined ? scene : withoutCutNuts(scene), top, 5, 0.8)),
  );
};
