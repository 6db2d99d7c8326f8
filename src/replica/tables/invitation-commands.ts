import { invitationIdFor, type TableInvitation } from '#domain/tables/table-invitation.ts';
import type { MemberId, TableInvitationId, TablePersonId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { deleteCommand, type Undoable } from '#replica/outbox/delete-command.ts';
import { takeBackDeletion } from '#replica/outbox/take-back-deletion.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';
import type { Session } from '#replica/session/session.ts';
import { tablesLane } from './table-commands.ts';

/**
 * Adds a member to one's people, and asks them to say for themselves what they avoid (R46). Until they do, the person is one without any words. Whoever was asked
 * before is asked no second time: 'missing'.
 */
export function inviteToTable(
  replica: Replica,
  { guest, name }: { readonly guest: MemberId; readonly name: string },
): Promise<WriteOutcome<{ personId: TablePersonId }>> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database } = replica;
    const record = invitationIdFor({ host: memberId, guest });
    const rows = database.rows('table_invitations');
    if ((await rows.get(record)) !== undefined) return { kind: 'missing' };
    await takeBackDeletion(database, record);
    if ((await rows.get(record)) !== undefined) return { kind: 'missing' };
    const personId = replica.newId.record() as TablePersonId;
    const common = { member: memberId, kind: 'create', lane: tablesLane, about: name } as const;
    return {
      mutations: [
        { ...common, collection: 'table_people', record: personId, columns: { user: memberId, name } },
        {
          ...common,
          collection: 'table_invitations',
          record,
          columns: { host: memberId, guest, person: personId },
          after: [personId],
        },
      ],
      saved: { personId },
    };
  });
}

/** The guest's answer: at any time, and as often as one likes; 'none' takes it back. */
export function answerInvitation(
  replica: Replica,
  { id, answer }: { readonly id: TableInvitationId; readonly answer: TableInvitation['answer'] },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const row = await replica.database.rows('table_invitations').get(id);
    if (row === undefined || textColumn(row, 'guest') !== memberId) return { kind: 'missing' };
    const about = textColumn(row, 'host_name');
    const columns = { answer: answer === 'none' ? '' : answer };
    return {
      mutations: [{ member: memberId, collection: 'table_invitations', record: id, kind: 'update', columns, about }],
      saved: {},
    };
  });
}

/** The host takes the question back, or ends what was accepted: from then on the host's own words count alone. The person stays. */
export function takeBackInvitation(
  replica: Replica,
  { id, heldFor }: { readonly id: TableInvitationId; readonly heldFor: number },
): Promise<WriteOutcome<Undoable>> {
  const decide = async ({ memberId }: Session) => {
    const row = await replica.database.rows('table_invitations').get(id);
    if (row === undefined || textColumn(row, 'host') !== memberId) return null;
    const about = textColumn(await replica.database.rows('table_people').get(textColumn(row, 'person')), 'name');
    return { member: memberId, collection: 'table_invitations', record: id, lane: tablesLane, about } as const;
  };
  return deleteCommand(replica, decide, heldFor);
}
