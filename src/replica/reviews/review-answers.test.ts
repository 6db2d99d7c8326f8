import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FoodId, MemberId, ReviewId } from '#domain/values/ids/ids.ts';
import { answerIdFor, pinIdFor } from '#domain/reviews/review-answer.ts';
import type { Replica } from '#replica/database/replica.ts';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';
import { aReplica, signInAs } from '#tests/support/a-replica.ts';
import { answerReview, deleteAnswer, pinReview } from './answer-commands.ts';
import { answersOfFood } from './answer-queries.ts';

const food = 'rye000000000001' as FoodId;
const [chef, ben] = ['chef00000000001', 'ben000000000001'] as [MemberId, MemberId];
const [bens, olas] = ['reviewofben0001', 'reviewofola0001'] as [ReviewId, ReviewId];
let replica: Replica;

beforeEach(async () => {
  replica = aReplica();
  await replica.database.rows('foods').put({ id: food, name: 'Rye', uploaded_by: chef });
  await replica.database.rows('profiles').bulkPut([profile(chef, true), profile(ben, false)]);
  await signInAs(replica, chef);
});

const profile = (id: MemberId, is_verified: boolean) => ({
  id,
  username: id,
  full_name: id,
  role: 'professional_chef',
  is_verified,
});
const answer = (text: string, reviewId = bens) => answerReview(replica, { foodId: food, reviewId, text });
const pin = (reviewId: ReviewId | null) => pinReview(replica, { foodId: food, reviewId });
const unsent = async () =>
  (await unsentChanges(replica)).map(({ kind, record, columns }) => ({ kind, record, ...columns }));

describe('the answers to the reviews of a food (R34)', () => {
  it('are on screen at once and wait to be sent, one for a review', async () => {
    await answer(' Thank you. ');
    const { answers, contributor } = await answersOfFood(replica, food);
    expect(contributor).toBe(chef);
    expect(answers.get(bens)).toMatchObject({
      answer: { text: 'Thank you.', reviewId: bens },
      author: { id: chef, isVerified: true },
      isOwn: true,
      isUnsent: true,
    });
    await answer('Thank you both.');
    const id = answerIdFor(bens, chef);
    expect(await unsent()).toEqual([
      { kind: 'create', record: id, food, review: bens, user: chef, text: 'Thank you both.' },
    ]);
  });

  it('can be deleted, and the deletion taken back', async () => {
    await answer('Thank you.');
    const outcome = await deleteAnswer(replica, bens);
    expect((await answersOfFood(replica, food)).answers.size).toBe(0);
    expect(outcome.kind === 'saved' && (await outcome.undo())).toBe(true);
    expect((await answersOfFood(replica, food)).answers.get(bens)?.answer.text).toBe('Thank you.');
    expect((await deleteAnswer(replica, olas)).kind).toBe('missing');
  });

  it('wait for their author where the server refused one [S6]', async () => {
    await answer('Thank you.');
    const entry = await replica.database.outbox.orderBy('order').last();
    const rejection = { reason: 'invalid', message: 'No.', fields: {}, at: 1 } as const;
    await replica.database.outbox.update(entry?.order ?? 0, { state: 'parked', rejection });
    const { refused } = await answersOfFood(replica, food);
    expect([...refused.keys()]).toEqual([bens]);
    expect(refused.get(bens)?.columns['text']).toBe('Thank you.');
  });

  it.each([
    ['a visitor', null, true, null],
    ['another member', ben, true, null],
    ['its contributor, while not verified', chef, false, null],
    ['its verified contributor', chef, true, chef],
  ])('are written by nobody but the verified contributor: %s', async (_who, member, isVerified, expected) => {
    replica = aReplica();
    await replica.database.rows('foods').put({ id: food, name: 'Rye', uploaded_by: chef });
    await replica.database.rows('profiles').bulkPut([profile(chef, isVerified), profile(ben, true)]);
    if (member !== null) await signInAs(replica, member);
    expect((await answersOfFood(replica, food)).contributor).toBe(expected);
  });
});

describe('the pinned review of a food', () => {
  it('is one: another takes its place, and none is left when it is taken off before it was sent', async () => {
    await pin(bens);
    expect((await answersOfFood(replica, food)).pinned).toBe(bens);
    await pin(olas);
    await pin(olas);
    expect((await answersOfFood(replica, food)).pinned).toBe(olas);
    expect(await unsent()).toEqual([{ kind: 'create', record: pinIdFor(food, chef), food, review: olas, user: chef }]);
    await pin(null);
    expect([await unsent(), (await answersOfFood(replica, food)).pinned]).toEqual([[], null]);
  });

  it('counts only as the choice of who contributed the food', async () => {
    await replica.database.rows('pinned_reviews').put({ id: 'x', food, review: bens, user: ben });
    expect((await answersOfFood(replica, food)).pinned).toBeNull();
  });
});
