import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { type WriteOutcome, writeOutcome } from '#replica/outbox/write-outcome.ts';
import type { AssistantTurn } from '#replica/database/device-rows.ts';

/** Turns that a device keeps of a member. */
const KEPT = 50;

/** The signed-in member's talk with the assistant on this device, the oldest first. */
export async function assistantTurns(replica: Replica): Promise<readonly AssistantTurn[]> {
  const member = (await session(replica))?.memberId;
  return member === undefined ? [] : turnsOf(replica, member);
}

async function turnsOf({ database }: Replica, member: MemberId): Promise<readonly AssistantTurn[]> {
  return database.assistantTurns.where('member').equals(member).sortBy('at');
}

/** Keeps a question before it is asked, so that neither a crash nor a failure loses it; of more than 50 the oldest go. */
export function beginTurn(
  replica: Replica,
  { id, question }: Pick<AssistantTurn, 'id' | 'question'>,
): Promise<WriteOutcome<{ readonly turn: AssistantTurn }>> {
  const { database } = replica;
  return writeOutcome<{ readonly turn: AssistantTurn }>(replica, () =>
    database.transaction('rw', database.assistantTurns, database.keyed, async () => {
      const member = (await session(replica))?.memberId;
      if (member === undefined) return { kind: 'signed-out' };
      const before = await turnsOf(replica, member);
      const at = Math.max(replica.clock(), (before.at(-1)?.at ?? 0) + 1);
      const turn: AssistantTurn = { id, member, at, question, state: 'asking', answer: null };
      await database.assistantTurns.put(turn);
      await database.assistantTurns.bulkDelete(
        before.slice(0, Math.max(0, before.length + 1 - KEPT)).map((old) => old.id),
      );
      return { kind: 'saved', turn };
    }),
  );
}

/** Says what came of a question; one that was cleared away meanwhile stays away. */
export async function settleTurn(
  { database }: Replica,
  id: string,
  change: Pick<AssistantTurn, 'state' | 'answer' | 'takenOff'>,
): Promise<void> {
  await database.assistantTurns.update(id, change);
}

export async function clearTurns(replica: Replica): Promise<void> {
  const member = (await session(replica))?.memberId;
  if (member !== undefined) await replica.database.assistantTurns.where('member').equals(member).delete();
}

/** Puts turns back that were cleared away. */
export async function restoreTurns({ database }: Replica, turns: readonly AssistantTurn[]): Promise<void> {
  await database.assistantTurns.bulkPut([...turns]);
}
