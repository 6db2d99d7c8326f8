import type { PostId } from '#domain/ids.ts';
import type { Replica } from './replica.ts';
import { textColumn } from './text-column.ts';
import type { WriteOutcome } from './write-outcome.ts';
import { writeCommand } from './write-transaction.ts';

/** An admin shows a post to readers, or takes it out of their sight; the server logs it. */
export function publishPost(replica: Replica, { id, isPublished }: { id: PostId; isPublished: boolean }): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const row = await replica.database.rows('blog_posts').get(id);
    if (row === undefined) return { kind: 'missing' };
    const columns = { is_published: isPublished };
    return { mutations: [{ member: memberId, collection: 'blog_posts', record: id, kind: 'update', about: textColumn(row, 'title'), columns }], saved: {} };
  });
}

/** An admin deletes a post; its text goes with it. */
export function deletePost(replica: Replica, id: PostId): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const row = await replica.database.rows('blog_posts').get(id);
    if (row === undefined) return { kind: 'missing' };
    return { mutations: [{ member: memberId, collection: 'blog_posts', record: id, kind: 'delete', about: textColumn(row, 'title') }], saved: {} };
  });
}
