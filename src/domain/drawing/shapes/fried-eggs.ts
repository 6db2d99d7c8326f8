import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, round, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { pieceSymbol, spread } from '#domain/drawing/setting/lay.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** An omelette that puffed in deep oil: browned blisters, and an edge like torn lace. Smooth and round it would be a flat bread, and yellow and shining the blisters would be cheese. */
export function lacyOmelette(scene: Scene, { cx, cy, rx, ry }: Bed): string {
  const { pen, choice, plan } = scene;
  const tone = firstColour(scene);
  // Bits of meat that were beaten in: yellow alone, with blisters, it would be cheese.
  const meat = plan.ingredientText.includes('minced')
    ? spread(scene, { cx, cy: cy - 8, rx: rx * 0.6, ry: ry * 0.52 }, 6)
        .map((spot) => place(pieceSymbol(pen, 'mince', '#9a6a48'), { ...spot, size: 0.5 }))
        .join('')
    : '';
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
      const r = 12 + (at % 4) * 6;
      const top = mix(tone, '#94521a', 0.36 + (at % 3) * 0.14);
      return (
        ellipse(x, y + 5, r, r * 0.55, darker(tone, 0.34), ' opacity=".6"') +
        ellipse(x, y, r, r * 0.58, top, line(darker(tone, 0.35), 2)) +
        ellipse(x - r * 0.2, y - r * 0.16, r * 0.5, r * 0.22, mix(top, '#f3dca0', 0.5), ' opacity=".6"')
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
    bubbles +
    meat
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

/** A block of omelette rolled in a square pan, slices of it laid before: round and smooth it would be a sponge roll. */
export function rolledSlices({ pen, plan }: Scene, { cx, cy }: Bed): string {
  const tone = plan.colours[0] ?? '#f2c64a';
  const [pale, brown] = [lighter(tone, 0.4), mix(tone, '#a8651c', 0.55)];
  const face = (half: number, high: number) =>
    path(`M-${half} 0L${half} 12V${high + 12}L-${half} ${high}Z`, lit(pen, pale, 0.5), line(inkOf(tone), 3)) +
    strokes(
      `M${12 - half} ${high - 14}L${half - 14} ${high - 3}V24L${16 - half} 16V${high - 30}L${half - 32} ${high - 20}V40L${36 - half} 34V${high - 44}L${half - 50} ${high - 38}`,
      brown,
      4.5,
      ' opacity=".75"',
    );
  const box = (half: number, high: number, back: number) => {
    const up = Math.round(back * 0.6);
    return (
      path(
        `M-${half} 0L${back - half} -${up}L${half + back} ${12 - up}V${12 - up + high}L${half} ${12 + high}L-${half} ${high}Z`,
        darker(tone, 0.2),
        line(inkOf(tone), 4),
      ) +
      path(
        `M-${half} 0L${back - half} -${up}L${half + back} ${12 - up}L${half} 12Z`,
        lit(pen, tone),
        line(inkOf(tone), 2),
      ) +
      strokes(
        `M${24 - half} -10L${back - half} -${up - 10}M${half - 20} 0L${half + back - 50} ${22 - up}`,
        brown,
        12,
        ' opacity=".35"',
      ) +
      face(half, high)
    );
  };
  const slice = pen.symbol('slice of omelette', () => box(76, 84, 34));
  return (
    shadow(pen, cx + 40, cy + 26, 220, 60, 0.5) +
    `<g transform="translate(${cx + 4} ${cy - 62})">${box(76, 84, 176)}</g>` +
    [
      [-104, -8],
      [-10, 26],
    ]
      .map(
        ([x = 0, y = 0]) =>
          shadow(pen, cx + x + 10, cy + y + 84, 100, 24, 0.45) + place(slice, { x: cx + x, y: cy + y }),
      )
      .join('')
  );
}
