import { expose } from 'comlink';
import { askAssistant, suggestDishes } from '#ranking/ask-assistant.ts';
import { FoodIndex } from '#ranking/food-index.ts';
import type { RankingEngine } from '#ranking/ranking-engine.ts';
import { searchWithout } from '#ranking/search-without.ts';
import { readFoodColumns } from '#remote/read-food-columns.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import { openReplica } from '#replica/open-replica.ts';
import { feedIndex, storeColumns } from './feed-index.ts';
import { feedLearner } from './feed-learner.ts';

/** The catalogue's questions, answered off the main thread from an index that follows the replica (architecture, the ranking worker). */
let tellPage = () => {};
const replica = openReplica({ durability: 'relaxed' });
const index = new FoodIndex({
  onChanged: () => tellPage(),
  onBuilt: (columns, journal) => void storeColumns(replica, columns, journal),
});
const searches = searchWithout(index);
const ready = Promise.all([
  feedIndex({ replica, index, readColumns: () => readFoodColumns({ baseUrl: self.location.origin }) }),
  feedLearner(replica, index),
]);

/** Asked before the catalogue was read, a question waits for it. */
async function whenReady<A>(answer: () => A | Promise<A>): Promise<A> {
  await ready;
  return answer();
}

const engine: RankingEngine = {
  searchFoods: (question) => whenReady(() => searches.searchFoods(question)),
  foodsNamed: (names) => whenReady(() => index.foodsNamed(names)),
  popularFoods: (taster) => whenReady(() => index.popularFoods(taster)),
  tableOfDay: (taster) => whenReady(() => index.tableOfDay(taster)),
  trendingFoods: (taster) => whenReady(() => index.trendingFoods(taster)),
  trendingNow: (taster) => whenReady(() => index.trendingNow(taster)),
  findFoods: (question) => whenReady(() => searches.findFoods(question)),
  pairings: (question) => whenReady(() => index.pairings(question)),
  sameOrigin: (beside) => whenReady(() => index.sameOrigin(beside)),
  moodFoods: (question) => whenReady(() => index.moodFoods(question)),
  recommendations: (taster) => whenReady(() => index.recommendations(taster)),
  liking: (beside) => whenReady(() => index.liking(beside)),
  learnedTaste: (taster) => whenReady(() => index.learnedTaste(taster)),
  similarFoods: (beside) => whenReady(() => index.similarFoods(beside)),
  cuisines: () => whenReady(() => index.cuisines()),
  askAssistant: (question) =>
    whenReady(() => askAssistant({ index, readFoods: (ids) => foodsByIds(replica, ids) }, question)),
  suggestDishes: (question) => whenReady(() => suggestDishes(index, question)),
  begin: (today, onChanged) => {
    index.onDay(today);
    tellPage = onChanged;
  },
};

expose(engine);
