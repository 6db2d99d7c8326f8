import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, type Pen, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';

/** With its hollow and its leaf, for a plain red ball is a tomato. */
export const appleWhole = (pen: Pen, skin: string): string =>
  solid(
    pen,
    'M0 -64C-22 -92 -88 -88 -106 -38C-122 14 -86 92 -40 98C-22 100 -12 92 0 92C12 92 24 100 42 98C88 90 122 14 106 -38C88 -88 22 -92 0 -64Z',
    skin,
    4,
  ) +
  path('M40 -60C70 -50 84 -20 80 20C72 60 56 84 40 92C64 40 66 -10 40 -60Z', '#e9b64a', ' opacity=".5"') +
  path('M-44 -70C-20 -52 20 -52 46 -70C20 -60 -20 -60 -44 -70Z', darker(skin, 0.5), ' opacity=".7"') +
  strokes('M0 -58C-2 -84 6 -104 18 -116', '#5a3d1e', 12) +
  path('M8 -88C24 -122 66 -124 92 -108C74 -80 36 -74 8 -88Z', lit(pen, '#6f9a3c'), line(inkOf('#6f9a3c'), 3)) +
  strokes('M-76 -30C-68 -54 -48 -64 -30 -64', '#fff', 13, ' opacity=".55"');

/** A half with its core; `face` is the paint of the flesh. */
export const appleCut = (skin: string, face: string, flesh: string): string =>
  path(
    'M0 -58C-22 -88 -88 -84 -104 -36C-118 14 -84 88 -40 94C-22 96 -12 88 0 88C12 88 24 96 42 94C86 86 118 14 104 -36C86 -84 22 -88 0 -58Z',
    skin,
    line(inkOf(skin), 6),
  ) +
  path(
    'M0 -46C-20 -76 -78 -72 -92 -32C-104 12 -74 76 -38 82C-22 84 -12 76 0 76C12 76 24 84 40 82C76 74 104 12 92 -32C76 -72 20 -76 0 -46Z',
    face,
  ) +
  path(
    'M0 -20C-30 -22 -44 8 -34 40C-20 58 20 58 34 40C44 8 30 -22 0 -20Z',
    darker(flesh, 0.08),
    line(darker(flesh, 0.24), 4),
  ) +
  strokes('M0 -44V-20M0 56V74', darker(flesh, 0.3), 5) +
  strokes('M-12 8l-4 20M12 8l4 20', '#4f2c18', 15) +
  strokes('M-13 8l-3 12M11 8l3 12', lighter('#4f2c18', 0.3), 5);

/** An apple and a half of it, beside what is made of apples. */
export const applesBeside = (pen: Pen, x: number, y: number): string => {
  const [skin, flesh] = ['#c23b2e', '#f8edcb'];
  return (
    shadow(pen, x, y + 34, 120, 30, 0.5) +
    `<g transform="translate(${x + 10} ${y - 24}) scale(.62)">${appleWhole(pen, skin)}</g>` +
    `<g transform="translate(${x - 64} ${y + 24}) scale(.48)">${appleCut(skin, lit(pen, flesh, 0.4), flesh)}</g>`
  );
};
