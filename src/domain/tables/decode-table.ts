import type { SafetyNeeds } from '#domain/safety/safety-status-for.ts';
import { type Decoded, refused, valid } from '#domain/values/decoded.ts';
import type { DinnerTableId, TablePersonId } from '#domain/values/ids/ids.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { needsOfTable } from './at-table.ts';
import type { DinnerTable, TablePerson } from './table-person.ts';

/** A person from a row; refused without an id or a name. What they avoid is read word for word: a word that the app does not know stays, and so do those of a member who joined. */
export function decodeTablePerson(value: unknown): Decoded<TablePerson> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id')) as TablePersonId | null;
  const name = columns?.text('name') ?? '';
  if (columns === null || id === null || name === '') return refused('A person must have an id and a name.');
  const noted = notedNeeds(value);
  const isJoined = columns.text('member') !== '';
  const own = {
    allergens: isJoined ? columns.list('member_allergens') : [],
    dietaryRestrictions: isJoined ? columns.list('member_diets') : [],
  };
  return valid({
    id,
    name,
    ...needsOfTable([noted, own]),
    dislikes: columns.list('dislikes'),
    noted,
    standing: isJoined ? 'joined' : columns.value('member_left') === true ? 'left' : 'noted',
  });
}

/** What the member wrote that a person avoids, from its row. */
export function notedNeeds(value: unknown): SafetyNeeds {
  const columns = readColumns(value);
  return {
    allergens: columns?.list('allergens') ?? [],
    dietaryRestrictions: columns?.list('dietary_restrictions') ?? [],
  };
}

/** A table from a row; refused without an id or a name. */
export function decodeDinnerTable(value: unknown): Decoded<DinnerTable> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id')) as DinnerTableId | null;
  const name = columns?.text('name') ?? '';
  if (id === null || name === '') return refused('A table must have an id and a name.');
  return valid({ id, name });
}
