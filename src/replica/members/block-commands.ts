import { blockIdFor } from '#domain/members/block-id-for.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { muteIdFor } from '#domain/members/mute-id-for.ts';
import type { Replica } from '#replica/database/replica.ts';
import { takeBackDeletion } from '#replica/outbox/take-back-deletion.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { showRowsOf, hideRowsOf } from '#replica/feed/blocked-rows.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

/**
 * Blocks a member: from this moment nothing of the other is on any screen of this device; once the server knows, neither has anything of the
 * other anywhere, follows end, and nothing can be sent [S5]. One row per pair, by a derived id [S12]. 'missing' is the answer to blocking oneself.
 */
export function blockMember(replica: Replica, blocked: MemberId): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database } = replica;
    if (blocked === memberId) return { kind: 'missing' };
    const record = blockIdFor({ blocker: memberId, blocked });
    if ((await database.rows('blocks').get(record)) !== undefined) return { mutations: [], saved: {} };
    const profile = await database.rows('profiles').get(blocked);
    const name = textColumn(profile, 'full_name') || textColumn(profile, 'username');
    const username = textColumn(profile, 'username');
    await hideRowsOf(database, blocked);
    if (await takeBackDeletion(database, record)) return { mutations: [], saved: {} };
    // What was reported just before has to be in the reporter's sight still when the report arrives.
    const unsent = await database.outbox.where('member').equals(memberId).toArray();
    const after = unsent.filter(({ collection }) => collection === 'reports').map((report) => report.record);
    return {
      mutations: [
        {
          member: memberId,
          collection: 'blocks',
          record,
          kind: 'create',
          about: name,
          columns: { blocker: memberId, blocked, name, username },
          after,
        },
      ],
      saved: {},
    };
  });
}

/** Ends a block; one that was not sent yet is taken back [S13], and what it hid is on screen again at once. Blocked anew within `heldFor` milliseconds, the block was never off. */
export function unblockMember(replica: Replica, blocked: MemberId, heldFor = 0): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database } = replica;
    const record = blockIdFor({ blocker: memberId, blocked });
    const row = await database.rows('blocks').get(record);
    if (row === undefined) return { mutations: [], saved: {} };
    await showRowsOf(database, blocked);
    return {
      mutations: [
        { member: memberId, collection: 'blocks', record, kind: 'delete', about: textColumn(row, 'name'), heldFor },
      ],
      saved: {},
    };
  });
}

/** Mutes a member, or ends it: the own feed and notifications are quiet about the other, who never learns of it. Muted anew within `heldFor` milliseconds, the mute was never off. */
export function muteMember(
  replica: Replica,
  { muted, isMuted, heldFor = 0 }: { muted: MemberId; isMuted: boolean; heldFor?: number },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database } = replica;
    if (muted === memberId) return { kind: 'missing' };
    const record = muteIdFor({ muter: memberId, muted });
    const [row, profile] = await Promise.all([
      database.rows('mutes').get(record),
      database.rows('profiles').get(muted),
    ]);
    if ((row !== undefined) === isMuted) return { mutations: [], saved: {} };
    if (isMuted && (await takeBackDeletion(database, record))) return { mutations: [], saved: {} };
    const common = {
      member: memberId,
      collection: 'mutes',
      record,
      about: textColumn(profile, 'full_name') || textColumn(profile, 'username'),
    } as const;
    return {
      mutations: [
        isMuted
          ? { ...common, kind: 'create', columns: { muter: memberId, muted } }
          : { ...common, kind: 'delete', heldFor },
      ],
      saved: {},
    };
  });
}
