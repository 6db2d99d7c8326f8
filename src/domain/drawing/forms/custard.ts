import { chromaOf, darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { isUnderApple, underApple } from '#domain/drawing/sweets/muesli.ts';
import { honeyPot } from '#domain/drawing/sweets/honey-pot.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { dusted, grains, laid, leaves } from '#domain/drawing/setting/lay.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
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

/** Piped high and peaked, with cinnamon. */
const meringue = (pen: Pen, white: string) =>
  solid(
    pen,
    'M300 208C290 176 320 164 332 158C334 128 366 124 374 116C378 90 392 78 404 58C412 80 428 88 430 114C452 120 466 134 466 158C486 164 508 178 500 208C470 236 330 236 300 208Z',
    white,
    3,
  ) +
  strokes(
    'M312 196C350 216 450 214 490 192M336 164C366 182 436 180 464 160M374 120C388 130 414 130 430 116',
    darker(white, 0.16),
    6,
    ' opacity=".7"',
  ) +
  strokes(
    'M350 150h.1M380 100h.1M420 140h.1M440 176h.1M370 190h.1M400 168h.1M330 186h.1M410 104h.1M470 190h.1',
    '#8a4f2a',
    6,
  );

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
    (/under white meringue/.test(plan.shapeText) ? meringue(pen, secondColour(scene)) : '') +
    dusted(scene, top, 3, 0.7) +
    path(body, '#ffffff', ` fill-opacity=".08"${line('#9fb0b6', 4)}`) +
    strokes('M312 226C316 290 336 340 358 362', '#fff', 9, ' opacity=".6"')
  );
};

/** Honey in the groove that a spoon drew round through it: as one round pool on white it would be a fried egg, in loose threads a worm. */
function honeyGroove({ cx, cy, rx, ry }: Bed, honey: string): string {
  const at = (x: number, y: number) => `${Math.round(cx + x * rx)} ${Math.round(cy + y * ry)}`;
  const groove = `M${at(-0.66, 0.3)}C${at(-0.82, -0.5)} ${at(-0.1, -0.86)} ${at(0.42, -0.56)}C${at(0.86, -0.24)} ${at(0.68, 0.58)} ${at(0.1, 0.6)}C${at(-0.36, 0.6)} ${at(-0.52, 0.16)} ${at(-0.26, -0.16)}C${at(-0.04, -0.4)} ${at(0.34, -0.24)} ${at(0.3, 0.04)}C${at(0.26, 0.24)} ${at(0.02, 0.22)} ${at(0, 0.08)}`;
  return (
    strokes(groove, '#d3c8b0', 30, ' opacity=".8"') +
    strokes(groove, '#fffefa', 25, ' transform="translate(-3 -9)"') +
    strokes(groove, darker(honey, 0.3), 17) +
    strokes(groove, honey, 13) +
    strokes(groove, '#ffe6a0', 3.5, ' opacity=".9" transform="translate(-2 -3)"')
  );
}

/** Spots where the sugar browned. */
const burntSpots = (bed: Bed, tone: string) =>
  [
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
    .join('');

/** The surface, lit from the left. */
const surfaceOf = ({ pen }: Scene, bed: Bed, tone: string) =>
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
  );

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
  const spots = spotted ? burntSpots(bed, tone) : '';
  const grainy =
    /rice|grain|semolina|barley|tapioca/.test(plan.ingredientText) &&
    /pudding|rice|porridge|grain/.test(plan.shapeText);
  const honeyed = /hollow filled|swirl of honey|pool of/.test(plan.shapeText);
  const hollow = honeyed ? honeyGroove(bed, secondColour(scene)) : '';
  const top = { ...bed, rx: bed.rx * 0.5, ry: bed.ry * 0.45 };
  return (
    (honeyed ? honeyPot(pen, 640, 476) : '') +
    held(
      scene,
      vessel,
      surfaceOf(scene, bed, tone) +
        (grainy ? grains(scene, { ...bed, rx: bed.rx * 0.96, ry: bed.ry * 0.9 }, { tone, height: 0 }) : '') +
        spots +
        hollow +
        strokes(
          `M${bed.cx - bed.rx * 0.74} ${bed.cy - bed.ry * 0.3}A${bed.rx * 0.8} ${bed.ry * 0.76} 0 0 1 ${bed.cx - bed.rx * 0.1} ${bed.cy - bed.ry * 0.76}`,
          '#fff',
          9,
          ' opacity=".5"',
        ) +
        laid({ ...scene, plan: { ...plan, leaf: [] } }, top, { main: 3, plant: 4, leaf: 0, size: 0.85 }) +
        leaves(scene, top, 1, 0.85) +
        dusted(scene, top, 4, 0.8),
    )
  );
};

/** A brittle sheet of burnt sugar over pale cream, broken with a spoon. */
const custardUnderCaramel: FormPainter = (scene) => {
  const { pen } = scene;
  const caramel = firstColour(scene);
  const cream = lighter(secondColour(scene), 0.25);
  const vessel = bowl(scene, { rx: 230, cy: 290, depth: 46, level: 0 });
  const { cx, cy, rx, ry } = vessel.bed;
  const broken = `M${cx + 4} ${cy + 16}L${cx + 30} ${cy - 18}L${cx + 66} ${cy - 8}L${cx + 112} ${cy - 30}L${cx + 140} ${cy + 6}L${cx + 118} ${cy + 44}L${cx + 64} ${cy + 60}L${cx + 28} ${cy + 48}Z`;
  const shard = (x: number, y: number, turn: number) =>
    `<g transform="translate(${cx + x} ${cy + y}) rotate(${turn})">${path('M-30 8L-14 -20L22 -14L34 10L6 22Z', darker(caramel, 0.4), ' transform="translate(3 6)"')}${path('M-30 8L-14 -20L22 -14L34 10L6 22Z', lit(pen, caramel), line(inkOf(caramel), 2.5))}${strokes('M-16 2L-6 -12L14 -8', '#fff', 5, ' opacity=".7"')}</g>`;
  const handle = `M${cx + 84} ${cy + 8}L${cx + 246} ${cy - 138}`;
  return (
    held(
      scene,
      vessel,
      ellipse(cx, cy, rx, ry, lit(pen, cream)) +
        ellipse(
          cx,
          cy,
          rx - 3,
          ry - 3,
          pen.radial(
            [
              [0, lighter(caramel, 0.45)],
              [0.5, caramel],
              [0.82, darker(caramel, 0.3)],
              [1, darker(caramel, 0.5)],
            ],
            { cx: 0.42, cy: 0.4, r: 0.62 },
          ),
          line(darker(caramel, 0.5)),
        ) +
        [
          [-120, -24],
          [-70, 34],
          [-30, -54],
          [-160, 14],
          [60, -66],
          [-20, 66],
        ]
          .map(([x = 0, y = 0], at) =>
            ellipse(cx + x, cy + y, 30 + (at % 3) * 8, 12 + (at % 2) * 6, darker(caramel, 0.5), ' opacity=".45"'),
          )
          .join('') +
        path(broken, cream, line(darker(caramel, 0.5), 4)) +
        strokes(
          `M${cx + 40} ${cy + 24}C${cx + 60} ${cy + 6} ${cx + 90} ${cy + 6} ${cx + 112} ${cy + 16}`,
          lighter(cream, 0.8),
          9,
          ' opacity=".9"',
        ) +
        strokes(
          `M${cx + 4} ${cy + 16}L${cx - 56} ${cy + 2}L${cx - 92} ${cy - 30}M${cx + 30} ${cy - 18}L${cx + 8} ${cy - 64}M${cx + 28} ${cy + 48}L${cx - 6} ${cy + 80}M${cx - 56} ${cy + 2}L${cx - 80} ${cy + 40}`,
          darker(caramel, 0.6),
          3.5,
          ' opacity=".75"',
        ) +
        strokes(
          `M${cx - 168} ${cy - 30}A${rx * 0.84} ${ry * 0.8} 0 0 1 ${cx - 30} ${cy - 80}`,
          '#fff',
          11,
          ' opacity=".7"',
        ) +
        shard(-2, 4, -18) +
        shard(124, -34, 24),
    ) +
    strokes(handle, '#6f675c', 19) +
    strokes(handle, '#ded8cd', 13)
  );
};

const custardShapes: Readonly<Record<string, FormPainter>> = {
  dome: custardAsDome,
  glass: custardAsLayers,
  layers: custardAsLayers,
  dish: custardAsDish,
  caramel: custardUnderCaramel,
};

export const custard: FormPainter = (scene) =>
  (isUnderApple(scene) ? underApple : (custardShapes[scene.plan.shape] ?? custardAsDish))(scene);
