import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { must } from '#prelude/must.ts';
import { likeFood } from '#replica/foods/likes.ts';
import { videosBeingDeleted } from '#replica/publishing/video-queries.ts';
import { deleteVideo } from '#replica/publishing/video-commands.ts';
import type { VideoId } from '#domain/values/ids/ids.ts';
import { aReplica, contribute, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { discardChange } from './discard-change.ts';
import { unsentChanges } from './unsent-changes.ts';

let replica: TestReplica;

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
});

/** All that a device holds of its changes. */
async function held() {
  const { database } = replica;
  return Promise.all([
    database.outbox.orderBy('order').toArray(),
    database.photos.toArray(),
    database.shadows.toArray(),
    database.rows('foods').toArray(),
    database.rows('food_likes').toArray(),
  ]);
}

async function discardFirst(): Promise<() => Promise<boolean>> {
  const outcome = await discardChange(replica, must((await unsentChanges(replica))[0], 'a change'));
  if (outcome.kind !== 'discarded') throw new Error(outcome.kind);
  return outcome.undo;
}

describe('[S6] a change that was given up', () => {
  it.each(['waiting', 'parked'] as const)(
    'comes back as it was, with its photo and what depends on it: %s',
    async (state) => {
      await likeFood(replica, { foodId: await contribute(replica, 'Pho'), isLiked: true });
      const { order } = must((await unsentChanges(replica))[0], 'the food');
      await replica.database.outbox.update(order, { state });
      const before = await held();
      const undo = await discardFirst();
      expect((await held())[0]).toEqual([]);
      expect(await undo()).toBe(true);
      const after = await held();
      expect([after[0], after[1]]).toEqual([before[0], before[1]]);
      expect(await undo()).toBe(false);
    },
  );

  it('stays given up where somebody else is signed in', async () => {
    await contribute(replica, 'Pho');
    const undo = await discardFirst();
    await signInAs(replica, otherMember);
    expect(await undo()).toBe(false);
    expect(await replica.database.outbox.count()).toBe(0);
  });

  it('stays given up where the record was written anew', async () => {
    const foodId = await contribute(replica, 'Pho');
    await replica.database.outbox.clear();
    await likeFood(replica, { foodId, isLiked: true });
    const undo = await discardFirst();
    await likeFood(replica, { foodId, isLiked: true });
    expect(await undo()).toBe(false);
    expect(await replica.database.outbox.count()).toBe(1);
  });

  it('is not one that is on its way', async () => {
    await contribute(replica, 'Pho');
    const change = must((await unsentChanges(replica))[0], 'the food');
    await replica.database.outbox.update(change.order, { attempts: 1 });
    expect(await discardChange(replica, change)).toEqual({ kind: 'on-its-way' });
  });
});

it('a video is being deleted until its deletion has left the outbox', async () => {
  const id = 'video0000000001' as VideoId;
  await replica.database.rows('videos').put({ id, food: 'pho', user: member, title: 'Pho' });
  expect(await videosBeingDeleted(replica)).toEqual([]);
  await deleteVideo(replica, id, 8_000);
  expect(await videosBeingDeleted(replica)).toEqual([id]);
  await replica.database.outbox.clear();
  expect(await videosBeingDeleted(replica)).toEqual([]);
});
