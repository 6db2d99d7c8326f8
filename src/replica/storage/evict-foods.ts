import { topicOfFood, topicOfMember } from '#replica/database/audiences.ts';
import { withoutJournal } from '#replica/database/food-journal.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { hasFoodsElsewhere } from '#replica/feed/foods-elsewhere.ts';
import { FOOD_ROWS_AT_MOST } from '#replica/feed/ahead-foods.ts';
import { aheadFoods, fetchedFoods } from '#replica/feed/wanted-foods.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';
import { session } from '#replica/session/session.ts';
import { placeOfImage } from './stored-image.ts';

/** So many more before any leave: a few that come do not make a few go each time. */
const SLACK = 200;
/** One in so many of the rows is there because it is new: the first screens show the newest foods. */
const NEWEST_IN = 20;

export interface FoodEviction {
  readonly most?: number;
  readonly slack?: number;
  /** What `placeOfImage` said a while ago: whoever reads the journal has read up to there by now. */
  readonly settled: number | null;
}

/**
 * Lets rows of foods go that can be had again, those fetched ahead of any screen first and then the worst rated, where the columns know the foods too. What is own, kept, saved, rated, unsent, open or was
 * just fetched stays, and so does a row that the stored image has not taken in: it alone tells the ranking of a change. Resolves with how many went.
 */
export function evictFoods(
  replica: Replica,
  { most = FOOD_ROWS_AT_MOST, slack = SLACK, settled }: FoodEviction,
): Promise<number> {
  return transactionOverRows(replica, async (transaction) => {
    const foods = replica.database.rows('foods');
    if (settled === null || (await placeOfImage(replica)) !== settled || !(await hasFoodsElsewhere(replica))) return 0;
    const surplus = (await foods.count()) - most;
    const unread = surplus > slack ? await changedSince(replica, settled) : 'all';
    if (unread === 'all') return 0;
    const stays = new Set([...unread, ...(await foodsThatStay(replica, Math.ceil(most / NEWEST_IN)))]);
    const worstFirst = await foods.orderBy('rating').primaryKeys();
    const ahead = new Set<string>(await aheadFoods(replica));
    const inTurn = [...worstFirst.filter((id) => ahead.has(id)), ...worstFirst.filter((id) => !ahead.has(id))];
    const going = inTurn.filter((id) => !stays.has(id)).slice(0, surplus);
    withoutJournal(transaction);
    await foods.bulkDelete(going);
    return going.length;
  });
}

/** 'all': the journal does not say. */
async function changedSince({ database }: Replica, place: number): Promise<readonly string[] | 'all'> {
  const [known, ...later] = await database.foodJournal.where('at').aboveOrEqual(place).toArray();
  if (known?.at !== place || later.some(({ ids }) => ids === 'all')) return 'all';
  return later.flatMap(({ ids }) => ids);
}

async function foodsThatStay(replica: Replica, newestFoods: number): Promise<readonly string[]> {
  const { database } = replica;
  const foods = database.rows('foods');
  const me = (await session(replica))?.memberId ?? '';
  const topics = await database.cursors.toCollection().primaryKeys();
  const idsOf = (prefix: string) =>
    topics.filter((topic) => topic.startsWith(prefix)).map((topic) => topic.slice(prefix.length));
  const shown = [me, ...idsOf(topicOfMember(''))].filter((member) => member !== '');
  const [byMembers, saved, eaten, listed, rated, entries, shadows, newest, fetched] = await Promise.all([
    Promise.all(
      shown.map((member) => foods.where('[uploaded_by+created]').between([member], [member, []]).primaryKeys()),
    ),
    database.rows('saved_foods').where('user').equals(me).toArray(),
    database.rows('diary_entries').orderBy('food').uniqueKeys(),
    database.rows('food_list_items').orderBy('food').uniqueKeys(),
    database.rows('reviews').where('[user+created]').between([me], [me, []]).toArray(),
    database.outbox.toArray(),
    database.shadows.where('[collection+record]').between(['foods'], ['foods', []]).primaryKeys(),
    foods.orderBy('created').reverse().limit(newestFoods).primaryKeys(),
    fetchedFoods(replica),
  ]);
  return [
    ...byMembers.flat(),
    ...idsOf(topicOfFood('')),
    ...[...saved, ...rated].map((row) => textColumn(row, 'food')),
    ...[...eaten, ...listed].map(String),
    ...entries.flatMap(({ record, after }) => [record, ...after]),
    ...shadows.map(([, record]) => record),
    ...newest,
    ...fetched,
  ];
}
