import type { FoodId, VideoId } from '#domain/values/ids/ids.ts';
import type { VideoCategory } from '#domain/publishing/video.ts';
import type { FileToSend, LargeFileToSend } from '#replica/outbox/record-mutation.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { deleteCommand, type Undoable } from '#replica/outbox/delete-command.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { refusedVideos } from './refused-videos.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

/** Films that wait on the device to be sent take at most so much of it. */
const MOST_WAITING_BYTES = 200 * 1024 * 1024;

/** What a member says of a video; can be changed later. */
export interface VideoWords {
  readonly title: string;
  readonly description: string;
  readonly category: VideoCategory;
}

interface NewVideo extends VideoWords {
  readonly foodId: FoodId;
  /** Seconds. */
  readonly duration: number;
  readonly film: LargeFileToSend;
  /** A still of it; null where none could be made. */
  readonly poster: FileToSend | null;
}

/**
 * Adds a video to a food (spec 1 §2, videos; R12). The film waits on the device and goes out in parts as the connection allows; 'storage-full' also
 * when too much waits already.
 */
export function submitVideo(
  replica: Replica,
  { foodId, title, description, category, duration, film, poster }: NewVideo,
): Promise<WriteOutcome<{ videoId: VideoId }>> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database, newId } = replica;
    const author = await database.rows('profiles').get(memberId);
    if ((await waitingBytes(replica)) + film.bytes.size > MOST_WAITING_BYTES) return { kind: 'storage-full' };
    const videoId = newId.record() as VideoId;
    const columns = {
      ...columnsOf({ title, description, category }),
      food: foodId,
      user: memberId,
      duration,
      creator_name: textColumn(author, 'full_name').slice(0, 60),
    };
    const files = { file: film, ...(poster === null ? {} : { thumbnail: poster }) };
    return {
      mutations: [
        {
          member: memberId,
          collection: 'videos',
          record: videoId,
          kind: 'create',
          columns,
          files,
          after: [foodId],
          about: title.trim(),
        },
      ],
      saved: { videoId },
    };
  });
}

/** Changes what an own video says (title, description, category); only what differs is sent [S15]. */
export function editVideo(replica: Replica, videoId: VideoId, words: VideoWords): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const row = await shownOrRefused(replica, videoId);
    if (row === undefined) return { kind: 'missing' };
    const columns = Object.fromEntries(
      Object.entries(columnsOf(words)).filter(([column, value]) => row[column] !== value),
    );
    if (Object.keys(columns).length === 0) return { mutations: [], saved: {} };
    return {
      mutations: [
        { member: memberId, collection: 'videos', record: videoId, kind: 'update', columns, about: words.title.trim() },
      ],
      saved: {},
    };
  });
}

/** Deletes an own video. */
export function deleteVideo(replica: Replica, videoId: VideoId, heldFor = 0): Promise<WriteOutcome<Undoable>> {
  return deleteCommand(
    replica,
    async ({ memberId }) => {
      const row = await shownOrRefused(replica, videoId);
      if (row === undefined) return null;
      return { member: memberId, collection: 'videos', record: videoId, about: textColumn(row, 'title') };
    },
    heldFor,
  );
}

/** A refused video has no row, but can be corrected and given up [S6]. */
async function shownOrRefused(replica: Replica, videoId: VideoId): Promise<SyncedRow | undefined> {
  const row = await replica.database.rows('videos').get(videoId);
  return row ?? (await refusedVideos(replica)).find(({ id }) => id === videoId);
}

function columnsOf({ title, description, category }: VideoWords) {
  return { title: title.trim(), description: description.trim(), category };
}

async function waitingBytes({ database }: Replica): Promise<number> {
  const entries = await database.outbox.toArray();
  return entries.flatMap(({ uploads = {} }) => Object.values(uploads)).reduce((sum, { size }) => sum + size, 0);
}
