import { compareText } from '#prelude/compare-text.ts';
import { topOf } from '#prelude/top-of.ts';
import type { Food } from '#domain/food.ts';
import type { FoodId } from '#domain/ids.ts';
import { amendQuickSearch, prepareQuickSearch, quickSearch, type QuickSearchIndex } from '#domain/quick-search.ts';
import { similarFoods } from '#domain/similar-foods.ts';
import type { Cuisine, QuickHit } from './ranking.ts';

const CUISINE_LIMIT = 16;
/** Milliseconds over which changes are told as one: the pages of a first load come in a row. */
const TELL_AFTER = 200;

/** As much of a food as the questions need: the whole catalogue is held in memory. */
type FoodEntry = Pick<Food, 'id' | 'name' | 'nativeName' | 'origin' | 'rating' | 'reviewCount' | 'flavours' | 'textures' | 'createdAt'>;

function compareNewest(one: FoodEntry, other: FoodEntry): number {
  return other.createdAt - one.createdAt || compareText(one.id, other.id);
}

/**
 * The catalogue as the ranking worker holds it. Changes are only noted when they come; the next question that needs an order
 * folds and sorts what changed, never the whole.
 */
export class FoodIndex {
  readonly #entries = new Map<FoodId, FoodEntry>();
  #searchable: QuickSearchIndex<FoodEntry> = prepareQuickSearch([]);
  #unsorted = new Set<FoodId>();
  readonly #onChanged: () => void;
  #telling = false;

  /** @param onChanged called when answers may have changed */
  constructor(onChanged: () => void = () => {}) {
    this.#onChanged = onChanged;
  }

  onFoods(foods: readonly Food[]): void {
    for (const { id, name, nativeName, origin, rating, reviewCount, flavours, textures, createdAt } of foods) {
      this.#entries.set(id, { id, name, nativeName, origin, rating, reviewCount, flavours, textures, createdAt });
      this.#unsorted.add(id);
    }
    this.#tell();
  }

  onGone(ids: readonly FoodId[]): void {
    for (const id of ids) {
      this.#entries.delete(id);
      this.#unsorted.add(id);
    }
    this.#tell();
  }

  quickSearch(text: string): readonly QuickHit[] {
    this.#sortChanges();
    return quickSearch(this.#searchable, text).map(({ id, name, nativeName, origin }) => ({ id, name, nativeName, origin }));
  }

  similarFoods(foodId: FoodId): readonly FoodId[] {
    const food = this.#entries.get(foodId);
    return food === undefined ? [] : similarFoods(food, this.#entries.values()).map(({ food: { id } }) => id);
  }

  cuisines(): readonly Cuisine[] {
    const cuisines = new Map<string, { readonly name: string; foods: number; newest: FoodEntry }>();
    for (const entry of this.#entries.values()) {
      const known = cuisines.get(entry.origin);
      if (known === undefined) cuisines.set(entry.origin, { name: entry.origin, foods: 1, newest: entry });
      else {
        known.foods += 1;
        if (compareNewest(entry, known.newest) < 0) known.newest = entry;
      }
    }
    cuisines.delete('');
    return topOf(Array.from(cuisines.values(), ({ newest, ...cuisine }) => ({ ...cuisine, newest: newest.id })), {
      limit: CUISINE_LIMIT,
      compare: (one, other) => other.foods - one.foods || compareText(one.name, other.name),
    });
  }

  #tell(): void {
    if (this.#telling) return;
    this.#telling = true;
    setTimeout(() => {
      this.#telling = false;
      this.#onChanged();
    }, TELL_AFTER);
  }

  #sortChanges(): void {
    if (this.#unsorted.size === 0) return;
    const changed = [...this.#unsorted].flatMap((id) => this.#entries.get(id) ?? []);
    this.#searchable = amendQuickSearch(this.#searchable, { changed, gone: this.#unsorted });
    this.#unsorted = new Set();
  }
}
