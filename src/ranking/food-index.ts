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
import { type TasteTraits, tasteTraitsOf } from '#domain/taste-traits.ts';
import { PairingColumns } from './pairing/pairing-columns.ts';
import { SearchIndex } from './search/search-index.ts';
import { cuisinesOf } from './cuisines-of.ts';
import type { Cuisine, FindFoodsQuestion, FoundFoods, NamedFood, Recommendation, SearchHit, Taster } from './ranking.ts';

const SAME_ORIGIN_LIMIT = 4;
/** Milliseconds over which changes are told as one: the pages of a first load come in a row. */
const TELL_AFTER = 200;
/** Milliseconds without a change after which what came is indexed, if no question wanted it before: a first load is not slowed down. */
const INDEX_AFTER = 1_000;

/**
 * The catalogue as the ranking worker holds it. Changes are only noted when they come; the next question that needs an order
 * folds and sorts what changed, never the whole.
 */
export class FoodIndex {
  readonly #foods = new Map<FoodId, TasteTraits>();
  readonly #entries = new Map<FoodId, SearchEntry<TasteTraits>>();
  #listed: readonly TasteTraits[] | null = null;
  #searchableFoods: SearchableFoods<TasteTraits> | null = null;
  readonly #search = new SearchIndex<TasteTraits>();
  readonly #pairing = new PairingColumns();
  #searchable: QuickSearchIndex<TasteTraits> = prepareQuickSearch([]);
  #unsorted = new Set<FoodId>();
  #unindexed = new Set<FoodId>();
  #indexing: ReturnType<typeof setTimeout> | undefined;
  readonly #onChanged: () => void;
  #telling = false;

  /** @param onChanged called when answers may have changed */
  constructor(onChanged: () => void = () => {}) {
    this.#onChanged = onChanged;
  }

  onFoods(foods: readonly Food[]): void {
    for (const food of foods) {
      this.#foods.set(food.id, tasteTraitsOf(food));
      this.#note(food.id);
    }
    this.#tell();
  }

  onGone(ids: readonly FoodId[]): void {
    for (const id of ids) {
      this.#foods.delete(id);
      this.#note(id);
    }
    this.#tell();
  }

  searchFoods(text: string): readonly SearchHit[] {
    return this.#indexed().search.searchFoods(text).map(({ food, kind }) => hitOf(food, kind === 'fuzzy'));
  }

  foodsNamed(names: readonly string[]): readonly NamedFood[] {
    return names.flatMap((name) => {
      const [best] = this.#indexed().search.searchFoods(name).filter(({ kind }) => kind === 'whole');
      return best === undefined ? [] : [{ name, id: best.food.id }];
    });
  }

  quickSearch(text: string): readonly SearchHit[] {
    this.#sortChanges();
    return quickSearch(this.#searchable, text).map((food) => hitOf(food, false));
  }

  popularFoods(): readonly FoodId[] {
    return idsOf(popularFoods(this.#all()));
  }

  trendingFoods(): readonly FoodId[] {
    return idsOf(trendingFoods(this.#all()));
  }

  trendingNow(): readonly FoodId[] {
    return idsOf(trendingNow(this.#all()));
  }

  findFoods({ question, taster, uploaders, limit }: FindFoodsQuestion): FoundFoods {
    const found = findFoods(this.#indexed().foods, question, { ...taster, uploaders });
    return { total: found.length, ids: idsOf(found.slice(0, limit)) };
  }

  pairings(question: PairingQuestion): readonly PairingSuggestion[] {
    return this.#indexed().pairing.pairings(question);
  }

  sameOrigin(foodId: FoodId): readonly FoodId[] {
    const origin = foldCase(this.#foods.get(foodId)?.origin ?? '');
    const neighbours = this.#all().filter((food) => origin !== '' && food.id !== foodId && foldCase(food.origin) === origin);
    return idsOf(topOf(neighbours, { limit: SAME_ORIGIN_LIMIT, compare: compareStanding }));
  }

  moodFoods(question: { readonly mood: Mood; readonly taster: Taster }): readonly FoodId[] {
    return idsOf(moodFoods(this.#all(), question));
  }

  recommendations(taster: Taster): readonly Recommendation[] {
    return recommendFoods(this.#all(), taster).map(({ food: { id }, score, because }) => ({ id, score, because }));
  }

  similarFoods(foodId: FoodId): readonly FoodId[] {
    const food = this.#foods.get(foodId);
    return food === undefined ? [] : similarFoods(food, this.#all()).map(({ food: { id } }) => id);
  }

  cuisines(): readonly Cuisine[] {
    return cuisinesOf(this.#all());
  }

  #all(): readonly TasteTraits[] {
    this.#listed ??= [...this.#foods.values()];
    return this.#listed;
  }

  #note(id: FoodId): void {
    this.#unsorted.add(id);
    this.#unindexed.add(id);
  }

  /** The indexes, with all that came or went. */
  #indexed(): { readonly search: SearchIndex<TasteTraits>; readonly pairing: PairingColumns; readonly foods: SearchableFoods<TasteTraits> } {
    clearTimeout(this.#indexing);
    for (const id of this.#unindexed) this.#index(id);
    if (this.#unindexed.size > 0) this.#searchableFoods = null;
    this.#unindexed.clear();
    this.#searchableFoods ??= searchableFoods([...this.#entries.values()]);
    return { search: this.#search, pairing: this.#pairing, foods: this.#searchableFoods };
  }

  #index(id: FoodId): void {
    const food = this.#foods.get(id);
    if (food === undefined) {
      this.#entries.delete(id);
      this.#search.remove(id);
      this.#pairing.remove(id);
      return;
    }
    const entry = searchEntry(food);
    this.#entries.set(id, entry);
    this.#search.upsert(entry);
    this.#pairing.upsert(food);
  }

  #tell(): void {
    clearTimeout(this.#indexing);
    this.#indexing = setTimeout(() => this.#indexed(), INDEX_AFTER);
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
    const changed = [...this.#unsorted].flatMap((id) => this.#foods.get(id) ?? []);
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
