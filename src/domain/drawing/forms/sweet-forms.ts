import { chromaOf, darker, inkOf, lighter, mix } from '../pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '../pen/pen.ts';
import { held } from './bowl-forms.ts';
import { creamed, dusted, grains, heap, laid, leaves, mound, pieceSymbol } from './lay.ts';
import { served } from './plate-forms.ts';
import type { FormPainter, Scene } from './scene.ts';
import { bowl, plate } from './vessels.ts';

const firstColour = ({ plan }: Scene) => plan.colours[0] ?? '#d9a45a';
const secondColour = ({ plan }: Scene) => plan.colours[1] ?? lighter(plan.colours[0] ?? '#d9a45a', 0.4);
const thirdColour = (scene: Scene) => scene.plan.colours[2] ?? mix(firstColour(scene), secondColour(scene), 0.5);

/** One small sweet of each shape. */
const sweetShapes: Readonly<Record<string, (scene: Scene, tone: string, second: string) => string>> = {
  balls: ({ pen }, tone) => `<circle r="52" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>${ellipse(-17, -21, 15, 9, '#fff', ' opacity=".6" transform="rotate(-30 -17 -21)"')}`,
  squares: ({ pen }, tone, second) => path('M-68 -8L2 -42L70 -12L68 22L2 62L-66 26Z', darker(tone, 0.2), line(inkOf(tone))) + path('M-68 -8L2 24L2 62L-66 26Z', lit(pen, tone)) + path('M-68 -8L2 -42L70 -12L2 24Z', lit(pen, second), line(inkOf(second), 2)),
  diamonds: ({ pen }, tone, second) => path('M-82 0L0 -36L82 0L82 24L0 62L-82 24Z', darker(tone, 0.25), line(inkOf(tone))) + path('M-82 0L0 38L0 62L-82 24Z', lit(pen, tone)) + strokes('M-80 9L0 46L80 9M-80 17L0 54L80 17', lighter(tone, 0.5), 3, ' opacity=".8"') + path('M-82 0L0 -36L82 0L0 38Z', lit(pen, second), line(inkOf(tone), 2)),
  cookies: ({ pen }, tone, second) => ellipse(0, 12, 66, 38, darker(tone, 0.35), line(inkOf(tone))) + ellipse(0, 0, 66, 38, lit(pen, tone), line(inkOf(tone), 2)) + strokes('M-30 -8h.1M2 -18h.1M30 -4h.1M-10 8h.1M18 16h.1', darker(mix(tone, second, 0.6), 0.25), 11, ' opacity=".6"'),
  rings: ({ pen }, tone, second) => `<path fill-rule="evenodd" d="M-72 4A72 44 0 1 1 72 4A72 44 0 1 1 -72 4ZM-24 0A24 11 0 1 0 24 0A24 11 0 1 0 -24 0Z" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>${strokes('M-54 -10C-40 -34 40 -36 54 -10C50 12 30 4 20 14C0 22 -20 8 -34 12C-50 10 -56 0 -54 -10Z', second, 0)}${strokes('M-50 -14C-34 -30 0 -34 24 -30', lighter(second, 0.6), 9, ' opacity=".75"')}`,
  spirals: (_scene, tone) => {
    const d = 'M-4 2C-16 -8 10 -18 20 -4C30 16 -14 28 -34 10C-56 -12 -20 -40 14 -36C56 -32 70 8 40 32C10 50 -60 44 -72 10';
    return strokes(d, inkOf(tone), 21) + strokes(d, tone, 15) + strokes(d, lighter(tone, 0.65), 4, ' opacity=".8" transform="translate(-2 -4)"');
  },
  fingers: ({ pen }, tone, second) => solid(pen, 'M-108 -16C-60 -32 60 -32 108 -16C126 -4 126 22 108 32C60 46 -60 46 -108 32C-126 22 -126 -4 -108 -16Z', tone) + path('M-104 -14C-60 -28 60 -28 104 -14C112 2 60 10 0 8C-60 10 -112 2 -104 -14Z', lit(pen, second)) + strokes('M-80 -14C-30 -22 20 -22 60 -18', '#fff', 5, ' opacity=".45"'),
  tubes: ({ pen }, tone, second) => solid(pen, 'M-96 -28C-60 -38 60 -38 92 -28V34C60 46 -60 46 -96 34C-110 20 -110 -14 -96 -28Z', tone) + strokes('M-60 -32L-36 40M0 -36L22 42', darker(tone, 0.35), 6, ' opacity=".55"') + strokes('M-50 -14h.1M10 4h.1M50 -16h.1M-20 22h.1', darker(tone, 0.3), 13, ' opacity=".35"') + ellipse(93, 3, 19, 33, lit(pen, second), line(inkOf(tone))) + ellipse(-98, 3, 13, 29, lit(pen, second), line(inkOf(tone))),
  shells: ({ pen }, tone) => solid(pen, 'M-60 40C-96 0 -66 -56 0 -56C66 -56 96 0 60 40C30 56 -30 56 -60 40Z', tone) + strokes('M0 46V-48M-22 46L-40 -42M22 46L40 -42M-42 42L-70 -14M42 42L70 -14', darker(tone, 0.3), 5, ' opacity=".6"') + strokes('M-48 -20C-40 -34 -24 -42 -8 -44', lighter(tone, 0.8), 7, ' opacity=".6"'),
  bars: ({ pen }, tone, second) => path('M-120 -6L60 -50L124 -14L-52 40L-120 12Z', darker(tone, 0.3), `${line(inkOf(tone))} transform="translate(0 12)"`) + path('M-120 -6L60 -50L124 -14L-54 34Z', lit(pen, tone), line(inkOf(tone), 2)) + strokes('M-76 -16L-8 20M-30 -28L38 8M16 -40L82 -4M-86 14L92 -32', darker(mix(tone, second, 0.2), 0.3), 4) + strokes('M-96 -6L40 -40', lighter(tone, 0.6), 5, ' opacity=".55"'),
  cubes: ({ pen }, tone, second) => pieceSymbol(pen, 'cube', tone) && place(pieceSymbol(pen, 'cube', tone), { x: 0, y: 0, size: 1.35 }) + strokes('M-20 -8h.1M10 -22h.1M26 -8h.1M2 -4h.1', lighter(second, 0.7), 7, ' opacity=".8"'),
  flowers: ({ pen }, tone, second) => [0, 60, 120, 180, 240, 300].map((turn) => ellipse(0, -34, 25, 30, lit(pen, tone), `${line(inkOf(tone), 3)} transform="scale(1 .72) rotate(${turn})"`)).join('') + ellipse(0, 0, 24, 17, lit(pen, second), line(inkOf(tone), 2)),
  sandwich: ({ pen }, tone, second) => ellipse(0, 24, 62, 34, darker(tone, 0.2), line(inkOf(tone))) + ellipse(0, 12, 64, 34, lit(pen, second), line(inkOf(second), 2)) + path('M-62 0C-66 -46 -30 -58 0 -58C30 -58 66 -46 62 0C50 22 -50 22 -62 0Z', lit(pen, tone), line(inkOf(tone))) + strokes('M-58 4C-40 20 40 20 58 4', lighter(tone, 0.3), 10, ' stroke-dasharray="4 9"') + strokes('M-40 -22C-34 -36 -20 -44 -4 -45', '#fff', 8, ' opacity=".6"'),
};

const layouts: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  long: [[8, -62], [-10, -2], [12, 56]],
  few: [[-98, -26], [98, -32], [0, 34]],
  many: [[-106, -34], [4, -58], [108, -40], [-54, 26], [62, 24]],
};

const sweets: FormPainter = (scene) => {
  const { pen, plan, choice } = scene;
  const vessel = served(scene, ['plate', 'plate', 'board']);
  const { bed } = vessel;
  const draw = sweetShapes[plan.shape] ?? sweetShapes['squares']!;
  const tones = plan.shape === 'balls' || plan.shape === 'sandwich' ? [firstColour(scene), firstColour(scene)] : [firstColour(scene)];
  const ids = tones.map((tone) => pen.symbol(`sweet ${tone}`, () => draw(scene, tone, secondColour(scene))));
  const long = plan.shape === 'fingers' || plan.shape === 'tubes' || plan.shape === 'bars';
  const spots = layouts[long ? 'long' : 'many']!;
  const pool = /syrup|sauce|soaked/.test(plan.shapeText) ? ellipse(bed.cx, bed.cy, bed.rx, bed.ry, mix(firstColour(scene), '#e8a83c', 0.5), ' opacity=".45"') : '';
  const body = spots.map(([x, y], at) => shadow(pen, bed.cx + x + 9, bed.cy + y + 34, long ? 124 : 74, 28, 0.5) + place(ids[at % ids.length]!, { x: bed.cx + x, y: bed.cy + y, size: long ? 1.14 : 1.02, turn: long ? -8 : plan.shape === 'spirals' || plan.shape === 'flowers' ? choice.number(-40, 40) : 0 })).join('');
  const top = { ...bed, cy: bed.cy - 18, rx: bed.rx * 0.74, ry: bed.ry * 0.7 };
  return held(scene, vessel, pool + body + laid({ ...scene, plan: { ...plan, main: [], leaf: [] } }, { ...bed, cx: bed.cx + 130, cy: bed.cy + 52, rx: 40, ry: 14 }, { plant: plan.plant.length > 0 ? 2 : 0, leaf: 0, size: 0.7 }) + leaves(scene, top, 1, 0.8) + dusted(scene, top, 5, 0.8));
};

const custard: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  const second = secondColour(scene);
  switch (plan.shape) {
    case 'dome': {
      const vessel = plate(scene);
      const { cx, cy } = vessel.bed;
      const sauce = path(`M${cx - 176} ${cy + 26}C${cx - 190} ${cy - 20} ${cx + 170} ${cy - 30} ${cx + 184} ${cy + 24}C${cx + 170} ${cy + 80} ${cx - 150} ${cy + 84} ${cx - 176} ${cy + 26}Z`, lit(pen, second), ' opacity=".9"');
      const capped = chromaOf(second) > 0.06;
      const dome = solid(pen, `M${cx - 130} ${cy + 30}C${cx - 124} ${cy - 60} ${cx - 104} ${cy - 112} ${cx - 84} ${cy - 118}C${cx - 40} ${cy - 134} ${cx + 40} ${cy - 134} ${cx + 84} ${cy - 118}C${cx + 104} ${cy - 112} ${cx + 124} ${cy - 60} ${cx + 130} ${cy + 30}C${cx + 80} ${cy + 66} ${cx - 80} ${cy + 66} ${cx - 130} ${cy + 30}Z`, tone, 4);
      const cap = capped ? path(`M${cx - 88} ${cy - 116}C${cx - 40} ${cy - 134} ${cx + 40} ${cy - 134} ${cx + 88} ${cy - 116}C${cx + 110} ${cy - 90} ${cx + 96} ${cy - 40} ${cx + 70} ${cy - 66}C${cx + 50} ${cy - 84} ${cx + 40} ${cy - 20} ${cx + 14} ${cy - 50}C${cx - 10} ${cy - 84} ${cx - 30} ${cy - 10} ${cx - 60} ${cy - 60}C${cx - 90} ${cy - 30} ${cx - 110} ${cy - 80} ${cx - 88} ${cy - 116}Z`, lit(pen, second)) : '';
      const gloss = strokes(`M${cx - 100} ${cy - 20}C${cx - 96} ${cy - 64} ${cx - 84} ${cy - 90} ${cx - 70} ${cy - 100}`, '#fff', 10, ' opacity=".6"');
      const top = { cx: cx + 6, cy: cy - 112, rx: 60, ry: 14 };
      return held(scene, vessel, (capped ? sauce : '') + shadow(pen, cx + 16, cy + 44, 160, 44, 0.5) + dome + cap + gloss + laid({ ...scene, plan: { ...plan, leaf: [] } }, { cx: cx + 120, cy: cy + 46, rx: 40, ry: 16 }, { plant: 2, leaf: 0, size: 0.75 }) + leaves(scene, top, 1, 0.7) + dusted(scene, top, 2, 0.7));
    }
    case 'glass':
    case 'layers': {
      const layered = plan.shape === 'layers';
      const tones = layered ? [...plan.colours.slice(0, 3), second, tone].slice(0, 4) : [tone];
      const body = 'M292 190C292 300 330 372 372 388H428C470 372 508 300 508 190Z';
      const clip = pen.clip(`<path d="${body}"/>`);
      const bands = tones.map((one, at) => `<rect x="280" y="${206 + (at * 190) / tones.length}" width="240" height="200" fill="${lit(pen, one, 0.6)}"/>`).join('');
      const top = { cx: 400, cy: 200, rx: 86, ry: 24 };
      return shadow(pen, 424, 440, 170, 42, 0.6) + path('M388 386H412V424H388Z', '#e9f0f2', line('#8fa0a8', 3)) + ellipse(400, 430, 84, 22, '#e3ecee', line('#8fa0a8', 3)) + `<g clip-path="${clip}"><rect x="280" y="180" width="240" height="220" fill="#f4f6f4"/>${bands}</g>` + ellipse(400, 206, 102, 31, lit(pen, tone), line(inkOf(tone), 3)) + strokes('M330 200C350 176 430 172 460 196M350 210C380 192 420 192 440 208', lighter(tone, 0.6), 7, ' opacity=".7"') + laid({ ...scene, plan: { ...plan, leaf: [] } }, top, { plant: 3, leaf: 0, size: 0.8 }) + leaves(scene, top, 1, 0.8) + dusted(scene, top, 3, 0.7) + path(body, '#ffffff', ` fill-opacity=".08"${line('#9fb0b6', 4)}`) + strokes('M312 226C316 290 336 340 358 362', '#fff', 9, ' opacity=".6"');
    }
    default: {
      const deep = plan.shape === 'cup';
      const vessel = bowl(scene, deep ? { rx: 170, cy: 250, depth: 150, level: 8 } : { rx: 236, cy: 288, depth: 58, level: 4 });
      const { bed } = vessel;
      const spotted = /caramel|brittle|brûl|burnt|browned|torched/.test(plan.shapeText + plan.ingredientText) || /brittle|caramel/.test(plan.shapeText);
      const spots = spotted ? [[-90, -20], [-20, -44], [60, -26], [-50, 24], [30, 10], [100, 16], [-120, 6], [10, 44]].map(([x = 0, y = 0], at) => ellipse(bed.cx + x * (bed.rx / 216), bed.cy + y * (bed.ry / 103), 30 + (at % 3) * 10, 13 + (at % 2) * 6, darker(tone, 0.45), ' opacity=".45"')).join('') : '';
      const grainy = /rice|grain|semolina|barley|tapioca/.test(plan.ingredientText) && /pudding|rice|porridge|grain/.test(plan.shapeText);
      const top = { ...bed, rx: bed.rx * 0.5, ry: bed.ry * 0.45 };
      return held(scene, vessel, ellipse(bed.cx, bed.cy, bed.rx, bed.ry, pen.radial([[0, lighter(tone, 0.45)], [0.6, tone], [1, darker(tone, 0.26)]], { cx: 0.42, cy: 0.4, r: 0.64 }), line(darker(tone, 0.4), 2)) + (grainy ? grains(scene, { ...bed, rx: bed.rx * 0.96, ry: bed.ry * 0.9 }, tone, 0) : '') + spots + strokes(`M${bed.cx - bed.rx * 0.74} ${bed.cy - bed.ry * 0.3}A${bed.rx * 0.8} ${bed.ry * 0.76} 0 0 1 ${bed.cx - bed.rx * 0.1} ${bed.cy - bed.ry * 0.76}`, '#fff', 9, ' opacity=".5"') + laid({ ...scene, plan: { ...plan, leaf: [] } }, top, { main: 3, plant: 4, leaf: 0, size: 0.85 }) + leaves(scene, top, 1, 0.85) + dusted(scene, top, 4, 0.8));
    }
  }
};

const ice: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  const second = secondColour(scene);
  switch (plan.shape) {
    case 'stick': {
      const bar = (colour: string, at: number) =>
        pen.symbol(`ice bar ${at}`, () => path('M-14 84H14V176Q14 188 0 188Q-14 188 -14 176Z', '#e3c08a', line('#8f6a3a', 3)) + solid(pen, 'M-74 96V-60C-74 -118 -40 -142 0 -142C40 -142 74 -118 74 -60V96C60 108 -60 108 -74 96Z', colour, 4) + strokes('M-34 76V-54M0 80V-64M34 76V-54', darker(colour, 0.16), 9, ' opacity=".6"') + strokes('M-52 60V-58C-50 -92 -34 -110 -16 -116', '#fff', 9, ' opacity=".6"') + strokes('M-20 20h.1M26 -30h.1M-30 -80h.1M20 52h.1', second, 13, ' opacity=".6"'));
      const vessel = plate(scene);
      return held(scene, vessel, [[-84, -2, -24, 0], [76, 8, 16, 1]].map(([x = 0, y = 0, turn = 0, at = 0]) => shadow(pen, 412 + x, 330 + y, 110, 70, 0.5) + place(bar(at === 0 ? tone : mix(tone, second, 0.18), at), { x: 400 + x, y: 270 + y, size: 0.92, turn })).join('') + dusted(scene, { cx: 400, cy: 240, rx: 130, ry: 50 }, 3, 0.8));
    }
    case 'shaved':
    case 'slush': {
      const vessel = bowl(scene, { rx: 206, cy: 290, depth: 104, level: 2 });
      const { bed } = vessel;
      const tall = plan.shape === 'shaved' ? 120 : 66;
      const snow = mound(scene, bed, mix(tone, '#ffffff', 0.12), tall) + grains(scene, bed, lighter(tone, 0.3), tall);
      const poured = plan.colours.length > 1 && plan.shape === 'shaved' ? path(`M${bed.cx - 74} ${bed.cy - tall - 20}C${bed.cx - 40} ${bed.cy - tall - 52} ${bed.cx + 50} ${bed.cy - tall - 52} ${bed.cx + 78} ${bed.cy - tall - 16}C${bed.cx + 110} ${bed.cy - 30} ${bed.cx + 76} ${bed.cy - 10} ${bed.cx + 60} ${bed.cy - 60}C${bed.cx + 36} ${bed.cy - 10} ${bed.cx + 14} ${bed.cy - 20} ${bed.cx} ${bed.cy - 64}C${bed.cx - 24} ${bed.cy - 4} ${bed.cx - 110} ${bed.cy - 20} ${bed.cx - 74} ${bed.cy - tall - 20}Z`, lit(pen, second), ' opacity=".88"') : '';
      const rest = { ...scene, plan: { ...plan, plant: plan.plant.filter(({ piece }) => piece !== 'ice') } };
      return held(scene, vessel, snow + poured + laid(rest, { cx: bed.cx, cy: bed.cy - tall * 0.72, rx: 110, ry: 44 }, { main: 3, plant: 5, leaf: 1, size: 0.86 }) + dusted(scene, { cx: bed.cx, cy: bed.cy - tall * 0.7, rx: 100, ry: 40 }, 3));
    }
    default: {
      const vessel = bowl(scene, { rx: 206, cy: 296, depth: 92, level: 4 });
      const { bed } = vessel;
      const scoop = (colour: string) => pen.symbol(`scoop ${colour}`, () => solid(pen, 'M-82 40C-100 20 -84 10 -88 -4C-92 -66 -44 -96 0 -96C46 -96 94 -64 88 -4C84 12 100 24 82 42C66 62 46 40 28 54C8 66 -16 46 -34 56C-56 64 -70 56 -82 40Z', colour, 4) + strokes('M-62 -20C-58 -52 -34 -72 -8 -76', '#fff', 10, ' opacity=".55"') + strokes('M-30 0h.1M20 -30h.1M44 10h.1M-6 26h.1M-48 18h.1M56 -24h.1', darker(colour, 0.25), 9, ' opacity=".4"'));
      const spots = [[-76, -40, 0], [80, -42, 1], [2, -6, 0]] as const;
      const rest = { ...scene, plan: { ...plan, plant: plan.plant.filter(({ piece }) => piece !== 'ice') } };
      return held(scene, vessel, spots.map(([x, y, at]) => place(scoop(at === 0 ? tone : mix(tone, second, 0.4)), { x: bed.cx + x, y: bed.cy + y - 14, size: 1 })).join('') + laid(rest, { cx: bed.cx, cy: bed.cy - 84, rx: 100, ry: 20 }, { plant: 2, leaf: 0, size: 0.75 }) + dusted(scene, { cx: bed.cx, cy: bed.cy - 64, rx: 110, ry: 46 }, 4, 0.8));
    }
  }
};

const riceWhite = '#fbf6ea';

const sushi: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['board', 'plate']);
  const { bed } = vessel;
  const tones = plan.colours;
  const base = plan.rice;
  const grain = 'M-40 -4l9 3M-20 14l10 -2M0 -2l8 5M22 12l9 -4M38 -4l8 3M-30 22l8 3M8 24l9 -2M44 20l6 4';
  const grained = strokes(grain, darker(base, 0.18), 6, ' opacity=".6"');
  const toppings = plan.main.length > 0 ? plan.main.map(({ name, tone }) => ({ name, tone })) : tones.map((tone) => ({ name: 'fish', tone }));
  switch (plan.shape) {
    case 'maki': {
      const nori = '#2f3d33';
      const fill = [...plan.main, ...plan.plant].filter(({ piece }) => piece !== 'nori').map(({ tone }) => tone).slice(0, 5);
      const id = pen.symbol('maki', () => ellipse(0, 20, 62, 42, darker(nori, 0.35), line('#151c18', 3)) + path('M-62 0V20C-50 74 50 74 62 20V0Z', pen.linear([[0, lighter(nori, 0.25)], [1, darker(nori, 0.4)]])) + ellipse(0, 0, 62, 42, nori, line('#151c18', 3)) + ellipse(0, 0, 52, 34, lit(pen, riceWhite, 0.6)) + strokes('M-34 -8l8 3M-24 14l8 -3M30 -10l7 4M26 14l8 -4M-4 -25l8 2M0 25l8 -2', darker(riceWhite, 0.22), 5, ' opacity=".6"') + fill.map((tone, at) => `<circle cx="${Math.round(Math.cos(at * 1.257) * 15)}" cy="${Math.round(Math.sin(at * 1.257) * 10)}" r="11" fill="${tone}" stroke="${inkOf(tone)}" stroke-width="2"/>`).join(''));
      const spots = [[-124, -40], [0, -52], [122, -44], [-66, 34], [62, 32]] as const;
      return held(scene, vessel, spots.map(([x, y]) => shadow(pen, bed.cx + x + 10, bed.cy + y + 56, 76, 28, 0.55) + place(id, { x: bed.cx + x, y: bed.cy + y })).join('') + dusted(scene, { ...bed, rx: bed.rx * 0.7 }, 3, 0.7));
    }
    case 'ball': {
      const id = pen.symbol('onigiri', () => solid(pen, 'M-96 58C-112 30 -40 -84 0 -90C40 -84 112 30 96 58C70 80 -70 80 -96 58Z', base, 4) + strokes('M-50 10l12 4M-20 -40l12 4M20 -20l10 6M46 24l12 -4M-10 0l12 2M-66 40l10 4M60 46l10 -4', darker(base, 0.16), 7, ' opacity=".6"') + (plan.plant.some(({ piece }) => piece === 'nori') ? path('M-34 70V14C-34 6 34 6 34 14V70C20 76 -20 76 -34 70Z', pen.linear([[0, '#45564a'], [1, '#1f2a23']]), line('#151c18', 3)) : '') + strokes('M-70 26C-56 -10 -36 -44 -20 -60', '#fff', 8, ' opacity=".6"'));
      return held(scene, vessel, [[-96, -18], [98, -24], [2, 28]].map(([x = 0, y = 0]) => shadow(pen, bed.cx + x + 12, bed.cy + y + 60, 108, 32, 0.55) + place(id, { x: bed.cx + x, y: bed.cy + y - 10, size: 0.94 })).join('') + dusted(scene, { ...bed, cy: bed.cy - 40, rx: bed.rx * 0.6, ry: 30 }, 3, 0.7) + laid({ ...scene, plan: { ...plan, plant: plan.plant.filter(({ piece }) => piece !== 'nori'), main: plan.main.slice(0, 1) } }, { cx: bed.cx, cy: bed.cy - 66, rx: 100, ry: 8 }, { main: 1, plant: 1, leaf: 0, size: 0.6 }));
    }
    case 'cube': {
      const id = pieceSymbol(pen, 'cube', base);
      const flat = pen.symbol('idli', () => ellipse(0, 14, 74, 40, darker(base, 0.16), line(inkOf(base), 3)) + ellipse(0, 0, 74, 40, lit(pen, base, 0.6), line(inkOf(base), 2)) + strokes('M-30 -6h.1M4 -14h.1M30 0h.1M-8 12h.1', darker(base, 0.14), 8, ' opacity=".5"'));
      const lens = /round|lens|disc/.test(plan.shapeText);
      const spots = [[-104, -30], [98, -36], [0, -4], [-70, 40], [80, 40]] as const;
      return held(scene, vessel, spots.map(([x, y]) => shadow(pen, bed.cx + x + 8, bed.cy + y + 40, 78, 28, 0.5) + place(lens ? flat : id, { x: bed.cx + x, y: bed.cy + y, size: lens ? 1 : 1.5 })).join('') + laid({ ...scene, plan: { ...plan, main: [] } }, { ...bed, rx: bed.rx * 0.6, ry: 30 }, { plant: 3, leaf: 2, size: 0.8 }) + dusted(scene, bed, 3));
    }
    default: {
      const one = ({ name, tone }: { readonly name: string; readonly tone: string }, at: number) =>
        pen.symbol(`nigiri ${at}`, () => solid(pen, 'M-72 28C-78 -2 -50 -16 0 -16C50 -16 78 -2 72 28C50 48 -50 48 -72 28Z', riceWhite) + grained + path('M-88 -6C-70 -46 60 -52 90 -14C98 6 70 12 0 8C-50 6 -84 16 -88 -6Z', lit(pen, tone), line(inkOf(tone), 3)) + (name === 'prawn' ? strokes('M-50 -26L-40 2M-14 -34L-8 4M24 -34L26 4M58 -26L56 4', '#fdf1e6', 6, ' opacity=".85"') : strokes('M-60 -6C-48 -20 -34 -28 -22 -34M-20 0C-8 -16 6 -28 22 -36M24 2C34 -12 46 -22 60 -28', lighter(tone, 0.65), 5, ' opacity=".8"')));
      const spots = [[-112, -44], [64, -60], [-30, 8], [136, 4], [50, 60]] as const;
      return held(scene, vessel, spots.map(([x, y], at) => shadow(pen, bed.cx + x + 10, bed.cy + y + 34, 96, 26, 0.55) + place(one(toppings[at % toppings.length]!, at % toppings.length), { x: bed.cx + x, y: bed.cy + y, size: 1.08, turn: -14 })).join('') + heap(scene, { cx: bed.cx - 150, cy: bed.cy + 50, rx: 26, ry: 12 }, { ids: plan.plant.slice(0, 1).map((thing) => pieceSymbol(pen, thing.piece, thing.tone)), count: plan.plant.length > 0 ? 3 : 0, rise: 6, size: 0.7 }));
    }
  }
};

export const sweetForms = { custard, ice, sushi, sweets } satisfies Record<string, FormPainter>;
void thirdColour;
void creamed;
