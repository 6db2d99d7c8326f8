import Fuse from 'fuse.js';
import { decodeFood } from '#domain/decode-food.ts';
import type { Food } from '#domain/food.ts';
import { pairFoods } from '#domain/pairing/pair-foods.ts';
import type { PairingQuestion } from '#domain/pairing/pairing.ts';
import { searchableFoods, searchEntry, searchFoods } from '#domain/search/search-foods.ts';
import { must } from '#prelude/must.ts';
import { FoodIndex } from '#ranking/food-index.ts';
import { generateFood } from './generate-food.ts';
import { nameFood } from './name-food.ts';

/** A question to the engine, or to one of its references, over the same foods; runs in a worker of the bench page. */
export type EngineTask =
  | { readonly kind: 'fill'; readonly count: number; readonly names?: readonly string[] }
  | { readonly kind: 'search' | 'scan' | 'fuse'; readonly text: string }
  | { readonly kind: 'pair' | 'plain-pair'; readonly question: PairingQuestion }
  | { readonly kind: 'update'; readonly count: number };

let foods: Food[] = [];
let index = new FoodIndex();
let scanned = searchableFoods<Food>([]);
let fuse = new Fuse<Food>([]);

function foodNumber(n: number, name: string): Food {
  const decoded = decodeFood({ ...generateFood(n), name, id: `food${String(n).padStart(11, '0')}`, rating: n % 5, review_count: n % 7 });
  if (decoded.kind === 'refused') throw new Error(decoded.why);
  return decoded.value;
}

function food(n: number): Food {
  return must(foods[n], 'as many foods as were filled in');
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
      return index.searchFoods(task.text).map(({ name }) => name);
    case 'scan':
      return searchFoods(scanned, task.text).map(({ food: { name } }) => name);
    case 'fuse':
      return fuse.search(task.text, { limit: 8 }).map(({ item: { name } }) => name);
    case 'pair':
      return index.pairings(task.question);
    case 'plain-pair':
      return pairFoods(foods, task.question);
    case 'update':
      for (let at = 0; at < task.count; at += 1) foods[at] = { ...food(at), reviewCount: food(at).reviewCount + 1 };
      index.onFoods(foods.slice(0, task.count));
      return index.searchFoods(food(0).name).length;
  }
}

addEventListener('message', ({ data }: MessageEvent<EngineTask>) => postMessage(perform(data)));
