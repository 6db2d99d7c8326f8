import { expect, type Page } from '@playwright/test';
import { must } from '#prelude/must.ts';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { finger } from '#tests/e2e/support/finger.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

/** How many rules in braces (`@media`) each sheet of the elements' styles has: the oldest first, those of recipes and of elements apart. */
const atRules = (page: Page) =>
  page.evaluate(() =>
    ['recipe', 'own'].map((part) =>
      [...document.querySelectorAll<HTMLStyleElement>(`style[data-emotion=${part}]`)].map(
        ({ sheet }) => [...(sheet?.cssRules ?? [])].filter((rule) => !(rule instanceof CSSStyleRule)).length,
      ),
    ),
  );

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('a list is pulled down for what is new (spec 2 §2.16); a long list is found where it was left', async ({
  page,
}) => {
  await test.step('a list is pulled down for what is new, and says what came; a button does the same (spec 2 §2.16)', async () => {
    await page.goto('/explore');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const button = page.getByRole('button', { name: 'Refresh this list' });
    await expect(button).toBeAttached();
    const said = page.getByRole('status').filter({ hasText: /^(Refreshing|Up to date|You are offline)$/ });
    const hand = await finger(page);

    await hand.pullDown(70);
    await expect(said).toHaveCount(0);
    await hand.pullDown(300);
    await expect(said).toHaveText('Up to date');
    await expect(said).toHaveCount(0);

    await page.context().setOffline(true);
    await hand.pullDown(300);
    await expect(said).toHaveText('You are offline');
    await page.context().setOffline(false);

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(said).toHaveText('Up to date');

    // Tabs are swiped, too: to the left brings the next one, and beyond the last there is nothing.
    await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Community' }).tap();
    const panel = page.getByRole('tabpanel');
    await expect(panel).toBeVisible();
    const swipe = async (distance: number) => hand.swipe(distance, ((await panel.boundingBox())?.y ?? 0) + 40);
    const isOpen = (name: string, timeout = 30_000) =>
      expect(page.getByRole('tab', { name, selected: true })).toBeVisible({ timeout });
    // On a busy machine a stroke may take longer than a swipe may.
    const swipeTo = (distance: number, name: string) =>
      expect(async () => {
        await swipe(distance);
        await isOpen(name, 1000);
      }).toPass();
    await swipe(-140);
    await isOpen('All'); // who asked for less motion
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await swipe(-40);
    await isOpen('All');
    await swipeTo(-140, 'Top Contributors');
    await swipeTo(-140, 'Taste like you');
    await swipe(-140);
    await isOpen('Taste like you'); // the last
    await swipeTo(140, 'Top Contributors');
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('a long list is found where it was left: after a look at one food, and after a reload', async () => {
    await visit(page, '/advanced-search?sort=name');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(5_000);
    await page.evaluate(() => scrollTo(0, 4_000));
    await expect.poll(() => scrolled(page)).toBeGreaterThan(3_990);
    // One that stands whole between the bars, once the list has drawn what it was scrolled to: what is above the window is in the document, too, and may
    // still be replaced.
    const wholeInView = () =>
      page.evaluate(() => {
        const isWhole = ({ top, bottom }: DOMRect) => top > 100 && bottom < innerHeight - 150;
        return [...document.querySelectorAll('main article bdi')].find((one) => isWhole(one.getBoundingClientRect()))
          ?.textContent;
      });
    await expect.poll(wholeInView).toBeTruthy();
    const name = must(await wholeInView(), 'a food in view');
    const inView = cards.filter({ has: page.getByText(name, { exact: true }) }).getByRole('link');
    const left = await scrolled(page);

    await inView.tap();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await scrolled(page)).toBeLessThan(left);
    await page.goBack();
    await expect(cards.getByText(name, { exact: true })).toBeInViewport();
    await expect.poll(() => scrolled(page)).toBe(left);

    await page.reload();
    await expect(cards.getByText(name, { exact: true })).toBeInViewport();
    await expect.poll(() => scrolled(page)).toBe(left);
  });
});

test('the back gesture closes what lies over the page, one at a time, and only then leaves it', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  await signIn(page, await api.join('mina'), '/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Community' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Food Community' })).toBeVisible();

  const menu = page.getByRole('dialog', { name: 'Menu' });
  const before = await atRules(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(menu).toBeVisible();
  // A rule in braces that came to a sheet of before would have the style of the whole page worked out anew.
  const after = await atRules(page);
  expect(after.flat().length).toBeGreaterThan(before.flat().length);
  expect(after.map((sheets, part) => sheets.slice(0, before[part]?.length))).toEqual(before);
  await page.goBack();
  await expect(menu).toBeHidden();

  const news = page.getByRole('dialog', { name: 'Notifications' });
  await page.getByRole('button', { name: /^Notifications/ }).tap();
  await expect(news).toBeVisible();
  await page.goBack();
  await expect(news).toBeHidden();
  await expect(page).toHaveURL(/\/community$/);

  // Closed by a press on a link elsewhere: the link is followed, and the way back is not longer for it.
  await page.getByRole('button', { name: /^Notifications/ }).tap();
  await expect(news).toBeVisible();
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Explore' }).tap();
  await expect(page).toHaveURL(/\/explore$/);
  await expect(news).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Food Community' })).toBeVisible();

  // Open while the page is reloaded: nothing of it is left in the way.
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(menu).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Food Community' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('overlay');
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
});

test('a link in a sheet leads one step on, however late the step of the sheet before it arrives', async ({ page }) => {
  // A busy phone takes more than a second to go back.
  await page.addInitScript(() => {
    const back = history.back.bind(history);
    let steps = 0;
    history.back = () => {
      document.documentElement.dataset['steps'] = `${++steps}`;
      setTimeout(back, 1_200);
    };
    addEventListener('popstate', () => {
      steps = Math.max(0, steps - 1);
      document.documentElement.dataset['steps'] = `${steps}`;
    });
  });
  const allArrived = () => expect(page.locator('html')).not.toHaveAttribute('data-steps', /[1-9]/);
  await page.goto('/explore');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/food\//);
  const food = page.url();
  const more = page.getByRole('main').getByRole('button', { name: 'More', exact: true });
  const menu = page.getByRole('dialog', { name: /^More to do/ });
  await more.tap();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await more.press('Enter');
  await menu.getByRole('link', { name: 'Find pairings' }).tap();
  await expect(page).toHaveURL(/\/flavor-pairing/);
  await expect(menu).toBeHidden();
  await allArrived();
  await expect(page, 'nothing takes the step back').toHaveURL(/\/flavor-pairing/);
  await page.goBack();
  await allArrived();
  await expect(page).toHaveURL(food);
  await page.goBack();
  await expect(page).toHaveURL(/\/explore$/);
});
