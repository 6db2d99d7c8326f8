import { darker, inkOf, lighter, mix } from '../pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '../pen/pen.ts';
import { held } from './bowl-forms.ts';
import { beside, creamed, dusted, heap, laid, leaves, liquid, pieceSymbol, spread } from './lay.ts';
import { served, tropical } from './plate-forms.ts';
import type { Bed, FormPainter, Scene } from './scene.ts';
import { steamer } from './vessels.ts';

const firstColour = ({ plan }: Scene) => plan.colours[0] ?? '#d9a45a';
const secondColour = ({ plan }: Scene) => plan.colours[1] ?? darker(plan.colours[0] ?? '#d9a45a', 0.25);

/** The browned places of dough, over an area. */
function blisters(scene: Scene, bed: Bed, tone: string, count = 9): string {
  return spread(scene, bed, count)
    .map(({ x, y }, at) => ellipse(x, y, 14 + (at % 3) * 8, 7 + (at % 3) * 4, tone, ' opacity=".5"'))
    .join('');
}

const pancake: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, tropical.test(plan.origin) ? ['plate', 'leaf'] : ['plate']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const brown = darker(tone, 0.36);
  const top = { cx: bed.cx, cy: bed.cy - 12, rx: bed.rx * 0.7, ry: bed.ry * 0.6 };
  const cake = (cy: number, rx: number, thick: number) =>
    ellipse(bed.cx, cy + thick, rx, rx * 0.46, darker(tone, 0.3), line(inkOf(tone))) +
    ellipse(bed.cx, cy, rx, rx * 0.46, pen.radial([[0, lighter(tone, 0.4)], [0.62, tone], [0.9, brown], [1, darker(tone, 0.2)]], { cx: 0.48, cy: 0.46, r: 0.56 }), line(inkOf(tone)));
  let body: string;
  switch (plan.shape) {
    case 'stack':
      body = shadow(pen, bed.cx + 14, bed.cy + 46, 220, 74, 0.55) + [44, 16, -12, -40].map((y) => cake(bed.cy + y, 168, 16)).join('');
      top.cy = bed.cy - 46;
      break;
    case 'rolled': {
      const roll = pen.symbol('rolled', () => solid(pen, 'M-170 -18C-120 -34 120 -34 170 -18C186 -6 186 20 170 30C120 46 -120 46 -170 30C-186 18 -186 -8 -170 -18Z', tone) + ellipse(172, 6, 15, 26, lit(pen, secondColour(scene)), line(inkOf(tone))) + strokes('M-150 -12C-80 -24 80 -24 140 -14', lighter(tone, 0.7), 6, ' opacity=".6"') + strokes('M-100 8h.1M-40 -2h.1M20 12h.1M80 0h.1', brown, 24, ' opacity=".35"'));
      body = [-34, 28].map((y, at) => shadow(pen, bed.cx + 8, bed.cy + y + 34, 190, 36, 0.5) + place(roll, { x: bed.cx - 8 + at * 12, y: bed.cy + y, turn: -6 })).join('');
      break;
    }
    case 'folded': {
      const d = 'M-206 50C-196 -40 -96 -96 16 -92C120 -88 196 -30 206 40C120 62 -110 70 -206 50Z';
      const fold = pen.symbol('folded', () => path(d, darker(tone, 0.35), ' transform="translate(4 16)"') + solid(pen, d, tone, 4) + strokes('M-186 42C-160 -24 -80 -66 10 -66C100 -64 166 -22 188 32', brown, 12, ' opacity=".4"') + strokes('M-120 20h.1M-60 -20h.1M0 10h.1M60 -30h.1M110 14h.1', brown, 30, ' opacity=".28"') + strokes('M-150 -6C-120 -48 -60 -72 0 -74', lighter(tone, 0.75), 8, ' opacity=".6"') + strokes('M-196 54C-100 70 110 66 198 46', secondColour(scene), 9));
      body = shadow(pen, bed.cx + 10, bed.cy + 52, 230, 60, 0.55) + place(fold, { x: bed.cx, y: bed.cy + 4, size: 1.02 });
      top.cy = bed.cy + 20;
      top.rx = bed.rx * 0.6;
      break;
    }
    default:
      body = shadow(pen, bed.cx + 14, bed.cy + 34, 240, 96, 0.5) + cake(bed.cy, 206, 14) + blisters(scene, { ...bed, rx: bed.rx * 0.8 }, brown);
  }
  return held(scene, vessel, body + laid(scene, top, { main: 4, plant: 4, leaf: 2, size: 0.85 }) + creamed(scene, top, 0.9) + dusted(scene, top, 4)) + beside(scene, 600, 378);
};

const omelette: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = plan.shape === 'pan' || plan.shape === 'round' ? served(scene, ['pan']) : served(scene, ['plate']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const top = { cx: bed.cx, cy: bed.cy - 4, rx: bed.rx * 0.66, ry: bed.ry * 0.6 };
  const fried = pieceSymbol(pen, 'friedEgg', '#f5a623');
  const eggs = (count: number, size: number) => spread(scene, { ...bed, rx: bed.rx * 0.66, ry: bed.ry * 0.6 }, count).toSorted((one, other) => one.y - other.y).map((spot) => shadow(pen, spot.x + 6, spot.y + 18, 80 * size, 34 * size, 0.4) + place(fried, { ...spot, size, turn: 20 })).join('');
  const rest = { ...scene, plan: { ...plan, main: plan.main.filter(({ piece }) => piece !== 'eggFlakes' && piece !== 'friedEgg') } };
  switch (plan.shape) {
    case 'pan':
      return held(scene, vessel, liquid(scene, bed, tone, { thick: true }) + laid(rest, { ...top, rx: bed.rx * 0.84, ry: bed.ry * 0.8 }, { main: 2, plant: 5, leaf: 0, size: 0.86 }) + eggs(3, 1.05) + leaves(scene, top, 3) + dusted(scene, top, 4));
    case 'fried': {
      const sauce = plan.colours.length > 1 ? heap(scene, { ...bed, rx: bed.rx * 0.9, ry: bed.ry * 0.84 }, { ids: [pieceSymbol(pen, 'chunk', secondColour(scene)), pieceSymbol(pen, 'mince', secondColour(scene))], count: 8, rise: 8, size: 1.1 }) : '';
      return held(scene, vessel, sauce + eggs(2, 1.3) + laid(rest, { ...top, cy: bed.cy + 34, ry: 24 }, { main: 1, plant: 3, leaf: 2, size: 0.8 }) + dusted(scene, top, 4)) + beside(scene, 604, 380);
    }
    case 'round':
      return held(scene, vessel, ellipse(bed.cx, bed.cy + 8, bed.rx * 0.97, bed.ry * 0.97, darker(tone, 0.3)) + ellipse(bed.cx, bed.cy - 4, bed.rx * 0.95, bed.ry * 0.94, pen.radial([[0, lighter(tone, 0.4)], [0.7, tone], [1, darker(tone, 0.35)]], { cx: 0.45, cy: 0.42, r: 0.6 }), line(inkOf(tone))) + blisters(scene, { ...bed, rx: bed.rx * 0.84, ry: bed.ry * 0.8 }, darker(tone, 0.35), 11) + laid(rest, { ...top, rx: bed.rx * 0.72 }, { main: 3, plant: 5, leaf: 2, size: 0.85 }) + dusted(scene, top, 4));
    default: {
      const fold = pen.symbol('omelette', () => path('M-206 22C-210 -36 -110 -76 10 -74C120 -72 204 -42 206 6C196 56 80 76 -30 74C-120 72 -196 60 -206 22Z', darker(tone, 0.35), ' transform="translate(2 12)"') + solid(pen, 'M-206 22C-210 -36 -110 -76 10 -74C120 -72 204 -42 206 6C196 56 80 76 -30 74C-120 72 -196 60 -206 22Z', tone, 4) + strokes('M-196 26C-120 -10 60 -22 200 6', darker(tone, 0.28), 6, ' opacity=".7"') + strokes('M-150 -22C-100 -54 -20 -62 50 -58', lighter(tone, 0.75), 10, ' opacity=".6"') + strokes('M-90 -20h.1M-10 -40h.1M80 -30h.1M120 -2h.1', darker(tone, 0.32), 30, ' opacity=".3"'));
      return held(scene, vessel, shadow(pen, bed.cx + 10, bed.cy + 50, 230, 66, 0.55) + place(fold, { x: bed.cx, y: bed.cy }) + laid(rest, { ...top, ry: 20 }, { main: 2, plant: 3, leaf: 2, size: 0.78 }) + dusted(scene, top, 4)) + beside(scene, 604, 380);
    }
  }
};

const taco: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate', 'board', 'plate']);
  const { bed } = vessel;
  const shell = plan.dough;
  const fillings = [...plan.main, ...plan.plant];
  const ids = fillings.length > 0 ? fillings.map((thing) => pieceSymbol(pen, thing.piece, thing.layer === 'main' ? mix(thing.tone, firstColour(scene), 0.4) : thing.tone)) : [pieceSymbol(pen, 'mince', firstColour(scene))];
  const flat = plan.shape === 'flat';
  const one = (x: number, y: number, size: number) =>
    flat
      ? shadow(pen, x + 10, y + 28, 150 * size, 60 * size, 0.5) +
        ellipse(x, y + 12 * size, 138 * size, 64 * size, darker(shell, 0.3), line(inkOf(shell))) +
        ellipse(x, y, 138 * size, 64 * size, lit(pen, shell), line(inkOf(shell), 2)) +
        heap(scene, { cx: x, cy: y, rx: 92 * size, ry: 42 * size }, { ids, count: 9, rise: 30, size: 0.72 * size })
      : shadow(pen, x + 10, y + 56 * size, 140 * size, 36 * size, 0.55) +
        path(`M${x - 132 * size} ${y + 40 * size}C${x - 120 * size} ${y - 58 * size} ${x - 50 * size} ${y - 100 * size} ${x + 12 * size} ${y - 98 * size}C${x + 84 * size} ${y - 96 * size} ${x + 130 * size} ${y - 50 * size} ${x + 140 * size} ${y + 26 * size}Z`, darker(shell, 0.18), line(inkOf(shell))) +
        heap(scene, { cx: x + 2, cy: y - 30 * size, rx: 104 * size, ry: 36 * size }, { ids, count: 9, rise: 34 * size, size: 0.76 * size }) +
        path(`M${x - 134 * size} ${y + 44 * size}C${x - 120 * size} ${y - 20 * size} ${x - 56 * size} ${y - 52 * size} ${x + 8 * size} ${y - 50 * size}C${x + 74 * size} ${y - 48 * size} ${x + 130 * size} ${y - 20 * size} ${x + 136 * size} ${y + 36 * size}C${x + 60 * size} ${y + 66 * size} ${x - 70 * size} ${y + 70 * size} ${x - 134 * size} ${y + 44 * size}Z`, lit(pen, shell), line(inkOf(shell))) +
        strokes(`M${x - 80 * size} ${y + 20 * size}h.1M${x - 30 * size} ${y - 10 * size}h.1M${x + 20 * size} ${y + 30 * size}h.1M${x + 70 * size} ${y}h.1`, darker(shell, 0.35), 20 * size, ' opacity=".35"');
  const body = flat ? one(bed.cx - 60, bed.cy - 34, 1) + one(bed.cx + 58, bed.cy + 42, 1.06) : one(bed.cx - 74, bed.cy - 30, 1) + one(bed.cx + 70, bed.cy + 22, 1.12);
  return held(scene, vessel, body + leaves(scene, { cx: bed.cx + 10, cy: bed.cy - 40, rx: bed.rx * 0.6, ry: bed.ry * 0.4 }, 3, 0.8) + (plan.cream === null ? '' : creamed(scene, { ...bed, cx: bed.cx + 74, cy: flat ? bed.cy + 30 : bed.cy - 44 }, 0.7)) + dusted(scene, { cx: bed.cx, cy: bed.cy - 34, rx: bed.rx * 0.7, ry: 50 }, 3, 0.7)) + beside(scene, 622, 404);
};

const rolls: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, tropical.test(plan.origin) ? ['plate', 'leaf', 'plate'] : ['plate', 'board', 'plate']);
  const { bed } = vessel;
  const tone = plan.shape === 'wrap' ? plan.dough : firstColour(scene);
  const inner = [...plan.main, ...plan.plant].slice(0, 3);
  const filling = inner.map(({ tone: one }) => one);
  const cut = (x: number, ry: number) => ellipse(x, 4, ry * 0.55, ry, lit(pen, filling[0] ?? secondColour(scene)), line(inkOf(tone))) + strokes(`M${x - 4} ${-ry * 0.4}h.1M${x + 5} ${ry * 0.1}h.1M${x - 5} ${ry * 0.5}h.1`, filling[1] ?? lighter(secondColour(scene), 0.5), ry * 0.42) + strokes(`M${x + 4} ${-ry * 0.5}h.1M${x - 2} ${ry * 0.1}h.1`, filling[2] ?? '#7ca24a', ry * 0.3);
  const id = pen.symbol('roll', () => {
    switch (plan.shape) {
      case 'fresh':
        return solid(pen, 'M-118 -28C-80 -38 80 -38 112 -28V36C80 46 -80 46 -118 36C-134 20 -134 -12 -118 -28Z', '#efe9dc') + (filling.length > 0 ? strokes('M-92 -4C-40 -14 20 -14 84 -6', filling[0]!, 26, ' opacity=".55"') + strokes('M-96 20C-40 12 30 12 88 20', filling[1] ?? '#8fb85a', 15, ' opacity=".6"') : '') + strokes('M-100 -20C-50 -29 50 -29 96 -21', '#fff', 6, ' opacity=".85"') + cut(114, 33);
      case 'leaf':
        return solid(pen, 'M-104 -22C-60 -38 60 -38 104 -22C124 -8 124 22 104 34C60 48 -60 48 -104 34C-124 20 -124 -8 -104 -22Z', tone) + strokes('M-100 8C-40 -6 40 -6 104 8M-60 4L-40 -26M0 -2L16 -30M50 0L70 -24M-40 4L-22 36M20 0L40 38', lighter(tone, 0.4), 3, ' opacity=".7"') + strokes('M-84 -16C-40 -26 20 -28 60 -25', lighter(tone, 0.75), 5, ' opacity=".6"');
      case 'wrap':
        return solid(pen, 'M-168 -36C-90 -52 80 -52 152 -38V46C80 58 -90 58 -168 44C-188 26 -188 -18 -168 -36Z', tone, 4) + strokes('M-110 -14h.1M-50 12h.1M10 -20h.1M70 16h.1M-130 24h.1', darker(tone, 0.32), 26, ' opacity=".4"') + strokes('M-150 -26C-80 -40 60 -40 120 -31', lighter(tone, 0.7), 7, ' opacity=".6"') + cut(154, 43);
      default:
        return solid(pen, 'M-104 -20C-60 -32 60 -32 104 -20C118 -6 118 20 104 30C60 42 -60 42 -104 30C-118 18 -118 -8 -104 -20Z', tone) + strokes('M-70 -18L-46 36M0 -28L22 38M66 -24L84 30', darker(tone, 0.3), 4, ' opacity=".6"') + strokes('M-84 -12C-40 -22 20 -24 70 -20', lighter(tone, 0.75), 6, ' opacity=".65"') + strokes('M-40 10h.1M-20 -8h.1M30 8h.1M56 -4h.1', darker(tone, 0.3), 11, ' opacity=".4"');
    }
  });
  const wrap = plan.shape === 'wrap';
  const sauced = /sauce/.test(plan.shapeText);
  const spots = wrap ? [[8, -42], [-14, 40]] : [[-76, -48], [70, -54], [-4, -4], [-80, 38], [76, 34]];
  const body = spots.map(([x = 0, y = 0]) => shadow(pen, bed.cx + x + 10, bed.cy + y + 34, wrap ? 190 : 118, 30, 0.5) + place(id, { x: bed.cx + x, y: bed.cy + y, size: wrap ? 1.08 : 0.98, turn: wrap ? -5 : -14 })).join('');
  const sauce = sauced ? path(`M${bed.cx - 170} ${bed.cy - 10}C${bed.cx - 120} ${bed.cy - 70} ${bed.cx + 110} ${bed.cy - 76} ${bed.cx + 150} ${bed.cy - 20}C${bed.cx + 170} ${bed.cy + 50} ${bed.cx + 60} ${bed.cy + 40} ${bed.cx} ${bed.cy + 62}C${bed.cx - 90} ${bed.cy + 70} ${bed.cx - 160} ${bed.cy + 50} ${bed.cx - 170} ${bed.cy - 10}Z`, lit(pen, firstColour(scene)), `${line(inkOf(firstColour(scene)))} opacity=".93"`) : '';
  const top = { cx: bed.cx, cy: bed.cy - 10, rx: bed.rx * 0.5, ry: bed.ry * 0.45 };
  return held(scene, vessel, body + sauce + creamed(scene, top, 1) + leaves(scene, { ...top, cx: wrap ? bed.cx : bed.cx + 60 }, 1, 0.9) + dusted(scene, top, 4)) + beside(scene, 606, 386);
};

const parcel: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const leafy = plan.shape === 'leaf';
  const vessel = served(scene, leafy && tropical.test(plan.origin) ? ['plate', 'board'] : ['plate', 'board', 'plate']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const husk = /husk|corn|maize/.test(plan.shapeText + plan.ingredientText);
  const wrapTone = husk ? '#e3c98c' : '#5f8a44';
  const id = pen.symbol('parcel', () => {
    switch (plan.shape) {
      case 'leaf':
        return (
          solid(pen, 'M-150 -34C-90 -56 90 -56 150 -34L158 40C90 60 -90 60 -158 40Z', wrapTone, 4) +
          strokes('M-140 -20C-60 -36 60 -36 140 -20M-148 4C-60 -8 60 -8 148 4M-152 26C-60 18 60 18 152 26', darker(wrapTone, 0.3), 3, ' opacity=".6"') +
          solid(pen, 'M-96 -30C-60 -48 60 -48 96 -30C110 -8 106 24 88 32C40 44 -40 44 -88 32C-106 24 -110 -8 -96 -30Z', tone) +
          strokes('M-66 -22C-40 -32 10 -34 44 -31', lighter(tone, 0.75), 7, ' opacity=".65"') +
          strokes('M-52 6h.1M-16 16h.1M20 4h.1M54 14h.1', darker(tone, 0.3), 10, ' opacity=".4"')
        );
      case 'triangle':
        return solid(pen, 'M-98 52C-70 -4 -30 -60 2 -84C38 -58 80 0 102 46C60 68 -60 72 -98 52Z', tone, 4) + path('M2 -82C20 -40 40 20 44 62C70 58 92 54 102 46C80 0 38 -58 2 -82Z', darker(tone, 0.3), ' opacity=".5"') + strokes('M-84 44C-30 56 50 56 92 40', darker(tone, 0.35), 5, ' stroke-dasharray="1 14" opacity=".8"') + strokes('M-56 8C-40 -18 -20 -44 -6 -58', lighter(tone, 0.75), 8, ' opacity=".65"');
      case 'square':
        return path('M-112 -6L6 -62L118 -10L110 26L2 84L-108 30Z', darker(tone, 0.3), line(inkOf(tone), 4)) + path('M-112 -6L6 -62L118 -10L2 48Z', lit(pen, tone), line(inkOf(tone), 2)) + strokes('M-52 -32L60 20M62 -36L-52 20', wrapTone === '#5f8a44' && plan.shape === 'square' && /leaf|leaves/.test(plan.ingredientText) ? '#dcc48a' : darker(tone, 0.25), 6) + strokes('M-80 -8L4 -48', lighter(tone, 0.7), 6, ' opacity=".6"');
      default:
        return solid(pen, 'M-122 36C-118 -34 -60 -72 4 -72C68 -72 118 -30 124 30C70 66 -66 72 -122 36Z', tone, 4) + strokes('M-116 38C-60 66 66 62 118 32', darker(tone, 0.12), 17) + strokes('M-116 38C-60 66 66 62 118 32', darker(tone, 0.45), 17, ' stroke-dasharray="3 15"') + strokes('M-84 -8C-66 -38 -30 -52 6 -54', lighter(tone, 0.75), 9, ' opacity=".65"') + strokes('M10 -6h.1M54 -16h.1M-30 12h.1', darker(tone, 0.3), 22, ' opacity=".3"');
    }
  });
  const spots = leafy ? [[8, -40], [-12, 34]] : [[-82, -34], [84, -40], [0, 32]];
  const size = leafy ? 1.12 : 0.98;
  const body = spots.map(([x = 0, y = 0], at) => shadow(pen, bed.cx + x + 10, bed.cy + y + 46, 130 * size, 34, 0.5) + place(id, { x: bed.cx + x, y: bed.cy + y, size, turn: leafy ? -6 : (at - 1) * 9 })).join('');
  return held(scene, vessel, body + leaves(scene, { ...bed, cx: bed.cx + 120, cy: bed.cy + 50, rx: 40, ry: 14 }, 1) + dusted(scene, { ...bed, cy: bed.cy - 10, rx: bed.rx * 0.6 }, 3)) + beside(scene, 612, 390);
};

const dumplings: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const steamed = /steam|translucent/.test(plan.shapeText) && /chin|hong|viet|korea|japan|tibet|nepal|canton/i.test(plan.origin);
  const vessel = steamed && plan.vesselKind === null ? steamer(scene) : served(scene, ['plate', 'plate', 'bowl']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const id = pen.symbol('dumpling', () => {
    switch (plan.shape) {
      case 'pleated':
        return solid(pen, 'M-64 24C-74 -8 -40 -34 -16 -48C-12 -62 14 -64 18 -48C42 -34 74 -8 64 24C44 48 -44 48 -64 24Z', tone) + strokes('M-12 -46C-24 -26 -40 -4 -46 22M-4 -46C-10 -20 -16 6 -18 36M6 -46C10 -20 14 6 16 36M14 -44C26 -26 40 -4 46 22', darker(tone, 0.24), 4, ' opacity=".75"') + strokes('M-52 4C-46 -12 -34 -24 -24 -32', '#fff', 6, ' opacity=".7"');
      case 'round':
        return `<circle r="48" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>` + ellipse(-16, -20, 13, 8, '#fff', ' opacity=".65" transform="rotate(-30 -16 -20)"');
      default:
        return solid(pen, 'M-78 20C-74 -26 -36 -48 4 -46C44 -44 76 -20 80 14C50 40 -46 44 -78 20Z', tone) + strokes('M-72 20C-66 -16 -34 -38 4 -36C40 -34 68 -12 74 14', lighter(tone, 0.35), 12) + strokes('M-62 -4L-48 10M-42 -24L-32 -8M-16 -36L-10 -18M14 -37L12 -18M42 -26L34 -10M62 -6L50 8', darker(tone, 0.3), 4.5, ' opacity=".75"') + strokes('M-30 8C-10 2 14 2 34 8', '#fff', 6, ' opacity=".6"');
    }
  });
  const browned = /crisp|pan-fried|browned|crisp base/.test(plan.shapeText);
  const spots = [[-92, -30], [4, -48], [98, -30], [-52, 26], [50, 28]] as const;
  const sauced = plan.shape === 'round' && plan.colours.length > 1 && !steamed;
  const pool = sauced ? liquid(scene, bed, secondColour(scene), { thick: true }) : '';
  const body = spots.map(([x, y], at) => shadow(pen, bed.cx + x + 8, bed.cy + y + 34, 78, 28, 0.5) + place(id, { x: bed.cx + x, y: bed.cy + y, size: 1.04, turn: plan.shape === 'half-moon' ? (at - 2) * 7 : 0 }) + (browned ? ellipse(bed.cx + x, bed.cy + y + 24, 50, 12, secondColour(scene), ' opacity=".55"') : '')).join('');
  const top = { ...bed, cy: bed.cy - 8, rx: bed.rx * 0.6, ry: bed.ry * 0.5 };
  return held(scene, vessel, pool + body + creamed(scene, top, 0.95) + leaves(scene, top, 2, 0.85) + dusted(scene, top, 4)) + beside(scene, 606, 384);
};

const bun: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const asian = /chin|viet|korea|japan|taiwan|hong|thai|filip/i.test(plan.origin);
  const vessel = asian && plan.vesselKind === null ? steamer(scene) : served(scene, ['plate', 'board']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const id = pen.symbol('bun', () => solid(pen, 'M-92 30C-104 -30 -56 -74 0 -74C56 -74 104 -30 92 30C70 58 -70 58 -92 30Z', tone, 4) + strokes('M0 -60C-14 -50 -30 -40 -46 -34M0 -60C14 -50 30 -40 46 -34M0 -60C-4 -46 -8 -34 -12 -24M0 -60C6 -46 14 -34 20 -26', darker(tone, 0.26), 4.5, ' opacity=".75"') + strokes('M-70 0C-66 -24 -50 -44 -32 -54', '#fff', 9, ' opacity=".7"'));
  const body = [[-94, -16], [92, -20], [0, 30]].map(([x = 0, y = 0]) => shadow(pen, bed.cx + x + 8, bed.cy + y + 40, 96, 30, 0.5) + place(id, { x: bed.cx + x, y: bed.cy + y - 6, size: 1.02 })).join('');
  return held(scene, vessel, body + leaves(scene, { ...bed, cx: bed.cx + 10, cy: bed.cy - 44, rx: 40, ry: 10 }, 1, 0.7) + dusted(scene, { ...bed, cy: bed.cy - 40, rx: bed.rx * 0.6, ry: 24 }, 3, 0.8));
};

const skewers: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, tropical.test(plan.origin) ? ['plate', 'leaf', 'board'] : ['plate', 'board', 'plate']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const between = plan.plant[0];
  const stick = strokes('M-252 0H236', '#7a5630', 10) + strokes('M-252 0H236', '#d9b37c', 6);
  const id = pen.symbol('skewer', () => {
    switch (plan.shape) {
      case 'mince':
        return stick + solid(pen, 'M-176 -22C-100 -34 -40 -22 20 -32C80 -36 150 -34 172 -18C190 0 188 16 168 26C110 38 60 26 0 34C-60 36 -130 38 -176 22C-192 8 -192 -8 -176 -22Z', tone, 4) + strokes('M-120 -22L-112 26M-50 -24L-44 28M24 -28L30 28M96 -28L104 26', darker(tone, 0.4), 5, ' opacity=".5"') + strokes('M-160 -12C-80 -22 40 -20 130 -20', lighter(tone, 0.7), 7, ' opacity=".55"');
      case 'fish-cake':
        return stick + strokes('M-180 10C-160 -46 -130 46 -100 0S-50 46 -20 0S40 46 66 0S120 44 160 -6', inkOf(tone), 42) + strokes('M-180 10C-160 -46 -130 46 -100 0S-50 46 -20 0S40 46 66 0S120 44 160 -6', tone, 35) + strokes('M-176 0C-156 -44 -130 36 -100 -8S-50 36 -20 -8', lighter(tone, 0.7), 6, ' opacity=".6"');
      case 'balls':
        return stick + [-120, -40, 40, 120].map((x, at) => `<circle cx="${x}" r="40" fill="${lit(pen, plan.colours[at % plan.colours.length] ?? tone)}"${line(inkOf(tone))}/>` + ellipse(x - 13, -16, 10, 6, '#fff', ' opacity=".6"')).join('');
      default: {
        const meat = pieceSymbol(pen, 'chunk', tone);
        const other = between === undefined ? meat : pieceSymbol(pen, between.piece, between.tone);
        return stick + [-148, -74, 0, 74, 148].map((x, at) => place(at % 2 === 1 ? other : meat, { x, y: 0, size: at % 2 === 1 && between !== undefined ? 0.8 : 1.02, turn: at * 20 })).join('');
      }
    }
  });
  const body = [-58, -4, 52].map((y, at) => shadow(pen, bed.cx + 10, bed.cy + y + 36, 220, 26, 0.5) + place(id, { x: bed.cx + (at - 1) * -16, y: bed.cy + y, size: 0.96, turn: -9 })).join('');
  return held(scene, vessel, body + leaves(scene, { ...bed, cx: bed.cx - 20, cy: bed.cy, rx: bed.rx * 0.5, ry: 40 }, 2, 0.9) + dusted(scene, { ...bed, rx: bed.rx * 0.8, ry: 60 }, 3)) + beside(scene, 618, 400);
};

export const doughForms = { bun, dumplings, omelette, pancake, parcel, rolls, skewers, taco } satisfies Record<string, FormPainter>;
