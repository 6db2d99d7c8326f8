import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { foodTextDocuments, pageTexts } from '#scripts/building/food-texts-plugin.mjs';
import { postIdFor } from '#domain/publishing/post-id-for.ts';
import type { PocketBaseOptions } from '#tests/support/server/pocket-base-server.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The app's own document, before the server has said anything in it. */
export const appDocument = () => readFile(path.join(root, 'index.html'), 'utf8');

/** Where the site is, for those who read its pages. */
export const siteAddress = 'https://taste.example.org';

/** What would break out of a document, of JSON and of XML. */
export const nasty = `$& </script><script>alert(1)</script> "quoted" 'single' <!-- & ]]>`;

/** As much of a build as the server reads. */
async function writeBuild(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foretaste-pages-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), await appDocument());
  await mkdir(path.join(folder, 'first-pictures'));
  await writeFile(path.join(folder, 'first-pictures/landing.html'), '<div class="frame-app"><!--picture--></div>');
  await mkdir(path.join(folder, 'page-texts'));
  for (const [name, text] of Object.entries(pageTexts(foodTextDocuments())))
    await writeFile(path.join(folder, name), text);
  await writeFile(path.join(folder, 'robots.txt'), await readFile(path.join(root, 'public/robots.txt')));
  return folder;
}

/**
 * The public site of a test file: a server with a build, one story whose title is `nasty`, at `/blog/nasty-story`, and a draft. Call it once, at the top.
 */
export function publicSite({ seed }: Required<Pick<PocketBaseOptions, 'seed'>>) {
  let publicDir = '';
  let superuser = '';
  beforeAll(async () => {
    publicDir = await writeBuild();
  });
  afterAll(() => rm(publicDir, { recursive: true, force: true }));
  const { server, api } = serverOfFile(() => ({ seed, publicDir, env: { APP_URL: `${siteAddress}/` } }));
  const post = async (
    slug: string,
    title: string,
    is_published: boolean,
    more: { row?: object; text?: object } = {},
  ) => {
    const id = postIdFor(slug);
    const row = {
      id,
      slug,
      title,
      excerpt: title,
      meta_description: title,
      keywords: ['tangy', nasty],
      read_time_minutes: 2,
      published_at: '2026-05-06 07:08:09.000Z',
      is_published,
      featured_image_url: '/pictures/kimchi.svg',
      ...more.row,
    };
    await api.create('blog_posts', superuser, row);
    const content = '<p>Text of it ]]> and more</p>';
    await api.create('blog_contents', superuser, { id, post: id, content, ...more.text });
  };
  beforeAll(async () => {
    superuser = await api.asSuperuser();
    await post('nasty-story', nasty, true);
    await post('draft-story', 'A secret draft', false);
  });
  const read = async (address: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(server.url + address, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const sizeOf = async (picture: string) => {
    const { width, height } = await sharp(await (await fetch(server.url + picture)).arrayBuffer()).metadata();
    return { width, height };
  };
  return {
    server,
    api,
    post,
    /** A token; there before the file's own `beforeAll`. */
    get superuser() {
      return superuser;
    },
    get publicDir() {
      return publicDir;
    },
    read,
    sizeOf,
  };
}
