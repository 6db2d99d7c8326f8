import type { FoodId } from '#domain/ids.ts';
import type { PairingQuestion, PairingSuggestion } from '#domain/pairing/pairing.ts';
import { foldSearchText } from '#domain/search/fold-search-text.ts';
import type { Mood } from '#domain/search/food-question.ts';
import { popularFoods, trendingFoods, trendingNow } from '#domain/search/listed-foods.ts';
import { QUICK_SEARCH_LIMIT } from '#domain/search/quick-search.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { CatalogueKeeper } from './catalogue-keeper.ts';
import { pairInCatalogue } from './pairing/pair-in-catalogue.ts';
import { cuisinesInCatalogue } from './questions/cuisines-in-catalogue.ts';
import { findInCatalogue } from './questions/find-in-catalogue.ts';
import { moodInCatalogue } from './questions/mood-in-catalogue.ts';
import { recommendInCatalogue } from './questions/recommend-in-catalogue.ts';
import { sameOriginInCatalogue } from './questions/same-origin-in-catalogue.ts';
import { similarInCatalogue } from './questions/similar-in-catalogue.ts';
import type { Cuisine, FindFoodsQuestion, FoundFoods, NamedFood, Recommendation, SearchHit, Taster } from './ranking.ts';

const DROPDOWN_LIMIT = 8;
/** Every question that is asked of the catalogue, as the ranking worker holds it. */
export class FoodIndex extends CatalogueKeeper {
  food(id: FoodId): TasteTraits | null {
    return this.catalogue.get(id);
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
    const { total, foods } = findInCatalogue(this.catalogue, question, { ...taster, uploaders, limit });
    return { total, ids: idsOf(foods) };
  }

  pairings(question: PairingQuestion): readonly PairingSuggestion[] {
    return pairInCatalogue(this.catalogue, question);
  }

  sameOrigin(foodId: FoodId): readonly FoodId[] {
    return sameOriginInCatalogue(this.catalogue, foodId);
  }

  moodFoods(question: { readonly mood: Mood; readonly taster: Taster }): readonly FoodId[] {
    return idsOf(moodInCatalogue(this.catalogue, question));
  }

  recommendations(taster: Taster): readonly Recommendation[] {
    return recommendInCatalogue(this.catalogue, taster).map(({ food: { id }, score, because }) => ({ id, score, because }));
  }

  similarFoods(foodId: FoodId): readonly FoodId[] {
    return similarInCatalogue(this.catalogue, foodId);
  }

  cuisines(): readonly Cuisine[] {
    return cuisinesInCatalogue(this.catalogue);
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
