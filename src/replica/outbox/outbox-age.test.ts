import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { must } from '#prelude/must.ts';
import { aReplica, contribute, member, signInAs } from '#tests/support/a-replica.ts';
import { outboxAge } from './outbox-age.ts';
import { unsentChanges } from './unsent-changes.ts';

test('the oldest change that waits for the server counts, not one that waits for its member', async () => {
  const replica = aReplica();
  await signInAs(replica, member);
  expect(await outboxAge(replica)).toBe(0);
  await contribute(replica, 'Pho');
  replica.now += 90_000;
  await contribute(replica, 'Dal');
  replica.now += 500;
  expect(await outboxAge(replica)).toBe(91);
  const oldest = must((await unsentChanges(replica))[0], 'the first');
  await replica.database.outbox.update(oldest.order, { state: 'parked' });
  expect(await outboxAge(replica)).toBe(1);
  // A clock that was set back makes nothing negative.
  replica.now -= 3_600_000;
  expect(await outboxAge(replica)).toBe(0);
});
