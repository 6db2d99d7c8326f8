import { expect as expectAtOnce, type Locator, type Page, type TestFixture } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { appTest as anAppTest, installedTest as anInstalledTest } from '#tests/e2e/support/app-test.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { type Releases, startReleases } from '#tests/e2e/support/releases.ts';
import { aFood, reviewPage, storedReviews } from '#tests/e2e/support/review-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { type Api, openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';

/** A release is some hundred files, which the service worker fetches anew. */
const expect = expectAtOnce.configure({ timeout: 45_000 });

interface Deployed {
  readonly releases: Releases;
  readonly server: PocketBaseServer;
  readonly api: Api;
}

/** The app on a server of its own, to which releases can be deployed; a member has signed in at the page. */
const deployed: TestFixture<Deployed, { page: Page }> = async ({ page }, provide) => {
  const releases = await startReleases();
  const server = await startPocketBase({ publicDir: releases.publicDir });
  const api = openApi(server);
  await page.goto(`${server.url}/auth`);
  await signIn(page, await api.join('mina'));
  await provide({ releases, server, api });
  await server.stop();
  await releases.remove();
};
const installedTest = anInstalledTest.extend<{ deployed: Deployed }>({ deployed });
const appTest = anAppTest.extend<{ deployed: Deployed }>({ deployed });

const servedByWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
/** What coming back to the tab does. */
/** Looks again until it is offered: the app listens only a moment after its first view, and asks once a minute at most. */
const lookUntilOffered = (page: Page, offered: Locator) =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(offered).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 100_000 });
/** In the moment in which it is to make way, for which Chromium drops the takeover. */
const keepWorkerBusy = (page: Page) =>
  page.evaluate(() => {
    const askAgainAndAgain = async () => {
      for (let left = 200; left > 0; left -= 1) await fetch('/pictures/takoyaki.svg');
    };
    for (let at = 0; at < 3; at += 1) void askAgainAndAgain();
  });
const offerAt = (page: Page) => page.getByRole('region', { name: 'Update' });
const versionOf = (page: Page) => page.locator('meta[name=version]');
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const hasWaitingWorker = (page: Page) =>
  page.evaluate(async () => ((await navigator.serviceWorker.getRegistration('/'))?.waiting ?? null) !== null);
const olderTab = (page: Page) => page.getByRole('alertdialog', { name: 'This tab has an older version' });

installedTest(
  'a new release is offered, put off, taken only when the member says so, and no word of a form is lost',
  async ({ page, deployed: { releases, server } }) => {
    await page.goto(`${server.url}/contribute`);
    await servedByWorker(page);
    await nameField(page).fill('Salted plum');

    await releases.deploy({ name: 'second' });
    const offer = offerAt(page);
    await lookUntilOffered(page, offer.getByText('A new version is ready'));
    await offer.getByRole('button', { name: 'Later' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(nameField(page)).toHaveValue('Salted plum');
    await expect.poll(() => hasWaitingWorker(page)).toBe(true);
    await expect(offer).toBeHidden();
    await expect(versionOf(page)).toHaveCount(0);

    await releases.deploy({ name: 'third' });
    await lookUntilOffered(page, offer.getByRole('button', { name: 'Reload' }));
    await keepWorkerBusy(page);
    await offer.getByRole('button', { name: 'Reload' }).click();
    await expect(versionOf(page)).toHaveAttribute('content', 'third');
    await expect(nameField(page)).toHaveValue('Salted plum');
    await expect(offer).toBeHidden();
  },
);

installedTest(
  '[S8] [S9] a release with a new schema, taken in one tab, takes over from the older tabs: what was written and not sent arrives once',
  async ({ page, context, deployed: { releases, server, api } }) => {
    const food = await aFood(api, await api.join('ben'));
    const review = reviewPage(page, food);
    const [idle, taking] = [await context.newPage(), await context.newPage()];
    await servedByWorker(page);
    await page.goto(`${server.url}/food/${food}`);
    await expect(page.getByRole('heading', { name: 'Share Your Experience' })).toBeVisible();
    for (const tab of [idle, taking]) await tab.goto(`${server.url}/verification-guidelines`);
    await expect(idle.getByRole('heading', { level: 1 })).toBeVisible();
    await releases.deploy({ name: 'second', schemaAhead: 1 });
    await lookUntilOffered(taking, offerAt(taking).getByRole('button', { name: 'Reload' }));

    await server.kill();
    await review.write({ stars: 4, text: 'Earthy, rich.' });
    await review.submit.click();
    await expect(page.getByText('You have reviewed this food.')).toBeVisible();
    await review.showList();
    await review.choose('Edit');
    await review.write({ text: 'Earthy, rich, and' });
    await offerAt(taking).getByRole('button', { name: 'Reload' }).click();
    for (const tab of [taking, idle]) await expect(versionOf(tab)).toHaveAttribute('content', 'second');
    await expect(olderTab(page)).toBeVisible();
    await expect(versionOf(page)).toHaveCount(0);

    // The tab that led is still there, and leads no more.
    await server.restart();
    await expect
      .poll(async () => (await storedReviews(api)).map(({ review_text: text }) => text), { timeout: 45_000 })
      .toEqual(['Earthy, rich.']);
    await olderTab(page).getByRole('button', { name: 'Reload' }).click();
    await expect(versionOf(page)).toHaveAttribute('content', 'second');
    await expect(review.text).toHaveValue('Earthy, rich, and');
    await review.submit.click();
    await expect
      .poll(async () => (await storedReviews(api)).map(({ review_text: text }) => text), { timeout: 45_000 })
      .toEqual(['Earthy, rich, and']);
  },
);

installedTest(
  '[S25] a tab that goes on with the older release opens its other screens without a network',
  async ({ page, context, deployed: { releases, server } }) => {
    installedTest.setTimeout(180_000);
    await page.goto(`${server.url}/contribute`);
    await servedByWorker(page);
    await nameField(page).fill('Salted plum');
    const taking = await context.newPage();
    await taking.goto(`${server.url}/verification-guidelines`);
    await releases.deploy({ name: 'second', keepsOldFiles: false });
    await lookUntilOffered(taking, offerAt(taking).getByRole('button', { name: 'Reload' }));
    await offerAt(taking).getByRole('button', { name: 'Reload' }).click();
    await expect(versionOf(taking)).toHaveAttribute('content', 'second');
    await expect(offerAt(page).getByText('Foretaste was updated in another tab')).toBeVisible();

    await goOffline(page);
    await page.getByRole('link', { name: 'Explore' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Food Cultures' })).toBeVisible();
    await expect(versionOf(page)).toHaveCount(0);
    await goOnline(page);
    const older = () =>
      taking.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('older-parts-')).length);
    expect(await older()).toBe(1);
  },
);

appTest(
  '[S9] an older release that comes after a newer one says so and touches nothing; a part of a release that is gone brings the next one, form and words with it',
  async ({ page, deployed: { releases, server, api } }) => {
    await page.goto(`${server.url}/contribute`);
    await nameField(page).fill('Salted plum');
    await page.waitForURL(/\?draft=/);

    await releases.deploy({ name: 'second', schemaAhead: 1 });
    await page.reload();
    await expect(nameField(page)).toHaveValue('Salted plum');
    await releases.deploy({ name: 'back', schemaAhead: 0 });
    await page.reload();
    const older = page.getByRole('alertdialog', { name: 'A newer version is needed' });
    await expect(older.getByText('Nothing is lost')).toBeVisible({ timeout: 45_000 });
    await expect(versionOf(page)).toHaveAttribute('content', 'back');
    await expect(older.getByText('Draft: Salted plum')).toBeVisible();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      older.getByRole('button', { name: 'Export as a file' }).click(),
    ]);
    expect(await readFile(await saved.path(), 'utf8')).toContain('Salted plum');

    await releases.deploy({ name: 'third', schemaAhead: 1 });
    await older.getByRole('button', { name: 'Try again' }).click();
    await expect(versionOf(page)).toHaveAttribute('content', 'third');
    await expect(nameField(page)).toHaveValue('Salted plum');

    const food = await aFood(api, await api.join('ben'));
    await page.goto(`${server.url}/food/${food}`);
    const review = reviewPage(page, food);
    await review.write({ stars: 4, text: 'Earthy, rich.' });
    await releases.deploy({ name: 'fourth', schemaAhead: 1, keepsOldFiles: false });
    await page.getByRole('button', { name: /^Sync status/ }).click();
    await expect(versionOf(page)).toHaveAttribute('content', 'fourth');
    await expect(page).toHaveURL(`${server.url}/food/${food}`);
    await expect(review.text).toHaveValue('Earthy, rich.');
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();

    // Gone a second time so soon it is said, and asking once more brings the release that has it.
    await releases.deploy({ name: 'fifth', schemaAhead: 1, keepsOldFiles: false });
    await page.getByRole('link', { name: 'Explore' }).first().click();
    await expect(page.getByRole('heading', { name: 'A part of the app is missing' })).toBeVisible();
    await expect(versionOf(page)).toHaveAttribute('content', 'fourth');
    await server.kill();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'This is not on the device yet' })).toBeVisible();
    await server.restart();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(versionOf(page)).toHaveAttribute('content', 'fifth');
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Food Cultures' })).toBeVisible();
    await page.goBack();
    await expect(review.text).toHaveValue('Earthy, rich.');
  },
);
