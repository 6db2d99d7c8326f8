import { darker, inkOf, lighter, lightnessOf, mix, within } from '../pen/colour.ts';
import { ellipse, line, lit, path, place, round, shadow, solid, strokes } from '../pen/pen.ts';
import { beside, dusted, leaves, pieceSymbol } from './lay.ts';
import type { FormPainter, Scene } from './scene.ts';

const firstColour = ({ plan }: Scene) => plan.colours[0] ?? '#b9713c';

/** A wall of porcelain that the light meets from the left. */
const glazed = ({ pen }: Scene, colour: string) => pen.linear([[0, darker(colour, 0.06)], [0.25, lighter(colour, 0.4)], [0.55, colour], [1, darker(colour, 0.4)]], 1, 0.1);

function saucer(scene: Scene, y: number, rx: number): string {
  const { pen, plan } = scene;
  const tone = plan.vessel.inside;
  return shadow(pen, 424, y + 18, rx * 1.16, rx * 0.36, 0.6) + ellipse(400, y + 8, rx, rx * 0.34, darker(tone, 0.3), line(inkOf(tone))) + ellipse(400, y, rx, rx * 0.34, lit(pen, tone), line(inkOf(tone), 3)) + ellipse(400, y + 3, rx * 0.62, rx * 0.2, darker(tone, 0.1)) + (plan.vessel.rim === 'none' ? '' : ellipse(400, y, rx * 0.9, rx * 0.3, 'none', ` stroke="${plan.vessel.line}" stroke-width="5" opacity=".8"`));
}

/** The surface of a drink in a cup, with foam where there is some. */
function brew(scene: Scene, cx: number, cy: number, rx: number, ry: number): string {
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  const frothy = /foam|froth/.test(plan.shapeText);
  const foam = plan.colours.slice(1).find((colour) => lightnessOf(colour) > 0.75) ?? '#f3e2c4';
  const bed = { cx, cy, rx: rx * 0.7, ry: ry * 0.6 };
  const surface = ellipse(cx, cy, rx, ry, pen.radial([[0, lighter(tone, 0.2)], [0.7, tone], [1, darker(tone, 0.4)]], { cx: 0.42, cy: 0.4, r: 0.62 }));
  const top = frothy ? ellipse(cx, cy - 2, rx * 0.9, ry * 0.86, lit(pen, foam, 0.6)) + strokes(`M${round(cx - rx * 0.4)} ${cy}C${round(cx - rx * 0.2)} ${round(cy - ry * 0.5)} ${round(cx + rx * 0.3)} ${round(cy - ry * 0.4)} ${round(cx + rx * 0.34)} ${cy}C${round(cx + rx * 0.2)} ${round(cy + ry * 0.4)} ${round(cx - rx * 0.2)} ${round(cy + ry * 0.3)} ${cx} ${cy}`, mix(tone, foam, 0.35), 7, ' opacity=".8"') : strokes(`M${round(cx - rx * 0.78)} ${round(cy - ry * 0.2)}A${round(rx * 0.82)} ${round(ry * 0.8)} 0 0 1 ${round(cx - rx * 0.1)} ${round(cy - ry * 0.78)}`, '#fff', 6, ' opacity=".6"');
  return surface + top + leaves(scene, bed, 1, 0.6) + dusted(scene, bed, 2, 0.5);
}

const hotCup: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const { outside, inside } = plan.vessel;
  const ink = inkOf(outside);
  const ear = (x: number, y: number, size: number) => strokes(`M${x} ${y}c${62 * size} -16 ${84 * size} ${70 * size} ${-6 * size} ${84 * size}`, ink, 26 * size) + strokes(`M${x} ${y}c${62 * size} -16 ${84 * size} ${70 * size} ${-6 * size} ${84 * size}`, outside, 18 * size);
  switch (plan.shape) {
    case 'tea-glass': {
      const tone = firstColour(scene);
      const body = 'M326 196C334 250 352 268 352 300C352 336 322 352 324 392C330 424 470 424 476 392C478 352 448 336 448 300C448 268 466 250 474 196Z';
      return saucer(scene, 414, 170) + path(body, '#f6f8f4', ' opacity=".7"') + path('M332 222C340 262 356 274 356 302C356 338 328 356 330 390C338 414 462 414 470 390C472 356 444 338 444 302C444 274 460 262 468 222Z', pen.linear([[0, lighter(tone, 0.35)], [0.5, tone], [1, darker(tone, 0.35)]], 1, 0.2)) + ellipse(400, 222, 68, 20, lighter(tone, 0.25)) + leaves(scene, { cx: 400, cy: 214, rx: 40, ry: 10 }, 1, 0.8) + path(body, 'none', line('#a9b8bb', 4)) + ellipse(400, 196, 74, 22, 'none', line('#c9d4d4', 4)) + strokes('M350 226C356 262 368 280 366 306M346 372C346 352 356 340 362 330', '#fff', 8, ' opacity=".7"');
    }
    case 'bowl':
    case 'small-cup': {
      const size = plan.shape === 'bowl' ? 1.16 : 0.9;
      const [rx, ry, top] = [134 * size, 52 * size, 228];
      const low = top + 150 * size;
      return saucer(scene, low + 8, 176 * size) + path(`M${400 - rx} ${top}C${400 - rx + 4} ${top + 96 * size} ${400 - 74 * size} ${low} ${400 - 60 * size} ${low}H${400 + 60 * size}C${400 + 74 * size} ${low} ${400 + rx - 4} ${top + 96 * size} ${400 + rx} ${top}Z`, glazed(scene, outside), line(ink, 4)) + (plan.vessel.rim === 'none' ? '' : strokes(`M${400 - rx * 0.94} ${top + 40 * size}A${rx * 0.95} ${ry} 0 0 0 ${400 + rx * 0.94} ${top + 40 * size}`, plan.vessel.line, 8, ' opacity=".8"')) + ellipse(400, top, rx, ry, lighter(outside, 0.5), line(ink, 3)) + ellipse(400, top + 3, rx - 9, ry - 6, darker(inside, 0.25)) + brew(scene, 400, top + 12, rx - 16, ry - 11);
    }
    default: {
      const tall = plan.shape === 'tall';
      const [rx, ry, top, low] = tall ? [98, 36, 170, 410] : [132, 50, 206, 396];
      return (tall ? shadow(pen, 430, 424, 170, 44, 0.6) : saucer(scene, 404, 218)) + ear(400 + rx - 8, top + 56, tall ? 1.1 : 1.2) + path(`M${400 - rx} ${top}L${400 - rx + 12} ${low - 20}C${400 - rx + 20} ${low + 18} ${400 + rx - 20} ${low + 18} ${400 + rx - 12} ${low - 20}L${400 + rx} ${top}Z`, glazed(scene, outside), line(ink, 4)) + (plan.vessel.rim === 'none' ? '' : strokes(`M${400 - rx + 6} ${top + 96}A${rx - 6} ${ry * 0.9} 0 0 0 ${400 + rx - 6} ${top + 96}`, plan.vessel.line, 12, ' opacity=".75"')) + ellipse(400, top, rx, ry, lighter(outside, 0.5), line(ink, 3)) + ellipse(400, top + 3, rx - 10, ry - 7, darker(inside, 0.25)) + brew(scene, 400, top + 12, rx - 16, ry - 12) + beside(scene, 620, 424);
    }
  }
};

/** Half the width of a glass at a height, from rim to foot. */
interface GlassShape {
  readonly rim: number;
  readonly foot: number;
  readonly top: number;
  readonly bottom: number;
  readonly stem: boolean;
  /** The curve of the wall: how far it bulges. */
  readonly bulge: number;
}

const glassShapes: Readonly<Record<string, GlassShape>> = {
  tumbler: { rim: 100, foot: 84, top: 176, bottom: 420, stem: false, bulge: 0 },
  tall: { rim: 88, foot: 68, top: 132, bottom: 436, stem: false, bulge: 0 },
  layered: { rim: 92, foot: 72, top: 138, bottom: 436, stem: false, bulge: 0 },
  wine: { rim: 84, foot: 30, top: 134, bottom: 330, stem: true, bulge: 52 },
  flute: { rim: 50, foot: 18, top: 124, bottom: 344, stem: true, bulge: 18 },
  beer: { rim: 100, foot: 90, top: 166, bottom: 430, stem: false, bulge: 6 },
  cocktail: { rim: 132, foot: 14, top: 170, bottom: 312, stem: true, bulge: 0 },
};

const coldGlass: FormPainter = (scene) => {
  const { pen, plan, choice } = scene;
  const shape = glassShapes[plan.shape] ?? glassShapes['tumbler']!;
  const { rim, foot, top, bottom, stem, bulge } = shape;
  const [cx, tilt] = [400, 0.3];
  const full = top + (plan.shape === 'wine' ? 66 : plan.shape === 'beer' ? 44 : 34);
  const wallAt = (y: number) => {
    const share = (y - top) / (bottom - top);
    return rim + (foot - rim) * share ** (stem && plan.shape !== 'cocktail' ? 2.4 : 1) + Math.sin(share * Math.PI) * bulge * 0.6;
  };
  const wall = (from: number, way: number) => Array.from({ length: 7 }, (_, at) => from + ((bottom - from) * at) / 6).map((y) => `${round(cx + way * wallAt(y))} ${round(y)}`);
  const outline = (from: number) => `M${wall(from, -1).join('L')}A${round(wallAt(bottom))} ${round(wallAt(bottom) * tilt)} 0 0 0 ${wall(from, 1).toReversed().join('L')}`;
  const base = stem
    ? shadow(pen, 424, 446, 140, 34, 0.6) + path(`M392 ${bottom - 4}L395 424H405L408 ${bottom - 4}Z`, '#e6eef0', line('#93a4aa', 3)) + ellipse(cx, 434, 84, 22, '#e4ecee', line('#93a4aa', 3)) + ellipse(cx, 431, 60, 13, '#f6fafa')
    : shadow(pen, 430, bottom + 14, foot * 1.9, 38, 0.62);
  const liquids = plan.shape === 'layered' ? plan.colours.slice(0, 3) : [firstColour(scene)];
  const clip = pen.clip(`<path d="${outline(full)}Z"/>`);
  const height = (bottom - full) / liquids.length;
  const body = liquids
    .map((tone, at) => {
      const next = liquids[at + 1] ?? darker(tone, 0.2);
      return `<rect x="${cx - 160}" y="${round(full + at * height - 2)}" width="320" height="${round(height + 40)}" fill="${pen.linear([[0, lighter(tone, 0.12)], [0.6, tone], [1, mix(tone, next, 0.5)]], 0, 1)}"/>`;
    })
    .join('');
  const sideLight = `<rect x="${cx - 160}" y="${full}" width="320" height="${bottom - full + 40}" fill="${pen.linear([[0, '#fff', 0.34], [0.3, '#fff', 0.05], [0.65, '#000', 0], [1, '#20100a', 0.34]], 1, 0)}"/>`;
  const iced = plan.plant.some(({ piece }) => piece === 'ice');
  const cube = iced ? pen.symbol('cube of ice', () => path('M-30 -12L-2 -28L32 -16L34 16L4 32L-30 18Z', '#eefaff', ` fill-opacity=".5"${line('#fff', 3)} stroke-opacity=".75"`) + path('M-30 -12L-2 -28L32 -16L4 2Z', '#fff', ' opacity=".55"')) : '';
  const cubes = iced && !stem ? [[-40, 26], [34, 18], [-6, 58], [44, 74], [-46, 92]].map(([x = 0, y = 0]) => place(cube, { x: cx + x * (rim / 100), y: full + y, size: rim / 96, turn: x })).join('') : iced ? [[-26, 18], [26, 24]].map(([x = 0, y = 0]) => place(cube, { x: cx + x, y: full + y, size: 0.8, turn: x })).join('') : '';
  const fizzy = /fizz|sparkl|bubbl|carbonat|foam|beer|tonic|soda|effervesc/.test(plan.shapeText + plan.ingredientText);
  const bubbles = fizzy ? strokes(Array.from({ length: 14 }, () => `M${round(cx + choice.number(-0.7, 0.7) * foot)} ${round(choice.number(full + 30, bottom - 14))}h.1`).join(''), '#fff', 6, ' opacity=".6"') : '';
  const tone = liquids[0] ?? '#c98a4a';
  const rx = wallAt(full);
  const pearls = plan.main.some(({ piece }) => piece === 'pearls') ? [[-34, 16], [0, 26], [34, 16], [-16, -2], [20, -4], [-44, -10], [44, -12]].map(([x = 0, y = 0]) => `<circle cx="${cx + x}" cy="${bottom - 24 + y}" r="15" fill="${lit(pen, '#3d2a26')}"/>`).join('') : '';
  const surface = plan.shape === 'beer' || /foam|froth/.test(plan.shapeText)
    ? path(`M${cx - rx - 4} ${full + 20}C${cx - rx - 16} ${full - 22} ${cx - rx * 0.6} ${full - 52} ${cx - 30} ${full - 40}C${cx} ${full - 62} ${cx + rx * 0.5} ${full - 56} ${cx + rx * 0.6} ${full - 36}C${cx + rx + 14} ${full - 34} ${cx + rx + 10} ${full + 10} ${cx + rx + 2} ${full + 20}C${cx + rx * 0.5} ${full + 44} ${cx - rx * 0.5} ${full + 44} ${cx - rx - 4} ${full + 20}Z`, lit(pen, '#fdf6e4', 0.6), line('#d9c49a', 3))
    : ellipse(cx, full, rx, rx * tilt, pen.radial([[0, lighter(tone, 0.45)], [1, lighter(tone, 0.1)]], { cx: 0.4, cy: 0.4, r: 0.6 }), line(darker(tone, 0.2), 2));
  const straw = (plan.shape === 'tall' || plan.shape === 'layered') && /straw|shake|lassi|smoothie|iced|bubble|slush/.test(plan.shapeText) ? strokes(`M${cx + 10} ${bottom - 60}L${cx + 66} ${top - 58}`, '#d9573f', 13) : '';
  const wedge = plan.wedge[0] ?? plan.plant.find(({ piece }) => piece === 'orangeSlice');
  const onRim = wedge === undefined ? '' : place(pieceSymbol(pen, wedge.piece, wedge.tone), { x: cx + rim - 6, y: top + 4, size: 0.85, turn: 62 });
  const fruit = plan.plant.filter(({ piece }) => piece !== 'ice' && piece !== 'orangeSlice').slice(0, 2).map(({ piece, tone: one }, at) => place(pieceSymbol(pen, piece, one), { x: cx - 26 + at * 48, y: full + 6, size: 0.6 })).join('');
  const glass = within(tone, 0.85, 0.97);
  const handle = plan.shape === 'beer' ? strokes(`M${cx + rim - 4} ${top + 60}C${cx + rim + 84} ${top + 50} ${cx + rim + 84} ${bottom - 60} ${cx + rim - 12} ${bottom - 66}`, '#c9d4d2', 22, ' opacity=".85"') : '';
  return (
    base +
    handle +
    path(`${outline(top)}Z`, lighter(glass, 0.5), ' opacity=".45"') +
    `<g clip-path="${clip}">${body}${straw}${sideLight}${cubes}${bubbles}${pearls}</g>` +
    surface +
    (straw === '' ? '' : strokes(`M${cx + 47} ${full}L${cx + 66} ${top - 58}`, '#d9573f', 13)) +
    fruit +
    leaves(scene, { cx: cx - 10, cy: full - 6, rx: rim * 0.5, ry: 10 }, 1, 0.75) +
    path(outline(top), 'none', line('#a3b4b8', 4)) +
    ellipse(cx, top, wallAt(top), wallAt(top) * tilt, 'none', line('#d3dede', 4)) +
    onRim +
    strokes(`M${round(cx - wallAt(top + 50) + 18)} ${top + 44}L${round(cx - wallAt(bottom - 70) + 16)} ${bottom - 66}`, '#fff', 9, ' opacity=".65"')
  );
};

const bottle: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  const clear = lightnessOf(tone) > 0.86;
  const ceramic = /japan|korea|chin/i.test(plan.origin);
  const glass = ceramic ? plan.vessel.outside : clear ? '#6f9a7c' : tone;
  const ink = inkOf(glass);
  const d = ceramic ? 'M300 150C296 130 364 130 360 150L356 214C392 246 412 292 410 350C408 420 372 434 330 434C288 434 252 420 250 350C248 292 268 246 304 214Z' : 'M306 96H354V190C382 212 398 236 398 274V412C392 440 268 440 262 412V274C262 236 278 212 306 190Z';
  const drink = clear ? '#f3f3ea' : tone;
  return (
    shadow(pen, 352, 432, 130, 36, 0.6) +
    path(d, glazed(scene, glass), line(ink, 4)) +
    (ceramic
      ? ellipse(330, 148, 30, 9, darker(glass, 0.5)) + strokes('M264 316C290 336 370 336 396 316', plan.vessel.line, 9, ' opacity=".8"')
      : path('M302 82H358V118H302Z', lit(pen, '#b8433a'), line('#6a221c', 3)) + path('M262 296C300 312 360 312 398 296V378C360 394 300 394 262 378Z', '#f6ead0', line(darker('#f6ead0', 0.3), 2)) + ellipse(330, 342, 36, 22, lit(pen, clear ? '#c9973f' : tone))) +
    strokes(ceramic ? 'M278 330C278 290 290 262 312 238' : 'M284 400V270C286 244 296 226 314 210', '#fff', 10, ' opacity=".55"') +
    shadow(pen, 540, 430, 110, 32, 0.6) +
    path('M456 326C456 396 480 430 530 430S604 396 604 326Z', glazed(scene, ceramic ? plan.vessel.outside : '#e9efec'), line(ceramic ? ink : '#9aa9aa', 4)) +
    ellipse(530, 326, 74, 27, ceramic ? plan.vessel.inside : '#f6faf8', line(ceramic ? ink : '#9aa9aa', 3)) +
    ellipse(530, 332, 62, 20, pen.radial([[0, lighter(drink, 0.4)], [1, darker(drink, 0.12)]])) +
    strokes('M482 328C492 318 510 314 524 314', '#fff', 5, ' opacity=".8"')
  );
};

export const drinkForms = { bottle, 'cold-glass': coldGlass, 'hot-cup': hotCup } satisfies Record<string, FormPainter>;
void solid;
