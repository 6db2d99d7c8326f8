import type { BrowserContext } from '@playwright/test';
import { expect, it } from 'vitest';
import { must } from '#prelude/must.ts';
import { signInByForm } from '#tests/e2e/support/sign-in.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { measureWarmScreen } from './measure-warm-screen.ts';
import { benchOfFile } from './support/bench-of-file.ts';
import { fillCatalogue } from './support/fill-catalogue.ts';
import { median } from './support/median.ts';
import { inBatches } from './support/in-batches.ts';

/** What a member of many years has on the device. */
const [TASTINGS, LISTS, RATINGS] = [5_000, 200, 2_000];
const FOODS_OF_A_LIST = 12;
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
/** Milliseconds: writing all of it takes most. */
const PATIENCE = 60 * 60_000;

/** Each with what it shows of the member. */
const screens = [
  ['/explore', 'main a[href^="/food/"]'],
  ['/food/{food}', 'main h1'],
  ['/diary', 'main li'],
  ['/diary?view=calendar', 'main h1'],
  ['/recap', 'main h1'],
  ['/lists', 'main a[href^="/list/"]'],
  ['/list/{list}', 'main a[href^="/food/"]'],
  ['/dashboard', 'main h1'],
  ['/taste-profile', 'main h1'],
  ['/flavor-pairing', 'main h1'],
  ['/advanced-search', 'main h1'],
  ['/community', 'main h1'],
  ['/profile', 'main h1'],
  ['/user-settings', 'main h1'],
] as const;

const { server } = serverOfFile({ publicDir: 'dist', env: { FORETASTE_RATE_LIMITS: 'off' } });
const bench = benchOfFile('A member of many years');
const { figures } = bench;

it(
  `opens each screen with ${TASTINGS} tastings, ${LISTS} lists and ${RATINGS} ratings`,
  { timeout: PATIENCE },
  async () => {
    const api = openApi(server);
    await fillCatalogue(api, RATINGS);
    const [years, days] = [await api.join('many_years'), await api.join('few_days')];
    const foods = await foodsOf(api);
    const list = await fillYears(api, years, foods);
    const places = { food: must(foods[0], 'a food').id, list };
    const full = await aDevice(years, (diary) => diary >= TASTINGS);
    const light = await aDevice(days, () => true);
    for (const [pattern, row] of screens) {
      const path = pattern.replace(/\{(food|list)\}/, (_, name: keyof typeof places) => places[name]);
      const runs = { full: [] as number[], light: [] as number[] };
      // The first is a warm-up.
      for (let run = 0; run <= RUNS; run += 1) {
        const [one, other] = [
          await measureWarmScreen(full, { path, row }),
          // A new member has no such list.
          pattern.startsWith('/list/') ? null : await measureWarmScreen(light, { path, row: 'main h1' }),
        ];
        if (run === 0) continue;
        runs.full.push(one.mostWork);
        if (other !== null) runs.light.push(other.mostWork);
      }
      console.log(path, runs);
      figures.push({
        what: `longest task of the main thread, its own time: ${pattern}`,
        against: runs.light.length === 0 ? '' : `a new member: ${Math.round(median(runs.light))} ms`,
        figure: `${Math.round(median(runs.full))} ms`,
        aim: '≤ 50 ms',
      });
    }
    await Promise.all([full.close(), light.close()]);
    expect(figures).toHaveLength(screens.length);
  },
);

interface NamedFood {
  readonly id: string;
  readonly name: string;
}

async function foodsOf(api: Api): Promise<readonly NamedFood[]> {
  const foods: NamedFood[] = [];
  for (let page = 1; foods.length < RATINGS; page += 1) {
    const { body } = await api.call('GET', `/api/collections/foods/records?perPage=500&page=${page}&fields=id,name`);
    foods.push(...body.items.map(({ id, name }) => ({ id, name: String(name) })));
  }
  return foods;
}

/** Writes all of it over eight years; the id of one of the lists. */
async function fillYears(api: Api, member: ApiMember, foods: readonly NamedFood[]): Promise<string> {
  const foodAt = (at: number) => must(foods[at % foods.length], 'a food');
  const dayAt = (at: number) => new Date(Date.now() - ((at * 14) / 24) * 86_400_000).toISOString().slice(0, 10);
  await inBatches(api, 'reviews', foods.slice(0, RATINGS), ({ id: food }, at) => ({
    food,
    user: member.id,
    rating: 1 + (at % 5),
    comment: at % 3 === 0 ? 'As good as I remembered, and sharper.' : '',
  }));
  await inBatches(api, 'diary_entries', Array.from({ length: TASTINGS }), (_, at) => ({
    user: member.id,
    food: foodAt(at * 7).id,
    food_name: foodAt(at * 7).name,
    day: dayAt(at),
    rating: at % 6,
    note: at % 4 === 0 ? 'Next time with more lime.' : '',
    place: at % 5 === 0 ? 'At home' : '',
  }));
  const lists = await inBatches(api, 'food_lists', Array.from({ length: LISTS }), (_, at) => ({
    user: member.id,
    name: `List ${at + 1}`,
  }));
  await inBatches(api, 'food_list_items', Array.from({ length: LISTS * FOODS_OF_A_LIST }), (_, at) => ({
    user: member.id,
    list: must(lists[Math.floor(at / FOODS_OF_A_LIST)], 'a list'),
    food: foodAt(at * 3).id,
    order_key: `i${String(at % FOODS_OF_A_LIST).padStart(2, '0')}v`,
  }));
  return must(lists[0], 'a list');
}

/** A browser with the member's replica, once it holds enough. */
async function aDevice(member: ApiMember, isEnough: (diary: number) => boolean): Promise<BrowserContext> {
  const context = await bench.browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: server.url });
  const page = await context.newPage();
  await signInByForm(page, member);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(countDiary).then(isEnough), { timeout: 180_000, interval: 1_000 }).toBe(true);
  await page.close();
  return context;
}

/** Runs in the page. */
async function countDiary(): Promise<number> {
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    });
  const database = await asked(indexedDB.open('foretaste'));
  const count = await asked(database.transaction('diary_entries').objectStore('diary_entries').count());
  database.close();
  return count;
}
