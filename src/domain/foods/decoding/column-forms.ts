import { cleanText } from '#prelude/text/clean-text.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import { must } from '#prelude/must.ts';
import { readNumber } from '#prelude/read-number.ts';
import { readList } from '#domain/values/read-list.ts';
import { TEXT_LIMIT } from '#domain/values/read-columns.ts';

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
      if (!isRecord(column) || !Array.isArray(column['values']) || !isListOf(column['rows'], this.#foods))
        return undefined;
      const values: readonly T[] = column['values'].map(read);
      const codes = column['rows'];
      return areCodes(codes, values.length) ? codes.map((code) => values[code] as T) : undefined;
    });
  }

  /** Lists of words; null where nothing is stated. `read` reads one list as it stands in a row, and must read a word in it like any other. */
  lists(name: string, read: (value: unknown) => WordList = readList): readonly WordList[] {
    return this.#read<WordList>(name, null, (column) => {
      if (!isRecord(column) || !Array.isArray(column['words']) || !Array.isArray(column['codes'])) return undefined;
      const { words, sizes, codes } = column as { words: unknown[]; sizes: unknown; codes: unknown[] };
      if (!isListOf(sizes, this.#foods) || !sizes.every(isSize) || !areCodes(codes, words.length)) return undefined;
      return readWordLists({ words, sizes: sizes as number[], codes, read });
    });
  }

  #read<T>(name: string, nothing: T, read: (column: unknown) => readonly T[] | undefined): readonly T[] {
    if (Object.hasOwn(this.#columns, name)) {
      const values = read(this.#columns[name]);
      if (values !== undefined) return values;
      this.malformed.push(name);
    }
    return repeated(nothing, this.#foods);
  }
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, length: number): value is readonly unknown[] {
  return Array.isArray(value) && value.length === length;
}

// A new device reads these columns before anything of it runs fast: plain loops over some hundred thousand numbers.

function repeated<T>(value: T, times: number): readonly T[] {
  const all: T[] = [];
  for (let at = 0; at < times; at += 1) all.push(value);
  return all;
}

function areCodes(values: readonly unknown[], words: number): values is readonly number[] {
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at];
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= words) return false;
  }
  return true;
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
    return areApart(codes, { from, end: at, marks })
      ? speltOut(codes, { from, end: at, spelt })
      : read(codes.slice(from, at).map((code) => words[code]));
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

/** Whether each code of a short list is a word's, and none came before in another case. */
function areApart(
  codes: readonly number[],
  { from, end, marks }: { readonly from: number; readonly end: number; readonly marks: readonly number[] },
): boolean {
  if (end - from > SHORT) return false;
  for (let at = from; at < end; at += 1) {
    const mark = marks[codes[at] as number];
    if (mark === -1) return false;
    for (let before = from; before < at; before += 1) if (marks[codes[before] as number] === mark) return false;
  }
  return true;
}

function speltOut(
  codes: readonly number[],
  { from, end, spelt }: { readonly from: number; readonly end: number; readonly spelt: readonly string[] },
): readonly string[] {
  const list: string[] = [];
  for (let at = from; at < end; at += 1) list.push(spelt[codes[at] as number] as string);
  return list;
}
