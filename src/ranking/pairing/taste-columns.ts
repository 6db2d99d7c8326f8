import type { TasteTraits } from '#domain/taste-traits.ts';
import { intensityNames } from '#domain/taste-vocabulary.ts';
import { foldCase } from '#prelude/fold-case.ts';
import { GrowingNumbers, type Numbers } from '#ranking/columns/growing-numbers.ts';
import { WordCodes } from '#ranking/columns/word-codes.ts';
import { type WordLists, WordListsBuilder } from '#ranking/columns/word-lists.ts';

export const TASTES = intensityNames.length;
/** Levels are tenths, 0-50; a level that is a default stands above them. */
export const NOT_STATED = 63;
/** So many levels have room in a table of one intensity. */
export const LEVEL_ROOM = 64;

/** The catalogue as pairing reads it (architecture, 'Taste columns'): folded words as codes, none twice in a row, levels as tenths. */
export interface TasteColumns {
  /** Flavours, textures and aromas as one list of words that say which they are: one loop is quicker than three. */
  readonly tastes: WordLists;
  readonly tasteWords: readonly string[];
  readonly methods: WordLists;
  /** By code: cooking methods, origins and temperatures. '' is code 0. */
  readonly words: readonly string[];
  readonly origins: Numbers;
  /** 0 where the temperature is a default. */
  readonly temperatures: Numbers;
  /** Six a row in the order of `intensityNames`. */
  readonly levels: Uint8Array;
}

/** Before a word, what it is said of: 'creamy' is a flavour and a texture. */
export const tasteKinds = { flavour: 'f', texture: 't', aroma: 'a' } as const;

/** Takes the foods in the order of their rows. */
export class TasteColumnsBuilder {
  readonly #words = new WordCodes();
  readonly #tasteWords = new WordCodes();
  readonly #tastes = new WordListsBuilder();
  readonly #methods = new WordListsBuilder();
  readonly #origins = new GrowingNumbers();
  readonly #temperatures = new GrowingNumbers();
  readonly #levels: number[] = [];

  constructor() {
    this.#words.codeOf('');
  }

  add(food: TasteTraits): void {
    this.#tastes.add(new Set(this.#tasteWords.codesOf(tasteWordsOf(food))));
    this.#methods.add(new Set(this.#words.codesOf(food.cookingMethods.map(foldCase))));
    this.#origins.push(this.#words.codeOf(foldCase(food.origin)));
    this.#temperatures.push(this.#words.codeOf(statedTemperature(food)));
    for (const level of statedLevels(food)) this.#levels.push(level);
  }

  done(): TasteColumns {
    return {
      tastes: this.#tastes.done(), tasteWords: this.#tasteWords.words(), methods: this.#methods.done(), words: this.#words.words(),
      origins: this.#origins.packed(), temperatures: this.#temperatures.packed(), levels: Uint8Array.from(this.#levels),
    };
  }
}

/** The six levels in tenths, `NOT_STATED` for a default. */
export function statedLevels({ intensities, defaulted }: Pick<TasteTraits, 'intensities' | 'defaulted'>): readonly number[] {
  return intensityNames.map((name) => (defaulted.includes(name) ? NOT_STATED : Math.round(intensities[name] * 10)));
}

/** Folded; '' for a default. */
export function statedTemperature({ temperatureServed, defaulted }: Pick<TasteTraits, 'temperatureServed' | 'defaulted'>): string {
  return defaulted.includes('temperatureServed') ? '' : foldCase(temperatureServed);
}

function tasteWordsOf({ flavours, textures, aromas }: Pick<TasteTraits, 'flavours' | 'textures' | 'aromas'>): readonly string[] {
  const of = (kind: string, list: readonly string[]) => list.map((word) => kind + foldCase(word));
  return [...of(tasteKinds.flavour, flavours), ...of(tasteKinds.texture, textures), ...of(tasteKinds.aroma, aromas)];
}
