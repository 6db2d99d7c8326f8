import { lighter } from '#domain/drawing/pen/colour.ts';
import { type Pen, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';

/** The white root that yellow half-moons were cut from: by themselves they would be lemon. */
export const wholeDaikon = (pen: Pen, x: number, y: number) =>
  shadow(pen, x + 8, y + 30, 112, 24, 0.45) +
  strokes(
    `M${x + 74} ${y - 20}C${x + 100} ${y - 44} ${x + 116} ${y - 50} ${x + 136} ${y - 50}M${x + 78} ${y - 10}C${x + 108} ${y - 18} ${x + 124} ${y - 16} ${x + 142} ${y - 10}`,
    '#3f6a2c',
    15,
  ) +
  strokes(
    `M${x + 74} ${y - 20}C${x + 100} ${y - 44} ${x + 116} ${y - 50} ${x + 136} ${y - 50}M${x + 78} ${y - 10}C${x + 108} ${y - 18} ${x + 124} ${y - 16} ${x + 142} ${y - 10}`,
    '#6f9a44',
    9,
  ) +
  solid(
    pen,
    `M${x - 116} ${y + 30}C${x - 90} ${y + 2} ${x - 40} ${y - 26} ${x + 30} ${y - 40}C${x + 66} ${y - 46} ${x + 88} ${y - 30} ${x + 86} ${y - 4}C${x + 84} ${y + 18} ${x + 64} ${y + 28} ${x + 30} ${y + 32}C${x - 30} ${y + 38} ${x - 84} ${y + 38} ${x - 116} ${y + 30}Z`,
    '#f4efe0',
    3,
  ) +
  strokes(
    `M${x + 20} ${y - 30}C${x + 28} ${y - 10} ${x + 28} ${y + 10} ${x + 22} ${y + 28}M${x - 30} ${y - 8}L${x - 24} ${y + 6}M${x + 52} ${y - 24}L${x + 56} ${y - 4}M${x - 60} ${y + 18}L${x - 52} ${y + 28}`,
    '#c9bb94',
    3.5,
  ) +
  strokes(
    `M${x - 70} ${y + 6}C${x - 36} ${y - 14} ${x} ${y - 26} ${x + 40} ${y - 32}`,
    lighter('#f4efe0', 1),
    7,
    ' opacity=".9"',
  );
