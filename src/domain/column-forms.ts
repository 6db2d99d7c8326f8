import { cleanText } from '#prelude/clean-text.ts';
import { foldCase } from '#prelude/fold-case.ts';
import { must } from '#prelude/must.ts';
import { readNumber } from '#prelude/read-number.ts';
import { readList } from './read-list.ts';
import { TEXT_LIMIT } from './read-columns.ts';

type JsonRecord = Readonly<Record<string, unknown>>;
export type WordList = readonly string[] | null;

/** Longer lists are compared word by word with care for time; nearly every one is shorter. */
const SHORT = 12;

/**
 * Reads the columns of a columnar document, each as one value per food; a column that is not there says nothing of any food. What has not
 * the form that is asked for is noted in `malformed` and says nothing, too, so that nothing throws.
 */
export class ColumnForms {
  readonly malformed: string[] = [];
  readonly #columns: JsonRecord;
  readonly #foods: number;

  constructor(columns: JsonRecord, foods: number) {
    this.#columns = columns;
    this.#foods = foods;
  }

  /** Values as they are, null where there are none. */
  plain(name: string): readonly unknown[] {
    return this.#read(name, null, (column) => (isListOf(column, this.#foods) ? column : undefined));
  }

  texts(name: string): readonly string[] {
    return this.plain(name).map((value) => (value === null ? '' : cleanText(value, TEXT_LIMIT)));
  }

  /** @param none what stands where nothing is stated: 0 for a number column of the server, which cannot hold null */
  numbers<None extends number | null>(name: string, none: None): readonly (number | None)[] {
    return this.plain(name).map((value) => readNumber(value) ?? none);
  }

  /** Milliseconds since 1970, written as the steps from food to food. */
  moments(name: string): readonly number[] {
    let moment = 0;
    return this.plain(name).map((step) => (moment += readNumber(step) ?? 0));
  }

  /** Each distinct value is read once; foods share what came of it. */
  coded<T>(name: string, read: (value: unknown) => T): readonly T[] {
    return this.#read(name, read(null), (column) => {
      if (!isRecord(column) || !Array.isArray(column['values']) || !isListOf(column['rows'], this.#foods)) return undefined;
      const values: readonly T[] = column['values'].map(read);
      const codes: readonly unknown[] = column['rows'];
      return codes.every((code) => isCode(code, values.length)) ? codes.map((code) => values[code as number] as T) : undefined;
    });
  }

  /** Lists of words; null where nothing is stated. `read` reads one list as it stands in a row, and must read a word in it like any other. */
  lists(name: string, read: (value: unknown) => WordList = readList): readonly WordList[] {
    return this.#read<WordList>(name, null, (column) => {
      if (!isRecord(column) || !Array.isArray(column['words']) || !Array.isArray(column['codes'])) return undefined;
      const { words, sizes, codes } = column as { words: unknown[]; sizes: unknown; codes: unknown[] };
      if (!isListOf(sizes, this.#foods) || !sizes.every(isSize) || !codes.every((code) => isCode(code, words.length))) return undefined;
      return readWordLists({ words, sizes: sizes as number[], codes: codes as number[], read });
    });
  }

  #read<T>(name: string, nothing: T, read: (column: unknown) => readonly T[] | undefined): readonly T[] {
    if (Object.hasOwn(this.#columns, name)) {
      const values = read(this.#columns[name]);
      if (values !== undefined) return values;
      this.malformed.push(name);
    }
    return Array.from<T>({ length: this.#foods }).fill(nothing);
  }
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, length: number): value is readonly unknown[] {
  return Array.isArray(value) && value.length === length;
}

function isCode(value: unknown, words: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < words;
}

/** Not stated is -1 and never 0, and what is neither is not believed: an empty list of allergens says that there are none (R5). */
function isSize(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= -2;
}

interface WordColumn {
  readonly words: readonly unknown[];
  /** Words of each list; -1: nothing is stated; -2: one word stands in the place of a list. */
  readonly sizes: readonly number[];
  readonly codes: readonly number[];
  readonly read: (value: unknown) => WordList;
}

/** undefined when the sizes do not add up to the codes. */
function readWordLists({ words, sizes, codes, read }: WordColumn): readonly WordList[] | undefined {
  const spelt = words.map((word) => read([word])?.[0] ?? '');
  const marks = markWords(spelt);
  let at = 0;
  const lists = sizes.map((size): WordList => {
    const from = at;
    at += size === -2 ? 1 : Math.max(size, 0);
    if (size === -1 || at > codes.length) return null;
    if (size === -2) return read(words[codes[from] as number]);
    const inList = codes.slice(from, at);
    return inList.length <= SHORT && areApart(inList, marks) ? inList.map((code) => spelt[code] as string) : read(inList.map((code) => words[code]));
  });
  return at === codes.length ? lists : undefined;
}

/** A mark for each word: equal for words that are the same but for case, -1 for what is no word. */
function markWords(words: readonly string[]): readonly number[] {
  const marks = new Map<string, number>();
  return words.map((word) => {
    const folded = foldCase(word);
    if (!marks.has(folded)) marks.set(folded, word === '' ? -1 : marks.size);
    return must(marks.get(folded), 'a mark');
  });
}

/** Whether each is a word, and none came before in another case. */
function areApart(codes: readonly number[], marks: readonly number[]): boolean {
  return codes.every((code, place) => {
    const mark = marks[code];
    if (mark === -1) return false;
    for (let before = 0; before < place; before += 1) if (marks[codes[before] as number] === mark) return false;
    return true;
  });
}
