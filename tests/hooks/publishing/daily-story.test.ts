import { afterEach, describe, expect, test } from 'vitest';
import {
  type PocketBaseOptions,
  type PocketBaseServer,
  startPocketBase,
} from '#tests/support/server/pocket-base-server.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { blogServer, rowsOn } from './blog-server.ts';

describe('a start', () => {
  let server: PocketBaseServer;
  let rowsOf: ReturnType<typeof rowsOn>;
  async function start(options: PocketBaseOptions) {
    server = await startPocketBase(options);
    rowsOf = rowsOn(openApi(server));
  }
  afterEach(() => server.stop());

  test('that is the first writes a story before anybody comes, and the next one of that day writes none', async () => {
    await start({ seed: true, env: { BLOG_STORIES: 'on' }, isFirstStart: true });
    const [story, ...others] = await rowsOf('blog_posts');
    expect([story?.['is_published'], story?.['written_by'], others.length]).toEqual([true, 'catalogue', 0]);
    await server.restart();
    expect(await rowsOf('blog_posts')).toHaveLength(1);
  });

  test('writes none without foods, nor where stories are off, and spends no day on it', async () => {
    await start({ env: { BLOG_STORIES: 'on' } });
    expect([await rowsOf('blog_posts'), await rowsOf('blog_runs')]).toEqual([[], []]);
    await server.stop();
    await start({ seed: true, env: { BLOG_STORIES: 'off' } });
    expect([await rowsOf('blog_posts'), await rowsOf('blog_runs')]).toEqual([[], []]);
  });
});

describe('the run of a day', () => {
  const probe =
    "routerAdd('POST', '/api/probe/daily', (e) => { require(__hooks + '/lib/publishing/generate-blogs.js').writeDaily(e.app); return e.noContent(204); });";
  const blog = blogServer({ seed: true, env: { BLOG_STORIES: 'on' }, hooks: { 'probe.pb.js': probe } });
  const { api, rowsOf } = blog;
  const runDaily = () => api.call('POST', '/api/probe/daily', {});
  const today = () => new Date().toISOString().slice(0, 10);
  const rename = async (from: string, to: string) => {
    const run = (await rowsOf('blog_runs')).find(({ cause }) => cause === from);
    expect(
      (
        await api.call('PATCH', `/api/collections/blog_runs/records/${run?.id ?? ''}`, {
          token: blog.superuser,
          body: { cause: to },
        })
      ).status,
    ).toBe(200);
  };

  test('writes one story, however often and at once it is asked, and one more on the next day', async () => {
    await Promise.all(Array.from({ length: 6 }, runDaily));
    await runDaily();
    expect(await rowsOf('blog_posts')).toHaveLength(1);
    await rename(today(), '2026-01-01');
    await runDaily();
    await runDaily();
    expect(await rowsOf('blog_posts')).toHaveLength(2);
  });

  test('goes on where a server died that had begun it, and not while another may still be at it', async () => {
    await rename(today(), '2026-01-02');
    const body = { cause: today(), began: Date.now() - 1000, ended: 0, wanted: 1, written: 0 };
    const { id } = (await api.call('POST', '/api/collections/blog_runs/records', { token: blog.superuser, body })).body;
    await runDaily();
    expect(await rowsOf('blog_posts')).toHaveLength(2);
    await api.call('PATCH', `/api/collections/blog_runs/records/${id}`, {
      token: blog.superuser,
      body: { began: Date.now() - 10 * 60_000 },
    });
    await runDaily();
    expect(await rowsOf('blog_posts')).toHaveLength(3);
  });
});
