import { expect, it } from 'vitest';
import 'fake-indexeddb/auto';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import { noQuizAnswers } from '#domain/personal/quiz.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { dismissInsight, foodsForInsights, keepInsights, openInsights } from '#replica/taste/insights.ts';
import { quizDraft, tasteEditDraft } from '#replica/unsent-work/single-drafts.ts';
import { forgetSearches, recentSearches, rememberSearch } from '#replica/foods/recent-searches.ts';
import { saveTasteProfile } from '#replica/taste/save-taste-profile.ts';
import { ownTaste, wholeTaste } from '#replica/taste/taste-profile.ts';
import { aReplica, contribute, feed, member, otherMember, signInAs } from '#tests/support/a-replica.ts';

const insight = {
  id: 'insight00000001',
  title: 'You cross borders',
  description: 'Two cuisines.',
  finding: 'Two cuisines.',
  type: 'discovery',
} as const;

it('[S12] keeps one taste profile per member: the first save creates it, later ones fold into it', async () => {
  const replica = aReplica();
  expect(await saveTasteProfile(replica, { start: emptyTasteProfile, edited: emptyTasteProfile })).toEqual({
    kind: 'signed-out',
  });
  await signInAs(replica, member);
  expect(await ownTaste(replica)).toEqual({ memberId: member, profile: null });
  await saveTasteProfile(replica, { start: emptyTasteProfile, edited: { ...emptyTasteProfile, spiceTolerance: 7 } });
  await saveTasteProfile(replica, {
    start: emptyTasteProfile,
    edited: { ...emptyTasteProfile, spiceTolerance: 8, allergens: ['milk'] },
  });
  expect((await ownTaste(replica)).profile).toEqual({ ...emptyTasteProfile, spiceTolerance: 8, allergens: ['milk'] });
  const outbox = await replica.database.outbox.toArray();
  expect(outbox.map(({ kind, record, columns }) => [kind, record, columns['spice_tolerance']])).toEqual([
    ['create', member, 8],
  ]);
});

it('R21: lists an insight once, and never again after it was dismissed', async () => {
  const replica = aReplica();
  await signInAs(replica, member);
  await keepInsights(replica, [insight]);
  await keepInsights(replica, [insight]);
  expect((await openInsights(replica, member)).map(({ title }) => title)).toEqual(['You cross borders']);
  await dismissInsight(replica, insight);
  await keepInsights(replica, [insight]);
  expect(await openInsights(replica, member)).toEqual([]);
  expect(await openInsights(replica, otherMember)).toEqual([]);
});

it('goes on with what its member began and left, and with nobody else’s', async () => {
  const replica = aReplica();
  const begun = { work: { step: 3, answers: noQuizAnswers, isComplete: false }, at: 7 };
  await quizDraft.keep(replica, { member, begun });
  expect(await quizDraft.read(replica, member)).toEqual(begun);
  expect(await quizDraft.read(replica, otherMember)).toBeNull();
  expect(await tasteEditDraft.read(replica, member)).toBeNull();
  await quizDraft.forget(replica, member);
  expect(await quizDraft.read(replica, member)).toBeNull();
});

it('knows no profile of a member before the own rows were read once, unless one was written here', async () => {
  const replica = aReplica();
  expect(await wholeTaste(replica)).toMatchObject({ isHere: true });
  await signInAs(replica, member);
  expect(await wholeTaste(replica)).toMatchObject({ isHere: false, profile: null });
  await feed(replica, { audience: `u:${member}`, seq: 4, collection: 'user_taste_profiles', rows: {} });
  expect(await wholeTaste(replica)).toMatchObject({ isHere: true });
  await signInAs(replica, otherMember);
  expect(await wholeTaste(replica)).toMatchObject({ isHere: false, profile: null });
  await saveTasteProfile(replica, { start: emptyTasteProfile, edited: { ...emptyTasteProfile, spiceTolerance: 7 } });
  expect(await wholeTaste(replica)).toMatchObject({ isHere: true });
});

it('R21: looks for insights only once the whole catalogue and the own rows are here', async () => {
  const replica = aReplica();
  await signInAs(replica, member);
  await contribute(replica, 'Som tam');
  expect(await foodsForInsights(replica, member)).toBeNull();
  await feed(replica, { audience: '*', seq: 3, collection: 'foods', rows: {} });
  expect(await foodsForInsights(replica, member)).toBeNull();
  await feed(replica, { audience: `u:${member}`, seq: 4, collection: 'user_taste_profiles', rows: {} });
  expect((await foodsForInsights(replica, member))?.map(({ name }) => name)).toEqual(['Som tam']);
});

it('remembers the last five searches of this device, each once', async () => {
  const replica = aReplica();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) await rememberSearch(replica, id as FoodId);
  expect(await recentSearches(replica)).toEqual(['b', 'f', 'e', 'd', 'c']);
  await forgetSearches(replica);
  expect(await recentSearches(replica)).toEqual([]);
});
