import { topicOfList, topicOfMember } from '#replica/database/audiences.ts';
import type { Replica } from '#replica/database/replica.ts';
import { followedMembers } from './followed-members.ts';
import type { FoodListId } from '#domain/values/ids/ids.ts';
import { session } from '#replica/session/session.ts';
import { textColumn } from '#replica/database/text-column.ts';

/** The topics of whom the signed-in member follows, and of the lists of others that it keeps. */
export async function followedTopics(replica: Replica): Promise<string[]> {
  const members = (await followedMembers(replica)) ?? [];
  return [...members.map(topicOfMember), ...(await keptListIds(replica)).map(topicOfList)];
}

/** The lists of others that the signed-in member keeps; none for a visitor. The server keeps to a hundred of a member. */
async function keptListIds(replica: Replica): Promise<readonly FoodListId[]> {
  const member = (await session(replica))?.memberId;
  if (member === undefined) return [];
  const rows = await replica.database.rows('kept_lists').where('user').equals(member).toArray();
  return rows.map((row) => textColumn(row, 'list') as FoodListId);
}
