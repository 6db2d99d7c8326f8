import 'fake-indexeddb/auto';
import { beforeAll, expect, it } from 'vitest';
import { nothingAvoided } from '#domain/safety/safety-status-for.ts';
import { reviewIdFor } from '#domain/reviews/review-id-for.ts';
import type {
  DiaryEntryId,
  DinnerTableId,
  FoodEventId,
  FoodId,
  FoodListId,
  MemberId,
  NotificationId,
  PhotoId,
  PlaceId,
  ReviewId,
  TablePersonId,
} from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { SyncedCollection } from '#replica/database/synced-collections.ts';
import { addDiaryEntry, removeDiaryEntry } from '#replica/diary/diary-commands.ts';
import { deleteFood } from '#replica/foods/food-commands.ts';
import { saveFood } from '#replica/foods/saved-foods.ts';
import { keepList, removeKeptList } from '#replica/lists/kept-list-commands.ts';
import { addList, putOnList, removeFromList, removeList } from '#replica/lists/list-commands.ts';
import { blockMember, muteMember, unblockMember } from '#replica/members/block-commands.ts';
import { follow, unfollow } from '#replica/members/follow-commands.ts';
import { removeNotification } from '#replica/notifications/notification-commands.ts';
import { answerComparison, removeComparison } from '#replica/order/comparison-commands.ts';
import { HELD_FOR_UNDO, type Undoable } from '#replica/outbox/delete-command.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { removeEvent, saveEvent } from '#replica/places/event-commands.ts';
import { removePlace, savePlace } from '#replica/places/place-commands.ts';
import { addFoodPhoto, deleteFoodPhoto } from '#replica/publishing/photo-commands.ts';
import { answerReview, deleteAnswer } from '#replica/reviews/answer-commands.ts';
import { submitReview, withdrawReview } from '#replica/reviews/review-commands.ts';
import { removePerson, removeTable, savePerson, saveTable } from '#replica/tables/table-commands.ts';
import { aJpegPicture } from '#tests/support/a-picture.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { type Device, settleInTurn } from './device.ts';
import { destroyDevices } from './fake-backend.ts';
import { pocketBaseWorld } from './pocketbase-backend.ts';

const { server, api } = serverOfFile();
let superuser: string;
beforeAll(async () => {
  superuser = await api.asSuperuser();
});

const heldFor = HELD_FOR_UNDO;

interface Stage {
  readonly member: MemberId;
  readonly other: MemberId;
  /** The member's own food, and two others. */
  readonly foods: readonly [FoodId, FoodId, FoodId];
}

interface Removal {
  /** Whose rows are looked at. */
  readonly rows: readonly SyncedCollection[];
  readonly make: (replica: Replica, stage: Stage) => Promise<unknown>;
  /** Takes away the one row that is there, and gives what its toast offers. */
  readonly remove: (replica: Replica, stage: Stage, id: string) => Promise<() => Promise<unknown>>;
}

const saved = <T extends { readonly kind: string }>(outcome: T) => {
  if (outcome.kind !== 'saved') throw new Error(outcome.kind);
  return outcome as Extract<T, { readonly kind: 'saved' }>;
};
const undoOf = async (outcome: Promise<WriteOutcome<Undoable>>) => {
  const { undo } = saved(await outcome);
  return async () => expect(await undo()).toBe(true);
};
const held = (
  rows: Removal['rows'],
  make: Removal['make'],
  remove: (replica: Replica, stage: Stage, id: string) => Promise<WriteOutcome<Undoable>>,
): Removal => ({ rows, make, remove: (...asked) => undoOf(remove(...asked)) });
const anew = (
  rows: Removal['rows'],
  make: Removal['make'],
  [remove, again]: readonly [Removal['make'], Removal['make']],
): Removal => ({
  rows,
  make,
  remove: async (replica, stage) => {
    await remove(replica, stage);
    return () => again(replica, stage);
  },
});

const words = { name: 'Noodles', text: 'Slurped.', visibility: 'private' } as const;
const diaryWords = { day: null, rating: 4, note: 'Sour.', company: '', place: '' };
const where = { name: 'Chez Chef', address: 'Rue 1', position: null, timeZone: 'UTC' };

const removals: Readonly<Record<string, Removal>> = {
  'an own food': held(
    ['foods'],
    () => Promise.resolve(),
    (replica, { foods: [own] }) => deleteFood(replica, own, heldFor),
  ),
  'a review': held(
    ['reviews'],
    (replica, { foods: [, foodId] }) => submitReview(replica, { foodId, rating: 4, text: 'Sour.' }),
    (replica, { foods: [, foodId], member }) => withdrawReview(replica, reviewIdFor(foodId, member), heldFor),
  ),
  'a photo': held(
    ['food_photos'],
    (replica, { foods: [, foodId] }) =>
      addFoodPhoto(replica, {
        foodId,
        file: { bytes: aJpegPicture().buffer, type: 'image/jpeg', name: 'photo.jpg' },
        licence: 'own',
        caption: 'At home',
        credit: null,
      }),
    (replica, _, id) => deleteFoodPhoto(replica, id as PhotoId, heldFor),
  ),
  'a diary entry': held(
    ['diary_entries', 'saved_foods'],
    (replica, { foods: [, foodId] }) =>
      addDiaryEntry(replica, { eaten: { foodId, foodName: 'Laksa' }, words: diaryWords, photo: null }),
    (replica, _, id) => removeDiaryEntry(replica, { entryId: id as DiaryEntryId, stays: undefined, heldFor }),
  ),
  'an answer of the order': held(
    ['food_comparisons'],
    async (replica, { foods: [, food, than] }) => {
      for (const foodId of [food, than]) await saveFood(replica, { foodId, state: 'tried' });
      await answerComparison(replica, { food, than, answer: 'more' });
    },
    (replica, { foods: [, food, than] }) => removeComparison(replica, { food, than, heldFor }),
  ),
  'a list': held(
    ['food_lists', 'food_list_items'],
    (replica, { foods: [, food] }) => addList(replica, { words, food }),
    (replica, _, id) => removeList(replica, { listId: id as FoodListId, heldFor }),
  ),
  'a food of a list': held(
    ['food_list_items', 'food_lists'],
    async (replica, { foods: [, food, second] }) => {
      const { listId } = saved(await addList(replica, { words, food }));
      await putOnList(replica, { listId, food: second });
    },
    async (replica, { foods: [, food] }) => {
      const [list] = await replica.database.rows('food_lists').toArray();
      return removeFromList(replica, { listId: must(list, 'a list').id as FoodListId, food, heldFor });
    },
  ),
  'a person of the table': held(
    ['table_people', 'table_seats', 'dinner_tables'],
    async (replica) => {
      const { personId } = saved(
        await savePerson(replica, {
          id: null,
          seen: nothingAvoided,
          words: { name: 'Ada', allergens: ['peanut'], dietaryRestrictions: [], dislikes: ['liver'] },
        }),
      );
      await saveTable(replica, { id: null, name: 'Family', before: [], people: [personId] });
    },
    (replica, _, id) => removePerson(replica, { id: id as TablePersonId, heldFor }),
  ),
  'a table': held(
    ['dinner_tables', 'table_seats'],
    (replica) => saveTable(replica, { id: null, name: 'Family', before: [], people: [] }),
    (replica, _, id) => removeTable(replica, { id: id as DinnerTableId, heldFor }),
  ),
  'an answer to a review': held(
    ['review_answers'],
    async (replica, { foods: [own], other }) => {
      const review = (await api.create('reviews', superuser, { food: own, user: other, rating: 4 })) as ReviewId;
      await answerReview(replica, { foodId: own, reviewId: review, text: 'Thank you.' });
    },
    async (replica) => {
      const [answer] = await replica.database.rows('review_answers').toArray();
      return deleteAnswer(replica, must(answer, 'an answer')['review'] as ReviewId, heldFor);
    },
  ),
  'a list of another member, kept': held(
    ['kept_lists'],
    async (replica, { other }) => {
      const shown = { user: other, name: 'Soups', visibility: 'public' };
      const list = (await api.create('food_lists', superuser, shown)) as FoodListId;
      // As a device has it that opened the list.
      await replica.database.rows('food_lists').put({ id: list, ...shown });
      await keepList(replica, list);
    },
    async (replica) => {
      const [row] = await replica.database.rows('kept_lists').toArray();
      return removeKeptList(replica, { list: must(row, 'a kept list')['list'] as FoodListId, heldFor });
    },
  ),
  'a notification': held(
    ['notifications'],
    (_, { member }) => api.create('notifications', superuser, { user: member, type: 'other', message: 'A note.' }),
    (replica, _, id) =>
      removeNotification(replica, { id: id as NotificationId, message: 'A note.', facts: null }, heldFor),
  ),
  'a place': held(
    ['places'],
    (replica, { foods: [, food] }) =>
      savePlace(replica, { placeId: null, words: { ...where, hours: null, foods: [food] } }),
    (replica, _, id) => removePlace(replica, { placeId: id as PlaceId, heldFor }),
  ),
  'an event': held(
    ['food_events'],
    (replica, { foods: [, food] }) => {
      const starts = Math.ceil(Date.now() / 86_400_000 + 7) * 86_400_000;
      const event = { ...where, text: 'Soup.', starts, ends: starts + 3_600_000, foods: [food] };
      return saveEvent(replica, { eventId: null, words: event });
    },
    (replica, _, id) => removeEvent(replica, { eventId: id as FoodEventId, heldFor }),
  ),
  'a saved food': anew(
    ['saved_foods'],
    (replica, { foods: [, foodId] }) => saveFood(replica, { foodId, state: 'want_to_try' }),
    [
      (replica, { foods: [, foodId] }) => saveFood(replica, { foodId, state: null, heldFor }),
      (replica, { foods: [, foodId] }) => saveFood(replica, { foodId, state: 'want_to_try' }),
    ],
  ),
  'whom one follows': anew(['user_follows'], (replica, { other }) => follow(replica, other), [
    (replica, { other }) => unfollow(replica, other, heldFor),
    (replica, { other }) => follow(replica, other),
  ]),
  'a mute': anew(['mutes'], (replica, { other }) => muteMember(replica, { muted: other, isMuted: true }), [
    (replica, { other }) => muteMember(replica, { muted: other, isMuted: false, heldFor }),
    (replica, { other }) => muteMember(replica, { muted: other, isMuted: true }),
  ]),
  'a block': anew(['blocks'], (replica, { other }) => blockMember(replica, other), [
    (replica, { other }) => unblockMember(replica, other, heldFor),
    (replica, { other }) => blockMember(replica, other),
  ]),
};

async function stageOf(removal: Removal) {
  const { backend, devices } = await pocketBaseWorld(server);
  const [phone, laptop] = [must(devices[0], 'a phone'), must(devices[1], 'a laptop')];
  const [member, other] = [must(backend.members[0], 'a member'), must(backend.members[1], 'another member')];
  for (const one of [phone, laptop]) await one.signIn(member);
  await api.create('user_roles', superuser, { user: member, role: 'professional_chef', is_verified: true });
  const own = must(await phone.contribute(`Own ${newRecordId()}`), 'a food');
  const elsewhere: FoodId[] = [];
  for (const name of ['Laksa', 'Ramen'])
    elsewhere.push((await api.create('foods', superuser, { name: `${name} ${newRecordId()}` })) as FoodId);
  const [second, third] = [must(elsewhere[0], 'a food'), must(elsewhere[1], 'a food')];
  // What stands on the page of a food is on a device that looks at it.
  for (const one of [phone, laptop]) await Promise.all([one.look(own), one.look(second)]);
  await settleInTurn(phone, laptop);
  const stage: Stage = { member, other, foods: [own, second, third] };
  await removal.make(phone.replica, stage);
  await settleInTurn(phone, laptop);
  const before = await rowsOn(phone, removal.rows);
  expect(await rowsOn(laptop, removal.rows)).toEqual(before);
  const rows = before[must(removal.rows[0], 'rows')] ?? [];
  const first = rows.find(({ id }) => id === own) ?? must(rows[0], 'something to remove');
  /** Gives what the toast offers. */
  const remove = () => removal.remove(phone.replica, stage, first.id);
  return { phone, laptop, stage, devices, before, remove };
}

/** What a device has, but for the moment of the last write. */
const rowsOn = async ({ replica }: Device, collections: readonly SyncedCollection[]) =>
  Object.fromEntries(
    await Promise.all(
      collections.map(async (collection) => {
        const rows = await replica.database.rows(collection).orderBy('id').toArray();
        return [collection, rows.map((row) => ({ ...row, updated: '' }))] as const;
      }),
    ),
  );

async function toldTo(member: string): Promise<number> {
  const path = `${recordsPath('notifications')}?filter=${encodeURIComponent(`user='${member}'`)}`;
  return (await api.call('GET', path, { token: superuser })).body['totalItems'] as number;
}

const ways = ['without a network, and the app is ended right after it', 'with a network'] as const;

it.each(Object.keys(removals))(
  'undo gives back exactly what was there, on a second device too; a removal that nobody undoes goes out although the app was ended: %s',
  async (what) => {
    const removal = must(removals[what], what);
    const { phone, laptop, stage, devices, before, remove } = await stageOf(removal);
    const told = await toldTo(stage.other);
    for (const way of ways) {
      const undo = await remove();
      expect(await rowsOn(phone, removal.rows), way).not.toEqual(before);
      if (way === 'with a network') await phone.sync('push', { faults: [], lifeLeft: null });
      await undo();
      expect(await rowsOn(phone, removal.rows), `${way}: at once`).toEqual(before);
      if (way !== 'with a network') await phone.restart();
      await settleInTurn(phone, laptop);
      for (const [name, one] of Object.entries({ phone, laptop })) {
        expect(await rowsOn(one, removal.rows), `${way}: ${name}`).toEqual(before);
        expect(await one.replica.database.outbox.count(), `${way}: ${name}`).toBe(0);
      }
      expect(await toldTo(stage.other), `${way}: nobody is told of it`).toBe(told);
    }
    await remove();
    const after = await rowsOn(phone, removal.rows);
    await phone.restart();
    expect(await rowsOn(phone, removal.rows), 'not undone').toEqual(after);
    await settleInTurn(phone, laptop);
    const collection = must(removal.rows[0], 'rows');
    const left = await rowsOn(phone, [collection]);
    expect(left[collection], 'not undone').toHaveLength((before[collection]?.length ?? 0) - 1);
    expect(await rowsOn(laptop, removal.rows), 'not undone').toEqual(await rowsOn(phone, removal.rows));
    await destroyDevices(devices);
  },
);
