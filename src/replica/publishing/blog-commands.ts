import type { PostId } from '#domain/values/ids/ids.ts';
import type { Columns } from '#domain/values/synced-row.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { deleteCommand, type Undoable } from '#replica/outbox/delete-command.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

/** An admin shows a post to readers, or takes it out of their sight; the server logs it. */
export function publishPost(
  replica: Replica,
  { id, isPublished }: { id: PostId; isPublished: boolean },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const row = await replica.database.rows('blog_posts').get(id);
    if (row === undefined) return { kind: 'missing' };
    const columns = { is_published: isPublished };
    return {
      mutations: [
        {
          member: memberId,
          collection: 'blog_posts',
          record: id,
          kind: 'update',
          about: textColumn(row, 'title'),
          columns,
        },
      ],
      saved: {},
    };
  });
}

/** An admin deletes a post; its text goes with it. */
export function deletePost(replica: Replica, id: PostId, heldFor = 0): Promise<WriteOutcome<Undoable>> {
  return deleteCommand(
    replica,
    async ({ memberId }) => {
      const row = await replica.database.rows('blog_posts').get(id);
      if (row === undefined) return null;
      return { member: memberId, collection: 'blog_posts', record: id, about: textColumn(row, 'title') };
    },
    heldFor,
  );
}

export interface PostRevision {
  /** Not blank. */
  readonly title: string;
  readonly excerpt: string;
  readonly keywords: readonly string[];
  /** Of these words, by its short code; '' where it is not stated. */
  readonly language: string;
  /** HTML, which the server cleans; null leaves the text as it is. */
  readonly content: string | null;
}

/** An admin revises a post; only what differs is sent. */
export function revisePost(
  replica: Replica,
  { id, revision: { title, excerpt, keywords, language, content } }: { id: PostId; revision: PostRevision },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database } = replica;
    const [row, text] = await Promise.all([
      database.rows('blog_posts').get(id),
      database.rows('blog_contents').get(id),
    ]);
    if (row === undefined) return { kind: 'missing' };
    const common = { member: memberId, record: id, kind: 'update', about: title.trim() } as const;
    const words = Object.entries({ title: title.trim(), excerpt: excerpt.trim(), language }).filter(
      ([column, value]) => textColumn(row, column) !== value,
    );
    const areNewKeywords = JSON.stringify(keywords) !== JSON.stringify(row['keywords'] ?? []);
    const columns: Columns = { ...Object.fromEntries(words), ...(areNewKeywords ? { keywords } : {}) };
    const isNewText = content !== null && content !== textColumn(text, 'content');
    return {
      mutations: [
        ...(Object.keys(columns).length === 0 ? [] : [{ ...common, collection: 'blog_posts', columns } as const]),
        ...(isNewText ? [{ ...common, collection: 'blog_contents', columns: { content } } as const] : []),
      ],
      saved: {},
    };
  });
}
