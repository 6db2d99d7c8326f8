import { among } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, distance, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { dusted, grains, laid, mound, pieceSymbol, spread } from '#domain/drawing/setting/lay.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { bowl, plate } from '#domain/drawing/setting/vessels.ts';

/** Frozen crystals in a stemmed glass. */
function snowInGlass(scene: Scene): string {
  const { pen, plan } = scene;
  const tone = firstColour(scene);
  // Its juice alone is not seen: a slice on the rim says what is frozen.
  const citrus = (['lemon', 'lime'] as const).find((one) => new RegExp(`\\b${one}s?\\b`).test(plan.ingredientText));
  const cup = 'M300 196C300 300 336 366 372 384H428C464 366 500 300 500 196Z';
  // Angular and glassy: white and curled they would be coconut.
  const flakes = pen.symbol(
    'flakes',
    () =>
      path(
        'M-34 8L-6 -30L6 4ZM8 -4L34 -22L26 12ZM-14 12L16 10L2 34Z',
        mix(lighter(tone, 0.6), '#d3ecf5', 0.6),
        `${line(mix(darker(tone, 0.2), '#6fa3b8', 0.6), 2)} stroke-linejoin="miter"`,
      ) + strokes('M-26 4L-8 -20M14 -6L28 -15M-6 16L8 15', '#fff', 4),
  );
  const snow = spread(scene, { cx: 400, cy: 276, rx: 84, ry: 96 }, 14)
    .map((spot) => place(flakes, { ...spot, size: 1, turn: scene.choice.number(0, 180) }))
    .join('');
  const heapOn = 'M296 200C300 150 340 118 396 114C456 112 500 150 504 200C470 222 330 222 296 200Z';
  return (
    shadow(pen, 424, 436, 160, 40, 0.6) +
    path('M388 382H412V420H388Z', '#e9f0f2', line('#8fa0a8', 3)) +
    path('M322 428C322 406 478 406 478 428C478 446 322 446 322 428Z', '#e3ecee', line('#8fa0a8', 3)) +
    `<g clip-path="${pen.clip(`<path d="${cup}"/>`)}">${path(cup, lit(pen, tone, 0.6))}${snow}</g>` +
    path(heapOn, lit(pen, lighter(tone, 0.3), 0.7), line(darker(tone, 0.35))) +
    place(flakes, { x: 360, y: 168 }) +
    place(flakes, { x: 420, y: 146, turn: 40 }) +
    place(flakes, { x: 450, y: 182, turn: 100 }) +
    place(flakes, { x: 396, y: 190, turn: 70 }) +
    laid(
      { ...scene, plan: { ...plan, leaf: [] } },
      { cx: 430, cy: 140, rx: 30, ry: 14 },
      { main: 1, plant: 2, leaf: 0, size: 0.7 },
    ) +
    (citrus === undefined
      ? ''
      : place(pieceSymbol(pen, `${citrus}Wedge`, tone), { x: 492, y: 188, size: 1, turn: 58 })) +
    path(cup, '#ffffff', ` fill-opacity=".08"${line('#9fb0b6', 4)}`) +
    strokes('M318 224C322 290 340 336 362 358', '#fff', 9, ' opacity=".7"')
  );
}

/** The scene without cubes of ice: the dish is ice itself. */
const withoutCubes = (scene: Scene): Scene => ({
  ...scene,
  plan: { ...scene.plan, plant: scene.plan.plant.filter(({ piece }) => piece !== 'ice') },
});

/** A bar on its stick, with what is mixed into it. */
const bar = (pen: Pen, { name, colour, bits }: { name: string; colour: string; bits: string }) =>
  pen.symbol(
    name,
    () =>
      path('M-14 84H14V176Q14 188 0 188Q-14 188 -14 176Z', '#e3c08a', line('#8f6a3a', 3)) +
      solid(pen, 'M-74 96V-60C-74 -118 -40 -142 0 -142C40 -142 74 -118 74 -60V96C60 108 -60 108 -74 96Z', colour, 4) +
      strokes('M-34 76V-54M0 80V-64M34 76V-54', darker(colour, 0.16), 9, ' opacity=".6"') +
      strokes('M-52 60V-58C-50 -92 -34 -110 -16 -116', '#fff', 9, ' opacity=".6"') +
      strokes('M-20 20h.1M26 -30h.1M-30 -80h.1M20 52h.1', bits, 13, ' opacity=".6"'),
  );

const onSticks: FormPainter = (scene) => {
  const { pen } = scene;
  const [tone, bits] = [firstColour(scene), secondColour(scene)];
  const bars = [
    { name: 'ice bar 0', colour: tone, bits, x: -84, y: -2, turn: -24 },
    { name: 'ice bar 1', colour: mix(tone, bits, 0.18), bits, x: 76, y: 8, turn: 16 },
  ];
  return held(
    scene,
    plate(scene),
    bars
      .map(
        ({ x, y, turn, ...one }) =>
          shadow(pen, 412 + x, 330 + y, 110, 70, 0.5) +
          place(bar(pen, one), { x: 400 + x, y: 270 + y, size: 0.92, turn }),
      )
      .join('') + dusted(scene, { cx: 400, cy: 240, rx: 130, ry: 50 }, 3, 0.8),
  );
};

/** Syrup that runs down the snow. */
const syrupOn = ({ pen }: Scene, bed: Bed, tall: number, syrup: string) =>
  path(
    `M${bed.cx - 74} ${bed.cy - tall - 20}C${bed.cx - 40} ${bed.cy - tall - 52} ${bed.cx + 50} ${bed.cy - tall - 52} ${bed.cx + 78} ${bed.cy - tall - 16}C${bed.cx + 110} ${bed.cy - 30} ${bed.cx + 76} ${bed.cy - 10} ${bed.cx + 60} ${bed.cy - 60}C${bed.cx + 36} ${bed.cy - 10} ${bed.cx + 14} ${bed.cy - 20} ${bed.cx} ${bed.cy - 64}C${bed.cx - 24} ${bed.cy - 4} ${bed.cx - 110} ${bed.cy - 20} ${bed.cx - 74} ${bed.cy - tall - 20}Z`,
    lit(pen, syrup),
    ' opacity=".88"',
  );

const shaved: FormPainter = (scene) => {
  const { plan } = scene;
  const tone = firstColour(scene);
  const vessel = bowl(scene, { rx: 206, cy: 290, depth: 104, level: 2 });
  const { bed } = vessel;
  const tall = plan.shape === 'shaved' ? 120 : 66;
  const snow =
    mound(scene, bed, mix(tone, '#ffffff', 0.12), tall) +
    grains(scene, bed, { tone: lighter(tone, 0.3), height: tall });
  // White on white would be a ghost.
  const syrup = plan.colours.slice(1).find((colour) => distance(colour, tone) > 0.12);
  const poured = syrup !== undefined && plan.shape === 'shaved' ? syrupOn(scene, bed, tall, syrup) : '';
  const rest = withoutCubes(scene);
  return held(
    scene,
    vessel,
    snow +
      poured +
      laid(
        rest,
        { cx: bed.cx, cy: bed.cy - tall * 0.72, rx: 110, ry: 44 },
        { main: 3, plant: 5, leaf: 1, size: 0.86 },
      ) +
      dusted(scene, { cx: bed.cx, cy: bed.cy - tall * 0.7, rx: 100, ry: 40 }, 3),
  );
};

const scoops: FormPainter = (scene) => {
  const { pen } = scene;
  const [tone, second] = [firstColour(scene), secondColour(scene)];
  const vessel = bowl(scene, { rx: 206, cy: 296, depth: 92, level: 4 });
  const { bed } = vessel;
  const scoop = (colour: string) =>
    pen.symbol(
      `scoop ${colour}`,
      () =>
        solid(
          pen,
          'M-82 40C-100 20 -84 10 -88 -4C-92 -66 -44 -96 0 -96C46 -96 94 -64 88 -4C84 12 100 24 82 42C66 62 46 40 28 54C8 66 -16 46 -34 56C-56 64 -70 56 -82 40Z',
          colour,
          4,
        ) +
        strokes('M-62 -20C-58 -52 -34 -72 -8 -76', '#fff', 10, ' opacity=".55"') +
        strokes('M-30 0h.1M20 -30h.1M44 10h.1M-6 26h.1M-48 18h.1M56 -24h.1', darker(colour, 0.25), 9, ' opacity=".4"'),
    );
  const spots = [
    [-76, -40, 0],
    [80, -42, 1],
    [2, -6, 0],
  ] as const;
  const rest = withoutCubes(scene);
  return held(
    scene,
    vessel,
    spots
      .map(([x, y, at]) =>
        place(scoop(at === 0 ? tone : mix(tone, second, 0.4)), { x: bed.cx + x, y: bed.cy + y - 14, size: 1 }),
      )
      .join('') +
      laid(rest, { cx: bed.cx, cy: bed.cy - 84, rx: 100, ry: 20 }, { plant: 2, leaf: 0, size: 0.75 }) +
      dusted(scene, { cx: bed.cx, cy: bed.cy - 64, rx: 110, ry: 46 }, 4, 0.8),
  );
};

const ices: Readonly<Record<string, FormPainter>> = {
  scoops,
  stick: onSticks,
  shaved,
  slush: shaved,
  glass: snowInGlass,
};

export const iceForm: FormPainter = (scene) => among(ices, scene.plan.shape, 'scoops')(scene);
