import { statedList } from '#domain/foods/topics/no-answer.ts';
import { listedTopics, type SafetyFacts, statedTopics } from '#domain/foods/topics/stated-topics.ts';
import { topicBits } from '#domain/foods/topics/topic-names.ts';
import { allergenWords } from '#domain/taste/taste-vocabulary.ts';

interface ToldAllergens {
  /** Whether its list of allergens says anything, be it that there are none. */
  readonly isListed: boolean;
  /** Whether `morecontain` does. */
  readonly isMoreListed: boolean;
  readonly contains: readonly string[];
  /** Nothing that it contains. */
  readonly mayContain: readonly string[];
}

/**
 * What a food contains and may contain by all that is stated of it (R28): the lists in their own words, and what names, ingredients and warnings name beside them. A list
 * that forgot the butter is not told as if there were none.
 */
export function toldAllergens(food: SafetyFacts): ToldAllergens {
  const stated = statedTopics(food);
  const [list, more] = [statedList(food.allergens), statedList(food.mayContain)];
  const listed = list ?? [];
  const contains = [...listed, ...unlisted(listed, stated.contains)];
  const may = (more ?? []).filter((word) => {
    const topics = listedTopics(word).contains;
    return !contains.includes(word) && (topics === 0 || (topics & ~stated.contains) !== 0);
  });
  return {
    isListed: list !== null,
    isMoreListed: more !== null,
    contains,
    mayContain: [...may, ...unlisted([...contains, ...may], stated.mayContain & ~stated.contains)],
  };
}

/** Known allergens that no word of a list names. @param topics as bits */
function unlisted(list: readonly string[], topics: number): readonly string[] {
  const known = list.reduce((bits, word) => bits | listedTopics(word).contains, 0);
  return allergenWords.filter((word) => (topics & ~known & topicBits(word)) !== 0);
}
