import Fuse from 'fuse.js';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import type { Food } from '#domain/foods/food.ts';
import { pairFoods } from '#domain/pairing/pair-foods.ts';
import { everyFood, type FoodQuestion } from '#domain/search/food-question.ts';
import type { PairingQuestion } from '#domain/pairing/pairing.ts';
import { searchableFoods, searchEntry, searchFoods } from '#domain/search/search-foods.ts';
import { must } from '#prelude/must.ts';
import { catalogueQuestions } from '#ranking/catalogue-questions.ts';
import { FoodIndex } from '#ranking/food-index.ts';
import { benchProfile } from './bench-profile.ts';
import { generateFood } from './generate-food.ts';
import { nameFood } from './name-food.ts';
import type { OtherQuestion } from './other-questions.ts';

/** A question to the engine, or to one of its references, over the same foods; runs in a worker of the bench page. */
export type EngineTask =
  | { readonly kind: 'fill'; readonly count: number; readonly names?: readonly string[] }
  | { readonly kind: 'search' | 'scan' | 'fuse'; readonly text: string }
  | { readonly kind: 'pair' | 'plain-pair'; readonly questions: readonly PairingQuestion[] }
  | { readonly kind: 'update'; readonly count: number }
  | { readonly kind: 'ask'; readonly question: OtherQuestion };

let foods: Food[] = [];
let index = new FoodIndex();
let scanned = searchableFoods<Food>([]);
let fuse = new Fuse<Food>([]);

function foodNumber(n: number, name: string): Food {
  const decoded = decodeFood({
    ...generateFood(n),
    name,
    id: `food${String(n).padStart(11, '0')}`,
    rating: n % 5,
    review_count: n % 7,
  });
  if (decoded.kind === 'refused') throw new Error(decoded.why);
  return decoded.value;
}

function food(n: number): Food {
  return must(foods[n], 'as many foods as were filled in');
}

const profile = { ...benchProfile, allergens: ['peanut'] };
const taster = { memberId: null, profile };

function askOther(question: OtherQuestion): unknown {
  const find = (parts: Partial<FoodQuestion>) =>
    index.matches({ question: { ...everyFood, ...parts }, taster, uploaders: [], limit: 48 });
  switch (question) {
    case 'similar':
      return catalogueQuestions(index).similarFoods({ foodId: food(7).id, taster });
    case 'mood':
      return catalogueQuestions(index).moodFoods({ mood: 'evening', taster });
    case 'recommend':
      return catalogueQuestions(index).recommendations(taster);
    case 'find all':
      return find({});
    case 'find by filters':
      return find({ flavours: ['umami'], textures: ['silky'], minimumRating: 3, sort: 'match' });
    case 'find text':
      return find({ text: 'smoked lamb' });
    case 'quick search':
      return index.hits('lamb');
    case 'trending':
      return catalogueQuestions(index).trendingNow(taster);
    case 'cuisines':
      return catalogueQuestions(index).cuisines();
    case 'same origin':
      return catalogueQuestions(index).sameOrigin({ foodId: food(7).id, taster });
  }
}

function perform(task: EngineTask): unknown {
  switch (task.kind) {
    case 'fill':
      foods = Array.from({ length: task.count }, (_, n) => foodNumber(n, task.names?.[n] ?? nameFood(n)));
      index = new FoodIndex();
      index.onFoods(foods);
      index.settle();
      scanned = searchableFoods(foods.map(searchEntry));
      fuse = new Fuse(foods, { keys: ['name'] });
      return foods.length;
    case 'search':
      return index.hits(task.text).map(({ name }) => name);
    case 'scan':
      return searchFoods(scanned, task.text).map(({ food: { name } }) => name);
    case 'fuse':
      return fuse.search(task.text, { limit: 8 }).map(({ item: { name } }) => name);
    case 'pair':
      return task.questions.map((question) => catalogueQuestions(index).pairings(question));
    case 'plain-pair':
      return task.questions.map((question) => pairFoods(foods, question));
    case 'ask':
      return askOther(task.question);
    case 'update':
      for (let at = 0; at < task.count; at += 1) foods[at] = { ...food(at), reviewCount: food(at).reviewCount + 1 };
      index.onFoods(foods.slice(0, task.count));
      return index.hits(food(0).name).length;
  }
}

addEventListener('message', ({ data }: MessageEvent<EngineTask>) => postMessage(perform(data)));
