import { chromaOf, darker, hueOf, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import {
  beside,
  creamed,
  dusted,
  heap,
  laid,
  mound as heapOf,
  pieceSymbol,
  spread,
} from '#domain/drawing/setting/lay.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { bowl, plate } from '#domain/drawing/setting/vessels.ts';

/** A stiff mass with butter in the crater that was pressed into it: drawn out flat it would be a dip of chickpeas. */
export const withCrater: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = bowl(scene, { rx: 236, cy: 290, depth: 76, level: 0 });
  const { cx, cy, rx } = vessel.bed;
  const colour = firstColour(scene);
  const butter = plan.colours.slice(1).find((one) => chromaOf(one) > 0.11 && hueOf(one) < 100) ?? '#f2c94c';
  const high = 104;
  const body = `M${cx - rx * 0.9} ${cy + 18}C${cx - rx * 0.86} ${cy - 50} ${cx - 128} ${cy - high + 4} ${cx - 96} ${cy - high}H${cx + 96}C${cx + 128} ${cy - high + 4} ${cx + rx * 0.86} ${cy - 50} ${cx + rx * 0.9} ${cy + 18}C${cx + rx * 0.6} ${cy + 104} ${cx - rx * 0.6} ${cy + 104} ${cx - rx * 0.9} ${cy + 18}Z`;
  const side = { cx, cy: cy + 30, rx: rx * 0.6, ry: 30 };
  return held(
    scene,
    vessel,
    shadow(pen, cx + 12, cy + 34, rx * 0.95, 70, 0.4) +
      path(body, lit(pen, colour), line(inkOf(colour))) +
      strokes(
        `M${cx - rx * 0.7} ${cy - 4}C${cx - 140} ${cy + 30} ${cx - 60} ${cy + 44} ${cx - 10} ${cy + 44}M${cx + 40} ${cy + 48}C${cx + 100} ${cy + 40} ${cx + 146} ${cy + 16} ${cx + rx * 0.76} ${cy - 14}M${cx - 120} ${cy - 50}C${cx - 90} ${cy - 24} ${cx - 40} ${cy - 14} ${cx} ${cy - 12}`,
        darker(colour, 0.26),
        9,
        ' opacity=".5"',
      ) +
      strokes(
        `M${cx - 142} ${cy - 36}C${cx - 132} ${cy - 66} ${cx - 116} ${cy - 84} ${cx - 104} ${cy - 88}`,
        lighter(colour, 0.7),
        9,
        ' opacity=".6"',
      ) +
      ellipse(cx, cy - high + 8, 104, 40, lighter(colour, 0.2), line(inkOf(colour), 3)) +
      ellipse(cx, cy - high + 14, 84, 29, lit(pen, butter), line(darker(butter, 0.45), 3)) +
      path(
        `M${cx + 40} ${cy - high + 36}C${cx + 70} ${cy - 70} ${cx + 52} ${cy - 40} ${cx + 66} ${cy - 4}C${cx + 74} ${cy + 12} ${cx + 94} ${cy + 6} ${cx + 92} ${cy - 12}C${cx + 88} ${cy - 44} ${cx + 94} ${cy - 66} ${cx + 82} ${cy - high + 24}Z`,
        lit(pen, butter),
        line(darker(butter, 0.45), 2),
      ) +
      strokes(
        `M${cx - 54} ${cy - high + 10}C${cx - 40} ${cy - high - 4} ${cx - 10} ${cy - high - 8} ${cx + 14} ${cy - high - 6}`,
        '#fff',
        7,
        ' opacity=".6"',
      ) +
      laid(scene, side, { main: 2, plant: 4, leaf: 2, size: 0.7 }) +
      // Spooned around it, and not on the butter.
      (plan.cream?.piece === 'dollop' ? creamed(scene, { ...side, cx: cx - 110, cy: cy + 26 }, 0.85) : '') +
      dusted(scene, { ...side, cy: cy + 6 }, 2, 0.7),
  );
};

/** Lentils stirred and half broken: most are whole, and keep their green and brown. Smooth it would be a purée, in clumps mince. */
export const ofLentils: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = plate(scene, { rx: 250 });
  const { bed } = vessel;
  const colour = firstColour(scene);
  const low = { ...bed, cy: bed.cy + 2, rx: bed.rx * 0.82, ry: bed.ry * 0.78 };
  const tones = [lighter(colour, 0.18), lighter(colour, 0.34), colour, mix(colour, '#a8743e', 0.5)];
  const top = { ...bed, cy: bed.cy - 40, rx: 120, ry: 34 };
  const rest = { ...scene, plan: { ...plan, plant: plan.plant.filter(({ piece }) => piece !== 'lentils') } };
  return (
    held(
      scene,
      vessel,
      heapOf(scene, low, darker(colour, 0.3), 34) +
        heap(scene, low, {
          ids: tones.map((tone) => pieceSymbol(pen, 'lentils', tone)),
          count: 30,
          rise: 52,
          size: 1.02,
        }) +
        laid(rest, top, { main: 0, plant: 3, leaf: 2, size: 0.7 }),
    ) + beside(scene, 624, 408)
  );
};

/** Little mounds scored with a spoon, each of its own colour, a seed on top: in one pool they would be a stew of leaves. */
export const littleMounds: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = plate(scene);
  const { cx, cy } = vessel.bed;
  const seed = /pomegranate/.test(plan.ingredientText)
    ? ['M-6 -74h.1', 'M14 -66h.1', 'M-20 -62h.1']
        .map(
          (d) =>
            strokes(d, '#6b0f22', 17) +
            strokes(d, '#c32c48', 12) +
            strokes(d, '#fff', 4, ' opacity=".7" transform="translate(-2 -3)"'),
        )
        .join('')
    : '';
  const crumbs = /walnut/.test(plan.ingredientText)
    ? strokes('M-50 6h5M-18 26h4M24 8h5M52 24h4M4 -22h4M-34 -24h4M40 -22h4', '#d9b98a', 7)
    : '';
  const mound = (tone: string) =>
    pen.symbol(
      `mound ${tone}`,
      () =>
        path(
          'M-92 26C-92 -30 -46 -66 0 -66C46 -66 92 -30 92 26C66 60 -66 60 -92 26Z',
          lit(pen, tone),
          line(inkOf(tone), 3),
        ) +
        strokes(
          'M-66 34C-56 -10 -30 -42 -10 -56M-26 46C-26 0 -12 -34 -2 -56M26 46C26 0 12 -34 4 -56M66 34C56 -10 30 -42 12 -56',
          darker(tone, 0.4),
          6,
          ' opacity=".6"',
        ) +
        crumbs +
        seed,
    );
  return held(
    scene,
    vessel,
    [
      [-96, -40],
      [98, -36],
      [0, 34],
    ]
      .map(([x = 0, y = 0], at) => {
        const tone = plan.colours[at] ?? darker(firstColour(scene), 0.2);
        return shadow(pen, cx + x + 10, cy + y + 40, 104, 32, 0.5) + place(mound(tone), { x: cx + x, y: cy + y });
      })
      .join('') +
      (plan.leaf[0] === undefined
        ? ''
        : place(pieceSymbol(pen, plan.leaf[0].piece, plan.leaf[0].tone), {
            x: cx + 140,
            y: cy + 60,
            size: 0.9,
            turn: 40,
          })),
  );
};

/** Mashed coarsely and turned out of its mortar: a dome of lumps. Drawn out flat it would be a dip. */
export const coarseDome: FormPainter = (scene) => {
  const { plan } = scene;
  const vessel = plate(scene);
  const { cx, cy } = vessel.bed;
  const tone = firstColour(scene);
  // Nothing in it keeps a form of its own: in lumps it would be beans or nuts.
  const rough = (run: number) =>
    spread(scene, { cx, cy: cy - 34, rx: 112, ry: 74 }, 30)
      .map(({ x, y }, at) => `M${Math.round(x)} ${Math.round(y)}l${run} ${(at % 3) * 4 - 4}`)
      .join('');
  const dome = { cx, cy: cy + 2, rx: 146, ry: 62 };
  return held(
    scene,
    vessel,
    heapOf(scene, dome, darker(tone, 0.14), 104) +
      strokes(rough(14), darker(tone, 0.34), 13, ' opacity=".4"') +
      strokes(rough(10), lighter(tone, 0.5), 10, ' opacity=".6"') +
      laid(
        { ...scene, plan: { ...plan, plant: [] } },
        { cx, cy: cy - 104, rx: 56, ry: 14 },
        { main: 3, leaf: 2, size: 0.72 },
      ),
  );
};
