import { darker, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';

/** The cloud, puff by puff, from the top down. */
const puffs = [
  [396, 92, 74],
  [318, 138, 74],
  [478, 142, 72],
  [270, 214, 74],
  [530, 216, 72],
  [402, 176, 96],
  [298, 290, 66],
  [504, 290, 64],
  [400, 282, 92],
  [358, 342, 52],
  [446, 342, 50],
] as const;

/** Sugar spun to a cloud around a paper cone, which stands in a block of wood: in balls on a plate it would be candy. */
export const cottonCandy: FormPainter = (scene) => {
  const { pen } = scene;
  const tone = firstColour(scene);
  const light = lighter(secondColour(scene), 0.3);
  const deep = mix(tone, '#e2689a', 0.42);
  const edge = darker(deep, 0.3);
  const disc = (paint: string, grow: number, at: number, more = '') => {
    const [x, y, r] = puffs[at] ?? [0, 0, 0];
    return `<circle cx="${x}" cy="${y}" r="${r + grow}" fill="${paint}"${more}/>`;
  };
  const all = (paint: string, grow: number) => puffs.map((_, at) => disc(paint, grow, at)).join('');
  const shade = pen.radial(
    [
      [0, light],
      [0.6, tone],
      [1, deep],
    ],
    { cx: 0.36, cy: 0.3, r: 0.78 },
  );
  // Fine threads that follow the turn of the cone, some of them loose at the rim.
  const threads =
    'M236 220C250 160 300 120 366 124M260 262C300 224 360 214 420 232M330 92C372 60 436 62 470 96M430 130C480 130 520 160 536 206M440 204C480 196 520 214 540 252M300 316C350 336 420 336 470 312M340 176C384 148 440 156 462 184M280 170C296 150 312 142 334 140M380 300C420 312 470 300 496 270M322 254C350 240 378 240 400 250';
  const loose =
    'M206 196C194 180 198 164 212 160M590 190C608 178 610 160 600 148M242 312C228 322 226 336 236 342M566 300C580 312 578 326 568 332';
  const cone = 'M356 348H444L412 498H388Z';
  return (
    '<g transform="translate(52 62) scale(.87)">' +
    shadow(pen, 424, 520, 150, 34, 0.6) +
    path('M318 496Q318 478 400 478T482 496V522Q482 542 400 542T318 522Z', lit(pen, '#b5824c'), line('#5e3d1d', 4)) +
    path('M320 496C320 512 480 512 480 496C480 482 320 482 320 496Z', '#d6a86c', line('#7a5228', 2)) +
    path(cone, lit(pen, '#fbf6ea', 0.6), line('#9c8f7c', 4)) +
    strokes('M362 380L428 366M372 424L424 410M380 462L418 452', '#e0607e', 9, ' opacity=".8"') +
    strokes(loose, edge, 7) +
    strokes(loose, tone, 4) +
    all(edge, 4) +
    puffs.map((_, at) => disc(shade, 0, at)).join('') +
    strokes(threads, lighter(light, 0.4), 5, ' opacity=".75"') +
    strokes(threads, deep, 3, ' opacity=".5" transform="translate(4 8)"') +
    '</g>'
  );
};
