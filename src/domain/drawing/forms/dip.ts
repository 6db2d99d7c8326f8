import { among } from '#domain/drawing/pen/seeded-choice.ts';
import { chromaOf, darker, inkOf, lighter, lightnessOf, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { bakedSpread, isBakedSpread } from '#domain/drawing/meats/baked-pate.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, creamed, dusted, heap, laid, leaves, pieceSymbol, spread } from '#domain/drawing/setting/lay.ts';
import { brothTone, plantBeside } from '#domain/drawing/setting/plant-milk.ts';
import { liquid } from '#domain/drawing/setting/liquid.ts';
import type { FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { bowl, plate } from '#domain/drawing/setting/vessels.ts';
import { settingBerries, stewedStalks } from '#domain/drawing/produce/stewed-fruits.ts';
import { swirledMash } from '#domain/drawing/shapes/swirled-mash.ts';
import { driedCod } from '#domain/drawing/meats/dried-cod.ts';
import { greenStrands } from '#domain/drawing/shapes/green-strands.ts';
import { coarseDome, littleMounds, ofLentils, withCrater } from '#domain/drawing/shapes/heaped-mash.ts';

/** A sauce that runs: a pool in a small bowl with a spoon in it, so that nobody takes it for soup. */
const sauce: FormPainter = (scene) => {
  const { pen, plan } = scene;
  // What was boiled down and rubbed through a sieve lies beside it: whole upon it plums would be grapes.
  const sieved = plan.plant.filter(({ piece }) => piece === 'plum');
  const smooth = { ...scene, plan: { ...plan, plant: plan.plant.filter(({ piece }) => piece !== 'plum') } };
  const vessel = bowl(scene, { rx: 164, cy: 286, depth: 88, level: 4 });
  const { bed } = vessel;
  const top = { ...bed, rx: bed.rx * 0.6, ry: bed.ry * 0.5 };
  const handle = `M${bed.cx + 40} ${bed.cy - 4}L${bed.cx + 196} ${bed.cy - 136}`;
  return (
    held(
      scene,
      vessel,
      liquid(scene, bed, firstColour(scene)) +
        laid(smooth, top, { main: 1, plant: 3, leaf: 2, size: 0.72 }) +
        dusted(scene, top, 3, 0.8),
    ) +
    shadow(pen, bed.cx + 150, bed.cy - 70, 60, 18, 0.2) +
    strokes(handle, '#6f675c', 17) +
    strokes(handle, '#d9d3c8', 11) +
    sieved
      .map(
        ({ piece, tone }) =>
          shadow(pen, 208, 440, 120, 30, 0.5) + place(pieceSymbol(pen, piece, tone), { x: 190, y: 410, size: 1.45 }),
      )
      .join('') +
    beside(scene, 624, 424) +
    plantBeside(scene)
  );
};

/** Drawn out on a shallow plate with the back of a spoon, its oil in the furrow. */
const spreadOut: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = plate(scene, { rx: 250 });
  const { cx, cy } = vessel.bed;
  const colour = firstColour(scene);
  const rim = `M${cx - 182} ${cy + 6}C${cx - 196} ${cy - 62} ${cx - 96} ${cy - 92} ${cx - 14} ${cy - 88}C${cx + 84} ${cy - 96} ${cx + 186} ${cy - 56} ${cx + 184} ${cy + 8}C${cx + 178} ${cy + 66} ${cx + 84} ${cy + 88} ${cx + 6} ${cy + 84}C${cx - 84} ${cy + 90} ${cx - 172} ${cy + 64} ${cx - 182} ${cy + 6}Z`;
  const furrow = `M${cx + 150} ${cy + 2}C${cx + 150} ${cy - 66} ${cx - 140} ${cy - 76} ${cx - 142} ${cy - 4}C${cx - 140} ${cy + 56} ${cx + 104} ${cy + 56} ${cx + 102} ${cy + 2}C${cx + 96} ${cy - 38} ${cx - 88} ${cy - 38} ${cx - 86} ${cy + 2}C${cx - 80} ${cy + 26} ${cx + 30} ${cy + 26} ${cx + 40} ${cy + 4}`;
  const oiled = /\boil\b|butter|ghee/.test(`${plan.ingredientText} ${plan.shapeText}`);
  const top = { cx: cx - 4, cy: cy - 6, rx: 78, ry: 34 };
  return (
    held(
      scene,
      vessel,
      shadow(pen, cx + 10, cy + 26, 206, 92, 0.5) +
        path(rim, darker(colour, 0.3), `${line(inkOf(colour))} transform="translate(0 12)"`) +
        path(
          rim,
          pen.radial(
            [
              [0, lighter(colour, 0.4)],
              [0.6, colour],
              [1, darker(colour, 0.18)],
            ],
            { cx: 0.4, cy: 0.34, r: 0.7 },
          ),
          line(inkOf(colour), 2),
        ) +
        strokes(furrow, darker(colour, 0.28), 20, ' opacity=".75"') +
        (oiled ? strokes(furrow, mix(colour, '#d99a1e', 0.7), 11, ' opacity=".85" stroke-dasharray="150 46"') : '') +
        strokes(furrow, lighter(colour, 0.7), 7, ' opacity=".75" transform="translate(-3 -13)"') +
        (plan.chunky
          ? laid(scene, { ...top, rx: 130, ry: 52 }, { main: 2, plant: 6, leaf: 2, size: 0.78, coat: colour })
          : laid(scene, top, { main: 2, plant: 2, leaf: 2, size: 0.78, coat: colour })) +
        creamed(scene, top, 0.8) +
        dusted(scene, { ...top, rx: 120, ry: 50 }, /\bpaste\b/.test(plan.shapeText) ? 7 : 3, 0.8),
    ) + beside(scene, 624, 408)
  );
};

/** A heap that keeps the marks of a fork: mash, stiff porridge, a mound of paste. */
const mashed: FormPainter = (scene) => {
  const { pen, choice, plan } = scene;
  if (/crater|\bwell\b/.test(plan.shapeText)) return withCrater(scene);
  if (/\bdome of coarse/.test(plan.shapeText)) return coarseDome(scene);
  if (plan.plant.some(({ piece }) => piece === 'lentils')) return ofLentils(scene);
  if (/small mounds/.test(plan.shapeText)) return littleMounds(scene);
  const vessel = choice.chance(0.5) ? plate(scene) : bowl(scene, { rx: 226, cy: 290, depth: 70, level: 0 });
  const { bed } = vessel;
  const colour = firstColour(scene);
  const cx = bed.cx;
  const cy = bed.cy + 6;
  const outline = `M${cx - 178} ${cy + 12}C${cx - 190} ${cy - 24} ${cx - 160} ${cy - 40} ${cx - 138} ${cy - 50}C${cx - 122} ${cy - 82} ${cx - 78} ${cy - 78} ${cx - 58} ${cy - 88}C${cx - 22} ${cy - 106} ${cx + 26} ${cy - 104} ${cx + 58} ${cy - 86}C${cx + 96} ${cy - 80} ${cx + 122} ${cy - 68} ${cx + 140} ${cy - 46}C${cx + 172} ${cy - 34} ${cx + 190} ${cy - 10} ${cx + 176} ${cy + 16}C${cx + 156} ${cy + 48} ${cx + 118} ${cy + 50} ${cx + 92} ${cy + 62}C${cx + 44} ${cy + 78} ${cx - 40} ${cy + 80} ${cx - 84} ${cy + 64}C${cx - 124} ${cy + 56} ${cx - 168} ${cy + 44} ${cx - 178} ${cy + 12}Z`;
  // The turn of a spoon.
  const furrows = `M${cx + 136} ${cy - 14}C${cx + 124} ${cy + 44} ${cx - 128} ${cy + 46} ${cx - 132} ${cy - 14}C${cx - 130} ${cy - 74} ${cx + 96} ${cy - 82} ${cx + 96} ${cy - 30}C${cx + 92} ${cy + 10} ${cx - 84} ${cy + 12} ${cx - 84} ${cy - 28}C${cx - 80} ${cy - 60} ${cx + 50} ${cy - 62} ${cx + 50} ${cy - 38}`;
  // Nothing that was mashed is wholly smooth.
  const lumps = spread(scene, { cx, cy: cy - 6, rx: 150, ry: 58 }, 16)
    .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h.1`)
    .join('');
  const top = { cx: cx - 6, cy: cy - 40, rx: 70, ry: 22 };
  const side = { cx: cx + 6, cy: cy + 14, rx: 120, ry: 30 };
  return (
    held(
      scene,
      vessel,
      shadow(pen, cx + 14, cy + 40, 190, 62, 0.5) +
        path(
          outline,
          pen.radial(
            [
              [0, lighter(colour, 0.5)],
              [0.5, colour],
              [1, darker(colour, 0.3)],
            ],
            { cx: 0.38, cy: 0.26, r: 0.85 },
          ),
          line(inkOf(colour)),
        ) +
        strokes(lumps, darker(colour, 0.26), 12, ' opacity=".5"') +
        strokes(lumps, lighter(colour, 0.6), 8, ' opacity=".6" transform="translate(-3 -4)"') +
        strokes(furrows, darker(colour, 0.28), 15, ' opacity=".6"') +
        strokes(furrows, lighter(colour, 0.6), 8, ' opacity=".65" transform="translate(-2 -11)"') +
        laid(scene, side, { main: 2, plant: 3, leaf: 0, size: 0.76, coat: colour }) +
        creamed(scene, top, 0.95) +
        leaves(scene, { ...top, cy: top.cy + 26 }, 2, 0.8) +
        dusted(scene, side, 3, 0.8),
    ) + beside(scene, choice.pick([612, 624]), 424)
  );
};

/** Cut small and heaped in a bowl: fine dice, for in large ones raw tomato is taken for raw fish. */
const salsa: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = bowl(scene, { rx: 200, cy: 284, depth: 84, level: 2 });
  const { bed } = vessel;
  const colour = firstColour(scene);
  const minced = plan.main.some(({ piece }) => piece === 'mince');
  const [piece, tones] = minced
    ? (['mince', [colour, darker(colour, 0.15)]] as const)
    : (['dice', [colour, secondColour(scene), darker(colour, 0.1)]] as const);
  const ids = tones.map((tone) => pieceSymbol(pen, piece, tone));
  const top = { ...bed, cy: bed.cy - 40, rx: bed.rx * 0.66, ry: bed.ry * 0.5 };
  // What is cut into the dice does not lie on them again.
  const rest = { ...scene, plan: { ...plan, main: [], plant: minced ? plan.plant : [] } };
  return (
    held(
      scene,
      vessel,
      liquid(scene, bed, darker(colour, 0.16), { thick: true }) +
        heap(
          scene,
          { ...bed, rx: bed.rx * 0.86, ry: bed.ry * 0.8 },
          minced
            ? { ids, count: 24, rise: 36, size: 0.72, turn: 40 }
            : { ids, count: 42, rise: 50, size: 0.62, turn: 14 },
        ) +
        laid(rest, top, { plant: 5, leaf: minced ? 3 : 8, size: minced ? 0.66 : 0.5 }),
    ) +
    // What was diced lies beside it uncut.
    (minced
      ? ''
      : plan.plant
          .slice(0, 2)
          .map((thing, at) => {
            const [x, y] = [176 + at * 76, 400 + at * 34];
            return (
              shadow(pen, x + 6, y + 24, 60, 22, 0.5) +
              place(pieceSymbol(pen, thing.piece, thing.tone), { x, y, size: 1.25 })
            );
          })
          .join('')) +
    beside(scene, 624, 424)
  );
};

const dipShapes: Readonly<Record<string, FormPainter>> = { sauce, spread: spreadOut, mash: mashed, salsa };

/** Fish that was beaten into it lies beside it: small on it, its flakes would be almonds. */
const beaten = (scene: Scene): Scene => ({
  ...scene,
  plan: { ...scene.plan, main: scene.plan.main.filter(({ piece }) => piece !== 'fish') },
});

/** Mashed aubergine under a swirl of white. */
const isSwirled = ({ plan }: Scene) =>
  /mash with white swirls/.test(plan.shapeText) && /^aubergines\b/.test(plan.ingredientText);

/** Peppers that were ground to a paste do not lie on it: red curls would be prawns. */
const ground = (scene: Scene): Scene =>
  /\bred paste\b/.test(scene.plan.shapeText)
    ? { ...scene, plan: { ...scene.plan, plant: scene.plan.plant.filter(({ piece }) => piece !== 'pepper') } }
    : scene;

export const dip: FormPainter = (scene) =>
  isBakedSpread(scene)
    ? bakedSpread(scene)
    : isSwirled(scene)
      ? swirledMash(scene)
      : among(dipShapes, scene.plan.shape, 'spread')(ground(beaten(scene))) + driedCod(scene);

export const sweetSoup: FormPainter = (scene) => {
  const { pen, plan } = scene;
  // Stewed stalks fall into lumps: round they would be dumplings.
  if (/pieces of stalk/.test(plan.shapeText)) return stewedStalks(scene);
  if (plan.ingredientText.startsWith('cranberr')) return settingBerries(scene);
  const vessel = bowl(scene);
  const colour = brothTone(plan, firstColour(scene));
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
  const strands = greenStrands(scene, vessel.bed);
  return (
    held(
      scene,
      vessel,
      (strands ?? liquid(scene, vessel.bed, colour) + round) +
        laid(
          // Boiled in milk of a plant they are clear, and only in tea brown.
          {
            ...scene,
            plan: {
              ...plan,
              main: plan.main.map((thing) => (thing.piece === 'pearls' ? { ...thing, tone: '#efe8dc' } : thing)),
            },
          },
          inner,
          strands === null ? { main: 4, plant: 5, leaf: 1, size: 0.95 } : { main: 0, plant: 0, leaf: 1 },
        ) +
        creamed(scene, inner, 0.9) +
        dusted(scene, inner, 3),
    ) + plantBeside(scene)
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
  const half = /dark jelly/.test(plan.shapeText)
    ? pieceSymbol(pen, 'centuryEgg', secondColour(scene))
    : pieceSymbol(pen, 'eggHalf', yolk);
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
