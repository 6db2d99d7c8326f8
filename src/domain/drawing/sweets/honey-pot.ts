import { lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, type Pen, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';

/** A pot of honey with its dipper. */
export const honeyPot = (pen: Pen, x: number, y: number) => {
  const honey = '#d98f1f';
  return (
    shadow(pen, x + 12, y + 4, 96, 26, 0.5) +
    solid(
      pen,
      `M${x - 50} ${y - 86}C${x - 84} ${y - 66} ${x - 80} ${y - 8} ${x - 46} ${y}H${x + 46}C${x + 80} ${y - 8} ${x + 84} ${y - 66} ${x + 50} ${y - 86}Z`,
      '#c98a4f',
      4,
    ) +
    ellipse(x, y - 88, 52, 17, '#e9c48a', line('#6e4420', 3)) +
    ellipse(x, y - 87, 43, 12, lit(pen, honey)) +
    strokes(`M${x + 4} ${y - 92}L${x + 76} ${y - 190}`, '#7a4a22', 12) +
    strokes(`M${x + 4} ${y - 92}L${x + 76} ${y - 190}`, '#c08a4a', 7) +
    strokes(
      `M${x - 8} ${y - 110}L${x + 26} ${y - 86}M${x + 2} ${y - 122}L${x + 36} ${y - 98}M${x + 12} ${y - 134}L${x + 44} ${y - 112}`,
      '#a8702f',
      9,
    ) +
    strokes(`M${x - 34} ${y - 82}C${x - 40} ${y - 60} ${x - 36} ${y - 40} ${x - 38} ${y - 26}`, honey, 14) +
    strokes(`M${x - 40} ${y - 66}V${y - 40}`, lighter(honey, 0.6), 4)
  );
};
