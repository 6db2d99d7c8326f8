import { decodeDinnerTable, decodeTablePerson } from '#domain/tables/decode-table.ts';
import { decodeTableInvitation, type TableInvitation } from '#domain/tables/table-invitation.ts';
import type { DinnerTable, TablePerson } from '#domain/tables/table-person.ts';
import type { Decoded } from '#domain/values/decoded.ts';
import type { DinnerTableId, TablePersonId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { rowToEdit } from '#replica/outbox/row-to-edit.ts';
import { session } from '#replica/session/session.ts';

export interface TableWithPeople extends DinnerTable {
  /** Who sits at it. */
  readonly people: readonly TablePerson[];
}

/** Somebody of the member's people, with what became of the question whether they say for themselves what they avoid. */
export interface OwnPerson extends TablePerson {
  /** null: nobody was asked. */
  readonly invitation: TableInvitation | null;
}

export interface OwnTables {
  /** Everybody whom the member eats with. */
  readonly people: readonly OwnPerson[];
  readonly tables: readonly TableWithPeople[];
}

/** The signed-in member's people and tables; of a visitor none. */
export async function ownTables(replica: Replica): Promise<OwnTables> {
  const { database } = replica;
  const user = (await session(replica))?.memberId;
  if (user === undefined) return { people: [], tables: [] };
  const [personRows, tableRows, seats] = await Promise.all(
    (['table_people', 'dinner_tables', 'table_seats'] as const).map((collection) =>
      database.rows(collection).where('user').equals(user).toArray(),
    ),
  );
  const asked = read(
    await database.rows('table_invitations').where('host').equals(user).toArray(),
    decodeTableInvitation,
  );
  const people = read(personRows, decodeTablePerson).map((person) => ({
    ...person,
    invitation: asked.find((one) => one.person === person.id) ?? null,
  }));
  const seated = new Set(seats?.map((seat) => `${textColumn(seat, 'table')} ${textColumn(seat, 'person')}`));
  return {
    people,
    tables: read(tableRows, decodeDinnerTable).map((table) => ({
      ...table,
      people: people.filter((person) => seated.has(`${table.id} ${person.id}`)),
    })),
  };
}

/** What others ask the signed-in member about their tables, but for what was declined. */
export async function invitationsToTables(replica: Replica): Promise<readonly TableInvitation[]> {
  const user = (await session(replica))?.memberId;
  if (user === undefined) return [];
  const rows = await replica.database.rows('table_invitations').where('guest').equals(user).toArray();
  return read(rows, decodeTableInvitation).filter(({ answer }) => answer !== 'declined');
}

/** A person with what the server refused of them, to be corrected [S6]; null where there is none. */
export async function personToEdit(replica: Replica, id: TablePersonId): Promise<TablePerson | null> {
  const found = await rowToEdit(replica, { collection: 'table_people', id });
  return found === null ? null : (read([found.row], decodeTablePerson)[0] ?? null);
}

/** A table with what the server refused of it, and who sits at it; null where there is none. */
export async function tableToEdit(replica: Replica, id: DinnerTableId): Promise<TableWithPeople | null> {
  const found = await rowToEdit(replica, { collection: 'dinner_tables', id });
  const table = found === null ? undefined : read([found.row], decodeDinnerTable)[0];
  if (table === undefined) return null;
  const { tables } = await ownTables(replica);
  return { ...table, people: tables.find((one) => one.id === id)?.people ?? [] };
}

/** In the order in which they were made. */
function read<T>(rows: readonly SyncedRow[] | undefined, decode: (row: SyncedRow) => Decoded<T>): readonly T[] {
  const madeAt = (row: SyncedRow) => `${textColumn(row, 'created')} ${row.id}`;
  return (rows ?? [])
    .toSorted((one, other) => (madeAt(one) < madeAt(other) ? -1 : 1))
    .flatMap((row) => {
      const decoded = decode(row);
      return decoded.kind === 'valid' ? [decoded.value] : [];
    });
}
