import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postIdFor } from '#domain/publishing/post-id-for.ts';
import { aReplica, feed, type TestReplica } from '#tests/support/a-replica.ts';
import { ADMINS, EVERYONE, topicOfPost } from '#replica/database/audiences.ts';
import { newestPosts, postIdAt, postLookup } from './blog-queries.ts';
import { dropAudience } from '#replica/feed/drop-audience.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { reportSync } from '#replica/feed/sync-status.ts';

let replica: TestReplica;
beforeEach(() => {
  replica = aReplica();
});
afterEach(() => replica.database.delete());

const post = (slug: string, day: number, extra: object = {}) => ({
  id: postIdFor(slug),
  slug,
  title: slug,
  is_published: true,
  published_at: `2026-01-0${day} 10:00:00.000Z`,
  ...extra,
});
async function arrive(...rows: readonly (ReturnType<typeof post> & { readonly former_slugs?: readonly string[] })[]) {
  await feed(replica, {
    audience: EVERYONE,
    seq: 9,
    collection: 'blog_posts',
    rows: Object.fromEntries(rows.map((row) => [row.id, row])),
  });
}
const published = { count: 10, which: 'published' } as const;

describe('the list of posts', () => {
  it('has the published ones, latest first, and for admins the drafts too', async () => {
    await arrive(
      post('old', 1),
      post('draft', 2, { is_published: false }),
      post('new', 3),
      post('broken', 4, { title: '' }),
    );
    expect(await newestPosts(replica, published)).toMatchObject({
      kind: 'here',
      posts: [{ slug: 'new' }, { slug: 'old' }],
    });
    expect(await newestPosts(replica, { count: 2, which: 'all' })).toMatchObject({
      kind: 'here',
      posts: [{ slug: 'new' }],
    });
    expect(await newestPosts(replica, { count: 10, which: 'all' })).toMatchObject({
      posts: [{ slug: 'new' }, { slug: 'draft' }, { slug: 'old' }],
    });
  });

  it('loses the drafts with the right to read them [S5]', async () => {
    await arrive(post('draft', 2, { is_published: false }), post('new', 3));
    await replica.database.transaction('rw', replica.database.tables, () => dropAudience(replica.database, ADMINS));
    expect(await newestPosts(replica, { count: 10, which: 'all' })).toMatchObject({
      kind: 'here',
      posts: [{ slug: 'new' }],
    });
    expect(await replica.database.rows('blog_posts').count()).toBe(1);
  });

  it('is empty only when the server said so', async () => {
    expect(await newestPosts(replica, published)).toEqual({ kind: 'fetching' });
    await reportSync(replica, { connection: 'offline' });
    expect(await newestPosts(replica, published)).toEqual({ kind: 'not-on-device' });
    await replica.database.cursors.put({ audience: EVERYONE, seq: 1, pulledAt: 1, usedAt: 1 });
    expect(await newestPosts(replica, published)).toEqual({ kind: 'here', posts: [] });
  });
});

describe('a post by its address [S18]', () => {
  it('is on its way, missing, or out of reach, until its topic has come', async () => {
    expect(await postLookup(replica, 'kimchi')).toEqual({ kind: 'fetching' });
    await reportSync(replica, { connection: 'offline' });
    expect(await postLookup(replica, 'kimchi')).toEqual({ kind: 'not-on-device' });
    await replica.database.cursors.put({
      audience: topicOfPost(await postIdAt(replica, 'kimchi')),
      seq: 1,
      pulledAt: 1,
      usedAt: 1,
    });
    // Its first address may have been another one: only its card, which comes with the catalogue, knows.
    expect(await postLookup(replica, 'kimchi')).toEqual({ kind: 'fetching' });
    await replica.database.cursors.put({ audience: EVERYONE, seq: 1, pulledAt: 1, usedAt: 1 });
    expect(await postLookup(replica, 'kimchi')).toEqual({ kind: 'missing' });
  });

  it('is found by the addresses that it had before', async () => {
    await arrive({ ...post('kimchi-anew', 1), former_slugs: ['kimchi-again', 'kimchi'] });
    for (const slug of ['kimchi-anew', 'kimchi-again', 'kimchi'])
      expect(await postLookup(replica, slug)).toMatchObject({ kind: 'here', post: { slug: 'kimchi-anew' } });
  });

  it('shows its card while its text is fetched, then its text, offline too', async () => {
    await arrive(post('kimchi', 1));
    expect(await postLookup(replica, 'kimchi')).toMatchObject({
      kind: 'here',
      post: { title: 'kimchi' },
      text: { kind: 'fetching' },
    });
    const id = await postIdAt(replica, 'kimchi');
    await openTopic(replica, topicOfPost(id));
    await feed(replica, {
      audience: topicOfPost(id),
      seq: 10,
      collection: 'blog_contents',
      rows: { [id]: { id, post: id, content: '<p>Cabbage</p>' } },
    });
    await reportSync(replica, { connection: 'offline' });
    expect(await postLookup(replica, 'kimchi')).toMatchObject({
      kind: 'here',
      text: { kind: 'here', html: '<p>Cabbage</p>' },
    });
  });

  it('is missing for readers once it was withdrawn, and its text goes from the device', async () => {
    await arrive(post('kimchi', 1));
    const id = await postIdAt(replica, 'kimchi');
    const audience = topicOfPost(id);
    await openTopic(replica, audience);
    await feed(replica, {
      audience,
      seq: 10,
      collection: 'blog_contents',
      rows: { [id]: { id, content: '<p>Cabbage</p>' } },
    });
    await feed(replica, { audience, seq: 11, collection: 'blog_contents', rows: { [id]: null } });
    await feed(replica, { audience: EVERYONE, seq: 11, collection: 'blog_posts', rows: { [id]: null } });
    expect(await postLookup(replica, 'kimchi')).toEqual({ kind: 'missing' });
    expect(await replica.database.rows('blog_contents').count()).toBe(0);
  });
});

describe('a story that is told in the language of the page', () => {
  const texts = {
    de: { title: 'Kimchi und was dahintersteckt', excerpt: 'Kohl.', keywords: [], read_time_minutes: 1 },
  };
  const id = postIdFor('kimchi');

  /** As a German page loads them; the replica is the same. */
  async function inGerman() {
    vi.resetModules();
    vi.stubGlobal('self', { name: 'de' });
    return import('./blog-queries.ts');
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  async function textArrives(row: object, seq = 10) {
    await feed(replica, {
      audience: topicOfPost(id),
      seq,
      collection: 'blog_contents',
      rows: { [id]: { id, post: id, content: '<p>Cabbage</p>', ...row } },
    });
  }
  beforeEach(async () => {
    await arrive(post('kimchi', 1, { written_by: 'catalogue', language: 'en', texts }), post('own', 2));
    await openTopic(replica, topicOfPost(id));
  });

  it('is told in it on cards, and as it was written to those who manage it', async () => {
    const queries = await inGerman();
    expect(await queries.newestPosts(replica, published)).toMatchObject({
      posts: [{ title: 'own' }, { title: texts.de.title, language: 'de' }],
    });
    expect(await queries.newestPosts(replica, { count: 9, which: 'all' })).toMatchObject({
      posts: [{ title: 'own' }, { title: 'kimchi', language: 'en' }],
    });
    expect(await newestPosts(replica, published)).toMatchObject({ posts: [{ title: 'own' }, { title: 'kimchi' }] });
  });

  it('has its text in it too', async () => {
    const queries = await inGerman();
    const german = { kind: 'here', post: { title: texts.de.title, language: 'de', slug: 'kimchi' } };
    expect(await queries.postLookup(replica, 'kimchi')).toMatchObject({ ...german, text: { kind: 'fetching' } });
    await textArrives({ texts: { de: '<p>Kohl</p>' } });
    expect(await queries.postLookup(replica, 'kimchi')).toMatchObject({
      ...german,
      text: { kind: 'here', html: '<p>Kohl</p>' },
    });
    expect(await queries.textOfPost(replica, id), 'to whoever revises it').toEqual({
      kind: 'here',
      html: '<p>Cabbage</p>',
    });
    expect(await postLookup(replica, 'kimchi')).toMatchObject({ text: { html: '<p>Cabbage</p>' } });
  });

  it('is never half in one language and half in another', async () => {
    const queries = await inGerman();
    await textArrives({});
    expect(await queries.postLookup(replica, 'kimchi')).toMatchObject({
      post: { title: 'kimchi', language: 'en' },
      text: { html: '<p>Cabbage</p>' },
    });
  });
});
