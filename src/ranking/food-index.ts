import { compareStanding } from '#domain/compare-standing.ts';
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
import type { TasteTraits } from '#domain/taste-traits.ts';
import { foldCase } from '#prelude/fold-case.ts';
import { topOf } from '#prelude/top-of.ts';
import { CatalogueKeeper } from './catalogue-keeper.ts';
import { cuisinesOf } from './cuisines-of.ts';
import { pairInCatalogue } from './pairing/pair-in-catalogue.ts';
import type { Cuisine, FindFoodsQuestion, FoundFoods, NamedFood, Recommendation, SearchHit, Taster } from './ranking.ts';

const SAME_ORIGIN_LIMIT = 4;
const DROPDOWN_LIMIT = 8;
/** Every question that is asked of the catalogue, as the ranking worker holds it. */
export class FoodIndex extends CatalogueKeeper {
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
    return query === '' ? [] : this.catalogue.quickSearch(query, QUICK_SEARCH_LIMIT).map(({ food }) => hitOf(food, false));
  }

  popularFoods(): readonly FoodId[] {
    return idsOf(popularFoods(this.catalogue.all()));
  }

  trendingFoods(): readonly FoodId[] {
    return idsOf(trendingFoods(this.catalogue.all()));
  }

  trendingNow(): readonly FoodId[] {
    return idsOf(trendingNow(this.catalogue.all()));
  }

  findFoods({ question, taster, uploaders, limit }: FindFoodsQuestion): FoundFoods {
    const { total, foods } = findFoods(this.catalogue, question, { ...taster, uploaders, limit });
    return { total, ids: idsOf(foods) };
  }

  pairings(question: PairingQuestion): readonly PairingSuggestion[] {
    return pairInCatalogue(this.catalogue, question);
  }

  sameOrigin(foodId: FoodId): readonly FoodId[] {
    const origin = foldCase(this.catalogue.get(foodId)?.origin ?? '');
    if (origin === '') return [];
    const neighbours = [...this.catalogue.all()].filter((food) => foldCase(food.origin) === origin && food.id !== foodId);
    return idsOf(topOf(neighbours, { limit: SAME_ORIGIN_LIMIT, compare: compareStanding }));
  }

  moodFoods(question: { readonly mood: Mood; readonly taster: Taster }): readonly FoodId[] {
    return idsOf(moodFoods([...this.catalogue.all()], question));
  }

  recommendations(taster: Taster): readonly Recommendation[] {
    return recommendFoods([...this.catalogue.all()], taster).map(({ food: { id }, score, because }) => ({ id, score, because }));
  }

  similarFoods(foodId: FoodId): readonly FoodId[] {
    const food = this.catalogue.get(foodId);
    return food === null ? [] : similarFoods(food, this.catalogue.all()).map(({ food: { id } }) => id);
  }

  cuisines(): readonly Cuisine[] {
    return cuisinesOf(this.catalogue.all());
  }

  #search(text: string) {
    const query = foldSearchText(text);
    return query === '' ? [] : this.catalogue.search(query, DROPDOWN_LIMIT);
  }
}

function idsOf(foods: readonly Pick<TasteTraits, 'id'>[]): readonly FoodId[] {
  return foods.map(({ id }) => id);
}

function hitOf({ id, name, nativeName, origin }: TasteTraits, isFuzzy: boolean): SearchHit {
  return { id, name, nativeName, origin, isFuzzy };
}
