import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { spread } from '#domain/drawing/setting/lay.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

const rim =
  'M-200 -4C-204 -34 -176 -48 -160 -62C-130 -84 -92 -82 -60 -94C-24 -102 20 -98 52 -94C94 -92 130 -80 158 -62C184 -48 206 -30 200 0V26C196 62 150 84 108 94C60 108 -50 108 -102 94C-150 84 -196 64 -200 28Z';
const glaze =
  'M-178 -6C-180 -34 -150 -50 -128 -62C-96 -80 -50 -86 -10 -86C40 -88 92 -78 130 -58C160 -44 184 -26 176 4C172 22 160 20 152 34C144 52 132 34 118 44C104 58 92 70 80 54C60 62 44 56 28 66C16 80 2 78 -4 64C-30 66 -50 58 -70 58C-84 74 -98 64 -104 48C-126 48 -134 36 -146 26C-164 30 -176 14 -178 -6Z';

/** Told to be thick, under a sauce of its own. */
export const isGlazedPancake = ({ plan }: Scene): boolean =>
  /\bthick round pancake\b/.test(plan.shapeText) && /\bokonomiyaki sauce\b/.test(plan.ingredientText);

/** What is drawn of a food that states it and, where it stands for one, its allergen. */
const states = ({ plan }: Scene, words: RegExp, allergen?: string) =>
  words.test(plan.ingredientText) && (allergen === undefined || plan.allergens.includes(allergen));

/** A few curls shaved off a dried fish, thin enough to see through. */
const curl = (pen: Scene['pen']) =>
  pen.symbol(
    'curl of dried fish',
    () =>
      path(
        'M-34 8C-38 -8 -20 -20 -4 -14C10 -26 32 -18 36 -4C24 -8 14 -2 6 4C-6 10 -18 2 -34 8Z',
        '#eab98c',
        `${line('#9a5a34', 2)} fill-opacity=".9"`,
      ) + strokes('M-24 0C-14 -8 -4 -8 4 -6', '#fbe6cc', 4),
  );

/** A thick cake of cabbage under dark sauce that runs over its edge, white lines across, curls of fish upon it: flat and bare it would be a puddle. */
export function glazedPancake(scene: Scene, { cx, cy }: Bed): string {
  const { pen, plan } = scene;
  const [tone = '#a9692f', sauce = '#5b2c16', batter = '#f4e4b2', green = '#7fa04a'] = plan.colours;
  const golden = mix(tone, batter, 0.45);
  const side = 'M-190 40C-180 66 -140 80 -104 86C-50 100 50 100 106 86C150 76 186 60 192 34';
  const lines = [-132, -88, -44, 0, 44, 88, 132]
    .map((x) => {
      const half = Math.round(66 * Math.sqrt(1 - (x / 178) ** 2));
      return `M${x - 16} ${half - 10}L${x + 18} ${-half - 8}`;
    })
    .join('');
  const top = { cx, cy: cy - 28, rx: 120, ry: 44 };
  const curls = states(scene, /\bbonito flakes\b/, 'fish')
    ? spread(scene, top, 8)
        .map((spot, at) => place(curl(pen), { ...spot, size: 1.05, turn: at * 61 }))
        .join('')
    : '';
  const strewn = spread(scene, { ...top, rx: 150, ry: 56 }, 26)
    .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h3`)
    .join('');
  return (
    shadow(pen, cx + 14, cy + 60, 222, 72, 0.55) +
    `<g transform="translate(${cx} ${cy - 14})">` +
    path(rim, lit(pen, golden), line(inkOf(tone), 4)) +
    strokes(side, lighter(batter, 0.3), 11, ' stroke-dasharray="9 22" opacity=".9"') +
    strokes(side, green, 9, ' stroke-dasharray="6 46" stroke-dashoffset="20" opacity=".9"') +
    path(glaze, lit(pen, mix(sauce, '#8a3f18', 0.3)), line(darker(sauce, 0.4), 3)) +
    strokes('M-140 -34C-110 -58 -60 -68 -20 -70', lighter(sauce, 0.7), 9, ' opacity=".6"') +
    (states(scene, /\bmayonnaise\b/, 'egg')
      ? strokes(lines, darker(sauce, 0.5), 10, ' opacity=".5" transform="translate(2 3)"') +
        strokes(lines, '#fff6d4', 7.5)
      : '') +
    `</g>` +
    (states(scene, /\bgreen seaweed\b/) ? strokes(strewn, '#3f7a34', 6) : '') +
    curls +
    (states(scene, /\bpickled red ginger\b/)
      ? strokes(
          `M${cx - 18} ${cy - 38}l18 -10M${cx - 6} ${cy - 26}l20 -4M${cx + 6} ${cy - 46}l14 8M${cx - 12} ${cy - 50}l8 12`,
          '#c8365a',
          8,
        )
      : '')
  );
}
