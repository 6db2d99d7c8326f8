import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import type { FoodId, VideoId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { aReplica, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { claimMutations } from '#replica/outbox/claim-mutations.ts';
import { advanceUpload } from '#replica/outbox/settle-mutation.ts';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';
import { deleteVideo, editVideo, submitVideo } from './video-commands.ts';
import { countView } from './video-views.ts';
import { videosOfFood } from './video-queries.ts';
import { refusedEdit } from './refused-videos.ts';
import { waitingFilm } from './waiting-film.ts';

const foodId = 'food00000000001' as FoodId;
const words = { title: ' The first spoon ', description: '', category: 'taste' } as const;
let replica: TestReplica;
beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
});

async function submit(bytes = 10): Promise<VideoId> {
  const film = {
    bytes: new Blob([new Uint8Array(bytes)], { type: 'video/mp4' }),
    type: 'video/mp4',
    name: 'spoon.mp4',
  };
  const outcome = await submitVideo(replica, {
    ...words,
    foodId,
    duration: 3,
    film,
    poster: { bytes: new ArrayBuffer(4), type: 'image/jpeg', name: 'still.jpg' },
  });
  if (outcome.kind !== 'saved') throw new Error(outcome.kind);
  return outcome.videoId;
}

const claim = () => claimMutations(replica, { member, inFlight: new Set(), most: 9 });

it('[S17] keeps the film and its still on the device until they are sent', async () => {
  const id = await submit();
  const waiting = must(await waitingFilm(replica, id), 'a waiting film');
  expect([waiting.film?.size, waiting.film?.type, waiting.poster?.size]).toEqual([10, 'video/mp4', 4]);
  expect(waiting.change).toMatchObject({
    uploads: { file: { size: 10, sent: 0, digest: '' } },
    columns: { title: 'The first spoon', food: foodId },
  });
});

it('[S13] sends films one after the other, and lets at most 200 MB wait', async () => {
  await submit();
  await submit();
  expect((await claim()).map(({ order }) => order)).toHaveLength(1);
  const large = { bytes: { size: 200 * 1024 * 1024 } as Blob, type: 'video/mp4', name: 'large.mp4' };
  expect(await submitVideo(replica, { ...words, foodId, duration: 3, film: large, poster: null })).toEqual({
    kind: 'storage-full',
  });
  expect(await unsentChanges(replica)).toHaveLength(2);
});

it('[S13] an edit or a deletion while only parts are on their way changes or takes back the video itself', async () => {
  const id = await submit();
  const [entry] = await claim();
  await editVideo(replica, id, { ...words, title: 'Two spoons' });
  expect((await unsentChanges(replica)).map(({ kind, columns }) => [kind, columns['title']])).toEqual([
    ['create', 'Two spoons'],
  ]);
  await advanceUpload(replica, must(entry, 'an entry'), { column: 'file', sent: 5, digest: 'd' });
  await deleteVideo(replica, id);
  expect(await unsentChanges(replica)).toEqual([]);
  expect(await replica.database.photos.count()).toBe(0);
});

it('[S13] once the film is there, an edit follows the video', async () => {
  const id = await submit();
  const [entry] = await claim();
  await advanceUpload(replica, must(entry, 'an entry'), { column: 'file', sent: 10, digest: 'd' });
  await claim();
  await editVideo(replica, id, { ...words, title: 'Two spoons' });
  expect((await unsentChanges(replica)).map(({ kind }) => kind)).toEqual(['create', 'update']);
});

it('sends of an edit what differs, and nothing when nothing does [S15]', async () => {
  await replica.database.rows('videos').put({
    id: 'video0000000001',
    food: foodId,
    user: member,
    title: 'Spoon',
    description: 'Warm.',
    category: 'taste',
  });
  const id = 'video0000000001' as VideoId;
  await editVideo(replica, id, { title: 'Spoon', description: 'Warm.', category: 'taste' });
  expect(await unsentChanges(replica)).toEqual([]);
  await editVideo(replica, id, { title: 'Spoon', description: 'Warm.', category: 'cooking' });
  expect((await unsentChanges(replica)).map(({ columns }) => columns)).toEqual([{ category: 'cooking' }]);
});

it('counts a view once a day, and not of the own video', async () => {
  await replica.database.rows('videos').bulkPut([
    { id: 'theirs000000001', food: foodId, user: otherMember, title: 'T' },
    { id: 'own000000000001', food: foodId, user: member, title: 'O' },
  ]);
  for (const id of ['theirs000000001', 'theirs000000001', 'own000000000001']) await countView(replica, id as VideoId);
  expect((await unsentChanges(replica)).map(({ collection, columns }) => [collection, columns['video']])).toEqual([
    ['video_views', 'theirs000000001'],
  ]);
  replica.now += 86_400_000;
  await countView(replica, 'theirs000000001' as VideoId);
  expect(await unsentChanges(replica)).toHaveLength(2);
});

it('[S6] a refused video stays on its food for its author alone, is corrected there and sent again, film and all', async () => {
  const id = await submit();
  const { order } = must((await unsentChanges(replica))[0], 'the video');
  await replica.database.outbox.update(order, { state: 'parked' });
  await replica.database.rows('videos').clear();
  expect(await videosOfFood(replica, foodId)).toMatchObject([{ id, title: 'The first spoon' }]);
  await signInAs(replica, otherMember);
  expect(await videosOfFood(replica, foodId)).toEqual([]);
  await signInAs(replica, member);
  expect((await editVideo(replica, id, { ...words, title: 'A spoon' })).kind).toBe('saved');
  expect(await unsentChanges(replica)).toMatchObject([
    { kind: 'create', state: 'waiting', columns: { title: 'A spoon', food: foodId } },
  ]);
  expect((await waitingFilm(replica, id))?.film?.size).toBe(10);
  expect(await videosOfFood(replica, foodId)).toMatchObject([{ id, title: 'A spoon' }]);
});

it('[S6] a refused video can be deleted, and that undone', async () => {
  const id = await submit();
  const { order } = must((await unsentChanges(replica))[0], 'the video');
  await replica.database.outbox.update(order, { state: 'parked' });
  await replica.database.rows('videos').clear();
  const outcome = await deleteVideo(replica, id, 8_000);
  expect([outcome.kind, await unsentChanges(replica)]).toEqual(['saved', []]);
  expect(outcome.kind === 'saved' && (await outcome.undo())).toBe(true);
  expect(await unsentChanges(replica)).toMatchObject([{ kind: 'create', state: 'parked' }]);
});

it('[S6] a refused edit is told with what was written, until it is corrected', async () => {
  const id = 'video0000000001' as VideoId;
  await replica.database
    .rows('videos')
    .put({ id, food: foodId, user: member, title: 'A', description: '', category: 'taste' });
  await editVideo(replica, id, { title: 'B', description: '', category: 'taste' });
  expect(await refusedEdit(replica, id)).toBeNull();
  const { order } = must((await unsentChanges(replica))[0], 'the edit');
  await replica.database.outbox.update(order, { state: 'parked' });
  expect(await refusedEdit(replica, id)).toMatchObject({ columns: { title: 'B' } });
  await editVideo(replica, id, { title: 'C', description: '', category: 'taste' });
  expect(await refusedEdit(replica, id)).toBeNull();
});
