import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { reviewIdFor } from '#domain/reviews/review-id-for.ts';
import type { FoodId, NotificationId, PostId, VideoId } from '#domain/values/ids/ids.ts';
import { aReplica, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { deleteFood } from '#replica/foods/food-commands.ts';
import { removeNotification } from '#replica/notifications/notification-commands.ts';
import { deletePost, publishPost } from '#replica/publishing/blog-commands.ts';
import { deleteVideo, editVideo, submitVideo } from '#replica/publishing/video-commands.ts';
import { submitReview, withdrawReview } from '#replica/reviews/review-commands.ts';
import { claimMutations } from './claim-mutations.ts';
import { HELD_FOR_UNDO, type Undoable } from './delete-command.ts';
import type { WriteOutcome } from './write-outcome.ts';

const foodId = 'food00000000001' as FoodId;
const reviewId = reviewIdFor(foodId, member);
const videoId = 'video0000000001' as VideoId;
const told = { id: 'note00000000001' as NotificationId, message: 'Ben likes Ramen', facts: null };
const postId = 'post00000000001' as PostId;
let replica: TestReplica;

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
  const { database } = replica;
  await database.rows('foods').put({ id: foodId, name: 'Ramen', contributor: member });
  await database.rows('reviews').put({ id: reviewId, food: foodId, user: member, rating: 4, review_text: 'Deep' });
  await database
    .rows('videos')
    .put({ id: videoId, food: foodId, user: member, title: 'A bowl', description: '', category: 'taste' });
  await database.rows('notifications').put({ id: told.id, user: member, message: told.message });
  await database.rows('blog_posts').put({ id: postId, title: 'Broth', is_published: true });
});

/** All that a device holds of its changes. */
async function held() {
  const { database } = replica;
  const [outbox, photos, shadows, ...rows] = await Promise.all([
    database.outbox.orderBy('order').toArray(),
    database.photos.toArray(),
    database.shadows.toArray(),
    ...(['foods', 'reviews', 'videos', 'blog_posts', 'notifications'] as const).map((name) =>
      database.rows(name).toArray(),
    ),
  ]);
  return { outbox, photos: photos.map(({ key }) => key), shadows, rows };
}
const claim = () => claimMutations(replica, { member, inFlight: new Set(), most: 9 });

async function undoOf(deleting: Promise<WriteOutcome<Undoable>>): Promise<Undoable['undo']> {
  const outcome = await deleting;
  if (outcome.kind !== 'saved') throw new Error(outcome.kind);
  return outcome.undo;
}

const film = { bytes: new Blob(['film']), type: 'video/mp4', name: 'a.mp4' };
const deletions = [
  ['a review', () => withdrawReview(replica, reviewId, HELD_FOR_UNDO)],
  ['a food', () => deleteFood(replica, foodId, HELD_FOR_UNDO)],
  ['a video', () => deleteVideo(replica, videoId, HELD_FOR_UNDO)],
  ['a notification', () => removeNotification(replica, told, HELD_FOR_UNDO)],
  ['a story', () => deletePost(replica, postId, HELD_FOR_UNDO)],
] as const;

describe.each(deletions)('[S2] [S13] the deletion of %s', (_, remove) => {
  it('is held on the device, and undone without a trace, once', async () => {
    const before = await held();
    const undo = await undoOf(remove());
    expect((await held()).rows).not.toEqual(before.rows);
    expect(await claim()).toEqual([]);
    expect(await undo()).toBe(true);
    expect(await held()).toEqual(before);
    expect(await undo()).toBe(false);
    expect(await held()).toEqual(before);
  });

  it('goes out by itself when its time is over, and cannot be undone from then on', async () => {
    const undo = await undoOf(remove());
    replica.now += HELD_FOR_UNDO + 1;
    expect((await claim()).map(({ kind }) => kind)).toEqual(['delete']);
    const after = await held();
    expect(await undo()).toBe(false);
    expect(await held()).toEqual(after);
  });

  it('is not undone by who signed in meanwhile', async () => {
    const undo = await undoOf(remove());
    await signInAs(replica, otherMember);
    const after = await held();
    expect(await undo()).toBe(false);
    expect(await held()).toEqual(after);
  });
});

it.each<[string, () => Promise<unknown>, () => Promise<WriteOutcome<Undoable>>]>([
  [
    'an edited review',
    () => submitReview(replica, { foodId, rating: 2, text: 'Salty' }),
    () => withdrawReview(replica, reviewId, HELD_FOR_UNDO),
  ],
  [
    'an edited video',
    () => editVideo(replica, videoId, { title: 'A second bowl', description: '', category: 'taste' }),
    () => deleteVideo(replica, videoId, HELD_FOR_UNDO),
  ],
  [
    'a hidden story',
    () => publishPost(replica, { id: postId, isPublished: false }),
    () => deletePost(replica, postId, HELD_FOR_UNDO),
  ],
])('[S13] undo brings back what was not sent of %s', async (_, edit, remove) => {
  await edit();
  const before = await held();
  expect(before.outbox).toHaveLength(1);
  const undo = await undoOf(remove());
  expect(await undo()).toBe(true);
  expect(await held()).toEqual(before);
});

describe('[S13] what the server never heard of', () => {
  it('a review comes back with what waits to be sent of it', async () => {
    const other = 'food00000000002' as FoodId;
    await submitReview(replica, { foodId: other, rating: 5, text: 'New' });
    const before = await held();
    const undo = await undoOf(withdrawReview(replica, reviewIdFor(other, member), HELD_FOR_UNDO));
    expect((await held()).outbox).toEqual([]);
    expect(await undo()).toBe(true);
    expect(await held()).toEqual(before);
    expect(await undo()).toBe(false);
  });

  it('a video comes back with its film', async () => {
    const made = await submitVideo(replica, {
      foodId,
      title: 'New',
      description: '',
      category: 'taste',
      duration: 3,
      film,
      poster: null,
    });
    if (made.kind !== 'saved') throw new Error(made.kind);
    const before = await held();
    const undo = await undoOf(deleteVideo(replica, made.videoId, HELD_FOR_UNDO));
    expect((await held()).photos).toEqual([]);
    expect(await undo()).toBe(true);
    expect(await held()).toEqual(before);
  });
});

it('[S13] a review that was written anew meanwhile stays as it was written', async () => {
  const undo = await undoOf(withdrawReview(replica, reviewId, HELD_FOR_UNDO));
  await submitReview(replica, { foodId, rating: 1, text: 'Anew' });
  const after = await held();
  expect(await undo()).toBe(false);
  expect(await held()).toEqual(after);
});

it('[S1] a deletion that may not have arrived stays, though its record was written anew and deleted again; undo brings back what was written', async () => {
  await withdrawReview(replica, reviewId, 0);
  expect((await claim()).length).toBe(1);
  await submitReview(replica, { foodId, rating: 1, text: 'Anew' });
  const before = await held();
  expect(before.outbox.map(({ kind }) => kind)).toEqual(['delete', 'create']);
  const undo = await undoOf(withdrawReview(replica, reviewId, HELD_FOR_UNDO));
  expect((await held()).outbox.map(({ kind, attempts }) => [kind, attempts])).toEqual([['delete', 1]]);
  expect(await replica.database.rows('reviews').get(reviewId)).toBeUndefined();
  expect(await undo()).toBe(true);
  expect(await held()).toEqual(before);
});
