import { expect, type Page } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

async function idOf(api: Api, name: string): Promise<string> {
  const answer = await api.call('GET', `/api/collections/foods/records?filter=${encodeURIComponent(`name="${name}"`)}`);
  return answer.body.items[0]?.id ?? '';
}

async function contribute(api: Api, member: ApiMember, columns: object): Promise<string> {
  const answer = await api.call('POST', '/api/collections/foods/records', {
    token: member.token,
    body: { name: 'Afang soup', uploaded_by: member.id, ...columns },
  });
  expect(answer.status).toBe(200);
  return answer.body.id;
}

/** Moves within the app, as a link does, without a request for the document. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const sectionRow = (page: Page) => page.getByRole('navigation', { name: /^About/ });
const sectionNames = (page: Page) => sectionRow(page).getByRole('link').allTextContents();

test(
  'R50: a food’s page tells all that is known of it in sections of one page (spec 1 §2, food detail layout); what matters is at hand, and words lead on',
  { tag: '@both' },
  async ({ page, app, isMobile }) => {
    await test.step('R50: tells all that is known of a food in sections of one page (spec 1 §2, food detail layout)', async () => {
      await page.goto(`/food/${await idOf(openApi(app), 'Tonkotsu Ramen')}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Tonkotsu Ramen' })).toBeVisible();
      await expect(page).toHaveTitle('Tonkotsu Ramen - Taste Profile & Cultural Information');
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Thin, firm wheat noodles/);
      expect(await sectionNames(page)).toEqual(['Overview', 'Taste', 'Experience', 'Health', 'Culture']);
      await expect(page.getByText('Contains gluten, soy, egg, sesame').first()).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('img', { name: 'Umami 4, salty 3.5, sweet 1; rich, meaty, brothy.' }),
      ).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: /^5\/5$/ })).toBeVisible();
      const taste = page.getByRole('region', { name: 'Taste', exact: true });
      await expect(taste.getByRole('listitem').filter({ hasText: /^Salty/ })).toContainText('strong 3.5/5');
      await expect(page.getByText('typical value')).toHaveCount(0);
      for (const name of ['Taste', 'Culture', 'Experience']) {
        await sectionRow(page).getByRole('link', { name, exact: true }).click();
        await expect(sectionRow(page).locator('[aria-current]')).toHaveText(name);
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
        await expect(sectionRow(page), 'the row stays').toBeInViewport();
      }
      await expect(page, 'the way back leads out of the page').toHaveURL(/food\/[a-z0-9]{15}$/);
      await expect(
        page.getByRole('term').filter({ hasText: 'Vegetarian' }).locator('xpath=following-sibling::dd'),
      ).toHaveText('No');
      const similar = page.getByRole('region', { name: 'Similar Foods' });
      await expect(similar.getByRole('article')).toHaveCount(4);
      await expect(similar.getByRole('link', { name: 'Explore More' })).toHaveAttribute('href', '/explore');
      await similar.getByRole('article').first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Tonkotsu Ramen' })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Foods' })).toHaveAttribute('href', '/');
    });
    await test.step('what matters is at hand while one reads, the rest is under More, and words lead on', async () => {
      await visit(page, `/food/${await idOf(openApi(app), 'Takoyaki')}`);
      const more = page.getByRole('main').getByRole('button', { name: 'More', exact: true });
      await expect(more).toBeVisible();
      if (isMobile) {
        await expect(more).toBeInViewport({ ratio: 1 });
        await page.getByRole('heading', { level: 2, name: 'Taste', exact: true }).scrollIntoViewIfNeeded();
        for (const name of ['Want to try', 'I tried it', 'More'])
          await expect(page.getByRole('button', { name, exact: true }).first(), name).toBeInViewport({ ratio: 1 });
      }
      await more.focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('dialog', { name: 'More to do with Takoyaki' });
      await expect(menu.getByRole('link', { name: 'Find pairings' })).toBeVisible();
      await expectAccessible(page, 'with the menu open');
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(more).toBeFocused();
      await more.click();
      await menu.getByRole('button', { name: 'Compare' }).click();
      await expect(menu).toBeHidden();
      await expect(page.getByRole('region', { name: 'Compare', exact: true })).toBeVisible();
      await more.click();
      await expect(menu.getByRole('button', { name: 'Compare', pressed: true })).toBeVisible();
      await menu.getByRole('link', { name: 'Find pairings' }).click();
      await expect(page).toHaveURL(/flavor-pairing\?food=/);
      await page.goBack();

      const taste = page.getByRole('region', { name: 'Taste', exact: true });
      await expect(taste.getByRole('link', { name: 'umami', exact: true })).toHaveAttribute(
        'href',
        '/advanced-search?flavour=umami',
      );
      const alike = taste.getByRole('region', { name: 'Tastes a little like' });
      await expect(alike.getByRole('link', { name: 'Okonomiyaki' })).toHaveAttribute('href', /^\/food\//);
      await expect(alike.getByRole('link', { name: 'Hush puppies' })).toHaveAttribute(
        'href',
        '/advanced-search?q=Hush+puppies',
      );
      await taste.getByRole('link', { name: 'umami', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Remove Tastes umami' })).toBeVisible();
    });
  },
);

test('only the owner edits and deletes, after a question (spec 1 §6 and §8); says whose food it is (spec 1 §2 and §6), and what nobody stated is never drawn as safe (R4, R5)', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  await test.step('draws what nobody stated as a default, and never as safe (R4, R5)', async () => {
    const member = await api.join('ola');
    const plain = await contribute(api, member, {});
    const partly = await contribute(api, member, {
      name: 'Kilishi',
      taste_intensity: { spicy: 4 },
      allergens: [],
      dietary_info: { vegan: false },
    });
    await page.goto(`/food/${plain}`);
    await expect(page.getByText('Allergens not stated')).toBeVisible();
    expect(await sectionNames(page)).toEqual(['Overview']);
    await expect(page.getByText('typical value')).toHaveCount(3);
    await expect(page.getByRole('img', { name: 'Nobody has stated how it tastes.' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Rated/ })).toHaveCount(0);
    await visit(page, `/food/${partly}`);
    await expect(page.getByText('States none of the common allergens').first()).toBeVisible();
    expect(await sectionNames(page)).toEqual(['Overview', 'Taste', 'Health']);
    await expect(page.getByRole('listitem').filter({ hasText: 'typical value' })).toHaveCount(5);
    await expect(page.getByRole('listitem').filter({ hasText: 'Spicy' })).toContainText('strong 4/5');
    const answers = page.getByRole('definition');
    await expect(answers.filter({ hasText: 'Not stated' })).toHaveCount(9);
    await expect(answers.filter({ hasText: /^No$/ })).toHaveCount(1);
    await expect(answers.filter({ hasText: /^Yes$/ })).toHaveCount(0);
  });
  await test.step('says whose food it is: badge, business and the contributor (spec 1 §2 and §6)', async () => {
    const chef = await api.join('kai', { role: 'professional_chef', professional: { business_name: 'Kaze Kitchen' } });
    const food = await contribute(api, chef, {});
    await visit(page, `/food/${food}`);
    await expect(page.getByText('by Kaze Kitchen')).toBeVisible();
    const contributor = page.getByRole('region', { name: 'Contributed by' });
    await expect(contributor.getByText('kai Example')).toBeVisible();
    await expect(contributor.getByText('@kai')).toBeVisible();
    await expect(page.getByText('Professional Chef')).toHaveCount(2);
    await visit(page, `/food/${await idOf(api, 'Tonkotsu Ramen')}`);
    await expect(contributor.getByText('Community Contributor')).toBeVisible();
  });
  await test.step('only the owner edits and deletes, after a question (spec 1 §6 and §8)', async () => {
    const [mina, ben] = [await api.join('mina'), await api.join('ben')];
    const [own, other] = [
      await contribute(api, mina, { name: 'Nkwobi of the house' }),
      await contribute(api, ben, { name: 'Kilishi' }),
    ];
    await signIn(page, mina, `/food/${other}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Kilishi' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share Kilishi' })).toBeVisible();
    const menu = page.getByRole('main').getByRole('button', { name: 'More', exact: true });
    await menu.click();
    await expect(page.getByRole('button', { name: 'Report', exact: true }), 'of somebody else').toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await visit(page, `/food/${own}`);
    await menu.click();
    await expect(page.getByRole('button', { name: 'Report', exact: true }), 'of one’s own').toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute('href', `/food/${own}/edit`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Delete Nkwobi of the house?' });
    await expect(question.getByText('Are you sure you want to delete this food?')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nkwobi of the house' })).toBeVisible();
    await menu.click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Food deleted').last()).toBeVisible();
    await expect(page.getByText('Your food has been successfully deleted.').last()).toBeVisible();
    await expect(page).toHaveURL(/\/explore$/);
    await expect.poll(async () => (await api.call('GET', `/api/collections/foods/records/${own}`)).status).toBe(404);
  });
});

installedTest('tells a food that is gone from one that is not here yet (spec 1 §2)', async ({ page, app }) => {
  for (const address of ['/food/nosuchfood00000', '/food/..%2Fusers', '/food/%3Cimg%3E']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Food Not Found' }), address).toBeVisible();
    await expect(page.getByText("The food you're looking for doesn't exist or has been removed")).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(`${app.url}/`);
  await goOffline(page);
  await moveTo(page, '/food/neveropened0000');
  await expect(page.getByRole('heading', { level: 1, name: 'This food is not on this device' })).toBeVisible({
    timeout: 30_000,
  });
  await goOnline(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Food Not Found' })).toBeVisible({ timeout: 40_000 });
});

test(
  'is accessible in every part, copies its link where the device cannot share, and has its actions in one row, in German too',
  { tag: '@phone' },
  async ({ page, app, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
    await test.step('is accessible in every part', async () => {
      await page.goto(`/food/${await idOf(openApi(app), 'Tonkotsu Ramen')}`);
      for (const tab of ['Videos', 'Reviews']) {
        await page.getByRole('tab', { name: tab, exact: true }).click();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await expectAccessible(page, tab);
      }
      await visit(page, '/food/nosuchfood00000');
      await expect(page.getByRole('heading', { level: 1, name: 'Food Not Found' })).toBeVisible();
      await expectAccessible(page);
    });
    await test.step('copies its link where the device cannot share', async () => {
      const food = await idOf(openApi(app), 'Tonkotsu Ramen');
      await visit(page, `/food/${food}`);
      await page.getByRole('button', { name: 'Share Tonkotsu Ramen' }).click();
      await expect(page.getByText('Link copied').last()).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${app.url}/food/${food}`);
    });
    await test.step('sends its taste as a picture, or keeps it where the device cannot share', async () => {
      await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
      const kept = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Share its taste as a picture' }).click();
      expect((await kept).suggestedFilename()).toBe('Tonkotsu-Ramen.png');
      await expect(page.getByText('Picture saved').last()).toBeVisible();
    });
    await test.step('the actions at the foot of a phone stand in one row, in German too', async () => {
      await page.evaluate(() => localStorage.setItem('foretaste.device', JSON.stringify({ language: 'de' })));
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/food/${await idOf(openApi(app), 'Takoyaki')}`);
      const bar = page
        .getByRole('region', { name: /Takoyaki/ })
        .filter({ has: page.getByRole('button', { name: 'Mehr', exact: true }) });
      const buttons = bar.getByRole('button');
      await expect(buttons).toHaveCount(3);
      await expect(buttons.first()).toBeVisible();
      const tops = await buttons.evaluateAll((all) =>
        all.map((button) => Math.round(button.getBoundingClientRect().top)),
      );
      expect(new Set(tops).size, `one row: ${tops.join(', ')}`).toBe(1);
      const linesOfWords = await buttons.evaluateAll((all) =>
        all.map((button) => {
          const words = document.createRange();
          words.selectNodeContents(button.lastChild ?? button);
          return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(linesOfWords.slice(0, 2), 'no word is broken').toEqual([1, 1]);
      const name = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(name?.width, 'a long name has the width of the card').toBeGreaterThan(360 - 2 * 34);
    });
  },
);
