import { foldCase } from '#prelude/text/fold-case.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { partnerAliases } from './partner-aliases.ts';

const aliases = new Map(Object.entries(partnerAliases));

/** How a serving suggestion begins when it speaks of something eaten beside the food, in English and German. */
const BESIDE =
  /^(?:served |eaten |dunked |dipped |rolled |stuffed )?(?:with|beside|alongside|next to|followed by|over|on|in|into|inside|under|before|after|mit|neben|zu|auf|über|vor|nach) /u;
/** What stands before a food's name and is no part of it. */
const MEASURE =
  /^(?:an?|the|some|extra|more|plenty of|little|hot|warm|cold|one|last|ein(?:e[mnr]?)?|de[mnr]|das|die|etwas|viel) |^(?:(?:small |large |tall )?(?:bowl|cup|cups|glass|glasses|mug|plate|slice|slices|pot|bag|schüssel|schale|tasse|glas|becher|stück|scheibe)) (?:of |voll )?/u;
const BETWEEN = /, | and | or | und | oder /u;

/** The names of foods, folded, that one entry of 'best paired with' means: its words as a whole, and the foods that they are an alias of. */
export function namedKeys(entry: string): readonly string[] {
  const folded = foldCase(entry);
  return [folded, ...(aliases.get(folded) ?? [])];
}

/**
 * The names of foods, folded, that a serving suggestion means: 'with naan or roti' means naan and roti, 'plain' means none. Only whole
 * phrases between 'and', 'or' and commas count, never a part of one: 'with olive oil' does not mean olives.
 */
export function servedKeys(entry: string): readonly string[] {
  const folded = foldCase(entry);
  const begin = BESIDE.exec(folded)?.[0];
  return begin === undefined
    ? []
    : folded
        .slice(begin.length)
        .split(BETWEEN)
        .flatMap((part) => namedKeys(bare(part)));
}

/** Without measures and articles, until a phrase stands that is known or there are none left. */
function bare(phrase: string): string {
  for (let rest = phrase; ;) {
    const measure = aliases.has(rest) ? undefined : MEASURE.exec(rest)?.[0];
    if (measure === undefined) return rest;
    rest = rest.slice(measure.length);
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
  food: Pick<TasteTraits, 'name' | 'nativeName' | 'bestPairedWith' | 'servingSuggestions'>,
): Mentions {
  const known = read.get(food);
  if (known !== undefined) return known;
  const own = new Set([food.name, food.nativeName].filter((name) => name !== '').map(foldCase));
  const others = (keys: readonly string[]) => new Set(keys.filter((key) => !own.has(key)));
  const mentions = {
    own,
    named: others(food.bestPairedWith.flatMap(namedKeys)),
    served: others(food.servingSuggestions.flatMap(servedKeys)),
  };
  read.set(food, mentions);
  return mentions;
}
