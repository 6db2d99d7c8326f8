import { t } from '@lingui/core/macro';
import { diaryLimits } from '#domain/diary/diary-entry.ts';
import {
  type BadLine,
  type CalledTable,
  foodColumnNames,
  readCalledTable,
  readFoodId,
  readLines,
  type RowReader,
} from '#domain/import/read-lines.ts';
import { figure } from '#languages/figure.ts';
import { listLimits } from '#domain/values/list-limits.ts';
import type { FiledFood, FiledList } from './list-file.ts';

/** Lines of one file: as many foods as the server takes of a member in a day. */
const MOST_OF_A_FILE = 10_000;

export type ReadListFile =
  | {
      readonly kind: 'lists';
      readonly lists: readonly FiledList[];
      /** Foods that stand on the same list more than once. */
      readonly repeated: number;
      readonly bad: readonly BadLine[];
    }
  | { readonly kind: 'refused'; readonly why: string };

const columnNames = {
  list: ['list', 'list_name', 'collection', 'liste'],
  text: ['text', 'about', 'description', 'beschreibung'],
  food: foodColumnNames,
  foodId: ['food_id'],
  listId: ['list_id'],
} as const;
type Column = keyof typeof columnNames;

interface Gathered {
  readonly listId: string;
  readonly name: string;
  readonly line: number;
  text: string;
  textLine: number;
  readonly foods: FiledFood[];
  readonly known: Set<string>;
}

/**
 * What a file says of lists, in its order: every line is a food of a list, a list without foods, or named with what is wrong in it; none is left out or shortened.
 *
 * @param bytes of a CSV or a JSON list of objects, as `readTable` takes them
 */
export function readListFile(bytes: Uint8Array): ReadListFile {
  const table = readCalledTable<Column>(bytes, {
    called: columnNames,
    most: MOST_OF_A_FILE,
    tooMany: t`The file has more than ${figure(MOST_OF_A_FILE)} lines. Split it, and import a part each day.`,
  });
  if (table.kind === 'refused') return table;
  const { places } = table;
  if (places.list === undefined)
    return { kind: 'refused', why: t`No column names the list: call one ‘list’ in the first line.` };
  if (places.food === undefined && places.foodId === undefined)
    return { kind: 'refused', why: t`No column says what stands on it: call one ‘food’ in the first line.` };
  return readLists(table);
}

function readLists(table: CalledTable<Column>): ReadListFile {
  const lists = new Map<string, Gathered>();
  let repeated = 0;
  const bad = readLines(table, (reader, line) => {
    const { problems } = reader;
    const { listId, name, text, food } = readListLine(reader);
    // Without an id it is its name that makes it one list.
    const key = JSON.stringify(listId === '' ? { name } : { listId });
    const list: Gathered = lists.get(key) ?? {
      listId,
      name,
      line,
      text: '',
      textLine: line,
      foods: [],
      known: new Set<string>(),
    };
    const isKnown = food !== null && list.known.has(keyOf(food));
    if (name !== list.name) problems.push(t`its list is called otherwise in line ${figure(list.line)}`);
    if (list.text !== '' && text !== '' && list.text !== text)
      problems.push(t`its text is another than that of the list in line ${figure(list.textLine)}`);
    if (food !== null && !isKnown && list.foods.length >= listLimits.items)
      problems.push(t`a list has at most ${figure(listLimits.items)} foods`);
    return () => {
      if (list.text === '' && text !== '') [list.text, list.textLine] = [text, line];
      lists.set(key, list);
      if (food === null) return;
      if (isKnown) repeated += 1;
      else list.foods.push(food);
      list.known.add(keyOf(food));
    };
  });
  const found = [...lists.values()].map(({ listId, name, text, foods }) => ({ listId, name, text, foods }));
  return { kind: 'lists', lists: found, repeated, bad };
}

function readListLine({ text, problems }: RowReader<Column>) {
  const name = text('list', t`list`, listLimits.name);
  if (name === '') problems.push(t`it does not say on which list`);
  const about = text('text', t`text`, listLimits.text);
  const food: FiledFood = {
    foodId: readFoodId(text('foodId', 'food_id')),
    name: text('food', t`food`, diaryLimits.foodName),
  };
  const isEmpty = food.foodId === null && food.name === '';
  return { listId: text('listId', 'list_id', 100), name, text: about, food: isEmpty ? null : food };
}

function keyOf({ foodId, name }: FiledFood): string {
  return foodId ?? ` ${name}`;
}
