import { chromaOf, darker, lighter, lightnessOf } from '#domain/drawing/pen/colour.ts';
import { ellipse, place, shadow } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import {
  beside,
  creamed,
  dusted,
  heap,
  laid,
  leaves,
  liquid,
  mound,
  pieceSymbol,
} from '#domain/drawing/setting/lay.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { bowl, plate } from '#domain/drawing/setting/vessels.ts';

export const dip: FormPainter = (scene) => {
  const { plan, choice } = scene;
  const vessel = bowl(scene, { rx: 206, cy: 276, depth: 96, level: 2 });
  const { bed } = vessel;
  const colour = firstColour(scene);
  const thin = plan.thin;
  const surface = thin
    ? liquid(scene, { ...bed, cy: bed.cy + 8, rx: bed.rx - 4, ry: bed.ry - 3 }, colour)
    : mound(scene, { ...bed, cy: bed.cy + 4 }, colour, 34) +
      `<g fill="none" stroke="${lighter(colour, 0.45)}" stroke-width="9" stroke-linecap="round" opacity=".7"><path d="M${bed.cx - 120} ${bed.cy + 8}C${bed.cx - 110} ${bed.cy - 48} ${bed.cx + 40} ${bed.cy - 62} ${bed.cx + 92} ${bed.cy - 22}"/><path d="M${bed.cx - 74} ${bed.cy + 24}C${bed.cx - 70} ${bed.cy - 12} ${bed.cx + 20} ${bed.cy - 24} ${bed.cx + 56} ${bed.cy}"/></g>`;
  const top = { ...bed, cy: bed.cy - (thin ? 0 : 14), rx: bed.rx * 0.6, ry: bed.ry * 0.5 };
  const chunky = plan.chunky
    ? laid(
        scene,
        { ...top, rx: bed.rx * 0.78, ry: bed.ry * 0.7 },
        { main: 3, plant: 7, leaf: 2, size: 0.86, coat: colour },
      )
    : laid(scene, top, { main: 2, plant: 2, leaf: 2, size: 0.8, coat: colour });
  return (
    held(scene, vessel, surface + chunky + creamed(scene, top, 0.8) + dusted(scene, top, 3, 0.8)) +
    beside(scene, choice.pick([612, 624]), 424)
  );
};

export const sweetSoup: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = bowl(scene);
  const colour = firstColour(scene);
  const inner = { ...vessel.bed, rx: vessel.bed.rx * 0.7, ry: vessel.bed.ry * 0.66 };
  const ballColours = plan.colours.slice(1).length > 0 ? plan.colours.slice(1) : [lighter(colour, 0.4)];
  const round =
    plan.main.length + plan.plant.length > 1
      ? ''
      : heap(scene, inner, {
          ids: ballColours.map((tone) => pieceSymbol(pen, 'meatball', tone)),
          count: 9,
          rise: 4,
          size: 0.92,
          turn: 10,
        });
  return held(
    scene,
    vessel,
    liquid(scene, vessel.bed, colour) +
      round +
      laid(scene, inner, { main: 4, plant: 5, leaf: 1, size: 0.95 }) +
      creamed(scene, inner, 0.9) +
      dusted(scene, inner, 3),
  );
};

export const egg: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = plate(scene);
  const shell = plan.colours[0] ?? '#f3dcc0';
  const yolk = plan.colours.find((colour) => chromaOf(colour) > 0.1 && lightnessOf(colour) > 0.6) ?? '#f2a72e';
  const whole = pen.symbol(
    'whole egg',
    () =>
      `<path d="M-80 18C-84 -40 -30 -74 10 -70C60 -66 88 -20 80 22C70 64 24 74 -10 72C-50 70 -76 52 -80 18Z" fill="${pen.radial(
        [
          [0, lighter(shell, 0.6)],
          [0.5, shell],
          [1, darker(shell, 0.35)],
        ],
      )}" stroke="${darker(shell, 0.5)}" stroke-width="3"/>`,
  );
  const half = pieceSymbol(pen, 'eggHalf', yolk);
  return (
    vessel.under +
    shadow(pen, 330, 320, 110, 40, 0.5) +
    place(whole, { x: 318, y: 266, size: 1.05, turn: -12 }) +
    shadow(pen, 478, 346, 90, 34, 0.5) +
    place(half, { x: 470, y: 316, size: 1.9, turn: 6 }) +
    ellipse(0, 0, 0, 0, 'none') +
    dusted(scene, { cx: 420, cy: 370, rx: 120, ry: 24 }, 2, 0.7) +
    leaves(scene, { cx: 540, cy: 270, rx: 30, ry: 16 }, 1, 0.9)
  );
};
