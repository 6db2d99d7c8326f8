import type { Columns } from '#domain/values/synced-row.ts';
import type { ServerChange } from './server-change.ts';
import { keyedValue } from '#replica/database/keyed-value.ts';
import { overwrittenValues } from './overwritten-values.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { isAccountedFor } from '#replica/outbox/take-up-again.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';
import type { OverwrittenNotice } from '#replica/database/feed-rows.ts';

/**
 * Notes which values of the member were replaced by somebody's later write [S15], each once. Not while the server's history is another one: a value
 * that is older there was not written by anybody [S22]. Call it inside a transaction over all rows.
 *
 * @param changes that are newer than this device's last acknowledged writes
 */
export async function noteOverwritten(replica: Replica, changes: readonly ServerChange[]): Promise<void> {
  const { database, clock } = replica;
  const member = (await session(replica))?.memberId;
  const epoch = await keyedValue<string>(database, 'epoch');
  if (member === undefined || epoch === null || !(await isAccountedFor(database, { member, epoch }))) return;
  const found = await database.acknowledged
    .where('record')
    .anyOf(changes.map(({ record }) => record))
    .sortBy('order');
  const accepted = found.filter((mutation) => mutation.member === member);
  if (accepted.length === 0) return;
  const pending = await database.outbox.where('member').equals(member).toArray();
  for (const value of overwrittenValues({ changes, accepted, pending })) {
    const { collection, record, column, theirs } = value;
    await database.notices
      .where('member')
      .equals(member)
      .filter((notice) => notice.kind === 'overwritten' && notice.record === record && notice.column === column)
      .delete();
    await database.notices.add({ ...value, member, kind: 'overwritten', isTold: false, at: clock() });
    for (const { id, told, collection: of, record: one } of accepted) {
      if (told !== null && of === collection && one === record && Object.hasOwn(told, column))
        await database.acknowledged.update(id, { told: { ...told, [column]: theirs } as Columns });
    }
  }
}

/** The signed-in member's values that were overwritten, the oldest first. */
export async function overwrittenNotices(replica: Replica): Promise<readonly OverwrittenNotice[]> {
  const member = (await session(replica))?.memberId ?? '';
  const all = await replica.database.notices.where('member').equals(member).sortBy('at');
  return all.filter((notice): notice is OverwrittenNotice => notice.kind === 'overwritten');
}

/** Writes one of the two values: an edit like any other. */
export function settleOverwritten(
  replica: Replica,
  { notice, value }: { readonly notice: OverwrittenNotice; readonly value: 'mine' | 'theirs' },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const { collection, record, about, column, id } = notice;
    if (id !== undefined) await replica.database.notices.delete(id);
    if ((await replica.database.rows(collection).get(record)) === undefined) return { kind: 'missing' };
    return {
      mutations: [
        {
          member: memberId,
          collection,
          record,
          kind: 'update',
          columns: { [column]: notice[value] },
          // Words that came since the notice were seen by nobody who decides here [S15].
          before: { [column]: notice.theirs },
          about,
        },
      ],
      saved: {},
    };
  });
}
