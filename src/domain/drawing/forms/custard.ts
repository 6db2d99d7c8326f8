import { chromaOf, darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { dusted, grains, laid, leaves } from '#domain/drawing/setting/lay.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { bowl, plate } from '#domain/drawing/setting/vessels.ts';

const custardAsDome: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  const second = secondColour(scene);

  const vessel = plate(scene);
  const { cx, cy } = vessel.bed;
  const sauce = path(
    `M${cx - 176} ${cy + 26}C${cx - 190} ${cy - 20} ${cx + 170} ${cy - 30} ${cx + 184} ${cy + 24}C${cx + 170} ${cy + 80} ${cx - 150} ${cy + 84} ${cx - 176} ${cy + 26}Z`,
    lit(pen, second),
    ' opacity=".9"',
  );
  const capped = chromaOf(second) > 0.06;
  const dome = solid(
    pen,
    `M${cx - 130} ${cy + 30}C${cx - 124} ${cy - 60} ${cx - 104} ${cy - 112} ${cx - 84} ${cy - 118}C${cx - 40} ${cy - 134} ${cx + 40} ${cy - 134} ${cx + 84} ${cy - 118}C${cx + 104} ${cy - 112} ${cx + 124} ${cy - 60} ${cx + 130} ${cy + 30}C${cx + 80} ${cy + 66} ${cx - 80} ${cy + 66} ${cx - 130} ${cy + 30}Z`,
    tone,
    4,
  );
  const cap = capped
    ? path(
        `M${cx - 88} ${cy - 116}C${cx - 40} ${cy - 134} ${cx + 40} ${cy - 134} ${cx + 88} ${cy - 116}C${cx + 110} ${cy - 90} ${cx + 96} ${cy - 40} ${cx + 70} ${cy - 66}C${cx + 50} ${cy - 84} ${cx + 40} ${cy - 20} ${cx + 14} ${cy - 50}C${cx - 10} ${cy - 84} ${cx - 30} ${cy - 10} ${cx - 60} ${cy - 60}C${cx - 90} ${cy - 30} ${cx - 110} ${cy - 80} ${cx - 88} ${cy - 116}Z`,
        lit(pen, second),
      )
    : '';
  const gloss = strokes(
    `M${cx - 100} ${cy - 20}C${cx - 96} ${cy - 64} ${cx - 84} ${cy - 90} ${cx - 70} ${cy - 100}`,
    '#fff',
    10,
    ' opacity=".6"',
  );
  const top = { cx: cx + 6, cy: cy - 112, rx: 60, ry: 14 };
  return held(
    scene,
    vessel,
    (capped ? sauce : '') +
      shadow(pen, cx + 16, cy + 44, 160, 44, 0.5) +
      dome +
      cap +
      gloss +
      laid(
        { ...scene, plan: { ...plan, leaf: [] } },
        { cx: cx + 120, cy: cy + 46, rx: 40, ry: 16 },
        { plant: 2, leaf: 0, size: 0.75 },
      ) +
      leaves(scene, top, 1, 0.7) +
      dusted(scene, top, 2, 0.7),
  );
};

const custardAsLayers: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  const second = secondColour(scene);

  const layered = plan.shape === 'layers';
  const tones = layered ? [...plan.colours.slice(0, 3), second, tone].slice(0, 4) : [tone];
  const body = 'M292 190C292 300 330 372 372 388H428C470 372 508 300 508 190Z';
  const clip = pen.clip(`<path d="${body}"/>`);
  const bands = tones
    .map(
      (one, at) =>
        `<rect x="280" y="${206 + (at * 190) / tones.length}" width="240" height="200" fill="${lit(pen, one, 0.6)}"/>`,
    )
    .join('');
  const top = { cx: 400, cy: 200, rx: 86, ry: 24 };
  return (
    shadow(pen, 424, 440, 170, 42, 0.6) +
    path('M388 386H412V424H388Z', '#e9f0f2', line('#8fa0a8', 3)) +
    ellipse(400, 430, 84, 22, '#e3ecee', line('#8fa0a8', 3)) +
    `<g clip-path="${clip}"><rect x="280" y="180" width="240" height="220" fill="#f4f6f4"/>${bands}</g>` +
    ellipse(400, 206, 102, 31, lit(pen, tone), line(inkOf(tone), 3)) +
    strokes(
      'M330 200C350 176 430 172 460 196M350 210C380 192 420 192 440 208',
      lighter(tone, 0.6),
      7,
      ' opacity=".7"',
    ) +
    laid({ ...scene, plan: { ...plan, leaf: [] } }, top, { plant: 3, leaf: 0, size: 0.8 }) +
    leaves(scene, top, 1, 0.8) +
    dusted(scene, top, 3, 0.7) +
    path(body, '#ffffff', ` fill-opacity=".08"${line('#9fb0b6', 4)}`) +
    strokes('M312 226C316 290 336 340 358 362', '#fff', 9, ' opacity=".6"')
  );
};

const custardAsDish: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const tone = firstColour(scene);

  const deep = plan.shape === 'cup';
  const vessel = bowl(
    scene,
    deep ? { rx: 170, cy: 250, depth: 150, level: 8 } : { rx: 236, cy: 288, depth: 58, level: 4 },
  );
  const { bed } = vessel;
  const spotted =
    /caramel|brittle|brûl|burnt|browned|torched/.test(plan.shapeText + plan.ingredientText) ||
    /brittle|caramel/.test(plan.shapeText);
  const spots = spotted
    ? [
        [-90, -20],
        [-20, -44],
        [60, -26],
        [-50, 24],
        [30, 10],
        [100, 16],
        [-120, 6],
        [10, 44],
      ]
        .map(([x = 0, y = 0], at) =>
          ellipse(
            bed.cx + x * (bed.rx / 216),
            bed.cy + y * (bed.ry / 103),
            30 + (at % 3) * 10,
            13 + (at % 2) * 6,
            darker(tone, 0.45),
            ' opacity=".45"',
          ),
        )
        .join('')
    : '';
  const grainy =
    /rice|grain|semolina|barley|tapioca/.test(plan.ingredientText) &&
    /pudding|rice|porridge|grain/.test(plan.shapeText);
  const top = { ...bed, rx: bed.rx * 0.5, ry: bed.ry * 0.45 };
  return held(
    scene,
    vessel,
    ellipse(
      bed.cx,
      bed.cy,
      bed.rx,
      bed.ry,
      pen.radial(
        [
          [0, lighter(tone, 0.45)],
          [0.6, tone],
          [1, darker(tone, 0.26)],
        ],
        { cx: 0.42, cy: 0.4, r: 0.64 },
      ),
      line(darker(tone, 0.4), 2),
    ) +
      (grainy ? grains(scene, { ...bed, rx: bed.rx * 0.96, ry: bed.ry * 0.9 }, tone, 0) : '') +
      spots +
      strokes(
        `M${bed.cx - bed.rx * 0.74} ${bed.cy - bed.ry * 0.3}A${bed.rx * 0.8} ${bed.ry * 0.76} 0 0 1 ${bed.cx - bed.rx * 0.1} ${bed.cy - bed.ry * 0.76}`,
        '#fff',
        9,
        ' opacity=".5"',
      ) +
      laid({ ...scene, plan: { ...plan, leaf: [] } }, top, { main: 3, plant: 4, leaf: 0, size: 0.85 }) +
      leaves(scene, top, 1, 0.85) +
      dusted(scene, top, 4, 0.8),
  );
};

const custardShapes: Readonly<Record<string, FormPainter>> = {
  dome: custardAsDome,
  glass: custardAsLayers,
  layers: custardAsLayers,
  dish: custardAsDish,
};

export const custard: FormPainter = (scene) => (custardShapes[scene.plan.shape] ?? custardAsDish)(scene);
