import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';

/** Of which the beginnings of other words are told apart. */
const SHORTEST_STEM = 4;
const toldByFood = new WeakMap<TasteTraits, string>();

/** All that is said of a food, folded, a space before each word. */
function toldOf(food: TasteTraits): string {
  const known = toldByFood.get(food);
  if (known !== undefined) return known;
  const { name, nativeName, description, mouthfeel, ingredients, flavours, textures, aromas, cookingMethods } = food;
  const text = ` ${foldSearchText([name, nativeName, description, mouthfeel, ...ingredients, ...flavours, ...textures, ...aromas, ...cookingMethods].join(' '))} `;
  toldByFood.set(food, text);
  return text;
}

/** Whether a food says a word of its name, its ingredients or what is told of it. @param word folded */
export function saysOf(food: TasteTraits, word: string): boolean {
  if (word.length >= SHORTEST_STEM) return maySay(food, word);
  // 'Gin' is no ginger, and 'dip' is said of what is dipped.
  const told = toldOf(food);
  return [word, `${word}s`, `${word}${word.at(-1)}ed`, `${word}${word.at(-1)}ing`].some((one) =>
    told.includes(` ${one} `),
  );
}

/** The same for what is not wanted, of which any word that begins so may be a form. */
export function maySay(food: TasteTraits, word: string): boolean {
  return toldOf(food).includes(` ${word.length > 4 ? word.replace(/(?:es|s|en|n|e)$/, '') : word}`);
}
