import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { likenessOf, type Ratings, TASTES_ALIKE } from '#domain/liking/taste-likeness.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { makeAdminArguments } from '#scripts/launch/pocket-base-command.mjs';
import { runStep } from '#scripts/launch/run-step.mjs';
import { fillDemo } from '#scripts/demo/fill-demo.mjs';
import { demoEnvironment } from '#scripts/demo/make-demo.mjs';
import { type Api, type ApiBody, openApi, recordsPath } from '#tests/support/server/open-api.ts';
import { findBinary } from '#tests/support/server/pocket-base-process.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const seed = 5;

interface Demo {
  readonly server: PocketBaseServer;
  readonly api: Api;
  readonly signIns: Awaited<ReturnType<typeof fillDemo>>;
  readonly rows: (collection: string) => Promise<readonly ApiBody[]>;
}

let publicDir: string;
let one: Demo;
let again: Demo;

async function aDemo(): Promise<Demo> {
  const server = await startPocketBase({ seed: true, publicDir });
  const makeAdmin = (email: string) => {
    const args = makeAdminArguments({ root, dataDir: server.dataDir, email });
    return runStep({ what: 'Making the admin', command: findBinary(), args, cwd: root });
  };
  const signIns = await fillDemo({ url: server.url, seed, makeAdmin });
  const api = openApi(server);
  const token = await api.asSuperuser();
  const rows = async (collection: string) => {
    const pages: ApiBody[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await api.call('GET', `${recordsPath(collection)}?perPage=500&page=${page}`, { token });
      pages.push(...body.items);
      if (page >= Number(body['totalPages'])) return pages;
    }
  };
  return { server, api, signIns, rows };
}

beforeAll(async () => {
  publicDir = await mkdtemp(path.join(tmpdir(), 'foretaste-demo-'));
  await writeFile(path.join(publicDir, 'index.html'), await readFile(path.join(root, 'index.html')));
  [one, again] = [await aDemo(), await aDemo()];
}, 240_000);
afterAll(async () => {
  await Promise.all([one.server.stop(), again.server.stop()]);
  await rm(publicDir, { recursive: true, force: true });
});

/** What was written, in words that are the same on two servers. */
async function told({ rows }: Demo): Promise<string[]> {
  const names = new Map((await rows('profiles')).map(({ id, username }) => [id, String(username)]));
  const foods = new Map((await rows('foods')).map(({ id, name }) => [id, String(name)]));
  const said = (await rows('reviews')).map(
    ({ user, food, rating, review_text, tasting }) =>
      `${names.get(String(user))} ${foods.get(String(food))} ${JSON.stringify([rating, review_text, tasting])}`,
  );
  const followed = (await rows('user_follows')).map(
    ({ follower, following }) => `${names.get(String(follower))} follows ${names.get(String(following))}`,
  );
  return [...said, ...followed].toSorted();
}

describe('the demo', () => {
  test('has friends of its member who taste alike', async () => {
    const reviews = await one.rows('reviews');
    const ratingsOf = (user: unknown): Ratings =>
      new Map(
        reviews.filter((row) => row['user'] === user).map(({ food, rating }) => [food as FoodId, Number(rating)]),
      );
    const email = one.signIns.find(({ what }) => what === 'member')?.email;
    const member = (await one.rows('users')).find((row) => row['email'] === email)?.id;
    const follows = (await one.rows('user_follows')).filter(({ follower }) => follower === member);
    const alike = follows.filter(({ following }) => {
      const likeness = likenessOf(ratingsOf(member), ratingsOf(following));
      return likeness.kind === 'alike' && likeness.percent >= TASTES_ALIKE;
    });
    expect(alike.length).toBeGreaterThanOrEqual(2);
  });

  test('has what it promises', async () => {
    const count = async (name: string) => (await one.rows(name)).length;
    expect(await count('profiles')).toBe(60);
    expect(await count('reviews')).toBeGreaterThan(500);
    expect(await count('food_likes')).toBeGreaterThan(200);
    expect(await count('saved_foods')).toBeGreaterThan(300);
    expect(await count('user_follows')).toBeGreaterThan(150);
    expect(await count('pair_votes')).toBe(60);
    expect(await count('kept_lists')).toBe(45);
    expect([await count('list_members'), await count('list_notes')]).toEqual([3, 6]);
    expect((await one.rows('notification_preferences')).map((row) => row['daily_mail'])).toEqual([true]);
    const answers = (await one.rows('table_invitations')).map(({ answer }) => answer);
    expect(answers.toSorted()).toEqual(['', 'accepted']);
    expect(await count('food_comparisons')).toBeGreaterThan(60);
    expect([await count('conversations'), await count('messages')]).toEqual([6, 14]);
    expect([await count('videos'), await count('food_photos')]).toEqual([1, 5]);
    expect([await count('places'), await count('food_events')]).toEqual([2, 1]);
    expect([await count('review_answers'), await count('pinned_reviews')]).toEqual([4, 2]);
    expect(await count('blog_posts')).toBeGreaterThanOrEqual(3);
    expect(await count('reports')).toBe(1);
    const requests = (await one.rows('verification_requests')).map(({ status }) => status);
    expect(new Set(requests)).toEqual(new Set(['approved', 'rejected', 'pending']));
    expect(await count('verification_documents')).toBe(requests.length);
  });

  test('is tasted by tongues that differ', async () => {
    const tastings = (await one.rows('foods')).flatMap(({ tastings: sums }) => {
      const everyone = (
        sums as { everyone?: { tasters: number; levels: Record<string, [number, number, number]> } } | null
      )?.everyone;
      return everyone !== undefined && everyone.tasters >= 8 ? [everyone.levels] : [];
    });
    expect(tastings.length).toBeGreaterThan(3);
    const spreads = tastings.flatMap((levels) =>
      Object.values(levels).map(([n, sum, squares]) => Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2)) / 10),
    );
    expect(Math.max(...spreads)).toBeGreaterThan(0.5);
    const stars = (await one.rows('reviews')).map(({ rating }) => Number(rating));
    for (const star of [2, 3, 4, 5]) expect(stars.filter((rating) => rating === star).length).toBeGreaterThan(5);
  });

  test('has counters that agree with its rows', async () => {
    const reviews = await one.rows('reviews');
    const likes = await one.rows('food_likes');
    for (const food of await one.rows('foods')) {
      const own = reviews.filter((review) => review['food'] === food.id);
      expect(food['review_count'], String(food['name'])).toBe(own.length);
      expect(food['upvotes']).toBe(likes.filter((like) => like['food'] === food.id).length);
    }
    const follows = await one.rows('user_follows');
    for (const stats of await one.rows('member_stats'))
      expect(stats['followers']).toBe(follows.filter(({ following }) => following === stats.id).length);
  });

  test('is the same each time, and lets a member, a chef and an admin in', async () => {
    expect(await told(again)).toEqual(await told(one));
    expect(again.signIns).toEqual(one.signIns);
    const roles = await Promise.all(
      one.signIns.map(async ({ what, email, password }) => {
        const answer = await one.api.call('POST', '/api/collections/users/auth-with-password', {
          body: { identity: email, password },
        });
        const profile = await one.api.call('GET', recordsPath('profiles', (answer.body['record'] as ApiBody).id));
        return `${what} ${String(profile.body['role'])}`;
      }),
    );
    expect(roles).toEqual(['member enthusiast', 'chef professional_chef', 'admin admin']);
  });

  test('has nothing that reaches out of this machine', () => {
    const secrets = {
      SMTP_HOST: 'mail',
      S3_BUCKET: 'b',
      BACKUP_S3_BUCKET: 'b',
      REPLICA_S3_BUCKET: 'b',
      AI_BASE_URL: 'x',
    };
    expect(demoEnvironment({ ...secrets, DATA_DIR: 'real', PATH: '/bin' })).toEqual({ PATH: '/bin' });
  });
});

test('only a data folder that says so is called sample data, on every document', async () => {
  const addresses = [
    '/',
    '/index.html',
    '/explore',
    '/dashboard',
    '/food/aaaaaaaaaaaaaaa',
    '/blog',
    '/settings/deep/er',
  ];
  const marked = async () => {
    const pages = await Promise.all(addresses.map(async (page) => (await fetch(one.server.url + page)).text()));
    return pages.map((html) => /<html[^>]* data-sample[ >]/.test(html));
  };
  expect(await marked()).toEqual(addresses.map(() => false));
  await writeFile(path.join(one.server.dataDir, 'sample-data.json'), '{}');
  expect(await marked()).toEqual(addresses.map(() => false));
  await one.server.restart();
  expect(await marked()).toEqual(addresses.map(() => true));
  expect((await fetch(`${one.server.url}/api/health`)).status).toBe(200);
  expect((await fetch(`${one.server.url}/assets/not-there.js`)).status).toBe(404);
});
