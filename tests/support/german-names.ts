import { readdirSync, readFileSync } from 'node:fs';
import { builtInFoods } from './built-in-foods.ts';

const folder = new URL('../../pb_hooks/data/texts/de/', import.meta.url);

interface GermanTexts {
  readonly name?: string;
  readonly ingredients?: readonly string[];
}

const texts: Readonly<Record<string, GermanTexts>> = Object.assign(
  {},
  ...readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as object),
) as Record<string, GermanTexts>;

/** What people who speak German call the foods that the project ships, by their English names; without those that they call the same. */
export const germanNames: ReadonlyMap<string, string> = new Map(
  builtInFoods.flatMap(({ slug, name }) => {
    const german = texts[slug]?.name ?? '';
    return german === '' ? [] : [[name, german] as const];
  }),
);

/** The built-in foods whose ingredients are there in German, one for one, and these. */
export const germanIngredients: readonly { readonly slug: string; readonly ingredients: readonly string[] }[] =
  builtInFoods.flatMap(({ slug }) => {
    const ingredients = texts[slug]?.ingredients ?? [];
    return ingredients.length === 0 ? [] : [{ slug, ingredients }];
  });
