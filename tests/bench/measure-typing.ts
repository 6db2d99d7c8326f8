import type { Browser, Page } from '@playwright/test';
import { generateFood } from './support/generate-food.ts';
import { nameFood } from './support/name-food.ts';
import { longTasks, untilCatalogueIsHere, watchLongTasks } from './support/replica-in-page.ts';

const CHUNK = 2_500;
/** Milliseconds between keys: ten a second, quicker than people type on a phone. */
const BETWEEN_KEYS = 100;
/** A name that only a generated food has: with it found, the engine has all of them. */
const LAST_WORD = 'zzyzxstew';

export interface TypingFigures {
  /** Milliseconds of the longest main-thread task over 50 ms; 0 for none. */
  readonly longestTask: number;
  /** Milliseconds between two frames, at the 99th of a hundred. */
  readonly frame: number;
}

/** Types queries into the search dropdown of the app whose replica holds `count` foods, key by key. */
export async function measureTyping(
  browser: Browser,
  { url, count, queries }: { url: string; count: number; queries: readonly string[] },
): Promise<TypingFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await watchLongTasks(page);
  await page.goto(`${url}/explore`);
  await untilCatalogueIsHere(page);
  for (let first = 0; first < count; first += CHUNK) await putFoods(page, first, Math.min(count, first + CHUNK));
  await putNamed(page, count, LAST_WORD);
  await page.reload();
  const box = await openSearch(page);
  await box.fill(LAST_WORD);
  await page.getByRole('option', { name: new RegExp(LAST_WORD, 'i') }).waitFor({ timeout: 5 * 60_000 });
  const began = Date.now();
  await watchFrames(page);
  for (const query of queries) {
    await box.fill('');
    await box.pressSequentially(query, { delay: BETWEEN_KEYS });
  }
  const frames = (await page.evaluate(() => (window as unknown as { frames: number[] }).frames)).toSorted(
    (one, other) => one - other,
  );
  const longest = (await longTasks(page)).filter(({ at }) => at >= began).map(({ duration }) => duration);
  await context.close();
  return { longestTask: Math.max(0, ...longest), frame: frames[Math.floor(frames.length * 0.99)] ?? Number.NaN };
}

async function openSearch(page: Page) {
  await page.getByRole('main').waitFor();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog').getByRole('combobox');
  await box.waitFor();
  return box;
}

async function putFoods(page: Page, from: number, to: number): Promise<void> {
  await putRows(
    page,
    Array.from({ length: to - from }, (_, at) => rowNumber(from + at, nameFood(from + at))),
  );
}

async function putNamed(page: Page, n: number, name: string): Promise<void> {
  await putRows(page, [rowNumber(n, name)]);
}

function rowNumber(n: number, name: string): Record<string, unknown> {
  return { ...generateFood(n), name, id: `food${String(n).padStart(11, '0')}`, rating: n % 5, review_count: n % 7 };
}

/** Rows of the replica, past the app: as if they had come from the server in another tab. */
function putRows(page: Page, rows: readonly Record<string, unknown>[]): Promise<void> {
  return page.evaluate(async (foods) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('foretaste');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error ?? new Error('IndexedDB')));
    });
    const writing = database.transaction('foods', 'readwrite', { durability: 'relaxed' });
    for (const food of foods) writing.objectStore('foods').put(food);
    await new Promise((resolve, reject) => {
      writing.addEventListener('complete', resolve);
      writing.addEventListener('error', () => reject(writing.error ?? new Error('IndexedDB')));
    });
    database.close();
  }, rows);
}

function watchFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = performance.now();
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}
