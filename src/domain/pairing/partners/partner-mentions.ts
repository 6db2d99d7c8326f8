import { foldCase } from '#prelude/text/fold-case.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { isKitchenWord, kitchenMeaning } from './kitchen-aliases.ts';
import { partnerAliases } from './partner-aliases.ts';

const aliases = new Map(Object.entries(partnerAliases));

/** How a serving suggestion begins when it speaks of something eaten beside the food, in English and German. */
const BESIDE =
  /^(?:served |eaten |dunked |dipped |rolled |stuffed |cold |warm |hot |chilled )?(?:with|beside|alongside|next to|followed by|over|on|in|into|inside|under|before|after|mit|neben|zu|auf|über|vor|nach) /u;
/** What stands before a food's name and is no part of it. */
const MEASURE =
  /^(?:an?|the|some|extra|more|plenty of|much|little|small|thin|plain|torn|hot|warm|cold|one|last|ein(?:e[mnr]?)?|de[mnr]|das|die|etwas|viel) |^(?:(?:small |large |tall )?(?:bowl|cup|cups|glass|glasses|mug|plate|slice|slices|pot|bag|scoop|piece|wedge|wedges|squeeze|ladle|tray|board|schüssel|schale|tasse|glas|becher|stück|scheibe)) (?:of |voll )?/u;
/** What comes after a food's name and says where it stands, when it is had or what it is for. */
const PLACE =
  / (?:on the side|at the side|on top|beside(?: it)?|under it|in it|before it|after(?:wards)?|instead|at the table|abroad|in summer|to scoop|to dip|for dipping|(?:in|on|for) (?:an?|the) \p{L}+|before noon)$/u;
const BETWEEN = /, | and | or | und | oder /u;
/** What joins two foods of one part: 'jasmine rice with a fried egg'. */
const JOINED = / (?:with|among|beside|mit|neben) (?:an? |the )?/u;

/** The names of foods, folded, that one entry of 'best paired with' means in a kitchen: its words as a whole, and the foods that they are an alias of. */
export function namedKeys(entry: string, cuisine = ''): readonly string[] {
  const folded = foldCase(entry);
  return [folded, ...(kitchenMeaning(folded, cuisine) ?? aliases.get(folded) ?? [])];
}

/**
 * The names of foods, folded, that a serving suggestion means: 'with naan or roti' means naan and roti, 'plain' means none. Only whole
 * phrases between 'and', 'or' and commas count, never a part of one: 'with olive oil' does not mean olives.
 */
export function servedKeys(entry: string, cuisine = ''): readonly string[] {
  const folded = foldCase(entry);
  const begin = BESIDE.exec(folded)?.[0];
  if (begin === undefined) return [];
  const rest = folded.slice(begin.length);
  const parts = isKnown(rest) ? [rest] : rest.split(BETWEEN);
  const phrases = parts.flatMap((part) => {
    const whole = bare(part);
    return isKnown(whole) ? [whole] : [whole, ...joined(whole)];
  });
  return [...new Set(phrases.flatMap((phrase) => namedKeys(phrase, cuisine)))];
}

function isKnown(phrase: string): boolean {
  return aliases.has(phrase) || isKitchenWord(phrase);
}

/** The foods of a phrase that names two; none where it names one. */
function joined(phrase: string): readonly string[] {
  const foods = phrase.split(JOINED);
  return foods.length > 1 ? foods.map(bare) : [];
}

/** Without measures, articles and places, until a phrase stands that is known or there are none left. */
function bare(phrase: string): string {
  for (let rest = phrase; ;) {
    if (isKnown(rest)) return rest;
    const measure = MEASURE.exec(rest)?.[0] ?? '';
    const place = PLACE.exec(rest)?.[0] ?? '';
    if (measure === '' && place === '') return rest;
    rest = measure === '' ? rest.slice(0, -place.length) : rest.slice(measure.length);
  }
}

/** What a food's record says of partners, all names folded. */
export interface Mentions {
  /** The food's own names. */
  readonly own: ReadonlySet<string>;
  readonly named: ReadonlySet<string>;
  readonly served: ReadonlySet<string>;
}

const read = new WeakMap<object, Mentions>();

/** Read once for each record that is held. */
export function mentionsOf(
  food: Pick<TasteTraits, 'name' | 'nativeName' | 'origin' | 'bestPairedWith' | 'servingSuggestions'>,
): Mentions {
  const known = read.get(food);
  if (known !== undefined) return known;
  const own = new Set([food.name, food.nativeName].filter((name) => name !== '').map(foldCase));
  const others = (keys: readonly string[]) => new Set(keys.filter((key) => !own.has(key)));
  const mentions = {
    own,
    named: others(food.bestPairedWith.flatMap((entry) => namedKeys(entry, food.origin))),
    served: others(food.servingSuggestions.flatMap((entry) => servedKeys(entry, food.origin))),
  };
  read.set(food, mentions);
  return mentions;
}
