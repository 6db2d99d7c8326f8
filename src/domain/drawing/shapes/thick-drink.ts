import { darker, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, strokes } from '#domain/drawing/pen/pen.ts';

/** Streaks of yoghurt that were stirred in, and none of the light that falls through juice. */
export const marbled = (cx: number, full: number, bottom: number) => {
  const bands = [0.2, 0.48, 0.76].map((share, at) => {
    const y = Math.round(full + (bottom - full) * share);
    const bend = at % 2 === 0 ? 20 : -16;
    return `M${cx - 90} ${y + 10}C${cx - 60} ${y - bend} ${cx - 20} ${y - bend} ${cx + 4} ${y + 6}S${cx + 50} ${y + bend} ${cx + 84} ${y - 14}`;
  });
  return (
    strokes(bands.join(''), '#fffaf0', 22, ' opacity=".34"') + strokes(bands.join(''), '#fffdf8', 9, ' opacity=".4"')
  );
};

/** What it was blended up to: a matt top with fine bubbles that clings to the glass. */
export const blended = (cx: number, full: number, rx: number, tone: string) => {
  const foam = lighter(tone, 0.6);
  const bubbles = [-0.8, -0.6, -0.36, -0.14, 0.1, 0.34, 0.58, 0.8]
    .map((at, n) => `M${Math.round(cx + at * rx)} ${full + (n % 3) * 9 - 8}h.1`)
    .join('');
  return (
    `<path d="M${cx - rx - 2} ${full - 14}C${cx - rx * 0.7} ${full + 8} ${cx - rx * 0.5} ${full + 30} ${cx} ${full + 34}C${cx + rx * 0.5} ${full + 30} ${cx + rx * 0.8} ${full + 10} ${cx + rx + 2} ${full - 18}L${cx + rx - 2} ${full + 22}C${cx + rx * 0.6} ${full + 52} ${cx - rx * 0.6} ${full + 52} ${cx - rx + 2} ${full + 22}Z" fill="${foam}"/>` +
    ellipse(cx, full, rx, rx * 0.3, foam, line(darker(foam, 0.25), 2)) +
    strokes(bubbles, darker(foam, 0.2), 7, ' opacity=".6"') +
    strokes(bubbles, '#fff', 4, ' opacity=".9" transform="translate(-1 -1)"')
  );
};
