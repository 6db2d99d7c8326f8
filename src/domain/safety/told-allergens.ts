import { statedList } from '#domain/foods/topics/no-answer.ts';
import { listedTopics, type SafetyFacts, statedTopics } from '#domain/foods/topics/stated-topics.ts';
import { topicBits } from '#domain/foods/topics/topic-names.ts';
import { type AllergenWord, allergenWords } from '#domain/taste/taste-vocabulary.ts';
import { isLeftOpen, knownStatus } from './allergen-status.ts';
import type { SafetyStatus } from './safety-status.ts';

interface ToldAllergens {
  /** Whether its list of allergens says anything, be it that there are none. */
  readonly isListed: boolean;
  /** Whether `morecontain` does. */
  readonly isMoreListed: boolean;
  readonly contains: readonly string[];
  /** Nothing that it contains. */
  readonly mayContain: readonly string[];
  /** What its list lacks, and something else that it states leaves open; empty where the list says nothing, which leaves all of it open. */
  readonly doubted: readonly AllergenWord[];
}

/** One sentence about a food's allergens: how it stands to some of them, or what is said of its list as a whole. */
export type AllergenStatement =
  | { readonly kind: 'contains' | 'may-contain' | 'not-stated'; readonly words: readonly string[] }
  /** 'not-listed': its list says nothing. 'none-listed': that there are none, and nothing speaks against it. 'in-doubt': the same of a list of which everything is in doubt. */
  | { readonly kind: 'not-listed' | 'none-listed' | 'in-doubt' };

/** All that is to be said of a food's allergens, in the order in which it is said (R28). Whoever tells them, in any language, on a device or on the server, says these sentences. */
export function allergenStatements(food: SafetyFacts): readonly AllergenStatement[] {
  const { isListed, contains, mayContain, doubted } = toldAllergens(food);
  const isAllDoubted =
    doubted.length > 0 && contains.length + mayContain.length + doubted.length >= allergenWords.length;
  // What its own list of traces says goes with a list of none; what its names and sentences say speaks against it.
  const more = statedList(food.mayContain) ?? [];
  const isMoreAlone = mayContain.every((word) => more.includes(word));
  const named = (kind: 'contains' | 'may-contain' | 'not-stated', words: readonly string[]): AllergenStatement[] =>
    words.length === 0 ? [] : [{ kind, words }];
  return [
    ...(isListed ? [] : [{ kind: 'not-listed' } as const]),
    ...(isListed && contains.length + doubted.length === 0 && isMoreAlone ? [{ kind: 'none-listed' } as const] : []),
    ...named('contains', contains),
    ...named('may-contain', mayContain),
    ...(isAllDoubted ? [{ kind: 'in-doubt' } as const] : named('not-stated', doubted)),
  ];
}

/**
 * What a food contains and may contain by all that is stated of it (R28): the lists in their own words, and what names, ingredients, warnings and flags name beside them. A list
 * that forgot the butter is not told as if there were none, and none that its sentences or flags put in doubt as if it were sure.
 */
export function toldAllergens(food: SafetyFacts): ToldAllergens {
  const stated = statedTopics(food);
  const [list, more] = [statedList(food.allergens), statedList(food.mayContain)];
  const those = (is: (allergen: AllergenWord) => boolean) => topicBits(...allergenWords.filter(is));
  const ofStatus = (status: SafetyStatus) => those((allergen) => knownStatus(food, stated, allergen) === status);
  const listed = list ?? [];
  const contains = [...listed, ...unlisted(listed, ofStatus('contains'))];
  const may = (more ?? []).filter((word) => {
    const topics = listedTopics(word).contains;
    return !contains.includes(word) && (topics === 0 || (topics & ~stated.contains) !== 0);
  });
  const named = [...contains, ...may];
  return {
    isListed: list !== null,
    isMoreListed: more !== null,
    contains,
    mayContain: [...may, ...unlisted(named, ofStatus('may-contain'))],
    doubted:
      list === null
        ? []
        : unlisted(
            named,
            those((allergen) => isLeftOpen(food, stated, allergen)),
          ),
  };
}

/** Known allergens that no word of a list names. @param topics as bits */
function unlisted(list: readonly string[], topics: number): readonly AllergenWord[] {
  const known = list.reduce((bits, word) => bits | listedTopics(word).contains, 0);
  return allergenWords.filter((word) => (topics & ~known & topicBits(word)) !== 0);
}
