import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, round, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { spread } from '#domain/drawing/setting/lay.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** An omelette that puffed in deep oil: bubbles, and an edge like torn lace. Smooth and round it would be a flat bread. */
export function lacyOmelette(scene: Scene, { cx, cy, rx, ry }: Bed): string {
  const { pen, choice } = scene;
  const tone = firstColour(scene);
  const bright = mix(secondColour(scene), '#ffd84a', 0.35);
  const edge = Array.from({ length: 44 }, (_, at) => {
    const angle = (at / 44) * Math.PI * 2;
    const reach = at % 2 === 0 ? choice.number(0.98, 1.08) : choice.number(0.9, 0.96);
    return `${round(cx + Math.cos(angle) * rx * reach)} ${round(cy + Math.sin(angle) * ry * reach)}`;
  });
  const d = `M${edge.join('L')}Z`;
  const frill = strokes(d, tone, 13);
  const bubbles = spread(scene, { cx, cy: cy - 12, rx: rx * 0.74, ry: ry * 0.66 }, 15)
    .map(({ x, y }, at) => {
      const r = 17 + (at % 4) * 7;
      return (
        ellipse(x, y + 5, r, r * 0.55, darker(tone, 0.34), ' opacity=".6"') +
        ellipse(x, y, r, r * 0.58, at % 3 === 0 ? lighter(bright, 0.3) : bright, line(darker(tone, 0.3), 2)) +
        ellipse(x - r * 0.25, y - r * 0.2, r * 0.4, r * 0.16, '#fff', ' opacity=".6"')
      );
    })
    .join('');
  const holes = spread(scene, { cx, cy, rx: rx * 0.98, ry: ry * 0.96 }, 34)
    .slice(18)
    .map(({ x, y }) => `M${round(x)} ${round(y)}h.1`)
    .join('');
  return (
    shadow(pen, cx + 10, cy + 26, rx * 1.06, ry, 0.5) +
    path(d, darker(tone, 0.4), `${line(inkOf(tone), 3)} transform="translate(0 12)"`) +
    path(
      d,
      pen.radial(
        [
          [0, lighter(bright, 0.25)],
          [0.6, bright],
          [0.9, tone],
          [1, darker(tone, 0.3)],
        ],
        { cx: 0.45, cy: 0.42, r: 0.6 },
      ),
      line(darker(tone, 0.45), 3),
    ) +
    frill +
    strokes(holes, darker(tone, 0.45), 12, ' opacity=".65"') +
    bubbles
  );
}

/** Two maize tortillas under a red sauce that runs over them: of red lumps alone every eye makes bacon. */
export function onTortillas({ pen }: Scene, { cx, cy }: Bed, red: string): string {
  const maize = '#e8bd62';
  const tortilla = (x: number, y: number) =>
    ellipse(cx + x, cy + y + 7, 158, 70, darker(maize, 0.35), line(inkOf(maize), 3)) +
    ellipse(cx + x, cy + y, 158, 70, lit(pen, maize), line(inkOf(maize), 2)) +
    strokes(
      `M${cx + x - 120} ${cy + y + 8}h8M${cx + x + 110} ${cy + y - 18}h8M${cx + x - 90} ${cy + y - 40}h6M${cx + x + 84} ${cy + y + 44}h8M${cx + x - 70} ${cy + y + 52}h6M${cx + x + 130} ${cy + y + 14}h6`,
      darker(maize, 0.5),
      10,
      ' opacity=".6"',
    );
  const pool = `M${cx - 140} ${cy - 14}C${cx - 130} ${cy - 58} ${cx - 50} ${cy - 46} ${cx - 10} ${cy - 56}C${cx + 60} ${cy - 66} ${cx + 130} ${cy - 50} ${cx + 146} ${cy - 8}C${cx + 156} ${cy + 30} ${cx + 110} ${cy + 34} ${cx + 84} ${cy + 52}C${cx + 40} ${cy + 70} ${cx - 20} ${cy + 54} ${cx - 60} ${cy + 62}C${cx - 110} ${cy + 60} ${cx - 150} ${cy + 30} ${cx - 140} ${cy - 14}Z`;
  return (
    shadow(pen, cx + 8, cy + 26, 226, 90, 0.45) +
    tortilla(-58, -12) +
    tortilla(58, 10) +
    path(pool, lit(pen, red), line(darker(red, 0.4), 3)) +
    strokes(
      `M${cx - 104} ${cy - 18}C${cx - 80} ${cy - 38} ${cx - 40} ${cy - 36} ${cx - 10} ${cy - 42}`,
      '#fff',
      6,
      ' opacity=".4"',
    )
  );
}
