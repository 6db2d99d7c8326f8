import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PostId } from '#domain/values/ids/ids.ts';
import { aReplica, feed, member, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { EVERYONE, topicOfPost } from '#replica/database/audiences.ts';
import { deletePost, publishPost, revisePost } from './blog-commands.ts';
import { newestPosts } from './blog-queries.ts';
import { openTopic } from '#replica/topics/open-topic.ts';

const id = 'post00000000001' as PostId;
let replica: TestReplica;
beforeEach(async () => {
  replica = aReplica();
  await feed(replica, {
    audience: EVERYONE,
    seq: 1,
    collection: 'blog_posts',
    rows: {
      [id]: { id, slug: 'kimchi', title: 'Kimchi', is_published: true, published_at: '2026-01-01 10:00:00.000Z' },
    },
  });
});
afterEach(() => replica.database.delete());

const shown = async () => {
  const list = await newestPosts(replica, { count: 9, which: 'published' });
  return list.kind === 'here' ? list.posts.map(({ slug }) => slug) : list.kind;
};

it('withdraws a post at once, and shows it again, as one change to be sent', async () => {
  await signInAs(replica, member);
  expect(await publishPost(replica, { id, isPublished: false })).toMatchObject({ kind: 'saved' });
  expect(await shown()).toEqual([]);
  await publishPost(replica, { id, isPublished: true });
  expect(await shown()).toEqual(['kimchi']);
  expect(await replica.database.outbox.toArray()).toMatchObject([
    { collection: 'blog_posts', kind: 'update', about: 'Kimchi', columns: { is_published: true } },
  ]);
});

it('deletes a post, and says when it is gone already or nobody is signed in', async () => {
  expect((await deletePost(replica, id)).kind).toBe('signed-out');
  await signInAs(replica, member);
  expect((await deletePost(replica, id)).kind).toBe('saved');
  expect(await shown()).toEqual([]);
  expect((await deletePost(replica, id)).kind).toBe('missing');
  expect((await publishPost(replica, { id, isPublished: true })).kind).toBe('missing');
});

it('revises a post: only what differs is sent, the text apart from its post', async () => {
  await signInAs(replica, member);
  await openTopic(replica, topicOfPost(id));
  await feed(replica, {
    audience: topicOfPost(id),
    seq: 2,
    collection: 'blog_contents',
    rows: { [id]: { id, post: id, content: '<p>Old</p>' } },
  });
  const sent = async () =>
    (await replica.database.outbox.toArray()).map(({ collection, columns }) => [collection, columns]);
  await revisePost(replica, {
    id,
    revision: { title: ' Kimchi ', excerpt: '', keywords: [], language: '', content: '<p>Old</p>' },
  });
  expect(await sent()).toEqual([]);
  await revisePost(replica, {
    id,
    revision: {
      title: 'Kimchi, again',
      excerpt: '',
      keywords: ['sour', 'crisp'],
      language: 'ko',
      content: '<p>New</p>',
    },
  });
  expect(await sent()).toEqual([
    ['blog_posts', { title: 'Kimchi, again', language: 'ko', keywords: ['sour', 'crisp'] }],
    ['blog_contents', { content: '<p>New</p>' }],
  ]);
});
