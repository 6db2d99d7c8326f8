import { expect, type Page } from '@playwright/test';
import { anotherDevice } from '#tests/e2e/support/another-device.ts';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { storedReviews } from '#tests/e2e/support/review-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { type Api, openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Will I like it?' });

async function idOf(api: Api, name: string): Promise<string> {
  return (
    (await api.call('GET', `/api/collections/foods/records?filter=${encodeURIComponent(`name="${name}"`)}`)).body
      .items[0]?.id ?? ''
  );
}

/** As it stands on the page; the screen reader's word for it is left out. */
async function percentOn(page: Page): Promise<number> {
  await expect(panel(page)).toContainText(/\d+%/);
  return Number(/(\d+)%/.exec((await panel(page).textContent()) ?? '')?.[1]);
}

async function rate(page: Page, id: string, stars: number): Promise<void> {
  await visit(page, `/food/${id}`);
  await page.getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars`, exact: true }).check();
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('You have reviewed this food.')).toBeVisible();
}

installedTest(
  'ratings change the answer offline, and a second device says the same after sync (R33)',
  async ({ page, browser, app }) => {
    const api = openApi(app);
    const mina = await api.join('mina');
    const [padThai, larb, greenCurry, redCurry, crepe] = await Promise.all(
      ['Pad Thai', 'Larb Moo', 'Thai Green Curry', 'Massaman Curry', 'Crème Brûlée'].map((name) => idOf(api, name)),
    );
    await signIn(page, mina, `/food/${redCurry}`);
    await expect(panel(page)).toContainText('Six questions about your taste, and every food answers this.');
    await expect(panel(page)).toContainText('Or rate 3 more foods that you know:');
    await expect(panel(page)).not.toContainText('%');
    await goOffline(page);
    await rate(page, padThai ?? '', 5);
    await rate(page, larb ?? '', 5);
    await rate(page, crepe ?? '', 1);
    await visit(page, `/food/${redCurry}`);
    await expect(panel(page)).toContainText('From 3 ratings of yours.');
    const before = await percentOn(page);
    await expect(panel(page).getByRole('list', { name: 'For it' })).toContainText(
      'You gave the 2 foods of this cuisine 5.0 stars on average',
    );
    await rate(page, greenCurry ?? '', 1);
    await visit(page, `/food/${redCurry}`);
    await expect(panel(page)).toContainText('From 4 ratings of yours.');
    const after = await percentOn(page);
    expect(after).toBeLessThan(before);

    await goOnline(page);
    await expect.poll(async () => (await storedReviews(api)).length).toBe(4);
    const second = await anotherDevice(browser, app);
    await signIn(second, mina, `/food/${redCurry}`);
    await expect(panel(second)).toContainText('From 4 ratings of yours.');
    await expect(panel(second)).toContainText(`${after}%`);
    await second.context().close();
  },
);

test('what members rated alike is learned from, and named (R33)', async ({ page, app }) => {
  const api = openApi(app);
  const mina = await api.join('mina');
  const [padThai, larb, greenCurry, crepe] = await Promise.all(
    ['Pad Thai', 'Larb Moo', 'Thai Green Curry', 'Crème Brûlée'].map((name) => idOf(api, name)),
  );
  await signIn(page, mina, `/food/${crepe}`);
  await rate(page, padThai ?? '', 5);
  await rate(page, larb ?? '', 1);
  await rate(page, greenCurry ?? '', 1);
  await visit(page, `/food/${crepe}`);
  const before = await percentOn(page);
  await expect(panel(page)).not.toContainText('Members who loved');
  // As the server's count of a night leaves it.
  const told = await api.call('PATCH', `/api/collections/foods/records/${padThai}`, {
    token: await api.asSuperuser(),
    body: { rated_alike: [[crepe, 0.8, 1]] },
  });
  expect(told.status).toBe(200);
  await expect(panel(page)).toContainText('Members who loved Pad Thai loved this too');
  expect(await percentOn(page)).toBeGreaterThan(before);
});
