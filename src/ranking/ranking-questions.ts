import type { DishesQuestion, RecommendedDishes } from '#domain/assistant/answers/recommend-dishes.ts';
import type { AssistantAnswer, AssistantQuestion } from '#domain/assistant/assistant-question.ts';
import type { Likeness, LovedFood, TasteMate } from '#domain/liking/taste-likeness.ts';
import type { Offered } from '#domain/safety/offered.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { AssistantWorld } from './ask-assistant.ts';
import type { besideQuestions } from './beside-questions.ts';
import { firstQuestions } from './first-questions.ts';
import type { FoodIndex } from './food-index.ts';
import type { TastePeers } from './liking/taste-peers.ts';
import { lovedByPeers, type LovedByQuestion } from './questions/loved-by-peers.ts';
import type { searchQuestions } from './search-questions.ts';

export type RankingQuestions = ReturnType<typeof rankingQuestions>;

/** Its words and rules weigh more than the worker, and nobody asks it on a first screen: they come with the first question. */
const assistant = () => import('./ask-assistant.ts');

/** No list of Explore waits for the rules of pairing: they come with the first food that is looked at. */
const beside = async (index: FoodIndex) => (await import('./beside-questions.ts')).besideQuestions(index);

type Beside = ReturnType<typeof besideQuestions>;

/** Nor does one wait for the rules that hear what a text denies. The worker fetches them when the catalogue is here, so that no first letter waits either. */
const search = async (index: FoodIndex) => (await import('./search-questions.ts')).searchQuestions(index);

type Search = ReturnType<typeof searchQuestions>;

interface RankingWorld extends AssistantWorld {
  /** Others' public ratings beside the member's own (R46): they are read with the first question about them. */
  readonly readPeers: () => Promise<TastePeers>;
}

/** Every question that a screen may ask of the ranking worker. Whatever client and worker know of one follows from its line here. */
export function rankingQuestions(world: RankingWorld) {
  return {
    ...firstQuestions(world.index),

    searchFoods: async (...asked: Parameters<Search['searchFoods']>) =>
      (await search(world.index)).searchFoods(...asked),

    findFoods: async (...asked: Parameters<Search['findFoods']>) => (await search(world.index)).findFoods(...asked),

    countFoods: async (...asked: Parameters<Search['countFoods']>) => (await search(world.index)).countFoods(...asked),

    pairings: async (...asked: Parameters<Beside['pairings']>) => (await beside(world.index)).pairings(...asked),

    similarFoods: async (...asked: Parameters<Beside['similarFoods']>) =>
      (await beside(world.index)).similarFoods(...asked),

    /** Has the worker follow others' public ratings from now on, and fetch them when a screen wants them (R46). */
    followPeers: async (): Promise<void> => void (await world.readPeers()),

    /** Who tastes like the member, the most alike first; [] for a visitor and for whoever is left out (R46). */
    tasteMates: async (limit: number): Promise<readonly TasteMate[]> => (await world.readPeers()).mates(limit),

    /** How alike the member and another taste; null where nothing is to be said (R46). */
    tasteLikeness: async (other: MemberId): Promise<Likeness | null> => (await world.readPeers()).likeness(other),

    /** What those of some members who taste like the member loved, at most 24 (R46). */
    lovedByPeers: async (question: LovedByQuestion): Promise<Offered<LovedFood>> =>
      lovedByPeers({ index: world.index, peers: await world.readPeers() }, question),

    /** The built-in assistant, over what is on this device (spec 1 §7, ai-food-assistant). */
    askAssistant: async (question: AssistantQuestion): Promise<AssistantAnswer> =>
      (await assistant()).askAssistant(world, question),

    /** The same, asked what to try next (spec 1 §7, ai-enhanced-recommendations). */
    suggestDishes: async (question: DishesQuestion): Promise<RecommendedDishes> =>
      (await assistant()).suggestDishes(world.index, question),
  };
}
