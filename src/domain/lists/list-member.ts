import { type Decoded, refused, valid } from '#domain/values/decoded.ts';
import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { FoodListId, MemberId } from '#domain/values/ids/ids.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import { readColumns } from '#domain/values/read-columns.ts';

/** A member's part in a list of another (R46): invited by its owner, or making it together with the owner. */
export interface ListMember {
  readonly id: string;
  readonly listId: FoodListId;
  readonly memberId: MemberId;
  /** null: by a link, and the server has not said yet whose list it is. */
  readonly ownerId: MemberId | null;
  readonly state: 'invited' | 'joined';
  /** What the list was called then; '': the server has not said so yet, or it may not be said any more. */
  readonly listName: string;
  /** Milliseconds since 1970; 0: the server has not dated it yet. */
  readonly since: number;
}

/** The id of the one part of a member in a list, whichever device wrote it [S12]. */
export function listMemberIdFor(list: FoodListId, member: MemberId): string {
  return idOfRow('list_members', { list, user: member });
}

/** The id of the one link of a list [S12]. */
export function listLinkIdFor(list: FoodListId): string {
  return idOfRow('list_links', { list });
}

/** A part from a row; refused without an id, a list or a member. A state of a newer server lets its member do nothing. */
export function decodeListMember(value: unknown): Decoded<ListMember> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id'));
  const listId = readId(columns?.value('list')) as FoodListId | null;
  const memberId = readId(columns?.value('user')) as MemberId | null;
  if (columns === null || id === null || listId === null || memberId === null)
    return refused('A part in a list must have an id, a list and a member.');
  return valid({
    id,
    listId,
    memberId,
    ownerId: readId(columns.value('owner')) as MemberId | null,
    state: columns.value('state') === 'joined' ? 'joined' : 'invited',
    listName: columns.text('name'),
    since: columns.moment('created'),
  });
}

/** The secret of a link, of two ids that were made by chance: 24 letters and digits, more than 120 bits. */
export function secretFrom(one: string, other: string): string {
  return `${one}${other}`.slice(0, 24);
}

/** A secret as an address says it; null for what is none. */
export function readSecret(text: string | null): string | null {
  return text !== null && /^[a-z0-9]{24}$/.test(text) ? text : null;
}
