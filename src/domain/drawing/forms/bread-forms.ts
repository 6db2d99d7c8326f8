import { darker, inkOf, lighter, mix } from '../pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '../pen/pen.ts';
import { held } from './bowl-forms.ts';
import { beside, creamed, dusted, heap, laid, leaves, pieceSymbol, spread } from './lay.ts';
import { served } from './plate-forms.ts';
import type { Bed, FormPainter, Scene } from './scene.ts';
import { board } from './vessels.ts';

const firstColour = ({ plan }: Scene) => plan.colours[0] ?? '#d9a45a';
const secondColour = ({ plan }: Scene) => plan.colours[1] ?? lighter(plan.colours[0] ?? '#d9a45a', 0.4);

/** Fillings in a row between two halves. */
function filled(scene: Scene, { cx, cy, rx }: Bed, size = 0.9): string {
  const { pen, plan, choice } = scene;
  const things = [...plan.plant, ...plan.main].slice(0, 4);
  const own = things.length > 0 ? things.map(({ piece, tone }) => pieceSymbol(pen, piece, tone)) : [pieceSymbol(pen, 'ham', firstColour(scene))];
  return Array.from({ length: 8 }, (_, at) => place(own[at % own.length]!, { x: cx - rx + (2 * rx * (at + 0.5)) / 8, y: cy + (at % 2) * 10 - 5, size, turn: choice.number(-16, 16), flat: 0.8 })).join('');
}

const sandwich: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate', 'board']);
  const { bed } = vessel;
  const crust = firstColour(scene);
  const { cx, cy } = bed;
  let body: string;
  switch (plan.shape) {
    case 'bun':
      body =
        shadow(pen, cx + 14, cy + 62, 190, 50, 0.6) +
        solid(pen, `M${cx - 156} ${cy + 26}C${cx - 160} ${cy + 74} ${cx + 160} ${cy + 74} ${cx + 156} ${cy + 26}Z`, crust, 4) +
        filled(scene, { ...bed, cy: cy + 18, rx: 158 }, 1.05) +
        solid(pen, `M${cx - 168} ${cy + 2}C${cx - 170} ${cy - 98} ${cx - 80} ${cy - 132} ${cx} ${cy - 132}C${cx + 84} ${cy - 132} ${cx + 170} ${cy - 96} ${cx + 168} ${cy + 2}C${cx + 90} ${cy + 28} ${cx - 90} ${cy + 28} ${cx - 168} ${cy + 2}Z`, crust, 4) +
        strokes(`M${cx - 124} ${cy - 52}C${cx - 104} ${cy - 92} ${cx - 50} ${cy - 108} ${cx - 4} ${cy - 110}`, lighter(crust, 0.8), 11, ' opacity=".6"');
      break;
    case 'toast':
      body = [[-78, -18, -8], [82, 18, 6]]
        .map(([x = 0, y = 0, turn = 0]) => {
          const half = pen.symbol('toast half', () => path('M-120 62L-98 -66L112 -44L128 66Z', darker(crust, 0.35), `${line(inkOf(crust), 4)} transform="translate(0 26)"`) + strokes('M-112 76C-40 92 60 92 122 82', plan.main[0]?.tone ?? secondColour(scene), 16) + strokes('M-112 68C-50 80 50 80 122 74', plan.dust[0]?.tone ?? plan.plant[0]?.tone ?? lighter(secondColour(scene), 0.4), 9) + path('M-120 58L-98 -66L112 -44L128 62Z', pen.radial([[0, lighter(crust, 0.5)], [0.6, crust], [1, darker(crust, 0.36)]], { cx: 0.45, cy: 0.45, r: 0.7 }), line(inkOf(crust), 4)) + strokes('M-60 -20h.1M0 10h.1M50 -14h.1M-30 34h.1M70 34h.1', darker(crust, 0.34), 26, ' opacity=".35"'));
          return shadow(pen, cx + x + 10, cy + y + 74, 140, 38, 0.55) + place(half, { x: cx + x, y: cy + y - 14, size: 0.92, turn });
        })
        .join('');
      break;
    case 'open':
      body = [[-84, -22], [80, 24]]
        .map(([x = 0, y = 0], at) => {
          const slice = pen.symbol('open slice', () => path('M-134 -30C-120 -62 110 -74 134 -42C150 -6 140 34 118 52C40 72 -70 74 -122 56C-144 30 -148 -4 -134 -30Z', darker(crust, 0.35), `${line(inkOf(crust), 4)} transform="translate(0 18)"`) + path('M-134 -30C-120 -62 110 -74 134 -42C150 -6 140 34 118 52C40 72 -70 74 -122 56C-144 30 -148 -4 -134 -30Z', lit(pen, lighter(crust, 0.35)), line(inkOf(crust), 3)));
          return shadow(pen, cx + x + 10, cy + y + 64, 150, 38, 0.55) + place(slice, { x: cx + x, y: cy + y }) + (plan.main.length + plan.plant.length === 0 ? ellipse(cx + x, cy + y - 4, 108, 42, lit(pen, secondColour(scene)), line(inkOf(secondColour(scene)))) : laid(scene, { cx: cx + x, cy: cy + y - 6, rx: 112, ry: 42 }, { main: 3, plant: 4 + at, leaf: 1, size: 0.85 }));
        })
        .join('');
      break;
    case 'pita':
      body = shadow(pen, cx + 14, cy + 66, 180, 44, 0.6) + solid(pen, `M${cx - 168} ${cy - 30}C${cx - 150} ${cy + 96} ${cx + 150} ${cy + 100} ${cx + 172} ${cy - 36}Z`, crust, 4) + filled(scene, { ...bed, cy: cy - 44, rx: 142 }, 1.12) + path(`M${cx - 168} ${cy - 30}C${cx - 100} ${cy + 8} ${cx + 100} ${cy + 6} ${cx + 172} ${cy - 36}C${cx + 150} ${cy + 100} ${cx - 150} ${cy + 96} ${cx - 168} ${cy - 30}Z`, lit(pen, crust), line(inkOf(crust), 4)) + strokes(`M${cx - 90} ${cy + 24}h.1M${cx - 20} ${cy + 48}h.1M${cx + 60} ${cy + 26}h.1`, darker(crust, 0.3), 30, ' opacity=".35"');
      break;
    default:
      body =
        shadow(pen, cx + 14, cy + 58, 240, 46, 0.6) +
        solid(pen, `M${cx - 222} ${cy + 14}C${cx - 220} ${cy + 70} ${cx + 214} ${cy + 66} ${cx + 224} ${cy}Z`, crust, 4) +
        path(`M${cx - 214} ${cy + 14}C${cx - 120} ${cy - 12} ${cx + 130} ${cy - 20} ${cx + 216} ${cy + 2}C${cx + 130} ${cy + 34} ${cx - 130} ${cy + 40} ${cx - 214} ${cy + 14}Z`, '#f4e2bd') +
        filled(scene, { ...bed, cy: cy - 2, rx: 196 }, 1) +
        solid(pen, `M${cx - 224} ${cy - 14}C${cx - 212} ${cy - 78} ${cx - 110} ${cy - 102} ${cx} ${cy - 104}C${cx + 120} ${cy - 106} ${cx + 216} ${cy - 86} ${cx + 226} ${cy - 26}C${cx + 130} ${cy - 4} ${cx - 130} ${cy + 4} ${cx - 224} ${cy - 14}Z`, crust, 4) +
        strokes(`M${cx - 130} ${cy - 70}l46 26M${cx - 40} ${cy - 84}l50 30M${cx + 60} ${cy - 86}l48 28`, lighter(crust, 0.65), 9, ' opacity=".75"') +
        strokes(`M${cx - 180} ${cy - 46}C${cx - 150} ${cy - 70} ${cx - 100} ${cy - 84} ${cx - 60} ${cy - 88}`, lighter(crust, 0.8), 8, ' opacity=".5"');
  }
  const sauced = /sauce/.test(plan.shapeText) && /lying in|wet|under|drown/.test(plan.shapeText);
  const pool = sauced ? ellipse(cx, cy + 40, bed.rx * 1.1, bed.ry * 0.8, lit(pen, secondColour(scene)), line(inkOf(secondColour(scene)))) : '';
  return held(scene, vessel, pool + body + leaves(scene, { cx, cy: cy - (plan.shape === 'pita' ? 60 : 8), rx: bed.rx * 0.6, ry: 10 }, 2, 0.7) + dusted(scene, { cx, cy: cy - 84, rx: 110, ry: 24 }, 2, 0.7));
};

const breadShapes: Readonly<Record<string, (tone: string, scene: Scene) => string>> = {
  loaf: (tone, { pen }) => solid(pen, 'M-180 40C-214 -20 -170 -96 -60 -112C60 -126 180 -92 194 -10C200 44 150 76 10 80C-100 82 -160 76 -180 40Z', tone, 4) + strokes('M-110 -56C-96 -20 -96 6 -112 40M-20 -80C-4 -36 -4 0 -22 50M72 -80C88 -40 88 0 72 46', '#f8e6c4', 17) + strokes('M-102 -54C-88 -20 -88 6 -104 40M-12 -78C4 -36 4 0 -14 50M80 -78C96 -40 96 0 80 46', darker(tone, 0.3), 6, ' opacity=".7"') + strokes('M-160 -20C-146 -60 -110 -80 -70 -90', lighter(tone, 0.7), 10, ' opacity=".5"'),
  baguette: (tone, { pen }) => [-34, 34].map((y) => `<g transform="translate(0 ${y}) rotate(-8)">${solid(pen, 'M-250 12C-256 -18 -200 -36 0 -38C190 -40 252 -22 252 2C250 30 190 40 0 42C-180 44 -244 34 -250 12Z', tone, 4)}${[-170, -96, -22, 52, 126].map((x) => strokes(`M${x} 12C${x + 20} -8 ${x + 44} -18 ${x + 66} -24`, '#f8e3bb', 15) + strokes(`M${x + 2} 18C${x + 22} 0 ${x + 46} -10 ${x + 70} -16`, darker(tone, 0.35), 4, ' opacity=".7"')).join('')}</g>`).join(''),
  roll: (tone, { pen }) => [[-96, -16], [94, -22], [0, 36]].map(([x, y]) => `<g transform="translate(${x} ${y})">${solid(pen, 'M-92 22C-100 -36 -50 -66 2 -66C56 -66 100 -34 92 22C66 50 -66 50 -92 22Z', tone, 4)}${strokes('M-44 -34C-14 -20 20 -20 48 -36', '#f8e3bb', 10)}${strokes('M-70 -2C-62 -28 -44 -44 -24 -52', lighter(tone, 0.75), 8, ' opacity=".55"')}</g>`).join(''),
  ring: (tone, { pen }) => [[-84, -10], [84, 14]].map(([x, y]) => `<g transform="translate(${x} ${y})"><path fill-rule="evenodd" d="M-126 4A126 74 0 1 1 126 4A126 74 0 1 1 -126 4ZM-44 0A44 22 0 1 0 44 0A44 22 0 1 0 -44 0Z" fill="${lit(pen, tone)}"${line(inkOf(tone), 4)}/>${strokes('M-94 -26C-70 -50 -30 -60 10 -60', lighter(tone, 0.75), 11, ' opacity=".55"')}${strokes('M-80 20C-40 52 50 52 88 14', darker(tone, 0.3), 8, ' opacity=".35"')}</g>`).join(''),
  pretzel: (tone) => {
    const d = 'M-60 92C-10 30 60 -10 130 -40C190 -60 206 20 160 58C110 96 40 90 0 92C-50 92 -120 96 -164 56C-206 16 -186 -62 -128 -40C-60 -10 10 34 62 94';
    return strokes(d, inkOf(tone), 56) + strokes(d, tone, 47) + strokes(d, lighter(tone, 0.5), 9, ' opacity=".5" transform="translate(-4 -10)"') + strokes('M-120 66h.1M-40 84h.1M50 86h.1M120 70h.1M0 80h.1M-90 84h.1M88 84h.1', '#fffdf4', 11);
  },
  croissant: (tone, { pen }) => [[-70, -26, -14], [76, 30, 10]].map(([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">${solid(pen, 'M-158 56C-170 10 -120 -40 -60 -62C-20 -78 36 -78 76 -58C130 -34 168 14 156 58C140 74 116 60 96 36C60 6 -50 4 -92 38C-116 62 -142 76 -158 56Z', tone, 4)}${strokes('M-118 -18C-104 0 -94 20 -92 38M-64 -60C-56 -40 -50 -20 -48 14M0 -74C0 -50 0 -20 0 8M66 -62C58 -40 52 -20 50 14M120 -22C106 0 98 18 96 36', darker(tone, 0.42), 6, ' opacity=".7"')}${strokes('M-106 -20C-84 -40 -60 -50 -44 -54M-30 -62C-10 -66 14 -66 28 -62', lighter(tone, 0.8), 8, ' opacity=".65"')}</g>`).join(''),
  slices: (tone, { pen }) => [[-110, -24], [-30, -6], [56, 14]].map(([x, y]) => `<g transform="translate(${x} ${y})">${path('M-76 70C-92 -10 -92 -70 -40 -88C10 -96 76 -92 92 -60C106 -10 96 40 88 72C40 86 -40 84 -76 70Z', darker(tone, 0.35), line(inkOf(tone), 4))}${path('M-62 62C-76 -10 -76 -60 -34 -74C10 -82 66 -78 80 -50C92 -10 84 32 76 62C36 74 -34 72 -62 62Z', lit(pen, lighter(tone, 0.45)))}${strokes('M-30 -30h.1M10 -48h.1M44 -10h.1M-10 10h.1M30 34h.1M-40 30h.1', darker(tone, 0.1), 10, ' opacity=".5"')}</g>`).join(''),
  braid: (tone, { pen }) => [-150, -75, 0, 75, 150].map((x, at) => `<g transform="translate(${x} ${Math.abs(at - 2) * 6}) rotate(-24)">${solid(pen, 'M-62 14C-66 -30 -30 -58 10 -56C50 -52 70 -20 62 14C50 50 -50 54 -62 14Z', tone, 4)}${strokes('M-40 -14C-30 -34 -10 -42 8 -42', lighter(tone, 0.8), 9, ' opacity=".65"')}</g>`).join(''),
};

const bread: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = plan.vesselKind === null ? board(scene) : served(scene, ['board']);
  const { bed } = vessel;
  const id = pen.symbol('bread', () => (breadShapes[plan.shape] ?? breadShapes['loaf']!)(firstColour(scene), scene));
  return held(scene, vessel, shadow(pen, bed.cx + 16, bed.cy + 62, 250, 60, 0.6) + place(id, { x: bed.cx, y: bed.cy - 12, size: 0.94 }) + dusted(scene, { ...bed, cy: bed.cy - 40, rx: bed.rx * 0.7, ry: 40 }, 3, 0.8)) + (plan.cream?.piece === 'butterPat' ? creamed(scene, { ...bed, cx: 610, cy: 396 }, 0.8) : '');
};

const flatbread: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['board', 'plate', 'board']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const spots = (d: string) => strokes(d, darker(tone, 0.45), 24, ' opacity=".4"') + strokes(d, lighter(tone, 0.6), 12, ' opacity=".5" transform="translate(16 -14)"');
  const id = pen.symbol('flatbread', () => {
    const thick = (d: string) => path(d, darker(tone, 0.35), `${line(inkOf(tone))} transform="translate(0 14)"`) + solid(pen, d, tone, 4);
    switch (plan.shape) {
      case 'teardrop':
        return thick('M-216 30C-190 -40 -90 -88 30 -86C140 -82 206 -40 206 8C204 60 110 88 10 84C-80 82 -160 62 -216 30Z') + spots('M-120 14h.1M-60 -30h.1M-20 36h.1M30 -40h.1M60 16h.1M120 -16h.1M130 34h.1');
      case 'slab':
        return thick('M-206 -12L-150 -84H176L214 54C214 72 -200 78 -214 60Z') + strokes('M-130 -44h.1M-60 -48h.1M10 -46h.1M84 -48h.1M144 -40h.1M-144 10h.1M-66 6h.1M10 10h.1M92 6h.1M160 14h.1M-100 44h.1M-20 46h.1M60 42h.1M130 48h.1', darker(tone, 0.35), 20, ' opacity=".5"') + strokes('M-134 -50h.1M-64 -54h.1M6 -52h.1M80 -54h.1M-148 4h.1M-70 0h.1M6 4h.1M88 0h.1', lighter(tone, 0.7), 8, ' opacity=".7"');
      case 'boat':
        return thick('M-236 6C-190 -60 -90 -86 0 -86C90 -86 190 -60 236 0C190 60 90 84 0 84C-90 84 -190 64 -236 6Z') + path('M-150 2C-120 -40 -60 -54 0 -54C60 -54 120 -40 150 0C120 36 60 52 0 52C-60 52 -120 38 -150 2Z', lit(pen, secondColour(scene)), line(inkOf(secondColour(scene)), 3)) + strokes('M-190 -10C-150 -50 -90 -68 -30 -72', lighter(tone, 0.75), 9, ' opacity=".6"');
      case 'folded':
        return thick('M-200 60C-190 -30 -90 -90 10 -90C110 -90 196 -40 204 44C120 70 -110 84 -200 60Z') + strokes('M-186 66C-90 84 110 78 196 50', darker(tone, 0.3), 10, ' opacity=".5"') + spots('M-110 20h.1M-40 -30h.1M10 30h.1M70 -34h.1M110 20h.1');
      default:
        return [22, 0].map((y) => ellipse(0, y, 214, 100, y === 0 ? lit(pen, tone) : darker(tone, 0.35), line(inkOf(tone), 4))).join('') + spots('M-130 0h.1M-70 -46h.1M-40 30h.1M20 -20h.1M50 50h.1M90 -46h.1M140 6h.1M-100 44h.1');
    }
  });
  const top = { ...bed, cy: bed.cy - 10, rx: bed.rx * 0.6, ry: bed.ry * 0.5 };
  return held(scene, vessel, shadow(pen, bed.cx + 14, bed.cy + 50, 244, 80, 0.55) + place(id, { x: bed.cx, y: bed.cy - 4, size: 0.98 }) + laid(scene, top, { main: 2, plant: 4, leaf: 2, size: 0.85 }) + creamed(scene, top, 0.8) + dusted(scene, top, 4));
};

const pizza: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = board(scene);
  const { bed } = vessel;
  const crust = plan.dough;
  const sauce = firstColour(scene);
  const body = shadow(pen, bed.cx + 14, bed.cy + 36, 262, 116, 0.55) + ellipse(bed.cx, bed.cy + 12, 246, 118, darker(crust, 0.4), line(inkOf(crust), 4)) + ellipse(bed.cx, bed.cy, 246, 118, lit(pen, crust), line(inkOf(crust), 3)) + ellipse(bed.cx, bed.cy, 206, 95, pen.radial([[0, lighter(sauce, 0.2)], [0.7, sauce], [1, darker(sauce, 0.3)]], { cx: 0.42, cy: 0.4, r: 0.66 })) + spread(scene, { ...bed, rx: 228, ry: 108 }, 18).slice(10).map(({ x, y }) => ellipse(x, y, 15, 7, darker(crust, 0.4), ' opacity=".35"')).join('');
  const top = { cx: bed.cx, cy: bed.cy, rx: 172, ry: 78 };
  const melted = plan.dust.some(({ piece }) => piece === 'cheeseCurls') ? heap(scene, top, { ids: [pieceSymbol(pen, 'cheeseSlice', '#f6dd9a')], count: 7, rise: 4, size: 1 }) : '';
  return held(scene, vessel, body + melted + laid(scene, top, { main: 6, plant: 6, leaf: 4, size: 0.9 }) + dusted(scene, top, 3)) + '';
};

const tart: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate', 'board']);
  const { bed } = vessel;
  const { cx, cy } = bed;
  const filling = firstColour(scene);
  const crust = plan.dough;
  const edge = strokes(`M${cx - 226} ${cy}A226 104 0 0 0 ${cx + 226} ${cy}`, darker(crust, 0.35), 30, ' stroke-dasharray="3 22"');
  const wedge = `M${cx} ${cy - 6}L${cx + 128} ${cy + 92}A214 98 0 0 0 ${cx + 214} ${cy + 16}Z`;
  const body =
    shadow(pen, cx + 14, cy + 60, 256, 96, 0.55) +
    path(`M${cx - 236} ${cy - 4}C${cx - 232} ${cy + 74} ${cx - 140} ${cy + 138} ${cx} ${cy + 138}S${cx + 232} ${cy + 74} ${cx + 236} ${cy - 4}Z`, lit(pen, crust), line(inkOf(crust), 4)) +
    `<g transform="translate(0 22)" opacity=".7">${edge}</g>` +
    ellipse(cx, cy - 4, 236, 112, lighter(crust, 0.25), line(inkOf(crust), 4)) +
    ellipse(cx, cy, 212, 97, pen.radial([[0, lighter(filling, 0.35)], [0.6, filling], [1, darker(filling, 0.34)]], { cx: 0.4, cy: 0.36, r: 0.7 }), line(darker(filling, 0.4), 2)) +
    spread(scene, { ...bed, rx: 180, ry: 80 }, 10).map(({ x, y }, at) => ellipse(x, y, 20 + (at % 3) * 8, 10 + (at % 2) * 4, at % 3 === 0 ? lighter(filling, 0.5) : darker(filling, 0.3), ' opacity=".4"')).join('');
  const top = { cx: cx - 20, cy: cy - 8, rx: 160, ry: 62 };
  const cut = path(wedge, 'none', line(darker(filling, 0.45), 5));
  return held(scene, vessel, body + laid(scene, top, { main: 5, plant: 7, leaf: 1, size: 0.92 }) + dusted(scene, top, 4) + cut);
};

const cake: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate']);
  const { bed } = vessel;
  const { cx, cy } = bed;
  const icing = firstColour(scene);
  const crumb = secondColour(scene);
  const layer = plan.colours[2] ?? mix(icing, crumb, 0.5);
  let body: string;
  let top: Bed = { cx, cy: cy - 60, rx: 110, ry: 34 };
  switch (plan.shape) {
    case 'round':
    case 'ring': {
      const hole = plan.shape === 'ring' ? ellipse(cx, cy - 62, 56, 22, darker(icing, 0.5), line(inkOf(icing))) : '';
      body = shadow(pen, cx + 16, cy + 66, 220, 66, 0.6) + solid(pen, `M${cx - 190} ${cy - 56}V${cy + 30}C${cx - 180} ${cy + 112} ${cx + 180} ${cy + 112} ${cx + 190} ${cy + 30}V${cy - 56}Z`, crumb, 4) + strokes(`M${cx - 188} ${cy + 8}C${cx - 170} ${cy + 84} ${cx + 170} ${cy + 84} ${cx + 188} ${cy + 8}`, layer, 13) + path(`M${cx - 190} ${cy - 56}C${cx - 196} ${cy - 4} ${cx - 150} ${cy - 20} ${cx - 120} ${cy + 14}S${cx - 60} ${cy + 20} ${cx - 20} ${cy + 36}S${cx + 60} ${cy + 14} ${cx + 100} ${cy + 20}S${cx + 196} ${cy - 10} ${cx + 190} ${cy - 56}Z`, lit(pen, icing)) + ellipse(cx, cy - 58, 190, 80, lit(pen, icing), line(inkOf(icing), 3)) + hole;
      break;
    }
    case 'square':
      body = [[-84, -30], [86, -26], [0, 32]].map(([x = 0, y = 0]) => {
        const id = pen.symbol('cake square', () => path('M-96 -24L0 -66L96 -28L94 32L0 82L-94 34Z', darker(crumb, 0.16), line(inkOf(crumb), 4)) + path('M-96 -24L0 14L0 82L-94 34Z', lit(pen, crumb)) + strokes('M-93 6L0 46L93 4', layer, 13) + path('M-96 -24L0 -66L96 -28L0 14Z', lit(pen, icing), line(inkOf(icing), 2)));
        return shadow(pen, cx + x + 10, cy + y + 54, 112, 38, 0.5) + place(id, { x: cx + x, y: cy + y, size: 0.96 });
      }).join('');
      top = { cx, cy: cy - 30, rx: 120, ry: 34 };
      break;
    case 'loaf':
      body = shadow(pen, cx + 14, cy + 62, 240, 56, 0.6) + solid(pen, `M${cx - 206} ${cy + 60}C${cx - 220} ${cy - 10} ${cx - 190} ${cy - 76} ${cx - 60} ${cy - 84}H${cx + 90}C${cx + 190} ${cy - 76} ${cx + 216} ${cy - 10} ${cx + 204} ${cy + 50}C${cx + 120} ${cy + 82} ${cx - 130} ${cy + 86} ${cx - 206} ${cy + 60}Z`, icing, 4) + path(`M${cx + 70} ${cy + 70}C${cx + 50} ${cy} ${cx + 60} ${cy - 70} ${cx + 110} ${cy - 82}C${cx + 190} ${cy - 70} ${cx + 216} ${cy - 10} ${cx + 204} ${cy + 50}C${cx + 160} ${cy + 68} ${cx + 110} ${cy + 70} ${cx + 70} ${cy + 70}Z`, lit(pen, crumb), line(inkOf(crumb), 3)) + strokes(`M${cx - 160} ${cy - 20}C${cx - 140} ${cy - 50} ${cx - 90} ${cy - 62} ${cx - 40} ${cy - 64}`, lighter(icing, 0.7), 9, ' opacity=".6"');
      top = { cx: cx - 50, cy: cy - 40, rx: 120, ry: 34 };
      break;
    case 'roll':
      body = shadow(pen, cx + 14, cy + 62, 240, 56, 0.6) + solid(pen, `M${cx - 200} ${cy + 44}C${cx - 220} ${cy - 20} ${cx - 200} ${cy - 84} ${cx - 120} ${cy - 92}H${cx + 120}V${cy + 72}H${cx - 120}C${cx - 160} ${cy + 70} ${cx - 190} ${cy + 64} ${cx - 200} ${cy + 44}Z`, icing, 4) + ellipse(cx + 120, cy - 8, 72, 84, lit(pen, crumb), line(inkOf(crumb), 4)) + strokes(`M${cx + 120} ${cy - 4}C${cx + 104} ${cy - 22} ${cx + 84} ${cy} ${cx + 96} ${cy + 24}C${cx + 112} ${cy + 52} ${cx + 164} ${cy + 40} ${cx + 166} ${cy - 8}C${cx + 166} ${cy - 58} ${cx + 110} ${cy - 70} ${cx + 80} ${cy - 40}`, layer, 12);
      top = { cx: cx - 50, cy: cy - 66, rx: 110, ry: 22 };
      break;
    default: {
      const side = `M${cx - 176} ${cy - 10}L${cx + 186} ${cy - 40}V${cy + 44}L${cx - 176} ${cy + 86}Z`;
      body = shadow(pen, cx + 14, cy + 66, 220, 50, 0.6) + path(side, lit(pen, crumb), line(inkOf(crumb), 4)) + strokes(`M${cx - 174} ${cy + 40}L${cx + 184} ${cy + 4}`, layer, 17) + strokes(`M${cx - 174} ${cy + 8}L${cx + 184} ${cy - 24}`, lighter(layer, 0.2), 8, ' opacity=".8"') + path(`M${cx - 176} ${cy - 10}C${cx - 60} ${cy - 96} ${cx + 90} ${cy - 116} ${cx + 190} ${cy - 108}L${cx + 186} ${cy - 40}Z`, lit(pen, icing), line(inkOf(icing), 4)) + path(`M${cx + 190} ${cy - 108}L${cx + 206} ${cy - 92}V${cy + 24}L${cx + 186} ${cy + 44}V${cy - 40}Z`, darker(icing, 0.2), line(inkOf(icing), 3)) + strokes(`M${cx - 120} ${cy + 56}h.1M${cx - 60} ${cy + 62}h.1M${cx + 20} ${cy + 50}h.1M${cx + 90} ${cy + 36}h.1M${cx + 140} ${cy + 42}h.1`, darker(crumb, 0.25), 9, ' opacity=".5"');
      top = { cx: cx + 70, cy: cy - 74, rx: 90, ry: 18 };
    }
  }
  return held(scene, vessel, body + laid(scene, top, { main: 3, plant: 4, leaf: 1, size: 0.82 }) + (plan.cream === null || plan.cream.piece === 'butterPat' ? '' : creamed(scene, top, 0.8)) + dusted(scene, top, 4, 0.8));
};

export const breadForms = { bread, cake, flatbread, pizza, sandwich, tart } satisfies Record<string, FormPainter>;
void beside;
