import { darker, distance, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { creamed, dusted, leaves } from '#domain/drawing/setting/lay.ts';
import { liquid } from '#domain/drawing/setting/liquid.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';

/** What a stuffed plant is drawn with. */
interface Stuffed {
  readonly skin: string;
  readonly filling: string;
  /** It has the dark rim of an aubergine, and its stalk. */
  readonly dark: boolean;
}

/** Of an aubergine its dark rim tells what it is, whatever colour is named first. */
function stuffedColours(scene: Scene): Stuffed {
  const { plan } = scene;
  const [first, second] = [firstColour(scene), secondColour(scene)];
  const dark = /aubergine/.test(plan.shapeText + plan.ingredientText)
    ? plan.colours.find((colour) => distance(colour, '#4a2545') < 0.13)
    : undefined;
  return {
    skin: dark ?? first,
    filling: dark === undefined || dark === first ? second : first,
    dark: dark !== undefined,
  };
}

/** A half that lies on its back, open. */
function boatSymbol({ pen, plan }: Scene, { skin, filling, dark }: Stuffed): string {
  const scored = /scored/.test(plan.shapeText);
  return pen.symbol(
    'boat',
    () =>
      solid(
        pen,
        'M-124 4C-128 -34 -60 -52 10 -50C84 -48 128 -30 130 -2C128 44 60 66 -8 64C-80 62 -122 44 -124 4Z',
        skin,
        4,
      ) +
      path(
        'M-106 -2C-104 -30 -54 -42 8 -40C72 -38 110 -24 110 -2C108 24 60 36 0 36C-62 36 -106 24 -106 -2Z',
        lit(pen, filling),
        line(inkOf(filling), 3),
      ) +
      (!dark
        ? ''
        : solid(
            pen,
            'M-112 -14C-132 -24 -150 -22 -172 -30L-176 -12C-160 -2 -150 6 -124 16C-108 10 -104 -2 -112 -14Z',
            '#6f8a44',
          )) +
      (scored
        ? strokes(
            'M-92 -14L-40 32M-62 -30L14 34M-20 -38L60 28M26 -38L94 14M92 -22L40 32M60 -34L-14 34M18 -38L-60 28M-26 -36L-92 16',
            darker(filling, 0.5),
            5,
            ' opacity=".6"',
          )
        : '') +
      strokes(
        'M-70 -12h.1M-34 6h.1M-8 -18h.1M24 4h.1M54 -14h.1M78 4h.1M-50 14h.1M4 20h.1',
        darker(filling, 0.35),
        15,
        ' opacity=".55"',
      ) +
      strokes('M-60 -20h.1M-20 -6h.1M10 -8h.1M40 -22h.1M66 -4h.1', lighter(filling, 0.6), 11, ' opacity=".8"'),
  );
}

/** One that stands upright, its filling at the top. */
const cupSymbol = ({ pen }: Scene, { skin, filling }: Stuffed) =>
  pen.symbol(
    'cup',
    () =>
      solid(pen, 'M-74 -22C-84 30 -64 76 -2 76C62 76 84 30 74 -22Z', skin, 4) +
      ellipse(0, -22, 75, 33, darker(skin, 0.15), line(inkOf(skin), 4)) +
      path('M-62 -24C-50 -64 44 -70 62 -24C50 0 -50 0 -62 -24Z', lit(pen, filling), line(inkOf(filling), 3)) +
      strokes('M-28 -32h.1M0 -44h.1M26 -32h.1M0 -20h.1', darker(filling, 0.3), 13, ' opacity=".5"') +
      strokes('M-54 6C-52 34 -44 52 -30 62', lighter(skin, 0.75), 8, ' opacity=".6"'),
  );

/** Two heads of petals, as an artichoke has. */
function flowerHeads(bed: Bed, petal: string): string {
  const flowerHead = (x: number, y: number) =>
    [-80, -55, -30, 0, 30, 55, 80]
      .map((turn) => place(petal, { x: x + turn * 0.55, y: y - 10 + Math.abs(turn) * 0.2, turn, size: 1.1 }))
      .join('') + [-40, 0, 40].map((turn) => place(petal, { x: x + turn * 0.3, y: y + 14, turn, size: 0.8 })).join('');
  return flowerHead(bed.cx - 90, bed.cy) + flowerHead(bed.cx + 90, bed.cy + 6);
}

/** Three that stand, or two that lie. */
function laidOut({ pen }: Scene, bed: Bed, id: string, upright: boolean): string {
  const spots = upright
    ? [
        [-94, -14],
        [86, -26],
        [0, 34],
      ]
    : [
        [14, -40],
        [-16, 38],
      ];
  return spots
    .map(
      ([x = 0, y = 0]) =>
        shadow(pen, bed.cx + x + 12, bed.cy + y + (upright ? 66 : 46), upright ? 86 : 140, 36, 0.55) +
        place(id, {
          x: bed.cx + x,
          y: bed.cy + y,
          size: upright ? 1.05 : 1.3,
          turn: upright ? 0 : -6,
        }),
    )
    .join('');
}

export const stuffed: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate', 'dish', 'plate']);
  const { bed } = vessel;
  const text = plan.shapeText + plan.ingredientText;
  const colours = stuffedColours(scene);
  const boat = boatSymbol(scene, colours);
  const cup = cupSymbol(scene, colours);
  const pool = /sauce/.test(plan.shapeText)
    ? liquid(scene, { ...bed, rx: bed.rx * 1.02, ry: bed.ry * 1.02 }, plan.colours[2] ?? colours.filling, {
        thick: true,
      })
    : '';
  const upright =
    /pepper|tomato|onion|bell|apple/.test(text) && !/aubergine|courgette|chilli|half|halved/.test(plan.shapeText);
  const petal = pen.symbol('petal', () => solid(pen, 'M-22 40C-34 0 -16 -40 0 -50C16 -40 34 0 22 40Z', colours.skin));
  const body = /chrysanthemum|artichoke/.test(text)
    ? flowerHeads(bed, petal)
    : laidOut(scene, bed, upright ? cup : boat, upright);
  const top = { cx: bed.cx, cy: bed.cy - 10, rx: bed.rx * 0.55, ry: bed.ry * 0.6 };
  return held(scene, vessel, pool + body + creamed(scene, top, 1.1) + leaves(scene, top, 2) + dusted(scene, top, 4));
};
