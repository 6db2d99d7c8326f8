import { chromaOf, darker, inkOf, lighter, lightnessOf, mix } from '../pen/colour.ts';
import { ellipse, line, lit, path, place, round, shadow, solid, strokes } from '../pen/pen.ts';
import type { PieceName } from '../pieces/pieces.ts';
import { held } from './bowl-forms.ts';
import { heap, laid, leaves, mound, pieceSymbol } from './lay.ts';
import { served } from './plate-forms.ts';
import type { FormPainter, Scene } from './scene.ts';
import { board, bowl, plate } from './vessels.ts';

const firstColour = ({ plan }: Scene) => plan.colours[0] ?? '#d9a45a';
const secondColour = ({ plan }: Scene) => plan.colours[1] ?? lighter(plan.colours[0] ?? '#d9a45a', 0.4);
const thirdColour = ({ plan }: Scene) => plan.colours[2] ?? darker(plan.colours[0] ?? '#d9a45a', 0.3);
const stem = (d: string) => strokes(d, '#4e3a1f', 12) + strokes(d, '#7d6034', 7);

/** A whole fruit and its half, each around 0, 0; `skin` outside, `flesh` within, `seed` in the middle. */
type FruitPainter = (scene: Scene, skin: string, flesh: string, seed: string) => { readonly whole: string; readonly cut: string };

const roundHalf = ({ pen }: Scene, skin: string, flesh: string, inner: string) => ellipse(0, 8, 112, 82, darker(skin, 0.15), line(inkOf(skin), 4)) + ellipse(0, 0, 112, 78, skin) + ellipse(0, 0, 98, 66, pen.radial([[0, lighter(flesh, 0.45)], [0.7, flesh], [1, darker(flesh, 0.14)]], { cx: 0.45, cy: 0.45, r: 0.6 })) + inner;
const gloss = strokes('M-72 -30C-62 -60 -38 -78 -8 -82', '#fff', 13, ' opacity=".5"');

const fruits: Readonly<Record<string, FruitPainter>> = {
  round: (scene, skin, flesh, seed) => ({
    whole: solid(scene.pen, 'M-118 8C-122 -64 -60 -104 0 -94C60 -104 122 -64 118 8C114 78 60 104 0 98C-60 104 -114 78 -118 8Z', skin, 4) + gloss + stem('M0 -88C0 -108 8 -118 18 -124'),
    cut: roundHalf(scene, skin, flesh, strokes('M-20 -8h.1M18 -10h.1M0 14h.1M-30 14h.1M32 12h.1', seed, 13)),
  }),
  citrus: (scene, skin, flesh) => ({
    whole: solid(scene.pen, 'M-118 6C-120 -60 -62 -96 0 -94C62 -96 124 -60 118 6C116 72 62 98 0 96C-62 98 -116 72 -118 6Z', skin, 4) + strokes('M-40 10h.1M10 -30h.1M50 20h.1M-10 50h.1M70 -24h.1M-66 -10h.1M28 64h.1', darker(skin, 0.25), 6, ' opacity=".5"') + gloss + strokes('M-8 -90h16', '#5c7a3a', 12),
    cut: roundHalf(scene, skin, '#fbf3d8', ellipse(0, 0, 86, 57, lit(scene.pen, flesh)) + strokes('M0 -56V56M-74 -28L74 28M74 -28L-74 28M-86 0H86', '#fcf5de', 6)),
  }),
  stone: (scene, skin, flesh, seed) => ({
    whole: solid(scene.pen, 'M-122 20C-126 -48 -60 -96 14 -90C80 -86 128 -40 122 24C114 78 50 92 -16 90C-76 90 -118 70 -122 20Z', skin, 4) + gloss + strokes('M14 -88C40 -40 36 30 10 88', darker(skin, 0.25), 5, ' opacity=".5"') + stem('M12 -84C14 -100 22 -110 30 -114'),
    cut: roundHalf(scene, skin, flesh, ellipse(0, 3, 40, 30, lit(scene.pen, seed), line(inkOf(seed), 3)) + ellipse(-12, -7, 10, 6, '#fff', ' opacity=".4"')),
  }),
  pear: (scene, skin, flesh, seed) => ({
    whole: solid(scene.pen, 'M-94 40C-100 -8 -52 -24 -42 -70C-36 -104 26 -106 36 -70C48 -24 104 -6 98 44C90 96 -84 98 -94 40Z', skin, 4) + strokes('M-62 26C-60 0 -34 -18 -26 -50', '#fff', 12, ' opacity=".5"') + stem('M-2 -94C0 -112 8 -122 18 -126'),
    cut: path('M-88 44C-94 -4 -48 -22 -38 -66C-32 -96 24 -98 32 -66C44 -22 98 -2 92 48C84 94 -78 94 -88 44Z', skin, line(inkOf(skin), 4)) + path('M-74 42C-78 4 -36 -18 -28 -60C-22 -82 16 -82 24 -60C34 -18 84 4 78 44C70 80 -66 80 -74 42Z', lit(scene.pen, flesh)) + ellipse(2, 36, 30, 26, mix(flesh, seed, 0.4)) + strokes('M-8 32h.1M12 32h.1M2 48h.1M-4 20h.1', seed, 9),
  }),
  melon: (scene, skin, flesh, seed) => ({
    whole: solid(scene.pen, 'M-150 6C-154 -66 -80 -100 0 -98C80 -100 154 -66 150 6C146 76 76 100 0 98C-76 100 -146 76 -150 6Z', skin, 4) + strokes('M-96 -70C-126 -20 -124 30 -92 76M-34 -94C-54 -30 -52 34 -30 94M34 -94C54 -30 52 34 30 94M96 -70C126 -20 124 30 92 76', darker(skin, 0.28), 8, ' opacity=".5"') + gloss,
    cut: path('M-140 -30C-120 90 120 96 144 -22Z', lit(scene.pen, skin), line(inkOf(skin), 4)) + path('M-122 -28C-100 64 104 68 126 -22Z', lit(scene.pen, flesh)) + strokes('M-60 -10h.1M-24 6h.1M14 2h.1M50 8h.1M76 -10h.1M-4 28h.1', seed, 13),
  }),
  spiky: (scene, skin, flesh, seed) => ({
    whole: solid(scene.pen, 'M-132 8C-136 -58 -76 -98 0 -96C76 -98 136 -58 132 8C128 70 70 100 0 98C-70 100 -128 70 -132 8Z', skin, 4) + [-90, -54, -18, 18, 54, 90].map((x, at) => [-58, -20, 18, 56].map((y) => (Math.abs(x) + Math.abs(y) * 1.2 > 126 ? '' : `<path d="M${x - 15 + (at % 2) * 6} ${y + 12}L${x + 2} ${y - 17}L${x + 19} ${y + 13}Z" fill="${lit(scene.pen, lighter(skin, 0.16))}" stroke="${inkOf(skin)}" stroke-width="2.5" stroke-linejoin="round"/>`)).join('')).join('') + stem('M0 -92C-2 -110 4 -122 12 -128'),
    cut: roundHalf(scene, skin, mix(flesh, '#fff8e4', 0.5), [[-44, 0], [0, -20], [44, 0], [0, 24]].map(([x = 0, y = 0]) => ellipse(x, y, 33, 20, lit(scene.pen, flesh), line(inkOf(flesh), 3)) + ellipse(x, y, 8, 5, seed, ' opacity=".6"')).join('')),
  }),
  segments: (scene, skin, flesh, seed) => ({
    whole: solid(scene.pen, 'M-112 14C-116 -54 -56 -90 0 -86C56 -90 116 -54 112 14C108 74 56 96 0 94C-56 96 -108 74 -112 14Z', skin, 4) + gloss + path('M-40 -80C-30 -104 -10 -94 0 -104C10 -94 30 -104 40 -80C20 -70 -20 -70 -40 -80Z', '#7d9a4c', line('#3f5427', 3)),
    cut: roundHalf(scene, skin, mix(skin, '#fbeede', 0.45), [0, 60, 120, 180, 240, 300].map((turn) => ellipse(0, -33, 25, 25, lit(scene.pen, flesh), `${line(inkOf(flesh), 2)} transform="scale(1 .72) rotate(${turn})"`)).join('') + strokes('M-36 -6h.1M36 -6h.1M0 26h.1', seed, 6, ' opacity=".4"')),
  }),
  star: (scene, skin, flesh) => ({
    whole: solid(scene.pen, 'M-140 4C-110 -40 -60 -66 0 -70C70 -66 120 -40 144 0C120 40 60 66 0 68C-60 66 -114 40 -140 4Z', skin, 4) + strokes('M-130 4C-60 -20 60 -22 134 0M-116 26C-50 14 60 12 118 22', darker(skin, 0.25), 6, ' opacity=".6"') + gloss,
    cut: solid(scene.pen, 'M0 -92L26 -30L100 -30L42 10L64 76L0 36L-64 76L-42 10L-100 -30L-26 -30Z', flesh, 4) + strokes('M0 -20V-60M18 0L60 -14M12 18L34 44M-12 18L-34 44M-18 0L-60 -14', darker(flesh, 0.2), 4),
  }),
  banana: (scene, skin, flesh) => ({
    whole: [0, 1].map((at) => `<g transform="translate(${at * 10} ${at * 34}) rotate(${at * -8})">${solid(scene.pen, 'M-150 -30C-140 40 -60 84 40 70C100 62 140 30 150 -14L132 -20C110 16 60 26 10 20C-60 12 -110 -10 -132 -44Z', skin, 4)}${strokes('M-134 -30C-100 20 -40 50 40 44C90 40 122 16 140 -14', darker(skin, 0.25), 5, ' opacity=".6"')}</g>`).join(''),
    cut: [-50, 30, 104].map((x, at) => ellipse(x, 18 - at * 10, 50, 35, darker(skin, 0.15), line(inkOf(skin), 3)) + ellipse(x, 12 - at * 10, 44, 29, lit(scene.pen, flesh)) + strokes(`M${x - 8} ${8 - at * 10}h.1M${x + 10} ${8 - at * 10}h.1M${x} ${20 - at * 10}h.1`, darker(flesh, 0.4), 6)).join(''),
  }),
  long: (scene, skin, flesh, seed) => ({
    whole: solid(scene.pen, 'M-170 14C-160 -30 -80 -54 10 -50C90 -48 164 -26 172 6C160 40 80 54 0 52C-80 52 -166 44 -170 14Z', skin, 4) + strokes('M-120 -14C-70 -34 0 -36 50 -34', '#fff', 11, ' opacity=".5"') + stem('M168 4C182 0 190 -6 198 -14'),
    cut: ellipse(0, 6, 84, 62, darker(skin, 0.2), line(inkOf(skin), 4)) + ellipse(0, 0, 76, 54, lit(scene.pen, flesh)) + strokes('M-20 -10h.1M10 -18h.1M26 4h.1M0 16h.1M-30 10h.1', seed, 10),
  }),
  pod: (scene, skin, flesh, seed) => ({
    whole: solid(scene.pen, 'M-170 30C-178 -6 -140 -24 -106 -10C-70 -30 -40 -34 -10 -20C26 -40 60 -44 90 -26C130 -40 172 -30 170 4C140 26 120 24 96 14C66 34 34 34 8 22C-24 40 -60 40 -88 28C-120 50 -156 54 -170 30Z', skin, 4) + strokes('M-140 2C-100 -8 -60 -16 -20 -14', lighter(skin, 0.6), 8, ' opacity=".6"'),
    cut: solid(scene.pen, 'M-120 20C-110 -24 -50 -44 10 -40C70 -38 118 -20 122 10C110 50 50 60 -10 58C-70 58 -114 50 -120 20Z', skin, 4) + path('M-98 14C-90 -16 -40 -28 8 -26C60 -24 96 -12 100 8C90 36 44 42 -8 42C-56 42 -92 36 -98 14Z', lit(scene.pen, flesh)) + strokes('M-56 8h.1M-10 6h.1M38 6h.1M70 8h.1', seed, 24),
  }),
};

const fruit: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['board', 'plate']);
  const { bed } = vessel;
  const skin = firstColour(scene);
  if (plan.shape === 'berries' || plan.shape === 'bunch') {
    const berry = pen.symbol('berry', () => `<circle r="42" fill="${lit(pen, skin)}"${line(inkOf(skin))}/>` + ellipse(-14, -16, 12, 7, '#fff', ' opacity=".6" transform="rotate(-30 -14 -16)"') + strokes('M8 -34L0 -26M8 -34L16 -26', darker(skin, 0.4), 4));
    const opened = pen.symbol('open berry', () => ellipse(0, 4, 44, 34, darker(skin, 0.2), line(inkOf(skin))) + ellipse(0, 0, 38, 28, lit(pen, secondColour(scene))) + ellipse(0, 0, 12, 9, thirdColour(scene), ' opacity=".7"'));
    const bunch = plan.shape === 'bunch';
    return held(scene, vessel, shadow(pen, bed.cx + 12, bed.cy + 46, bed.rx * 1.05, bed.ry * 0.8, 0.55) + heap(scene, { ...bed, rx: bed.rx * (bunch ? 0.62 : 0.86), ry: bed.ry * 0.8 }, { ids: [berry, berry, berry, opened], count: bunch ? 16 : 14, rise: bunch ? 70 : 40, size: 1, turn: 30 }) + (bunch ? stem('M410 170C414 150 430 136 450 132') : '') + leaves(scene, bed, 1));
  }
  // A record names the outside first; where the second colour is darker than the third the flesh is the third.
  const [second, third] = [secondColour(scene), thirdColour(scene)];
  const flesh = plan.colours.length > 2 && lightnessOf(third) > lightnessOf(second) + 0.12 ? third : second;
  const seed = flesh === third ? second : plan.colours.length > 2 ? third : '#6a4326';
  const { whole, cut } = (fruits[plan.shape] ?? fruits['round']!)(scene, skin, flesh, lightnessOf(seed) > 0.82 ? '#7a4f2c' : seed);
  const [one, other] = [pen.symbol('whole fruit', () => whole), pen.symbol('cut fruit', () => cut)];
  return held(scene, vessel, shadow(pen, bed.cx - 66, bed.cy + 66, 150, 44, 0.6) + place(one, { x: bed.cx - 92, y: bed.cy - 28, size: 1.02 }) + shadow(pen, bed.cx + 116, bed.cy + 68, 130, 38, 0.6) + place(other, { x: bed.cx + 104, y: bed.cy + 26, size: 0.94 }));
};

const cheese: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = board(scene);
  const { bed } = vessel;
  const { cx, cy } = bed;
  const paste = firstColour(scene);
  const rind = secondColour(scene);
  const holes = strokes('M-40 20h.1M10 36h.1M60 14h.1M100 34h.1M-90 40h.1M20 -8h.1', darker(paste, 0.3), 17, ' opacity=".55"');
  const veins = strokes('M-90 30C-70 20 -60 40 -40 26M-20 40C0 30 10 50 30 34M60 20C76 10 90 30 106 14M-30 8h.1M40 2h.1M84 40h.1M-60 46h.1', '#4f7088', 9, ' opacity=".8"');
  const wedge = (marks: string) => path('M-168 -6L150 -96C184 -70 196 -30 188 0L188 66L-168 84Z', darker(rind, 0.1), line(inkOf(rind), 4)) + path('M-168 -6L150 -96C184 -70 196 -30 188 0Z', lit(pen, lighter(paste, 0.2)), line(inkOf(paste), 3)) + path('M-168 -6L188 0V66L-168 84Z', lit(pen, paste), line(inkOf(paste), 3)) + marks + strokes('M150 -96C184 -70 196 -30 188 0V66', darker(rind, 0.25), 11);
  const drawn: Readonly<Record<string, () => string>> = {
    wedge: () => wedge(holes),
    blue: () => wedge(veins),
    wheel: () => solid(pen, 'M-170 -20V44C-160 110 160 110 170 44V-20Z', rind, 4) + ellipse(0, -20, 170, 76, lit(pen, lighter(rind, 0.2)), line(inkOf(rind), 4)) + path('M0 -20L60 56C110 48 160 20 168 -14Z', darker(paste, 0.2)) + path('M0 -20L58 54V108L0 44Z', lit(pen, paste), line(inkOf(paste), 3)) + path('M0 -20L168 -16V42L0 44Z', lit(pen, paste), line(inkOf(paste), 3)),
    soft: () => solid(pen, 'M-170 -16V40C-160 100 160 100 170 40V-16Z', lighter(rind, 0.3), 4) + ellipse(0, -16, 170, 74, lit(pen, lighter(rind, 0.5)), line(inkOf(rind), 4)) + path('M-10 -16L70 54V104C30 110 -10 108 -40 104L-50 60Z', lit(pen, paste), line(inkOf(paste), 3)) + path('M-30 96C-40 130 20 136 60 126C84 118 80 104 70 98Z', lit(pen, paste)) + strokes('M-110 -40h.1M-50 -60h.1M60 -50h.1M110 -20h.1', '#fff', 16, ' opacity=".6"'),
    ball: () => solid(pen, 'M-124 10C-130 -70 -60 -104 0 -104C62 -104 130 -68 124 10C116 84 -116 84 -124 10Z', paste, 4) + strokes('M-80 -24C-70 -58 -40 -80 -6 -82', '#fff', 14, ' opacity=".7"') + `<g transform="translate(150 40)">${ellipse(0, 8, 78, 52, darker(paste, 0.15), line(inkOf(paste), 3)) + ellipse(0, 0, 78, 50, lit(pen, lighter(paste, 0.3), 0.5))}</g>`,
    log: () => solid(pen, 'M-190 -26C-210 -10 -210 50 -190 66H150V-30Z', rind, 4) + ellipse(150, 18, 36, 48, lit(pen, lighter(paste, 0.2)), line(inkOf(paste), 4)) + ellipse(150, 18, 26, 37, lighter(paste, 0.4)) + strokes('M-160 -10H100M-170 20H90M-160 46H110', darker(rind, 0.2), 4, ' opacity=".4"') + `<g transform="translate(-60 92)">${ellipse(0, 6, 60, 26, darker(rind, 0.1), line(inkOf(rind), 3)) + ellipse(0, 0, 56, 23, lit(pen, paste))}</g>`,
    block: () => path('M-160 -20L10 -82L172 -34L168 44L-6 112L-158 56Z', darker(paste, 0.2), line(inkOf(paste), 4)) + path('M-160 -20L-4 34V112L-158 56Z', lit(pen, paste)) + path('M-160 -20L10 -82L172 -34L-4 34Z', lit(pen, lighter(paste, 0.35)), line(inkOf(paste), 3)) + strokes('M60 8L54 88', darker(paste, 0.3), 4),
    crumbled: () => path('M-160 0L-20 -60L60 -30L50 50L-90 96L-158 60Z', darker(paste, 0.14), line(inkOf(paste), 4)) + path('M-160 0L-20 -60L60 -30L-84 30Z', lit(pen, lighter(paste, 0.5)), line(inkOf(paste), 3)) + strokes('M-130 40h.1M-70 60h.1M-10 30h.1', darker(paste, 0.16), 12, ' opacity=".6"') + [[100, 30], [150, 10], [130, 64], [80, 76], [176, 50]].map(([x = 0, y = 0]) => place(pieceSymbol(pen, 'cheeseCrumbs', paste), { x, y, size: 1.1 })).join(''),
  };
  const id = pen.symbol('cheese', drawn[plan.shape] ?? drawn['wedge']!);
  return held(scene, vessel, shadow(pen, cx + 16, cy + 70, 230, 54, 0.6) + place(id, { x: cx - 6, y: cy - 10, size: 1.02 }) + leaves(scene, { cx: cx - 150, cy: cy + 50, rx: 20, ry: 8 }, 1));
};

const jar: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  const lid = '#b9863f';
  const bed = { cx: 552, cy: 366, rx: 78, ry: 34 };
  const chunky = plan.chunky || /pickle|kimchi|pieces|cut|whole/.test(plan.shapeText);
  const lumps = strokes('M266 300h.1M310 330h.1M352 296h.1M392 332h.1M290 372h.1M340 384h.1M386 380h.1M280 336h.1M366 352h.1', chunky ? lighter(tone, 0.3) : darker(tone, 0.12), chunky ? 30 : 12, ' opacity=".6"');
  return (
    shadow(pen, 356, 432, 170, 44, 0.62) +
    path('M236 220C228 226 226 250 226 280V388C226 428 240 436 328 436S430 428 430 388V280C430 250 428 226 420 220Z', '#eef3ee', line('#9aaaa6', 4)) +
    path('M238 262V388C238 420 256 426 328 426S418 420 418 388V262C380 276 276 276 238 262Z', pen.linear([[0, lighter(tone, 0.25)], [0.45, tone], [1, darker(tone, 0.4)]], 1, 0.3)) +
    lumps +
    ellipse(328, 262, 90, 15, lighter(tone, 0.3)) +
    path('M256 312C300 324 356 324 400 312V378C356 390 300 390 256 378Z', '#fbf1da', `${line('#c9b48a', 2)} opacity=".94"`) +
    ellipse(328, 348, 30, 20, lit(pen, tone), line(inkOf(tone), 2)) +
    path('M232 176C232 164 424 164 424 176V216C400 230 256 230 232 216Z', glazedLid(scene, lid), line(inkOf(lid), 4)) +
    ellipse(328, 176, 96, 17, lighter(lid, 0.4), line(inkOf(lid), 3)) +
    strokes('M246 270V380', '#fff', 12, ' opacity=".6"') +
    shadow(pen, 576, 414, 120, 34, 0.6) +
    path('M462 360C470 410 510 424 552 424S634 410 642 360Z', pen.linear([[0, lighter(plan.vessel.outside, 0.3)], [1, darker(plan.vessel.outside, 0.35)]]), line(inkOf(plan.vessel.outside), 4)) +
    ellipse(552, 360, 90, 38, plan.vessel.inside, line(inkOf(plan.vessel.outside), 3)) +
    mound(scene, bed, tone, 18) +
    strokes('M512 356C530 338 566 336 586 350', lighter(tone, 0.6), 7, ' opacity=".7"')
  );
};

const glazedLid = ({ pen }: Scene, colour: string) => pen.linear([[0, lighter(colour, 0.2)], [0.3, lighter(colour, 0.5)], [1, darker(colour, 0.4)]], 1, 0.1);

const grainPieces: Readonly<Record<string, PieceName>> = { beans: 'beans', nuts: 'nut', pods: 'star', sticks: 'cinnamon' };

const grainsForm: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = bowl(scene, { rx: 216, cy: 286, depth: 74, level: 2 });
  const { bed } = vessel;
  const tone = firstColour(scene);
  const other = secondColour(scene);
  const wide = { ...bed, rx: bed.rx * 0.82, ry: bed.ry * 0.8 };
  const cardamom = /cardamom/.test(plan.shapeText + plan.ingredientText);
  switch (plan.shape) {
    case 'powder': {
      const cone = path(`M${bed.cx - bed.rx} ${bed.cy}C${bed.cx - 120} ${bed.cy - 40} ${bed.cx - 60} ${bed.cy - 132} ${bed.cx} ${bed.cy - 140}C${bed.cx + 60} ${bed.cy - 130} ${bed.cx + 120} ${bed.cy - 40} ${bed.cx + bed.rx} ${bed.cy}C${bed.cx + bed.rx} ${bed.cy + 70} ${bed.cx + 110} ${bed.cy + bed.ry} ${bed.cx} ${bed.cy + bed.ry}S${bed.cx - bed.rx} ${bed.cy + 70} ${bed.cx - bed.rx} ${bed.cy}Z`, lit(pen, tone), line(inkOf(tone), 3));
      const specks = heap(scene, wide, { ids: [pieceSymbol(pen, 'specks', darker(tone, 0.3)), pieceSymbol(pen, 'specks', lighter(other, 0.3))], count: 9, rise: 80, size: 0.9 });
      return held(scene, vessel, cone + specks);
    }
    case 'threads': {
      const id = pen.symbol('threads', () => strokes('M-60 10C-30 -10 0 16 40 -6M-44 -16C-10 -4 20 -24 56 -14M-36 26C0 10 30 34 60 14', darker(tone, 0.4), 8) + strokes('M-60 10C-30 -10 0 16 40 -6M-44 -16C-10 -4 20 -24 56 -14M-36 26C0 10 30 34 60 14', tone, 5));
      return held(scene, vessel, mound(scene, bed, darker(tone, 0.2), 20) + heap(scene, wide, { ids: [id], count: 16, rise: 46, size: 1.1 }));
    }
    case 'grains': {
      const id = pieceSymbol(pen, 'seeds', tone);
      const dark = pieceSymbol(pen, 'seeds', darker(tone, 0.18));
      return held(scene, vessel, mound(scene, bed, darker(tone, 0.12), 44) + heap(scene, wide, { ids: [id, dark, id], count: 22, rise: 52, size: 1.15 }));
    }
    default: {
      const piece = cardamom ? 'nut' : (grainPieces[plan.shape] ?? 'peanuts');
      const ids = [pieceSymbol(pen, piece, tone), pieceSymbol(pen, piece, mix(tone, other, 0.35))];
      return held(scene, vessel, mound(scene, bed, darker(tone, 0.35), 26) + heap(scene, wide, { ids, count: plan.shape === 'sticks' ? 12 : 18, rise: 46, size: 1.15, turn: plan.shape === 'sticks' ? 40 : 180 }));
    }
  }
};

const leafForm: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['board', 'plate']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const other = mix(tone, secondColour(scene), 0.5);
  if (plan.shape === 'sheet') {
    const sheet = (at: number) => `<g transform="translate(${bed.cx - 10 + at * 18} ${bed.cy - 6 - at * 13}) rotate(${at * 3 - 4})">${path('M-170 -64L150 -78L180 66L-150 84Z', pen.linear([[0, lighter(tone, 0.25)], [1, darker(tone, 0.35)]]), line(darker(tone, 0.6), 3)) + strokes('M-140 -40L140 -54M-136 -10L150 -26M-130 24L158 8M-126 56L164 40', lighter(tone, 0.25), 3, ' opacity=".4"')}</g>`;
    return held(scene, vessel, shadow(pen, bed.cx + 14, bed.cy + 50, 220, 80, 0.5) + [0, 1, 2].map(sheet).join(''));
  }
  const piece: PieceName = plan.shape === 'sprig' ? 'dill' : /seaweed|kelp|wakame|dulse|sea/.test(plan.shapeText + plan.ingredientText) ? 'seaweed' : /flower|petal|blossom/.test(plan.shapeText) ? 'flower' : 'leaf';
  const ids = [pieceSymbol(pen, piece, tone), pieceSymbol(pen, piece, other)];
  return held(scene, vessel, shadow(pen, bed.cx + 12, bed.cy + 40, bed.rx, bed.ry * 0.8, 0.5) + heap(scene, { ...bed, rx: bed.rx * 0.8, ry: bed.ry * 0.76 }, { ids, count: 12, rise: 30, size: piece === 'leaf' ? 1.7 : 1.6 }));
};

const root: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = board(scene);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const inside = secondColour(scene);
  const drawn: Readonly<Record<string, () => string>> = {
    root: () => solid(pen, 'M-170 30C-186 -4 -140 -30 -110 -16C-100 -60 -50 -66 -34 -26C0 -44 40 -40 56 -20C70 -60 120 -66 126 -28C176 -30 190 20 150 40C110 56 80 40 50 48C20 70 -30 66 -56 50C-90 66 -150 64 -170 30Z', tone, 4) + strokes('M-120 6C-112 14 -112 24 -116 34M-40 0C-30 10 -30 24 -36 36M40 4C48 14 48 24 44 34M-80 -30C-74 -36 -66 -38 -60 -36', darker(tone, 0.28), 5, ' opacity=".6"'),
    bulb: () => solid(pen, 'M-110 40C-124 -20 -40 -40 -20 -104H10C30 -40 124 -20 112 40C100 96 -100 96 -110 40Z', tone, 4) + strokes('M-8 -90C-50 -30 -70 10 -60 70M4 -92C0 -30 0 20 0 84M12 -90C50 -30 70 10 62 70', darker(tone, 0.24), 5, ' opacity=".7"') + strokes('M-76 20C-70 -4 -50 -22 -36 -38', '#fff', 11, ' opacity=".5"'),
    long: () => [-36, 34].map((y) => `<g transform="translate(0 ${y})">${solid(pen, 'M-200 8C-200 -24 -160 -38 -120 -36C0 -32 120 -14 206 14C120 34 0 44 -120 46C-164 46 -198 34 -200 8Z', tone, 4) + strokes('M-120 -22L-104 -4M-40 -20L-28 -2M40 -10L50 4M-80 30L-70 18', darker(tone, 0.28), 5, ' opacity=".6"') + strokes('M-206 0C-226 -10 -240 -26 -250 -40M-204 10C-230 10 -246 4 -262 -6', '#6a9244', 13)}</g>`).join(''),
    mushroom: () => [[-80, 0, 1.5], [90, 20, 1.25]].map(([x = 0, y = 0, size = 1]) => place(pieceSymbol(pen, 'mushroom', tone), { x, y, size: size * 1.5 })).join(''),
    pod: () => [[-20, -46], [10, 4], [-30, 52]].map(([x = 0, y = 0]) => place(pieceSymbol(pen, 'chilli', tone), { x, y, size: 2.4, turn: x })).join(''),
  };
  const id = pen.symbol('root', drawn[plan.shape] ?? drawn['root']!);
  const cut = plan.shape === 'pod' || plan.shape === 'mushroom' ? '' : shadow(pen, bed.cx + 150, bed.cy + 72, 70, 24, 0.5) + ellipse(bed.cx + 140, bed.cy + 58, 62, 38, darker(tone, 0.2), line(inkOf(tone), 3)) + ellipse(bed.cx + 140, bed.cy + 52, 56, 33, lit(pen, chromaOf(inside) > 0.01 || lightnessOf(inside) > 0.6 ? inside : '#f6ecd2'));
  return held(scene, vessel, shadow(pen, bed.cx + 10, bed.cy + 60, 230, 50, 0.55) + place(id, { x: bed.cx - 24, y: bed.cy - 14, size: 1 }) + cut);
};

/** Nothing is known of the form: the food's colours as an honest heap on a plate, with what is stated. */
const plain: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = plate(scene);
  const { bed } = vessel;
  const ids = plan.colours.slice(0, 3).map((tone) => pieceSymbol(pen, 'chunk', tone));
  const top = { ...bed, cy: bed.cy - 26, rx: bed.rx * 0.66, ry: bed.ry * 0.6 };
  return held(scene, vessel, mound(scene, { ...bed, rx: bed.rx * 0.86, ry: bed.ry * 0.86 }, darker(firstColour(scene), 0.3), 24) + heap(scene, { ...bed, rx: bed.rx * 0.8, ry: bed.ry * 0.76 }, { ids, count: 12, rise: 40, size: 1.1, turn: 40 }) + laid(scene, top, { main: 3, plant: 3, leaf: 2, size: 0.9 }));
};

export const singleForms = { cheese, fruit, grains: grainsForm, jar, leaf: leafForm, plate: plain, root } satisfies Record<string, FormPainter>;
void round;
