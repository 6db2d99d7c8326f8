import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Dexie } from 'dexie';
import { longTasks, untilCatalogueIsHere, watchLongTasks } from './support/replica-in-page.ts';

const dexie = path.resolve(import.meta.dirname, '../../node_modules/dexie/dist/dexie.min.js');

/** From the question for the snapshot to the moment at which every row is in IndexedDB, in milliseconds, on an empty device. */
export async function measureFirstSync(
  browser: Browser,
  url: string,
): Promise<{ duration: number; longestTask: number }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await watchLongTasks(page);
  const asked = new Promise<number>((resolve) => {
    context.on('request', (request) => {
      if (request.url().endsWith('/api/sync/snapshot?rows=first')) resolve(Date.now());
    });
  });
  await page.goto(`${url}/explore`);
  const ended = await untilCatalogueIsHere(page);
  const began = await asked;
  const during = (await longTasks(page)).filter(({ at }) => at >= began && at <= ended);
  await context.close();
  return { duration: ended - began, longestTask: Math.max(0, ...during.map(({ duration }) => duration)) };
}

/** The reference: the same parts fetched, parsed, and put into a Dexie table with the same indexes by one bulkPut each collection. */
export async function measureDownload(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${url}/robots.txt`);
  await page.addScriptTag({ path: dexie });
  const duration = await page.evaluate(async () => {
    const { Dexie: DexieOfPage } = window as unknown as { Dexie: typeof Dexie };
    const database = new DexieOfPage('reference', { chromeTransactionDurability: 'relaxed' });
    database.version(1).stores({ foods: 'id, rating, created, uploaded_by' });
    await database.open();
    const began = performance.now();
    const manifest: { parts: { hash: string }[] } = await (await fetch('/api/sync/snapshot?rows=first')).json();
    const rows: unknown[] = [];
    for (const { hash } of manifest.parts) {
      const text = await (await fetch(`/api/sync/snapshot/${hash}`)).text();
      for (const line of text.split('\n')) {
        if (line === '') continue;
        const { c, r }: { c: string; r: unknown } = JSON.parse(line);
        if (c === 'foods') rows.push(r);
      }
    }
    await database.table('foods').bulkPut(rows);
    return performance.now() - began;
  });
  await context.close();
  return duration;
}
