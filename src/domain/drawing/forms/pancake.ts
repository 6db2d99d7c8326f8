import { among } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lighter, lightnessOf, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { foldedPancakes } from '#domain/drawing/shapes/folded-pancakes.ts';
import { glazedPancake, isGlazedPancake } from '#domain/drawing/breads/savoury-pancake.ts';
import { isUnderSyrup, syrupStack } from '#domain/drawing/breads/pancake-stack.ts';
import { isSmallRound, isThickDisc, smallRounds, thickDiscs } from '#domain/drawing/breads/small-cakes.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, creamed, dusted, heap, laid, leaves, pieceSymbol, spread } from '#domain/drawing/setting/lay.ts';
import { plantBeside } from '#domain/drawing/setting/plant-milk.ts';
import { ragged } from '#domain/drawing/shapes/rags.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { served, tropical } from '#domain/drawing/setting/served.ts';

/** The browned places of dough, over an area. */
export function blisters(scene: Scene, bed: Bed, tone: string, count = 9): string {
  return spread(scene, bed, count)
    .map(({ x, y }, at) => ellipse(x, y, 14 + (at % 3) * 8, 7 + (at % 3) * 4, tone, ' opacity=".5"'))
    .join('');
}

/** What a pancake is drawn with. */
interface Batter {
  readonly bed: Bed;
  readonly tone: string;
  readonly brown: string;
  /** Its edge, browned most. */
  readonly rim: string;
  /** One round cake at a height. */
  readonly cake: (cy: number, rx: number, thick: number) => string;
}

const pancakes: Readonly<Record<string, (scene: Scene, batter: Batter) => string>> = {
  stack: (scene, { bed, cake }) => {
    const { pen } = scene;
    if (isUnderSyrup(scene)) return syrupStack(scene, bed);
    return (
      shadow(pen, bed.cx + 14, bed.cy + 46, 220, 74, 0.55) +
      // Thick ones are few: a tower of thin discs they are not.
      (/\bthick\b/.test(scene.plan.shapeText)
        ? [36, -26].map((y, at) => cake(bed.cy + y, 150 - at * 8, 40))
        : [44, 16, -12, -40].map((y) => cake(bed.cy + y, 168, 16))
      ).join('')
    );
  },
  rolled: (scene, { bed, tone, brown }) => {
    const { pen } = scene;
    const roll = pen.symbol(
      'rolled',
      () =>
        solid(
          pen,
          'M-170 -18C-120 -34 120 -34 170 -18C186 -6 186 20 170 30C120 46 -120 46 -170 30C-186 18 -186 -8 -170 -18Z',
          tone,
        ) +
        ellipse(172, 6, 15, 26, lit(pen, secondColour(scene)), line(inkOf(tone))) +
        strokes('M-150 -12C-80 -24 80 -24 140 -14', lighter(tone, 0.7), 6, ' opacity=".6"') +
        strokes('M-100 8h.1M-40 -2h.1M20 12h.1M80 0h.1', brown, 24, ' opacity=".35"'),
    );
    return [-34, 28]
      .map(
        (y, at) =>
          shadow(pen, bed.cx + 8, bed.cy + y + 34, 190, 36, 0.5) +
          place(roll, { x: bed.cx - 8 + at * 12, y: bed.cy + y, turn: -6 }),
      )
      .join('');
  },
  torn: (scene, { bed, tone, brown }) => {
    const { pen, plan } = scene;
    if (/flat cake/.test(plan.shapeText)) return ragged(scene, bed, { tone: lighter(tone, 0.2), eyes: false });
    const scrap = (key: string, colour: string) =>
      pen.symbol(
        key,
        () =>
          path(
            'M-58 6L-40 -22L-6 -18L22 -34L56 -14L50 16L16 30L-30 28Z',
            darker(tone, 0.2),
            `${line(inkOf(tone))} transform="translate(0 12)"`,
          ) +
          path('M-58 6L-40 -22L-6 -18L22 -34L56 -14L50 16L16 30L-30 28Z', lit(pen, colour), line(inkOf(tone), 2)) +
          strokes('M-34 -6C-14 -4 14 -12 36 -8M-20 12C0 10 18 8 34 6', brown, 9, ' opacity=".35"'),
      );
    return (
      shadow(pen, bed.cx + 12, bed.cy + 40, 210, 76, 0.5) +
      heap(
        scene,
        { ...bed, rx: bed.rx * 0.76, ry: bed.ry * 0.7 },
        {
          ids: [
            scrap('scrap', tone),
            scrap('pale scrap', mix(tone, secondColour(scene), 0.6)),
            scrap('brown scrap', mix(tone, '#c9822c', 0.6)),
          ],
          count: 13,
          rise: 46,
          size: 1.15,
          turn: 40,
        },
      )
    );
  },
  shards: (scene, { bed, tone, brown }) => {
    const { pen } = scene;
    const shard = (key: string, colour: string) =>
      pen.symbol(key, () => {
        const d = 'M-118 10L-70 -44L10 -30L62 -52L124 -6L70 22L28 50L-40 40Z';
        return (
          path(d, darker(tone, 0.35), `${line(inkOf(tone))} transform="translate(0 11)"`) +
          path(d, lit(pen, colour), line(inkOf(tone))) +
          strokes(
            'M-84 4l12 -4M-56 -22l12 3M-36 10l12 -4M-14 -12l12 3M4 22l12 -4M24 -8l12 3M46 12l12 -4M62 -28l12 3M84 -6l12 2M-62 20l12 4M-20 30l10 -3',
            lighter(colour, 0.6),
            8,
            ' opacity=".85"',
          ) +
          strokes('M-40 -30h.1M40 -34h.1M-4 4h.1M64 2h.1M-60 0h.1', brown, 16, ' opacity=".4"')
        );
      });
    return [
      [-60, -40, -10],
      [78, -30, 16],
      [-84, 28, 12],
      [56, 34, -14],
      [-8, 0, 4],
    ]
      .map(
        ([x = 0, y = 0, turn = 0], at) =>
          shadow(pen, bed.cx + x + 10, bed.cy + y + 30, 120, 36, 0.4) +
          place(at % 2 === 0 ? shard('shard', tone) : shard('dark shard', mix(tone, secondColour(scene), 0.45)), {
            x: bed.cx + x,
            y: bed.cy + y,
            turn,
          }),
      )
      .join('');
  },
  spongy: (scene, { bed, tone, cake }) => {
    const { pen } = scene;
    const pores = spread(scene, { ...bed, rx: bed.rx * 0.94, ry: bed.ry * 0.94 }, 46)
      .map(({ x, y }, at) => `M${Math.round(x)} ${Math.round(y)}h${at % 3 === 0 ? 5 : 0.1}`)
      .join('');
    return (
      shadow(pen, bed.cx + 14, bed.cy + 34, 240, 96, 0.5) +
      cake(bed.cy, 206, 12) +
      strokes(pores, darker(tone, 0.4), 10, ' opacity=".7"') +
      strokes(pores, lighter(tone, 0.7), 4, ' opacity=".6" transform="translate(1 4)"')
    );
  },
  wedges: (scene, { bed, tone, brown }) => {
    const { pen } = scene;
    // Thick and green it is full of chopped herbs: thin and dark it would be a leaf.
    const thick = /thick green/.test(scene.plan.shapeText);
    const wedge = pen.symbol('wedge', () => {
      const d = 'M-104 34C-90 -10 -40 -44 20 -52L112 8C70 34 -40 50 -104 34Z';
      const flecks =
        'M-84 52h.1M-60 60h.1M-40 54h.1M-18 62h.1M4 52h.1M24 58h.1M46 46h.1M66 40h.1M86 30h.1M-72 44h.1M-28 46h.1M34 42h.1M100 24h.1';
      if (thick)
        return (
          path(
            'M-104 34V66C-40 86 70 66 112 40V8C70 34 -40 50 -104 34Z',
            lit(pen, lighter(tone, 0.2)),
            line(inkOf(tone)),
          ) +
          strokes(flecks, darker(tone, 0.3), 11) +
          strokes(flecks, mix(tone, '#d9cf6a', 0.55), 7, ' transform="translate(8 -4)"') +
          path(d, lit(pen, mix(tone, '#7a4f24', 0.4)), line(inkOf(tone))) +
          strokes(
            'M-70 16h.1M-20 -20h.1M10 14h.1M50 -14h.1M-40 20h.1M0 -4h.1M70 4h.1',
            lighter(tone, 0.22),
            15,
            ' opacity=".7"',
          )
        );
      return (
        path(d, darker(tone, 0.35), `${line(inkOf(tone))} transform="translate(0 16)"`) +
        path(d, lit(pen, tone), line(inkOf(tone))) +
        strokes('M-70 16h.1M-20 -20h.1M10 14h.1M50 -14h.1M-40 20h.1', brown, 24, ' opacity=".4"') +
        strokes('M-88 18C-70 -12 -30 -34 16 -42', lighter(tone, 0.7), 7, ' opacity=".55"')
      );
    });
    return [
      [-78, -34, -8],
      [84, -26, 16],
      [-46, 34, 6],
      [84, 40, -10],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          shadow(pen, bed.cx + x + 10, bed.cy + y + 34, 112, 34, 0.4) +
          place(wedge, { x: bed.cx + x, y: bed.cy + y, turn }),
      )
      .join('');
  },
  // A few bites each, what lies on it pressed into every one: as one large disc with a rim they would be a tart.
  small: (scene, { bed, tone, brown }) => {
    const { pen, plan } = scene;
    const petals = [...plan.leaf, ...plan.plant].find(({ piece }) => piece === 'flower');
    const blossom =
      petals === undefined
        ? ''
        : place(pieceSymbol(pen, petals.piece, petals.tone), { x: 0, y: -6, size: 0.86, flat: 0.8 });
    const disc = pen.symbol(
      'small cake',
      () =>
        ellipse(0, 9, 78, 40, darker(tone, 0.2), line(inkOf(tone), 3)) +
        ellipse(0, 0, 78, 39, lit(pen, tone, 0.6), line(inkOf(tone), 2)) +
        strokes('M-54 6h8M40 14h10M-10 24h8M50 -12h6M-40 -18h6', brown, 12, ' opacity=".35"') +
        blossom +
        strokes('M-58 -10C-46 -24 -22 -30 -4 -31', '#fff', 6, ' opacity=".8"'),
    );
    return [
      [-104, -40],
      [84, -50],
      [-8, 0],
      [-116, 40],
      [106, 34],
    ]
      .map(
        ([x = 0, y = 0]) =>
          shadow(pen, bed.cx + x + 8, bed.cy + y + 22, 86, 36, 0.45) + place(disc, { x: bed.cx + x, y: bed.cy + y }),
      )
      .join('');
  },
  flat: (scene, { bed, tone, brown, rim }) => {
    const { pen } = scene;
    // A rim like lace, browned: smooth it would be an omelette.
    const lace =
      'M-208 4C-216 -16 -196 -30 -190 -44C-172 -66 -140 -62 -118 -78C-84 -92 -50 -84 -16 -94C24 -102 60 -86 96 -84C138 -80 152 -58 184 -48C206 -34 200 -14 212 2C216 24 192 34 184 50C160 72 126 68 100 84C62 96 34 88 -4 96C-44 100 -76 84 -112 82C-150 76 -164 56 -188 44C-204 30 -202 18 -208 4Z';
    return (
      shadow(pen, bed.cx + 14, bed.cy + 34, 240, 96, 0.5) +
      `<g transform="translate(${bed.cx} ${bed.cy})">${path(lace, darker(tone, 0.45), `${line(inkOf(tone))} transform="translate(0 12)"`)}${path(
        lace,
        pen.radial(
          [
            [0, lighter(tone, 0.4)],
            [0.7, tone],
            [0.92, brown],
            [1, rim],
          ],
          { cx: 0.5, cy: 0.5, r: 0.52 },
        ),
        line(inkOf(tone)),
      )}${strokes(lace, rim, 9, ' stroke-dasharray="5 17" opacity=".55" transform="scale(.94 .9)"')}</g>` +
      blisters(scene, { ...bed, rx: bed.rx * 0.8 }, brown)
    );
  },
};

/** Icing sugar over all, raisins between, and the plums stewed in a cup: whole upon it they would be grapes. */
function sugared(scene: Scene, top: Bed): string {
  const { pen, plan } = scene;
  const snow = spread(scene, { ...top, cy: top.cy + 8, rx: top.rx * 1.1, ry: top.ry * 1.3 }, 70)
    .map(({ x, y }, at) => `M${Math.round(x)} ${Math.round(y)}h${at % 2}.1`)
    .join('');
  const compote = plan.plant.find(({ piece }) => piece === 'plum');
  const [x, y] = [640, 404];
  return (
    dusted(scene, top, 3) +
    strokes(snow, '#fffdf8', 6.5, ' opacity=".92"') +
    (compote === undefined
      ? ''
      : shadow(pen, x + 8, y + 50, 96, 26, 0.5) +
        path(
          `M${x - 84} ${y}C${x - 78} ${y + 64} ${x + 78} ${y + 64} ${x + 84} ${y}Z`,
          lit(pen, '#f1ece0'),
          line('#8d8574'),
        ) +
        ellipse(x, y, 84, 30, '#e2dbcb', line('#8d8574')) +
        ellipse(x, y + 3, 72, 23, lit(pen, compote.tone), line(darker(compote.tone, 0.4), 2)) +
        strokes(
          `M${x - 40} ${y}C${x - 28} ${y - 12} ${x - 8} ${y - 8} ${x - 4} ${y + 4}M${x + 8} ${y + 12}C${x + 16} ${y - 4} ${x + 36} ${y - 4} ${x + 46} ${y + 6}`,
          darker(compote.tone, 0.4),
          8,
        ) +
        strokes(
          `M${x - 44} ${y - 8}C${x - 24} ${y - 16} ${x} ${y - 16} ${x + 16} ${y - 14}`,
          lighter(compote.tone, 0.6),
          5,
          ' opacity=".8"',
        ))
  );
}

export const pancake: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, tropical.test(plan.origin) ? ['plate', 'leaf'] : ['plate']);
  const { bed } = vessel;
  if (isSmallRound(scene)) return held(scene, vessel, smallRounds(scene, bed));
  if (isGlazedPancake(scene)) return held(scene, vessel, glazedPancake(scene, bed)) + beside(scene, 600, 378);
  if (isThickDisc(scene)) return held(scene, vessel, thickDiscs(scene, bed));
  const tone = firstColour(scene);
  // A shade of white is grey, and no dough.
  const white = lightnessOf(tone) > 0.88;
  const brown = white ? mix(tone, '#c48a45', 0.55) : darker(tone, 0.36);
  const rim = white ? darker(brown, 0.24) : darker(tone, 0.5);
  const cake = (cy: number, rx: number, thick: number) =>
    ellipse(bed.cx, cy + thick, rx, rx * 0.46, darker(tone, 0.3), line(inkOf(tone))) +
    ellipse(
      bed.cx,
      cy,
      rx,
      rx * 0.46,
      pen.radial(
        [
          [0, lighter(tone, 0.4)],
          [0.62, tone],
          [0.9, brown],
          [1, darker(tone, 0.2)],
        ],
        { cx: 0.48, cy: 0.46, r: 0.56 },
      ),
      line(inkOf(tone)),
    );
  const fold = foldedPancakes[plan.shape];
  const body =
    fold?.(scene, { bed, tone, brown }) ?? among(pancakes, plan.shape, 'flat')(scene, { bed, tone, brown, rim, cake });
  const raised: Readonly<Record<string, number>> = { stack: -46, torn: -40 };
  const top = {
    cx: bed.cx,
    cy: bed.cy + (raised[plan.shape] ?? -12),
    rx: bed.rx * 0.7,
    ry: bed.ry * 0.6,
  };
  return (
    held(
      scene,
      vessel,
      body +
        (plan.shape === 'small'
          ? ''
          : /sugar snow/.test(plan.shapeText)
            ? sugared(scene, top)
            : fold === undefined
              ? laid(scene, top, { main: 4, plant: 4, leaf: 2, size: 0.85 }) +
                (isUnderSyrup(scene) ? '' : creamed(scene, top, 0.9)) +
                dusted(scene, top, 4)
              : leaves(scene, { ...top, cy: bed.cy - 20 }, 1, 0.9)),
    ) +
    beside(scene, 600, 378) +
    plantBeside(scene, 150, 432)
  );
};
