import { darker, inkOf, lighter, lightnessOf, mix } from '../pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '../pen/pen.ts';
import type { PieceName } from '../pieces/pieces.ts';
import { held } from './bowl-forms.ts';
import { beside, coated, creamed, dusted, heap, laid, leaves, liquid, mound, nest, pieceSymbol, spread } from './lay.ts';
import type { Bed, FormPainter, Scene, Vessel } from './scene.ts';
import { board, bowl, leafPlate, ovenDish, pan, plate, steamer } from './vessels.ts';

/** What a form is served in: as the record says, else one of those given. */
export function served(scene: Scene, usual: readonly ('plate' | 'board' | 'leaf' | 'bowl' | 'pan' | 'dish' | 'steamer')[]): Vessel {
  const kind = scene.plan.vesselKind ?? scene.choice.pick(usual);
  switch (kind) {
    case 'board':
      return board(scene);
    case 'leaf':
      return leafPlate(scene);
    case 'bowl':
      return bowl(scene, { rx: 252, cy: 276, depth: 86, level: 6 });
    case 'pan':
      return pan(scene);
    case 'dish':
      return ovenDish(scene);
    case 'steamer':
      return steamer(scene);
    default:
      return plate(scene);
  }
}

export const tropical = /thai|viet|india|indones|malay|filip|lao|camb|sri|mexic|caribb|brazil|west afric|nigeria|ghana/i;

const firstColour = ({ plan }: Scene) => plan.colours[0] ?? '#c98a4a';
const secondColour = ({ plan }: Scene) => plan.colours[1] ?? darker(plan.colours[0] ?? '#c98a4a', 0.25);

/** The plants of a dish in a fan at its side, as on a plate with meat. */
function sidePlants(scene: Scene, bed: Bed): string {
  if (scene.plan.plant.length === 0) return '';
  const { pen, plan } = scene;
  const ids = plan.plant.map(({ piece, tone }) => pieceSymbol(pen, piece, tone));
  return heap(scene, { cx: bed.cx + bed.rx * 0.66, cy: bed.cy - bed.ry * 0.34, rx: bed.rx * 0.42, ry: bed.ry * 0.48 }, { ids, count: 6, rise: 12, size: 0.86, turn: 60 });
}

const noodles: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate', 'plate', 'bowl']);
  const { bed } = vessel;
  const sauce = firstColour(scene);
  const tone = mix(plan.noodle, sauce, lightnessOf(sauce) < 0.35 ? 0.5 : 0.42);
  const low = { ...bed, cy: bed.cy + 4 };
  const shapes: Readonly<Record<string, () => string>> = {
    short: () => {
      const tube = pen.symbol(`tube ${tone}`, () => path('M-46 -12L34 -20C46 -20 50 14 38 18L-42 22C-52 20 -54 -8 -46 -12Z', lit(pen, tone), line(inkOf(tone))) + ellipse(38, -1, 8, 17, darker(tone, 0.4)) + strokes('M-36 -2L26 -8', lighter(tone, 0.6), 5, ' opacity=".7"'));
      return shadow(pen, bed.cx + 12, bed.cy + 40, bed.rx, bed.ry * 0.8, 0.5) + heap(scene, low, { ids: [tube], count: 20, rise: 52, size: 1, turn: 80 });
    },
    gnocchi: () => {
      const lump = pen.symbol(`gnocco ${tone}`, () => solid(pen, 'M-38 6C-40 -16 -18 -26 4 -25C28 -24 42 -8 38 10C32 28 -32 28 -38 6Z', tone) + strokes('M-18 -18C-22 -4 -20 10 -14 20M2 -20C-2 -6 0 10 6 20M22 -16C18 -4 20 8 26 16', darker(tone, 0.22), 4, ' opacity=".7"'));
      return shadow(pen, bed.cx + 12, bed.cy + 40, bed.rx, bed.ry * 0.8, 0.5) + heap(scene, low, { ids: [lump], count: 17, rise: 44, size: 1.05, turn: 40 });
    },
    stuffed: () => {
      const square = pen.symbol(`raviolo ${tone}`, () => path('M-50 2L-6 -30L50 -8L8 30Z', lit(pen, tone), line(inkOf(tone), 3)) + path('M-26 0L-2 -17L26 -5L4 15Z', lit(pen, lighter(tone, 0.25)), line(darker(tone, 0.22), 2.5)));
      return heap(scene, low, { ids: [square], count: 9, rise: 26, size: 1.25, turn: 30 });
    },
  };
  const body = (shapes[plan.shape] ?? (() => nest(scene, low, { tone, width: plan.shape === 'ribbons' ? 19 : plan.noodleWidth, rise: 58 })))();
  const top = { cx: bed.cx, cy: bed.cy - 42, rx: bed.rx * 0.62, ry: bed.ry * 0.5 };
  return held(scene, vessel, body + laid(scene, top, { main: 4, plant: 4, leaf: 2, size: 0.9 }) + dusted(scene, top, 4)) + beside(scene, 590, 372);
};

const salad: FormPainter = (scene) => {
  const { pen, plan, choice } = scene;
  const vessel = served(scene, ['bowl', 'plate', 'bowl']);
  const { bed } = vessel;
  const first = firstColour(scene);
  const green = lightnessOf(first) > 0.35 ? first : '#8fb04a';
  const shreds = /shred|strip|tangle|slaw|noodle/.test(plan.shapeText);
  const ids = shreds ? [pieceSymbol(pen, 'shreds', green), pieceSymbol(pen, 'strips', secondColour(scene))] : [pieceSymbol(pen, plan.leafy ? 'lettuce' : 'chunk', green), pieceSymbol(pen, plan.leafy ? 'lettuce' : 'shreds', mix(green, secondColour(scene), plan.leafy ? 0.2 : 0.8))];
  const base = heap(scene, { ...bed, cy: bed.cy + 4 }, { ids, count: 13, rise: 48, size: shreds ? 1.35 : 1.15, turn: 70 });
  const top = { cx: bed.cx, cy: bed.cy - 34, rx: bed.rx * 0.78, ry: bed.ry * 0.7 };
  return held(scene, vessel, mound(scene, { ...bed, rx: bed.rx * 0.94 }, darker(green, 0.25), 24) + base + laid(scene, top, { main: 4, plant: 7, leaf: 2, size: 0.92 }) + dusted(scene, top, 4)) + beside(scene, choice.pick([600, 618]), 404);
};

const vegetables: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate', 'bowl']);
  const { bed } = vessel;
  const first = firstColour(scene);
  const kinds: readonly (readonly [RegExp, PieceName])[] = [
    [/kimchi|cabbage|leaves|slaw/, 'lettuce'],
    [/greens|spinach|stems|water spinach|chard|morning|kale/, 'greens'],
    [/mushroom/, 'mushroom'],
    [/potato|root|wedge|yam|plantain|cassava/, 'potato'],
    [/cob\b|corn/, 'cob'],
    [/bean|lentil|pea/, 'beans'],
    [/shred|strips|sauerkraut|tangle/, 'shreds'],
  ];
  const piece = kinds.find(([words]) => words.test(plan.shapeText))?.[1];
  const own = piece === undefined ? plan.plant.map((thing) => pieceSymbol(pen, thing.piece, thing.tone)) : [pieceSymbol(pen, piece, first), pieceSymbol(pen, piece, mix(first, secondColour(scene), 0.4))];
  const ids = own.length > 0 ? own : [pieceSymbol(pen, 'chunk', first), pieceSymbol(pen, 'chunk', secondColour(scene))];
  const single = piece === 'cob';
  const top = { ...bed, cy: bed.cy - 30, rx: bed.rx * 0.62, ry: bed.ry * 0.55 };
  const body = single
    ? [-46, 40].map((y, at) => shadow(pen, bed.cx + 12, bed.cy + y * 0.8 + 34, 170, 40, 0.5) + place(ids[0]!, { x: bed.cx + at * 24 - 10, y: bed.cy + y * 0.8, size: 1.9, turn: -9 })).join('')
    : shadow(pen, bed.cx + 12, bed.cy + 36, bed.rx, bed.ry * 0.9, 0.5) + heap(scene, bed, { ids, count: 13, rise: 46, size: 1.12, turn: 60 });
  const extra = piece === undefined ? '' : laid({ ...scene, plan: { ...plan, plant: plan.plant.slice(0, 2) } }, top, { main: 3, plant: 3, leaf: 0, size: 0.8 });
  return held(scene, vessel, body + (single ? '' : extra) + leaves(scene, top, 2) + dusted(scene, { ...top, rx: bed.rx * 0.8 }, 4)) + beside(scene, 588, 376);
};

const roastPieces: Readonly<Record<string, readonly [piece: PieceName, count: number, size: number]>> = {
  steak: ['steak', 1, 1.5],
  leg: ['drumstick', 2, 1.55],
  chop: ['steak', 1, 1.35],
  ribs: ['ribs', 1, 1.5],
  bird: ['bird', 1, 1.25],
  sausage: ['banger', 3, 1.35],
};

const roast: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, tropical.test(plan.origin) ? ['plate', 'leaf', 'board'] : ['plate', 'plate', 'board']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const known = roastPieces[plan.shape];
  const soft = plan.shape === 'shreds' || plan.shape === 'mince';
  let meat: string;
  if (known !== undefined) {
    const [piece, count, size] = known;
    const id = pieceSymbol(pen, piece, tone);
    const spots = count === 1 ? [[-26, 2]] : count === 2 ? [[-14, -36], [-44, 34]] : [[8, -46], [-14, -4], [-36, 38]];
    meat = spots
      .map(([x = 0, y = 0], at) => shadow(pen, bed.cx + x + 16, bed.cy + y + 38 * size * 0.6, 100 * size, 34 * size, 0.55) + place(id, { x: bed.cx + x, y: bed.cy + y, size, turn: piece === 'banger' ? -6 : at * -8, mirrored: false }))
      .join('');
    if (plan.shape === 'chop') meat += place(pen.symbol('chop bone', () => strokes('M-50 0L60 0', '#8b6a4c', 26) + strokes('M-50 0L60 0', '#f6e8d2', 20)), { x: bed.cx + 150, y: bed.cy - 42, turn: -24 });
  } else if (soft) {
    const ids = [pieceSymbol(pen, plan.shape === 'mince' ? 'mince' : 'shreds', tone), pieceSymbol(pen, plan.shape === 'mince' ? 'mince' : 'shreds', mix(tone, secondColour(scene), 0.5))];
    meat = mound(scene, { ...bed, cx: bed.cx - 14, rx: bed.rx * 0.84, ry: bed.ry * 0.9 }, darker(tone, 0.3), 30) + heap(scene, { ...bed, cx: bed.cx - 14, rx: bed.rx * 0.82, ry: bed.ry * 0.84 }, { ids, count: 14, rise: 46, size: 1.25 });
  } else {
    const id = pieceSymbol(pen, /pork belly/.test(plan.ingredientText) ? 'belly' : 'slice', tone);
    meat = Array.from({ length: 6 }, (_, at) => ({ x: bed.cx - 132 + at * 46, y: bed.cy + 34 - at * 13 }))
      .map(({ x, y }) => shadow(pen, x + 10, y + 26, 84, 30, 0.5) + place(id, { x, y, size: 1.6, turn: -58 }))
      .join('');
  }
  const top = { cx: bed.cx - 30, cy: bed.cy - (soft ? 40 : 6), rx: bed.rx * 0.5, ry: bed.ry * 0.44 };
  return held(scene, vessel, sidePlants(scene, bed) + meat + leaves(scene, { ...top, cx: top.cx + 10 }, 2, 1) + dusted(scene, top, 3)) + beside(scene, 604, 380);
};

const fishForm: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, tropical.test(plan.origin) ? ['plate', 'leaf'] : ['plate', 'plate', 'board']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const side = { ...bed, cy: bed.cy - 18 };
  if (plan.shape === 'slices') {
    const tones = plan.colours.length > 1 ? plan.colours.slice(0, 3) : [tone];
    const spots = Array.from({ length: 7 }, (_, at) => ({ x: bed.cx - 128 + (at % 4) * 76 + (at > 3 ? 34 : 0), y: bed.cy - 34 + (at > 3 ? 58 : 0) + (at % 2) * 6, at }));
    const body = spots.map(({ x, y, at }) => shadow(pen, x + 8, y + 26, 70, 24, 0.45) + place(pieceSymbol(pen, 'rawFish', tones[at % tones.length]!), { x, y, size: 1.3, turn: -22 })).join('');
    return held(scene, vessel, body + leaves(scene, { ...bed, cx: bed.cx + 120, rx: 60 }, 2) + laid({ ...scene, plan: { ...plan, main: [], leaf: [] } }, { ...bed, cx: bed.cx + 130, cy: bed.cy + 40, rx: 60, ry: 30 }, { plant: 2, leaf: 0, size: 0.8 }) + dusted(scene, bed, 3)) + beside(scene, 600, 380);
  }
  if (plan.shape === 'fillet') {
    const flesh = lighter(tone, 0.1);
    const fillet = pen.symbol('fillet', () => solid(pen, 'M-172 18C-168 -30 -80 -58 30 -54C110 -50 168 -26 176 -4C160 28 70 54 -40 54C-110 54 -164 44 -172 18Z', flesh, 4) + strokes('M-110 -28C-96 -4 -98 20 -112 40M-56 -42C-40 -10 -42 22 -60 48M2 -48C18 -14 16 22 -2 50M60 -46C76 -16 74 18 58 46M114 -32C126 -12 124 10 112 32', darker(flesh, 0.22), 5, ' opacity=".55"') + strokes('M-140 -12C-104 -36 -40 -44 20 -42', lighter(flesh, 0.75), 9, ' opacity=".6"'));
    return held(scene, vessel, sidePlants(scene, bed) + shadow(pen, bed.cx, bed.cy + 42, 200, 60, 0.55) + place(fillet, { x: bed.cx - 14, y: bed.cy + 6, size: 1.05, turn: -5 }) + leaves(scene, { ...side, rx: 150 }, 3) + dusted(scene, { ...side, rx: 150 }, 3)) + beside(scene, 604, 380);
  }
  const whole = pen.symbol('whole fish', () =>
    solid(pen, 'M150 -4L236 -62C230 -20 232 16 240 60L150 12Z', darker(tone, 0.15), 4) +
    solid(pen, 'M-50 -58C-10 -96 60 -92 96 -52Z', darker(tone, 0.2), 3) +
    solid(pen, 'M-212 14C-190 -46 -90 -78 10 -70C90 -62 150 -28 172 4C140 44 60 74 -40 72C-130 70 -196 50 -212 14Z', tone, 4) +
    path('M-200 26C-120 58 60 62 160 16C130 50 60 74 -40 72C-120 70 -180 54 -200 26Z', lighter(tone, 0.6), ' opacity=".6"') +
    strokes('M-122 -44C-98 -16 -100 26 -124 52', darker(tone, 0.4), 5) +
    strokes('M-58 -56L-20 46M10 -58L48 42M78 -46L108 28', darker(tone, 0.45), 7, ' opacity=".6"') +
    '<circle cx="-160" cy="-4" r="13" fill="#fdf8ea"/><circle cx="-160" cy="-4" r="7" fill="#2b211c"/>' +
    strokes('M-210 18C-200 24 -192 26 -182 26', darker(tone, 0.5), 4) +
    strokes('M-96 -50C-50 -64 10 -64 60 -52', lighter(tone, 0.8), 8, ' opacity=".6"'),
  );
  return held(scene, vessel, shadow(pen, bed.cx + 10, bed.cy + 50, 230, 56, 0.55) + place(whole, { x: bed.cx - 8, y: bed.cy - 4, size: 1.06, turn: -4 }) + laid({ ...scene, plan: { ...plan, main: [], leaf: [] } }, { cx: bed.cx + 20, cy: bed.cy + 56, rx: 150, ry: 22 }, { plant: 4, leaf: 0, size: 0.72 }) + leaves(scene, { ...side, rx: 170 }, 3) + dusted(scene, { ...side, rx: 150 }, 3)) + beside(scene, 610, 384);
};

const shellPieces: Readonly<Record<string, readonly [piece: PieceName, count: number, size: number, rise: number]>> = {
  prawns: ['prawn', 7, 1.5, 26],
  snails: ['snail', 9, 1.15, 16],
  crab: ['crab', 1, 2.3, 0],
  squid: ['squidRing', 10, 1.3, 34],
  insects: ['insect', 13, 1.15, 40],
};

const shellfish: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, plan.thin || plan.thick ? ['bowl'] : ['plate', 'bowl']);
  const { bed } = vessel;
  const first = firstColour(scene);
  const stated = plan.main.find(({ piece }) => ['mussel', 'clam', 'prawn', 'snail', 'crab', 'squidRing', 'octopus', 'insect'].includes(piece));
  const [piece, count, size, rise] = plan.shape === 'shells' ? ([stated?.piece === 'clam' ? 'clam' : 'mussel', 10, 1.25, 34] as const) : (shellPieces[plan.shape] ?? (['prawn', 7, 1.5, 26] as const));
  const drawnPiece = plan.shape === 'squid' && stated?.piece === 'octopus' ? 'octopus' : piece;
  const tone = plan.shape === 'shells' ? (stated?.tone ?? '#ec9a4d') : piece === 'prawn' ? (stated?.tone ?? first) : first;
  const id = pieceSymbol(pen, drawnPiece, tone);
  const pool = plan.colours[plan.shape === 'shells' ? 2 : 1] ?? lighter(first, 0.4);
  const wet = plan.thin || plan.thick ? liquid(scene, { ...bed, rx: bed.rx, ry: bed.ry }, piece === 'prawn' || plan.shape === 'snails' ? (piece === 'prawn' ? first : pool) : pool) : shadow(pen, bed.cx + 12, bed.cy + 34, bed.rx, bed.ry * 0.86, 0.5);
  const body = count === 1 ? shadow(pen, bed.cx + 10, bed.cy + 40, 170, 60, 0.5) + place(id, { x: bed.cx, y: bed.cy - 4, size }) : heap(scene, { ...bed, rx: bed.rx * 0.84, ry: bed.ry * 0.8 }, { ids: [id], count, rise, size, turn: 60 });
  const top = { ...bed, cy: bed.cy - rise * 0.6, rx: bed.rx * 0.7, ry: bed.ry * 0.6 };
  return held(scene, vessel, wet + body + laid({ ...scene, plan: { ...plan, main: [] } }, top, { plant: 3, leaf: 3, size: 0.8 }) + dusted(scene, top, 3)) + beside(scene, 606, 400);
};

const stuffed: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate', 'dish', 'plate']);
  const { bed } = vessel;
  const skin = firstColour(scene);
  const filling = secondColour(scene);
  const text = plan.shapeText + plan.ingredientText;
  const boat = pen.symbol('boat', () =>
    solid(pen, 'M-124 4C-128 -34 -60 -52 10 -50C84 -48 128 -30 130 -2C128 44 60 66 -8 64C-80 62 -122 44 -124 4Z', skin, 4) +
    path('M-106 -2C-104 -30 -54 -42 8 -40C72 -38 110 -24 110 -2C108 24 60 36 0 36C-62 36 -106 24 -106 -2Z', lit(pen, filling), line(inkOf(filling), 3)) +
    strokes('M-70 -12h.1M-34 6h.1M-8 -18h.1M24 4h.1M54 -14h.1M78 4h.1M-50 14h.1M4 20h.1', darker(filling, 0.35), 15, ' opacity=".55"') +
    strokes('M-60 -20h.1M-20 -6h.1M10 -8h.1M40 -22h.1M66 -4h.1', lighter(filling, 0.6), 11, ' opacity=".8"'),
  );
  const cup = pen.symbol('cup', () =>
    solid(pen, 'M-74 -22C-84 30 -64 76 -2 76C62 76 84 30 74 -22Z', skin, 4) +
    ellipse(0, -22, 75, 33, darker(skin, 0.15), line(inkOf(skin), 4)) +
    path('M-62 -24C-50 -64 44 -70 62 -24C50 0 -50 0 -62 -24Z', lit(pen, filling), line(inkOf(filling), 3)) +
    strokes('M-28 -32h.1M0 -44h.1M26 -32h.1M0 -20h.1', darker(filling, 0.3), 13, ' opacity=".5"') +
    strokes('M-54 6C-52 34 -44 52 -30 62', lighter(skin, 0.75), 8, ' opacity=".6"'),
  );
  const flowerLike = /chrysanthemum|artichoke/.test(text);
  const sauced = /sauce/.test(plan.shapeText);
  const pool = sauced ? liquid(scene, { ...bed, rx: bed.rx * 1.02, ry: bed.ry * 1.02 }, plan.colours[2] ?? filling, { thick: true }) : '';
  const upright = /pepper|tomato|onion|bell|apple/.test(text) && !/aubergine|courgette|chilli|half|halved/.test(plan.shapeText);
  const petal = pen.symbol('petal', () => solid(pen, 'M-22 40C-34 0 -16 -40 0 -50C16 -40 34 0 22 40Z', skin));
  const flowerHead = (x: number, y: number) => [-80, -55, -30, 0, 30, 55, 80].map((turn) => place(petal, { x: x + turn * 0.55, y: y - 10 + Math.abs(turn) * 0.2, turn, size: 1.1 })).join('') + [-40, 0, 40].map((turn) => place(petal, { x: x + turn * 0.3, y: y + 14, turn, size: 0.8 })).join('');
  const spots = upright ? [[-94, -14], [86, -26], [0, 34]] : [[14, -40], [-16, 38]];
  const body = flowerLike
    ? flowerHead(bed.cx - 90, bed.cy) + flowerHead(bed.cx + 90, bed.cy + 6)
    : spots.map(([x = 0, y = 0]) => shadow(pen, bed.cx + x + 12, bed.cy + y + (upright ? 66 : 46), upright ? 86 : 140, 36, 0.55) + place(upright ? cup : boat, { x: bed.cx + x, y: bed.cy + y, size: upright ? 1.05 : 1.3, turn: upright ? 0 : -6 })).join('');
  const top = { cx: bed.cx, cy: bed.cy - 10, rx: bed.rx * 0.55, ry: bed.ry * 0.6 };
  return held(scene, vessel, pool + body + creamed(scene, top, 1.1) + leaves(scene, top, 2) + dusted(scene, top, 4));
};

const gratin: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = ovenDish(scene);
  const { bed } = vessel;
  // What is browned is the warm light one among its colours; the first may be the sauce beneath.
  const crust = plan.colours.slice(0, 3).toSorted((one, other) => lightnessOf(other) - lightnessOf(one)).find((colour) => lightnessOf(colour) < 0.93) ?? firstColour(scene);
  const risen = /risen|puff|souffl/.test(plan.shapeText);
  const browned = darker(crust, 0.34);
  const spots = spread(scene, { ...bed, rx: bed.rx * 0.86, ry: bed.ry * 0.8 }, 13)
    .map(({ x, y }, at) => ellipse(x, y - (risen ? 24 : 6), 22 + (at % 4) * 9, 11 + (at % 3) * 5, at % 3 === 0 ? lighter(crust, 0.5) : browned, ` opacity="${at % 3 === 0 ? 0.7 : 0.5}"`))
    .join('');
  const edge = plan.colours.find((colour) => colour !== crust) ?? crust;
  const top = { ...bed, cy: bed.cy - 8, rx: bed.rx * 0.66, ry: bed.ry * 0.6 };
  return held(scene, vessel, ellipse(bed.cx, bed.cy, bed.rx, bed.ry, edge) + mound(scene, { ...bed, rx: bed.rx - 8, ry: bed.ry - 6 }, crust, risen ? 64 : 20) + spots + laid({ ...scene, plan: { ...plan, main: [], leaf: [] } }, top, { plant: 5, leaf: 0, size: 0.85 }) + leaves(scene, top, 2) + dusted(scene, top, 5));
};

const friedPieces: Readonly<Record<string, readonly [count: number, size: number, rise: number, turn: number]>> = {
  balls: [9, 1.2, 52, 180],
  sticks: [9, 1.25, 44, 50],
  cutlets: [2, 1.5, 10, 10],
  rounds: [8, 1.25, 30, 180],
  cubes: [10, 1.2, 40, 14],
  chips: [20, 1.1, 62, 70],
  rings: [7, 1.3, 34, 40],
};

/** A crumbed or battered crust: a rough outline with crumbs. */
function crust(scene: Scene, shape: string, tone: string): string {
  const { pen } = scene;
  const crumbs = (d: string, width = 7) => strokes(d, darker(tone, 0.3), width, ' opacity=".55"') + strokes(d, lighter(tone, 0.6), width * 0.7, ' opacity=".7" transform="translate(-3 -4)"');
  return pen.symbol(`crust ${shape} ${tone}`, () => {
    switch (shape) {
      case 'sticks':
        return solid(pen, 'M-74 10C-84 -4 -76 -20 -60 -20C-40 -28 -20 -20 0 -24C24 -30 50 -28 68 -20C82 -10 80 14 64 18C40 26 10 20 -14 24C-40 28 -66 26 -74 10Z', tone) + crumbs('M-52 -8h.1M-30 6h.1M-8 -10h.1M14 6h.1M36 -12h.1M54 4h.1M-60 6h.1');
      case 'cutlets':
        return solid(pen, 'M-128 6C-134 -30 -84 -52 -24 -50C30 -58 104 -46 126 -14C140 20 84 46 24 48C-36 58 -122 44 -128 6Z', tone, 4) + crumbs('M-92 -8h.1M-60 18h.1M-44 -26h.1M-16 4h.1M6 -30h.1M26 22h.1M48 -10h.1M78 12h.1M92 -18h.1M-14 34h.1M-96 18h.1', 12);
      case 'rounds':
        return ellipse(0, 9, 54, 34, darker(tone, 0.35), line(inkOf(tone))) + ellipse(0, 0, 54, 34, lit(pen, tone), line(inkOf(tone), 2)) + crumbs('M-26 -8h.1M0 -16h.1M22 -4h.1M-8 8h.1M14 14h.1M-30 8h.1', 9);
      case 'cubes':
        return path('M-38 -10L2 -30L38 -14L36 20L2 40L-38 20Z', darker(tone, 0.22), line(inkOf(tone))) + path('M-38 -10L2 -30L38 -14L2 6Z', lighter(tone, 0.35)) + path('M-38 -10L2 6L2 40L-38 20Z', lit(pen, tone)) + crumbs('M-20 10h.1M-8 -12h.1M14 -10h.1M18 12h.1M-18 22h.1', 7);
      case 'chips':
        return path('M-66 -4L50 -24L58 -12L58 4L-58 20L-66 12Z', darker(tone, 0.25), line(inkOf(tone), 2.5)) + path('M-66 -4L50 -24L58 -12L-60 8Z', lighter(tone, 0.4));
      case 'rings':
        return `<path fill-rule="evenodd" d="M-58 4A58 40 0 1 1 58 4A58 40 0 1 1 -58 4ZM-24 2A24 14 0 1 0 24 2A24 14 0 1 0 -24 2Z" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>` + crumbs('M-40 -8h.1M-20 -22h.1M10 -26h.1M36 -14h.1M42 10h.1M10 28h.1M-26 24h.1', 8);
      default:
        return `<path d="M-42 6C-50 -14 -34 -40 -6 -42C22 -48 48 -26 46 2C50 30 24 44 -4 44C-28 46 -46 28 -42 6Z" fill="${lit(pen, tone)}"${line(inkOf(tone))}/>` + crumbs('M-20 -16h.1M4 -24h.1M22 -8h.1M-6 2h.1M-26 8h.1M14 18h.1M-10 24h.1M30 10h.1', 8);
    }
  });
}

const fried: FormPainter = (scene) => {
  const { plan, pen } = scene;
  const vessel = served(scene, tropical.test(plan.origin) ? ['plate', 'leaf', 'board'] : ['plate', 'board', 'plate']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const [count, size, rise, turn] = friedPieces[plan.shape] ?? friedPieces['balls']!;
  const ids = [crust(scene, plan.shape, tone), crust(scene, plan.shape, mix(tone, secondColour(scene), 0.25))];
  const body =
    plan.shape === 'cutlets'
      ? [[24, -34], [-22, 26]].map(([x = 0, y = 0], at) => shadow(pen, bed.cx + x + 12, bed.cy + y + 34, 190, 48, 0.55) + place(ids[at]!, { x: bed.cx + x, y: bed.cy + y, size, turn: -6 })).join('')
      : shadow(pen, bed.cx + 12, bed.cy + 40, bed.rx * 0.98, bed.ry * 0.8, 0.55) + heap(scene, { ...bed, rx: bed.rx * 0.8, ry: bed.ry * 0.74 }, { ids, count, rise, size, turn });
  const top = { ...bed, cy: bed.cy - rise * 0.7, rx: bed.rx * 0.55, ry: bed.ry * 0.5 };
  const plants = plan.plant.length === 0 ? '' : heap(scene, { cx: bed.cx + bed.rx * 0.84, cy: bed.cy - bed.ry * 0.3, rx: 56, ry: 34 }, { ids: plan.plant.map((thing) => pieceSymbol(pen, thing.piece, thing.tone)), count: 4, rise: 10, size: 0.85, turn: 50 });
  return held(scene, vessel, plants + body + leaves(scene, top, 1, 0.95) + dusted(scene, top, 4)) + beside(scene, 606, 384);
};

export const plateForms = { fish: fishForm, fried, gratin, noodles, roast, salad, shellfish, stuffed, vegetables } satisfies Record<string, FormPainter>;
void coated;
