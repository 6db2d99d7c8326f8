import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { ApiBody } from '#tests/support/server/open-api.ts';
import { blogServer } from './blog-server.ts';

describe('a story of the built-in writer, and its other languages', () => {
  const folders: string[] = [];
  const probe = `routerAdd('POST', '/api/probe/translate', (e) => e.json(200, { count: require(__hooks + '/lib/publishing/story-translations.js').translateStories(e.app, e.requestInfo().body.data, e.requestInfo().body.most ?? 0) }));`;
  const blog = blogServer({ seed: true, hooks: { 'probe.pb.js': probe } });
  const { api, trigger, rowsOf, letPass } = blog;
  const translate = async (data: string, most = 0) =>
    (await api.call('POST', '/api/probe/translate', { token: blog.superuser, body: { data, most } })).body['count'];
  const shipped = resolve('pb_hooks/data');

  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true });
  });

  /** The project's data, with one more language: what German says, in the letters of this one. */
  async function dataWith(code: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'stories-'));
    folders.push(folder);
    for (const name of ['catalogue', 'bulk']) await symlink(join(shipped, name), join(folder, name));
    await cp(join(shipped, 'stories'), join(folder, 'stories'), { recursive: true });
    await cp(join(shipped, 'texts'), join(folder, 'texts'), { recursive: true });
    await cp(join(shipped, 'texts/de'), join(folder, 'texts', code), { recursive: true });
    const german = await readFile(join(shipped, 'stories/de.json'), 'utf8');
    await writeFile(join(folder, `stories/${code}.json`), german.replaceAll('Der Geschmack', `Der ${code}-Geschmack`));
    return folder;
  }
  const postsNow = () => rowsOf('blog_posts');
  const languagesOf = (row: ApiBody) => Object.keys(row['texts'] ?? {}).toSorted();

  test('a language more is two folders of texts and no code, for stories that are there too', async () => {
    expect((await trigger()).body['count']).toBe(3);
    expect((await postsNow()).map(languagesOf)).toEqual([['de'], ['de'], ['de']]);
    const data = await dataWith('xy');
    expect(await translate(data, 2), 'of many a start does the newest').toBe(2);
    expect(await translate(data)).toBe(3);
    for (const row of [...(await postsNow()), ...(await rowsOf('blog_contents'))])
      expect(languagesOf(row)).toEqual(['de', 'xy']);
    expect(await translate(data), 'a start that brings nothing new looks at none').toBe(0);
  });

  test('a story from before it gets it as it was written, unless somebody revised it or its food says something else by now', async () => {
    const [same, revised, restated] = await postsNow();
    const address = (collection: string, id: unknown) => `/api/collections/${collection}/records/${String(id)}`;
    for (const row of [same, revised, restated])
      for (const collection of ['blog_posts', 'blog_contents'])
        await api.call('PATCH', address(collection, row?.id), { token: blog.superuser, body: { texts: null } });
    // Who changes a text answers for it from then on.
    for (const row of [same, revised, restated])
      await api.call('PATCH', address('blog_posts', row?.id), {
        token: blog.superuser,
        body: { written_by: 'catalogue' },
      });
    await api.call('PATCH', address('blog_posts', revised?.id), {
      token: blog.admin.token,
      body: { excerpt: 'Told anew.' },
    });
    const warned = { health_warnings: ['contains walnuts'] };
    await api.call('PATCH', address('foods', restated?.['food']), { token: blog.superuser, body: warned });
    expect(await translate(shipped)).toBe(1);
    expect((await postsNow()).map((row) => [row.id, languagesOf(row)])).toEqual([
      [same?.id, ['de']],
      [revised?.id, []],
      [restated?.id, []],
    ]);
  });

  test('whoever revises it takes the other languages away, of card and text; one who only hides it does not', async () => {
    for (const [collection, body] of [
      ['blog_posts', { title: 'Another title' }],
      ['blog_contents', { content: '<p>Other words</p>' }],
      ['blog_posts', { keywords: ['other'] }],
    ] as const) {
      await letPass(2 * 60_000);
      const [{ slug } = { slug: '' }] = (await trigger()).body['posts'] as readonly { slug: string }[];
      const found = async () => (await rowsOf('blog_posts', `&filter=(slug="${slug}" || former_slugs~"${slug}")`))[0];
      const id = String((await found())?.id);
      const both = async () => [await found(), (await rowsOf('blog_contents', `&filter=(post="${id}")`))[0]];
      const edit = (name: string, change: object) =>
        api.call('PATCH', `/api/collections/${name}/records/${id}`, { token: blog.admin.token, body: change });
      for (const is_published of [false, true]) await edit('blog_posts', { is_published });
      expect((await both()).map((row) => languagesOf(row ?? ({} as ApiBody)))).toEqual([['de'], ['de']]);
      expect((await edit(collection, { texts: {} })).status, 'they are the server’s').toBe(400);
      expect((await edit(collection, body)).status).toBe(200);
      expect((await both()).map((row) => row?.['texts'])).toEqual([null, null]);
    }
  });
});
