import { cleanText } from '#prelude/text/clean-text.ts';
import { parseJson } from '#prelude/parse-json.ts';
import { readNumber } from '#prelude/read-number.ts';
import { readTimestamp } from '#prelude/timing/read-timestamp.ts';
import { readList } from './read-list.ts';

/** Far above what the forms allow (2,000), so that nothing honest is ever cut. */
export const TEXT_LIMIT = 20_000;

/**
 * Reads a record from outside, one column at a time. Every reader takes a column's names in order of preference and
 * gives the first usable value; nothing throws, and only the record's own properties are seen.
 */
export interface Columns {
  /** The first value that is neither absent nor null. */
  readonly value: (...names: readonly string[]) => unknown;
  /** The first text that is not blank, or ''. */
  readonly text: (...names: readonly string[]) => string;
  /** The first list that is not empty, or []. */
  readonly list: (...names: readonly string[]) => readonly string[];
  /** The first finite number, or null. */
  readonly number: (...names: readonly string[]) => number | null;
  /** Milliseconds since 1970, or 0. */
  readonly moment: (...names: readonly string[]) => number;
  /** The columns of a nested record, given as an object or as JSON text; empty when there is none. */
  readonly nested: (name: string) => Columns;
}

type JsonRecord = Readonly<Record<string, unknown>>;

/** null when the value is no record; a record may also be given as JSON text. */
export function readColumns(value: unknown): Columns | null {
  const record = asRecord(value);
  return record === null ? null : columnsOf(record);
}

function columnsOf(record: JsonRecord): Columns {
  const valueOf = (name: string): unknown => (Object.hasOwn(record, name) ? record[name] : undefined);
  // A food is read by a hundred of these, hundreds of foods by the server's first answer: no list is made of what nobody keeps.
  const first = <T>(names: readonly string[], read: (value: unknown) => T | null): T | null => {
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at] ?? '';
      const found = Object.hasOwn(record, name) ? read(record[name]) : null;
      if (found !== null) return found;
    }
    return null;
  };
  return {
    value: (...names) => first(names, (value) => value ?? null),
    text: (...names) => first(names, (value) => cleanText(value, TEXT_LIMIT) || null) ?? '',
    list: (...names) => first(names, (value) => filled(readList(value))) ?? [],
    number: (...names) => first(names, readNumber),
    moment: (...names) => first(names, (value) => readTimestamp(value) || null) ?? 0,
    nested: (name) => columnsOf(asRecord(valueOf(name)) ?? {}),
  };
}

function asRecord(value: unknown): JsonRecord | null {
  const record = typeof value === 'string' && value.trimStart().startsWith('{') ? parseJson(value) : value;
  return typeof record === 'object' && record !== null && !Array.isArray(record) ? (record as JsonRecord) : null;
}

function filled(list: readonly string[] | null): readonly string[] | null {
  return list === null || list.length === 0 ? null : list;
}
