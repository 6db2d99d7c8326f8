import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, strokes } from '#domain/drawing/pen/pen.ts';

/** A rim pressed in folds: in and out all round. */
const crimped = (rx: number, ry: number, count: number) => {
  const at = (turn: number, far: number) => {
    const angle = (turn * Math.PI * 2) / count;
    return `${Math.round(Math.cos(angle) * rx * far)} ${Math.round(Math.sin(angle) * ry * far)}`;
  };
  return `M${at(0, 1)}${Array.from({ length: count }, (_, turn) => `Q${at(turn + 0.5, 1.16)} ${at(turn + 1, 1)}`).join('')}Z`;
};

/** An open pasty of thin dough: matt, its rim in folds, grains of rice in its porridge. Shining and ribbed it would be a mussel. */
export const ryeBoat = (pen: Pen, shell: string, filling: string, rice: boolean) => {
  const tone = lighter(shell, 0.22);
  const outline = crimped(114, 54, 26);
  const grains = Array.from({ length: 30 }, (_, at) => {
    const [turn, far] = [at * 2.4, Math.sqrt((at + 0.5) / 30) * 0.86];
    return `M${Math.round(Math.cos(turn) * far * 84) - 5} ${Math.round(Math.sin(turn) * far * 32)}l11 ${(at % 3) * 4 - 4}`;
  }).join('');
  const folds = Array.from({ length: 26 }, (_, at) => {
    const angle = (at * Math.PI * 2) / 26;
    const point = (far: number) =>
      `${Math.round(Math.cos(angle) * 114 * far)} ${Math.round(Math.sin(angle) * 54 * far)}`;
    return `M${point(0.98)}L${point(0.84)}`;
  }).join('');
  return (
    path(outline, darker(tone, 0.4), `${line(inkOf(tone), 3)} transform="translate(0 11)"`) +
    path(outline, tone, line(inkOf(tone), 3)) +
    strokes(folds, darker(tone, 0.36), 5) +
    strokes(
      'M-96 -14h.1M-70 -34h.1M-20 -44h.1M40 -42h.1M82 -28h.1M98 10h.1M62 38h.1M0 46h.1M-54 40h.1M-94 18h.1',
      darker(tone, 0.45),
      6,
      ' opacity=".5"',
    ) +
    ellipse(0, 0, 92, 38, lit(pen, filling, 0.4), line(darker(tone, 0.3), 3)) +
    (rice ? strokes(grains, mix(filling, '#b98d4a', 0.45), 11) + strokes(grains, '#fffaec', 7.5) : '') +
    strokes('M-40 -10h12M14 8h14M44 -10h8M-14 18h8', mix(filling, '#a8642a', 0.6), 12, ' opacity=".4"')
  );
};
