import { newPen } from './pen/pen.ts';
import { seededChoice } from './pen/seeded-choice.ts';
import { corners, ground, steam } from './forms/ground.ts';
import { paintForm } from './forms/paint-form.ts';
import type { DrawnFood } from './plan/drawn-food.ts';
import { planPicture } from './plan/picture-plan.ts';

/** Where steam begins, by form; a form that is not named has none. */
const steamOver: Readonly<Record<string, number>> = { soup: 176, 'noodle-soup': 170, pot: 176, curry: 190, stew: 210, rice: 176, 'hot-cup': 176, bun: 190, dumplings: 200 };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The picture of a food as SVG text, 800 x 600, its subject in the middle so that a square and a wide crop keep it. The same food gives the
 * same text; it defines what it refers to, runs nothing and loads nothing.
 *
 * @throws {Error} for a form, shape or garnish that the engine has not, or a colour that is none
 */
export function drawPicture(food: DrawnFood): string {
  const plan = planPicture(food);
  const pen = newPen();
  const scene = { pen, plan, choice: seededChoice(`${food.seed} strokes`) };
  const from = steamOver[plan.form];
  const drawn = ground(scene) + paintForm(scene) + (plan.steams && from !== undefined ? steam(scene, from) : '') + corners(scene);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600" role="img"><title>${escaped(food.name)}</title><defs>${pen.definitions()}</defs>${drawn}</svg>`;
}
