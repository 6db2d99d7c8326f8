import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { untilCatalogueIsHere } from '#tests/e2e/support/until-catalogue-is-here.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What was begun: for each transition, what had a name of its own then. */
const begun = (page: Page) => page.evaluate(() => (Reflect.get(window, 'begun') as readonly string[][]).length);
const namesOfLast = (page: Page) => page.evaluate(() => (Reflect.get(window, 'begun') as readonly string[][]).at(-1));
const goOn = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('one screen fades into the next and a food’s picture grows from its card, unless stillness was asked for; the place and the keyboard’s are as ever', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    const names: string[][] = [];
    Reflect.set(window, 'begun', names);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (draw) => {
      names.push(
        [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')].map(
          ({ tagName, style }) => `${tagName} ${style.getPropertyValue('view-transition-name')}`,
        ),
      );
      return start(draw);
    };
  });
  await page.goto('/explore');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  // What moves screens comes behind the first view, and moves only between screens that are on the device.
  await expect(async () => {
    await goOn(page, 'Blog');
    await expect(heading(page, 'The Foretaste Blog')).toBeFocused();
    await goOn(page, 'Explore');
    await expect(heading(page, 'Explore Food Cultures')).toBeFocused();
    expect(await begun(page)).toBeGreaterThan(1);
  }).toPass();

  // Until then the table of the document's cards may still change.
  await untilCatalogueIsHere(page);
  const card = cards.nth(4).getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const name = await card.innerText();
  const open = async () => {
    await card.click();
    await expect(heading(page, name)).toBeFocused();
    await expect(page.getByRole('main').locator('[data-picture]').first()).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  };
  const comeBack = async (place: number) => {
    await page.goBack();
    await expect(card).toHaveText(name);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  };
  const place = await page.evaluate(() => scrollY);
  await open();
  await comeBack(place);

  await open();
  expect(await namesOfLast(page)).toEqual(['HEADER still-0', 'DIV food-picture']);
  await comeBack(place);
  expect(await namesOfLast(page)).toEqual(['HEADER still-0', 'DIV food-picture']);
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await begun(page);
  await open();
  await comeBack(place);
  expect(await begun(page)).toBe(before);
  expect(errors).toEqual([]);
});
