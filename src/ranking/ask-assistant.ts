import type { AssistantTaster } from '#domain/assistant/assistant-catalogue.ts';
import { answerQuestion } from '#domain/assistant/answer-question.ts';
import type { AssistantAnswer, AssistantQuestion } from '#domain/assistant/assistant-question.ts';
import {
  type DishesQuestion,
  recommendDishes,
  type RecommendedDishes,
} from '#domain/assistant/answers/recommend-dishes.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { PartnerVotes } from '#domain/pairing/pair-sum.ts';
import type { FoodIndex } from './food-index.ts';
import { indexAsCatalogue } from './index-as-catalogue.ts';

export interface AssistantWorld {
  readonly index: FoodIndex;
  /** Whole foods from the device; those that are not there are left out. */
  readonly readFoods: (ids: readonly FoodId[]) => Promise<readonly Food[]>;
  /** What members said of a food with others, as this device knows it (R31). */
  readonly readVotes: (food: FoodId) => Promise<readonly PartnerVotes[]>;
}

/**
 * The built-in assistant over the index, which answers twice. The columns hold only what ranking reads. So the first answer chooses the foods; their
 * rows, and what members said of each beside others, are then read from the device, and the second answer has all of that.
 */
export async function askAssistant(
  { index, readFoods, readVotes }: AssistantWorld,
  question: AssistantQuestion,
): Promise<AssistantAnswer> {
  const [wanted, paired] = [new Set<FoodId>(), new Set<FoodId>()];
  const taster = taught(index, question.taster);
  const first = indexAsCatalogue({ index, taster, details: new Map() });
  const answer = answerQuestion(question, {
    ...first,
    details: (id) => (wanted.add(id), null),
    pairings: (id) => (paired.add(id), first.pairings(id)),
  });
  if (wanted.size === 0 && paired.size === 0) return answer;
  const details = new Map((await readFoods([...wanted])).map((food) => [food.id, food]));
  const votes = new Map<FoodId, readonly PartnerVotes[]>();
  for (const id of paired) {
    const told = await readVotes(id);
    if (told.length > 0) votes.set(id, told);
  }
  if (details.size === 0 && votes.size === 0) return answer;
  return answerQuestion(question, indexAsCatalogue({ index, taster, details, votes }));
}

/** What to try next, by the index alone. */
export function suggestDishes(index: FoodIndex, question: DishesQuestion): RecommendedDishes {
  const taster = taught(index, question.taster);
  return recommendDishes({ ...question, taster }, indexAsCatalogue({ index, taster, details: new Map() }));
}

/** Whoever asks, with what the ratings on this device taught of them (R33). */
function taught(index: FoodIndex, { memberId, profile }: AssistantTaster): AssistantTaster {
  return { memberId, profile, taste: index.learner.tasteOf({ memberId, profile }), on: index.today() };
}
