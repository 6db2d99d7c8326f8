import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DiaryWords } from '#domain/diary/diary-entry.ts';
import { type ComparisonAnswer, comparisonIdFor } from '#domain/order/food-comparison.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { addDiaryEntry } from '#replica/diary/diary-commands.ts';
import { askingNow, setAsking } from '#replica/foods/comparison-asking.ts';
import { saveFood } from '#replica/foods/saved-foods.ts';
import { endSession } from '#replica/session-commands/begin-session.ts';
import { submitReview } from '#replica/reviews/review-commands.ts';
import { ownTastes } from '#replica/taste/own-tastes.ts';
import { aReplica, feed, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { answerComparison, removeComparison } from './comparison-commands.ts';
import { nextQuestion, scoreOfFood } from './next-question.ts';
import { answersAbout, bestOfOrder } from './order-lines.ts';

const [laksa, pho, ramen] = ['laksa0000000001', 'pho000000000001', 'ramen0000000001'] as [FoodId, FoodId, FoodId];
const names = { [laksa]: 'Laksa', [pho]: 'Phở bò', [ramen]: 'Ramen' };
const nothing: DiaryWords = { day: null, rating: null, note: '', company: '', place: '' };
let replica: TestReplica;

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
  await replica.database
    .rows('foods')
    .bulkPut(Object.entries(names).map(([id, name]) => ({ id, name, course: id === laksa ? 'dessert' : 'main' })));
});
afterEach(() => replica.database.delete());

async function taste(foodId: FoodId, rating: number | null = null): Promise<void> {
  const eaten = { foodId, foodName: names[foodId] ?? '' };
  const outcome = await addDiaryEntry(replica, { eaten, words: { ...nothing, rating }, photo: null });
  expect(outcome.kind).toBe('saved');
}
const answer = (food: FoodId, than: FoodId, said: ComparisonAnswer) =>
  answerComparison(replica, { food, than, answer: said });
const changes = async () =>
  (await replica.database.outbox.orderBy('order').toArray())
    .filter(({ collection }) => collection === 'food_comparisons')
    .map(({ kind, columns, about, after }) => ({ kind, verdict: columns?.['verdict'], about, after }));
const order = async () => (await bestOfOrder(replica, 10)).lines.map(({ food, rank }) => `${rank} ${food?.name}`);
const question = async (food: FoodId, skipped: readonly FoodId[] = [], questions = 0) =>
  (await nextQuestion(replica, { food, skipped: new Set(skipped), questions }))?.than.id ?? null;

describe('answering', () => {
  it('is one row for a pair from either side, sent once, changed where it differs, and taken back', async () => {
    await answer(ramen, pho, 'more');
    await answer(pho, ramen, 'less');
    expect(await changes()).toEqual([
      { kind: 'create', verdict: 'other', about: 'Phở bò + Ramen', after: [pho, ramen] },
    ]);
    await answer(ramen, pho, 'same');
    expect((await replica.database.rows('food_comparisons').toArray()).map(({ id, verdict }) => [id, verdict])).toEqual(
      [[comparisonIdFor({ one: pho, other: ramen }, member), 'same']],
    );
    const removed = await removeComparison(replica, { food: ramen, than: pho, heldFor: 0 });
    expect([await changes(), await replica.database.rows('food_comparisons').count()]).toEqual([[], 0]);
    expect(removed.kind === 'saved' && (await removed.undo())).toBe(true);
    expect((await answersAbout(replica, pho)).map(({ than, answer: said }) => [than.id, said])).toEqual([
      [ramen, 'same'],
    ]);
  });

  it('of what was taken back and not sent puts the sent answer back', async () => {
    const id = comparisonIdFor({ one: pho, other: ramen }, member);
    await feed(replica, {
      audience: `u:${member}`,
      seq: 1,
      collection: 'food_comparisons',
      rows: { [id]: { id, user: member, one: pho, other: ramen, verdict: 'one' } },
    });
    await removeComparison(replica, { food: pho, than: ramen, heldFor: 8000 });
    await answer(pho, ramen, 'more');
    expect(await changes()).toEqual([]);
    expect((await answersAbout(replica, ramen)).map(({ answer: said }) => said)).toEqual(['less']);
  });

  it('needs a member, and nothing to take back is said', async () => {
    expect(await removeComparison(replica, { food: pho, than: ramen, heldFor: 0 })).toEqual({ kind: 'missing' });
    await replica.database.keyed.delete('session');
    expect(await answer(ramen, pho, 'more')).toEqual({ kind: 'signed-out' });
    expect(await bestOfOrder(replica, 5)).toEqual({ lines: [], total: 0, unplaced: [], tried: 0 });
    expect([await question(ramen), await answersAbout(replica, pho), await scoreOfFood(replica, pho)]).toEqual([
      null,
      [],
      null,
    ]);
  });
});

describe('R33: the own order', () => {
  it('follows from stars of diary and reviews, and from answers; equal scores share a rank', async () => {
    await taste(ramen, 4);
    await taste(laksa, 4);
    await taste(pho);
    expect(await order()).toEqual(['1 Laksa', '1 Ramen']);
    expect((await bestOfOrder(replica, 10)).unplaced).toEqual([pho]);
    await answer(pho, ramen, 'more');
    expect((await order()).at(-1)).toBe('3 Ramen');
    expect(await scoreOfFood(replica, pho)).toBeGreaterThan((await scoreOfFood(replica, ramen)) ?? 10);
    const part = await bestOfOrder(replica, 1);
    expect([part.lines.length, part.total, part.tried, part.unplaced]).toEqual([1, 3, 3, []]);
  });

  it('counts what is marked as tried, no answer about what was not tried, and nothing of another member', async () => {
    await answer(pho, ramen, 'more');
    expect(await order()).toEqual([]);
    await saveFood(replica, { foodId: pho, state: 'tried' });
    await saveFood(replica, { foodId: ramen, state: 'tried' });
    expect(await order()).toEqual(['1 Phở bò', '2 Ramen']);
    await signInAs(replica, otherMember);
    expect([await order(), await answersAbout(replica, pho)]).toEqual([[], []]);
  });
});

describe('R33: what is learned from it', () => {
  it('is one rating for each food, by its reviews, its tastings and its answers together, with what it rests on', async () => {
    await taste(ramen, 4);
    await taste(ramen, 5);
    await submitReview(replica, { foodId: laksa, rating: 2, text: '' });
    await taste(pho);
    const before = await ownTastes(replica);
    expect(before.comparisons).toBe(0);
    expect(before.ratings.map(({ foodId, stars, given }) => [foodId, stars, given])).toEqual([
      [laksa, 2, 2],
      [ramen, 4.5, 4.5],
    ]);
    expect(before.ratings[0]?.weight).toBe(1);
    await answer(pho, laksa, 'more');
    await answer(pho, ramen, 'unknown');
    const after = await ownTastes(replica);
    expect(after.comparisons).toBe(1);
    expect(after.ratings.map(({ foodId, given }) => [foodId, given])).toEqual([
      [laksa, 2],
      [pho, null],
      [ramen, 4.5],
    ]);
    expect(after.ratings[1]?.weight).toBeLessThan(1);
  });
});

describe('the next question', () => {
  it('comes from the second tried food on, first about a like course, never twice about a pair, and not where one is not here', async () => {
    await taste(ramen);
    expect(await question(ramen)).toBeNull();
    await taste(laksa);
    await taste(pho);
    expect(await question(ramen)).toBe(pho);
    expect(await question(ramen, [pho])).toBe(laksa);
    await answer(ramen, pho, 'unknown');
    expect(await question(ramen)).toBe(laksa);
    expect(await question(ramen, [], 3)).toBeNull();
    await replica.database.rows('foods').delete(laksa);
    expect(await question(ramen)).toBeNull();
  });

  it('is quiet for a day, or until it is wanted again, and the choice leaves with its member [S5]', async () => {
    expect(await askingNow(replica)).toBe('on');
    await setAsking(replica, 'later');
    expect(await askingNow(replica)).toBe('later');
    replica.now += 24 * 3_600_000;
    expect(await askingNow(replica)).toBe('on');
    await setAsking(replica, 'off');
    replica.now += 24 * 3_600_000;
    expect(await askingNow(replica)).toBe('off');
    await endSession(replica);
    expect(await askingNow(replica)).toBe('off');
    await setAsking(replica, 'on');
    await signInAs(replica, member);
    expect(await askingNow(replica)).toBe('on');
  });
});
