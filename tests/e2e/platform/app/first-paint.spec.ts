import { expect, type Locator, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { openApi } from '#tests/support/server/open-api.ts';

/** What stands in the document (src/app/frame.css), and what the app draws in its place. */
const parts = [
  ['.frame-bar', 'header'],
  ['.frame-bar img', 'header img'],
  ['.frame-food img', 'main img >> nth=0'],
  ['.frame-tabs', 'nav[aria-label=Tabs]'],
] as const;

async function placeOf(part: Locator): Promise<readonly number[] | null> {
  const box = (await part.isVisible()) ? await part.boundingBox() : null;
  return box === null ? null : [box.x, box.y, box.width, box.height].map(Math.round);
}

async function placesOf(page: Page, side: 0 | 1): Promise<readonly (readonly number[] | null)[]> {
  return Promise.all(parts.map((part) => placeOf(page.locator(part[side]))));
}

/** The document alone: the files of the program are on their way, and do not come. */
async function openBeforeTheProgram(page: Page, address: string): Promise<void> {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(address, { waitUntil: 'commit' });
}

/** On a phone, a tablet and a desktop, one of them dark. */
async function onEachScreen(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const [width, colorScheme] of [
    [390, 'light'],
    [820, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await look(width);
  }
}

const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);

test('a food is seen before the first line of the program is there, where the app then shows it, in either scheme', async ({
  page,
  app,
}) => {
  const food =
    (await openApi(app).call('GET', `/api/collections/foods/records?perPage=1&filter=(slug='kimchi')`)).body.items[0]
      ?.id ?? '';
  await onEachScreen(page, async (width) => {
    await openBeforeTheProgram(page, `/food/${food}`);
    await expect(page.locator('.frame-food')).toContainText('Kimchi');
    const [framed, ink] = [await placesOf(page, 0), await colourOf(page.locator('.frame-food p').last())];
    await page.unroute('**/assets/*.js');
    await page.goto(`/food/${food}`);
    const name = page.getByRole('heading', { level: 1, name: 'Kimchi' });
    await expect(name).toBeVisible();
    await expect(page.locator('#frame')).toHaveCount(0);
    await expect.poll(() => placesOf(page, 1), `${width} px`).toEqual(framed);
    expect(await colourOf(name)).toBe(ink);
  });
});

test('the landing is seen before the first line of the program is there, with the picture that the app then shows; its words in English alone', async ({
  page,
}) => {
  await onEachScreen(page, async (width) => {
    await openBeforeTheProgram(page, '/');
    const frame = page.locator('.frame-app');
    const [heading, lead, links] = [frame.locator('h1'), frame.locator('p'), frame.locator('a')];
    await expect(heading).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const framed = await Promise.all([heading, lead, links.first(), links.last(), frame.locator('img')].map(placeOf));
    const [words, ink, picture] = [
      [await heading.textContent(), await lead.textContent()],
      await colourOf(heading),
      await frame.locator('img').getAttribute('src'),
    ];
    await page.unroute('**/assets/*.js');
    await page.goto('/');
    const hero = page.getByRole('region', { name: words[0] ?? '' });
    await expect(page.locator('#frame')).toHaveCount(0);
    await expect(hero.getByText(words[1] ?? '', { exact: true })).toBeVisible();
    await expect(hero.locator('img')).toHaveAttribute('src', picture ?? '');
    await expect
      .poll(
        () =>
          Promise.all(
            [
              hero.getByRole('heading', { level: 1 }),
              hero.locator('p').first(),
              hero.getByRole('link').nth(0),
              hero.getByRole('link').nth(1),
              hero.locator('img'),
            ].map(placeOf),
          ),
        `${width} px`,
      )
      .toEqual(framed);
    expect(await colourOf(hero.getByRole('heading', { level: 1 }))).toBe(ink);
  });
  await page.addInitScript(() => localStorage.setItem('foretaste.device', JSON.stringify({ language: 'de' })));
  await openBeforeTheProgram(page, '/');
  await expect(page.locator('.frame-app img')).toBeVisible();
  await expect(page.locator('.frame-app h1')).toBeHidden();
});

/** As in the letters of another device, which are narrower than those of this machine. */
const narrowLetters = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { letter-spacing: -0.1em }');
    document.adoptedStyleSheets.push(sheet);
  });

for (const letters of ['its own', 'narrow'] as const)
  test(`Explore is seen before the first line of the program is there, where the app then shows it, in ${letters} letters`, async ({
    page,
  }) => {
    if (letters === 'narrow') await narrowLetters(page);
    const sides = [
      ['.frame-words p', 'main h1'],
      ['.frame-words p + p', 'main h1 + p'],
      ['.frame-search i', 'main input[type=search]'],
      ['.frame-chips', 'main nav[aria-label="Find by taste"] ul'],
      ['.frame-plates i', 'nav[aria-label=Cuisines] a > span'],
      ['.frame-section p', 'main h2'],
      ['.frame-cards img', 'main article img'],
    ] as const;
    /** A paragraph is wider than the words in it, and the picture before is a little higher than the one after. */
    const compared = [
      [0, 1, 3],
      [0, 1, 3],
      [0, 1, 2, 3],
      [1, 3],
      [0, 1, 2, 3],
      [0, 1, 3],
      [0, 1, 2],
    ];
    const placesOn = (side: 0 | 1) =>
      Promise.all(
        sides.map(async (part, at) =>
          (await placeOf(page.locator(part[side]).first()))?.filter((_, of) => compared[at]?.includes(of)),
        ),
      );
    await onEachScreen(page, async (width) => {
      await openBeforeTheProgram(page, '/explore');
      await expect(page.locator('.frame-words p').first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const [framed, words, ink, picture] = [
        await placesOn(0),
        await page.locator('.frame-words p').allTextContents(),
        await colourOf(page.locator('.frame-words p').first()),
        await page.locator('.frame-cards img').getAttribute('src'),
      ];
      await page.unroute('**/assets/*.js');
      await page.goto('/explore');
      await expect(page.locator('#frame')).toHaveCount(0);
      for (const text of words) await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('article').first().locator('img')).toHaveAttribute(
        'src',
        picture ?? '',
      );
      await expect.poll(() => placesOn(1), `${width} px`).toEqual(framed);
      expect(await colourOf(page.getByRole('heading', { level: 1 }))).toBe(ink);
    });
  });

test('a first visit shows the foods of its address while the sync has not said anything', async ({ page, app }) => {
  await page.route('**/sync.worker*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
  await page.goto('/explore');
  await expect(page.getByRole('region', { name: 'On the table today' }).getByRole('article')).toHaveCount(8);
  const { id, name } = (await openApi(app).call('GET', '/api/collections/foods/records?perPage=1&sort=name')).body
    .items[0] ?? { id: '', name: '' };
  await page.goto(`/food/${id}`);
  const heading = page.getByRole('heading', { level: 1, name: String(name) });
  await expect(heading).toBeVisible();

  // The document came, and then the server is out of reach: what it told stays, and what was opened in it.
  await page.unroute('**/sync.worker*.js');
  await page.route('**/api/sync/**', (route) => route.abort());
  await page.reload();
  await page.getByRole('tab', { name: 'Videos' }).click();
  await expect(page.getByRole('heading', { name: 'Videos need a connection' })).toBeVisible();
  await expect(heading).toBeVisible();
  await page.unroute('**/api/sync/**');
  await expect(page.getByRole('heading', { name: 'No videos yet' })).toBeVisible();
});

test('the screen comes in the place of what the document shows, and no outline before it', async ({ page, app }) => {
  await page.addInitScript(() => {
    const outlines: string[] = [];
    Object.assign(globalThis, { outlines });
    new MutationObserver(() => {
      const main = document.querySelector('main');
      if (main !== null && main.querySelector('h1') === null) outlines.push(main.innerHTML.slice(0, 200));
    }).observe(document, { childList: true, subtree: true });
  });
  const { items } = (await openApi(app).call('GET', '/api/collections/foods/records?perPage=1&fields=id')).body;
  for (const address of ['/', '/explore', `/food/${items[0]?.id}`]) {
    await page.goto(address);
    await expect(page.locator('#frame')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const outlines = await page.evaluate(() => (globalThis as unknown as { outlines: string[] }).outlines);
    expect(outlines, address).toEqual([]);
  }
});
