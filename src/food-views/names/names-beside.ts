import { foldText } from '#prelude/text/fold-text.ts';
import type { Food } from '#domain/foods/food.ts';
import { ownScriptName } from './own-script-name.ts';

export type Called = Pick<Food, 'name' | 'nativeName'> & {
  /** What people of the reader's language call it: a `Food` says so in its translation, a line of a search here. */
  readonly localName?: string | undefined;
  readonly translation?: Food['translation'];
};

/** What the reader's language calls a food; '' where that is its name or what its own language calls it. */
export function localNameBeside(food: Called): string {
  const local = food.localName ?? food.translation?.name ?? '';
  return [food.name, ownScriptName(food)].map(foldText).includes(foldText(local)) ? '' : local;
}

/** What else a food is called, for the line under its name: first what the reader's language says, then its own ('Kaffee · ቡና'). */
export function namesBeside(food: Called): string {
  return [localNameBeside(food), ownScriptName(food)].filter((name) => name !== '').join(' · ');
}

/** The first of these names, where there is room for one: 'Knochenmark' rather than 'Knochenmark ·…'. */
export function oneNameBeside(food: Called): string {
  return localNameBeside(food) || ownScriptName(food);
}
