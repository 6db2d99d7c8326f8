import { expose } from 'comlink';
import { FoodIndex } from '#ranking/food-index.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { openReplica } from '#replica/open-replica.ts';
import { watchFoods } from '#replica/watch-foods.ts';

/** The catalogue's questions, answered off the main thread from an index that follows the replica (architecture, the ranking worker). */
const index = new FoodIndex();
const { ready } = watchFoods(openReplica({ durability: 'relaxed' }), index);

const answers: Ranking = {
  quickSearch: async (text) => {
    await ready;
    return index.quickSearch(text);
  },
  similarFoods: async (foodId) => {
    await ready;
    return index.similarFoods(foodId);
  },
  cuisines: async () => {
    await ready;
    return index.cuisines();
  },
};

expose(answers);
