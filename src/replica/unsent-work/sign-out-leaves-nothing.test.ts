import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { assistantTurns, beginTurn } from '#replica/assistant/assistant-turns.ts';
import { keepDishes } from '#replica/foods/last-dishes.ts';
import { keepOffline } from '#replica/offline-copies/offline-copy-commands.ts';
import { savedSearches, saveSearch } from '#replica/foods/saved-searches.ts';
import { recentSearches, rememberSearch } from '#replica/foods/recent-searches.ts';
import { anAcknowledgedMutation } from '#tests/support/an-acknowledged-mutation.ts';
import { aReplica, contribute, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { endSession } from '#replica/session-commands/begin-session.ts';
import { putKeyedValue } from '#replica/database/keyed-value.ts';
import { revokeSession } from '#replica/session-commands/revoke-session.ts';
import { session, updateSession } from '#replica/session/session.ts';
import { acknowledgeMutation } from '#replica/outbox/settle-mutation.ts';
import { takeUpAgain, mutationsToAsk } from '#replica/outbox/take-up-again.ts';

const secret = 'Grandmother’s secret';

/** A member who is signed in and has sent a food with its photo; the server is known to have it. */
async function sent(): Promise<TestReplica> {
  const replica = aReplica();
  const { database } = replica;
  await signInAs(replica, member);
  await putKeyedValue(database, 'epoch', 'first');
  const id = await contribute(replica, secret);
  await acknowledge(replica, id);
  await database.acknowledged.put(
    anAcknowledgedMutation({ id: 'of another', member: otherMember, acknowledgedAt: replica.now, bytes: 1 }),
  );
  await takeUpAgain(replica, { asked: must(await mutationsToAsk(replica), 'a question'), lost: [] });
  return replica;
}

async function acknowledge(replica: TestReplica, id: FoodId): Promise<void> {
  const entry = must(await replica.database.outbox.where('record').equals(id).first(), 'an entry');
  await acknowledgeMutation(
    replica,
    { ...entry, attempts: 1 },
    { row: { id, name: secret, image: 'a.png' }, seq: 1, epoch: 'first', at: replica.now },
  );
}

const left = async ({ database }: TestReplica) => ({
  changes: (await database.acknowledged.toArray()).map((kept) => kept.member),
  files: await database.acknowledgedFiles.count(),
  photos: await database.photos.count(),
});
const everything = { changes: [otherMember, member], files: 1, photos: 1 };

describe('[S22] copies of what was sent', () => {
  it('leave with a member who signs out, and nobody else’s with them', async () => {
    const replica = await sent();
    expect(await left(replica)).toMatchObject({ files: 1, photos: 1 });
    await endSession(replica);
    expect(await left(replica)).toEqual({ changes: [otherMember], files: 0, photos: 0 });
    const { database } = replica;
    const bookkeeping = await Promise.all(
      [database.keyed, database.outbox, database.acknowledged, database.acknowledgedFiles, database.notices].map(
        (table) => table.toArray(),
      ),
    );
    expect(JSON.stringify(bookkeeping)).not.toContain(secret);
  });

  it.each([
    ['something is unsent', (replica: TestReplica) => contribute(replica, 'Suya')],
    [
      'the server is in an epoch in which it was not asked yet',
      ({ database }: TestReplica) => putKeyedValue(database, 'epoch', 'second'),
    ],
    [
      'the server did not take the sign-in any more',
      (replica: TestReplica) => updateSession(replica, { expired: true }),
    ],
  ])('stay where %s', async (_, before) => {
    const replica = await sent();
    await before(replica);
    await endSession(replica);
    expect((await left(replica)).changes.toSorted()).toEqual(everything.changes.toSorted());
    expect((await left(replica)).files).toBe(1);
  });

  it('stay after a sign-out that others caused, and after another member’s sign-in', async () => {
    const revoked = await sent();
    await revokeSession(revoked, must(await session(revoked), 'a session'));
    expect((await left(revoked)).changes).toContain(member);
    const taken = await sent();
    await signInAs(taken, otherMember);
    expect((await left(taken)).changes).toContain(member);
  });

  it('leave on a full device, too', async () => {
    const replica = await sent();
    const full = new DOMException('full', 'QuotaExceededError');
    const { database } = replica;
    let isFull = true;
    database.keyed.hook('deleting', () => {
      if (isFull) {
        isFull = false;
        throw full;
      }
    });
    await endSession(replica);
    expect(await session(replica)).toBeNull();
    expect((await left(replica)).changes).toEqual([otherMember]);
  });
});

describe('[S5] what is neither work nor the server’s', () => {
  const traces = async ({ database }: TestReplica) =>
    JSON.stringify(
      await Promise.all([database.assistantTurns, database.keyed, database.notices].map((table) => table.toArray())),
    );
  const question = 'What may I eat with my illness?';
  const served = { dishes: [], summary: 'For your illness', foods: [], answeredBy: 'device', notice: '' } as const;

  /** A member who talked with the assistant, searched, was told of a change, and keeps a food offline. */
  async function lived(): Promise<TestReplica> {
    const replica = await sent();
    const food = 'food00000000001' as FoodId;
    await beginTurn(replica, { id: 'a', question });
    await keepDishes(replica, { member, served });
    await rememberSearch(replica, food);
    await saveSearch(replica, { name: 'illness', parameters: 'without=milk' });
    await replica.database.notices.add({
      member,
      kind: 'renamed',
      record: food,
      from: secret,
      to: `${secret} (2)`,
      at: 1,
    });
    await keepOffline(replica, { kind: 'food', id: food });
    return replica;
  }

  it('leaves with a member who signs out, and another member’s talk stays', async () => {
    const replica = await lived();
    await replica.database.assistantTurns.add({
      id: 'b',
      member: otherMember,
      at: 1,
      question: 'Mine',
      state: 'failed',
      answer: null,
    });
    await endSession(replica);
    expect(await traces(replica)).not.toMatch(/illness|secret/);
    expect(await recentSearches(replica)).toEqual([]);
    expect(await savedSearches(replica)).toEqual([]);
    await signInAs(replica, otherMember);
    expect(await assistantTurns(replica)).toMatchObject([{ question: 'Mine' }]);
  });

  it('leaves also where something is unsent, and what is told of changes waits with these', async () => {
    const replica = await lived();
    await contribute(replica, 'Suya');
    await endSession(replica);
    expect(await traces(replica)).not.toContain('illness');
    expect(await replica.database.notices.count()).toBe(1);
  });

  it('stays after a sign-out that others caused', async () => {
    const replica = await lived();
    await revokeSession(replica, must(await session(replica), 'a session'));
    expect(await traces(replica)).toContain(question);
  });

  it('does not take what the device keeps offline, a wish of the device about what everybody may read', async () => {
    const replica = await lived();
    await endSession(replica);
    expect((await replica.database.offlineCopies.toArray()).map(({ key }) => key)).toEqual(['food/food00000000001']);
  });
});
