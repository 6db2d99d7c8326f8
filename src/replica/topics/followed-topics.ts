import { topicOfList, topicOfMember } from '#replica/database/audiences.ts';
import type { Replica } from '#replica/database/replica.ts';
import { followedMembers } from './followed-members.ts';
import { keptListIds } from './kept-list-ids.ts';

/** The topics of whom the signed-in member follows, and of the lists of others that it keeps. */
export async function followedTopics(replica: Replica): Promise<string[]> {
  const members = (await followedMembers(replica)) ?? [];
  return [...members.map(topicOfMember), ...(await keptListIds(replica)).map(topicOfList)];
}
