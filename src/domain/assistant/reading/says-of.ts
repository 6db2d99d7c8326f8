import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';

const told = new WeakMap<TasteTraits, string>();

/** All that is said of a food, folded, a space before each word. */
function toldOf(food: TasteTraits): string {
  const known = told.get(food);
  if (known !== undefined) return known;
  const { name, nativeName, description, mouthfeel, ingredients, flavours, textures, aromas, cookingMethods } = food;
  const text = ` ${foldSearchText([name, nativeName, description, mouthfeel, ...ingredients, ...flavours, ...textures, ...aromas, ...cookingMethods].join(' '))}`;
  told.set(food, text);
  return text;
}

/** Whether a food says a word of its name, its ingredients or what is told of it. @param word folded */
export function saysOf(food: TasteTraits, word: string): boolean {
  return toldOf(food).includes(` ${word.length > 4 ? word.replace(/(?:es|s|en|n|e)$/, '') : word}`);
}
