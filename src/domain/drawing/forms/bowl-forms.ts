import { chromaOf, darker, lighter, lightnessOf, mix } from '../pen/colour.ts';
import { ellipse, place, shadow } from '../pen/pen.ts';
import { beside, creamed, dusted, grains, heap, laid, leaves, liquid, mound, nest, pieceSymbol } from './lay.ts';
import type { Bed, FormPainter, Scene, Vessel } from './scene.ts';
import { bowl, leafPlate, pan, plate, pot } from './vessels.ts';

/** Food inside a vessel, behind its front edge. */
export function held({ pen }: Scene, vessel: Vessel, food: string): string {
  const kept = vessel.clip === '' ? food : `<g clip-path="${pen.clip(vessel.clip)}">${food}</g>`;
  return vessel.under + kept + vessel.over;
}

const firstColour = ({ plan }: Scene) => plan.colours[0] ?? '#c98a4a';

/** A second colour that is seen as drops of oil: clearly warmer or darker than the first. */
function oilOn({ plan }: Scene): string | null {
  const drop = plan.colours.slice(1).find((colour) => chromaOf(colour) > 0.11 && lightnessOf(colour) < 0.75);
  return drop ?? null;
}

/** Dumplings or balls that lie in a soup or sauce, where that is the dish's shape. */
function balls(scene: Scene, bed: Bed, shape: string): string {
  const { pen, plan } = scene;
  if (plan.shape !== shape) return '';
  const tone = plan.colours[1] ?? lighter(firstColour(scene), 0.4);
  const id = pieceSymbol(pen, shape === 'balls' || /ball/.test(plan.shapeText) ? 'meatball' : 'dumpling', tone);
  return heap(scene, bed, { ids: [id], count: 6, rise: 4, size: shape === 'balls' ? 1.5 : 1.15, turn: 16 });
}

const soup: FormPainter = (scene) => {
  const vessel = bowl(scene);
  const colour = firstColour(scene);
  const creamy = scene.plan.thick;
  const inner = { ...vessel.bed, rx: vessel.bed.rx * 0.78, ry: vessel.bed.ry * 0.72 };
  const food = liquid(scene, vessel.bed, colour, { thick: creamy, oil: creamy ? null : oilOn(scene) }) + balls(scene, inner, 'dumplings') + laid(scene, inner, { main: 4, plant: 5, leaf: 2, size: 0.98 }) + creamed(scene, inner) + dusted(scene, inner, 3, 0.85);
  return held(scene, vessel, food) + beside(scene);
};

const noodleSoup: FormPainter = (scene) => {
  const vessel = bowl(scene, { rx: 244, cy: 258 });
  const { bed } = vessel;
  const colour = firstColour(scene);
  const back = { cx: bed.cx + 52, cy: bed.cy + 10, rx: bed.rx * 0.66, ry: bed.ry * 0.66 };
  const front = { cx: bed.cx - 26, cy: bed.cy - 4, rx: bed.rx * 0.72, ry: bed.ry * 0.66 };
  const food = liquid(scene, bed, colour, { oil: oilOn(scene) }) + nest(scene, back, { tone: scene.plan.noodle, width: scene.plan.noodleWidth, rise: 22 }) + laid({ ...scene, plan: { ...scene.plan, main: scene.plan.main.map((thing) => (thing.piece === 'chunk' ? { ...thing, piece: 'slice' as const, tone: lighter(thing.tone, 0.2) } : thing)) } }, front, { main: 4, plant: 4, leaf: 3, size: 1 }) + dusted(scene, front, 3);
  return held(scene, vessel, food) + beside(scene);
};

const curry: FormPainter = (scene) => {
  const vessel = scene.choice.chance(0.5) ? bowl(scene, { rx: 240 }) : bowl(scene, { rx: 256, cy: 276, depth: 86 });
  const colour = firstColour(scene);
  const inner = { ...vessel.bed, rx: vessel.bed.rx * 0.74, ry: vessel.bed.ry * 0.68 };
  const food = liquid(scene, vessel.bed, colour, { thick: true, oil: scene.plan.thick ? null : oilOn(scene) }) + balls(scene, inner, 'balls') + laid(scene, inner, { main: 5, plant: 4, leaf: 2, size: 1.02, coat: colour }) + creamed(scene, inner) + dusted(scene, inner, 3, 0.9);
  return held(scene, vessel, food) + beside(scene);
};

const stew: FormPainter = (scene) => {
  const vessel = bowl(scene, { rx: 264, cy: 284, depth: 64, level: 10 });
  const { pen, plan } = scene;
  const colour = firstColour(scene);
  const inner = { ...vessel.bed, cy: vessel.bed.cy + 4, rx: vessel.bed.rx * 0.72, ry: vessel.bed.ry * 0.7 };
  const lumps = [pieceSymbol(pen, 'chunk', colour), pieceSymbol(pen, 'chunk', plan.colours[1] ?? darker(colour, 0.2))];
  const body = plan.main.length + plan.plant.length === 0 ? heap(scene, inner, { ids: lumps, count: 9, rise: 30, size: 0.95, turn: 40 }) : laid(scene, { ...inner, cy: inner.cy - 10 }, { main: 7, plant: 6, leaf: 2, size: 1.05, coat: colour });
  return held(scene, vessel, liquid(scene, vessel.bed, colour, { thick: true }) + body + creamed(scene, inner, 0.9) + dusted(scene, inner, 4)) + beside(scene);
};

const potForm: FormPainter = (scene) => {
  const vessel = pot(scene);
  const colour = firstColour(scene);
  const inner = { ...vessel.bed, cy: vessel.bed.cy + 2, rx: vessel.bed.rx * 0.74, ry: vessel.bed.ry * 0.68 };
  const food = liquid(scene, vessel.bed, colour, { thick: scene.plan.thick, oil: scene.plan.thick ? null : oilOn(scene) }) + laid(scene, inner, { main: 5, plant: 6, leaf: 2, size: 1, coat: colour }) + creamed(scene, inner, 0.9) + dusted(scene, inner, 3);
  return held(scene, vessel, food) + beside(scene);
};

const rice: FormPainter = (scene) => {
  const { plan, pen, choice } = scene;
  const tone = plan.rice;
  const way = plan.vesselKind ?? choice.pick(['plate', 'bowl', 'plate']);
  const vessel = way === 'pan' ? pan(scene) : way === 'leaf' ? leafPlate(scene) : way === 'bowl' ? bowl(scene, { rx: 236, cy: 280, depth: 108, level: 4 }) : plate(scene);
  const flat = way === 'pan';
  const { bed } = vessel;
  const base = flat ? bed : { ...bed, cy: bed.cy + 4, rx: bed.rx * (way === 'bowl' ? 0.98 : 1), ry: bed.ry };
  const height = flat ? 8 : way === 'bowl' ? 62 : 92;
  const top = { cx: base.cx, cy: base.cy - height * 0.5, rx: base.rx * 0.66, ry: base.ry * (flat ? 0.72 : 0.62) };
  const cover = plan.coversRice && plan.colours[0] !== undefined ? heap(scene, { ...top, cy: top.cy - 2 }, { ids: [pieceSymbol(pen, 'eggFlakes', plan.colours[0]), pieceSymbol(pen, 'eggFlakes', lighter(plan.colours[0], 0.12))], count: 8, rise: 10, size: 1.1 }) : '';
  const food = mound(scene, base, tone, height) + grains(scene, base, tone, height) + cover + laid(scene, top, { main: 5, plant: 4, leaf: 2, size: 0.96 }) + creamed(scene, top, 0.8) + dusted(scene, top, 4);
  return held(scene, vessel, food) + beside(scene, way === 'bowl' || flat ? 640 : 572, way === 'bowl' || flat ? 424 : 372);
};

const dip: FormPainter = (scene) => {
  const { pen, plan, choice } = scene;
  const vessel = bowl(scene, { rx: 206, cy: 276, depth: 96, level: 2 });
  const { bed } = vessel;
  const colour = firstColour(scene);
  const thin = plan.thin;
  const surface = thin
    ? liquid(scene, { ...bed, cy: bed.cy + 8, rx: bed.rx - 4, ry: bed.ry - 3 }, colour)
    : mound(scene, { ...bed, cy: bed.cy + 4 }, colour, 34) +
      `<g fill="none" stroke="${lighter(colour, 0.45)}" stroke-width="9" stroke-linecap="round" opacity=".7"><path d="M${bed.cx - 120} ${bed.cy + 8}C${bed.cx - 110} ${bed.cy - 48} ${bed.cx + 40} ${bed.cy - 62} ${bed.cx + 92} ${bed.cy - 22}"/><path d="M${bed.cx - 74} ${bed.cy + 24}C${bed.cx - 70} ${bed.cy - 12} ${bed.cx + 20} ${bed.cy - 24} ${bed.cx + 56} ${bed.cy}"/></g>`;
  const top = { ...bed, cy: bed.cy - (thin ? 0 : 14), rx: bed.rx * 0.6, ry: bed.ry * 0.5 };
  const chunky = plan.chunky ? laid(scene, { ...top, rx: bed.rx * 0.78, ry: bed.ry * 0.7 }, { main: 3, plant: 7, leaf: 2, size: 0.86, coat: colour }) : laid(scene, top, { main: 2, plant: 2, leaf: 2, size: 0.8, coat: colour });
  return held(scene, vessel, surface + chunky + creamed(scene, top, 0.8) + dusted(scene, top, 3, 0.8)) + beside(scene, choice.pick([612, 624]), 424);
};

const sweetSoup: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = bowl(scene);
  const colour = firstColour(scene);
  const inner = { ...vessel.bed, rx: vessel.bed.rx * 0.7, ry: vessel.bed.ry * 0.66 };
  const ballColours = plan.colours.slice(1).length > 0 ? plan.colours.slice(1) : [lighter(colour, 0.4)];
  const balls = plan.main.length + plan.plant.length > 1 ? '' : heap(scene, inner, { ids: ballColours.map((tone) => pieceSymbol(pen, 'meatball', tone)), count: 9, rise: 4, size: 0.92, turn: 10 });
  return held(scene, vessel, liquid(scene, vessel.bed, colour) + balls + laid(scene, inner, { main: 4, plant: 5, leaf: 1, size: 0.95 }) + creamed(scene, inner, 0.9) + dusted(scene, inner, 3));
};

const egg: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = plate(scene);
  const shell = plan.colours[0] ?? '#f3dcc0';
  const yolk = plan.colours.find((colour) => chromaOf(colour) > 0.1 && lightnessOf(colour) > 0.6) ?? '#f2a72e';
  const whole = pen.symbol('whole egg', () => `<path d="M-80 18C-84 -40 -30 -74 10 -70C60 -66 88 -20 80 22C70 64 24 74 -10 72C-50 70 -76 52 -80 18Z" fill="${pen.radial([[0, lighter(shell, 0.6)], [0.5, shell], [1, darker(shell, 0.35)]])}" stroke="${darker(shell, 0.5)}" stroke-width="3"/>`);
  const half = pieceSymbol(pen, 'eggHalf', yolk);
  return vessel.under + shadow(pen, 330, 320, 110, 40, 0.5) + place(whole, { x: 318, y: 266, size: 1.05, turn: -12 }) + shadow(pen, 478, 346, 90, 34, 0.5) + place(half, { x: 470, y: 316, size: 1.9, turn: 6 }) + ellipse(0, 0, 0, 0, 'none') + dusted(scene, { cx: 420, cy: 370, rx: 120, ry: 24 }, 2, 0.7) + leaves(scene, { cx: 540, cy: 270, rx: 30, ry: 16 }, 1, 0.9);
};

export const bowlForms = { curry, dip, egg, 'noodle-soup': noodleSoup, pot: potForm, rice, soup, stew, 'sweet-soup': sweetSoup } satisfies Record<string, FormPainter>;
