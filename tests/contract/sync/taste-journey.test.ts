import { expect, it } from 'vitest';
import 'fake-indexeddb/auto';
import { emptyTasteProfile } from '#domain/decode-taste-profile.ts';
import { noQuizAnswers } from '#domain/personal/quiz.ts';
import type { FoodId } from '#domain/ids.ts';
import { dismissInsight, keepInsights, openInsights } from '#replica/insights.ts';
import { forgetQuizProgress, keepQuizProgress, quizProgress } from '#replica/quiz-progress.ts';
import { forgetSearches, recentSearches, rememberSearch } from '#replica/recent-searches.ts';
import { ownTaste, saveTasteProfile } from '#replica/taste-profile.ts';
import { aReplica, member, otherMember, signInAs } from '#tests/support/a-replica.ts';

const insight = { id: 'insight00000001', title: 'You cross borders', description: 'Two cuisines.', type: 'discovery' } as const;

it('[S12] keeps one taste profile per member: the first save creates it, later ones fold into it', async () => {
  const replica = aReplica();
  expect(await saveTasteProfile(replica, emptyTasteProfile)).toEqual({ kind: 'signed-out' });
  await signInAs(replica, member);
  expect(await ownTaste(replica)).toEqual({ memberId: member, profile: null });
  await saveTasteProfile(replica, { ...emptyTasteProfile, spiceTolerance: 7 });
  await saveTasteProfile(replica, { ...emptyTasteProfile, spiceTolerance: 8, allergens: ['milk'] });
  expect((await ownTaste(replica)).profile).toEqual({ ...emptyTasteProfile, spiceTolerance: 8, allergens: ['milk'] });
  const outbox = await replica.database.outbox.toArray();
  expect(outbox.map(({ kind, record, columns }) => [kind, record, columns['spice_tolerance']])).toEqual([['create', member, 8]]);
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

it('goes on with a quiz where its member left it, and with nobody else’s', async () => {
  const replica = aReplica();
  await keepQuizProgress(replica, { member, progress: { step: 3, answers: noQuizAnswers, at: 7 } });
  expect(await quizProgress(replica, member)).toEqual({ step: 3, answers: noQuizAnswers, at: 7 });
  expect(await quizProgress(replica, otherMember)).toBeNull();
  await forgetQuizProgress(replica, member);
  expect(await quizProgress(replica, member)).toBeNull();
});

it('remembers the last five searches of this device, each once', async () => {
  const replica = aReplica();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) await rememberSearch(replica, id as FoodId);
  expect(await recentSearches(replica)).toEqual(['b', 'f', 'e', 'd', 'c']);
  await forgetSearches(replica);
  expect(await recentSearches(replica)).toEqual([]);
});
