import { listLinkIdFor, listMemberIdFor, secretFrom } from '#domain/lists/list-member.ts';
import { listNoteIdFor } from '#domain/lists/list-note.ts';
import type { FoodListId, MemberId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { deleteCommand, type Undoable } from '#replica/outbox/delete-command.ts';
import type { Mutation } from '#replica/outbox/record-mutation.ts';
import { takeBackDeletion } from '#replica/outbox/take-back-deletion.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';
import { laneOf } from './list-commands.ts';

/** Invites a member to make an own list together, once, by a derived id [S12]. 'missing': the list is not there, or not the member's own. */
export function inviteToList(
  replica: Replica,
  { list, member }: { readonly list: FoodListId; readonly member: MemberId },
): Promise<WriteOutcome> {
  const { database } = replica;
  return writeCommand(replica, async ({ memberId }) => {
    const row = await database.rows('food_lists').get(list);
    if (row?.['user'] !== memberId || member === memberId) return { kind: 'missing' };
    const record = listMemberIdFor(list, member);
    const rows = database.rows('list_members');
    if ((await rows.get(record)) === undefined) await takeBackDeletion(database, record);
    if ((await rows.get(record)) !== undefined) return { mutations: [], saved: {} };
    const invitation: Mutation = {
      member: memberId,
      collection: 'list_members',
      record,
      kind: 'create',
      columns: { list, user: member, owner: memberId, state: 'invited' },
      after: [list],
      lane: laneOf(list),
      about: textColumn(row, 'name'),
    };
    return { mutations: [invitation], saved: {} };
  });
}

/**
 * Takes part in a list of another: by an invitation that is here, or by the secret of a link. Who takes part already does so once more.
 *
 * @param secret null: by the invitation alone. 'missing': there is none.
 */
export function joinList(
  replica: Replica,
  { list, secret }: { readonly list: FoodListId; readonly secret: string | null },
): Promise<WriteOutcome> {
  const { database } = replica;
  return writeCommand(replica, async ({ memberId }) => {
    const record = listMemberIdFor(list, memberId);
    const rows = database.rows('list_members');
    if ((await rows.get(record)) === undefined) await takeBackDeletion(database, record);
    const row = await rows.get(record);
    if (row?.['state'] === 'joined') return { mutations: [], saved: {} };
    const common = { member: memberId, collection: 'list_members', record, lane: laneOf(list) } as const;
    if (row !== undefined) {
      const about = textColumn(row, 'name');
      return { mutations: [{ ...common, kind: 'update', columns: { state: 'joined' }, about }], saved: {} };
    }
    if (secret === null) return { kind: 'missing' };
    const columns = { list, user: memberId, state: 'joined', secret };
    return { mutations: [{ ...common, kind: 'create', columns, about: '' }], saved: {} };
  });
}

/** Ends a part in a list: a member leaves or declines, its owner takes a member out or an invitation back. */
export function endPart(
  replica: Replica,
  { list, member, heldFor }: { readonly list: FoodListId; readonly member: MemberId; readonly heldFor: number },
): Promise<WriteOutcome<Undoable>> {
  const { database } = replica;
  return deleteCommand(
    replica,
    async ({ memberId }) => {
      const record = listMemberIdFor(list, member);
      const row = await database.rows('list_members').get(record);
      if (row === undefined) return null;
      const about = textColumn(await database.rows('food_lists').get(list), 'name') || textColumn(row, 'name');
      return { member: memberId, collection: 'list_members', record, lane: laneOf(list), about };
    },
    heldFor,
  );
}

/** Makes the link by which members join an own list, or makes it anew: an earlier one lets nobody in any more. */
export function makeLink(replica: Replica, list: FoodListId): Promise<WriteOutcome> {
  const { database, newId } = replica;
  return writeCommand(replica, async ({ memberId }) => {
    const shown = await database.rows('food_lists').get(list);
    if (shown?.['user'] !== memberId) return { kind: 'missing' };
    const record = listLinkIdFor(list);
    const rows = database.rows('list_links');
    if ((await rows.get(record)) === undefined) await takeBackDeletion(database, record);
    const isThere = (await rows.get(record)) !== undefined;
    const secret = secretFrom(newId.record(), newId.record());
    const link: Mutation = {
      member: memberId,
      collection: 'list_links',
      record,
      kind: isThere ? 'update' : 'create',
      columns: isThere ? { secret } : { list, user: memberId, secret },
      after: [list],
      lane: laneOf(list),
      about: textColumn(shown, 'name'),
    };
    return { mutations: [link], saved: {} };
  });
}

/** Ends the link: it lets nobody in any more. Who has joined stays. */
export function endLink(
  replica: Replica,
  { list, heldFor }: { readonly list: FoodListId; readonly heldFor: number },
): Promise<WriteOutcome<Undoable>> {
  const { database } = replica;
  return deleteCommand(
    replica,
    async ({ memberId }) => {
      const record = listLinkIdFor(list);
      if ((await database.rows('list_links').get(record)) === undefined) return null;
      const about = textColumn(await database.rows('food_lists').get(list), 'name');
      return { member: memberId, collection: 'list_links', record, lane: laneOf(list), about };
    },
    heldFor,
  );
}

/** Says something of a food on a list, or nothing any more. 'missing': it is not on the list. */
export function writeListNote(
  replica: Replica,
  { item, text }: { readonly item: string; readonly text: string },
): Promise<WriteOutcome> {
  const { database } = replica;
  return writeCommand(replica, async ({ memberId }) => {
    const on = await database.rows('food_list_items').get(item);
    if (on === undefined) return { kind: 'missing' };
    const [list, food] = [textColumn(on, 'list') as FoodListId, textColumn(on, 'food')];
    const record = listNoteIdFor(item, memberId);
    const before = await database.rows('list_notes').get(record);
    const said = text.trim();
    if (textColumn(before, 'text') === said) return { mutations: [], saved: {} };
    const note: Mutation = {
      member: memberId,
      collection: 'list_notes',
      record,
      kind: before === undefined ? 'create' : 'update',
      columns: before === undefined ? { item, list, user: memberId, text: said } : { text: said },
      after: [item],
      lane: laneOf(list),
      about: textColumn(await database.rows('foods').get(food), 'name'),
    };
    return { mutations: [note], saved: {} };
  });
}
