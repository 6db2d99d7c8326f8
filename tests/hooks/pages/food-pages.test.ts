import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { previewSize } from '#scripts/pictures/draw-preview.mjs';
import { readCatalogue } from '#scripts/pictures/read-catalogue.mjs';
import { dayOf } from '#domain/values/day.ts';
import { dayTable } from '#domain/day/day-table.ts';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { type Api, openApi } from '#tests/support/server/open-api.ts';
import { startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { count, foodsIn, metaOf, unescaped } from './page-parts.ts';
import { appDocument, nasty, publicSite } from './public-site.ts';

const site = publicSite({ seed: true });
const { server, api, read, sizeOf } = site;

test('the document of a food names it, unless a visitor may not see it', async () => {
  const kimchi = (await api.call('GET', `/api/collections/foods/records?perPage=1&filter=(slug='kimchi')`)).body
    .items[0];
  const seen = await read(`/food/${kimchi?.id ?? ''}`);
  expect(seen.text).toContain('<title>Kimchi - Taste Profile &amp; Cultural Information</title>');
  expect(metaOf(seen.text, 'og:description')).toMatch(/^Salted napa cabbage/);
  const hidden = await api.create('foods', site.superuser, { name: 'Hidden stew', is_hidden: true });
  expect((await read(`/food/${hidden}`)).text).not.toContain('Hidden stew');
});

describe('a link preview shows', () => {
  const shownBy = async (address: string) => {
    const { text } = await read(address);
    const [image, width, height, alt, card] = [
      'og:image',
      'og:image:width',
      'og:image:height',
      'og:image:alt',
      'twitter:card',
    ].map((name) => metaOf(text, name));
    return { image, size: `${width}x${height}`, alt, card };
  };
  const icon = {
    image: 'https://taste.example.org/icons/foretaste-512.png',
    size: '512x512',
    alt: 'Foretaste',
    card: 'summary',
  };
  const preview = (slug: string, alt: string) => ({
    image: `https://taste.example.org/pictures/${slug}.jpg`,
    size: '1200x630',
    alt,
    card: 'summary_large_image',
  });
  let kimchi = '';
  beforeAll(async () => {
    kimchi = String(
      (await api.call('GET', `/api/collections/foods/records?perPage=1&filter=(slug='kimchi')`)).body.items[0]?.id,
    );
  });

  test('the icon where the build made no previews of drawn pictures', async () => {
    for (const address of ['/', `/food/${kimchi}`, '/blog/nasty-story', '/explore', '/blog'])
      expect([address, await shownBy(address)]).toEqual([address, icon]);
  });

  test('the food itself where it did, by the size that the build draws', async () => {
    const folder = path.join(site.publicDir, 'pictures');
    await mkdir(folder, { recursive: true });
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const { slug } of readCatalogue()) await writeFile(path.join(folder, `${slug}.jpg`), '');
    expect(previewSize).toEqual({ width: 1200, height: 630 });
    expect(await shownBy(`/food/${kimchi}`)).toEqual(preview('kimchi', 'Kimchi'));
    expect(await shownBy('/blog/nasty-story')).toEqual(preview('kimchi', nasty));
    expect(await shownBy('/')).toMatchObject({ size: '1200x630', card: 'summary_large_image' });
    const elsewhere = await api.create('foods', site.superuser, {
      name: 'Elsewhere',
      image_url: '/pictures/../icons/kimchi.svg',
    });
    expect(await shownBy(`/food/${elsewhere}`)).toEqual(icon);
  });

  test('the photo of a contributor, cut to the size that previews ask for', async () => {
    const id = await api.create('foods', site.superuser, { name: `Stew ${nasty}` });
    const form = new FormData();
    form.append('image', new Blob([aPngPicture({ width: 400, height: 300 })], { type: 'image/png' }), 'stew.png');
    const sent = await fetch(`${server.url}/api/collections/foods/records/${id}`, {
      method: 'PATCH',
      headers: { Authorization: site.superuser },
      body: form,
    });
    expect(sent.status).toBe(200);
    const shown = await shownBy(`/food/${id}`);
    expect(shown).toMatchObject({ size: '1200x630', alt: `Stew ${nasty}`, card: 'summary_large_image' });
    const [, picture = ''] =
      new RegExp(`^https://taste\\.example\\.org(/api/files/foods/${id}/[^/]+\\.png\\?thumb=1200x630)$`).exec(
        shown.image ?? '',
      ) ?? [];
    expect(await sizeOf(picture)).toEqual(previewSize);
  });
});

test('robots.txt leads to the sitemaps of published stories and foods that visitors see', async () => {
  const robots = await read('/robots.txt');
  expect(robots.text).toContain('Disallow: /api/');
  expect(robots.text).toContain('Sitemap: https://taste.example.org/sitemap.xml');
  const parts = [
    ...(await read('/sitemap.xml')).text.matchAll(/<loc>https:\/\/taste\.example\.org([^<]+)<\/loc>/g),
  ].map(([, address]) => address ?? '');
  expect(parts).toEqual(['/sitemaps/posts-1.xml', '/sitemaps/foods-1.xml']);
  const [posts, foods] = await Promise.all(parts.map(async (part) => (await read(part)).text));
  expect(posts).toContain('/blog/nasty-story</loc>');
  expect(posts).not.toContain('draft');
  const shown = Number((await api.call('GET', '/api/collections/foods/records?perPage=1')).body['totalItems']);
  expect(count(foods ?? '', '<url>')).toBe(shown);
  expect((await read('/sitemaps/members-1.xml')).status).toBe(404);
});

/** All that a visitor sees, as the app's own rule lays it out. */
async function tableOf(there: Api, limit: number) {
  const rows: unknown[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const { body } = await there.call(
      'GET',
      `/api/collections/foods/records?perPage=500&page=${page}&sort=id&filter=(is_hidden=false)`,
    );
    rows.push(...body.items);
    more = page < Number(body['totalPages']);
  }
  const foods = rows.map(decodeFood).flatMap((decoded) => (decoded.kind === 'valid' ? [decoded.value] : []));
  return dayTable(foods, { on: dayOf(Date.now()), limit }).map(({ id }) => String(id));
}

test('the first page brings the six foods of the day’s table (R36), a food’s page that food; nothing of them breaks out', async () => {
  const id = await api.create('foods', site.superuser, {
    name: nasty,
    description: nasty,
    origin: nasty,
    image_url: '/pictures/kimchi.svg',
  });
  const home = await read('/');
  expect(home.headers.get('Cache-Control')).toContain('public, max-age=0, s-maxage=30, ');
  expect(foodsIn(home.text)).toHaveLength(6);
  const laid = foodsIn(home.text).map((food) => food.id);
  expect(laid).toEqual(await tableOf(api, 6));
  const hide = (isHidden: boolean) =>
    api.call('PATCH', `/api/collections/foods/records/${laid[0]}`, {
      token: site.superuser,
      body: { is_hidden: isHidden },
    });
  expect((await hide(true)).status).toBe(200);
  const without = foodsIn((await read('/')).text).map((food) => food.id);
  expect(without).not.toContain(laid[0]);
  expect(without).toEqual(await tableOf(api, 6));
  await hide(false);
  const { text } = await read(`/food/${id}`);
  expect(foodsIn(text)).toMatchObject([{ id, name: nasty, description: nasty }]);
  const head = /<div class="frame-content">(.*?)<\/div><\/div><\/div>/s.exec(text)?.[1] ?? '';
  expect(head).toContain('<img src="/pictures/kimchi.svg"');
  expect(unescaped(head.replaceAll(/<\/?(div|p|img)\b[^>]*>/g, ''))).toBe(nasty + nasty);
  for (const document of [home.text, text]) expect(document).not.toContain('alert(1)</script>');
});

test('Explore brings what its front page begins with: the best rated, and while too few are rated what members shared and the table of the day (R36); its lists bring nothing', async () => {
  const bare = await startPocketBase({ publicDir: site.publicDir });
  try {
    const there = openApi(bare);
    const boss = await there.asSuperuser();
    const explore = async (query = '') => (await fetch(`${bare.url}/explore${query}`)).text();
    expect(foodsIn(await explore())).toEqual([]);
    const names = Array.from({ length: 8 }, (_, at) => `Food ${at}`);
    for (const name of names)
      await there.create('foods', boss, { name, origin: `Cuisine ${name}`, image_url: '/pictures/kimchi.svg' });
    const laid = await explore();
    expect(foodsIn(laid).map(({ id }) => id)).toEqual(await tableOf(there, 8));
    expect(laid).toContain('<p>On the table today</p></div><i>Browse all foods</i>');
    expect(laid).toContain('data-address="/explore"');
    const mina = await there.join('mina');
    const shared = await there.create('foods', boss, { name: nasty, uploaded_by: mina.id });
    const withShared = await explore();
    expect(foodsIn(withShared).map(({ id }) => id)).toEqual([
      shared,
      ...(await tableOf(there, 9)).filter((id) => id !== shared).slice(0, 8),
    ]);
    expect(withShared).toContain('<p>Just shared</p>');
    expect(withShared).not.toContain('alert(1)</script>');
    await there.create('foods', boss, { name: 'Unsaid', rating: 5 });
    const rated = { best: 4.8, better: 4.5, fair: 4 };
    const ids = [];
    for (const [name, rating] of Object.entries(rated))
      ids.push(await there.create('foods', boss, { name, rating, review_count: 3 }));
    expect(await explore(), 'two are no choice of the best').toContain('<p>Just shared</p>');
    const third = await there.create('foods', boss, { name: 'good', rating: 4.1, review_count: 3 });
    const featured = await explore();
    expect(foodsIn(featured).map(({ id }) => id)).toEqual([...ids.slice(0, 2), third]);
    expect(featured).toContain('<p>Featured</p><p>The best rated by members</p>');
    const list = await explore('?cuisine=Thai');
    expect(list).not.toContain('document-foods');
    expect(list).toContain('<title>Explore Food Cultures</title>');
  } finally {
    await bare.stop();
  }
});

test('nothing that a visitor may not see is in a document, nor a picture from elsewhere', async () => {
  const hidden = await api.create('foods', site.superuser, {
    name: 'A hidden food',
    is_hidden: true,
    rating: 5,
    review_count: 9,
    uploaded_by: '',
  });
  const foreign = await api.create('foods', site.superuser, {
    name: 'A food of elsewhere',
    image_url: '//elsewhere.example/spy.gif',
  });
  expect((await read('/')).text).not.toContain('A hidden food');
  expect((await read('/explore')).text).not.toContain('A hidden food');
  expect((await read(`/food/${hidden}`)).text).not.toContain('A hidden food');
  expect((await read(`/food/${foreign}`)).text).not.toContain('<img src="//elsewhere.example');
});

test('the document that the service worker keeps for every address is about none', async () => {
  const { status, text } = await read('/index.html');
  expect(status).toBe(200);
  expect(text).not.toContain('document-foods');
  expect(text).toBe(await appDocument());
});

test('a browser that saves data is told of smaller pictures, as the app then shows them, and no cache takes one for the other', async () => {
  const id = await api.create('foods', site.superuser, { name: 'Broth', rating: 5, review_count: 3 });
  // Featured from three on, the best first.
  for (const name of ['Stew', 'Roux'])
    await api.create('foods', site.superuser, { name, rating: 4.5, review_count: 1 });
  const body = new FormData();
  body.set('image', new Blob([aPngPicture()]), 'broth.png');
  const { image } = (await api.call('PATCH', `/api/collections/foods/records/${id}`, { token: site.superuser, body }))
    .body;
  expect(image).toMatch(/png$/);
  const file = `/api/files/foods/${id}/${String(image)}`;
  const pictureIn = async (address: string, headers?: Readonly<Record<string, string>>) => {
    const { text, headers: answered } = await read(address, headers);
    expect(answered.get('Vary')?.split(/, */)).toContain('Save-Data');
    return /<div class="frame-content">.*?<img src="([^"]*)"/s.exec(text)?.[1];
  };
  const saving = { 'Save-Data': 'on' };
  expect([await pictureIn(`/food/${id}`), await pictureIn(`/food/${id}`, saving)]).toEqual([
    file,
    `${file}?thumb=480x360`,
  ]);
  expect([await pictureIn('/explore'), await pictureIn('/explore', saving)]).toEqual([
    `${file}?thumb=480x360`,
    `${file}?thumb=240x180`,
  ]);
  for (const { id: laid } of foodsIn((await read('/')).text)) {
    const picture = new FormData();
    picture.set('image', new Blob([aPngPicture()]), 'laid.png');
    await api.call('PATCH', `/api/collections/foods/records/${laid}`, { token: site.superuser, body: picture });
  }
  const usual = await pictureIn('/');
  expect(usual).toMatch(/^\/api\/files\/foods\/\w+\/laid\w*\.png$/);
  expect(await pictureIn('/', saving)).toBe(`${usual ?? ''}?thumb=480x360`);
});
