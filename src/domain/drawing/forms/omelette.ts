import { among } from '#domain/drawing/pen/seeded-choice.ts';
import { chromaOf, darker, hueOf, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, dusted, heap, laid, leaves, mound, pieceSymbol, spread } from '#domain/drawing/setting/lay.ts';
import { liquid } from '#domain/drawing/setting/liquid.ts';
import { lacyOmelette, onTortillas, rolledSlices } from '#domain/drawing/shapes/fried-eggs.ts';
import { blisters } from './pancake.ts';
import type { Bed, FormPainter, Scene, Vessel } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';

/** Soft curds in a heap. */
function scrambled(scene: Scene, vessel: Vessel): string {
  const { pen, plan } = scene;
  const { bed } = vessel;
  const tone = firstColour(scene);
  // Soft curds in a sauce keep the egg's own colours: red and solid they would be meat.
  if (chromaOf(tone) > 0.12 && hueOf(tone) < 60) {
    const inner = { ...bed, rx: bed.rx * 0.84, ry: bed.ry * 0.8 };
    const curd = pen.symbol('soft curd', () => {
      const d = 'M-48 8C-34 -14 -18 10 -4 -8C10 -22 26 6 46 -10';
      return (
        strokes(d, '#d98a2e', 34, ' opacity=".7"') +
        strokes(d, '#f4c650', 27) +
        strokes('M-40 4C-28 -10 -16 6 -6 -8M8 -10C18 -12 26 0 38 -8', '#fdf1c4', 12, ' opacity=".95"')
      );
    });
    return held(
      scene,
      vessel,
      liquid(scene, bed, tone, { thick: true, oil: '#f0a24a' }) +
        heap(scene, inner, {
          ids: [pieceSymbol(pen, 'tomato', '#d8432c'), curd, curd, curd],
          count: 17,
          rise: 6,
          size: 0.9,
        }) +
        laid({ ...scene, plan: { ...plan, plant: plan.plant.filter(({ name }) => name !== 'pepper') } }, inner, {
          main: 2,
          plant: 5,
          leaf: 3,
          size: 0.7,
        }) +
        dusted(scene, inner, 5),
    );
  }
  const curd = pieceSymbol(pen, 'eggFlakes', secondColour(scene));
  const lump = pieceSymbol(pen, 'eggFlakes', lighter(tone, 0.25));
  return held(
    scene,
    vessel,
    mound(scene, { ...bed, rx: bed.rx * 0.9, ry: bed.ry * 0.86 }, tone, 26) +
      heap(
        scene,
        { ...bed, rx: bed.rx * 0.84, ry: bed.ry * 0.8 },
        { ids: [lump, curd, pieceSymbol(pen, 'eggFlakes', tone)], count: 20, rise: 34, size: 1.15 },
      ) +
      laid(
        scene,
        { ...bed, cy: bed.cy - 22, rx: bed.rx * 0.66, ry: bed.ry * 0.6 },
        { main: 2, plant: 5, leaf: 3, size: 0.78 },
      ) +
      dusted(scene, { ...bed, rx: bed.rx * 0.66, ry: bed.ry * 0.6 }, 4),
  );
}

/** A thick cake of egg, a wedge of it drawn out: at its cut one sees the slices of potato that are in it. */
function thickCake(scene: Scene, { cx, cy }: Bed): string {
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  const inside = lighter(tone, 0.3);
  const potato = /potato/.test(plan.ingredientText);
  const slices = (d: string) => (potato ? strokes(d, darker('#f4e3ae', 0.4), 12) + strokes(d, '#f8ebc2', 9) : '');
  return (
    shadow(pen, cx + 14, cy + 60, 226, 80, 0.55) +
    solid(
      pen,
      `M${cx - 196} ${cy - 30}V${cy + 26}C${cx - 180} ${cy + 104} ${cx + 180} ${cy + 104} ${cx + 196} ${cy + 26}V${cy - 30}Z`,
      darker(tone, 0.12),
      4,
    ) +
    ellipse(cx, cy - 30, 196, 84, lit(pen, tone), line(inkOf(tone))) +
    blisters(scene, { cx: cx - 30, cy: cy - 34, rx: 140, ry: 56 }, darker(tone, 0.42), 9) +
    path(`M${cx} ${cy - 30}L${cx + 60} ${cy + 50}V${cy + 100}L${cx} ${cy + 22}Z`, inside, line(inkOf(tone))) +
    path(`M${cx} ${cy - 30}L${cx + 186} ${cy - 4}V${cy + 44}L${cx} ${cy + 22}Z`, inside, line(inkOf(tone))) +
    `<g transform="translate(44 40)">${path(`M${cx} ${cy - 30}L${cx + 60} ${cy + 50}C${cx + 120} ${cy + 46} ${cx + 170} ${cy + 26} ${cx + 186} ${cy - 4}V${cy + 44}C${cx + 170} ${cy + 76} ${cx + 120} ${cy + 98} ${cx + 60} ${cy + 100}L${cx} ${cy + 22}Z`, darker(tone, 0.1), line(inkOf(tone), 4))}${path(`M${cx} ${cy - 30}L${cx + 60} ${cy + 50}V${cy + 100}L${cx} ${cy + 22}Z`, lit(pen, inside), line(inkOf(tone)))}${path(`M${cx} ${cy - 30}L${cx + 60} ${cy + 50}C${cx + 120} ${cy + 46} ${cx + 170} ${cy + 26} ${cx + 186} ${cy - 4}Z`, lit(pen, tone), line(inkOf(tone)))}${slices(`M${cx + 10} ${cy}l18 24M${cx + 34} ${cy + 46}l16 20M${cx + 14} ${cy + 26}l14 18M${cx + 32} ${cy + 26}l16 20`)}</g>` +
    slices(
      `M${cx + 30} ${cy - 8}l36 5M${cx + 84} ${cy + 2}l36 5M${cx + 50} ${cy + 12}l34 5M${cx + 110} ${cy + 22}l30 5M${cx + 140} ${cy + 6}l28 4`,
    )
  );
}

/** What a dish of eggs is drawn with. */
interface Eggs {
  readonly scene: Scene;
  readonly vessel: Vessel;
  readonly tone: string;
  readonly top: Bed;
  /** The scene without the eggs themselves, which the shape draws. */
  readonly rest: Scene;
  readonly friedEgg: string;
}

/** Fried eggs side by side, the nearer over the farther. */
const eggsIn = ({ scene, vessel: { bed }, friedEgg }: Eggs, count: number, size: number) =>
  spread(scene, { ...bed, rx: bed.rx * 0.66, ry: bed.ry * 0.6 }, count)
    .toSorted((one, other) => one.y - other.y)
    .map(
      (spot) =>
        shadow(scene.pen, spot.x + 6, spot.y + 18, 80 * size, 34 * size, 0.4) +
        place(friedEgg, { ...spot, size, turn: 20 }),
    )
    .join('');

/** Eggs in their sauce, in the pan. */
function inPan(eggs: Eggs): string {
  const { scene, vessel, tone, top, rest } = eggs;
  const { bed } = vessel;
  return held(
    scene,
    vessel,
    liquid(scene, bed, tone, { thick: true }) +
      laid(rest, { ...top, rx: bed.rx * 0.84, ry: bed.ry * 0.8 }, { main: 2, plant: 5, leaf: 0, size: 0.86 }) +
      eggsIn(eggs, 3, 1.05) +
      leaves(scene, top, 3) +
      dusted(scene, top, 4),
  );
}

function friedEggs(eggs: Eggs): string {
  const { scene, vessel, top, rest } = eggs;
  const { pen, plan } = scene;
  const { bed } = vessel;
  // White and yolk are the egg's own: only what is red is a sauce under it, for white pieces would be cheese.
  const red = plan.colours.find((colour) => chromaOf(colour) > 0.08 && hueOf(colour) < 60);
  const tortillas = /on tortillas/.test(plan.shapeText);
  const sauce =
    red === undefined
      ? ''
      : heap(
          scene,
          { ...bed, rx: bed.rx * 0.9, ry: bed.ry * 0.84 },
          { ids: [pieceSymbol(pen, 'chunk', red), pieceSymbol(pen, 'mince', red)], count: 8, rise: 8, size: 1.1 },
        );
  return (
    held(
      scene,
      vessel,
      (tortillas ? onTortillas(scene, bed, red ?? '#c9402a') : sauce) +
        eggsIn(eggs, 2, tortillas ? 1.05 : 1.3) +
        laid(rest, { ...top, cy: bed.cy + 34, ry: 24 }, { main: 1, plant: 3, leaf: 2, size: 0.8 }) +
        dusted(scene, top, 4),
    ) + beside(scene, 604, 380)
  );
}

/** Flat and round, its fillings in it. */
function flat({ scene, vessel, tone, top, rest }: Eggs): string {
  const { pen, plan } = scene;
  const { bed } = vessel;
  if (/thick/.test(plan.shapeText)) return held(scene, vessel, thickCake(scene, bed));
  if (/ragged|puffed/.test(plan.shapeText)) return held(scene, vessel, lacyOmelette(scene, bed));
  return held(
    scene,
    vessel,
    ellipse(bed.cx, bed.cy + 8, bed.rx * 0.97, bed.ry * 0.97, darker(tone, 0.3)) +
      ellipse(
        bed.cx,
        bed.cy - 4,
        bed.rx * 0.95,
        bed.ry * 0.94,
        pen.radial(
          [
            [0, lighter(tone, 0.4)],
            [0.7, tone],
            [1, darker(tone, 0.35)],
          ],
          { cx: 0.45, cy: 0.42, r: 0.6 },
        ),
        line(inkOf(tone)),
      ) +
      blisters(scene, { ...bed, rx: bed.rx * 0.84, ry: bed.ry * 0.8 }, darker(tone, 0.35), 11) +
      laid(rest, { ...top, rx: bed.rx * 0.72 }, { main: 3, plant: 5, leaf: 2, size: 0.85 }) +
      dusted(scene, top, 4),
  );
}

function folded({ scene, vessel, tone, top, rest }: Eggs): string {
  const { pen } = scene;
  const { bed } = vessel;
  const fold = pen.symbol(
    'omelette',
    () =>
      path(
        'M-206 22C-210 -36 -110 -76 10 -74C120 -72 204 -42 206 6C196 56 80 76 -30 74C-120 72 -196 60 -206 22Z',
        darker(tone, 0.35),
        ' transform="translate(2 12)"',
      ) +
      solid(
        pen,
        'M-206 22C-210 -36 -110 -76 10 -74C120 -72 204 -42 206 6C196 56 80 76 -30 74C-120 72 -196 60 -206 22Z',
        tone,
        4,
      ) +
      strokes('M-196 26C-120 -10 60 -22 200 6', darker(tone, 0.28), 6, ' opacity=".7"') +
      strokes('M-150 -22C-100 -54 -20 -62 50 -58', lighter(tone, 0.75), 10, ' opacity=".6"') +
      strokes('M-90 -20h.1M-10 -40h.1M80 -30h.1M120 -2h.1', darker(tone, 0.32), 30, ' opacity=".3"'),
  );
  return (
    held(
      scene,
      vessel,
      shadow(pen, bed.cx + 10, bed.cy + 50, 230, 66, 0.55) +
        place(fold, { x: bed.cx, y: bed.cy }) +
        laid(rest, { ...top, ry: 20 }, { main: 2, plant: 3, leaf: 2, size: 0.78 }) +
        dusted(scene, top, 4),
    ) + beside(scene, 604, 380)
  );
}

const omelettes: Readonly<Record<string, (eggs: Eggs) => string>> = {
  folded,
  round: flat,
  fried: friedEggs,
  pan: inPan,
  scramble: ({ rest, vessel }) => scrambled(rest, vessel),
  slices: ({ scene, vessel }) => held(scene, vessel, rolledSlices(scene, vessel.bed)) + beside(scene, 604, 380),
};

export const omelette: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel =
    /pan|round/.test(plan.shape) || /\bpan\b/.test(plan.shapeText) ? served(scene, ['pan']) : served(scene, ['plate']);
  const { bed } = vessel;
  const main = plan.main.filter(({ piece }) => piece !== 'eggFlakes' && piece !== 'friedEgg');
  return among(
    omelettes,
    plan.shape,
    'folded',
  )({
    scene,
    vessel,
    tone: firstColour(scene),
    top: { cx: bed.cx, cy: bed.cy - 4, rx: bed.rx * 0.66, ry: bed.ry * 0.6 },
    rest: { ...scene, plan: { ...plan, main } },
    friedEgg: pieceSymbol(pen, 'friedEgg', '#f5a623'),
  });
};
