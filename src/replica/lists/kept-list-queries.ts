import { mostKeptLists } from '#domain/values/list-limits.ts';
import { type KeptList, decodeKeptList, keptListIdFor } from '#domain/lists/kept-list.ts';
import type { FoodList } from '#domain/lists/food-list.ts';
import type { Profile } from '#domain/members/member.ts';
import type { FoodListId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { shownListOf } from './list-queries.ts';

/** A kept list with what this device knows of it. */
export type KeptListLine = KeptList &
  (
    | {
        readonly kind: 'here';
        readonly list: FoodList;
        /** Whose it is; null where that cannot be seen. */
        readonly owner: Profile | null;
      }
    /** 'missing': its owner has deleted it, shows it to nobody else any more, or is gone. */
    | { readonly kind: 'fetching' | 'missing' | 'not-on-device' }
  );

/** The lists of others that the signed-in member keeps, what was kept last first; none of whom the member has blocked (R38), and none for a visitor. */
export async function keptLists(replica: Replica): Promise<readonly KeptListLine[]> {
  const member = (await session(replica))?.memberId;
  if (member === undefined) return [];
  const rows = await replica.database.rows('kept_lists').where('user').equals(member).toArray();
  const lines = rows.map(async (row): Promise<readonly KeptListLine[]> => {
    const kept = decodeKeptList(row);
    if (kept.kind !== 'valid') return [];
    const shown = await shownListOf(replica, kept.value.listId);
    return shown.kind === 'blocked' ? [] : [{ ...kept.value, ...shown }];
  });
  return (await Promise.all(lines)).flat().toSorted((one, other) => keptAt(other) - keptAt(one));
}

/** What waits on this device was kept last of all: the server dates it. */
function keptAt({ keptAt: at }: KeptList): number {
  return at === 0 ? Number.POSITIVE_INFINITY : at;
}

/** Whether the signed-in member keeps a list, can keep it, or keeps as many as a member can. A visitor 'can': it is told to sign in. */
export async function keepingOf(replica: Replica, list: FoodListId): Promise<'kept' | 'can-keep' | 'full'> {
  const member = (await session(replica))?.memberId;
  if (member === undefined) return 'can-keep';
  const rows = replica.database.rows('kept_lists');
  if ((await rows.get(keptListIdFor(list, member))) !== undefined) return 'kept';
  return (await rows.where('user').equals(member).count()) < mostKeptLists ? 'can-keep' : 'full';
}
