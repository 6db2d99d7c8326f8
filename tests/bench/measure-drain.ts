import type { Browser, Page } from '@playwright/test';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { reviewIdFor } from '#domain/reviews/review-id-for.ts';
import type { Api, ApiMember } from '#tests/support/server/open-api.ts';
import { signInByForm } from '#tests/e2e/support/sign-in.ts';
import { untilCatalogueIsHere } from './support/replica-in-page.ts';

interface Drain {
  readonly api: Api;
  readonly url: string;
  readonly reviews: number;
  readonly runs: number;
}

/** Milliseconds from 'online' to an empty outbox, and those of as many plain creates one after the other from the same page. */
export async function measureDrain(
  browser: Browser,
  { api, url, reviews, runs }: Drain,
): Promise<{ drain: number[]; plain: number[] }> {
  const foods = (await api.call('GET', `/api/collections/foods/records?perPage=${reviews}&fields=id`)).body.items.map(
    ({ id }) => id as FoodId,
  );
  const drain: number[] = [];
  const plain: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const member = await api.join(`drain${run}`);
    const other = await api.join(`plain${run}`);
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    await signInByForm(page, member);
    await untilCatalogueIsHere(page);
    await page.waitForTimeout(1_000);
    await context.setOffline(true);
    await fillOutbox(page, { member, foods });
    await context.setOffline(false);
    drain.push(await untilDrained(page));
    plain.push(await createPlainly(page, { member: other, foods }));
    await context.close();
  }
  return { drain, plain };
}

/** Writes the entries as the review command leaves them: row, shadow and outbox entry together. */
async function fillOutbox(
  page: Page,
  { member, foods }: { member: ApiMember; foods: readonly FoodId[] },
): Promise<void> {
  const writes = foods.map((food) => ({ food, record: reviewIdFor(food, member.id as MemberId), member: member.id }));
  await page.evaluate(async (all) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const asked = indexedDB.open('foretaste');
      asked.addEventListener('success', () => resolve(asked.result));
    });
    const transaction = database.transaction(['outbox', 'shadows', 'reviews'], 'readwrite');
    for (const { food, record, member: author } of all) {
      const columns = { rating: 4, review_text: 'Warm and bright.', food, user: author };
      transaction.objectStore('outbox').add({
        id: crypto.randomUUID(),
        member: author,
        collection: 'reviews',
        record,
        kind: 'create',
        columns,
        alreadyThere: false,
        files: {},
        after: [food],
        about: 'Food',
        state: 'waiting',
        attempts: 0,
        createdAt: Date.now(),
        notBefore: 0,
        rejection: null,
      });
      transaction.objectStore('shadows').put({ collection: 'reviews', record, server: null, seq: 0, epoch: null });
      transaction.objectStore('reviews').put({ id: record, ...columns });
    }
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    database.close();
  }, writes);
}

async function untilDrained(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const asked = indexedDB.open('foretaste');
      asked.addEventListener('success', () => resolve(asked.result));
    });
    const count = () =>
      new Promise<number>((resolve) => {
        const asked = database.transaction('outbox').objectStore('outbox').count();
        asked.addEventListener('success', () => resolve(asked.result));
      });
    const began = performance.now();
    dispatchEvent(new Event('online'));
    while ((await count()) > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    database.close();
    return performance.now() - began;
  });
}

async function createPlainly(
  page: Page,
  { member, foods }: { member: ApiMember; foods: readonly FoodId[] },
): Promise<number> {
  return page.evaluate(
    async ({ token, author, ids }) => {
      const began = performance.now();
      for (const food of ids) {
        const answer = await fetch('/api/collections/reviews/records', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: token },
          body: JSON.stringify({ food, user: author, rating: 4, review_text: 'Warm and bright.' }),
        });
        if (!answer.ok) throw new Error(`create answered ${answer.status}`);
        await answer.json();
      }
      return performance.now() - began;
    },
    { token: member.token, author: member.id, ids: foods },
  );
}
