import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import {
  acknowledgedOf,
  dropOutdated,
  KEPT_AT_MOST,
  KEPT_FOR,
  trimAcknowledged,
} from '#replica/outbox/acknowledged.ts';
import { beginSession } from '#replica/session-commands/begin-session.ts';
import { forgetMember } from '#replica/session-commands/forget-member.ts';
import { putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';
import { reportError } from '#replica/moderation/report-error.ts';
import { anAcknowledgedMutation } from '#tests/support/an-acknowledged-mutation.ts';
import { aReplica, contribute, member, otherMember, signInAs } from '#tests/support/a-replica.ts';
import { fakeRemote } from '#tests/support/fake-remote.ts';
import { FakeServer } from '#tests/support/fake-server.ts';
import { offerAgain } from './offer-again.ts';
import { pushChanges } from './push-changes.ts';

/** The fake server's tokens are member ids. */
const signInToFake = (replica: Replica) =>
  beginSession(replica, {
    memberId: member,
    email: 'a@example.org',
    emailVerified: true,
    token: member,
    expired: false,
  });

describe('[S22] what the server has accepted', () => {
  it('is kept with its files, of members alone, and goes with the account', async () => {
    const replica = aReplica();
    const world = { replica, remote: fakeRemote(() => server) };
    const server = new FakeServer();
    await signInToFake(replica);
    await contribute(replica, 'Suya');
    await reportError(replica, { message: 'Oops', stack: '', componentStack: '', route: '/', appVersion: '1' });
    await pushChanges(world);
    expect(await acknowledgedOf(replica.database, member)).toMatchObject([
      { collection: 'foods', columns: { name: 'Suya' }, told: { name: 'Suya' } },
    ]);
    expect(await replica.database.acknowledged.count()).toBe(1);
    expect(await replica.database.acknowledgedFiles.toArray()).toMatchObject([{ column: 'image', size: 8 }]);
    await forgetMember(replica, member);
    expect(await replica.database.acknowledged.count()).toBe(0);
    expect(await replica.database.acknowledgedFiles.count()).toBe(0);
  });

  it('is asked about once an epoch, and only what is missing goes out again, in its place and under its id', async () => {
    const replica = aReplica();
    let server = new FakeServer();
    const world = { replica, remote: fakeRemote(() => server) };
    await signInToFake(replica);
    await contribute(replica, 'Before');
    await pushChanges(world);
    const backup = server.backup();
    await contribute(replica, 'After');
    await pushChanges(world);
    const accepted = await acknowledgedOf(replica.database, member);
    await putKeyedValue(replica.database, 'epoch', 'first');
    expect(await offerAgain(world)).toEqual({ kind: 'nothing' });

    server = backup;
    await putKeyedValue(replica.database, 'epoch', 'second');
    expect(await offerAgain(world)).toEqual({ kind: 'offered' });
    expect(await replica.database.outbox.toArray()).toMatchObject([
      { id: accepted[1]?.id, order: accepted[1]?.order, firstAt: accepted[1]?.firstAt, columns: { name: 'After' } },
    ]);
    expect(
      await replica.database.photos
        .where('record')
        .equals(accepted[1]?.record ?? '')
        .first(),
    ).toMatchObject({ sentAs: '' });
    expect(await offerAgain(world)).toEqual({ kind: 'nothing' });
    await pushChanges(world);
    expect(server.rowsOf('foods').map(({ name }) => name)).toEqual(['Before', 'After']);
    expect([...server.effects().values()]).toEqual([1, 1]);
  });

  it('[S5] of another member is neither asked about nor sent', async () => {
    const replica = aReplica();
    const server = new FakeServer();
    const world = { replica, remote: fakeRemote(() => server) };
    await replica.database.acknowledged.put(anAcknowledgedMutation({ id: 'a', member, acknowledgedAt: 1, bytes: 10 }));
    await signInAs(replica, otherMember);
    await putKeyedValue(replica.database, 'epoch', 'second');
    expect(await offerAgain(world)).toEqual({ kind: 'nothing' });
    expect(await replica.database.outbox.count()).toBe(0);
  });

  it('R39 is kept for 30 days, 2,000 of it at most and within its bytes, the newest', async () => {
    const replica = aReplica();
    const { acknowledged } = replica.database;
    const now = replica.now;
    await acknowledged.bulkPut([
      anAcknowledgedMutation({ id: 'old', member, acknowledgedAt: now - 30 * 86_400_000 - 1, bytes: 10 }),
      anAcknowledgedMutation({ id: 'young', member, acknowledgedAt: now - 29 * 86_400_000, bytes: 10 }),
    ]);
    expect(KEPT_FOR).toBe(2_592_000_000);
    await dropOutdated(replica, now);
    expect((await acknowledged.toArray()).map(({ id }) => id)).toEqual(['young']);

    expect(KEPT_AT_MOST).toBe(2_000);
    await acknowledged.bulkPut(
      Array.from({ length: 2_000 }, (_, at) =>
        anAcknowledgedMutation({ id: `n${at}`, member, acknowledgedAt: now - 3_000 + at, bytes: 10 }),
      ),
    );
    await trimAcknowledged(replica);
    expect(await acknowledged.count()).toBe(2_000);
    expect(await acknowledged.get('young')).toBeUndefined();

    await acknowledged.put(anAcknowledgedMutation({ id: 'large', member, acknowledgedAt: now, bytes: 15_990_000 }));
    await trimAcknowledged(replica);
    expect(await acknowledged.count()).toBe(1_001);
    expect(await acknowledged.get('large')).toBeDefined();
  });

  it('R39 is kept where this device’s clock jumped, and counted by the server’s', async () => {
    const day = 86_400_000;
    const replica = aReplica();
    const server = new FakeServer();
    const world = { replica, remote: fakeRemote(() => server) };
    const told = replica.now;
    await signInToFake(replica);
    await contribute(replica, 'Suya');
    await pushChanges(world);
    const kept = async () => [
      await replica.database.acknowledged.count(),
      await replica.database.acknowledgedFiles.count(),
    ];
    await replica.database.acknowledged.toCollection().modify({ firstAt: told });
    await replica.database.acknowledgedFiles.toCollection().modify({ keptAt: told });
    expect(await kept()).toEqual([1, 1]);
    replica.now += 5 * 365 * day;
    await trimAcknowledged(replica);
    await dropOutdated(replica, told + day);
    expect(await kept(), 'ahead').toEqual([1, 1]);
    replica.now = told - 5 * 365 * day;
    await dropOutdated(replica, told + 31 * day);
    expect(await kept(), 'behind').toEqual([1, 1]);
    replica.now = told + 31 * day;
    await dropOutdated(replica, told + 31 * day);
    expect(await kept(), 'both agree').toEqual([0, 0]);
  });
});
