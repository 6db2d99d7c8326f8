import { courses } from '#domain/foods/course.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { spokenBy } from '#domain/foods/topics/stated-topics.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { FoodColumns } from './food-columns.ts';
import { packDefaults, packDiet, STATES_ALLERGENS, STATES_MAY_CONTAIN } from './food-row.ts';
import { GrowingNumbers } from './growing-numbers.ts';
import { buildIdTable } from './id-table.ts';
import { TextColumnBuilder } from './text-column.ts';
import { WordCodes } from './word-codes.ts';
import { WordListsBuilder } from './word-lists.ts';

const LEVELS = intensityNames.length;

/** Takes the foods in the order of their rows. */
export class FoodColumnsBuilder {
  readonly #words = new WordCodes();
  readonly #texts = {
    ids: new TextColumnBuilder(),
    names: new TextColumnBuilder(),
    nativeNames: new TextColumnBuilder(),
    localNames: new TextColumnBuilder(),
    mouthfeels: new TextColumnBuilder(),
    uploaders: new TextColumnBuilder(),
  };
  readonly #lists = {
    flavours: new WordListsBuilder(),
    textures: new WordListsBuilder(),
    aromas: new WordListsBuilder(),
    cookingMethods: new WordListsBuilder(),
    bestPairedWith: new WordListsBuilder(),
    servingSuggestions: new WordListsBuilder(),
    allergens: new WordListsBuilder(),
    mayContain: new WordListsBuilder(),
    healthWarnings: new WordListsBuilder(),
    ingredients: new WordListsBuilder(),
  };
  readonly #origins = new GrowingNumbers();
  readonly #temperatures = new GrowingNumbers();
  readonly #numbers: Pick<
    FoodColumns,
    | 'courses'
    | 'statesAllergens'
    | 'spoken'
    | 'diet'
    | 'defaulted'
    | 'levels'
    | 'ratings'
    | 'reviewCounts'
    | 'createdAt'
  >;
  #rows = 0;

  /** @param rows as many foods as will be added, or more */
  constructor(rows: number) {
    this.#numbers = {
      courses: new Uint8Array(rows),
      statesAllergens: new Uint8Array(rows),
      spoken: new Uint32Array(rows * 2),
      diet: new Uint32Array(rows),
      defaulted: new Uint16Array(rows),
      levels: new Uint8Array(rows * LEVELS),
      ratings: new Float64Array(rows),
      reviewCounts: new Float64Array(rows),
      createdAt: new Float64Array(rows),
    };
  }

  add(food: TasteTraits): void {
    const texts = this.#texts;
    texts.ids.add(food.id);
    texts.names.add(food.name);
    texts.nativeNames.add(food.nativeName);
    texts.localNames.add(food.localName ?? '');
    texts.mouthfeels.add(food.mouthfeel);
    texts.uploaders.add(food.uploadedBy ?? '');
    this.#origins.push(this.#words.codeOf(food.origin));
    this.#temperatures.push(this.#words.codeOf(food.temperatureServed));
    for (const list of [
      'flavours',
      'textures',
      'aromas',
      'cookingMethods',
      'bestPairedWith',
      'servingSuggestions',
      'healthWarnings',
      'ingredients',
    ] as const)
      this.#lists[list].add(this.#words.codesOf(food[list]));
    for (const list of ['allergens', 'mayContain'] as const)
      this.#lists[list].add(this.#words.codesOf(food[list] ?? []));
    this.#addNumbers(food);
    this.#rows += 1;
  }

  done(): FoodColumns {
    const { ids, names, nativeNames, localNames, mouthfeels, uploaders } = this.#texts;
    const {
      flavours,
      textures,
      aromas,
      cookingMethods,
      bestPairedWith,
      servingSuggestions,
      allergens,
      mayContain,
      healthWarnings,
      ingredients,
    } = this.#lists;
    const packedIds = ids.done();
    return {
      rows: this.#rows,
      ids: packedIds,
      idTable: buildIdTable(packedIds),
      names: names.done(),
      nativeNames: nativeNames.done(),
      localNames: localNames.done(),
      mouthfeels: mouthfeels.done(),
      uploaders: uploaders.done(),
      words: this.#words.words(),
      origins: this.#origins.packed(),
      temperatures: this.#temperatures.packed(),
      flavours: flavours.done(),
      textures: textures.done(),
      aromas: aromas.done(),
      cookingMethods: cookingMethods.done(),
      bestPairedWith: bestPairedWith.done(),
      servingSuggestions: servingSuggestions.done(),
      allergens: allergens.done(),
      mayContain: mayContain.done(),
      healthWarnings: healthWarnings.done(),
      ingredients: ingredients.done(),
      ...this.#numbers,
    };
  }

  #addNumbers(food: TasteTraits): void {
    const row = this.#rows;
    const {
      courses: ofRow,
      statesAllergens,
      spoken,
      diet,
      defaulted,
      levels,
      ratings,
      reviewCounts,
      createdAt,
    } = this.#numbers;
    ofRow[row] = food.course === null ? 0 : courses.indexOf(food.course) + 1;
    statesAllergens[row] =
      (food.allergens === null ? 0 : STATES_ALLERGENS) | (food.mayContain === null ? 0 : STATES_MAY_CONTAIN);
    const { mayContain, doubted } = spokenBy(food);
    spoken.set([mayContain, doubted], row * 2);
    diet[row] = packDiet(food.diet);
    defaulted[row] = packDefaults(food.defaulted);
    for (const [at, name] of intensityNames.entries())
      levels[row * LEVELS + at] = Math.round(food.intensities[name] * 10);
    ratings[row] = food.rating;
    reviewCounts[row] = food.reviewCount;
    createdAt[row] = food.createdAt;
  }
}
