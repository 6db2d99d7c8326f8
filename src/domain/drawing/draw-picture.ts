import { corners, ground, steam } from '#domain/drawing/setting/ground.ts';
import { paintForm } from '#domain/drawing/forms/paint-form.ts';
import { doughBeside } from '#domain/drawing/setting/made-of.ts';
import { newPen } from '#domain/drawing/pen/pen.ts';
import { seededChoice } from '#domain/drawing/pen/seeded-choice.ts';
import type { DrawnFood } from '#domain/drawing/plan/drawn-food.ts';
import { type PicturePlan, planPicture } from '#domain/drawing/plan/picture-plan.ts';

/** Where steam begins, by form; a form that is not named has none. */
const steamOver: Readonly<Record<string, number>> = {
  soup: 176,
  'noodle-soup': 170,
  pot: 176,
  curry: 190,
  stew: 210,
  rice: 176,
  'hot-cup': 176,
  bun: 190,
  dumplings: 200,
};

/** What a picture may weigh, in bytes, as it is served. */
const mostBytes = 12_000;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The picture of a food as SVG text, 800 x 600, its subject in the middle so that a square and a wide crop keep it. The same food gives the
 * same text; it defines what it refers to, runs nothing and loads nothing.
 *
 * @throws {Error} for a form, shape or garnish that the engine has not, or a colour that is none
 */
export function drawPicture(food: DrawnFood): string {
  let plan = planPicture(food);
  let picture = paintPlan(plan, food);
  while (picture.length > mostBytes) {
    const simpler = withLess(plan);
    if (simpler === null) break;
    plan = simpler;
    picture = paintPlan(plan, food);
  }
  return picture;
}

function paintPlan(plan: PicturePlan, { seed, name }: DrawnFood): string {
  const pen = newPen();
  const scene = { pen, plan, choice: seededChoice(`${seed} strokes`) };
  const from = steamOver[plan.form];
  const drawn =
    ground(scene) +
    paintForm(scene) +
    doughBeside(scene) +
    (plan.steams && from !== undefined ? steam(scene, from) : '') +
    corners(scene);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600" role="img" stroke-linecap="round" stroke-linejoin="round"><title>${escaped(name)}</title><defs>${pen.definitions()}</defs>${drawn}</svg>`;
}

/** The plan without the last thing of its fullest layer, which the eye misses least, then without what is strewn; null where little is left. */
function withLess(plan: PicturePlan): PicturePlan | null {
  const [fullest = 'dust'] = (['dust', 'leaf', 'plant', 'main'] as const).toSorted(
    (one, other) => plan[other].length - plan[one].length,
  );
  const least = (['dust', 'leaf'] as const).find((layer) => plan[layer].length > 0);
  const dropped = plan[fullest].length > 1 ? fullest : least;
  return dropped === undefined ? null : { ...plan, [dropped]: plan[dropped].slice(0, -1) };
}
