import type { Profile } from '#domain/members/member.ts';
import type { Decoded } from '#domain/values/decoded.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { Replica } from '#replica/database/replica.ts';
import { profileOf } from '#replica/members/member-queries.ts';
import { session } from '#replica/session/session.ts';

interface Kept<Item> {
  readonly item: Item;
  readonly keeper: Profile | null;
  readonly isUnsent: boolean;
  readonly isHidden: boolean;
}

interface KeptRows<Item> {
  readonly collection: 'places' | 'food_events';
  readonly rows: readonly SyncedRow[];
  readonly decode: (row: unknown) => Decoded<Item>;
}

/** What the server refuses or hides is not offered: nobody goes to what somebody keeps who is not verified any more. */
export function isShown({ keeper, isHidden }: Omit<Kept<unknown>, 'item'>): boolean {
  return !isHidden && keeper?.isVerified !== false;
}

/** Places or events from their rows, with who keeps them; in no order of rank (R36). */
export async function kept<Item extends { readonly id: string; readonly keeperId: MemberId }>(
  replica: Replica,
  { collection, rows, decode }: KeptRows<Item>,
): Promise<readonly Kept<Item>[]> {
  const member = (await session(replica))?.memberId ?? null;
  const entries = member === null ? [] : await replica.database.outbox.where('member').equals(member).toArray();
  const waiting = new Set(
    entries.filter((one) => one.collection === collection && one.state === 'waiting').map(({ record }) => record),
  );
  const found = rows.flatMap((row) => {
    const decoded = decode(row);
    return decoded.kind === 'valid' ? [{ item: decoded.value, isHidden: row['is_hidden'] === true }] : [];
  });
  const keepers = new Map(
    await Promise.all(
      [...new Set(found.map(({ item }) => item.keeperId))].map(async (id): Promise<[MemberId, Profile | null]> => [
        id,
        await profileOf(replica, id),
      ]),
    ),
  );
  return found
    .map(({ item, isHidden }) => ({
      item,
      isHidden,
      keeper: keepers.get(item.keeperId) ?? null,
      isUnsent: waiting.has(item.id),
    }))
    .toSorted((one, other) => (one.item.id < other.item.id ? -1 : 1));
}
