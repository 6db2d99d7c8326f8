import { expect, test } from 'vitest';
import 'fake-indexeddb/auto';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import { deriveId } from '#domain/values/ids/derive-id.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { pocketBaseRemote } from '#remote/pocketbase-remote.ts';
import { beginSession } from '#replica/session-commands/begin-session.ts';
import { dismissInsight, keepInsights, openInsights } from '#replica/taste/insights.ts';
import { submitReview } from '#replica/reviews/review-commands.ts';
import { saveTasteProfile } from '#replica/taste/save-taste-profile.ts';
import { ownTaste } from '#replica/taste/taste-profile.ts';
import { pushChanges } from '#sync/push/push-changes.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';
import { aReplica } from '#tests/support/a-replica.ts';
import type { ApiMember } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const { server, api } = serverOfFile();

const insightOf = ({ id }: ApiMember) =>
  ({
    id: deriveId('insight', id, 'discovery', 'Two cuisines.'),
    title: 'Grenzgänger',
    description: 'Zwei Küchen.',
    finding: 'Two cuisines.',
    type: 'discovery',
  }) as const;

/** A device of a member that has read nothing from the server yet. */
async function freshDevice({ id, token }: ApiMember): Promise<SyncWorld> {
  const replica = aReplica();
  await beginSession(replica, {
    memberId: id as MemberId,
    email: `${id}@example.org`,
    emailVerified: true,
    token,
    expired: false,
  });
  return { replica, remote: pocketBaseRemote({ baseUrl: server.url }) };
}

/** Sends until nothing is left; a create that met its row needs a second round. */
async function sendAll(device: SyncWorld): Promise<void> {
  for (let round = 0; round < 2; round += 1) await pushChanges(device);
  expect(await device.replica.database.outbox.toArray()).toEqual([]);
}

async function stored({ token }: ApiMember, collection: string) {
  return (await api.call('GET', `/api/collections/${collection}/records`, { token })).body.items;
}

test('R21: a dismissed insight does not come back from a device that has not heard of it', async () => {
  const mina = await api.join('mina_insight');
  const insight = insightOf(mina);
  const phone = await freshDevice(mina);
  await keepInsights(phone.replica, [insight]);
  await sendAll(phone);
  await dismissInsight(phone.replica, insight);
  await sendAll(phone);
  const laptop = await freshDevice(mina);
  await keepInsights(laptop.replica, [insight]);
  await sendAll(laptop);
  expect(await stored(mina, 'personalized_insights')).toMatchObject([{ id: insight.id, is_read: true }]);
  expect(await openInsights(laptop.replica, mina.id as MemberId)).toEqual([]);
});

test('[S12][S15] a profile saved on a second device joins the first, and takes no allergen out of it', async () => {
  const mina = await api.join('mina_profile');
  const phone = await freshDevice(mina);
  await saveTasteProfile(phone.replica, {
    start: emptyTasteProfile,
    edited: { ...emptyTasteProfile, allergens: ['milk'] },
  });
  await sendAll(phone);
  const laptop = await freshDevice(mina);
  await saveTasteProfile(laptop.replica, {
    start: emptyTasteProfile,
    edited: { ...emptyTasteProfile, spiceTolerance: 7 },
  });
  await sendAll(laptop);
  expect(await stored(mina, 'user_taste_profiles')).toMatchObject([
    { id: mina.id, allergens: ['milk'], spice_tolerance: 7 },
  ]);
  expect((await ownTaste(laptop.replica)).profile).toEqual({
    ...emptyTasteProfile,
    allergens: ['milk'],
    spiceTolerance: 7,
  });
});

test('[S15] a later edit sends only what it changed, and may empty a list', async () => {
  const mina = await api.join('mina_edit');
  const phone = await freshDevice(mina);
  const profile = { ...emptyTasteProfile, allergens: ['milk'], spiceTolerance: 4 };
  await saveTasteProfile(phone.replica, { start: emptyTasteProfile, edited: profile });
  await sendAll(phone);
  await saveTasteProfile(phone.replica, { start: profile, edited: { ...profile, allergens: [] } });
  expect((await phone.replica.database.outbox.toArray()).map(({ columns }) => columns)).toEqual([{ allergens: [] }]);
  await sendAll(phone);
  await saveTasteProfile(phone.replica, { start: profile, edited: { ...profile, allergens: [] } });
  expect(await phone.replica.database.outbox.count()).toBe(0);
  expect(await stored(mina, 'user_taste_profiles')).toMatchObject([{ allergens: [], spice_tolerance: 4 }]);
});

test('[S12] a review written on a second device becomes an edit of the first', async () => {
  const mina = await api.join('mina_review');
  const food = await api.call('POST', '/api/collections/foods/records', {
    token: mina.token,
    body: { name: 'Laksa', uploaded_by: mina.id },
  });
  for (const rating of [3, 5]) {
    const device = await freshDevice(mina);
    await submitReview(device.replica, { foodId: food.body.id as FoodId, rating, text: '' });
    await sendAll(device);
  }
  expect(await stored(mina, 'reviews')).toMatchObject([{ rating: 5 }]);
});
