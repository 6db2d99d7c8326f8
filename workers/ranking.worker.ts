import { expose } from 'comlink';
import { FoodIndex } from '#ranking/food-index.ts';
import type { RankingEngine } from '#ranking/ranking-engine.ts';
import { openReplica } from '#replica/open-replica.ts';
import { watchFoods } from '#replica/watch-foods.ts';

/** The catalogue's questions, answered off the main thread from an index that follows the replica (architecture, the ranking worker). */
let tellPage = () => {};
const index = new FoodIndex(() => tellPage());
const { ready } = watchFoods(openReplica({ durability: 'relaxed' }), index);

const engine: RankingEngine = {
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
  tellOfChanges: (onChanged) => {
    tellPage = onChanged;
  },
};

expose(engine);
