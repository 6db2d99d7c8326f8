import { darker, inkOf, lighter, lightnessOf, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { appleRosette } from '#domain/drawing/sweets/apple-rosette.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { dusted, heap, laid, pieceSymbol, spread } from '#domain/drawing/setting/lay.ts';
import type { Garnish } from '#domain/drawing/plan/garnish.ts';
import type { Bed, FormPainter, Scene, Vessel } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';
import { board } from '#domain/drawing/setting/vessels.ts';

export const pizza: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = board(scene);
  const { bed } = vessel;
  const crust = plan.dough;
  const sauce = firstColour(scene);
  const body =
    shadow(pen, bed.cx + 14, bed.cy + 36, 262, 116, 0.55) +
    ellipse(bed.cx, bed.cy + 12, 246, 118, darker(crust, 0.4), line(inkOf(crust), 4)) +
    ellipse(bed.cx, bed.cy, 246, 118, lit(pen, crust), line(inkOf(crust), 3)) +
    ellipse(
      bed.cx,
      bed.cy,
      206,
      95,
      pen.radial(
        [
          [0, lighter(sauce, 0.2)],
          [0.7, sauce],
          [1, darker(sauce, 0.3)],
        ],
        { cx: 0.42, cy: 0.4, r: 0.66 },
      ),
    ) +
    spread(scene, { ...bed, rx: 228, ry: 108 }, 18)
      .slice(10)
      .map(({ x, y }) => ellipse(x, y, 15, 7, darker(crust, 0.4), ' opacity=".35"'))
      .join('');
  const top = { cx: bed.cx, cy: bed.cy, rx: 172, ry: 78 };
  const melted = plan.dust.some(({ piece }) => piece === 'cheeseCurls')
    ? heap(scene, top, { ids: [pieceSymbol(pen, 'cheeseSlice', '#f6dd9a')], count: 7, rise: 4, size: 1 })
    : '';
  return held(
    scene,
    vessel,
    body + melted + laid(scene, top, { main: 6, plant: 6, leaf: 4, size: 0.9 }) + dusted(scene, top, 3),
  );
};

/** Fruit that was baked in its caramel takes its colour: pale on brown it would be nuts. */
const glazed = (scene: Scene, filling: string): Scene => ({
  ...scene,
  plan: {
    ...scene.plan,
    plant: scene.plan.plant.map((thing) =>
      thing.name === 'apple' && lightnessOf(filling) < 0.7
        ? { ...thing, tone: mix(thing.tone, '#d98a2c', 0.6) }
        : thing,
    ),
  },
});

/** Where a pie shows leaves of dough as thin as paper: smooth it would be a cake. */
const leafLines = ({ cx, cy }: Bed, crust: string) =>
  strokes(
    [0, 11, 22, 33]
      .map(
        (y) =>
          `M${cx - 200} ${cy - 8 + y}C${cx - 184} ${cy + 66 + y} ${cx - 40} ${cy + 84 + y} ${cx + 58} ${cy + 74 + y}`,
      )
      .join(''),
    darker(crust, 0.34),
    3,
    ' stroke-dasharray="34 7" opacity=".8"',
  ) +
  strokes(
    `M${cx - 150} ${cy - 60}q30 -16 66 -10M${cx - 170} ${cy - 20}q20 20 60 22M${cx - 40} ${cy - 92}q40 -8 80 4M${cx + 90} ${cy - 78}q40 10 60 30`,
    darker(crust, 0.3),
    4,
    ' opacity=".6"',
  );

/** Meat in the cut of such a pie. */
const meatInCut = ({ cx, cy }: Bed, tone: string) =>
  [
    `M${cx + 10} ${cy + 4}l14 12M${cx + 26} ${cy + 36}l12 14M${cx + 46} ${cy + 52}l8 16M${cx + 12} ${cy + 26}l8 8`,
    `M${cx + 30} ${cy - 6}l30 6M${cx + 80} ${cy + 6}l34 8M${cx + 132} ${cy + 14}l30 6M${cx + 60} ${cy + 12}l20 4`,
  ]
    .map(
      (d) =>
        strokes(d, darker(tone, 0.45), 19) +
        strokes(d, mix(tone, '#f6e0bd', 0.5), 14) +
        strokes(d, lighter(tone, 0.6), 4),
    )
    .join('');

/** What a pie is filled with, as it shows at the cut. */
const fillingBits = ({ cx, cy }: Bed, fillings: readonly Garnish[]) =>
  fillings
    .map(({ tone }, at) => {
      const d = [
        `M${cx + 12} ${cy + 6}h.1M${cx + 34} ${cy + 36}h.1M${cx + 52} ${cy + 60}h.1M${cx + 26} ${cy + 20}h.1`,
        `M${cx + 20} ${cy + 28}h.1M${cx + 44} ${cy + 48}h.1M${cx + 8} ${cy + 18}h.1`,
        `M${cx + 40} ${cy + 64}h.1M${cx + 22} ${cy + 40}h.1`,
      ][at];
      return strokes(d ?? '', inkOf(tone), 15) + strokes(d ?? '', lighter(tone, 0.2), 11);
    })
    .join('');

const latticeOn = ({ cx, cy }: Bed) =>
  strokes(
    [-120, -60, 0, 60]
      .map(
        (x) =>
          `M${cx + x - 40} ${cy - 74}L${cx + x + 50} ${cy + 30}M${cx + x + 60} ${cy - 80}L${cx + x - 50} ${cy + 34}`,
      )
      .join(''),
    '#8a4a22',
    6,
    ' opacity=".75"',
  );

/** A pie with a lid, a wedge of it drawn out: what it is filled with shows at the cut, and nothing lies on top. */
function closedPie({ pen, plan }: Scene, bed: Bed): string {
  const { cx, cy } = bed;
  const crust = plan.dough;
  const fillings = [...plan.main, ...plan.plant, ...plan.dust].slice(0, 3);
  const inside = fillings[0]?.tone ?? plan.colours[1] ?? darker(crust, 0.3);
  const bits = fillingBits(bed, fillings);
  const leaves = /warka|filo|phyllo|brick/.test(plan.ingredientText);
  const leafy = leaves ? leafLines(bed, crust) : '';
  const meat = plan.main[0];
  const cutMeat = leaves && meat !== undefined ? meatInCut(bed, meat.tone) : '';
  const sugar = plan.colours.find((colour) => lightnessOf(colour) > 0.94) ?? '#fbf3e2';
  const lattice = /lattice/.test(plan.shapeText) ? latticeOn(bed) : '';
  return (
    shadow(pen, cx + 14, cy + 60, 226, 80, 0.55) +
    solid(
      pen,
      `M${cx - 204} ${cy - 26}V${cy + 16}C${cx - 186} ${cy + 100} ${cx + 186} ${cy + 100} ${cx + 204} ${cy + 16}V${cy - 26}Z`,
      darker(crust, 0.14),
      4,
    ) +
    ellipse(cx, cy - 26, 204, 88, lit(pen, crust), line(inkOf(crust))) +
    `<g clip-path="${pen.clip(`<ellipse cx="${cx}" cy="${cy - 26}" rx="196" ry="82"/>`)}">${ellipse(cx - 30, cy - 40, 120, 44, sugar, ' opacity=".5"')}${lattice}</g>` +
    path(
      `M${cx} ${cy - 26}L${cx + 64} ${cy + 56}V${cy + 98}L${cx} ${cy + 22}Z`,
      darker(inside, 0.3),
      line(inkOf(crust)),
    ) +
    path(`M${cx} ${cy - 26}L${cx + 194} ${cy}V${cy + 40}L${cx} ${cy + 22}Z`, darker(inside, 0.15), line(inkOf(crust))) +
    leafy +
    cutMeat +
    `<g transform="translate(42 38)">${path(`M${cx} ${cy - 26}L${cx + 64} ${cy + 56}C${cx + 120} ${cy + 52} ${cx + 176} ${cy + 30} ${cx + 194} ${cy}V${cy + 40}C${cx + 176} ${cy + 74} ${cx + 120} ${cy + 96} ${cx + 64} ${cy + 98}L${cx} ${cy + 22}Z`, darker(crust, 0.14), line(inkOf(crust), 4))}${path(`M${cx} ${cy - 20}L${cx + 64} ${cy + 62}V${cy + 90}L${cx} ${cy + 14}Z`, darker(inside, 0.4), line(inkOf(crust)))}${path(`M${cx} ${cy - 26}L${cx + 64} ${cy + 56}C${cx + 120} ${cy + 52} ${cx + 176} ${cy + 30} ${cx + 194} ${cy}Z`, lit(pen, crust), line(inkOf(crust)))}${cutMeat === '' ? bits : cutMeat}</g>`
  );
}

/** Three small ones, scorched where the record says so. */
function smallTarts(scene: Scene, vessel: Vessel): string {
  const { pen, plan } = scene;
  const { bed } = vessel;
  const { cx, cy } = bed;
  const [filling, crust] = [firstColour(scene), plan.dough];
  const rim = darker(crust, 0.35);
  const scorched = /black spots/.test(plan.shapeText)
    ? // Scorched in patches that run into one another: as round dots they would be seeds.
      strokes(
        'M-48 -12C-38 -24 -22 -16 -12 -22M6 -26C20 -18 30 -26 44 -14M-30 2C-14 -6 -2 8 14 0C24 -6 36 4 48 -2M-8 12C2 8 12 14 22 10',
        mix(filling, '#8a4a1c', 0.7),
        17,
        ' opacity=".55"',
      ) +
      strokes(
        'M-40 -14C-34 -20 -26 -16 -20 -20M14 -22C22 -18 30 -20 38 -14M-20 0C-10 -4 -2 4 8 0M32 2l10 -2',
        '#3a1d10',
        8,
        ' opacity=".75"',
      )
    : '';
  const one = pen.symbol(
    'small tart',
    () =>
      path('M-84 -8L-62 50C-40 66 40 66 62 50L84 -8Z', lit(pen, crust), line(inkOf(crust), 4)) +
      strokes('M-62 8L-46 54M-34 18L-26 60M0 22V64M34 18L26 60M62 8L46 54', rim, 4, ' opacity=".6"') +
      ellipse(0, -8, 86, 38, lit(pen, crust), line(inkOf(crust))) +
      ellipse(0, -8, 70, 28, lit(pen, filling), line(darker(filling, 0.3), 2)) +
      scorched +
      strokes('M-50 -14C-40 -24 -20 -29 0 -30', '#fff', 6, ' opacity=".6"'),
  );
  const spots = [
    [-96, -36],
    [92, -42],
    [0, 22],
  ]
    .map(
      ([x = 0, y = 0]) =>
        shadow(pen, cx + x + 8, cy + y + 50, 92, 26, 0.5) + place(one, { x: cx + x, y: cy + y, size: 1.02 }),
    )
    .join('');
  return held(scene, vessel, spots + dusted(scene, { ...bed, cy: cy - 20, rx: 120 }, 3, 0.8));
}

/** An open one, its filling in its rim. */
function openTart(scene: Scene, { bed }: Vessel): string {
  const { pen, plan } = scene;
  const { cx, cy } = bed;
  const [filling, crust] = [firstColour(scene), plan.dough];
  const edge = strokes(
    `M${cx - 226} ${cy}A226 104 0 0 0 ${cx + 226} ${cy}`,
    darker(crust, 0.35),
    30,
    ' stroke-dasharray="3 22"',
  );
  return (
    shadow(pen, cx + 14, cy + 60, 256, 96, 0.55) +
    path(
      `M${cx - 236} ${cy - 4}C${cx - 232} ${cy + 74} ${cx - 140} ${cy + 138} ${cx} ${cy + 138}S${cx + 232} ${cy + 74} ${cx + 236} ${cy - 4}Z`,
      lit(pen, crust),
      line(inkOf(crust), 4),
    ) +
    `<g transform="translate(0 22)" opacity=".7">${edge}</g>` +
    ellipse(cx, cy - 4, 236, 112, lighter(crust, 0.25), line(inkOf(crust), 4)) +
    ellipse(
      cx,
      cy,
      212,
      97,
      pen.radial(
        [
          [0, lighter(filling, 0.35)],
          [0.6, filling],
          [1, darker(filling, 0.34)],
        ],
        { cx: 0.4, cy: 0.36, r: 0.7 },
      ),
      line(darker(filling, 0.4), 2),
    ) +
    spread(scene, { ...bed, rx: 180, ry: 80 }, 10)
      .map(({ x, y }, at) =>
        ellipse(
          x,
          y,
          20 + (at % 3) * 8,
          10 + (at % 2) * 4,
          at % 3 === 0 ? lighter(filling, 0.5) : darker(filling, 0.3),
          ' opacity=".4"',
        ),
      )
      .join('')
  );
}

export const tart: FormPainter = (scene) => {
  const { plan } = scene;
  const vessel = served(scene, ['plate', 'board']);
  const { bed } = vessel;
  const { cx, cy } = bed;
  if (plan.shape === 'small') return smallTarts(scene, vessel);
  if (/lattice|\blid\b|top crust|closed|flat round pie/.test(plan.shapeText))
    return held(scene, vessel, closedPie(scene, bed));
  const filling = firstColour(scene);
  const body = openTart(scene, vessel);
  if (/domed apple/.test(plan.shapeText))
    return held(scene, vessel, body + appleRosette(scene, { ...bed, cy: cy - 6 }, filling));
  const top = { cx: cx - 20, cy: cy - 8, rx: 160, ry: 62 };
  const wedge = `M${cx} ${cy - 6}L${cx + 128} ${cy + 92}A214 98 0 0 0 ${cx + 214} ${cy + 16}Z`;
  const cut = path(wedge, 'none', line(darker(filling, 0.45), 5));
  return held(
    scene,
    vessel,
    body + laid(glazed(scene, filling), top, { main: 5, plant: 7, leaf: 1, size: 0.92 }) + dusted(scene, top, 4) + cut,
  );
};
