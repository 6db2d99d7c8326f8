import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { textColumn } from '#replica/database/text-column.ts';

/** Where the row of a food keeps the cover that is not shown here; rows on devices have this name. */
const HIDDEN_COVER = 'withheld_cover';

const coverBy = (row: SyncedRow): string => (textColumn(row, 'cover') === '' ? '' : textColumn(row, 'cover_by'));

/** The row of a food as it is shown to whoever has blocked these members: a photo of theirs is no cover, and the drawing stands in its place (R38, R45). */
export function withoutBlockedCover(members: ReadonlySet<string>, row: SyncedRow): SyncedRow {
  return members.has(coverBy(row)) ? { ...row, cover: '', [HIDDEN_COVER]: textColumn(row, 'cover') } : row;
}

/** Remembers that these foods wait for the end of the blocks of those whose photos are blocked. Call it inside a transaction. */
export async function noteBlockedCovers(database: ReplicaDatabase, rows: readonly SyncedRow[]): Promise<void> {
  const hidden = rows.filter((row) => textColumn(row, HIDDEN_COVER) !== '');
  if (hidden.length === 0) return;
  await database.blockedRows.bulkPut(
    hidden.map((row) => ({
      collection: 'foods' as const,
      record: row.id,
      owner: textColumn(row, 'cover_by'),
      row: null,
    })),
  );
}

/** Takes the covers of a member off the foods of this device. Call it inside a transaction over all rows. */
export async function hideCoversOf(database: ReplicaDatabase, owner: string): Promise<void> {
  const only = new Set([owner]);
  const rows = await database
    .rows('foods')
    .filter((row) => only.has(coverBy(row)))
    .toArray();
  const stripped = rows.map((row) => withoutBlockedCover(only, row));
  if (stripped.length > 0) await database.rows('foods').bulkPut(stripped);
  await noteBlockedCovers(database, stripped);
  await changeShadows(database, (row) => withoutBlockedCover(only, row));
}

/** Gives the foods of this device the covers of a member again. Call it inside a transaction over all rows. */
export async function showCoversOf(database: ReplicaDatabase, owner: string): Promise<void> {
  const isHidden = (row: SyncedRow) => textColumn(row, HIDDEN_COVER) !== '' && textColumn(row, 'cover_by') === owner;
  const again = (row: SyncedRow): SyncedRow => {
    if (!isHidden(row)) return row;
    const { [HIDDEN_COVER]: _, ...rest } = row;
    return { ...rest, id: row.id, cover: textColumn(row, HIDDEN_COVER) };
  };
  const rows = await database.rows('foods').filter(isHidden).toArray();
  if (rows.length > 0) await database.rows('foods').bulkPut(rows.map(again));
  await changeShadows(database, again);
}

/** Of foods that the member edits here: what the server has said of them. */
async function changeShadows(database: ReplicaDatabase, changed: (row: SyncedRow) => SyncedRow): Promise<void> {
  const shadows = await database.shadows.filter(({ collection }) => collection === 'foods').toArray();
  for (const shadow of shadows) {
    if (shadow.server === null) continue;
    const server = changed(shadow.server);
    if (server !== shadow.server) await database.shadows.put({ ...shadow, server });
  }
}
