import { dropAudience } from '#replica/feed/drop-audience.ts';
import { heldTopics } from '#replica/topics/held-topics.ts';
import type { Replica } from '#replica/database/replica.ts';
import { wakeSync } from '#replica/feed/request-sync.ts';
import { resetToServer } from '#replica/feed/reset-to-server.ts';
import { session } from '#replica/session/session.ts';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';

/** What of the server's and of the member's is on this device, by number. */
export interface StoredRows {
  readonly foods: number;
  /** Foods, members and stories whose pages were looked at and are kept current, and that nothing but that keeps here. */
  readonly visitedPages: number;
  /** What only this device has, and never is cleared. */
  readonly unsent: number;
  readonly drafts: number;
}

export async function storedRows(replica: Replica): Promise<StoredRows> {
  const { database } = replica;
  const member = (await session(replica))?.memberId ?? '';
  const [foods, pages, unsent, drafts] = await Promise.all([
    database.rows('foods').count(),
    visitedTopics(replica),
    unsentChanges(replica),
    database.drafts.where('member').equals(member).count(),
  ]);
  return { foods, visitedPages: pages.length, unsent: unsent.length, drafts };
}

/** Lets go of the pages that were only looked at; what is unsent stays on screen and in the outbox [S1]. */
export function clearVisitedPages(replica: Replica): Promise<void> {
  return transactionOverRows(replica, async () => {
    for (const topic of await visitedTopics(replica)) await dropAudience(replica.database, topic);
  });
}

/**
 * Lets go of everything that came from the server and fetches it anew. Session, outbox, photos that wait and drafts stay [S1]; what is unsent
 * stays on screen as far as it stands without the server's rows.
 */
export async function downloadAnew(replica: Replica): Promise<void> {
  await clearVisitedPages(replica);
  await transactionOverRows(replica, () => resetToServer(replica.database));
  await wakeSync(replica);
}

async function visitedTopics(replica: Replica): Promise<readonly string[]> {
  return (await heldTopics(replica, { shown: new Set() }))
    .filter(({ reason }) => reason === 'visited')
    .map(({ key }) => key);
}
