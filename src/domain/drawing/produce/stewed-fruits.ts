import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { heap } from '#domain/drawing/setting/lay.ts';
import { liquid } from '#domain/drawing/setting/liquid.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { bowl } from '#domain/drawing/setting/vessels.ts';

const leafGreen = '#6d9a3f';

/** A length cut from a ribbed stalk: its pale face towards the eye. */
const stalkPiece = (pen: Pen, red: string, pale: string) =>
  path('M-46 -22C-20 -27 22 -27 46 -20C54 -8 54 12 46 22C20 28 -22 27 -46 20Z', lit(pen, red), line(inkOf(red), 3)) +
  strokes('M-40 -10C-10 -14 16 -14 40 -9M-40 4C-10 1 16 1 42 4', mix(red, pale, 0.55), 5, ' opacity=".85"') +
  strokes('M-40 14C-10 17 16 17 40 14', darker(red, 0.22), 4, ' opacity=".7"') +
  path(
    'M-46 -22C-34 -24 -30 -10 -30 0C-30 12 -34 22 -46 20C-58 14 -58 -14 -46 -22Z',
    lit(pen, pale, 0.6),
    line(inkOf(red), 2.5),
  );

/** A raw stalk from its pale foot to the stump of its leaf. */
const rawStalk = (pen: Pen, red: string) => {
  const d = 'M-250 -20C-262 -8 -262 12 -250 20C-150 14 40 18 200 15L206 -15C40 -18 -150 -14 -250 -20Z';
  const leaf = 'M196 -13C210 -44 246 -58 274 -46C300 -52 318 -32 306 -12C322 4 312 30 286 32C264 50 226 42 204 15Z';
  return (
    path(leaf, lit(pen, leafGreen), line(inkOf(leafGreen), 4)) +
    strokes('M200 0C230 -2 262 -4 290 -4M226 -2L252 -34M228 0L260 26', mix(red, '#e3ecb0', 0.6), 5) +
    path(
      d,
      pen.linear(
        [
          [0, mix(red, '#fbe6e2', 0.6)],
          [0.3, red],
          [0.72, darker(red, 0.1)],
          [1, mix(red, '#a7b96a', 0.8)],
        ],
        1,
        0,
      ),
      line(inkOf(red), 4),
    ) +
    strokes('M-246 -8C-140 -4 40 -6 196 -6M-248 8C-140 8 40 8 198 6', lighter(red, 0.5), 3.5, ' opacity=".7"')
  );
};

/** Stalks stewed in their syrup, a raw one before the bowl: in the bowl alone they might be anything pink. */
export const stewedStalks: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = bowl(scene, { rx: 208, cy: 236, depth: 104, level: 10 });
  const red = darker(mix(firstColour(scene), '#c42f50', 0.45), 0.04);
  const soft = mix(red, secondColour(scene), 0.5);
  const pale = '#eef0c0';
  const ids = [red, soft].map((tone) => pen.symbol(`stalk ${tone}`, () => stalkPiece(pen, tone, pale)));
  const raw = pen.symbol('raw stalk', () => rawStalk(pen, red));
  return (
    held(
      scene,
      vessel,
      liquid(scene, vessel.bed, soft) +
        heap(
          scene,
          { ...vessel.bed, rx: vessel.bed.rx * 0.78, ry: vessel.bed.ry * 0.72 },
          { ids, count: 13, rise: 22, size: 1.02, turn: 70 },
        ),
    ) +
    (/^rhubarb\b/.test(plan.ingredientText)
      ? shadow(pen, 400, 482, 290, 24, 0.5) +
        place(raw, { x: 372, y: 428, turn: -3, size: 0.9 }) +
        place(raw, { x: 392, y: 474, turn: 2, size: 0.9 })
      : '')
  );
};

/** A hard round berry that shines, with the scar of its flower. */
const cranberry = (pen: Pen, red: string) =>
  `<circle r="35" fill="${lit(pen, red)}"${line(inkOf(red))}/>` +
  ellipse(-12, -14, 10, 6, '#fff', ' opacity=".8" transform="rotate(-34 -12 -14)"') +
  strokes('M16 16l6 -1M16 16l3 6M16 16l-5 4M16 16l-1 -6', darker(red, 0.55), 4);

/** Cut through: white, with four hollow chambers. */
const cutCranberry = (pen: Pen, red: string) =>
  ellipse(0, 3, 37, 32, darker(red, 0.1), line(inkOf(red), 3)) +
  ellipse(0, 0, 34, 28, lit(pen, '#fbe4dc', 0.5)) +
  [
    [-11, -8],
    [11, -8],
    [-11, 9],
    [11, 9],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 9, 7, mix(red, '#f6c6bd', 0.45), line(mix(red, '#fbe4dc', 0.3), 2)))
    .join('') +
  strokes('M-11 -8h.1M11 -8h.1M-11 9h.1M11 9h.1', '#a8703c', 6);

/** Berries set in their jelly, with raw ones and their leaves before the bowl: smooth balls in red they would be cherries in soup. */
export const settingBerries: FormPainter = (scene) => {
  const { pen } = scene;
  const vessel = bowl(scene, { rx: 204, cy: 242, depth: 100, level: 6 });
  const { bed } = vessel;
  const red = mix(firstColour(scene), '#d81f38', 0.5);
  const dark = darker(red, 0.16);
  const whole = pen.symbol('cranberry', () => cranberry(pen, red));
  const deep = pen.symbol('dark cranberry', () => cranberry(pen, dark));
  const cut = pen.symbol('cut cranberry', () => cutCranberry(pen, red));
  const leaf = pen.symbol(
    'leaf of cranberry',
    () =>
      path('M0 0C14 -20 48 -24 70 -6C50 14 18 16 0 0Z', lit(pen, leafGreen), line(inkOf(leafGreen), 3)) +
      strokes('M4 0C24 -4 44 -6 62 -6', lighter(leafGreen, 0.5), 3),
  );
  const before = [
    [190, 470],
    [594, 486],
    [650, 452],
    [254, 444],
  ] as const;
  return (
    held(
      scene,
      vessel,
      liquid(scene, bed, dark, { thick: true }) +
        heap(
          scene,
          { ...bed, rx: bed.rx * 0.84, ry: bed.ry * 0.78 },
          { ids: [whole, deep, whole], count: 24, rise: 54, size: 1, turn: 40 },
        ),
    ) +
    place(leaf, { x: 214, y: 452, turn: -120 }) +
    place(leaf, { x: 222, y: 462, turn: 24, size: 0.9 }) +
    before
      .map(
        ([x, y], at) =>
          shadow(pen, x + 8, y + 24, 44, 16, 0.5) +
          place(at === 1 ? cut : at === 2 ? deep : whole, { x, y, size: 1.16 }),
      )
      .join('')
  );
};
