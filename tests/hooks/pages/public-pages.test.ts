import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { foodTextDocuments, pageTexts } from '#scripts/building/food-texts-plugin.mjs';
import { previewSize } from '#scripts/pictures/draw-preview.mjs';
import { readCatalogue } from '#scripts/pictures/read-catalogue.mjs';
import { dayOf } from '#domain/values/day.ts';
import { dayTable } from '#domain/day/day-table.ts';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { must } from '#prelude/must.ts';
import { postIdFor } from '#domain/publishing/post-id-for.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { type Api, openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const nasty = `$& </script><script>alert(1)</script> "quoted" 'single' <!-- & ]]>`;

let server: PocketBaseServer;
let api: Api;
let superuser: string;
let publicDir: string;

beforeAll(async () => {
  publicDir = await mkdtemp(path.join(tmpdir(), 'foretaste-pages-'));
  await mkdir(path.join(publicDir, 'assets'));
  await writeFile(path.join(publicDir, 'index.html'), await readFile(path.join(root, 'index.html')));
  await mkdir(path.join(publicDir, 'first-pictures'));
  await writeFile(path.join(publicDir, 'first-pictures/landing.html'), '<div class="frame-app"><!--picture--></div>');
  await mkdir(path.join(publicDir, 'page-texts'));
  for (const [name, text] of Object.entries(pageTexts(foodTextDocuments())))
    await writeFile(path.join(publicDir, name), text);
  await writeFile(path.join(publicDir, 'robots.txt'), await readFile(path.join(root, 'public/robots.txt')));
  server = await startPocketBase({ seed: true, publicDir, env: { APP_URL: 'https://taste.example.org/' } });
  api = openApi(server);
  superuser = await api.asSuperuser();
  await post('nasty-story', nasty, true);
  await post('draft-story', 'A secret draft', false);
});
afterAll(async () => {
  await server.stop();
  await rm(publicDir, { recursive: true, force: true });
});

async function post(slug: string, title: string, is_published: boolean, more: { row?: object; text?: object } = {}) {
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
}
/** As the built-in writer tells it in two languages. */
const toldTwice = {
  language: 'en',
  texts: {
    de: {
      title: 'Zweimal erzählt',
      excerpt: 'Kohl & mehr.',
      meta_description: 'Kimchi: würzig.',
      keywords: ['koreanisch'],
      read_time_minutes: 3,
    },
    // A language of stories that has no pages yet.
    xx: { title: 'Xx', excerpt: '', meta_description: '', keywords: [], read_time_minutes: 1 },
  },
};
async function read(address: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(server.url + address, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
async function sizeOf(picture: string) {
  const { width, height } = await sharp(await (await fetch(server.url + picture)).arrayBuffer()).metadata();
  return { width, height };
}
const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
const metaOf = (text: string, name: string) =>
  unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1] ?? '');
const count = (text: string, part: string) => text.split(part).length - 1;

test('the document of a story says what it is about, and nothing of it breaks out', async () => {
  const { status, text, headers } = await read('/blog/nasty-story');
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(headers.get('Cache-Control')).toContain('public, max-age=0, s-maxage=30, ');
  expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  expect(unescaped(/<title>([^<]*)<\/title>/.exec(text)?.[1] ?? '')).toBe(`${nasty} · Foretaste`);
  for (const name of ['description', 'og:description']) expect(metaOf(text, name)).toBe(nasty);
  expect(metaOf(text, 'og:title')).toBe(`${nasty} · Foretaste`);
  expect(metaOf(text, 'og:url')).toBe('https://taste.example.org/blog/nasty-story');
  expect(metaOf(text, 'og:type')).toBe('article');
  expect(metaOf(text, 'og:image')).toBe('https://taste.example.org/icons/foretaste-512.png');
  expect(text).toContain('<link rel="canonical" href="https://taste.example.org/blog/nasty-story" />');
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '') as Record<
    string,
    unknown
  >;
  expect(data).toMatchObject({
    '@type': 'BlogPosting',
    headline: nasty,
    datePublished: '2026-05-06T07:08:09.000Z',
    keywords: ['tangy', nasty],
    image: 'https://taste.example.org/pictures/kimchi.svg',
  });
  expect(count(text, '<script')).toBe(count(await readFile(path.join(root, 'index.html'), 'utf8'), '<script') + 1);
  expect(text).not.toContain('alert(1)</script>');
  expect(count(text, 'name="description"')).toBe(1);
  expect(text).toContain('<div id="root"></div>');
});

test.each([
  ['/blog/no-such-story', 404],
  ['/blog/draft-story', 404],
  ['/blog', 200],
  ['/food/abcdefghijklmno', 200],
  ['/food/..%2f', 200],
])('%s answers %i with the app', async (address, status) => {
  const { status: given, text } = await read(address);
  expect(given).toBe(status);
  expect(text).toContain('<div id="root"></div>');
  expect(text).not.toContain('secret draft');
  expect(text.includes('noindex')).toBe(status === 404);
});

test('the document of a food names it, unless a visitor may not see it', async () => {
  const kimchi = (await api.call('GET', `/api/collections/foods/records?perPage=1&filter=(slug='kimchi')`)).body
    .items[0];
  const seen = await read(`/food/${kimchi?.id ?? ''}`);
  expect(seen.text).toContain('<title>Kimchi - Taste Profile &amp; Cultural Information</title>');
  expect(metaOf(seen.text, 'og:description')).toMatch(/^Salted napa cabbage/);
  const hidden = await api.create('foods', superuser, { name: 'Hidden stew', is_hidden: true });
  expect((await read(`/food/${hidden}`)).text).not.toContain('Hidden stew');
});

test('R46: the document of a list tells of it where a visitor may see it, and search engines of public ones alone', async () => {
  const ada = await api.join('ada_pages');
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: 'Ada’s stew', uploaded_by: ada.id })) form.set(name, value);
  form.set('image', new Blob([aPngPicture()]), 'stew.png');
  const food = await api.create('foods', ada, form);
  const list = await api.create('food_lists', ada, { user: ada.id, name: nasty, text: 'For\nguests' });
  const item = { user: ada.id, list, food, order_key: 'i' };
  await api.create('food_list_items', ada, item);
  const told = async (change: object, token = ada.token) => {
    await api.call('PATCH', `/api/collections/food_lists/records/${list}`, { token, body: change });
    const { status, text } = await read(`/list/${list}`);
    return [status, metaOf(text, 'og:title') === `${nasty} · Foretaste`, text.includes('noindex')];
  };
  expect(await told({})).toEqual([200, false, true]);
  expect(await told({ visibility: 'link' })).toEqual([200, true, true]);
  expect(await told({ visibility: 'public' })).toEqual([200, true, false]);
  const { text } = await read(`/list/${list}?lang=de`);
  expect([metaOf(text, 'og:description'), metaOf(text, 'og:image:alt')]).toEqual(['For guests', 'Ada’s stew']);
  expect(text).not.toContain('alert(1)</script>');
  expect(await told({ is_hidden: true }, superuser)).toEqual([200, false, true]);
  expect((await read('/list/..%2f')).status).toBe(200);
});

test('the document of a member tells who it is, whatever the case of the name, and nothing of one who is hidden', async () => {
  const bea = await api.join('bea_pages');
  const form = new FormData();
  for (const [name, value] of Object.entries({ full_name: 'Bea "B" & Co', bio: `Soup,\nabove all ${nasty}` }))
    form.set(name, value);
  form.set('avatar', new Blob([aPngPicture()]), 'bea.png');
  await api.call('PATCH', `/api/collections/profiles/records/${bea.id}`, { token: bea.token, body: form });
  const { status, text } = await read('/profile/BEA_pages');
  expect(status).toBe(200);
  expect([metaOf(text, 'og:type'), metaOf(text, 'og:title')]).toEqual(['profile', 'Bea "B" & Co · Foretaste']);
  expect(metaOf(text, 'og:description')).toBe(`Soup, above all ${nasty}`);
  expect(text).toContain('<link rel="canonical" href="https://taste.example.org/profile/bea_pages" />');
  expect(text).not.toContain('alert(1)</script>');
  // Who is in the community has not asked to be found by search engines.
  expect(metaOf(text, 'robots')).toBe('noindex');
  const picture = metaOf(text, 'og:image').replace('https://taste.example.org', '');
  expect([metaOf(text, 'twitter:card'), metaOf(text, 'og:image:width')]).toEqual(['summary', '256']);
  expect(await sizeOf(picture)).toEqual({ width: 256, height: 256 });
  const silent = await api.join('cyd_pages');
  expect(metaOf((await read('/profile/cyd_pages?lang=de')).text, 'og:description')).toMatch(
    /^Die Gerichte und Bewertungen/,
  );
  await api.call('PATCH', `/api/collections/profiles/records/${silent.id}`, {
    token: superuser,
    body: { is_hidden: true },
  });
  for (const gone of ['cyd_pages', 'nobody', '..%2f', '%22%3E%3Cscript%3E', `bea_pages'%20OR%201=1--`]) {
    const absent = await read(`/profile/${gone}`);
    expect([gone, absent.status, metaOf(absent.text, 'og:title')]).toEqual([
      gone,
      200,
      'Foretaste: know the taste before you try it',
    ]);
  }
});

describe('the places and events of a verified professional (R34)', () => {
  const dataIn = (text: string) => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1];
    return json === undefined ? [] : (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
  };
  const year = new Date().getUTCFullYear() + 1;
  const verify = (user: string, is_verified: boolean, role = 'restaurant_owner') =>
    api.create('user_roles', superuser, { user, role, is_verified });

  test('are told to search engines on the pages of the food and of the member, and nothing of them breaks out', async () => {
    const professional = { business_name: nasty };
    const dee = await api.join('dee_pages', { role: 'restaurant_owner', professional });
    await verify(dee.id, true);
    const food = await api.create('foods', superuser, { name: 'Plum tart of pages' });
    const other = await api.create('foods', superuser, { name: 'Another of pages' });
    const common = { user: dee.id, time_zone: 'America/New_York', position: { latitude: 40.7, longitude: -74 } };
    const hours = [
      [
        [540, 840],
        [1080, 1500],
      ],
      [[0, 1440]],
      [[540, 1980]],
      [],
      [],
      [],
      [],
    ];
    const place = await api.create('places', dee, { ...common, name: nasty, address: nasty, hours, foods: [food] });
    const bare = { user: dee.id, time_zone: 'UTC', name: 'Kiosk', address: 'Pier 1', foods: [other] };
    await api.create('places', dee, bare);
    const event = async (starts: string, ends: string, more: object = {}) =>
      api.create('food_events', dee, { ...common, name: nasty, address: nasty, starts, ends, foods: [food], ...more });
    const winter = await event(`${year}-12-24 23:30:00.000Z`, `${year}-12-25 03:00:00.000Z`, { text: nasty });
    const summer = await event(`${year}-07-01 12:00:00.000Z`, `${year}-07-01 13:00:00.000Z`, {
      time_zone: 'Asia/Kolkata',
    });
    await api.call('PATCH', `/api/collections/food_events/records/${winter}`, {
      token: dee.token,
      body: { is_cancelled: true },
    });
    const over = {
      user: dee.id,
      time_zone: 'UTC',
      name: 'Over',
      address: 'There',
      starts: '2026-01-01 10:00:00Z',
      ends: '2026-01-01 11:00:00Z',
    };
    await api.create('food_events', superuser, { ...over, foods: [food], is_listed: true });
    const page = 'https://taste.example.org/profile/dee_pages';
    const open = (day: string, opens: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
      opens,
      closes,
    });
    const geo = { '@type': 'GeoCoordinates', latitude: 40.7, longitude: -74 };
    const { text } = await read(`/food/${food}`);
    expect(dataIn(text)).toEqual([
      {
        '@type': 'Restaurant',
        '@id': `${page}#${place}`,
        name: nasty,
        address: nasty,
        url: page,
        geo,
        openingHoursSpecification: [
          open('Monday', '09:00', '14:00'),
          open('Monday', '18:00', '01:00'),
          open('Tuesday', '00:00', '23:59'),
          open('Wednesday', '09:00', '08:59'),
        ],
        hasMenu: {
          '@type': 'Menu',
          hasMenuItem: {
            '@type': 'MenuItem',
            name: 'Plum tart of pages',
            url: `https://taste.example.org/food/${food}`,
          },
        },
      },
      expect.objectContaining({
        '@id': `${page}#${summer}`,
        startDate: `${year}-07-01T17:30:00+05:30`,
        eventStatus: 'https://schema.org/EventScheduled',
      }),
      {
        '@type': 'FoodEvent',
        '@id': `${page}#${winter}`,
        name: nasty,
        description: nasty,
        startDate: `${year}-12-24T18:30:00-05:00`,
        endDate: `${year}-12-24T22:00:00-05:00`,
        eventStatus: 'https://schema.org/EventCancelled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', address: nasty, geo },
        organizer: { '@type': 'Organization', name: nasty, url: page },
        url: page,
      },
    ]);
    expect(text).not.toContain('alert(1)</script>');
    const ofMember = await read('/profile/dee_pages');
    expect(
      dataIn(ofMember.text)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([nasty, nasty, nasty, 'Kiosk'].toSorted());
    expect(JSON.stringify(dataIn(ofMember.text))).not.toContain('hasMenu');
    expect(metaOf(ofMember.text, 'robots')).toBe('noindex');
    // What is not served there any more is not told there.
    const foods = { token: dee.token, body: { foods: [other] } };
    await api.call('PATCH', `/api/collections/places/records/${place}`, foods);
    expect(dataIn((await read(`/food/${food}`)).text)).toHaveLength(2);
    expect(dataIn((await read(`/food/${other}`)).text)).toHaveLength(2);
    await verify(dee.id, false);
    for (const address of [`/food/${food}`, '/profile/dee_pages'])
      expect(dataIn((await read(address)).text)).toEqual([]);
    await verify(dee.id, true);
    expect(dataIn((await read(`/food/${food}`)).text)).toHaveLength(2);
    await api.call('PATCH', `/api/collections/profiles/records/${dee.id}`, {
      token: superuser,
      body: { is_hidden: true },
    });
    expect(dataIn((await read(`/food/${food}`)).text)).toEqual([]);
  });
});

describe('an address that asks for a language', () => {
  const base = 'https://taste.example.org';
  const foodOf = async (slug: string) =>
    (await api.call('GET', `/api/collections/foods/records?perPage=1&filter=(slug='${slug}')`)).body.items[0];
  const linksIn = (text: string) =>
    [...text.matchAll(/<link rel="(?:alternate" hreflang="([^"]+)|canonical)" href="([^"]*)"/g)].map(
      ([, language = 'canonical', href = '']) => [language, href.replace(base, '')],
    );
  const titleIn = (text: string) => unescaped(/<title>([^<]*)/.exec(text)?.[1] ?? '');
  const langIn = (text: string) => /<html [^>]*?lang="([^"]*)"/.exec(text)?.[1];

  test.each(['/', '/explore', '/blog', '/food/{kimchi}', '/food/abcdefghijklmno'])(
    '%s has its words, says so, and leads to the others; what a browser asks for changes nothing',
    async (pattern) => {
      const address = pattern.replace('{kimchi}', String((await foodOf('kimchi'))?.id));
      const english = await read(address, { 'Accept-Language': 'de' });
      const german = await read(`${address}?lang=de`, { 'Accept-Language': 'en' });
      const others = [
        ['en', address],
        ['de', `${address}?lang=de`],
        ['x-default', address],
      ];
      expect([langIn(english.text), langIn(german.text)]).toEqual(['en', 'de']);
      expect(linksIn(english.text)).toEqual([['canonical', address], ...others]);
      expect(linksIn(german.text)).toEqual([['canonical', `${address}?lang=de`], ...others]);
      expect(metaOf(german.text, 'og:url')).toBe(`${base}${address}?lang=de`);
      expect([metaOf(german.text, 'og:locale'), metaOf(german.text, 'og:locale:alternate')]).toEqual([
        'de_DE',
        'en_GB',
      ]);
      expect(metaOf(english.text, 'og:locale')).toBe('en_GB');
      expect(german.headers.get('Vary') ?? '').not.toMatch(/language/i);
      const told = [titleIn, (text: string) => metaOf(text, 'description'), (text: string) => metaOf(text, 'og:title')];
      for (const part of told) {
        expect(part(german.text)).not.toBe(part(english.text));
        expect(part(german.text)).not.toMatch(/\b(the|before|and|of|what|taste|undefined)\b/i);
      }
      expect(german.text).toContain('<noscript>Foretaste braucht JavaScript');
      const odd = await read(`${address}?lang=%22%3E%3Cscript%3E`);
      expect(odd.text.replace(/data-day="[^"]*"/, '')).toContain(`<title>${/<title>([^<]*)/.exec(english.text)?.[1]}`);
      expect(linksIn(odd.text)).toEqual(linksIn(english.text));
    },
  );

  test('a food says there what people call it beside its own name, and what its German text says of it', async () => {
    const pasta = await foodOf('pasta');
    const { text } = await read(`/food/${String(pasta?.id)}?lang=de`);
    expect(titleIn(text)).toBe('Pasta (Nudeln) – Geschmacksprofil und Kultur');
    expect(metaOf(text, 'description')).toMatch(/^Getrocknete Nudeln aus Hartweizen/);
    expect(metaOf(text, 'description').length).toBeLessThanOrEqual(155);
    expect(metaOf(text, 'og:image:alt')).toBe('Foretaste');
    const kimchi = await read(`/food/${String((await foodOf('kimchi'))?.id)}?lang=de`);
    expect(titleIn(kimchi.text)).toBe('Kimchi – Geschmacksprofil und Kultur');
  });

  test('a description that was changed here is told as it is now, and a member’s food in the member’s words', async () => {
    const avocado = await foodOf('avocado');
    const changed = 'Cooked as this server likes it.';
    const sent = await api.call('PATCH', `/api/collections/foods/records/${String(avocado?.id)}`, {
      token: superuser,
      body: { description: changed },
    });
    expect(sent.status).toBe(200);
    const { text } = await read(`/food/${String(avocado?.id)}?lang=de`);
    expect(metaOf(text, 'description')).toBe(changed);
    const mina = await api.join('mina');
    const { slug, name, description } = must(
      builtInFoods.find(({ slug: one }) => one === 'pot-au-feu'),
      'a food with a German text that a new server lacks',
    );
    const shown = async (uploaded_by: string) => {
      const id = await api.create('foods', superuser, { slug, name, description, uploaded_by });
      const told = metaOf((await read(`/food/${id}?lang=de`)).text, 'description');
      await api.call('DELETE', `/api/collections/foods/records/${id}`, { token: superuser });
      return told;
    };
    expect(await shown('')).toMatch(/^Rindfleisch/);
    expect(await shown(mina.id)).toMatch(/^Beef and marrow bones/);
    const bare = await api.create('foods', superuser, { name: 'Bare' });
    expect(metaOf((await read(`/food/${bare}?lang=de`)).text, 'description')).toBe(
      'Wie Bare schmeckt, bevor du es probierst.',
    );
  });

  test('the first foods of Explore come along, whichever language it asks for', async () => {
    const german = await read('/explore?lang=de');
    expect(foodsIn(german.text).length).toBeGreaterThan(0);
    expect(foodsIn(german.text)).toEqual(foodsIn((await read('/explore')).text));
    expect(foodsIn((await read('/explore?cuisine=Thai&lang=de')).text)).toEqual([]);
  });

  test('a story that is English alone says so, whatever is asked for', async () => {
    const { text } = await read('/blog/nasty-story?lang=de');
    expect(langIn(text)).toBe('en');
    expect(linksIn(text)).toEqual([['canonical', '/blog/nasty-story']]);
  });

  describe('of a story', () => {
    beforeAll(async () => {
      await post('told-twice', 'Told twice', true, { row: toldTwice, text: { texts: { de: '<p>Auf Deutsch</p>' } } });
      await post('nur-deutsch', 'Nur Deutsch', true, { row: { language: 'de', written_by: 'admin' } });
    });
    afterAll(async () => {
      for (const slug of ['told-twice', 'nur-deutsch'])
        await api.call('DELETE', `/api/collections/blog_posts/records/${postIdFor(slug)}`, { token: superuser });
    });

    test('a story that is told in it is told so, and each names the other', async () => {
      const [english, german, other] = await Promise.all(
        ['', '?lang=de', '?lang=xx'].map((asked) => read(`/blog/told-twice${asked}`)),
      );
      expect([english, german, other].map((answer) => langIn(answer?.text ?? ''))).toEqual(['en', 'de', 'en']);
      const { text = '' } = german ?? {};
      expect(text).toContain('<title>Zweimal erzählt · Foretaste</title>');
      expect(metaOf(text, 'og:title')).toBe('Zweimal erzählt · Foretaste');
      expect(metaOf(text, 'description')).toBe('Kimchi: würzig.');
      expect(metaOf(text, 'og:url')).toBe(`${base}/blog/told-twice?lang=de`);
      expect(metaOf(text, 'og:locale')).toBe('de_DE');
      expect(text).toContain('href="/blog/feed.xml?lang=de"');
      const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '') as object;
      expect(data).toMatchObject({
        headline: 'Zweimal erzählt',
        inLanguage: 'de-DE',
        url: `${base}/blog/told-twice?lang=de`,
        keywords: ['koreanisch'],
        timeRequired: 'PT3M',
      });
      const addresses = [
        ['en', '/blog/told-twice'],
        ['de', '/blog/told-twice?lang=de'],
        ['x-default', '/blog/told-twice'],
      ];
      expect(linksIn(english?.text ?? '')).toEqual([['canonical', '/blog/told-twice'], ...addresses]);
      expect(linksIn(text)).toEqual([['canonical', '/blog/told-twice?lang=de'], ...addresses]);
    });

    test('a story that somebody wrote in another language is in that one at its plain address', async () => {
      const { text } = await read('/blog/nur-deutsch');
      expect([langIn(text), linksIn(text)]).toEqual(['de', [['canonical', '/blog/nur-deutsch']]]);
    });

    test('the feed speaks it, and tells a story that has it not as it was written', async () => {
      const { text } = await read('/blog/feed.xml?lang=de');
      expect(text).toContain('<title>Der Foretaste-Blog</title>');
      expect(text).toContain('<language>de-de</language>');
      expect(text).toContain(`<link>${base}/blog/told-twice?lang=de</link>`);
      expect(text).toContain('<title>Zweimal erzählt</title>');
      expect(text).toContain('<description>Kohl &amp; mehr.</description>');
      expect(text).toContain('<![CDATA[<p>Auf Deutsch</p>]]>');
      expect(text).toContain(`<link>${base}/blog/nasty-story</link>`);
      expect((await read('/blog/feed.xml')).text).not.toContain('Deutsch</p>');
    });
  });

  test('a story that is not there is missed in it', async () => {
    const { status, text } = await read('/blog/no-such-story?lang=de');
    expect([status, langIn(text)]).toEqual([404, 'de']);
    expect(text).toContain('<title>Beitrag nicht gefunden · Foretaste</title>');
  });
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
    const folder = path.join(publicDir, 'pictures');
    await mkdir(folder, { recursive: true });
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const { slug } of readCatalogue()) await writeFile(path.join(folder, `${slug}.jpg`), '');
    expect(previewSize).toEqual({ width: 1200, height: 630 });
    expect(await shownBy(`/food/${kimchi}`)).toEqual(preview('kimchi', 'Kimchi'));
    expect(await shownBy('/blog/nasty-story')).toEqual(preview('kimchi', nasty));
    expect(await shownBy('/')).toMatchObject({ size: '1200x630', card: 'summary_large_image' });
    const elsewhere = await api.create('foods', superuser, {
      name: 'Elsewhere',
      image_url: '/pictures/../icons/kimchi.svg',
    });
    expect(await shownBy(`/food/${elsewhere}`)).toEqual(icon);
  });

  test('the photo of a contributor, cut to the size that previews ask for', async () => {
    const id = await api.create('foods', superuser, { name: `Stew ${nasty}` });
    const form = new FormData();
    form.append('image', new Blob([aPngPicture({ width: 400, height: 300 })], { type: 'image/png' }), 'stew.png');
    const sent = await fetch(`${server.url}/api/collections/foods/records/${id}`, {
      method: 'PATCH',
      headers: { Authorization: superuser },
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

test('the feed has the published stories with their texts, as XML that cannot be broken', async () => {
  const { text, headers, status } = await read('/blog/feed.xml');
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
  expect(count(text, '<item>')).toBe(1);
  expect(text).toContain('<link>https://taste.example.org/blog/nasty-story</link>');
  expect(text).toContain('<pubDate>Wed, 06 May 2026 07:08:09 GMT</pubDate>');
  expect(text).toContain('<![CDATA[<p>Text of it ]]&gt; and more</p>]]>');
  expect(text).not.toContain('draft');
  expect(text).not.toContain('<script>');
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

const foodsIn = (text: string) =>
  JSON.parse(/<script type="application\/json" id="document-foods"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? '[]') as {
    id: string;
    name: string;
  }[];

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
  const id = await api.create('foods', superuser, {
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
    api.call('PATCH', `/api/collections/foods/records/${laid[0]}`, { token: superuser, body: { is_hidden: isHidden } });
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

test('Explore brings what its front page begins with: the best rated, and while nothing is rated what members shared and the table of the day (R36); its lists bring nothing', async () => {
  const bare = await startPocketBase({ publicDir });
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
    expect(laid).toContain('<p>On the table today</p></div><i></i>');
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
    const rated = { best: 4.8, good: 4.1, fair: 4 };
    const ids = [];
    for (const [name, rating] of Object.entries(rated))
      ids.push(await there.create('foods', boss, { name, rating, review_count: 3 }));
    const featured = await explore();
    expect(foodsIn(featured).map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(featured).toContain('<p>Featured</p><p>The best rated by members</p>');
    const list = await explore('?cuisine=Thai');
    expect(list).not.toContain('document-foods');
    expect(list).toContain('<title>Explore Food Cultures</title>');
  } finally {
    await bare.stop();
  }
});

test('nothing that a visitor may not see is in a document, nor a picture from elsewhere', async () => {
  const hidden = await api.create('foods', superuser, {
    name: 'A hidden food',
    is_hidden: true,
    rating: 5,
    review_count: 9,
    uploaded_by: '',
  });
  const foreign = await api.create('foods', superuser, {
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
  expect(text).toBe(await readFile(path.join(root, 'index.html'), 'utf8'));
});

test('a browser that saves data is told of smaller pictures, as the app then shows them, and no cache takes one for the other', async () => {
  const id = await api.create('foods', superuser, { name: 'Broth', rating: 5, review_count: 3 });
  const body = new FormData();
  body.set('image', new Blob([aPngPicture()]), 'broth.png');
  const { image } = (await api.call('PATCH', `/api/collections/foods/records/${id}`, { token: superuser, body })).body;
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
    await api.call('PATCH', `/api/collections/foods/records/${laid}`, { token: superuser, body: picture });
  }
  const usual = await pictureIn('/');
  expect(usual).toMatch(/^\/api\/files\/foods\/\w+\/laid\w*\.png$/);
  expect(await pictureIn('/', saving)).toBe(`${usual ?? ''}?thumb=480x360`);
});
