import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { LocalizedWords } from '#domain/foods/food-texts.ts';
import { type TasteTraits, tasteTraitsOf } from '#domain/foods/taste-traits.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import { inOneGo } from '#prelude/timing/in-one-go.ts';
import { inSlices } from '#prelude/timing/in-slices.ts';
import type { CatalogueColumns } from './columns/catalogue-rows.ts';
import { Catalogue } from './catalogue.ts';
import { LayeredCatalogue } from './layered-catalogue.ts';

/** Milliseconds over which changes are told as one: the pages of a first load come in a row. */
const TELL_AFTER = 200;
/** Milliseconds without a change after which columns are built of what came: a first load is not slowed down. */
const BUILD_AFTER = 1_000;

export interface CatalogueListener {
  /** Answers may have changed. */
  onChanged(): void;
  /** Which foods there are has to be said anew, by `takeWhole`. */
  onUnsure(): void;
  /** New columns hold every food up to this place in the food journal. */
  onBuilt(columns: CatalogueColumns, journal: number): void;
}

/** Keeps the catalogue at what it is told: what changes at once, and new columns when it is quiet and enough did. */
export class CatalogueKeeper {
  readonly catalogue = new LayeredCatalogue();
  readonly #listener: CatalogueListener;
  #journal: number | null = null;
  #localized: ReadonlyMap<string, LocalizedWords> = new Map();
  /** Foods that were provided and that the device has not told of. */
  readonly #provided = new Set<FoodId>();
  #provisionEnds = Number.POSITIVE_INFINITY;
  #isUnsure = false;
  #hasColumns = false;
  #telling = false;
  #building: ReturnType<typeof setTimeout> | undefined;
  /** Counts the builds that were begun: one in slices gives up when all was built at once meanwhile. */
  #builds = 0;

  constructor(listener: Partial<CatalogueListener> = {}) {
    this.#listener = { onChanged: () => {}, onUnsure: () => {}, onBuilt: () => {}, ...listener };
  }

  /** Whether the columns of all foods were taken, now or for an earlier start: before, it knows what the device holds by rows alone. */
  get hasColumns(): boolean {
    return this.#hasColumns;
  }

  /** The foods that are known from the device. */
  *ids(): Generator<FoodId> {
    for (const { id } of this.catalogue.all()) if (!this.#provided.has(id)) yield id;
  }

  /** Takes foods that the device does not hold yet: it is loading them. What the device says of a food counts more. */
  provide(foods: Iterable<TasteTraits>): void {
    this.#hasColumns = true;
    for (const food of foods) {
      if (this.catalogue.get(food.id) !== null) continue;
      this.catalogue.put(this.#withLocalizedWords(food));
      this.#provided.add(food.id);
    }
    this.onTraits('all');
    this.#note();
  }

  /** This device holds the rows of some foods, and cannot say any more which others there are. Until `onSure` no columns are kept for the next start. */
  onUnsure(): void {
    this.#isUnsure = true;
    this.#listener.onUnsure();
  }

  /** All foods were taken, and the device's own rows were told on top of them. */
  onSure(): void {
    this.#isUnsure = false;
    clearTimeout(this.#building);
    void this.#build();
  }

  /** Takes these as all foods that there are: a device that holds rows of some knows the others by them alone. */
  takeWhole(foods: readonly TasteTraits[]): void {
    this.#hasColumns = true;
    const ids = new Set(foods.map(({ id }) => id));
    const gone = Array.from(this.catalogue.all(), ({ id }) => id).filter((id) => !ids.has(id));
    for (const id of gone) this.catalogue.remove(id);
    for (const food of foods) this.catalogue.put(food);
    this.#provided.clear();
    this.onTraits('all');
    this.#note();
  }

  /** Foods of these members are not for the member of this device. */
  hideFoodsOf(members: ReadonlySet<string>): void {
    const hidden = [...this.catalogue.all()].flatMap(({ id, uploadedBy }) =>
      uploadedBy !== null && members.has(uploadedBy) ? [id] : [],
    );
    if (hidden.length > 0) this.onGone(hidden);
  }

  /** The device holds the whole catalogue: once everything is told up to this place in the journal, what was provided and never came is no food any more. */
  endProvision(at: number): void {
    this.#provisionEnds = at;
    this.#dropProvided();
  }

  /** Takes the columns of an earlier time in the place of all foods. */
  restore(columns: CatalogueColumns): void {
    this.#hasColumns = true;
    this.catalogue.restore(new Catalogue(columns));
    this.onTraits('all');
    this.tell();
  }

  /** What was told until now is all that the journal holds up to this place. */
  onJournal(at: number): void {
    this.#journal = at;
    this.#dropProvided();
  }

  /**
   * Takes the words by which built-in foods are found in another language, by folded name. They are put after each food's description, which a search
   * reads last.
   */
  onLocalizedWords(words: ReadonlyMap<string, LocalizedWords>): void {
    this.#localized = words;
    const foods = Array.from(this.catalogue.all(), (food) => this.#withLocalizedWords(food));
    for (const food of foods) this.catalogue.put(food);
    this.#note();
  }

  onFoods(foods: readonly Food[]): void {
    for (const food of foods) {
      this.catalogue.put(this.#withLocalizedWords(tasteTraitsOf(food)));
      this.#provided.delete(food.id);
    }
    this.onTraits(foods.map(({ id }) => id));
    this.#note();
  }

  onGone(ids: readonly FoodId[]): void {
    for (const id of ids) {
      this.catalogue.remove(id);
      this.#provided.delete(id);
    }
    this.onTraits(ids);
    this.#note();
  }

  /** Builds at once the columns that are otherwise built in slices when it is quiet. */
  settle(): void {
    clearTimeout(this.#building);
    this.#builds += 1;
    inOneGo(this.catalogue.build());
  }

  /** What is stated of these foods may have changed. */
  protected onTraits(_ids: Iterable<FoodId> | 'all'): void {}

  /** A member's food has its own words alone, whatever it is called. */
  #withLocalizedWords(food: TasteTraits): TasteTraits {
    const here = food.uploadedBy === null ? this.#localized.get(foldCase(food.name)) : undefined;
    if (here === undefined) return food;
    const { name: localName, words } = here;
    const isSaid = foldSearchText(food.description).includes(foldSearchText(words));
    if (isSaid && food.localName === localName) return food;
    return {
      ...tasteTraitsOf(food),
      localName,
      description: isSaid ? food.description : `${food.description} ${words}`,
    };
  }

  #dropProvided(): void {
    if (this.#provided.size === 0 || this.#journal === null || this.#journal < this.#provisionEnds) return;
    const gone = [...this.#provided];
    this.#provided.clear();
    this.onGone(gone);
  }

  #note(): void {
    this.#planBuild();
    this.tell();
  }

  /** Says, soon and once for many changes, that answers may have changed. */
  protected tell(): void {
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
    await inSlices(this.catalogue.build(), () => own === this.#builds);
    if (own !== this.#builds) return;
    if (journal !== null && this.#provided.size === 0 && !this.#isUnsure)
      this.#listener.onBuilt(this.catalogue.base.columns, journal);
    this.#planBuild();
  }

  #planBuild(): void {
    clearTimeout(this.#building);
    if (this.catalogue.isWorthBuilding && !this.catalogue.isBuilding)
      this.#building = setTimeout(() => void this.#build(), BUILD_AFTER);
  }
}
