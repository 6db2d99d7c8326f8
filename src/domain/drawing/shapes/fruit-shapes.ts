import { darker, inkOf, lighter, lightnessOf, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { Scene } from '#domain/drawing/setting/scene.ts';

export const stem = (d: string) => strokes(d, '#4e3a1f', 12) + strokes(d, '#7d6034', 7);

/** A whole fruit and its half, each around 0, 0; `skin` outside, `flesh` within, `seed` in the middle. */
export type FruitPainter = (
  scene: Pick<Scene, 'pen' | 'plan'>,
  skin: string,
  flesh: string,
  seed: string,
) => { readonly whole: string; readonly cut: string };

export const roundHalf = ({ pen }: Pick<Scene, 'pen'>, skin: string, flesh: string, inner: string) =>
  ellipse(0, 8, 112, 82, darker(skin, 0.15), line(inkOf(skin), 4)) +
  ellipse(0, 0, 112, 78, skin) +
  ellipse(
    0,
    0,
    98,
    66,
    pen.radial(
      [
        [0, lighter(flesh, 0.45)],
        [0.7, flesh],
        [1, darker(flesh, 0.14)],
      ],
      { cx: 0.45, cy: 0.45, r: 0.6 },
    ),
  ) +
  inner;

export const gloss = strokes('M-72 -30C-62 -60 -38 -78 -8 -82', '#fff', 13, ' opacity=".5"');

/** The core of a pear or quince: five chambers with brown pips. Pink and dotted it would be a guava's. */
const coreOf = (flesh: string, seed: string) =>
  ellipse(2, 36, 32, 27, darker(flesh, 0.1), line(darker(flesh, 0.25), 2)) +
  strokes('M-12 30L-15 38M16 30L19 38M2 18V26M-7 50L-5 46M11 50L9 46', lightnessOf(seed) > 0.6 ? '#5a3418' : seed, 9);

/** What a halved fruit of a pear's shape holds: one great stone, seeds all through, or its core. */
function heartOf({ pen, plan }: Pick<Scene, 'pen' | 'plan'>, flesh: string, seed: string): string {
  if (/avocado/.test(plan.shapeText))
    return (
      path(
        'M-66 40C-70 8 -32 -14 -24 -54C-18 -72 12 -72 20 -54C28 -14 76 8 70 42C62 72 -58 72 -66 40Z',
        lit(pen, '#f3e9a6', 0.5),
        ' opacity=".75"',
      ) +
      `<circle cx="2" cy="34" r="31" fill="${lit(pen, '#7a4a28')}"${line(inkOf('#7a4a28'), 3)}/>` +
      ellipse(-8, 22, 9, 6, '#fff', ' opacity=".4"')
    );
  if (/\bfigs?\b/.test(plan.shapeText)) {
    const seeds =
      'M-46 40h.1M-34 56h.1M-14 64h.1M10 66h.1M32 60h.1M50 46h.1M-40 20h.1M-22 34h.1M-2 44h.1M22 40h.1M40 26h.1M-24 8h.1M-6 20h.1M14 18h.1M28 6h.1M-12 -10h.1M4 -4h.1M16 -14h.1M-4 -34h.1M8 -28h.1';
    return (
      path(
        'M-60 42C-62 12 -28 -8 -20 -42C-14 -58 10 -58 16 -42C24 -8 68 12 64 44C56 70 -52 70 -60 42Z',
        darker(flesh, 0.16),
      ) +
      strokes(seeds, darker(flesh, 0.5), 9) +
      strokes(seeds, '#f3d98a', 6)
    );
  }
  return coreOf(flesh, seed);
}

/** A hairy shell with its three eyes, and the hollow within: smooth and full it would be a plum. */
const coconut: FruitPainter = ({ pen }, skin, flesh) => ({
  whole:
    `<circle r="100" fill="${lit(pen, skin)}"${line(inkOf(skin), 4)}/>` +
    strokes(
      'M-84 -34C-50 -8 -40 40 -46 82M-60 -70C-24 -40 -10 30 -14 94M-14 -92C18 -50 26 30 18 92M30 -88C58 -40 62 20 50 78M66 -66C82 -30 88 10 80 46M-96 4C-80 24 -74 44 -72 62',
      darker(skin, 0.4),
      5,
      ' opacity=".7"',
    ) +
    strokes(
      'M-72 -54C-40 -24 -28 30 -30 88M4 -94C36 -50 42 24 34 86M-94 -18C-66 8 -58 40 -60 70',
      lighter(skin, 0.4),
      4,
      ' opacity=".6"',
    ) +
    strokes('M-20 -52h.1M22 -56h.1M4 -24h.1', darker(skin, 0.7), 22),
  cut: roundHalf(
    { pen },
    skin,
    flesh,
    ellipse(0, 6, 66, 40, darker(flesh, 0.16), line(darker(flesh, 0.3), 2)) +
      ellipse(4, 14, 52, 26, darker(flesh, 0.07)),
  ),
});

export const fruits: Readonly<Record<string, FruitPainter>> = {
  coconut,
  round: (scene, skin, flesh, seed) => ({
    whole:
      solid(
        scene.pen,
        'M-118 8C-122 -64 -60 -104 0 -94C60 -104 122 -64 118 8C114 78 60 104 0 98C-60 104 -114 78 -118 8Z',
        skin,
        4,
      ) +
      gloss +
      stem('M0 -88C0 -108 8 -118 18 -124'),
    cut: roundHalf(
      scene,
      skin,
      flesh,
      // Many small and pale ones around the heart: without them a pink half would be a melon.
      /pale seeds/.test(scene.plan.shapeText)
        ? ellipse(0, 0, 62, 38, lighter(flesh, 0.3), ' opacity=".7"') +
            strokes(
              'M-48 -4h.1M-38 -18h.1M-20 -26h.1M0 -30h.1M20 -26h.1M38 -18h.1M48 -2h.1M40 14h.1M22 24h.1M0 28h.1M-22 24h.1M-40 12h.1M-26 -6h.1M-12 -14h.1M8 -14h.1M24 -6h.1M18 10h.1M-2 14h.1M-18 8h.1',
              darker('#f3dca0', 0.25),
              10,
            ) +
            strokes(
              'M-49 -5h.1M-39 -19h.1M-21 -27h.1M-1 -31h.1M19 -27h.1M37 -19h.1M47 -3h.1M39 13h.1M21 23h.1M-1 27h.1M-23 23h.1M-41 11h.1M-27 -7h.1M-13 -15h.1M7 -15h.1M23 -7h.1M17 9h.1M-3 13h.1M-19 7h.1',
              '#f6e4b4',
              6.5,
            )
        : strokes('M-20 -8h.1M18 -10h.1M0 14h.1M-30 14h.1M32 12h.1', seed, 13),
    ),
  }),
  citrus: (scene, skin, flesh) => ({
    whole:
      solid(
        scene.pen,
        'M-118 6C-120 -60 -62 -96 0 -94C62 -96 124 -60 118 6C116 72 62 98 0 96C-62 98 -116 72 -118 6Z',
        skin,
        4,
      ) +
      strokes(
        'M-40 10h.1M10 -30h.1M50 20h.1M-10 50h.1M70 -24h.1M-66 -10h.1M28 64h.1',
        darker(skin, 0.25),
        6,
        ' opacity=".5"',
      ) +
      gloss +
      strokes('M-8 -90h16', '#5c7a3a', 12),
    cut: roundHalf(
      scene,
      skin,
      '#fbf3d8',
      ellipse(0, 0, 86, 57, lit(scene.pen, flesh)) +
        strokes('M0 -56V56M-74 -28L74 28M74 -28L-74 28M-86 0H86', '#fcf5de', 6),
    ),
  }),
  stone: (scene, skin, flesh, seed) => ({
    whole:
      solid(
        scene.pen,
        'M-122 20C-126 -48 -60 -96 14 -90C80 -86 128 -40 122 24C114 78 50 92 -16 90C-76 90 -118 70 -122 20Z',
        skin,
        4,
      ) +
      gloss +
      strokes('M14 -88C40 -40 36 30 10 88', darker(skin, 0.25), 5, ' opacity=".5"') +
      stem('M12 -84C14 -100 22 -110 30 -114'),
    cut: roundHalf(
      scene,
      skin,
      flesh,
      ellipse(0, 3, 40, 30, lit(scene.pen, seed), line(inkOf(seed), 3)) +
        ellipse(-12, -7, 10, 6, '#fff', ' opacity=".4"'),
    ),
  }),
  pear: (scene, skin, flesh, seed) => ({
    whole:
      solid(
        scene.pen,
        'M-94 40C-100 -8 -52 -24 -42 -70C-36 -104 26 -106 36 -70C48 -24 104 -6 98 44C90 96 -84 98 -94 40Z',
        skin,
        4,
      ) +
      (/\bdown\b|lumpy/.test(scene.plan.shapeText)
        ? strokes(
            'M-72 44h.1M-50 70h.1M-10 60h.1M44 66h.1M72 40h.1M30 20h.1M-20 14h.1M56 0h.1M-52 8h.1M8 -30h.1M-24 -40h.1',
            lighter(skin, 0.5),
            30,
            ' opacity=".35"',
          ) +
          strokes(
            'M-80 58C-70 40 -60 50 -52 30M60 72C66 54 76 56 84 36M-30 84C-14 74 8 78 24 84M-34 -20C-26 -30 -20 -22 -14 -36M18 -50C24 -40 22 -30 30 -22',
            '#b8ad7c',
            8,
            ' opacity=".7"',
          )
        : '') +
      strokes('M-62 26C-60 0 -34 -18 -26 -50', '#fff', 12, ' opacity=".5"') +
      stem('M-2 -94C0 -112 8 -122 18 -126'),
    cut:
      path(
        'M-88 44C-94 -4 -48 -22 -38 -66C-32 -96 24 -98 32 -66C44 -22 98 -2 92 48C84 94 -78 94 -88 44Z',
        skin,
        line(inkOf(skin), 4),
      ) +
      path(
        'M-74 42C-78 4 -36 -18 -28 -60C-22 -82 16 -82 24 -60C34 -18 84 4 78 44C70 80 -66 80 -74 42Z',
        lit(scene.pen, flesh),
      ) +
      heartOf(scene, flesh, seed),
  }),
  melon: (scene, skin, flesh, seed) => ({
    whole:
      solid(
        scene.pen,
        'M-150 6C-154 -66 -80 -100 0 -98C80 -100 154 -66 150 6C146 76 76 100 0 98C-76 100 -146 76 -150 6Z',
        skin,
        4,
      ) +
      strokes(
        'M-96 -70C-126 -20 -124 30 -92 76M-34 -94C-54 -30 -52 34 -30 94M34 -94C54 -30 52 34 30 94M96 -70C126 -20 124 30 92 76',
        darker(skin, 0.28),
        8,
        ' opacity=".5"',
      ) +
      gloss,
    cut:
      path('M-140 -30C-120 90 120 96 144 -22Z', lit(scene.pen, skin), line(inkOf(skin), 4)) +
      path('M-122 -28C-100 64 104 68 126 -22Z', lit(scene.pen, flesh)) +
      strokes('M-60 -10h.1M-24 6h.1M14 2h.1M50 8h.1M76 -10h.1M-4 28h.1', seed, 13),
  }),
  segments: (scene, skin, flesh, seed) => ({
    whole:
      solid(
        scene.pen,
        'M-112 14C-116 -54 -56 -90 0 -86C56 -90 116 -54 112 14C108 74 56 96 0 94C-56 96 -108 74 -112 14Z',
        skin,
        4,
      ) +
      gloss +
      path(
        'M-40 -80C-30 -104 -10 -94 0 -104C10 -94 30 -104 40 -80C20 -70 -20 -70 -40 -80Z',
        '#7d9a4c',
        line('#3f5427', 3),
      ),
    cut: roundHalf(
      scene,
      skin,
      mix(skin, '#fbeede', 0.45),
      [0, 60, 120, 180, 240, 300]
        .map((turn) =>
          ellipse(
            0,
            -33,
            25,
            25,
            lit(scene.pen, flesh),
            `${line(inkOf(flesh), 2)} transform="scale(1 .72) rotate(${turn})"`,
          ),
        )
        .join('') + strokes('M-36 -6h.1M36 -6h.1M0 26h.1', seed, 6, ' opacity=".4"'),
    ),
  }),
  star: (scene, skin, flesh) => ({
    whole:
      solid(
        scene.pen,
        'M-140 4C-110 -40 -60 -66 0 -70C70 -66 120 -40 144 0C120 40 60 66 0 68C-60 66 -114 40 -140 4Z',
        skin,
        4,
      ) +
      strokes('M-130 4C-60 -20 60 -22 134 0M-116 26C-50 14 60 12 118 22', darker(skin, 0.25), 6, ' opacity=".6"') +
      gloss,
    cut:
      solid(scene.pen, 'M0 -92L26 -30L100 -30L42 10L64 76L0 36L-64 76L-42 10L-100 -30L-26 -30Z', flesh, 4) +
      strokes('M0 -20V-60M18 0L60 -14M12 18L34 44M-12 18L-34 44M-18 0L-60 -14', darker(flesh, 0.2), 4),
  }),
  banana: (scene, skin, flesh) => ({
    whole: [0, 1]
      .map(
        (at) =>
          `<g transform="translate(${at * 10} ${at * 34}) rotate(${at * -8})">${solid(scene.pen, 'M-150 -30C-140 40 -60 84 40 70C100 62 140 30 150 -14L132 -20C110 16 60 26 10 20C-60 12 -110 -10 -132 -44Z', skin, 4)}${strokes('M-134 -30C-100 20 -40 50 40 44C90 40 122 16 140 -14', darker(skin, 0.25), 5, ' opacity=".6"')}</g>`,
      )
      .join(''),
    cut: [-50, 30, 104]
      .map(
        (x, at) =>
          ellipse(x, 18 - at * 10, 50, 35, darker(skin, 0.15), line(inkOf(skin), 3)) +
          ellipse(x, 12 - at * 10, 44, 29, lit(scene.pen, flesh)) +
          strokes(
            `M${x - 8} ${8 - at * 10}h.1M${x + 10} ${8 - at * 10}h.1M${x} ${20 - at * 10}h.1`,
            darker(flesh, 0.4),
            6,
          ),
      )
      .join(''),
  }),
  long: (scene, skin, flesh, seed) => ({
    whole:
      solid(
        scene.pen,
        'M-170 14C-160 -30 -80 -54 10 -50C90 -48 164 -26 172 6C160 40 80 54 0 52C-80 52 -166 44 -170 14Z',
        skin,
        4,
      ) +
      strokes('M-120 -14C-70 -34 0 -36 50 -34', '#fff', 11, ' opacity=".5"') +
      stem('M168 4C182 0 190 -6 198 -14'),
    cut:
      ellipse(0, 6, 84, 62, darker(skin, 0.2), line(inkOf(skin), 4)) +
      ellipse(0, 0, 76, 54, lit(scene.pen, flesh)) +
      strokes('M-20 -10h.1M10 -18h.1M26 4h.1M0 16h.1M-30 10h.1', seed, 10),
  }),
  pod: (scene, skin, flesh, seed) => ({
    whole:
      solid(
        scene.pen,
        'M-170 30C-178 -6 -140 -24 -106 -10C-70 -30 -40 -34 -10 -20C26 -40 60 -44 90 -26C130 -40 172 -30 170 4C140 26 120 24 96 14C66 34 34 34 8 22C-24 40 -60 40 -88 28C-120 50 -156 54 -170 30Z',
        skin,
        4,
      ) + strokes('M-140 2C-100 -8 -60 -16 -20 -14', lighter(skin, 0.6), 8, ' opacity=".6"'),
    cut:
      solid(
        scene.pen,
        'M-120 20C-110 -24 -50 -44 10 -40C70 -38 118 -20 122 10C110 50 50 60 -10 58C-70 58 -114 50 -120 20Z',
        skin,
        4,
      ) +
      path(
        'M-98 14C-90 -16 -40 -28 8 -26C60 -24 96 -12 100 8C90 36 44 42 -8 42C-56 42 -92 36 -98 14Z',
        lit(scene.pen, flesh),
      ) +
      strokes('M-56 8h.1M-10 6h.1M38 6h.1M70 8h.1', seed, 24),
  }),
};
