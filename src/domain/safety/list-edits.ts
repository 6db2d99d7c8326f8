import type { Json } from '#domain/values/json.ts';
import type { Columns } from '#domain/values/synced-row.ts';

/**
 * What tells who must not eat what is not replaced as a whole: a device that has not heard of the newest allergen would take it out again. Of these
 * columns an edit says which words it added and which it took out, and these are done to the list as it is by then [S15], on the device and on the server.
 *
 * A column holds a list of words, or answers by name (`dietary_info`), or null where nothing is stated.
 */
const joinedColumns: Readonly<Record<string, readonly string[]>> = {
  foods: ['allergens', 'dietary_info', 'health_warnings', 'ingredients', 'may_contain'],
  table_people: ['allergens', 'dietary_restrictions'],
  user_taste_profiles: ['allergens', 'dietary_restrictions'],
};

/** What was done to one column: words, or names of answers. */
export interface ListEdit {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

type Answers = Readonly<Record<string, Json>>;

/** By column. */
export type ListEdits = Readonly<Record<string, ListEdit>>;

/** The member of a request's body that carries the edits: no column has such a name. */
export const EDITS_KEY = '@edits';

/** @returns whose edits are done word by word; none in most collections */
export function joinedColumnsOf(collection: string): readonly string[] {
  return joinedColumns[collection] ?? [];
}

/**
 * What a write does to the columns that are joined.
 *
 * @param before what its writer saw; null: nothing, it is a new row
 */
export function listEdits(
  collection: string,
  { before, after }: { before: Columns | null; after: Columns },
): ListEdits {
  const written = joinedColumnsOf(collection).filter((column) => Object.hasOwn(after, column));
  return Object.fromEntries(
    written.map((column) => [column, editBetween(before?.[column] ?? null, after[column] ?? null)]),
  );
}

function editBetween(before: Json, after: Json): ListEdit {
  if (isAnswers(before) || isAnswers(after)) {
    const [was, is] = [answersOf(before), answersOf(after)];
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    return { added: names.filter((name) => (was[name] ?? null) !== (is[name] ?? null)), removed: [] };
  }
  const [was, is] = [wordsOf(before), wordsOf(after)];
  return { added: without(is, was), removed: without(was, is) };
}

/** The edits of a change. One from before there were edits may have added any word of its lists, and took out none that anybody knows of. */
export function editsOf({
  collection,
  columns,
  edits,
}: {
  readonly collection: string;
  readonly columns: Columns;
  readonly edits?: ListEdits;
}): ListEdits {
  return edits ?? listEdits(collection, { before: null, after: columns });
}

/** Two edits of one writer, one after the other, as one. */
export function joinEdits(first: ListEdits, second: ListEdits): ListEdits {
  const joined = Object.entries(second).map(([column, { added, removed }]) => {
    const before = first[column] ?? { added: [], removed: [] };
    const still = (words: readonly string[]) => without(words, [...added, ...removed]);
    const both = { added: [...still(before.added), ...added], removed: [...still(before.removed), ...removed] };
    return [column, both] as const;
  });
  return { ...first, ...Object.fromEntries(joined) };
}

/**
 * The column after an edit, whatever it has become since the writer saw it. A word leaves only where somebody who saw it took it out. Nobody states an
 * empty list by this: where two each took out what the other kept, nothing is stated (null). Pure.
 *
 * @param now what it holds
 * @param after what the writer wrote
 */
export function editedList(now: Json, { after, edit }: { readonly after: Json; readonly edit: ListEdit }): Json {
  if (isAnswers(now) || isAnswers(after)) return editedAnswers(answersOf(now), { after: answersOf(after), edit });
  if (!Array.isArray(now)) return after;
  const written = wordsOf(after);
  const [added, removed] = [sift(edit.added, written, true), without(edit.removed, written)];
  const kept = without(wordsOf(now), removed);
  const words = [...kept, ...without(added, kept)];
  // Where nobody else wrote meanwhile it is as it was written, in its order too.
  const isAsWritten = Array.isArray(after) && words.length === written.length && without(words, written).length === 0;
  if (isAsWritten) return after;
  return words.length > 0 ? words : null;
}

/**
 * A list of a form that was open while the list may have changed: what was added and taken out in the form, done to the list as it is now.
 *
 * @param now what it holds
 * @param seen what the form began with
 * @param written what it was left with
 */
export function joinedWords(
  now: readonly string[],
  { seen, written }: { readonly seen: readonly string[]; readonly written: readonly string[] },
): readonly string[] {
  return wordsOf(editedList(now, { after: written, edit: editBetween(seen, written) }));
}

function editedAnswers(now: Answers, { after, edit }: { after: Answers; edit: ListEdit }): Json {
  const changed = edit.added.map((name) => [name, after[name] ?? null] as const);
  const answers = { ...now, ...Object.fromEntries(changed) };
  return Object.values(answers).some((answer) => answer !== null) ? answers : null;
}

function isAnswers(value: Json): value is Answers {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function answersOf(value: Json): Answers {
  return isAnswers(value) ? value : {};
}

function wordsOf(value: Json): readonly string[] {
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
}

/** Two spellings are one word where only capitals and spaces around it differ. */
const keyOf = (word: string) => word.trim().toLowerCase();

/** The words that are among others, or those that are not. */
function sift(words: readonly string[], others: readonly string[], isAmong: boolean): readonly string[] {
  const keys = new Set(others.map(keyOf));
  return words.filter((word) => keys.has(keyOf(word)) === isAmong);
}

const without = (words: readonly string[], others: readonly string[]) => sift(words, others, false);
