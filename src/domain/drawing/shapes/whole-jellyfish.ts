import { ellipse, line, path, type Pen, shadow, strokes } from '#domain/drawing/pen/pen.ts';

/** A jellyfish, its bell and its arms: bands of it alone are taken for noodles or bamboo. */
export const wholeJellyfish = (pen: Pen, x: number, y: number) => {
  const tone = '#d9a04a';
  return (
    shadow(pen, x + 8, y + 64, 92, 22, 0.4) +
    strokes(
      `M${x - 40} ${y + 8}c-14 24 10 34 -6 62M${x - 14} ${y + 10}c-10 26 12 36 -2 66M${x + 14} ${y + 10}c-8 26 14 34 4 64M${x + 40} ${y + 8}c-4 24 16 32 8 58`,
      '#b0742c',
      12,
      ' opacity=".7"',
    ) +
    strokes(
      `M${x - 40} ${y + 8}c-14 24 10 34 -6 62M${x - 14} ${y + 10}c-10 26 12 36 -2 66M${x + 14} ${y + 10}c-8 26 14 34 4 64M${x + 40} ${y + 8}c-4 24 16 32 8 58`,
      '#f1cf94',
      7,
    ) +
    path(
      `M${x - 72} ${y + 10}C${x - 78} ${y - 52} ${x - 40} ${y - 76} ${x} ${y - 76}C${x + 40} ${y - 76} ${x + 78} ${y - 52} ${x + 72} ${y + 10}C${x + 60} ${y + 22} ${x + 50} ${y + 8} ${x + 36} ${y + 18}C${x + 24} ${y + 26} ${x + 14} ${y + 10} ${x} ${y + 20}C${x - 14} ${y + 10} ${x - 24} ${y + 26} ${x - 36} ${y + 18}C${x - 50} ${y + 8} ${x - 60} ${y + 22} ${x - 72} ${y + 10}Z`,
      pen.radial([
        [0, '#fff3d6'],
        [0.5, '#ebbf72'],
        [1, tone],
      ]),
      line('#8a5a20', 3),
    ) +
    strokes(
      `M${x - 48} ${y + 6}C${x - 44} ${y - 24} ${x - 30} ${y - 46} ${x - 12} ${y - 56}M${x} ${y + 10}V${y - 52}M${x + 48} ${y + 6}C${x + 44} ${y - 24} ${x + 30} ${y - 46} ${x + 12} ${y - 56}`,
      '#b0742c',
      3,
      ' opacity=".5"',
    ) +
    ellipse(x - 26, y - 46, 16, 9, '#fff', ' opacity=".8"')
  );
};
