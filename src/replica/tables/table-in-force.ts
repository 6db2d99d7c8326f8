import type { DinnerTableId } from '#domain/values/ids/ids.ts';
import { pageReadAt } from '#prelude/timing/page-read-at.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { ownTables, type TableWithPeople } from './table-queries.ts';

/** All the people of the member, without a table having been made. */
export const everybody = 'everybody';
export type ChosenTable = DinnerTableId | typeof everybody;

/** An evening: a table that was chosen longer ago is over when the app is started again, and never under its reader's eyes. Milliseconds. */
const evening = 12 * 60 * 60 * 1000;

interface Chosen {
  readonly member: string;
  readonly table: ChosenTable;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A table for which offers are made. */
export interface TableInForce extends Omit<TableWithPeople, 'id'> {
  readonly id: ChosenTable;
}

/** From now on all that this device offers is for a table; `null` ends it. Of this device alone. */
export async function chooseTable(replica: Replica, table: ChosenTable | null): Promise<void> {
  const member = (await session(replica))?.memberId;
  if (table === null || member === undefined) return replica.database.keyed.delete('table');
  const chosen: Chosen = { member, table, at: replica.clock() };
  await putKeyedValue(replica.database, 'table', chosen);
}

/** The table for which offers are made; null where there is none, and where nobody sits at it any more. `name` is '' for everybody. */
export async function tableInForce(replica: Replica): Promise<TableInForce | null> {
  const chosen = await keyedValue<Chosen>(replica.database, 'table');
  if (chosen === null || pageReadAt - chosen.at > evening) return null;
  if (chosen.member !== (await session(replica))?.memberId) return null;
  const { people, tables } = await ownTables(replica);
  const all: TableInForce = { id: everybody, name: '', people };
  const table = chosen.table === everybody ? all : tables.find(({ id }) => id === chosen.table);
  return table === undefined || table.people.length === 0 ? null : table;
}
