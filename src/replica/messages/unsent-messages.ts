import type { ConversationId, MemberId, MessageId } from '#domain/values/ids/ids.ts';
import type { OutboxEntry, Rejection } from '#replica/database/outbox-entry.ts';
import { refreshRow } from '#replica/outbox/refresh-row.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { takeOut } from '#replica/outbox/take-out.ts';
import { wakeDependents } from '#replica/outbox/wake-dependents.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';

/** A message that the server has not acknowledged. */
export interface UnsentMessage {
  readonly id: MessageId;
  readonly conversationId: ConversationId;
  readonly text: string;
  /** By this device's clock. */
  readonly writtenAt: number;
  /** Why the server refused it, or the conversation that it begins; null while it waits. */
  readonly refusal: Rejection | null;
}

/** The member's unsent messages, in one conversation or in all, in the order in which they were written. */
export async function unsentMessages(
  database: ReplicaDatabase,
  { member, conversation }: { member: MemberId; conversation?: ConversationId },
): Promise<readonly UnsentMessage[]> {
  const entries = await database.outbox.where('member').equals(member).sortBy('order');
  const refusedConversations = new Map(
    entries
      .filter((entry) => entry.collection === 'conversations' && entry.kind === 'create')
      .map((entry) => [entry.record, entry.rejection]),
  );
  return entries
    .filter(isMessage)
    .filter(({ columns }) => conversation === undefined || columns.conversation === conversation)
    .map((entry) => {
      const row = { ...entry.columns, id: entry.record };
      const conversationId = textColumn(row, 'conversation') as ConversationId;
      return {
        id: entry.record as MessageId,
        conversationId,
        text: textColumn(row, 'content'),
        writtenAt: entry.createdAt,
        refusal: entry.rejection ?? refusedConversations.get(conversationId) ?? null,
      };
    });
}

function isMessage({ collection, kind }: OutboxEntry): boolean {
  return collection === 'messages' && kind === 'create';
}

/** Tries a refused message again, with the conversation that it begins [S6]. */
export function retryMessage(
  replica: Replica,
  { id, conversationId }: Pick<UnsentMessage, 'id' | 'conversationId'>,
): Promise<void> {
  const { database } = replica;
  return transactionOverRows(replica, async () => {
    const parked = (await database.outbox.where('record').anyOf([conversationId, id]).toArray()).filter(
      ({ state }) => state === 'parked',
    );
    for (const entry of parked) {
      await database.outbox.update(entry.order, { state: 'waiting', rejection: null, notBefore: 0 });
      await refreshRow(database, entry);
      await wakeDependents(database, entry.record);
    }
  });
}

/**
 * Gives a refused message up, and with the last one of a conversation that was never begun the conversation. What it answers puts both back; false
 * where it cannot.
 */
export function discardMessage(
  replica: Replica,
  { id, conversationId }: Pick<UnsentMessage, 'id' | 'conversationId'>,
): Promise<() => Promise<boolean>> {
  const { database } = replica;
  return transactionOverRows(replica, async () => {
    const entries = await database.outbox.toArray();
    const isLast = !entries.some(({ record, columns }) => record !== id && columns.conversation === conversationId);
    return takeOut(
      replica,
      entries.filter(
        ({ record, kind, state }) =>
          record === id || (isLast && record === conversationId && kind === 'create' && state === 'parked'),
      ),
    );
  });
}
