import { darker, inkOf, lighter, lightnessOf } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { PicturePlan } from '#domain/drawing/plan/picture-plan.ts';
import { pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { Scene } from '#domain/drawing/setting/scene.ts';

/** A spirit of aniseed that water turns cloudy. */
export const isCloudedAnise = ({ ingredientText, shapeText, colours }: PicturePlan): boolean =>
  /\banise/.test(ingredientText) && /cloud|milky/.test(shapeText) && lightnessOf(colours[0] ?? '#000000') > 0.8;

/** The cloud that spreads from where the water fell in: even and pale the drink would be milk. */
export const anisCloud = (cx: number, top: number, bottom: number): string => {
  const tall = bottom - top;
  const at = (x: number, share: number) => `${Math.round(cx + x)} ${Math.round(top + tall * share)}`;
  return (
    strokes(
      `M${at(6, -0.1)}C${at(-50, 0.2)} ${at(40, 0.26)} ${at(-14, 0.44)}C${at(-66, 0.58)} ${at(26, 0.62)} ${at(14, 0.76)}M${at(-30, 0)}C${at(-70, 0.16)} ${at(-20, 0.3)} ${at(-52, 0.42)}M${at(40, 0)}C${at(70, 0.2)} ${at(26, 0.34)} ${at(58, 0.5)}`,
      '#fffef6',
      38,
      ' opacity=".42"',
    ) + strokes(`M${at(6, 0)}C${at(-40, 0.2)} ${at(36, 0.3)} ${at(-10, 0.5)}`, '#fff', 20, ' opacity=".4"')
  );
};

/** The jug of water that clouds it, and the spice it tastes of. */
export function waterJug(scene: Scene, x: number, y: number): string {
  const { pen, plan } = scene;
  const at = (dx: number, dy: number) => `${x + dx} ${y + dy}`;
  const wall = `M${at(-34, -214)}L${at(-30, -150)}C${at(-58, -110)} ${at(-78, -60)} ${at(-70, -12)}C${at(-62, 14)} ${at(62, 14)} ${at(70, -12)}C${at(78, -60)} ${at(58, -110)} ${at(30, -150)}L${at(38, -218)}`;
  const water = `M${at(-58, -96)}C${at(-72, -66)} ${at(-74, -40)} ${at(-68, -14)}C${at(-60, 10)} ${at(60, 10)} ${at(68, -14)}C${at(74, -40)} ${at(72, -66)} ${at(58, -96)}Z`;
  const spice = /star anise/.test(plan.ingredientText)
    ? shadow(pen, 204, 440, 60, 20, 0.4) +
      place(pieceSymbol(pen, 'star', '#7a4526'), { x: 184, y: 424, size: 1.2 }) +
      place(pieceSymbol(pen, 'star', '#7a4526'), { x: 244, y: 446, size: 0.95, turn: 20 })
    : place(pieceSymbol(pen, 'seeds', '#a3965c'), { x: 200, y: 428, size: 1.1 }) +
      place(pieceSymbol(pen, 'seeds', '#8a7d4a'), { x: 244, y: 440, size: 0.9, turn: 50 });
  return (
    shadow(pen, x + 24, y + 4, 110, 30, 0.5) +
    path(`${wall}Z`, '#eaf4f6', ' opacity=".4"') +
    path(water, '#a9d3e0', ' opacity=".55"') +
    ellipse(x, y - 96, 58, 14, '#d9eef4', `${line('#fff', 2)} opacity=".8"`) +
    path(wall, 'none', line('#8fa6ad', 5)) +
    ellipse(x + 2, y - 216, 36, 10, 'none', line('#b9cbd0', 5)) +
    strokes(`M${at(34, -190)}C${at(110, -196)} ${at(118, -100)} ${at(62, -92)}`, '#b9cbd0', 11) +
    strokes(`M${at(-44, -90)}C${at(-58, -60)} ${at(-58, -40)} ${at(-54, -24)}`, '#fff', 8, ' opacity=".8"') +
    spice
  );
}

/** Dried cups of hibiscus: without them the drink would be beetroot juice. */
export function hibiscusCups({ pen }: Scene, x: number, y: number): string {
  const tone = '#7a1230';
  const cup = pen.symbol(
    'hibiscus cup',
    () =>
      path(
        'M0 40C-24 36 -34 14 -28 -6C-36 -20 -44 -28 -50 -44C-36 -40 -26 -32 -20 -22C-18 -38 -10 -50 -2 -62C8 -48 14 -36 16 -22C26 -32 38 -40 50 -42C46 -28 36 -18 28 -6C34 14 24 36 0 40Z',
        lit(pen, tone),
        line(inkOf(tone), 3),
      ) +
      strokes(
        'M-6 34C-16 12 -22 -8 -42 -34M0 34C-2 8 -4 -20 -2 -50M6 34C16 12 20 -8 42 -34',
        lighter(tone, 0.35),
        3,
        ' opacity=".7"',
      ) +
      ellipse(0, 40, 12, 7, darker(tone, 0.4)),
  );
  return [
    [0, 0, -24, 0.86],
    [78, 22, 46, 0.8],
    [24, 46, 100, 0.72],
  ]
    .map(
      ([dx = 0, dy = 0, turn = 0, size = 1]) =>
        shadow(pen, x + dx + 8, y + dy + 24, 50, 18, 0.45) + place(cup, { x: x + dx, y: y + dy, turn, size }),
    )
    .join('');
}
