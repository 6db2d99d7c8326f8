import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { heap } from '#domain/drawing/setting/lay.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { plate } from '#domain/drawing/setting/vessels.ts';

/** A husk of Sichuan pepper: it gapes on its stalk, and some still hold their black seed. As large as a bean it would be one. */
const husk = (pen: Pen, colour: string, seed: boolean) =>
  pen.symbol(
    `husk ${colour} ${seed}`,
    () =>
      strokes('M-2 22C-4 32 -10 38 -12 48', '#6b4a2c', 5) +
      path(
        'M-27 2C-30 -18 -22 -32 -9 -30C-3 -20 4 -20 10 -31C24 -31 30 -14 27 4C22 22 9 28 0 28C-11 28 -24 20 -27 2Z',
        lit(pen, colour),
        line(inkOf(colour), 3),
      ) +
      path(
        'M-11 -28C-14 -8 -6 8 2 10C10 6 16 -10 12 -29C6 -18 -4 -18 -11 -28Z',
        '#e9d3a6',
        line(darker(colour, 0.5), 2.5),
      ) +
      (seed ? ellipse(1, -8, 9, 10, '#1d1816') + ellipse(-2, -12, 3, 3, '#fff', ' opacity=".8"') : '') +
      strokes('M-18 4h.1M-12 16h.1M0 20h.1M14 16h.1M20 4h.1', darker(colour, 0.45), 5, ' opacity=".7"'),
  );

export const husks: FormPainter = (scene) => {
  const { pen } = scene;
  const vessel = plate(scene, { rx: 232 });
  const { bed } = vessel;
  const [tone, other] = [firstColour(scene), mix(firstColour(scene), lighter(secondColour(scene), 0.3), 0.45)];
  const ids = [husk(pen, tone, false), husk(pen, other, true), husk(pen, tone, true)];
  const strewn = [
    [-150, 34, 40],
    [142, 30, -60],
    [-60, 76, 100],
    [78, 70, 10],
    [-136, -30, 70],
    [150, -26, -20],
  ]
    .map(([x = 0, y = 0, turn = 0], at) => place(ids[at % 3] ?? '', { x: bed.cx + x, y: bed.cy + y, turn, size: 0.56 }))
    .join('');
  return held(
    scene,
    vessel,
    shadow(pen, bed.cx + 8, bed.cy + 20, 130, 56, 0.45) +
      strewn +
      heap(scene, { ...bed, rx: 108, ry: 46 }, { ids, count: 40, rise: 40, size: 0.56 }),
  );
};

/** A pinch of saffron: fine threads that widen to an orange end. Thick and heaped they would be shredded beetroot. */
export const saffronThreads: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = plate(scene, { rx: 232 });
  const { bed } = vessel;
  const tone = firstColour(scene);
  const tip = plan.colours[1] ?? '#d9862a';
  const threads = ['M-52 12C-24 -6 6 10 46 -8', 'M-40 -16C-10 2 14 -18 50 -22', 'M-34 24C0 14 24 26 44 12'];
  const ends = ['M38 -5L52 -12M40 -4L53 -5', 'M42 -21L56 -28M44 -21L57 -20', 'M36 16L50 8M38 15L51 15'];
  const id = pen.symbol(
    'saffron',
    () =>
      strokes(threads.join(''), darker(tone, 0.45), 4.6) +
      strokes(threads.join(''), tone, 3) +
      strokes(ends.join(''), tip, 4),
  );
  return held(
    scene,
    vessel,
    shadow(pen, bed.cx + 6, bed.cy + 18, 120, 50, 0.35) +
      heap(scene, { ...bed, rx: 104, ry: 44 }, { ids: [id], count: 17, rise: 26, size: 0.95 }) +
      [
        [-146, 30, 20],
        [140, 34, -50],
        [-20, 78, 8],
      ]
        .map(([x = 0, y = 0, turn = 0]) => place(id, { x: bed.cx + x, y: bed.cy + y, turn, size: 0.8 }))
        .join(''),
  );
};
