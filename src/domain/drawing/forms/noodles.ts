import { among, cycled } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, distance, hueOf, inkOf, lighter, lightnessOf, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, dusted, heap, laid, nest, pieceSymbol, spread } from '#domain/drawing/setting/lay.ts';
import { poured } from '#domain/drawing/setting/liquid.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { dippingCup, slattedTray } from '#domain/drawing/shapes/slatted-tray.ts';
import { served } from '#domain/drawing/setting/served.ts';

/** A little ear: a disc of dough pressed by the thumb, seen from its hollow or its back. */
const littleEar = (pen: Pen, tone: string, hollow: boolean) =>
  pen.symbol(`little ear ${hollow}`, () =>
    hollow
      ? solid(pen, 'M-36 2C-38 -20 -16 -30 4 -29C26 -28 40 -14 36 6C30 28 -30 28 -36 2Z', tone) +
        ellipse(0, 0, 24, 16, darker(tone, 0.22), line(darker(tone, 0.4), 2)) +
        ellipse(3, 4, 17, 9, lighter(tone, 0.2), ' opacity=".7"')
      : solid(pen, 'M-36 14C-36 -14 -18 -28 2 -28C24 -28 38 -12 37 14C24 24 -24 26 -36 14Z', tone) +
        strokes('M-22 0C-16 -12 -6 -18 6 -18M-26 12C-10 18 12 18 28 10', darker(tone, 0.2), 3, ' opacity=".7"') +
        strokes('M-18 -6C-12 -16 -4 -20 4 -20', '#fff', 5, ' opacity=".6"'),
  );

/** A roll of dough between the palms, pointed and turned about itself: a tube would be a cut stalk. */
const twist = (pen: Pen, tone: string) =>
  pen.symbol(
    `twist ${tone}`,
    () =>
      solid(pen, 'M-56 10C-40 -10 -28 -20 -8 -14C10 -26 30 -16 56 -16C42 4 32 16 12 13C-8 25 -30 14 -56 10Z', tone) +
      strokes(
        'M-30 4C-24 -6 -18 -10 -12 -11M-4 12C0 0 6 -10 12 -16M22 8C26 0 32 -8 38 -14',
        darker(tone, 0.36),
        4,
        ' opacity=".75"',
      ) +
      strokes('M-24 -4L-10 -8M4 -12L20 -14', lighter(tone, 0.7), 4, ' opacity=".8"'),
  );

/** Scraped off a board into the water: thin, bent, with a knob here and there. As tubes they would be pasta, waisted and fat peanuts. */
const scraped = (pen: Pen, tone: string) => {
  const bends =
    'M-58 -14C-38 -30 -20 -8 0 -18S28 -30 44 -20M-46 12C-38 -8 -14 -10 2 4S30 16 42 2M-14 32C4 22 18 40 36 32S54 24 60 28M-62 30C-50 22 -40 36 -26 28';
  const knobs = 'M-30 -20h5M14 -22h4M-34 0h3M16 10h7M8 30h4M-46 28h3';
  return pen.symbol(
    `scraped ${tone}`,
    () =>
      strokes(bends, inkOf(tone), 17) +
      strokes(knobs, inkOf(tone), 21) +
      strokes(bends, tone, 12.5) +
      strokes(knobs, tone, 16.5) +
      strokes(bends, lighter(tone, 0.7), 3.5, ' opacity=".85" transform="translate(-1 -3)"'),
  );
};

/** A heap of them; of cheese and onions upon it only what is stated. */
function knobbly({ scene, pen, low, tone }: Heap): string {
  const dough = mix(tone, '#efc75e', 0.35);
  const ids = [dough, lighter(dough, 0.22), darker(dough, 0.06)].map((one) => scraped(pen, one));
  const bed = { ...low, rx: low.rx * 0.88, ry: low.ry * 0.84 };
  return under(pen, low) + heap(scene, bed, { ids, count: 34, rise: 58, size: 0.92, turn: 90 });
}

const isKnobbly = ({ plan }: Scene) => /\bknobbly\b.*\bnoodles\b/.test(plan.shapeText);

/** What a heap of noodles is drawn with. */
interface Heap {
  readonly scene: Scene;
  readonly pen: Pen;
  readonly bed: Bed;
  /** Where the noodles lie: a little lower than what lies on them. */
  readonly low: Bed;
  readonly tone: string;
  readonly sauce: string;
}

const under = (pen: Pen, bed: Bed) => shadow(pen, bed.cx + 12, bed.cy + 40, bed.rx, bed.ry * 0.8, 0.5);

const tubes = (pen: Pen, tone: string) =>
  pen.symbol(
    `tube ${tone}`,
    () =>
      path('M-46 -12L34 -20C46 -20 50 14 38 18L-42 22C-52 20 -54 -8 -46 -12Z', lit(pen, tone), line(inkOf(tone))) +
      ellipse(38, -1, 8, 17, darker(tone, 0.4)) +
      strokes('M-36 -2L26 -8', lighter(tone, 0.6), 5, ' opacity=".7"'),
  );

/** Short noodles by what the record calls them; without a word they are tubes. */
function short(of: Heap): string {
  const { scene, pen, bed, low, tone } = of;
  if (isKnobbly(scene)) return knobbly(of);
  const { shapeText } = scene.plan;
  if (/\bcups\b|orecchiette/.test(shapeText)) {
    const ids = [littleEar(pen, tone, true), littleEar(pen, tone, false)];
    return under(pen, bed) + heap(scene, low, { ids, count: 26, rise: 48, size: 1, turn: 60 });
  }
  if (/\btwists?\b/.test(shapeText)) {
    const ids = [twist(pen, tone), twist(pen, lighter(tone, 0.16))];
    return under(pen, bed) + heap(scene, low, { ids, count: 34, rise: 50, size: 0.94, turn: 90 });
  }
  const ids = [tubes(pen, tone)];
  return under(pen, bed) + heap(scene, low, { ids, count: 20, rise: 52, size: 1, turn: 80 });
}

/** Dumplings keep their own pale colour, and lie in the sauce: dyed by it they would be prawns. */
function gnocchi(of: Heap): string {
  const { scene, pen, bed, low, sauce } = of;
  if (isKnobbly(scene)) return knobbly(of);
  const dough = mix('#f3dfae', sauce, 0.1);
  const lump = pen.symbol(
    `gnocco ${dough}`,
    () =>
      solid(pen, 'M-38 6C-40 -16 -18 -26 4 -25C28 -24 42 -8 38 10C32 28 -32 28 -38 6Z', dough) +
      strokes(
        'M-18 -18C-22 -4 -20 10 -14 20M2 -20C-2 -6 0 10 6 20M22 -16C18 -4 20 8 26 16',
        darker(dough, 0.22),
        4,
        ' opacity=".7"',
      ),
  );
  return (
    under(pen, bed) +
    (distance(sauce, dough) > 0.13 ? ellipse(low.cx, low.cy + 6, low.rx * 1.04, low.ry * 1.04, lit(pen, sauce)) : '') +
    heap(scene, low, { ids: [lump], count: 17, rise: 44, size: 1.05, turn: 40 }) +
    (distance(sauce, dough) > 0.13
      ? poured(scene, { ...low, cy: low.cy - 26, rx: low.rx * 0.72, ry: low.ry * 0.7 }, sauce)
      : '')
  );
}

/** Folded round a fingertip: a full ring, its ends pressed one over the other, the edge of the dough turned up behind. Flat and square it would be ravioli. */
const foldedRing = (pen: Pen, tone: string) =>
  pen.symbol(
    `folded ring ${tone}`,
    () =>
      solid(pen, 'M-46 -4C-56 -38 -28 -58 0 -55C28 -58 56 -38 46 -4C34 -24 -34 -24 -46 -4Z', lighter(tone, 0.2), 3) +
      solid(pen, 'M-58 2C-60 -24 -32 -36 0 -36C32 -36 60 -24 58 2C56 34 28 45 0 45C-28 45 -56 34 -58 2Z', tone) +
      ellipse(0, -7, 16, 8, darker(tone, 0.42), line(darker(tone, 0.34), 2.5)) +
      strokes('M-12 4C-4 18 12 24 14 43M12 2C18 12 30 20 32 36', darker(tone, 0.34), 3.5, ' opacity=".8"') +
      strokes('M-46 4C-46 -10 -36 -20 -24 -24M-30 26C-22 32 -14 34 -8 34', '#fffaf0', 6, ' opacity=".75"'),
  );

/** In their cream: bits of what is stated lie small among them, for as large as they are these would be the dish. */
function rings({ scene, pen, low, sauce }: Heap): string {
  const dough = mix('#eec463', sauce, 0.2);
  const { main } = scene.plan;
  const ids = [dough, lighter(dough, 0.22), dough, darker(dough, 0.06)].map((tone) => foldedRing(pen, tone));
  const top = { cx: low.cx, cy: low.cy - 26, rx: low.rx * 0.7, ry: low.ry * 0.66 };
  return (
    ellipse(
      low.cx,
      low.cy + 4,
      low.rx * 1.03,
      low.ry * 1.03,
      lit(pen, lighter(sauce, 0.45)),
      line(darker(sauce, 0.3)),
    ) +
    heap(scene, { ...low, rx: low.rx * 0.94 }, { ids, count: 18, rise: 42, size: 0.98, turn: 34 }) +
    spread(scene, top, main.length === 0 ? 0 : 9)
      .map((spot, at) => {
        const { piece, tone } = cycled(main, at);
        return place(pieceSymbol(pen, piece, tone), { ...spot, size: 0.46, turn: at * 50 });
      })
      .join('')
  );
}

const isRing = ({ plan }: Scene) => /\bfolded rings\b|\b(tortellini|cappelletti)\b/.test(plan.shapeText);

/** A square of two sheets, swollen over its filling and frilled all round by the wheel that cut it. */
const pillow = (pen: Pen, tone: string) => {
  const frill = (wave: string) => Array.from({ length: 6 }, () => wave).join('');
  const rim = `M-78 2${frill('q3 -11 13 -8')}${frill('q13 -5 13 7')}${frill('q-3 11 -13 8')}${frill('q-13 5 -13 -7')}Z`;
  const dough = mix(tone, '#efcf7a', 0.4);
  const swelling = 'M-50 -1C-44 -22 -16 -40 2 -42C18 -40 46 -26 52 -5C46 10 18 22 0 24C-20 22 -44 12 -50 -1Z';
  return pen.symbol(
    `pillow ${tone}`,
    () =>
      path(rim, darker(dough, 0.16), `${line(inkOf(dough), 3)} transform="translate(0 6)"`) +
      path(rim, lighter(dough, 0.12), line(inkOf(dough), 2.5)) +
      path(swelling, lit(pen, lighter(dough, 0.15)), line(darker(dough, 0.28), 2.5)) +
      strokes('M-34 -6C-26 -20 -10 -30 2 -32', '#fffaf0', 6, ' opacity=".85"') +
      strokes('M-6 14C12 14 30 6 40 -2', darker(dough, 0.24), 4, ' opacity=".6"'),
  );
};

function ravioli(of: Heap): string {
  const { scene, pen, low, tone } = of;
  if (isRing(scene)) return rings(of);
  const id = pillow(pen, tone);
  const sage = /\bsage\b/.test(scene.plan.ingredientText) ? pieceSymbol(pen, 'leaf', '#7d9c5e') : null;
  const leaves =
    sage === null
      ? ''
      : [
          [-66, -26, -30],
          [20, -46, 24],
          [84, 8, -12],
          [-14, 34, 50],
        ]
          .map(([x = 0, y = 0, turn = 0]) => place(sage, { x: low.cx + x, y: low.cy + y, size: 0.9, turn }))
          .join('');
  return (
    under(pen, low) +
    heap(
      scene,
      { ...low, rx: low.rx * 0.9, ry: low.ry * 0.86 },
      { ids: [id], count: 9, rise: 34, size: 1.12, turn: 26 },
    ) +
    leaves
  );
}

const nested = ({ scene, low, tone }: Heap) => {
  const { shape, noodleWidth } = scene.plan;
  return nest(scene, low, { tone, width: shape === 'ribbons' ? 19 : noodleWidth, rise: 58 });
};

const heaps: Readonly<Record<string, (heap: Heap) => string>> = {
  long: nested,
  ribbons: nested,
  short,
  stuffed: ravioli,
  gnocchi,
};

export const noodles: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const tray = /slatted tray/.test(plan.shapeText);
  const vessel = tray ? slattedTray(scene) : served(scene, ['plate', 'plate', 'bowl']);
  const { bed } = vessel;
  const sauce = firstColour(scene);
  // Green of its leaves it keeps its own colour: dyed it would be a bean.
  const green = hueOf(sauce) > 105 && hueOf(sauce) < 170 && !/pesto/.test(plan.shapeText + plan.ingredientText);
  const tone = mix(plan.noodle, sauce, green ? 0.08 : lightnessOf(sauce) < 0.35 ? 0.5 : 0.42);
  const drawn = among(heaps, plan.shape, 'long');
  const body = drawn({ scene, pen, bed, low: { ...bed, cy: bed.cy + 4 }, tone, sauce });
  const onTop = plan.shape === 'stuffed' && isRing(scene) ? { ...scene, plan: { ...plan, main: [] } } : scene;
  const top = { cx: bed.cx, cy: bed.cy - 42, rx: bed.rx * 0.62, ry: bed.ry * 0.5 };
  return (
    held(scene, vessel, body + laid(onTop, top, { main: 4, plant: 4, leaf: 2, size: 0.9 }) + dusted(scene, top, 4)) +
    (tray ? dippingCup(scene) : '') +
    beside(scene, 590, 372)
  );
};
