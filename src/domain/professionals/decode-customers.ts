import { readColumns } from '#domain/values/read-columns.ts';
import { type CustomerFigures, scaleEnds, tasteGroups, wordLists } from './customer-insights.ts';

/** What the server tells of those who rated, with what the foods are called and when it was counted. */
export interface CustomerInsights extends Omit<CustomerFigures, 'groups'> {
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
  readonly groups: readonly (CustomerFigures['groups'][number] & { readonly name: string })[];
}

const scales = Object.keys(scaleEnds) as (keyof typeof scaleEnds)[];
const groups = Object.keys(tasteGroups) as (keyof typeof tasteGroups)[];

/** null: fewer than ten people, or nothing that makes sense. What a newer server adds is left out [S9]. */
export function decodeCustomers(value: unknown): CustomerInsights | null {
  const columns = readColumns(value);
  const people = columns?.number('people') ?? null;
  if (columns === null || people === null) return null;
  const names = columns.nested('names');
  return {
    people,
    madeAt: columns.moment('madeAt'),
    stars: rowsOf(columns.value('stars'), ({ number }) => {
      const [from, to, percent] = [number('from'), number('to'), number('percent')];
      return from === null || to === null || percent === null ? null : { from, to, percent };
    }),
    scales: rowsOf(columns.value('scales'), ({ number, text }) => {
      const scale = scales.find((known) => known === text('scale'));
      const [theirs, all] = [number('theirs'), number('all')];
      return scale === undefined || theirs === null || all === null ? null : { scale, theirs, all };
    }),
    words: rowsOf(columns.value('words'), ({ number, text }) => {
      const list = wordLists.find((known) => known === text('list'));
      const [word, theirs, all] = [text('word'), number('theirs'), number('all')];
      return list === undefined || word === '' || theirs === null || all === null ? null : { list, word, theirs, all };
    }),
    groups: rowsOf(columns.value('groups'), ({ number, text }) => {
      const group = groups.find((known) => known === text('group'));
      const [food, inGroup, stars] = [text('food'), number('people'), number('stars')];
      const name = names.text(food);
      return group === undefined || name === '' || inGroup === null || stars === null
        ? null
        : { food, name, group, people: inGroup, stars };
    }),
  };
}

function rowsOf<Row>(
  value: unknown,
  read: (columns: NonNullable<ReturnType<typeof readColumns>>) => Row | null,
): readonly Row[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one) => {
    const columns = readColumns(one);
    const row = columns === null ? null : read(columns);
    return row === null ? [] : [row];
  });
}
