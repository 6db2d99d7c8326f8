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
  };
}

/** A text in which every word of the folded texts stands: what is plain English is only put in lower case. */
export function searchHint(food: SearchedTraits): string {
  const texts = [...namesOf(food), food.origin, ...food.flavours, food.description];
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

/** 'an' is typed for banh mi, not for all that is Mexican: only a name is also found by what stands within its words. */
function holdsFromWord(text: string, query: string): boolean {
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
