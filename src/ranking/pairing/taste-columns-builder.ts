import { mentionsOf } from '#domain/pairing/partners/partner-mentions.ts';
import { platePlace } from '#domain/pairing/plate.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import { GrowingNumbers } from '#ranking/columns/growing-numbers.ts';
import { WordCodes } from '#ranking/columns/word-codes.ts';
import { type WordLists, WordListsBuilder } from '#ranking/columns/word-lists.ts';
import { statedLevels } from './stated-levels.ts';
import { statedTemperature } from './stated-temperature.ts';
import { LEVELS_TOGETHER, type LevelGroups, type Servings, type TasteColumns, tasteKinds } from './taste-columns.ts';

/** Takes the foods in the order of their rows. */
export class TasteColumnsBuilder {
  readonly #words = new WordCodes();
  readonly #tasteWords = new WordCodes();
  readonly #tastes = new WordListsBuilder();
  readonly #servings = new ServingsBuilder();
  readonly #firstLevels = new LevelGroupsBuilder();
  readonly #otherLevels = new LevelGroupsBuilder();
  readonly #plates: number[] = [];
  readonly #partnerNames = new WordCodes();
  readonly #mentions = new WordListsBuilder();
  readonly #ownNames: ReadonlySet<string>[] = [];

  constructor() {
    this.#words.codeOf('');
  }

  add(food: TasteTraits): void {
    this.#tastes.add(new Set(this.#tasteWords.codesOf(tasteWordsOf(food))));
    this.#servings.add({
      origin: this.#words.codeOf(foldCase(food.origin)),
      temperature: this.#words.codeOf(statedTemperature(food)),
      methods: [...new Set(this.#words.codesOf(food.cookingMethods.map(foldCase)))],
    });
    const levels = statedLevels(food);
    this.#firstLevels.add(levels.slice(0, LEVELS_TOGETHER));
    this.#otherLevels.add(levels.slice(LEVELS_TOGETHER));
    this.#addPartners(food);
  }

  #addPartners(food: TasteTraits): void {
    const { own, named, served } = mentionsOf(food);
    this.#plates.push(platePlace(food));
    this.#mentions.add(this.#partnerNames.codesOf(new Set([...named, ...served])));
    this.#ownNames.push(own);
  }

  done(): TasteColumns {
    const tasteWords = this.#tasteWords.words();
    return {
      tasteWords,
      sayings: turnedRound(this.#tastes.done(), tasteWords.length),
      words: this.#words.words(),
      servings: this.#servings.done(),
      firstLevels: this.#firstLevels.done(),
      otherLevels: this.#otherLevels.done(),
      ...this.#partners(),
    };
  }

  #partners(): Pick<TasteColumns, 'plates' | 'partnerNames' | 'namers' | 'called'> {
    const partnerNames = this.#partnerNames.words();
    const codes = new Map(partnerNames.map((name, code) => [name, code]));
    const calls = new WordListsBuilder();
    for (const names of this.#ownNames) calls.add([...names].flatMap((name) => codes.get(name) ?? []));
    return {
      plates: Uint8Array.from(this.#plates),
      partnerNames,
      namers: turnedRound(this.#mentions.done(), partnerNames.length),
      called: turnedRound(calls.done(), partnerNames.length),
    };
  }
}

interface Serving {
  readonly origin: number;
  readonly temperature: number;
  readonly methods: readonly number[];
}

class ServingsBuilder {
  readonly #known = new WordCodes();
  readonly #codes = new GrowingNumbers();
  readonly #origins = new GrowingNumbers();
  readonly #temperatures = new GrowingNumbers();
  readonly #methods = new WordListsBuilder();

  add({ origin, temperature, methods }: Serving): void {
    const code = this.#known.codeOf([origin, temperature, ...methods].join());
    this.#codes.push(code);
    if (code < this.#origins.length) return;
    this.#origins.push(origin);
    this.#temperatures.push(temperature);
    this.#methods.add(methods);
  }

  done(): Servings {
    return {
      codes: this.#codes.packed(),
      origins: this.#origins.packed(),
      temperatures: this.#temperatures.packed(),
      methods: this.#methods.done(),
    };
  }
}

class LevelGroupsBuilder {
  readonly #known = new WordCodes();
  readonly #codes = new GrowingNumbers();
  readonly #levels = new GrowingNumbers();

  add(levels: readonly number[]): void {
    const code = this.#known.codeOf(levels.join());
    this.#codes.push(code);
    if (code * LEVELS_TOGETHER === this.#levels.length) for (const level of levels) this.#levels.push(level);
  }

  done(): LevelGroups {
    return { codes: this.#codes.packed(), levels: Uint8Array.from(this.#levels.packed()) };
  }
}

/** For each code the rows whose list has it. */
function turnedRound({ starts, codes }: WordLists, words: number): WordLists {
  const rowsStart = new Uint32Array(words + 1);
  for (const code of codes) rowsStart[code + 1] = (rowsStart[code + 1] ?? 0) + 1;
  for (let code = 0; code < words; code += 1) rowsStart[code + 1] = (rowsStart[code + 1] ?? 0) + (rowsStart[code] ?? 0);
  const rows = starts.length <= 0x1_0000 ? new Uint16Array(codes.length) : new Uint32Array(codes.length);
  const next = rowsStart.slice();
  for (let row = 0, at = 0; row + 1 < starts.length; row += 1) {
    for (const end = starts[row + 1] ?? 0; at < end; at += 1) {
      const code = codes[at] ?? 0;
      rows[next[code] ?? 0] = row;
      next[code] = (next[code] ?? 0) + 1;
    }
  }
  return { starts: rowsStart, codes: rows };
}

function tasteWordsOf({
  flavours,
  textures,
  aromas,
}: Pick<TasteTraits, 'flavours' | 'textures' | 'aromas'>): readonly string[] {
  const of = (kind: string, list: readonly string[]) => list.map((word) => kind + foldCase(word));
  return [...of(tasteKinds.flavour, flavours), ...of(tasteKinds.texture, textures), ...of(tasteKinds.aroma, aromas)];
}
