import { expect, type Page } from '@playwright/test';
import { anotherDevice } from '#tests/e2e/support/another-device.ts';
import { appTest, installedTest as test } from '#tests/e2e/support/app-test.ts';
import { cameraPhoto } from '#tests/e2e/support/camera-photo.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { Phone } from '#tests/e2e/support/phone.ts';
import { reviewPage } from '#tests/e2e/support/review-page.ts';
import { sendFood } from '#tests/e2e/support/form-steps.ts';
import { signIn, signInByForm } from '#tests/e2e/support/sign-in.ts';
import { hasLocation } from '#domain/photo/has-location.ts';
import { openApi } from '#tests/support/server/open-api.ts';

const status = (page: Page) => page.getByRole('button', { name: /^Sync status:/ });
const syncNow = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

async function isReadyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect(status(page)).toHaveAccessibleName('Sync status: Synced');
}

async function signUp(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByLabel('E-mail').fill('noor@foretaste.test');
  await form.getByLabel('Username').fill('noor');
  await form.getByLabel('Full Name').fill('Noor Haddad');
  await form.locator('input[autocomplete=new-password]').first().fill('a-test-password');
  await form.locator('input[autocomplete=new-password]').last().fill('a-test-password');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

async function openFood(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox').first().fill(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function writeReview(page: Page, text: string): Promise<void> {
  const reviews = reviewPage(page, '');
  await reviews.write({ stars: 4, text });
  await reviews.submit.click();
  // The words stand in the field, too: only this says that they are saved [S1].
  await expect(page.getByText('Review Submitted').last()).toBeVisible();
}

test.describe('the main job', () => {
  test('[S1] [S2] [S17] offline contribution and review survive a kill and arrive once, on a second device too @main', async ({
    app,
    browser,
  }, { project }) => {
    const { launchOptions } = project.use;
    const phone = await Phone.buy(launchOptions ?? {});
    try {
      let page = await phone.open(`${app.url}/auth`);
      await signUp(page);
      await isReadyForOffline(page);

      await app.kill();
      await page.goto(`${app.url}/explore`);
      await openFood(page, 'Okonomiyaki');
      await writeReview(page, 'Crisp edges, soft heart.');
      await page.goto(`${app.url}/contribute`);
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mansaf');
      const photo = await cameraPhoto(page, { width: 1200, height: 900, hasGps: true });
      await page.locator('[data-field=photo] input[type=file]').first().setInputFiles(photo);
      await expect(page.getByText('Analysis complete!').last()).toBeVisible();
      await sendFood(page);
      await expect(page.getByText('Food submitted successfully!').last()).toBeVisible();
      await phone.kill();

      page = await phone.open(`${app.url}/profile`);
      await expect(page.getByText('Mansaf').first()).toBeVisible();
      await expect(page.getByText('Crisp edges, soft heart.').first()).toBeVisible();
      await expect(status(page)).toHaveAccessibleName('Sync status: Offline, 2 pending');

      await app.restart();
      await syncNow(page);
      await expect(status(page)).toHaveAccessibleName('Sync status: Synced', { timeout: 60_000 });
      await expectOnceOnServer(app.url, openApi(app));

      const device = await anotherDevice(browser, app);
      await device.goto(`${app.url}/auth`);
      await signInByForm(device, { email: 'noor@foretaste.test' });
      await device.goto(`${app.url}/profile`);
      await expect(device.getByText('Mansaf').first()).toBeVisible();
      await expect(device.getByText('Crisp edges, soft heart.').first()).toBeVisible();
      await device.context().close();
    } finally {
      await phone.throwAway();
    }
  });

  appTest(
    'an edit in one tab is in the other tab and on another device of the member within 2 s',
    async ({ app, browser, context, page }) => {
      const member = await openApi(app).join('lina');
      const foods = await openApi(app).call('GET', "/api/collections/foods/records?filter=slug='okonomiyaki'");
      const food = foods.body.items[0]?.id ?? '';
      const path = `${app.url}/food/${food}`;
      await signIn(page, member, path);
      const tab = await context.newPage();
      await tab.goto(path);
      const other = await (await browser.newContext({ baseURL: app.url })).newPage();
      await signIn(other, member, path);
      const visitor = await (await browser.newContext()).newPage();
      await visitor.goto(path);
      for (const each of [page, tab, other, visitor]) {
        await each.getByRole('tab', { name: /Reviews/ }).click();
        await expect(each.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(status(each)).toHaveAccessibleName('Sync status: Synced');
      }
      let words = 'Best at the harbour.';
      await writeReview(page, words);
      const review = reviewPage(page, food);
      // The event streams follow the topic a moment after the pages have opened it: what is written once they do is there in time.
      await expect(async () => {
        const areThere = [tab, other].map((each) =>
          expect(each.getByText(words).first()).toBeVisible({ timeout: 2_000 }),
        );
        await Promise.all(areThere).catch(async (error: unknown) => {
          words += ' At noon.';
          await review.choose('Edit');
          await review.write({ text: words });
          await review.submit.click();
          throw error;
        });
      }).toPass({ intervals: [0], timeout: 120_000 });
      // Who only looks hears of it by the shared feed, some seconds later [S23].
      await expect(visitor.getByText(words).first()).toBeVisible({ timeout: 60_000 });
      await Promise.all([other, visitor].map((each) => each.context().close()));
    },
  );

  test('[S6] a review of a food that was deleted meanwhile is parked, can be exported and discarded', async ({
    app,
    page,
  }) => {
    const api = openApi(app);
    const member = await api.join('karim');
    await signIn(page, member, '/explore');
    await isReadyForOffline(page);
    await openFood(page, 'Okonomiyaki');
    await goOffline(page);
    await writeReview(page, 'Too late, it seems.');
    const foods = await api.call('GET', "/api/collections/foods/records?filter=slug='okonomiyaki'");
    await api.call('DELETE', `/api/collections/foods/records/${foods.body.items[0]?.id}`, {
      token: await api.asSuperuser(),
    });
    await goOnline(page);
    await expect(status(page)).toHaveAccessibleName('Sync status: Needs attention', { timeout: 30_000 });
    await status(page).click();
    const panel = page.getByRole('dialog', { name: 'Your changes' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Export as a file' }).click(),
    ]);
    const exported: unknown = JSON.parse(
      await (await download.createReadStream()).setEncoding('utf8').reduce((text, part) => `${text}${part}`, ''),
    );
    expect(exported).toMatchObject({
      changes: [{ collection: 'reviews', state: 'parked', columns: { review_text: 'Too late, it seems.', rating: 4 } }],
    });
    await panel.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Discard' }).last().click();
    await expect(status(page)).toHaveAccessibleName('Sync status: Synced');
  });
});

async function expectOnceOnServer(url: string, api: ReturnType<typeof openApi>): Promise<void> {
  const foods = (await api.call('GET', "/api/collections/foods/records?filter=name~'Mansaf'")).body.items;
  expect(foods).toHaveLength(1);
  const reviews = (await api.call('GET', '/api/collections/reviews/records')).body.items;
  expect(reviews).toHaveLength(1);
  expect(reviews[0]).toMatchObject({ rating: 4, review_text: 'Crisp edges, soft heart.' });
  const photo = await fetch(`${url}/api/files/foods/${foods[0]?.id}/${String(foods[0]?.['image'])}`);
  const bytes = new Uint8Array(await photo.arrayBuffer());
  expect(photo.status).toBe(200);
  expect(hasLocation(bytes)).toBe(false);
}
