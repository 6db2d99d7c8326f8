import { foldText } from '#prelude/text/fold-text.ts';
import type { Food } from '#domain/foods/food.ts';

/** The native name where it says more than the name does ('Tiramisù' beside 'Tiramisu' does not), else ''. */
export function ownScriptName({ name, nativeName }: Pick<Food, 'name' | 'nativeName'>): string {
  return foldText(nativeName) === foldText(name) ? '' : nativeName;
}
