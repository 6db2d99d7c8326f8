import { type Course, courses } from '#domain/foods/course.ts';
import type { DietaryAnswer, Food } from '#domain/foods/food.ts';
import { nothingSpoken, type SpokenTopics } from '#domain/foods/topics/spoken-topics.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { type KeptTraits, rankedDefaults } from '#domain/foods/taste-traits.ts';
import {
  dietaryFlagNames,
  type DietaryFlagName,
  intensityNames,
  type IntensityName,
} from '#domain/taste/taste-vocabulary.ts';
import type { FoodColumns } from './food-columns.ts';
import { textAt } from './text-column.ts';
import type { WordLists } from './word-lists.ts';

const NO = 1;
const YES = 2;
export const STATES_ALLERGENS = 1;
export const STATES_MAY_CONTAIN = 2;

/**
 * A row of the columns, read as a food: the domain's rules run on it as on any other, and only what a rule asks for is unpacked.
 * The description is its folded form, which is all that the columns keep of it.
 */
export class FoodRow implements KeptTraits {
  readonly row: number;
  readonly #columns: FoodColumns;
  readonly #describe: (row: number) => string;

  constructor(columns: FoodColumns, row: number, describe: (row: number) => string) {
    this.#columns = columns;
    this.row = row;
    this.#describe = describe;
  }

  get id(): FoodId {
    return textAt(this.#columns.ids, this.row) as FoodId;
  }

  get name(): string {
    return textAt(this.#columns.names, this.row);
  }

  get nativeName(): string {
    return textAt(this.#columns.nativeNames, this.row);
  }

  get localName(): string {
    return textAt(this.#columns.localNames, this.row);
  }

  get origin(): string {
    return this.#word(this.#columns.origins[this.row]);
  }

  get course(): Course | null {
    return courses[(this.#columns.courses[this.row] ?? 0) - 1] ?? null;
  }

  get description(): string {
    return this.#describe(this.row);
  }

  get flavours(): readonly string[] {
    return this.#words(this.#columns.flavours);
  }

  get textures(): readonly string[] {
    return this.#words(this.#columns.textures);
  }

  get aromas(): readonly string[] {
    return this.#words(this.#columns.aromas);
  }

  get mouthfeel(): string {
    return textAt(this.#columns.mouthfeels, this.row);
  }

  get intensities(): Readonly<Record<IntensityName, number>> {
    const first = this.row * intensityNames.length;
    const level = (at: number) => (this.#columns.levels[first + at] ?? 0) / 10;
    return { sweet: level(0), salty: level(1), sour: level(2), bitter: level(3), umami: level(4), spicy: level(5) };
  }

  get temperatureServed(): string {
    return this.#word(this.#columns.temperatures[this.row]);
  }

  get cookingMethods(): readonly string[] {
    return this.#words(this.#columns.cookingMethods);
  }

  get bestPairedWith(): readonly string[] {
    return this.#words(this.#columns.bestPairedWith);
  }

  get servingSuggestions(): readonly string[] {
    return this.#words(this.#columns.servingSuggestions);
  }

  get rating(): number {
    return this.#columns.ratings[this.row] ?? 0;
  }

  get reviewCount(): number {
    return this.#columns.reviewCounts[this.row] ?? 0;
  }

  get createdAt(): number {
    return this.#columns.createdAt[this.row] ?? 0;
  }

  get uploadedBy(): MemberId | null {
    const uploader = textAt(this.#columns.uploaders, this.row);
    return uploader === '' ? null : (uploader as MemberId);
  }

  get allergens(): readonly string[] | null {
    return this.#states(STATES_ALLERGENS) ? this.#words(this.#columns.allergens) : null;
  }

  get mayContain(): readonly string[] | null {
    return this.#states(STATES_MAY_CONTAIN) ? this.#words(this.#columns.mayContain) : null;
  }

  get healthWarnings(): readonly string[] {
    return this.#words(this.#columns.healthWarnings);
  }

  get ingredients(): readonly string[] {
    return this.#words(this.#columns.ingredients);
  }

  get spoken(): SpokenTopics {
    const [mayContain = 0, doubted = 0] = this.#columns.spoken.subarray(this.row * 2, this.row * 2 + 2);
    return mayContain === 0 && doubted === 0 ? nothingSpoken : { mayContain, doubted };
  }

  get diet(): Readonly<Record<DietaryFlagName, DietaryAnswer>> {
    return dietOf(this.#columns.diet[this.row] ?? 0);
  }

  get defaulted(): Food['defaulted'] {
    return defaultsOf(this.#columns.defaulted[this.row] ?? 0);
  }

  #states(bit: number): boolean {
    return ((this.#columns.statesAllergens[this.row] ?? 0) & bit) !== 0;
  }

  #word(code: number | undefined): string {
    return this.#columns.words[code ?? 0] ?? '';
  }

  #words(lists: WordLists): readonly string[] {
    const end = lists.starts[this.row + 1] ?? 0;
    const words: string[] = [];
    for (let at = lists.starts[this.row] ?? 0; at < end; at += 1) words.push(this.#word(lists.codes[at]));
    return words;
  }
}

/** Few combinations occur, so each is unpacked once. */
const defaultsOf = unpackedOnce((bits) => rankedDefaults.filter((_, at) => (bits & (1 << at)) !== 0));

const dietOf = unpackedOnce((bits): Readonly<Record<DietaryFlagName, DietaryAnswer>> => {
  const answers = dietaryFlagNames.map((flag, at) => {
    const answer = (bits >> (at * 2)) & 3;
    return [flag, answer === YES ? true : answer === NO ? false : null];
  });
  return Object.fromEntries(answers) as Record<DietaryFlagName, DietaryAnswer>;
});

/** The bit that says that a part is a default. */
export function defaultBit(part: (typeof rankedDefaults)[number]): number {
  return 1 << rankedDefaults.indexOf(part);
}

export function packDefaults(defaulted: Food['defaulted']): number {
  return rankedDefaults.reduce((bits, part, at) => (defaulted.includes(part) ? bits | (1 << at) : bits), 0);
}

export function packDiet(diet: Food['diet']): number {
  return dietaryFlagNames.reduce((bits, flag, at) => {
    const answer = diet[flag];
    return answer === null ? bits : bits | ((answer ? YES : NO) << (at * 2));
  }, 0);
}

function unpackedOnce<T>(unpack: (bits: number) => T): (bits: number) => T {
  const unpacked = new Map<number, T>();
  return (bits) => {
    const known = unpacked.get(bits);
    if (known !== undefined) return known;
    const value = unpack(bits);
    unpacked.set(bits, value);
    return value;
  };
}
