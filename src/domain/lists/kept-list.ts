import { type Decoded, refused, valid } from '#domain/values/decoded.ts';
import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { FoodListId, MemberId } from '#domain/values/ids/ids.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import { readColumns } from '#domain/values/read-columns.ts';

/** Another's list that a member keeps. It outlasts the list, so that the member is told that it is no longer shared. */
export interface KeptList {
  readonly listId: FoodListId;
  /** What it was called when it was kept; '': the server has not said so yet, or it may not be said any more. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

/** The id of the one row by which a member keeps a list, whichever device wrote it [S12]. */
export function keptListIdFor(list: FoodListId, member: MemberId): string {
  return idOfRow('kept_lists', { list, user: member });
}

/** A kept list from a row; refused without the id of the list. */
export function decodeKeptList(value: unknown): Decoded<KeptList> {
  const columns = readColumns(value);
  const listId = readId(columns?.value('list')) as FoodListId | null;
  if (columns === null || listId === null) return refused('A kept list must name the list.');
  return valid({ listId, name: columns.text('name'), keptAt: columns.moment('created') });
}
