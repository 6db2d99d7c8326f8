import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, solid, strokes } from '#domain/drawing/pen/pen.ts';

/** An opened bulb in its paper, black cloves in it and before it: black all over it would be chocolate. */
export const blackGarlic = (pen: Pen, tone: string) => {
  const paper = '#e8dcc4';
  const clove = pen.symbol(
    'black clove',
    () =>
      solid(pen, 'M-40 22C-46 -8 -22 -36 16 -52C20 -24 40 -4 34 20C22 36 -26 38 -40 22Z', lighter(tone, 0.12), 3) +
      strokes('M-22 8C-18 -12 -6 -26 8 -36', '#8a7468', 5, ' opacity=".7"'),
  );
  return (
    `<g transform="translate(-70 -10)">` +
    path(
      'M-118 36C-130 -20 -60 -48 -26 -80C-20 -96 -22 -118 -14 -128L6 -126C8 -112 8 -96 18 -80C52 -48 128 -20 116 36C104 92 -104 94 -118 36Z',
      lit(pen, paper),
      line(inkOf(paper), 4),
    ) +
    strokes(
      'M-10 -120C-16 -60 -80 -10 -92 40M-4 -120C-10 -70 -40 20 -34 76M4 -120C10 -70 84 -10 94 38',
      darker(paper, 0.3),
      4,
      ' opacity=".8"',
    ) +
    path(
      'M-34 -34C-10 -50 40 -40 62 -8C76 24 60 64 20 72C-20 74 -46 50 -48 16C-50 -4 -48 -24 -34 -34Z',
      darker(paper, 0.4),
      line(inkOf(paper), 3),
    ) +
    place(clove, { x: -10, y: 30, size: 0.9, turn: -14 }) +
    place(clove, { x: 34, y: 26, size: 0.86, turn: 20 }) +
    `</g>` +
    place(clove, { x: 100, y: 40, size: 1, turn: 30 }) +
    place(clove, { x: 164, y: 58, size: 0.9, turn: 70 })
  );
};

/** The rhizome with the scars of its leaves and a tuft of stalks, a mound grated off it: smooth it would be dough. */
export const wasabiRoot = (pen: Pen, tone: string, paste: string) => {
  const scars = [-130, -92, -54, -16, 22, 60]
    .map((x, at) => `M${x} ${-34 + (at % 2) * 4}C${x + 14} -10 ${x + 12} 16 ${x - 2} 38`)
    .join('');
  const body =
    solid(
      pen,
      'M-180 8C-186 -14 -166 -34 -140 -32C-110 -44 -60 -38 -20 -42C20 -46 70 -40 100 -30C118 -14 116 22 98 34C60 46 10 40 -30 44C-80 48 -130 42 -156 36C-172 30 -180 20 -180 8Z',
      tone,
      4,
    ) +
    strokes(scars, darker(tone, 0.4), 7, ' opacity=".8"') +
    strokes(scars, lighter(tone, 0.4), 4, ' transform="translate(8 0)" opacity=".7"') +
    strokes(
      'M-110 -20h.1M-70 20h.1M-34 -22h.1M2 18h.1M40 -16h.1M78 12h.1M-140 10h.1',
      darker(tone, 0.46),
      13,
      ' opacity=".55"',
    ) +
    ['M100 -18C140 -40 170 -52 208 -54', 'M104 0C150 -4 180 -2 214 4', 'M100 18C140 36 168 46 200 56']
      .map((d) => strokes(d, inkOf('#86a85a'), 19) + strokes(d, '#9dbd6c', 13))
      .join('') +
    ellipse(-166, 4, 17, 28, lighter(tone, 0.45), line(inkOf(tone), 3));
  const grated = Array.from({ length: 30 }, (_, at) => {
    const [turn, far] = [at * 2.4, Math.sqrt((at + 0.5) / 30)];
    return `M${Math.round(100 + Math.cos(turn) * far * 74)} ${Math.round(66 + Math.sin(turn) * far * 26 - 22 * (1 - far))}l6 ${(at % 3) * 3 - 3}`;
  }).join('');
  return (
    `<g transform="translate(-20 -40) rotate(-8)">${body}</g>` +
    path(
      'M18 76C26 40 66 18 102 18C140 18 176 42 184 76C160 102 42 102 18 76Z',
      lit(pen, paste),
      line(inkOf(paste), 3),
    ) +
    strokes(grated, darker(paste, 0.24), 8) +
    strokes(grated, lighter(paste, 0.4), 5, ' transform="translate(-1 -2)"')
  );
};
