import { listedTopics, type SafetyFacts, statedTopics } from '#domain/foods/stated-topics.ts';
import { topicBits } from '#domain/foods/topic-names.ts';
import { allergenWords } from '#domain/taste/taste-vocabulary.ts';

/**
 * What a food contains by all that is stated of it (R28): the list in its own words, and what ingredients and warnings name beside it. A list that forgot
 * the butter is not told as if there were none.
 */
export function containedAllergens(food: Omit<SafetyFacts, 'diet'>): readonly string[] {
  const listed = food.allergens ?? [];
  const known = listed.reduce((bits, word) => bits | listedTopics(word).contains, 0);
  const named = statedTopics(food).contains & ~known;
  return [...listed, ...allergenWords.filter((word) => (named & topicBits(word)) !== 0)];
}
