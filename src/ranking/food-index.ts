import { compareStanding } from '#domain/compare-standing.ts';
import type { Food } from '#domain/food.ts';
import type { FoodId } from '#domain/ids.ts';
import type { PairingQuestion, PairingSuggestion } from '#domain/pairing/pairing.ts';
import { moodFoods } from '#domain/personal/mood-foods.ts';
import { recommendFoods } from '#domain/personal/recommend-foods.ts';
import { findFoods } from '#domain/search/find-foods.ts';
import { foldSearchText } from '#domain/search/fold-search-text.ts';
import type { Mood } from '#domain/search/food-question.ts';
import { popularFoods, trendingFoods, trendingNow } from '#domain/search/listed-foods.ts';
import { QUICK_SEARCH_LIMIT } from '#domain/search/quick-search.ts';
import { similarFoods } from '#domain/similar-foods.ts';
import { type TasteTraits, tasteTraitsOf } from '#domain/taste-traits.ts';
import { foldCase } from '#prelude/fold-case.ts';
import { inOneGo } from '#prelude/in-one-go.ts';
import { inSlices } from '#prelude/in-slices.ts';
import { topOf } from '#prelude/top-of.ts';
import { Catalogue, type CatalogueColumns } from './catalogue.ts';
import { cuisinesOf } from './cuisines-of.ts';
import { LayeredCatalogue } from './layered-catalogue.ts';
import { pairInCatalogue } from './pairing/pair-in-catalogue.ts';
import type { Cuisine, FindFoodsQuestion, FoundFoods, NamedFood, Recommendation, SearchHit, Taster } from './ranking.ts';

const SAME_ORIGIN_LIMIT = 4;
const DROPDOWN_LIMIT = 8;
/** Milliseconds over which changes are told as one: the pages of a first load come in a row. */
const TELL_AFTER = 200;
/** Milliseconds without a change after which columns are built of what came: a first load is not slowed down. */
const BUILD_AFTER = 1_000;

export interface FoodIndexListener {
  /** Answers may have changed. */
  onChanged(): void;
  /** New columns hold every food up to this place in the food journal. */
  onBuilt(columns: CatalogueColumns, journal: number): void;
}

/** The catalogue as the ranking worker holds it, and every question that is asked of it. */
export class FoodIndex {
  readonly #catalogue = new LayeredCatalogue();
  readonly #listener: FoodIndexListener;
  #journal: number | null = null;
  #telling = false;
  #building: ReturnType<typeof setTimeout> | undefined;
  /** Counts the builds that were begun: one in slices gives up when all was built at once meanwhile. */
  #builds = 0;

  constructor(listener: Partial<FoodIndexListener> = {}) {
    this.#listener = { onChanged: () => {}, onBuilt: () => {}, ...listener };
  }

  /** The foods that are known. */
  ids(): Iterable<FoodId> {
    return Array.from(this.#catalogue.all(), ({ id }) => id);
  }

  /** Takes the columns of an earlier time in the place of all foods. */
  restore(columns: CatalogueColumns): void {
    this.#catalogue.restore(new Catalogue(columns));
    this.#tell();
  }

  /** What was told until now is all that the journal holds up to this place. */
  onJournal(at: number): void {
    this.#journal = at;
  }

  onFoods(foods: readonly Food[]): void {
    for (const food of foods) this.#catalogue.put(tasteTraitsOf(food));
    this.#note();
  }

  onGone(ids: readonly FoodId[]): void {
    for (const id of ids) this.#catalogue.remove(id);
    this.#note();
  }

  /** Builds at once the columns that are otherwise built in slices when it is quiet. */
  settle(): void {
    clearTimeout(this.#building);
    this.#builds += 1;
    inOneGo(this.#catalogue.build());
  }

  searchFoods(text: string): readonly SearchHit[] {
    return this.#search(text).map(({ food, kind }) => hitOf(food, kind === 'fuzzy'));
  }

  foodsNamed(names: readonly string[]): readonly NamedFood[] {
    return names.flatMap((name) => {
      const best = this.#search(name).find(({ kind }) => kind === 'whole');
      return best === undefined ? [] : [{ name, id: best.food.id }];
    });
  }

  quickSearch(text: string): readonly SearchHit[] {
    const query = foldSearchText(text);
    return query === '' ? [] : this.#catalogue.quickSearch(query, QUICK_SEARCH_LIMIT).map(({ food }) => hitOf(food, false));
  }

  popularFoods(): readonly FoodId[] {
    return idsOf(popularFoods(this.#catalogue.all()));
  }

  trendingFoods(): readonly FoodId[] {
    return idsOf(trendingFoods(this.#catalogue.all()));
  }

  trendingNow(): readonly FoodId[] {
    return idsOf(trendingNow(this.#catalogue.all()));
  }

  findFoods({ question, taster, uploaders, limit }: FindFoodsQuestion): FoundFoods {
    const { total, foods } = findFoods(this.#catalogue, question, { ...taster, uploaders, limit });
    return { total, ids: idsOf(foods) };
  }

  pairings(question: PairingQuestion): readonly PairingSuggestion[] {
    return pairInCatalogue(this.#catalogue, question);
  }

  sameOrigin(foodId: FoodId): readonly FoodId[] {
    const origin = foldCase(this.#catalogue.get(foodId)?.origin ?? '');
    if (origin === '') return [];
    const neighbours = [...this.#catalogue.all()].filter((food) => foldCase(food.origin) === origin && food.id !== foodId);
    return idsOf(topOf(neighbours, { limit: SAME_ORIGIN_LIMIT, compare: compareStanding }));
  }

  moodFoods(question: { readonly mood: Mood; readonly taster: Taster }): readonly FoodId[] {
    return idsOf(moodFoods([...this.#catalogue.all()], question));
  }

  recommendations(taster: Taster): readonly Recommendation[] {
    return recommendFoods([...this.#catalogue.all()], taster).map(({ food: { id }, score, because }) => ({ id, score, because }));
  }

  similarFoods(foodId: FoodId): readonly FoodId[] {
    const food = this.#catalogue.get(foodId);
    return food === null ? [] : similarFoods(food, this.#catalogue.all()).map(({ food: { id } }) => id);
  }

  cuisines(): readonly Cuisine[] {
    return cuisinesOf(this.#catalogue.all());
  }

  #search(text: string) {
    const query = foldSearchText(text);
    return query === '' ? [] : this.#catalogue.search(query, DROPDOWN_LIMIT);
  }

  #note(): void {
    this.#planBuild();
    this.#tell();
  }

  #tell(): void {
    if (this.#telling) return;
    this.#telling = true;
    setTimeout(() => {
      this.#telling = false;
      this.#listener.onChanged();
    }, TELL_AFTER);
  }

  async #build(): Promise<void> {
    this.#builds += 1;
    const own = this.#builds;
    const journal = this.#journal;
    await inSlices(this.#catalogue.build(), () => own === this.#builds);
    if (own !== this.#builds) return;
    if (journal !== null) this.#listener.onBuilt(this.#catalogue.base.columns, journal);
    this.#planBuild();
  }

  #planBuild(): void {
    clearTimeout(this.#building);
    if (this.#catalogue.isWorthBuilding && !this.#catalogue.isBuilding) this.#building = setTimeout(() => void this.#build(), BUILD_AFTER);
  }
}

function idsOf(foods: readonly Pick<TasteTraits, 'id'>[]): readonly FoodId[] {
  return foods.map(({ id }) => id);
}

function hitOf({ id, name, nativeName, origin }: TasteTraits, isFuzzy: boolean): SearchHit {
  return { id, name, nativeName, origin, isFuzzy };
}
