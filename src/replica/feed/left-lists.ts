import { listMemberIdFor } from '#domain/lists/list-member.ts';
import type { FoodListId, MemberId } from '#domain/values/ids/ids.ts';
import { topicOfList } from '#replica/database/audiences.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { SyncedCollection } from '#replica/database/synced-collections.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { session } from '#replica/session/session.ts';
import { dropUnheld } from './drop-audience.ts';
import type { ServerChange } from './server-change.ts';

const onLists = ['food_list_items', 'list_notes', 'list_members'] as const;

/**
 * Lets go of the lists of others that the member made with them and has left, was taken out of, or whose owner has deleted them: they came by the member's own
 * audience, which tells no more than that the member's part is gone. What is open or kept by its topic stays. Call it inside a transaction over all rows.
 */
export async function dropLeftLists(replica: Replica): Promise<void> {
  const { database } = replica;
  const me = (await session(replica))?.memberId;
  if (me === undefined) return;
  const audience = `u:${me}`;
  const held = database.memberships.where('[audience+collection+record]');
  const lists = await held.between([audience, 'food_lists'], [audience, 'food_lists', []]).toArray();
  for (const { record: list } of lists) {
    const row = await database.rows('food_lists').get(list);
    if (row === undefined || row['user'] === me || (await hasJoined(replica, { list: list as FoodListId, me })))
      continue;
    const rows: { collection: SyncedCollection; record: string }[] = [{ collection: 'food_lists', record: list }];
    for (const collection of onLists) {
      const found = await database.rows(collection).where('list').equals(list).toArray();
      // What is said of the member itself is the feed's to tell.
      const others = found.filter((one) => collection !== 'list_members' || textColumn(one, 'user') !== me);
      rows.push(...others.map(({ id }) => ({ collection, record: id })));
    }
    await database.memberships.bulkDelete(rows.map(({ collection, record }) => [audience, collection, record]));
    await dropUnheld(database, rows);
  }
}

/**
 * Lets go of what came by the topics of lists that are gone, or that the reader may not see any more: their topics tell of the list alone (R46). Call it
 * inside a transaction over all rows.
 */
export async function dropWhatWasOnLists({ database }: Replica, changes: readonly ServerChange[]): Promise<void> {
  for (const { collection, record, row } of changes) {
    if (collection !== 'food_lists' || row !== null) continue;
    const audience = topicOfList(record);
    const held = database.memberships.where('[audience+collection+record]').between([audience], [audience, []]);
    const memberships = await held.toArray();
    await held.delete();
    await dropUnheld(database, memberships);
  }
}

/** As the server has it: what was written here and not sent yet joins nothing. */
async function hasJoined({ database }: Replica, { list, me }: { list: FoodListId; me: MemberId }): Promise<boolean> {
  const id = listMemberIdFor(list, me);
  const shadow = await database.shadows.get(['list_members', id]);
  const part = shadow === undefined ? await database.rows('list_members').get(id) : shadow.server;
  return part?.['state'] === 'joined';
}
