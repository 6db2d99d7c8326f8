import { dayOf } from '#domain/values/day.ts';
import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { VideoId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

/**
 * The signed-in member has watched a video: counted once a day, offline too, and not of the own ones. Visitors are not counted: telling one from
 * another would take something that follows them.
 */
export function countView(replica: Replica, videoId: VideoId): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database, clock } = replica;
    const video = await database.rows('videos').get(videoId);
    const record = idOfRow('video_views', { video: videoId, user: memberId, day: dayOf(clock()) });
    const isCounted =
      video === undefined ||
      video['user'] === memberId ||
      (await database.rows('video_views').get(record)) !== undefined;
    if (isCounted) return { mutations: [], saved: {} };
    const columns = { video: videoId, user: memberId };
    const about = textColumn(video, 'title');
    return {
      mutations: [
        { member: memberId, collection: 'video_views', record, kind: 'create', columns, after: [videoId], about },
      ],
      saved: {},
    };
  });
}
