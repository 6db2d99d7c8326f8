import type { Food } from '#domain/foods/food.ts';
import { namedTopics, nameSlips, nameTopics } from './named-topics.ts';
import { nothingSpoken, type SpokenTexts, type SpokenTopics, spokenTopics } from './spoken-topics.ts';
import { isNoAnswer } from './no-answer.ts';
import { promisedTopics } from './promised-topics.ts';
import { allTopics } from './topic-names.ts';

/** All that a food states of what is in it, with what its sentences say: the sentences, or what was read of them where a row of columns does not keep them. */
export type SafetyFacts = Pick<
  Food,
  'name' | 'nativeName' | 'allergens' | 'mayContain' | 'diet' | 'healthWarnings' | 'ingredients'
> &
  (SpokenTexts | { readonly spoken: SpokenTopics });

/** What a food's names, lists, warnings and ingredients say together, topics as bits (`topicBits`). */
export interface StatedTopics {
  readonly contains: number;
  readonly mayContain: number;
  /** Neither said nor to be ruled out: what an ingredient often brings in, or a warning speaks of. */
  readonly doubted: number;
}

const known = new WeakMap<object, StatedTopics>();

/** Reads the names, the list of allergens, `may_contain`, warnings and ingredients of a food together (R28), once for each food, which nobody changes in place. */
export function statedTopics(food: SafetyFacts): StatedTopics {
  const kept = known.get(food);
  if (kept !== undefined) return kept;
  const stated = readTogether(food);
  known.set(food, stated);
  return stated;
}

function readTogether(food: SafetyFacts): StatedTopics {
  const listed = listedTogether(food);
  const spoken = spokenBy(food);
  return {
    contains: listed.contains,
    // A name is no list: it may be of the usual recipe.
    mayContain: listed.mayContain | nameTopics(food.name) | nameTopics(food.nativeName) | spoken.mayContain,
    doubted: listed.doubted | spoken.doubted | nameSlips(food.name) | nameSlips(food.nativeName),
  };
}

/** What its lists, warnings and ingredients say. */
function listedTogether(food: Omit<SafetyFacts, 'name'>): StatedTopics {
  const sum = { contains: 0, mayContain: 0, doubted: 0 };
  const add = ({ contains, mayContain, doubted }: StatedTopics) => {
    sum.contains |= contains;
    sum.mayContain |= mayContain;
    sum.doubted |= doubted;
  };
  for (const word of food.allergens ?? []) add(listedTopics(word));
  for (const word of food.mayContain ?? []) add(mayContainTopics(word));
  for (const warning of food.healthWarnings) add(warnedTopics(warning));
  for (const ingredient of food.ingredients) add(ingredientTopics(ingredient));
  return sum;
}

/** What its sentences say beside its lists: they state nothing, and speak only against what is stated. */
export function spokenBy(food: SafetyFacts): SpokenTopics {
  if ('spoken' in food) return food.spoken;
  const promised = promisedTopics(food);
  return promised === 0 ? nothingSpoken : spokenTopics(food, () => promised & ~listedByWords(food));
}

/** What the words of its lists and ingredients name: of what they say its sentences need not be read. */
function listedByWords({ allergens, mayContain, ingredients }: SafetyFacts): number {
  let topics = 0;
  for (const list of [allergens ?? [], mayContain ?? [], ingredients])
    for (const word of list) topics |= namedTopics(word).certain;
  return topics;
}

/** A word of a list of allergens: 'nuts' stands for both kinds. A list in which one is no answer leaves everything in doubt. */
export function listedTopics(word: string): StatedTopics {
  const { certain, possible, slips, isUnread } = namedTopics(word);
  return { contains: certain | possible | slips, mayContain: 0, doubted: isUnread || isNoAnswer(word) ? allTopics : 0 };
}

/** The same of `may_contain`. */
export function mayContainTopics(word: string): StatedTopics {
  const { contains, doubted } = listedTopics(word);
  return { contains: 0, mayContain: contains, doubted };
}

/** Says of an ingredient that it need not be there. */
export const optionalIngredient = /\b(?:optional\w*|or|oder|nach (?:belieben|wunsch)|wahlweise|alternativ\w*)\b/i;

/** An ingredient: what it is made of is in the food, what it often holds is in doubt, and so is everything where nobody here can read it. */
export function ingredientTopics(ingredient: string): StatedTopics {
  const { certain, possible, slips, isUnread } = namedTopics(ingredient);
  const doubted = isUnread ? allTopics : possible | slips;
  return optionalIngredient.test(ingredient)
    ? { contains: 0, mayContain: certain, doubted }
    : { contains: certain, mayContain: 0, doubted };
}

/** Sentences, and a 'may' begins one of its own. */
const clauses = /[.;:!?\n]+|,? (?=(?:and |und )?(?:may|might|could|can|kann|können|traces|spuren)\b)/i;
const says = /\b(?:contains?|containing|made (?:with|from|of)|cooked with|enthält|enthalten|mit)\b/i;
const unsure =
  /\b(?:may|might|could|can|sometimes|often|usually|some|traces?|versions?|if|when|not|no|kann|können|könnte|manchmal|oft|meist|eventuell|spuren|wenn|nicht|kein\w*|ohne)\b/i;

/** A warning names what it warns of: it is in the food where it says so, and else it may be. What it denies stays in doubt: a warning is no statement. */
export function warnedTopics(warning: string): StatedTopics {
  const sum = { contains: 0, mayContain: 0, doubted: 0 };
  for (const clause of warning.split(clauses)) {
    const { certain, possible, denied, slips, isUnread } = namedTopics(clause);
    if (says.test(clause) && !unsure.test(clause)) sum.contains |= certain;
    else sum.mayContain |= certain;
    sum.doubted |= isUnread ? allTopics : possible | denied | slips;
  }
  return sum;
}
