import { ellipse, line, lit, path, type Pen, shadow, strokes } from '#domain/drawing/pen/pen.ts';

/** A jar of tea under a cloth, with the mat of its culture afloat: without it the drink would be beer, juice or a spirit. */
export function cultureJar(pen: Pen, x: number, y: number): string {
  const wall = `M${x - 62} ${y - 196}C${x - 96} ${y - 184} ${x - 98} ${y - 160} ${x - 98} ${y - 140}V${y - 20}C${x - 92} ${y + 10} ${x + 92} ${y + 10} ${x + 98} ${y - 20}V${y - 140}C${x + 98} ${y - 160} ${x + 96} ${y - 184} ${x + 62} ${y - 196}Z`;
  const tea = `M${x - 92} ${y - 126}H${x + 92}V${y - 22}C${x + 86} ${y + 4} ${x - 86} ${y + 4} ${x - 92} ${y - 22}Z`;
  const mat = '#ecd9b4';
  return (
    shadow(pen, x + 22, y, 136, 34, 0.55) +
    path(wall, '#eef3ee', ' opacity=".6"') +
    path(tea, lit(pen, '#c9862e'), ' opacity=".92"') +
    strokes(
      `M${x - 60} ${y - 40}h.1M${x - 34} ${y - 66}h.1M${x - 8} ${y - 30}h.1M${x + 20} ${y - 58}h.1M${x + 52} ${y - 34}h.1M${x + 66} ${y - 70}h.1M${x - 70} ${y - 74}h.1`,
      '#fff3d4',
      8,
      ' opacity=".8"',
    ) +
    // The mat, in its layers, with threads of yeast below.
    strokes(
      `M${x - 50} ${y - 96}C${x - 56} ${y - 80} ${x - 44} ${y - 70} ${x - 50} ${y - 56}M${x + 8} ${y - 94}C${x + 2} ${y - 74} ${x + 14} ${y - 66} ${x + 8} ${y - 48}M${x + 52} ${y - 96}C${x + 58} ${y - 84} ${x + 46} ${y - 76} ${x + 50} ${y - 64}`,
      '#8a5a24',
      5,
      ' opacity=".6"',
    ) +
    path(
      `M${x - 91} ${y - 132}C${x - 91} ${y - 92} ${x + 91} ${y - 92} ${x + 91} ${y - 132}V${y - 110}C${x + 84} ${y - 78} ${x - 84} ${y - 78} ${x - 91} ${y - 110}Z`,
      '#cfae78',
      line('#8f6c3c', 2),
    ) +
    strokes(`M${x - 88} ${y - 118}C${x - 70} ${y - 90} ${x + 70} ${y - 90} ${x + 88} ${y - 118}`, '#f3e6c8', 5) +
    ellipse(x, y - 132, 91, 24, lit(pen, mat, 0.6), line('#8f6c3c', 3)) +
    strokes(
      `M${x - 52} ${y - 136}C${x - 30} ${y - 146} ${x - 6} ${y - 130} ${x + 16} ${y - 138}M${x - 18} ${y - 122}C${x + 6} ${y - 130} ${x + 30} ${y - 118} ${x + 54} ${y - 128}`,
      '#c9a56a',
      5,
    ) +
    path(wall, 'none', line('#93a4a0', 4)) +
    // A cloth tied over its mouth.
    path(
      `M${x - 64} ${y - 196}C${x - 92} ${y - 184} ${x - 92} ${y - 168} ${x - 84} ${y - 162}C${x - 50} ${y - 176} ${x + 50} ${y - 176} ${x + 84} ${y - 162}C${x + 94} ${y - 168} ${x + 92} ${y - 184} ${x + 64} ${y - 196}C${x + 50} ${y - 222} ${x - 50} ${y - 222} ${x - 64} ${y - 196}Z`,
      lit(pen, '#d9e0da', 0.6),
      line('#7f8f8a', 3),
    ) +
    strokes(`M${x - 66} ${y - 194}C${x - 40} ${y - 182} ${x + 40} ${y - 182} ${x + 66} ${y - 194}`, '#a8703c', 6) +
    strokes(`M${x - 84} ${y - 120}V${y - 30}`, '#fff', 7, ' opacity=".6"')
  );
}
