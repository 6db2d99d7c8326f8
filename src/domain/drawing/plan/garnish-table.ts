import { animalRows } from './garnish-animal.ts';
import { plantRows } from './garnish-plant.ts';
import { sweetRows } from './garnish-sweet.ts';
import type { Garnish } from './garnish.ts';

const hidden =
  /paste|sauce|stock(?!fish)|broth|powder|juice|vinegar|ground (?!beef|pork|lamb|meat|veal)|oil\b|extract|essence|puree|purée|ketchup|flour|starch|syrup|fat\b|\bwater\b|flavour|bones?\b|\bmilk|brine/;

export const garnishTable: readonly Garnish[] = [...animalRows, ...plantRows, ...sweetRows].map(
  ([name, layer, piece, tone, words, more]) => ({
    name,
    layer,
    piece,
    tone,
    words,
    ...more,
  }),
);

const byName = new Map(garnishTable.map((garnish) => [garnish.name, garnish]));

export function garnishNamed(name: string): Garnish {
  const garnish = byName.get(name);
  if (garnish === undefined) throw new Error(`No such garnish: ${name}`);
  return garnish;
}

/** The stated ingredient that a garnish stands for; null where none does. Parts in brackets, optional things and sauces count for nothing. */
export function statedFor(garnish: Garnish, ingredients: readonly string[]): string | null {
  const exactly = ingredients.find((ingredient) => garnishOf(ingredient)?.name === garnish.name);
  return exactly ?? ingredients.find((ingredient) => garnish.also?.test(bareOf(ingredient)) === true) ?? null;
}

/** An ingredient in small letters, without what stands in brackets or after 'with'. */
const bareOf = (ingredient: string) =>
  ingredient
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/\bwith .*$/, '');

/** What an ingredient is drawn as; null for what is not seen. */
export function garnishOf(ingredient: string): Garnish | null {
  const text = ingredient.toLowerCase();
  if (/optional/.test(text)) return null;
  const bare = bareOf(ingredient);
  return (
    garnishTable.find(
      ({ words, except, layer }) =>
        words.test(bare) &&
        except?.test(bare) !== true &&
        (layer === 'cream' || layer === 'dust' || !hidden.test(bare)),
    ) ?? null
  );
}
