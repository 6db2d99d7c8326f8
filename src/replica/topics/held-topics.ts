import type { HeldThing } from '#domain/eviction/plan-eviction.ts';
import { isTopic, topicOfPost } from '#replica/database/audiences.ts';
import type { Replica } from '#replica/database/replica.ts';
import { topicReasons } from './topic-reasons.ts';

const STORY = topicOfPost('');

/** The topics that this device holds, by audience, with why; their bytes are not measured (0). */
export async function heldTopics(
  replica: Replica,
  { shown }: { readonly shown: ReadonlySet<string> },
): Promise<readonly HeldThing[]> {
  const reasonOf = await topicReasons(replica);
  const cursors = await replica.database.cursors.filter(({ audience }) => isTopic(audience)).toArray();
  return cursors.map(({ audience, usedAt }) => ({
    key: audience,
    kind: audience.startsWith(STORY) ? 'story' : 'page',
    reason: reasonOf(audience),
    isShown: shown.has(audience),
    usedAt,
    bytes: 0,
  }));
}
