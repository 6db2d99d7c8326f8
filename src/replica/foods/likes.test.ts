import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '#replica/session-commands/begin-session.ts';
import { signInAs } from '#tests/support/a-replica.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { claimMutations } from '#replica/outbox/claim-mutations.ts';
import { likeFood, likesOf } from './likes.ts';
import { openReplica } from '#replica/open-replica.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { acknowledgeMutation } from '#replica/outbox/settle-mutation.ts';

const ramen = 'ramen' as FoodId;
const ana = 'ana' as MemberId;
let replica: Replica;

beforeEach(async () => {
  replica = openReplica({ name: crypto.randomUUID() });
  await replica.database.rows('foods').put({ id: ramen, name: 'Ramen', upvotes: 4, upvotes_seq: 3 });
});
afterEach(() => replica.database.delete());

const signIn = (memberId: MemberId) => signInAs(replica, memberId);
/** As whoever is signed in sees them. */
const likes = async () => likesOf(replica, { food: ramen, member: (await session(replica))?.memberId ?? null });
const like = (isLiked: boolean) => likeFood(replica, { foodId: ramen, isLiked });

/** The server takes what is next to be sent, at a seq of its feed. */
async function deliver(seq: number): Promise<void> {
  const [entry] = await claimMutations(replica, { member: ana, inFlight: new Set(), most: 1 });
  if (entry === undefined) throw new Error('nothing to send');
  const row = entry.kind === 'delete' ? null : { ...entry.columns, id: entry.record };
  await acknowledgeMutation(replica, entry, { row, seq, epoch: 'epoch' });
}

describe('likes (R15)', () => {
  it('R15: a visitor sees the count and cannot like', async () => {
    expect(await likes()).toEqual({ count: 4, isLiked: false });
    expect(await like(true)).toEqual({ kind: 'signed-out' });
  });

  it('R15 [S13]: liked and taken back before it was sent leaves nothing to send', async () => {
    await signIn(ana);
    await like(true);
    expect(await likes()).toEqual({ count: 5, isLiked: true });
    await like(true);
    expect(await replica.database.outbox.count()).toBe(1);
    await like(false);
    expect(await likes()).toEqual({ count: 4, isLiked: false });
    expect([await replica.database.outbox.count(), await replica.database.shadows.count()]).toEqual([0, 0]);
  });

  it('R15 [S13]: taken back and liked again before that was sent leaves nothing to send', async () => {
    await signIn(ana);
    await like(true);
    await deliver(9);
    await like(false);
    expect(await likes()).toEqual({ count: 4, isLiked: false });
    await like(true);
    expect(await likes()).toEqual({ count: 5, isLiked: true });
    expect(await replica.database.outbox.count()).toBe(0);
  });

  it('R15 [S2]: a like that may have arrived is taken back by a deletion of its own', async () => {
    await signIn(ana);
    await like(true);
    await claimMutations(replica, { member: ana, inFlight: new Set(), most: 1 });
    await like(false);
    const entries = await replica.database.outbox.orderBy('order').toArray();
    expect(entries.map(({ kind }) => kind)).toEqual(['create', 'delete']);
    expect(await likes()).toEqual({ count: 4, isLiked: false });
  });

  it('R15 [S4]: the count stands still from the press to the echo', async () => {
    await signIn(ana);
    await like(true);
    await deliver(9);
    expect(await likes()).toEqual({ count: 5, isLiked: true });
    await replica.database.rows('foods').update(ramen, { upvotes: 5, upvotes_seq: 9 });
    expect(await likes()).toEqual({ count: 5, isLiked: true });
  });

  it('[S5] an unsent like sleeps when its member leaves, and is nobody else’s', async () => {
    await signIn(ana);
    await like(true);
    await endSession(replica);
    expect(await likes()).toEqual({ count: 4, isLiked: false });
    await signIn('bo' as MemberId);
    expect(await likes()).toEqual({ count: 4, isLiked: false });
    await signIn(ana);
    expect(await likes()).toEqual({ count: 5, isLiked: true });
  });
});
