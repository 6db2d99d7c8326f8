import type { SafetyNeeds } from '#domain/safety/safety-status-for.ts';
import { notedNeeds } from '#domain/tables/decode-table.ts';
import { type PersonWords, seatIdFor } from '#domain/tables/table-person.ts';
import { joinedWords } from '#domain/safety/list-edits.ts';
import type { DinnerTableId, MemberId, TablePersonId } from '#domain/values/ids/ids.ts';
import type { Columns } from '#domain/values/synced-row.ts';
import { sameJson } from '#prelude/same-json.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { SyncedCollection } from '#replica/database/synced-collections.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { deleteCommand, type Undoable } from '#replica/outbox/delete-command.ts';
import type { Mutation } from '#replica/outbox/record-mutation.ts';
import { rowToEdit } from '#replica/outbox/row-to-edit.ts';
import { takeBackDeletion } from '#replica/outbox/take-back-deletion.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

/** All of them go out one after the other [S13]: a seat and the deletion of its person would else race. They are few. */
export const tablesLane = 'tables';

/**
 * Adds a person, or says anew what one is called and avoids: only what differs is sent, and a form or a device that has not heard of the newest allergen cannot
 * take it out [S15]. What the server refused is corrected by it [S6].
 *
 * @param id null for a new person
 * @param seen what the person was said to avoid when the form began
 */
export function savePerson(
  replica: Replica,
  { id, seen, words }: { readonly id: TablePersonId | null; readonly seen: SafetyNeeds; readonly words: PersonWords },
): Promise<WriteOutcome<{ personId: TablePersonId }>> {
  return writeCommand(replica, async ({ memberId }) => {
    const personId = id ?? (replica.newId.record() as TablePersonId);
    const now = await rowToEdit(replica, { collection: 'table_people', id: personId });
    const noted = now === null ? seen : notedNeeds(now.row);
    const columns = {
      name: words.name.trim(),
      allergens: joinedWords(noted.allergens, { seen: seen.allergens, written: words.allergens }),
      dietary_restrictions: joinedWords(noted.dietaryRestrictions, {
        seen: seen.dietaryRestrictions,
        written: words.dietaryRestrictions,
      }),
      dislikes: words.dislikes,
    };
    const written = await saved(replica, {
      memberId,
      collection: 'table_people',
      record: personId,
      isNew: id === null,
      columns,
    });
    return written === null ? { kind: 'missing' } : { mutations: written, saved: { personId } };
  });
}

/** Removes a person, from all tables too. */
export function removePerson(
  replica: Replica,
  asked: { readonly id: TablePersonId; readonly heldFor: number },
): Promise<WriteOutcome<Undoable>> {
  return removal(replica, { ...asked, collection: 'table_people' });
}

/**
 * Makes a table, or changes its name and who sits at it. Only those who were added or removed in this form are written, so whom another device has added
 * meanwhile stays.
 *
 * @param id null for a new table
 * @param before who sat at it when its form was opened
 */
export function saveTable(
  replica: Replica,
  {
    id,
    name,
    before,
    people,
  }: {
    readonly id: DinnerTableId | null;
    readonly name: string;
    readonly before: readonly TablePersonId[];
    readonly people: readonly TablePersonId[];
  },
): Promise<WriteOutcome<{ tableId: DinnerTableId }>> {
  return writeCommand(replica, async ({ memberId }) => {
    const tableId = id ?? (replica.newId.record() as DinnerTableId);
    const table = await saved(replica, {
      memberId,
      collection: 'dinner_tables',
      record: tableId,
      isNew: id === null,
      columns: { name: name.trim() },
    });
    if (table === null) return { kind: 'missing' };
    const seats: Mutation[] = [];
    for (const person of people.filter((one) => !before.includes(one)))
      seats.push(...(await seating(replica, { memberId, tableId, person })));
    for (const person of before.filter((one) => !people.includes(one)))
      seats.push(...(await leaving(replica, { memberId, tableId, person })));
    return { mutations: [...table, ...seats], saved: { tableId } };
  });
}

/** Removes a table. Its people stay. */
export function removeTable(
  replica: Replica,
  asked: { readonly id: DinnerTableId; readonly heldFor: number },
): Promise<WriteOutcome<Undoable>> {
  return removal(replica, { ...asked, collection: 'dinner_tables' });
}

interface Saved {
  readonly memberId: MemberId;
  readonly collection: SyncedCollection;
  readonly record: string;
  readonly isNew: boolean;
  readonly columns: Columns & { readonly name: string };
}

/** The create, or the edit of what differs; null where there is nothing to edit. */
async function saved(
  replica: Replica,
  { memberId, collection, record, isNew, columns }: Saved,
): Promise<readonly Mutation[] | null> {
  const common = { member: memberId, collection, record, lane: tablesLane, about: columns.name } as const;
  if (isNew) return [{ ...common, kind: 'create', columns: { user: memberId, ...columns } }];
  const before = await rowToEdit(replica, { collection, id: record });
  if (before === null) return null;
  const changed = Object.fromEntries(
    Object.entries(columns).filter(([column, value]) => before.isRefused || !sameJson(before.row[column] ?? '', value)),
  );
  return Object.keys(changed).length === 0 ? [] : [{ ...common, kind: 'update', columns: changed }];
}

interface Seat {
  readonly memberId: MemberId;
  readonly tableId: DinnerTableId;
  readonly person: TablePersonId;
}

/** One seat for table and person, by a derived id [S12]. */
async function seating({ database }: Replica, { memberId, tableId, person }: Seat): Promise<readonly Mutation[]> {
  const record = seatIdFor(tableId, person);
  const rows = database.rows('table_seats');
  if ((await rows.get(record)) === undefined) await takeBackDeletion(database, record);
  if ((await rows.get(record)) !== undefined) return [];
  return [
    {
      member: memberId,
      collection: 'table_seats',
      record,
      kind: 'create',
      columns: { table: tableId, person, user: memberId },
      after: [tableId, person],
      lane: tablesLane,
      about: textColumn(await database.rows('table_people').get(person), 'name'),
    },
  ];
}

async function leaving({ database }: Replica, { memberId, tableId, person }: Seat): Promise<readonly Mutation[]> {
  const record = seatIdFor(tableId, person);
  if ((await database.rows('table_seats').get(record)) === undefined) return [];
  const about = textColumn(await database.rows('table_people').get(person), 'name');
  return [{ member: memberId, collection: 'table_seats', record, kind: 'delete', lane: tablesLane, about }];
}

function removal(
  replica: Replica,
  { id, collection, heldFor }: { readonly id: string; readonly collection: SyncedCollection; readonly heldFor: number },
): Promise<WriteOutcome<Undoable>> {
  return deleteCommand(
    replica,
    async ({ memberId }) => {
      const row = await replica.database.rows(collection).get(id);
      if (row === undefined) return null;
      return { member: memberId, collection, record: id, lane: tablesLane, about: textColumn(row, 'name') };
    },
    heldFor,
  );
}
