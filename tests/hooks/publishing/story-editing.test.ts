import { describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { xssCorpus } from '#tests/support/xss-corpus.ts';
import { aFood, blogServer } from './blog-server.ts';

const blog = blogServer();
const { api, rowsOf, addFood } = blog;

test("[S18] an admin's new device hears of posts that readers do not see", async () => {
  const id = await api.create('blog_posts', blog.superuser, { slug: `s-${newRecordId()}`, title: 'A draft' });
  const pulled = await pullAll(api, { token: blog.admin.token, cursors: { 'g:admins': 0 } });
  expect(pulled.rows['blog_posts']).toMatchObject([{ id }]);
  expect((await pullAll(api, { cursors: { 'g:admins': 0 } })).rows['blog_posts']).toBeUndefined();
});

describe('what is done with a story afterwards', () => {
  const contentOf = async (id: string) =>
    String(
      (await api.call('GET', `/api/collections/blog_contents/records/${id}`, { token: blog.superuser })).body[
        'content'
      ],
    );
  const change = (collection: string, id: string, body: object) =>
    api.call('PATCH', `/api/collections/${collection}/records/${id}`, { token: blog.admin.token, body });
  async function aPost(extra: object = {}): Promise<string> {
    const id = await api.create('blog_posts', blog.superuser, {
      slug: `s-${newRecordId()}`,
      title: 'A story',
      is_published: true,
      written_by: 'service',
      ...extra,
    });
    return api.create('blog_contents', blog.superuser, { id, post: id, content: '<p>Text</p>' });
  }
  /** Nothing but the elements of a story, and links that lead where links may. */
  const story =
    /^(?:[^<>]|<\/?(?:p|h2|h3|ul|ol|li|strong|em|blockquote|a)>|<br>|<a href="(?:https:\/\/|\/(?![/\\]))[^"<>\s]*">)*$/;

  test('a corpus of HTML that ran scripts elsewhere is stored as a story, from an admin as from a superuser', async () => {
    const id = await aPost();
    for (const html of xssCorpus) {
      expect((await change('blog_contents', id, { content: `<p>Before</p>${html}` })).status, html).toBe(200);
      const stored = await contentOf(id);
      expect(stored).toMatch(story);
      expect(stored).toContain('<p>Before</p>');
      expect((await change('blog_contents', id, { content: stored })).body['content'], html).toBe(stored);
    }
    const other = await api.create('blog_posts', blog.superuser, { slug: `s-${newRecordId()}`, title: 'All of it' });
    await api.create('blog_contents', blog.superuser, { id: other, post: other, content: xssCorpus.join('\n') });
    expect(await contentOf(other)).toMatch(story);
  });

  test('what belongs to a story stays to the letter', async () => {
    const whole =
      '<h2>É &amp; &lt;b&gt;</h2>\n<p>One<br><strong>two</strong> <em>three</em></p><ul><li>a</li><li>b</li></ul><ol><li>c</li></ol><h3>x</h3><blockquote><p>q</p></blockquote><p><a href="https://ok.example/?a=1&amp;b=2">out</a> <a href="/food/abc">in</a></p>';
    const id = await aPost();
    await change('blog_contents', id, { content: whole });
    expect(await contentOf(id)).toBe(whole);
  });

  test.each([
    '@evil.example/x.png',
    '//evil.example/x.png',
    '.evil.example/x.png',
    'https://evil.example/x.png',
    '/pictures/x.png?a=//b',
  ])('its picture is one of this server’s own, and not %s', async (featured_image_url) => {
    const id = await aPost();
    expect((await change('blog_posts', id, { featured_image_url })).status).toBe(400);
    for (const own of ['/pictures/kimchi.svg', '/api/files/foods/abc/photo_1.webp', ''])
      expect((await change('blog_posts', id, { featured_image_url: own })).status).toBe(200);
  });

  test('each step of an admin is in the log, and who changed a text is named as its writer', async () => {
    const id = await aPost();
    await change('blog_posts', id, { is_published: false });
    await change('blog_posts', id, { is_published: true });
    await change('blog_posts', id, { title: 'Better' });
    expect((await api.call('GET', `/api/collections/blog_posts/records/${id}`)).body['written_by']).toBe('service');
    await change('blog_contents', id, { content: '<p>Mine</p>' });
    expect((await api.call('GET', `/api/collections/blog_posts/records/${id}`)).body['written_by']).toBe('admin');
    expect((await change('blog_posts', id, { slug: 'elsewhere' })).status).toBe(400);
    expect((await change('blog_posts', id, { written_by: 'catalogue' })).status).toBe(400);
    await api.call('DELETE', `/api/collections/blog_posts/records/${id}`, { token: blog.admin.token });
    const lines = (await rowsOf('admin_actions')).filter(({ subject }) => subject === id);
    expect(lines.map(({ action }) => action).toSorted()).toEqual([
      'blog.delete',
      'blog.edit',
      'blog.edit',
      'blog.publish',
      'blog.withdraw',
    ]);
    expect(lines.every(({ actor }) => actor === blog.admin.id)).toBe(true);
  });

  test("an admin's own story is clean, for admins alone until it is published, dated by its first publication, and written once however often it is sent", async () => {
    const own = {
      title: ' Why sour ',
      excerpt: 'Lime.',
      keywords: ['sour'],
      content: '<p>Mine</p><script>x()</script>',
      language: 'fr',
    };
    const write = (body: object, token = blog.admin.token) =>
      api.call('POST', '/api/admin/blog-posts', { token, body });
    const { id, slug } = (await write(own)).body;
    expect((await write(own)).body).toMatchObject({ id, slug });
    expect(slug).toBe('why-sour');
    const address = `/api/collections/blog_posts/records/${id}`;
    expect((await api.call('GET', address)).status).toBe(404);
    const draft = (await api.call('GET', address, { token: blog.admin.token })).body;
    expect(draft).toMatchObject({
      title: 'Why sour',
      keywords: ['sour'],
      written_by: 'admin',
      read_time_minutes: 1,
      language: 'fr',
    });
    expect(await contentOf(id)).toBe('<p>Mine</p>');
    await change('blog_posts', id, { is_published: true });
    const first = (await api.call('GET', address)).body['published_at'];
    expect(String(first) > String(draft['published_at'])).toBe(true);
    await change('blog_posts', id, { is_published: false });
    await change('blog_posts', id, { is_published: true });
    expect((await api.call('GET', address)).body['published_at'], 'one that comes back keeps its day').toBe(first);
    const lines = (await rowsOf('admin_actions')).filter(({ subject }) => subject === id);
    expect(lines.map(({ action }) => action)).toContain('blog.write');
    expect((await write(own)).body['id'], 'the published one is another').not.toBe(id);
    for (const [field, value] of [
      ['title', ' '],
      ['title', 'x'.repeat(201)],
      ['excerpt', 'x'.repeat(1001)],
      ['keywords', ['x'.repeat(41)]],
      ['keywords', Array.from({ length: 13 }, (_, n) => `k${n}`)],
      ['content', ''],
      ['content', 7],
      ['content', '<script>x()</script>'],
      ['language', 'German'],
    ] as const) {
      const answer = await write({ ...own, [field]: value });
      expect([answer.status, Object.keys(answer.body.data)], field).toEqual([400, [field]]);
    }
    expect((await write(own, (await api.join('no_editor')).token)).status).toBe(403);
  });

  test('a food that is hidden takes its stories out of sight', async () => {
    const food = await addFood(aFood('Hidden later'));
    const id = await aPost({ food });
    await api.call('PATCH', `/api/collections/foods/records/${food}`, {
      token: blog.superuser,
      body: { is_hidden: true },
    });
    expect((await api.call('GET', `/api/collections/blog_posts/records/${id}`)).status).toBe(404);
  });
});
