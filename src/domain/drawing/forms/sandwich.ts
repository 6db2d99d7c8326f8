import { cycled } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { breadColour, firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { splitDisc } from '#domain/drawing/breads/arepa.ts';
import { splitBagel } from '#domain/drawing/breads/bagel.ts';
import { isEggUnderSauce, poachedOnMuffins } from '#domain/drawing/breads/poached-eggs.ts';
import { heapedBun, isHeapedBun } from '#domain/drawing/breads/pulled-bun.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { dusted, laid, leaves, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { moltenSheet } from '#domain/drawing/shapes/melted-cheese.ts';
import { fritterBun } from '#domain/drawing/shapes/fritter-bun.ts';
import { splitScone } from '#domain/drawing/sweets/scone.ts';
import { served } from '#domain/drawing/setting/served.ts';

/** Fillings in a row between two halves. */
function filled(scene: Scene, { cx, cy, rx }: Bed, size = 0.9): string {
  const { pen, plan, choice } = scene;
  // Beside whole pieces of the filling, so that it is told.
  const things = [...plan.main, ...plan.plant].slice(0, 4);
  const own =
    things.length > 0
      ? things.map(({ piece, tone }) => pieceSymbol(pen, piece, tone))
      : [pieceSymbol(pen, 'ham', firstColour(scene))];
  return Array.from({ length: 8 }, (_, at) =>
    place(cycled(own, at), {
      x: cx - rx + (2 * rx * (at + 0.5)) / 8,
      y: cy + (at % 2) * 10 - 5,
      size,
      turn: choice.number(-16, 16),
      flat: 0.8,
    }),
  ).join('');
}

function sandwichAsBun(scene: Scene, bed: Bed): string {
  const { pen, plan } = scene;
  if (/\bsplit ring\b|\bbagels?\b/.test(plan.shapeText)) return splitBagel(scene, bed);
  if (/\bround fritter\b/.test(plan.shapeText)) return fritterBun(scene, bed);
  if (isHeapedBun(scene)) return heapedBun(scene, bed);
  const crust = breadColour(scene);
  const { cx, cy } = bed;
  return (
    shadow(pen, cx + 14, cy + 62, 190, 50, 0.6) +
    solid(
      pen,
      `M${cx - 156} ${cy + 26}C${cx - 160} ${cy + 74} ${cx + 160} ${cy + 74} ${cx + 156} ${cy + 26}Z`,
      crust,
      4,
    ) +
    filled(scene, { ...bed, cy: cy + 18, rx: 158 }, 1.05) +
    solid(
      pen,
      `M${cx - 168} ${cy + 2}C${cx - 170} ${cy - 98} ${cx - 80} ${cy - 132} ${cx} ${cy - 132}C${cx + 84} ${cy - 132} ${cx + 170} ${cy - 96} ${cx + 168} ${cy + 2}C${cx + 90} ${cy + 28} ${cx - 90} ${cy + 28} ${cx - 168} ${cy + 2}Z`,
      crust,
      4,
    ) +
    strokes(
      `M${cx - 124} ${cy - 52}C${cx - 104} ${cy - 92} ${cx - 50} ${cy - 108} ${cx - 4} ${cy - 110}`,
      lighter(crust, 0.8),
      11,
      ' opacity=".6"',
    )
  );
}

/** Cheese lies over it and was melted there, by its own words. */
const hasMoltenTop = ({ plan }: Scene) =>
  plan.dust.some(({ piece }) => piece === 'cheeseCurls') && /under molten cheese|browned sandwich/.test(plan.shapeText);

function sandwichAsToast(scene: Scene, bed: Bed): string {
  const { pen, plan } = scene;
  const crust = breadColour(scene);
  const { cx, cy } = bed;
  return [
    [-78, -18, -8],
    [82, 18, 6],
  ]
    .map(([x = 0, y = 0, turn = 0]) => {
      const half = pen.symbol(
        'toast half',
        () =>
          path(
            'M-120 62L-98 -66L112 -44L128 66Z',
            darker(crust, 0.35),
            `${line(inkOf(crust), 4)} transform="translate(0 26)"`,
          ) +
          strokes('M-112 76C-40 92 60 92 122 82', plan.main[0]?.tone ?? secondColour(scene), 16) +
          strokes(
            'M-112 68C-50 80 50 80 122 74',
            plan.dust[0]?.tone ?? plan.plant[0]?.tone ?? lighter(secondColour(scene), 0.4),
            9,
          ) +
          path(
            'M-120 58L-98 -66L112 -44L128 62Z',
            pen.radial(
              [
                [0, lighter(crust, 0.5)],
                [0.6, crust],
                [1, darker(crust, 0.36)],
              ],
              { cx: 0.45, cy: 0.45, r: 0.7 },
            ),
            line(inkOf(crust), 4),
          ) +
          (hasMoltenTop(scene)
            ? `<g transform="scale(1.08 1)">${moltenSheet(pen, '#efc95e')}</g>`
            : strokes('M-60 -20h.1M0 10h.1M50 -14h.1M-30 34h.1M70 34h.1', darker(crust, 0.34), 26, ' opacity=".35"')),
      );
      return (
        shadow(pen, cx + x + 10, cy + y + 74, 140, 38, 0.55) +
        place(half, { x: cx + x, y: cy + y - 14, size: 0.92, turn })
      );
    })
    .join('');
}

function sandwichAsOpen(scene: Scene, bed: Bed): string {
  const { pen, plan } = scene;
  const crust = breadColour(scene);
  const { cx, cy } = bed;
  return [
    [-84, -22],
    [80, 24],
  ]
    .map(([x = 0, y = 0], at) => {
      const slice = pen.symbol(
        'open slice',
        () =>
          path(
            'M-134 -30C-120 -62 110 -74 134 -42C150 -6 140 34 118 52C40 72 -70 74 -122 56C-144 30 -148 -4 -134 -30Z',
            darker(crust, 0.35),
            `${line(inkOf(crust), 4)} transform="translate(0 18)"`,
          ) +
          path(
            'M-134 -30C-120 -62 110 -74 134 -42C150 -6 140 34 118 52C40 72 -70 74 -122 56C-144 30 -148 -4 -134 -30Z',
            lit(pen, lighter(crust, 0.35)),
            line(inkOf(crust), 3),
          ),
      );
      return (
        shadow(pen, cx + x + 10, cy + y + 64, 150, 38, 0.55) +
        place(slice, { x: cx + x, y: cy + y }) +
        (plan.main.length + plan.plant.length === 0
          ? ellipse(cx + x, cy + y - 4, 108, 42, lit(pen, secondColour(scene)), line(inkOf(secondColour(scene))))
          : laid(
              scene,
              { cx: cx + x, cy: cy + y - 6, rx: 112, ry: 42 },
              { main: 3, plant: 4 + at, leaf: 1, size: 0.85 },
            ))
      );
    })
    .join('');
}

function sandwichAsPita(scene: Scene, bed: Bed): string {
  const { pen } = scene;
  const crust = breadColour(scene);
  const { cx, cy } = bed;
  return (
    shadow(pen, cx + 14, cy + 66, 180, 44, 0.6) +
    solid(
      pen,
      `M${cx - 168} ${cy - 30}C${cx - 150} ${cy + 96} ${cx + 150} ${cy + 100} ${cx + 172} ${cy - 36}Z`,
      crust,
      4,
    ) +
    filled(scene, { ...bed, cy: cy - 44, rx: 142 }, 1.12) +
    path(
      `M${cx - 168} ${cy - 30}C${cx - 100} ${cy + 8} ${cx + 100} ${cy + 6} ${cx + 172} ${cy - 36}C${cx + 150} ${cy + 100} ${cx - 150} ${cy + 96} ${cx - 168} ${cy - 30}Z`,
      lit(pen, crust),
      line(inkOf(crust), 4),
    ) +
    strokes(
      `M${cx - 90} ${cy + 24}h.1M${cx - 20} ${cy + 48}h.1M${cx + 60} ${cy + 26}h.1`,
      darker(crust, 0.3),
      30,
      ' opacity=".35"',
    )
  );
}

/** A sausage as long as its roll, under a line of mustard; null where none is stated. */
function sausageIn({ pen, plan }: Scene, { cx, cy }: Bed): string | null {
  const sausage = plan.main.find(({ piece }) => piece === 'sausage');
  if (sausage === undefined || !/sausage/.test(plan.shapeText)) return null;
  const wave = `M${cx - 196} ${cy + 2}${Array.from({ length: 9 }, () => 'q11 -16 22 0t22 0').join('')}`;
  const { tone } = sausage;
  return (
    solid(
      pen,
      `M${cx - 246} ${cy + 6}C${cx - 254} ${cy - 22} ${cx - 220} ${cy - 32} ${cx - 180} ${cy - 30}L${cx + 190} ${cy - 40}C${cx + 236} ${cy - 42} ${cx + 258} ${cy - 24} ${cx + 250} ${cy - 2}C${cx + 240} ${cy + 22} ${cx + 190} ${cy + 22} ${cx + 150} ${cy + 26}L${cx - 190} ${cy + 34}C${cx - 226} ${cy + 34} ${cx - 242} ${cy + 24} ${cx - 246} ${cy + 6}Z`,
      tone,
      4,
    ) +
    strokes(
      `M${cx - 216} ${cy - 12}C${cx - 80} ${cy - 22} ${cx + 100} ${cy - 26} ${cx + 210} ${cy - 28}`,
      lighter(tone, 0.7),
      6,
      ' opacity=".6"',
    ) +
    (/mustard/.test(plan.ingredientText) ? strokes(wave, '#a87a12', 12) + strokes(wave, '#efc02f', 8) : '')
  );
}

function sandwichAsRoll(scene: Scene, bed: Bed): string {
  const { pen } = scene;
  const crust = breadColour(scene);
  const { cx, cy } = bed;
  return (
    shadow(pen, cx + 14, cy + 58, 240, 46, 0.6) +
    solid(pen, `M${cx - 222} ${cy + 14}C${cx - 220} ${cy + 70} ${cx + 214} ${cy + 66} ${cx + 224} ${cy}Z`, crust, 4) +
    path(
      `M${cx - 214} ${cy + 14}C${cx - 120} ${cy - 12} ${cx + 130} ${cy - 20} ${cx + 216} ${cy + 2}C${cx + 130} ${cy + 34} ${cx - 130} ${cy + 40} ${cx - 214} ${cy + 14}Z`,
      '#f4e2bd',
    ) +
    (sausageIn(scene, bed) ?? filled(scene, { ...bed, cy: cy - 2, rx: 196 }, 1)) +
    solid(
      pen,
      `M${cx - 224} ${cy - 14}C${cx - 212} ${cy - 78} ${cx - 110} ${cy - 102} ${cx} ${cy - 104}C${cx + 120} ${cy - 106} ${cx + 216} ${cy - 86} ${cx + 226} ${cy - 26}C${cx + 130} ${cy - 4} ${cx - 130} ${cy + 4} ${cx - 224} ${cy - 14}Z`,
      crust,
      4,
    ) +
    strokes(
      `M${cx - 130} ${cy - 70}l46 26M${cx - 40} ${cy - 84}l50 30M${cx + 60} ${cy - 86}l48 28`,
      lighter(crust, 0.65),
      9,
      ' opacity=".75"',
    ) +
    strokes(
      `M${cx - 180} ${cy - 46}C${cx - 150} ${cy - 70} ${cx - 100} ${cy - 84} ${cx - 60} ${cy - 88}`,
      lighter(crust, 0.8),
      8,
      ' opacity=".5"',
    )
  );
}

const sandwichShapes: Readonly<Record<string, (scene: Scene, bed: Bed) => string>> = {
  bun: sandwichAsBun,
  toast: sandwichAsToast,
  open: sandwichAsOpen,
  pita: sandwichAsPita,
  roll: sandwichAsRoll,
};

export const sandwich: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate', 'board']);
  const { bed } = vessel;
  const { cx, cy } = bed;
  if (/\bscone\b/.test(plan.shapeText)) return held(scene, vessel, splitScone(scene, bed));
  if (isEggUnderSauce(scene)) return held(scene, vessel, poachedOnMuffins(scene, bed));
  if (/\bthick .*disc\b.*\bsplit\b/.test(plan.shapeText)) return held(scene, vessel, splitDisc(scene, bed));
  const body = (sandwichShapes[plan.shape] ?? sandwichAsRoll)(scene, bed);
  const sauced =
    (/sauce/.test(plan.shapeText) && /lying in|wet|under|drown/.test(plan.shapeText)) ||
    /\blake\b/.test(plan.shapeText);
  const molten = plan.shape === 'toast' && hasMoltenTop(scene);
  const pool = sauced
    ? ellipse(cx, cy + 40, bed.rx * 1.1, bed.ry * 0.8, lit(pen, secondColour(scene)), line(inkOf(secondColour(scene))))
    : '';
  return held(
    scene,
    vessel,
    pool +
      body +
      leaves(scene, { cx, cy: cy - (plan.shape === 'pita' ? 60 : 8), rx: bed.rx * 0.6, ry: 10 }, 2, 0.7) +
      dusted(
        // Spice is in the filling: on the crust its specks would hang in the air, or be sesame.
        {
          ...scene,
          plan: {
            ...plan,
            dust: plan.dust.filter(({ piece }) => piece !== 'specks' && !(molten && piece === 'cheeseCurls')),
          },
        },
        { cx, cy: cy - 84, rx: 110, ry: 24 },
        2,
        0.7,
      ),
  );
};
