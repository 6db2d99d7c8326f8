import { type Day, dayLater, dayOf } from '#domain/values/day.ts';
import type { FoodId, MemberId } from '#domain/values/ids.ts';
import type { PairingQuestion, PairingSuggestion } from '#domain/pairing/pairing.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { Mood } from '#domain/search/food-question.ts';
import { popularFoods, trendingFoods, trendingNow } from '#domain/search/listed-foods.ts';
import { offeredAs } from '#domain/safety/offer-to.ts';
import type { Offered } from '#domain/safety/offered.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { LearnedTaste, OwnRating } from '#domain/liking/learned-taste.ts';
import { CatalogueKeeper } from './catalogue-keeper.ts';
import { TasteLearner } from './liking/taste-learner.ts';
import { pairInCatalogue } from './pairing/pair-in-catalogue.ts';
import { cuisinesInCatalogue } from './questions/cuisines-in-catalogue.ts';
import { dayTableInCatalogue } from './questions/day-table-in-catalogue.ts';
import { findInCatalogue } from './questions/find-in-catalogue.ts';
import { moodInCatalogue } from './questions/mood-in-catalogue.ts';
import { type LikingAnswer, likingInCatalogue } from './questions/liking-in-catalogue.ts';
import { recommendInCatalogue } from './questions/recommend-in-catalogue.ts';
import { sameOriginInCatalogue } from './questions/same-origin-in-catalogue.ts';
import { similarInCatalogue } from './questions/similar-in-catalogue.ts';
import type {
  Cuisine,
  FindFoodsQuestion,
  FoundFoods,
  NamedFood,
  OfferBeside,
  Recommendation,
  SearchHit,
  Taster,
} from './ranking.ts';

/** Hits of a search dropdown. */
export const DROPDOWN_LIMIT = 8;

export interface OwnTastes {
  readonly ratings: readonly OwnRating[];
  readonly tried: readonly FoodId[];
}

/** Every question that is asked of the catalogue, as the ranking worker holds it. */
export class FoodIndex extends CatalogueKeeper {
  #told = { day: dayOf(Date.now()), time: Date.now() };
  readonly #learner = new TasteLearner((id) => this.catalogue.get(id));

  /** The day of the page that asks, whatever the clock of the device says (R36). */
  onDay(day: Day, time = Date.now()): void {
    this.#told = { day, time };
  }

  /** @param time in milliseconds since 1970 */
  today(time = Date.now()): Day {
    return dayLater(this.#told.day, { since: this.#told.time, now: time });
  }

  /** All that the member of this device rated and marked as tried; null and nothing when nobody is signed in. */
  onOwnTastes(memberId: MemberId | null, { ratings, tried }: OwnTastes): void {
    this.#learner.onRatings(memberId, ratings);
    this.#learner.tried = tried;
    this.tell();
  }

  protected override onTraits(ids: Iterable<FoodId> | 'all'): void {
    this.#learner.onFoods(ids);
  }

  learnedTaste(taster: Taster): LearnedTaste {
    return this.#learner.tasteOf(taster);
  }

  liking(beside: OfferBeside): LikingAnswer | null {
    return likingInCatalogue(this.catalogue, this.#learner, beside);
  }

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

  popularFoods({ profile }: Taster): Offered<FoodId> {
    return offeredAs(popularFoods(this.catalogue.all(), profile), idOf);
  }

  tableOfDay({ profile }: Taster): Offered<FoodId> {
    return offeredAs(dayTableInCatalogue(this.catalogue, { needs: profile, on: this.today() }), idOf);
  }

  trendingFoods({ profile }: Taster): Offered<FoodId> {
    return offeredAs(trendingFoods(this.catalogue.all(), profile), idOf);
  }

  trendingNow({ profile }: Taster): Offered<FoodId> {
    return offeredAs(trendingNow(this.catalogue.all(), profile), idOf);
  }

  findFoods({ question, taster, uploaders, limit }: FindFoodsQuestion): FoundFoods {
    const { total, foods } = findInCatalogue(this.catalogue, question, {
      ...taster,
      on: this.today(),
      taste: this.learnedTaste(taster),
      uploaders,
      limit,
    });
    return { total, ids: foods.map(idOf) };
  }

  pairings(question: PairingQuestion): Offered<PairingSuggestion> {
    return pairInCatalogue(this.catalogue, question);
  }

  sameOrigin(beside: OfferBeside): Offered<FoodId> {
    return sameOriginInCatalogue(this.catalogue, { ...beside, on: this.today() });
  }

  moodFoods(question: { readonly mood: Mood; readonly taster: Taster }): Offered<FoodId> {
    return offeredAs(moodInCatalogue(this.catalogue, { ...question, on: this.today() }), idOf);
  }

  recommendations(taster: Taster): Offered<Recommendation> {
    return offeredAs(
      recommendInCatalogue(this.catalogue, {
        ...taster,
        taste: this.learnedTaste(taster),
        rated: this.#learner.ratedIds(taster),
      }),
      ({ food: { id }, score, because }) => ({ id, score, because }),
    );
  }

  similarFoods(beside: OfferBeside): Offered<FoodId> {
    return similarInCatalogue(this.catalogue, beside);
  }

  cuisines(): readonly Cuisine[] {
    return cuisinesInCatalogue(this.catalogue, this.today());
  }

  #search(text: string) {
    const query = foldSearchText(text);
    return query === '' ? [] : this.catalogue.search(query, DROPDOWN_LIMIT);
  }
}

function idOf({ id }: Pick<TasteTraits, 'id'>): FoodId {
  return id;
}

export function hitOf({ id, name, nativeName, origin }: TasteTraits, isFuzzy: boolean): SearchHit {
  return { id, name, nativeName, origin, isFuzzy };
}
