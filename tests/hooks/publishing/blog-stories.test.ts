import { beforeEach, describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import type { ApiAnswer } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { aFood, blogServer, day, generateRoute, slugsOf } from './blog-server.ts';

describe('generate-daily-blogs beside the starter catalogue', () => {
  const blog = blogServer({ seed: true });
  const { server, api, trigger, rowsOf, letPass } = blog;

  test('writes three whole stories of three foods (spec 2 §7), for everyone to see at once', async () => {
    const before = await pullAll(api, { cursors: { '*': 0 } });
    const answer = await trigger();
    expect(answer.status).toBe(200);
    expect(answer.body['count']).toBe(3);
    const told = await pullAll(api, { epoch: before.epoch, cursors: { '*': before.cursors['*'] ?? 0 } });
    const posts = told.rows['blog_posts'] ?? [];
    expect(posts.map(({ slug }) => slug).toSorted()).toEqual(slugsOf(answer).toSorted());
    expect(new Set(posts.map(({ food }) => food)).size).toBe(3);
    for (const post of posts) {
      expect(post).toMatchObject({
        is_published: true,
        written_by: 'catalogue',
        slug: expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
        featured_image_url: expect.stringMatching(/^\/pictures\/.+\.svg$/),
      });
      for (const field of ['title', 'excerpt', 'meta_description', 'published_at', 'food'])
        expect(post[field], field).not.toBe('');
      expect(String(post['meta_description']).length).toBeLessThanOrEqual(155);
      expect((post['keywords'] as unknown[]).length).toBeGreaterThanOrEqual(3);
      expect(post['read_time_minutes']).toBeGreaterThanOrEqual(1);
    }
  });

  test('each story is told in German too, its card with the card and its text with the text', async () => {
    const posts = await rowsOf('blog_posts', '&filter=(written_by="catalogue")');
    expect(posts.length).toBeGreaterThan(0);
    const contents = new Map((await rowsOf('blog_contents')).map((row) => [row.id, row]));
    for (const post of posts) {
      const { de, ...others } = post['texts'] as Record<string, Record<string, unknown>>;
      expect([post['language'], Object.keys(others)]).toEqual(['en', []]);
      expect(de).toMatchObject({
        title: expect.not.stringContaining(String(post['title'])),
        excerpt: expect.stringMatching(/[a-zäöüß]/),
        keywords: expect.arrayContaining([expect.any(String)]),
        read_time_minutes: expect.any(Number),
      });
      expect(String(de?.['meta_description']).length).toBeLessThanOrEqual(155);
      const content = contents.get(post.id);
      expect(content?.['texts']).toEqual({
        de: expect.stringMatching(/^<p><strong>.*<h2>.*(Allergene|Hauptallergene)/s),
      });
      expect(JSON.stringify(content?.['texts'])).not.toMatch(/The (flavour|texture|aroma)|our catalogue/);
    }
  });

  test('[S18] a text goes to those who open its post, and the cards of all posts go without', async () => {
    const [slug = ''] = slugsOf(await trigger());
    const all = await pullAll(api, { cursors: { '*': 0 } });
    expect(all.rows['blog_contents']).toBeUndefined();
    const post = all.rows['blog_posts']?.find((row) => row['slug'] === slug);
    expect(post).not.toHaveProperty('content');
    const topic = `b:${post?.id ?? ''}`;
    const opened = await pullAll(api, { cursors: { [topic]: 0 } });
    expect(opened.rows['blog_contents']).toMatchObject([
      { id: post?.id, content: expect.stringMatching(/^<p><strong>.*<h2>/s) },
    ]);
    await api.call('PATCH', `/api/collections/blog_posts/records/${post?.id ?? ''}`, {
      token: blog.admin.token,
      body: { is_published: false },
    });
    const withdrawn = await pullAll(api, { epoch: opened.epoch, cursors: opened.cursors });
    expect(withdrawn.entries.map(([, audience, collection]) => [audience, collection])).toEqual([
      [topic, 'blog_posts'],
      [topic, 'blog_contents'],
    ]);
    expect(withdrawn.rows['blog_contents']).toBeUndefined();
    expect((await api.call('GET', `/api/collections/blog_contents/records/${post?.id ?? ''}`)).status).toBe(404);
    expect(
      (await api.call('GET', `/api/collections/blog_contents/records/${post?.id ?? ''}`, { token: blog.admin.token }))
        .status,
    ).toBe(200);
  });

  test('a revised story gets the address that fits it, its former ones lead on, and its reading time follows the text', async () => {
    const all = await pullAll(api, { cursors: { '*': 0 } });
    const post = all.rows['blog_posts']?.[0] ?? { id: '', slug: '' };
    const path = `/api/collections/blog_posts/records/${post.id}`;
    const edit = async (body: Record<string, unknown>) =>
      (await api.call('PATCH', path, { token: blog.admin.token, body })).body;
    expect(await edit({ title: 'Crème, told anew', keywords: ['cream'] })).toMatchObject({
      slug: 'creme-told-anew',
      former_slugs: [post['slug']],
      keywords: ['cream'],
    });
    expect(await edit({ title: 'Crème, told again' })).toMatchObject({
      slug: 'creme-told-again',
      former_slugs: ['creme-told-anew', post['slug']],
    });
    for (const former of ['creme-told-anew', post['slug']]) {
      const answer = await fetch(`${server.url}/blog/${String(former)}`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')], String(former)).toEqual([301, '/blog/creme-told-again']);
    }
    const other = all.rows['blog_posts']?.[1] ?? { id: '' };
    const taken = await api.call('PATCH', `/api/collections/blog_posts/records/${other.id}`, {
      token: blog.admin.token,
      body: { title: 'Crème: told anew' },
    });
    expect(taken.body['slug'], 'nobody takes an address that leads on to another story').toBe('creme-told-anew-2');
    for (const [words, minutes] of [
      [401, 3],
      [5, 1],
    ] as const) {
      await api.call('PATCH', `/api/collections/blog_contents/records/${post.id}`, {
        token: blog.admin.token,
        body: { content: `<p>${'word '.repeat(words)}</p>` },
      });
      expect((await api.call('GET', path, { token: blog.admin.token })).body['read_time_minutes']).toBe(minutes);
    }
    await edit({ slug: 'mine', former_slugs: ['x'] });
    expect((await api.call('GET', path, { token: blog.admin.token })).body, 'addresses are the server’s').toMatchObject(
      {
        slug: 'creme-told-again',
        former_slugs: ['creme-told-anew', post['slug']],
      },
    );
  });

  test('triggered many times at once, and again at once, it runs once and answers all the same', async () => {
    await letPass(2 * 60_000);
    const before = (await rowsOf('blog_posts')).length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => trigger()));
    expect(new Set(answers.map(({ body }) => body['count']))).toEqual(new Set([3]));
    const after = await trigger(blog.superuser);
    expect(after.body, 'nothing is said to have been written that was not').toMatchObject({ count: 0, earlier: 3 });
    answers.push(after);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => slugsOf(answer).join(' '))).size).toBe(1);
    expect((await rowsOf('blog_posts')).length).toBe(before + 3);
    const logged = (await rowsOf('admin_actions')).filter(({ action }) => action === 'blog.generate');
    expect(new Set(logged.map(({ subject }) => subject)).size).toBe(logged.length);
    expect(logged.length).toBe((await rowsOf('blog_runs')).length);
    await letPass(2 * 60_000);
    expect(slugsOf(await trigger())).not.toEqual(slugsOf(answers[0] as ApiAnswer));
  });

  test('is for admins alone, and only with its body', async () => {
    const member = await api.join('reader');
    expect((await api.call('POST', generateRoute, { body: { manual_trigger: true } })).status).toBe(401);
    expect((await trigger(member.token)).status).toBe(403);
    const refused = await api.call('POST', generateRoute, { token: blog.admin.token, body: {} });
    expect(refused.status).toBe(400);
    expect(refused.body.data['manual_trigger']).toBeDefined();
  });
});

describe('the choice of a food', () => {
  const blog = blogServer();
  const { api, trigger, rowsOf, letPass, addFood } = blog;
  beforeEach(() => blog.beginAnew());

  test('never takes a food twice within 30 days, not even when its post is gone, and takes it again after', async () => {
    const foods = [await addFood(aFood('Jatjuk')), await addFood(aFood('Kkaejuk'))];
    expect((await trigger()).body['count']).toBe(2);
    const first = await rowsOf('blog_posts');
    expect(first.map(({ food }) => food).toSorted()).toEqual(foods.toSorted());
    await api.call('DELETE', `/api/collections/blog_posts/records/${first[0]?.id ?? ''}`, { token: blog.admin.token });
    await letPass(29 * day);
    expect((await trigger()).body).toMatchObject({ count: 0, posts: [] });
    await letPass(2 * day);
    expect((await trigger()).body['count']).toBe(2);
    const titles = (await rowsOf('blog_posts')).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test("keeps to the catalogue's own foods that are shown and of which enough is stated", async () => {
    const told = await addFood(aFood('Told'));
    const member = await api.join('cook');
    await api.call('POST', '/api/collections/foods/records', {
      token: member.token,
      body: aFood('Of a member', { uploaded_by: member.id }),
    });
    await addFood(aFood('Hidden', { is_hidden: true }));
    await addFood(aFood('Tasteless', { taste_profile: null }));
    await addFood(aFood('Wordless', { description: 'Short.' }));
    expect((await trigger()).body['count']).toBe(1);
    expect((await rowsOf('blog_posts')).map(({ food }) => food)).toEqual([told]);
  });

  test('a run whose server died is claimed again by the next trigger, and a text never stands without its post', async () => {
    await addFood(aFood('Jatjuk'));
    const died = await api.call('POST', '/api/collections/blog_runs/records', {
      token: blog.superuser,
      body: { cause: 'manual', began: Date.now() - 10 * 60_000, ended: 0, wanted: 3, written: 0 },
    });
    expect(died.status).toBe(200);
    expect((await trigger()).body['count']).toBe(1);
    const [post] = await rowsOf('blog_posts');
    expect((await rowsOf('blog_contents')).map(({ id }) => id)).toEqual([post?.id]);
    await api.call('DELETE', `/api/collections/blog_posts/records/${post?.id ?? ''}`, { token: blog.admin.token });
    expect(await rowsOf('blog_contents')).toEqual([]);
  });

  test('what is stated comes out as text, whatever it looks like', async () => {
    const nasty = '<img src=x onerror="alert(1)"> & "quoted" <script>alert(2)</script>';
    const food = await addFood(aFood('Jatjuk', { culture_notes: nasty, name: `Jat <b>juk</b> ${newRecordId()}` }));
    await trigger();
    const [post] = await rowsOf('blog_posts');
    expect(post?.['food']).toBe(food);
    const [{ content } = { content: '' }] = await rowsOf('blog_contents');
    expect(String(content)).not.toMatch(/<(img|script|b)\b/);
    expect(String(content).replace(/<\/?(p|strong|h2|ul|li|blockquote)>/g, '')).not.toContain('<');
  });
});
