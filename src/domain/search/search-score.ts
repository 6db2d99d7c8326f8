import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { realRating } from '#domain/foods/compare-by-rating.ts';
import { foldSearchText, isPlain } from '#domain/values/fold-search-text.ts';

/** Points of the search dropdown (spec 2 §9). Of exact, prefix and contains the best counts; the native name and the language's own are as good as the name. */
export const searchPoints = { exact: 100, prefix: 80, contains: 60, origin: 40, flavour: 30, description: 20 } as const;

const RATING_TIMES = 5;
const REVIEWS_TIMES = 0.1;
const REVIEWS_AT_MOST = 10;

/** A food's texts as a search compares them: folded once. */
export interface SearchableTexts {
  readonly names: readonly string[];
  readonly origin: string;
  readonly flavours: readonly string[];
  readonly description: string;
  /** Its ingredients, the main ones first. */
  readonly ingredients: readonly string[];
  readonly textures: readonly string[];
}

export type SearchedTraits = Pick<
  TasteTraits,
  | 'id'
  | 'name'
  | 'nativeName'
  | 'localName'
  | 'origin'
  | 'description'
  | 'flavours'
  | 'textures'
  | 'ingredients'
  | 'rating'
  | 'reviewCount'
  | 'defaulted'
>;

/** All that a food is called. */
export function namesOf({ name, nativeName, localName = '' }: SearchedTraits): readonly string[] {
  return [name, nativeName, localName];
}

export function searchableTexts(food: SearchedTraits): SearchableTexts {
  const { origin, flavours, description } = food;
  let folded: string | null = null;
  let [ingredients, textures]: (readonly string[] | null)[] = [null, null];
  return {
    names: namesOf(food)
      .map(foldSearchText)
      .filter((text) => text !== ''),
    origin: foldSearchText(origin),
    flavours: flavours.map(foldSearchText),
    /** Only what holds a query is asked for it. */
    get description() {
      folded ??= foldSearchText(description);
      return folded;
    },
    get ingredients() {
      ingredients ??= food.ingredients.map(foldSearchText);
      return ingredients;
    },
    get textures() {
      textures ??= food.textures.map(foldSearchText);
      return textures;
    },
  };
}

/** A text in which every word of the folded texts stands: what is plain English is only put in lower case. */
export function searchHint(food: SearchedTraits): string {
  const texts = [
    ...namesOf(food),
    food.origin,
    ...food.flavours,
    food.description,
    ...food.textures,
    ...food.ingredients,
  ];
  const all = texts.join('\n');
  return isPlain(all)
    ? all.toLowerCase()
    : texts.map((text) => (isPlain(text) ? text.toLowerCase() : foldSearchText(text))).join('\n');
}

/**
 * Points for where the whole query stands in the texts; 0: nowhere (spec 2 §9, search dropdown). In origin, flavours and description it begins a word.
 *
 * @param query folded by `foldSearchText`, not empty
 */
export function matchPoints({ names, origin, flavours, description }: SearchableTexts, query: string): number {
  const inName = Math.max(0, ...names.map((name) => namePoints(name, query)));
  return (
    inName +
    (holdsFromWord(origin, query) ? searchPoints.origin : 0) +
    (flavours.some((flavour) => holdsFromWord(flavour, query)) ? searchPoints.flavour : 0) +
    (holdsFromWord(description, query) ? searchPoints.description : 0)
  );
}

/** Whether a word of a text begins so. 'an' is typed for banh mi, not for all that is Mexican: only a name is also found by what stands within its words. */
export function holdsFromWord(text: string, query: string): boolean {
  return text.startsWith(query) || text.includes(` ${query}`);
}

function namePoints(name: string, query: string): number {
  if (name === query) return searchPoints.exact;
  if (name.startsWith(query)) return searchPoints.prefix;
  return name.includes(query) ? searchPoints.contains : 0;
}

/** Points for what members think of it: rating x 5 and reviews x 0.1 up to 10 (spec 2 §9), in hundredths, so that equals are equal. A default rating gives none (R4). */
export function ratingPoints(food: Pick<SearchedTraits, 'rating' | 'reviewCount' | 'defaulted'>): number {
  return (
    Math.round((realRating(food) * RATING_TIMES + Math.min(REVIEWS_AT_MOST, food.reviewCount * REVIEWS_TIMES)) * 100) /
    100
  );
}

/** Whether each of several words stands somewhere in the texts: found when the query as a whole is not. */
export function hasEveryWord({ names, origin, flavours, description }: SearchableTexts, query: string): boolean {
  const words = query.split(' ');
  const texts = [...names, origin, ...flavours, description];
  return words.length > 1 && words.every((word) => texts.some((text) => text.includes(word)));
}

/** So many of its ingredients are the main ones. */
export const MAIN_INGREDIENTS = 4;
/** A word of fewer letters is taken for no ingredient: 'oi' begins oil. */
export const SHORTEST_INGREDIENT = 3;
/** Points of what is mainly made of it, or has the texture: more than what members think can make up for. */
const MAINLY_MADE = 40;

/** @param isMain whether a word of the query stands in a main ingredient or a texture @param points of its rating */
export function madeScore(points: number, isMain: boolean): number {
  return points + (isMain ? MAINLY_MADE : 0);
}

/**
 * Whether the words of a query stand in the texts, one of them at least at the beginning of a word of its ingredients or textures: 'chickpea', 'crispy thai'.
 * Null where they do not; else whether such a word is of a main ingredient or a texture.
 */
export function madeOf(texts: SearchableTexts, query: string): { readonly isMain: boolean } | null {
  const { names, origin, flavours, description, ingredients, textures } = texts;
  const said = [...names, origin, ...flavours, description];
  const main = [...textures, ...ingredients.slice(0, MAIN_INGREDIENTS)];
  const words = query.split(' ').map((word) => ({
    isMain: isMade(main, word),
    isMade: isMade(textures, word) || isMade(ingredients, word),
    isSaid: said.some((text) => text.includes(word)),
  }));
  const isWhole = words.every((word) => word.isMade || word.isSaid) && words.some((word) => word.isMade);
  return isWhole ? { isMain: words.some((word) => word.isMain) } : null;
}

function isMade(texts: readonly string[], word: string): boolean {
  return word.length >= SHORTEST_INGREDIENT && texts.some((text) => holdsFromWord(text, word));
}
