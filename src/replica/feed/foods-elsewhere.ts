import { EVERYONE } from '#replica/database/audiences.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';

/**
 * Of a large catalogue a device holds the columns of all foods and the rows of some (docs/decisions/rows-by-need.md). Then a food whose row is not here
 * may exist, and only the columns and the feed say which foods there are.
 */
const ELSEWHERE = 'foodsElsewhere';
/** The place in the feed as of which this device took the columns. */
const COLUMNS_SEQ = 'columnsSeq';

export async function hasFoodsElsewhere({ database }: Pick<Replica, 'database'>): Promise<boolean> {
  return ((await keyedValue<number>(database, ELSEWHERE)) ?? 0) > 0;
}

/** A first load of some foods has begun. Call it inside a transaction over the keyed values and the journal. */
export async function noteFoodsElsewhere(database: ReplicaDatabase, foods: number): Promise<void> {
  await putKeyedValue(database, ELSEWHERE, foods);
  await askForColumns({ database });
}

/** Everything is forgotten. Call it inside a transaction. */
export async function forgetFoodsElsewhere(database: ReplicaDatabase): Promise<void> {
  await database.keyed.bulkDelete([ELSEWHERE, COLUMNS_SEQ]);
}

/**
 * What is here does not say any more which foods there are: whoever reads the journal takes the columns of the server anew. It stays so until
 * an image of them is stored. Call it inside a transaction over the keyed values and the journal.
 */
export async function askForColumns({ database }: Pick<Replica, 'database'>): Promise<void> {
  if (!(await hasFoodsElsewhere({ database }))) return;
  const isFirst = (await database.foodJournal.orderBy(':id').last()) === undefined;
  await database.foodJournal.add({ ...(isFirst ? { at: Date.now() } : {}), ids: 'all' });
}

/**
 * The columns of the server, as of `seq`, are taken: the feed is read again from there on, so that no change of a food without a row is missed. 'stale' where the
 * replica is of another history than when they were asked for.
 */
export function takeColumnsFrom(
  { database }: Replica,
  { seq, epoch }: { readonly seq: number; readonly epoch: string | null },
): Promise<'taken' | 'stale'> {
  return database.transaction('rw', database.keyed, database.cursors, async () => {
    if ((await keyedValue<string>(database, 'epoch')) !== epoch) return 'stale';
    await putKeyedValue(database, COLUMNS_SEQ, seq);
    const everyone = await database.cursors.get(EVERYONE);
    if (everyone !== undefined && everyone.pulledAt > 0 && everyone.seq > seq)
      await database.cursors.update(EVERYONE, { seq, isBehind: true });
    return 'taken';
  });
}

/** Where the feed goes on after a first load as of `seq`. Call it inside a transaction. */
export async function feedBeginsAt(database: ReplicaDatabase, seq: number): Promise<number> {
  return Math.min(seq, (await keyedValue<number>(database, COLUMNS_SEQ)) ?? seq);
}

/** Foods that are not for this member, whatever the columns say: the server said so, or a change here that is not sent yet. */
export async function foodsNotForMember({ database }: Replica): Promise<ReadonlySet<string>> {
  const [hidden, shadows] = await Promise.all([
    database.blockedRows.where('[collection+record]').between(['foods'], ['foods', []]).primaryKeys(),
    database.shadows.where('[collection+record]').between(['foods'], ['foods', []]).primaryKeys(),
  ]);
  const changed = shadows.map(([, record]) => record);
  const rows = await database.rows('foods').bulkGet(changed);
  return new Set([...hidden.map(([, record]) => record), ...changed.filter((_, place) => rows[place] === undefined)]);
}
