import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openMenu, signOut } from '#tests/e2e/support/sign-out.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { openApi } from '#tests/support/server/open-api.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

async function rateFood(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('You have reviewed this food.')).toBeVisible();
}

test(
  "a device without a network says so before anything is sent; signing out says so and goes to '/' (spec 1 §2), offline too",
  { tag: '@phone' },
  async ({ page, app, context }) => {
    await test.step('a device without a network says so before anything is sent', async () => {
      await page.goto('/auth?tab=sign-up');
      await expect(page.getByRole('form', { name: 'Sign up' })).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByText('You are offline')).toBeVisible();
      await expect(page.getByText('Signing up needs a connection.')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await context.setOffline(false);
      await expect(page.getByText('You are offline')).toBeHidden();
    });
    await test.step("signing out says so and goes to '/' (spec 1 §2), offline too", async () => {
      await signIn(page, await openApi(app).join('mina'), '/explore');
      await openMenu(page);
      // Without the service worker the menu's part comes by the network.
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByText('Signed Out').last()).toBeVisible();
      await expect(page.getByText('You have been successfully signed out.').last()).toBeVisible();
      await expect(page).toHaveURL(`${app.url}/`);
    });
  },
);

/** Each drawing of a part that failed asks once more, the screen's own 'Try Again' among them. */
const MOST_ASKED = 6;

test('without the server signing in says what it needs and loses nothing, parts that cannot be fetched take nothing else away, and it works once the server is back', async ({
  page,
  app,
}) => {
  const member = await openApi(app).join('mina');
  const email = page.getByRole('textbox', { name: 'E-mail', exact: true });
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  const send = page.getByRole('form').getByRole('button', { name: 'Sign In' });
  const failures = new Map<string, number>();

  await test.step('signing in says what it needs, and loses nothing', async () => {
    await page.goto('/auth');
    await password.fill('a-test-password');
    page.on('requestfailed', (request) => {
      if (request.url().includes('/assets/')) failures.set(request.url(), (failures.get(request.url()) ?? 0) + 1);
    });
    await app.kill();
    await email.fill(member.email);
    await send.click();
    await expect(
      page.getByRole('form').getByRole('alert').filter({ hasText: 'Foretaste cannot be reached.' }),
    ).toBeVisible();
    await expect(page.getByText('Login Failed').last()).toBeVisible();
    await expect(email).toHaveValue(member.email);
    await expect(password).toHaveValue('a-test-password');
  });

  await test.step('parts that cannot be fetched take nothing else away, and are not asked for without end', async () => {
    await page.getByRole('button', { name: /^Sync status/ }).click();
    await expect(page.getByText('This is not on the device yet').last()).toBeVisible();
    await expect(password).toHaveValue('a-test-password');
    await page.getByRole('link', { name: 'Explore' }).first().click();
    await expect(page.getByRole('heading', { name: 'This is not on the device yet' })).toBeVisible();
    expect([...failures].filter(([, times]) => times > MOST_ASKED)).toEqual([]);
    expect(failures.size).toBeGreaterThan(0);
  });

  await test.step('signing in works once the server is back', async () => {
    await app.restart();
    await visit(page, '/auth');
    await email.fill(member.email);
    await password.fill('a-test-password');
    await send.click();
    await expect(page).toHaveURL(`${app.url}/`);
  });
});

test.describe('signing out', () => {
  installedTest(
    '[S1] [S5] with unsent changes asks: stay, take a copy, or leave them asleep until the same member is back',
    async ({ page, app }) => {
      const api = openApi(app);
      const [mina, ben] = [await api.join('mina'), await api.join('ben')];
      const food = await api.call('POST', '/api/collections/foods/records', {
        token: ben.token,
        body: { name: 'Kilishi', uploaded_by: ben.id },
      });
      await signIn(page, mina, `/food/${food.body.id}`);
      await expect(page.getByRole('radio', { name: '4 stars' })).toBeVisible();
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await app.kill();
      await rateFood(page);

      await openMenu(page);
      await page.getByRole('button', { name: 'Sign out' }).click();
      const dialog = page.getByRole('dialog', { name: 'Sign out with unsent changes?' });
      await expect(dialog.getByText('1 change has not reached the server yet: Kilishi.')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Save a copy as a file' }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(JSON.parse(file)).toMatchObject({
        product: 'Foretaste',
        changes: [{ collection: 'reviews', columns: { rating: 4 } }],
      });
      await dialog.getByRole('button', { name: 'Stay signed in' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('You have reviewed this food.')).toBeVisible();

      await openMenu(page);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await dialog.getByRole('button', { name: 'Keep and sign out' }).click();
      await expect(page.getByText('Signed Out').last()).toBeVisible();
      await expect(page).toHaveURL(`${app.url}/`);

      await app.restart();
      await signIn(page, ben, `/food/${food.body.id}`);
      await expect(page.getByRole('radio', { name: '4 stars' })).toBeVisible();
      await expect(page.getByText('You have reviewed this food.')).toBeHidden();
      expect((await api.call('GET', '/api/collections/reviews/records')).body.items).toEqual([]);

      await signOut(page);
      await signIn(page, mina);
      await expect
        .poll(async () => (await api.call('GET', '/api/collections/reviews/records')).body.items, { timeout: 30_000 })
        .toMatchObject([{ user: mina.id, rating: 4 }]);
    },
  );
});
