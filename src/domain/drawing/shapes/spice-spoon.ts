import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour, thirdColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { heap, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { board } from '#domain/drawing/setting/vessels.ts';

/** A wooden spoon, its handle to the upper right. */
const spoon = (pen: Pen) =>
  shadow(pen, 372, 356, 176, 52, 0.5) +
  solid(pen, 'M432 268L690 128C706 120 722 140 708 152L470 312Z', '#a8703c', 4) +
  strokes('M470 270L690 142', '#d9a56a', 5, ' opacity=".7"') +
  solid(
    pen,
    'M204 300C208 244 300 220 384 234C460 244 494 278 482 312C466 364 370 384 296 372C236 364 204 336 204 300Z',
    '#b27a44',
    4,
  ) +
  ellipse(344, 298, 122, 54, '#7d4f28', line('#5a361a', 3));

/** A few grains of it that fell beside the spoon. */
const spilt = (crumb: string) =>
  [
    [210, 398, 20],
    [250, 412, 80],
    [520, 356, 10],
    [556, 372, 60],
    [498, 390, 120],
  ]
    .map(([x = 0, y = 0, turn = 0]) => place(crumb, { x, y, turn, size: 0.6 }))
    .join('');

/** Lumps of resin as they break: of many sizes, with edges, dull and grainy. Smooth, shining and alike they would be nuts. */
const resinLumps = (pen: Pen, tone: string) => {
  const dull = mix(tone, '#5a3a22', 0.6);
  const lump = pen.symbol('lump of resin', () => {
    const d =
      'M-64 14L-56 -12L-38 -20L-30 -42L-4 -36L10 -50L34 -38L40 -16L62 -6L58 20L36 24L28 38L-2 32L-18 42L-44 32Z';
    return (
      path(d, dull, `${line(inkOf(dull), 3)} stroke-linejoin="miter"`) +
      path('M-38 -20L-30 -42L-4 -36L10 -50L34 -38L6 -18L-12 -4Z', lighter(dull, 0.3)) +
      path('M40 -16L62 -6L58 20L36 24L28 38L14 8Z', darker(dull, 0.34), ' opacity=".7"') +
      strokes('M-38 -20L-12 -4L6 -18L40 -16M-12 -4L-18 42M14 8L28 38', darker(dull, 0.45), 3, ' opacity=".7"') +
      strokes(
        'M-48 8h.1M-34 -4h.1M-30 18h.1M-8 12h.1M-20 -26h.1M2 22h.1M22 -28h.1M16 -8h.1M34 8h.1M48 6h.1M-42 24h.1',
        lighter(dull, 0.55),
        6,
        ' opacity=".8"',
      ) +
      strokes('M-40 14h.1M-6 -22h.1M10 14h.1M28 -2h.1M44 16h.1M-22 8h.1', darker(dull, 0.5), 6, ' opacity=".8"')
    );
  });
  return (
    [
      [566, 340, 1.15, 0],
      [640, 384, 0.78, 140],
      [540, 402, 0.4, 60],
      [600, 412, 0.26, 200],
      [672, 356, 0.22, 30],
    ]
      .map(
        ([x = 0, y = 0, size = 1, turn = 0]) =>
          shadow(pen, x + 8, y + 26 * size, 62 * size, 18 * size, 0.5) + place(lump, { x, y, size, turn }),
      )
      .join('') +
    strokes('M520 386h.1M574 396h.1M616 424h.1M650 412h.1M590 380h.1M682 384h.1M556 424h.1', darker(dull, 0.1), 8)
  );
};

/** Dried leaves and flakes: fine, dry, of more than one colour. */
const crumbOf = (pen: Pen, colour: string) =>
  pen.symbol(`crumb ${colour}`, () =>
    [
      ['M-30 2l8 -3M-6 -16l8 3M10 6l8 -2M-14 18l8 3M22 -10l7 4M26 20l7 -3M-24 -22l6 2', darker(colour, 0.3)],
      ['M-22 -10l6 3M2 -2l6 -3M-32 16l6 2M14 -20l6 2M4 24l7 -2M34 4l5 3M-8 6l6 2', colour],
      ['M-16 -4l5 2M18 14l5 -3M-2 12l5 1M28 -20l5 2', lighter(colour, 0.35)],
    ]
      .map(([d = '', fill = colour]) => strokes(d, fill, 6.5))
      .join(''),
  );

/** Ground or rubbed spice: a spoonful of it. A bowl heaped with it would be meal, couscous or cooked leaves. */
export const spiceSpoon: FormPainter = (scene: Scene) => {
  const { pen, plan } = scene;
  const [tone, other] = [firstColour(scene), secondColour(scene)];
  const coarse = /\bmix\b|coarse|crumbly/.test(plan.shapeText);
  const base = coarse ? darker(tone, 0.2) : tone;
  const mound = path(
    'M226 302C250 276 290 222 344 214C398 222 440 276 462 302C440 346 390 352 344 352C298 352 248 346 226 302Z',
    lit(pen, base),
    line(inkOf(base), 3),
  );
  const seeds = /sesame/.test(plan.ingredientText) ? [pieceSymbol(pen, 'seeds', '#f3dfae')] : [];
  const sumac = plan.colours.length > 2 ? thirdColour(scene) : other;
  const red = /\bsumac\b/.test(plan.ingredientText) && seeds.length > 0 ? '#8e2a2c' : sumac;
  const crumbs = coarse
    ? [crumbOf(pen, tone), crumbOf(pen, lighter(tone, 0.18)), crumbOf(pen, tone), crumbOf(pen, red), ...seeds]
    : [pieceSymbol(pen, 'specks', darker(tone, 0.22)), pieceSymbol(pen, 'specks', lighter(tone, 0.4))];
  const on = heap(
    scene,
    { cx: 344, cy: 300, rx: 92, ry: 34 },
    { ids: crumbs, count: coarse ? 30 : 9, rise: 52, size: coarse ? 0.86 : 0.8 },
  );
  return held(
    scene,
    board(scene),
    spoon(pen) +
      mound +
      on +
      spilt(crumbs[0] ?? '') +
      (/resin/.test(plan.shapeText) ? resinLumps(pen, plan.colours[2] ?? '#a87a3a') : ''),
  );
};
