import { compareText } from '#prelude/compare-text.ts';
import { topOf } from '#prelude/top-of.ts';
import type { Food } from '#domain/food.ts';
import type { FoodId } from '#domain/ids.ts';
import { foldCase } from '#prelude/fold-case.ts';
import { compareStanding } from '#domain/compare-standing.ts';
import type { PairingQuestion, PairingSuggestion } from '#domain/pairing/pairing.ts';
import { moodFoods } from '#domain/personal/mood-foods.ts';
import { recommendFoods } from '#domain/personal/recommend-foods.ts';
import { amendQuickSearch, prepareQuickSearch, quickSearch, type QuickSearchIndex } from '#domain/quick-search.ts';
import { findFoods } from '#domain/search/find-foods.ts';
import type { Mood } from '#domain/search/food-question.ts';
import { popularFoods, trendingFoods, trendingNow } from '#domain/search/listed-foods.ts';
import { type SearchableFoods, searchableFoods, type SearchEntry, searchEntry } from '#domain/search/search-foods.ts';
import { similarFoods } from '#domain/similar-foods.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { PairingColumns } from './pairing/pairing-columns.ts';
import { SearchIndex } from './search/search-index.ts';
import type { Cuisine, FindFoodsQuestion, FoundFoods, NamedFood, Recommendation, SearchHit, Taster } from './ranking.ts';

const CUISINE_LIMIT = 16;
const SAME_ORIGIN_LIMIT = 4;
/** Milliseconds over which changes are told as one: the pages of a first load come in a row. */
const TELL_AFTER = 200;

/**
 * The catalogue as the ranking worker holds it. Changes are only noted when they come; the next question that needs an order
 * folds and sorts what changed, never the whole.
 */
export class FoodIndex {
  readonly #entries = new Map<FoodId, SearchEntry<TasteTraits>>();
  #listed: { readonly searchable: SearchableFoods<TasteTraits>; readonly foods: readonly TasteTraits[] } | null = null;
  readonly #search = new SearchIndex<TasteTraits>();
  readonly #pairing = new PairingColumns();
  #searchable: QuickSearchIndex<TasteTraits> = prepareQuickSearch([]);
  #unsorted = new Set<FoodId>();
  readonly #onChanged: () => void;
  #telling = false;

  /** @param onChanged called when answers may have changed */
  constructor(onChanged: () => void = () => {}) {
    this.#onChanged = onChanged;
  }

  onFoods(foods: readonly Food[]): void {
    for (const food of foods) {
      const entry = searchEntry(tasteTraitsOf(food));
      this.#entries.set(food.id, entry);
      this.#search.upsert(entry);
      this.#pairing.upsert(entry.food);
      this.#unsorted.add(food.id);
    }
    this.#tell();
  }

  onGone(ids: readonly FoodId[]): void {
    for (const id of ids) {
      this.#entries.delete(id);
      this.#search.remove(id);
      this.#pairing.remove(id);
      this.#unsorted.add(id);
    }
    this.#tell();
  }

  searchFoods(text: string): readonly SearchHit[] {
    return this.#search.searchFoods(text).map(({ food, kind }) => hitOf(food, kind === 'fuzzy'));
  }

  foodsNamed(names: readonly string[]): readonly NamedFood[] {
    return names.flatMap((name) => {
      const [best] = this.#search.searchFoods(name).filter(({ kind }) => kind === 'whole');
      return best === undefined ? [] : [{ name, id: best.food.id }];
    });
  }

  quickSearch(text: string): readonly SearchHit[] {
    this.#sortChanges();
    return quickSearch(this.#searchable, text).map((food) => hitOf(food, false));
  }

  popularFoods(): readonly FoodId[] {
    return idsOf(popularFoods(this.#all().foods));
  }

  trendingFoods(): readonly FoodId[] {
    return idsOf(trendingFoods(this.#all().foods));
  }

  trendingNow(): readonly FoodId[] {
    return idsOf(trendingNow(this.#all().foods));
  }

  findFoods({ question, taster, uploaders, limit }: FindFoodsQuestion): FoundFoods {
    const found = findFoods(this.#all().searchable, question, { ...taster, uploaders });
    return { total: found.length, ids: idsOf(found.slice(0, limit)) };
  }

  pairings(question: PairingQuestion): readonly PairingSuggestion[] {
    return this.#pairing.pairings(question);
  }

  sameOrigin(foodId: FoodId): readonly FoodId[] {
    const origin = foldCase(this.#entries.get(foodId)?.food.origin ?? '');
    const neighbours = this.#all().foods.filter((food) => origin !== '' && food.id !== foodId && foldCase(food.origin) === origin);
    return idsOf(topOf(neighbours, { limit: SAME_ORIGIN_LIMIT, compare: compareStanding }));
  }

  moodFoods(question: { readonly mood: Mood; readonly taster: Taster }): readonly FoodId[] {
    return idsOf(moodFoods(this.#all().foods, question));
  }

  recommendations(taster: Taster): readonly Recommendation[] {
    return recommendFoods(this.#all().foods, taster).map(({ food: { id }, score, because }) => ({ id, score, because }));
  }

  similarFoods(foodId: FoodId): readonly FoodId[] {
    const food = this.#entries.get(foodId)?.food;
    return food === undefined ? [] : similarFoods(food, this.#all().foods).map(({ food: { id } }) => id);
  }

  cuisines(): readonly Cuisine[] {
    const cuisines = new Map<string, { readonly name: string; foods: number; newest: TasteTraits }>();
    for (const food of this.#all().foods) {
      const known = cuisines.get(food.origin);
      if (known === undefined) cuisines.set(food.origin, { name: food.origin, foods: 1, newest: food });
      else {
        known.foods += 1;
        if (compareNewest(food, known.newest) < 0) known.newest = food;
      }
    }
    cuisines.delete('');
    return topOf(Array.from(cuisines.values(), ({ newest, ...cuisine }) => ({ ...cuisine, newest: newest.id })), {
      limit: CUISINE_LIMIT,
      compare: (one, other) => other.foods - one.foods || compareText(one.name, other.name),
    });
  }

  #all() {
    if (this.#listed === null) {
      const entries = [...this.#entries.values()];
      this.#listed = { searchable: searchableFoods(entries), foods: entries.map(({ food }) => food) };
    }
    return this.#listed;
  }

  #tell(): void {
    this.#listed = null;
    if (this.#telling) return;
    this.#telling = true;
    setTimeout(() => {
      this.#telling = false;
      this.#onChanged();
    }, TELL_AFTER);
  }

  #sortChanges(): void {
    if (this.#unsorted.size === 0) return;
    const changed = [...this.#unsorted].flatMap((id) => this.#entries.get(id)?.food ?? []);
    this.#searchable = amendQuickSearch(this.#searchable, { changed, gone: this.#unsorted });
    this.#unsorted = new Set();
  }
}

function idsOf(foods: readonly Pick<TasteTraits, 'id'>[]): readonly FoodId[] {
  return foods.map(({ id }) => id);
}

function hitOf({ id, name, nativeName, origin }: TasteTraits, isFuzzy: boolean): SearchHit {
  return { id, name, nativeName, origin, isFuzzy };
}

function compareNewest(one: TasteTraits, other: TasteTraits): number {
  return other.createdAt - one.createdAt || compareText(one.id, other.id);
}

/** As much of a food as the questions need: the whole catalogue is held in memory. */
function tasteTraitsOf(food: Food): TasteTraits {
  const {
    id, name, nativeName, origin, description, flavours, textures, aromas, mouthfeel, intensities, temperatureServed, cookingMethods, rating,
    reviewCount, createdAt, uploadedBy, allergens, diet, defaulted,
  } = food;
  return {
    id, name, nativeName, origin, description, flavours, textures, aromas, mouthfeel, intensities, temperatureServed, cookingMethods, rating,
    reviewCount, createdAt, uploadedBy, allergens, diet, defaulted,
  };
}
