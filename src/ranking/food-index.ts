import { type Day, dayLater, dayOf } from '#domain/values/day.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { namesOf } from '#domain/search/search-score.ts';
import type { AlikeFood } from '#domain/liking/rated-alike.ts';
import type { OwnRating } from '#domain/liking/learned-taste.ts';
import { MenuNames } from '#domain/menu/menu-names.ts';
import { CatalogueKeeper } from './catalogue-keeper.ts';
import { TasteLearner } from './liking/taste-learner.ts';
import { findInCatalogue } from './questions/find-in-catalogue.ts';
import type { FindFoodsQuestion, FoundFoods, NamedFood, SearchHit } from './question-shapes.ts';

/** Hits of a search dropdown. */
export const DROPDOWN_LIMIT = 8;

export interface OwnTastes {
  readonly ratings: readonly OwnRating[];
  readonly tried: readonly FoodId[];
  /** Answers to 'Which did you like more?' that count; 0 where it is not named. */
  readonly comparisons?: number;
  /** What members rated like the rated foods; the same object as long as nothing of it changed. */
  readonly alike?: ReadonlyMap<FoodId, readonly AlikeFood[]>;
}

const nothingAlike: ReadonlyMap<FoodId, readonly AlikeFood[]> = new Map();

/** What the ranking worker knows, the catalogue and the own ratings, with the two searches in it that other questions begin with. */
export class FoodIndex extends CatalogueKeeper {
  #told = { day: dayOf(Date.now()), time: Date.now() };
  #menuNames: MenuNames | null = null;
  readonly learner = new TasteLearner((id) => this.catalogue.get(id));

  /** The day of the page that asks, whatever the clock of the device says (R36). */
  onDay(day: Day, time = Date.now()): void {
    this.#told = { day, time };
  }

  /** @param time in milliseconds since 1970 */
  today(time = Date.now()): Day {
    return dayLater(this.#told.day, { since: this.#told.time, now: time });
  }

  /** All that the member of this device rated and marked as tried; null and nothing when nobody is signed in. */
  onOwnTastes(memberId: MemberId | null, { ratings, tried, comparisons = 0, alike = nothingAlike }: OwnTastes): void {
    this.learner.onRatings(memberId, ratings);
    this.learner.onAlike(alike);
    this.learner.tried = tried;
    this.learner.comparisons = comparisons;
    this.tell();
  }

  protected override onTraits(ids: Iterable<FoodId> | 'all'): void {
    this.learner.onFoods(ids);
    this.#menuNames = null;
  }

  food(id: FoodId): TasteTraits | null {
    return this.catalogue.get(id);
  }

  /** The names of all foods as menus are looked up in them: made at the first question after a change. */
  get menuNames(): MenuNames {
    this.#menuNames ??= new MenuNames(this.catalogue.all());
    return this.#menuNames;
  }

  /** What the words of a text find, whatever they deny (`searchQuestions`); at most 8, best first. */
  hits(text: string): readonly SearchHit[] {
    return this.#search(text).map(({ food, kind, score }) => ({
      ...hitOf(food, kind === 'fuzzy'),
      quality: `${kind} ${score}`,
    }));
  }

  /** The food that is called so, or else the best match that holds the name; [] where nothing does. */
  named(name: string): readonly NamedFood[] {
    const best = this.#search(name).find(({ kind }) => kind === 'whole');
    return best === undefined ? [] : [{ name, id: best.food.id }];
  }

  /** The food of exactly this name, in either language, whatever its accents. */
  called(name: string): readonly NamedFood[] {
    const asked = foldSearchText(name);
    const food = this.#search(name)
      .map((hit) => hit.food)
      .find((one) => namesOf(one).some((own) => foldSearchText(own) === asked));
    return food === undefined ? [] : [{ name, id: food.id }];
  }

  /** What meets a question, whatever the words of its text deny (`searchQuestions`). */
  matches({ question, taster, uploaders, leavesOut = null, limit }: FindFoodsQuestion): FoundFoods {
    const { foods, ...found } = findInCatalogue(this.catalogue, question, {
      ...taster,
      on: this.today(),
      taste: this.learner.tasteOf(taster),
      uploaders,
      leavesOut,
      limit,
    });
    return { ...found, ids: foods.map(idOf) };
  }

  #search(text: string) {
    const query = foldSearchText(text);
    return query === '' ? [] : this.catalogue.search(query, DROPDOWN_LIMIT);
  }
}

export function idOf({ id }: Pick<TasteTraits, 'id'>): FoodId {
  return id;
}

export function hitOf({ id, name, nativeName, localName = '', origin }: TasteTraits, isFuzzy: boolean): SearchHit {
  return { id, name, nativeName, ...(localName === '' ? {} : { localName }), origin, isFuzzy };
}
