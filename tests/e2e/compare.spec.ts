import { expect, type Locator, type Page } from '@playwright/test';
import { must } from '#prelude/must.ts';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const tray = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true });
const table = (page: Page) => page.getByRole('table', { name: 'What each food tastes like, side by side' });

/** Puts the first `count` cards in view on the tray; answers with their names. */
async function fillTray(page: Page, count: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const card = cards(page).nth(place);
    names.push(await card.getByRole('heading').innerText());
    const toggle = card.getByRole('button', { name: /^Compare / });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }
  return names;
}

async function foodsNamed(app: Parameters<typeof openApi>[0], ...names: readonly string[]): Promise<readonly string[]> {
  const answers = await Promise.all(
    names.map((name) =>
      openApi(app).call('GET', `/api/collections/foods/records?filter=${encodeURIComponent(`name="${name}"`)}`),
    ),
  );
  return answers.map(({ body }) => body.items[0]?.id ?? '');
}

/** Where the drawing of the tastes and the table stand, in px. */
async function radarAndTable(page: Page) {
  return [
    must(await page.getByRole('img', { name: /^The tastes of/ }).boundingBox(), 'the radar on screen'),
    must(await table(page).boundingBox(), 'the table on screen'),
  ] as const;
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 160; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Not reached by Tab.');
}

test('foods are compared side by side, in words and numbers (R4, R5), those that are gone or on their way too', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const mina = await api.join('mina');
  const [padThai, kimchi] = await foodsNamed(app, 'Pad Thai', 'Kimchi');
  await test.step('from their pages onto the tray, side by side in words and numbers (R4, R5)', async () => {
    const plain = (
      await api.call('POST', '/api/collections/foods/records', {
        token: mina.token,
        body: { name: 'Plain thing', uploaded_by: mina.id },
      })
    ).body.id;
    for (const id of [padThai, plain]) {
      await visit(page, `/food/${id}`);
      await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
    }
    await tray(page).getByRole('link', { name: 'Compare' }).click();
    await expect(page).toHaveURL(`${app.url}/compare?foods=${padThai},${plain}`);
    await expect(table(page).getByRole('row', { name: /^Sweet/ })).toContainText('typical value');
    await expect(table(page).getByRole('row', { name: /^Allergens/ })).toContainText('Allergens not stated');
    await visit(page, `/compare?foods=${padThai},${plain},${plain},nonsense!`);
    await expect(table(page).getByRole('columnheader')).toHaveCount(2);
    await visit(page, '/compare');
    await expect(page.getByRole('heading', { name: 'Choose two to four foods' })).toBeVisible();
  });
  await test.step('a food that is gone has its place and says so, beside those that are here', async () => {
    await visit(page, `/compare?foods=nosuchfood00000,${padThai}`);
    await expect(table(page).getByRole('columnheader')).toHaveText(['Food Not Found', 'Pad Thai']);
    await expect(table(page).getByText("The food you're looking for doesn't exist or has been removed")).toBeVisible();
    await expect(page.getByText('Choose two to four foods')).toHaveCount(0);
    await table(page).getByRole('button', { name: 'Take this food off' }).click();
    await expect(table(page).getByRole('columnheader')).toHaveText(['Pad Thai']);
  });
  await test.step('shows what is being fetched as coming, not as nothing', async () => {
    await visit(page, '/explore?cuisine=Thai');
    await expect(cards(page).nth(19)).toBeVisible();
    await page.evaluate((foods) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(document.querySelector('main')?.textContent ?? '')).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      history.pushState({}, '', `/compare?foods=${foods}`);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, `${padThai},nosuchfood00000`);
    await expect(table(page).getByRole('columnheader')).toHaveText(['Pad Thai', 'Food Not Found']);
    const seen = await page.evaluate(() => (window as unknown as { readonly seen: readonly string[] }).seen);
    expect(seen.some((text) => text.includes('Loading food details...'))).toBe(true);
    expect(seen.filter((text) => text.includes('Choose two to four foods'))).toEqual([]);
  });
  await test.step('marks words that all have, some have and only one has; draws what nobody stated as a default (R4)', async () => {
    const tastes = [
      ['umami', 'rich', 'briny'],
      ['rich', 'umami'],
      ['Umami', 'fresh'],
    ];
    const foods = [];
    for (const [place, flavor] of tastes.entries()) {
      const body = {
        name: `Taste ${place}`,
        uploaded_by: mina.id,
        taste_profile: { flavor },
        taste_intensity: place === 0 ? { sour: 4 } : { sweet: 1, salty: 2, sour: 3, bitter: 4, umami: 5, spicy: 0 },
      };
      foods.push((await api.call('POST', '/api/collections/foods/records', { token: mina.token, body })).body.id);
    }
    await visit(page, `/compare?foods=${foods.join(',')}`);
    const flavours = table(page)
      .getByRole('row', { name: /^Flavours/ })
      .getByRole('cell');
    await expect(flavours.nth(0).getByRole('listitem')).toHaveText([
      'umami, all of them',
      'rich, some of them',
      'briny, only this one',
    ]);
    await expect(flavours.nth(2).getByRole('listitem')).toHaveText(['Umami, all of them', 'fresh, only this one']);
    await expect(
      page.getByRole('img', { name: 'Of Taste 0 these are typical values: sweet, salty, bitter, umami, spicy.' }),
    ).toBeVisible();
    await expect(page.getByText('Hollow and dashed: a typical value, stated by nobody')).toBeVisible();
    await expect(
      page.getByText('Furthest apart in sour: moderate (3/5) in Taste 1, strong (4/5) in Taste 0.'),
    ).toBeVisible();
    await expect(
      table(page)
        .getByRole('row', { name: /^Bitter/ })
        .getByRole('cell')
        .nth(0),
    ).toHaveText(/typical value, a hint\s*1\/5/);
    await visit(page, `/compare?foods=${foods.slice(1).join(',')}`);
    await expect(flavours.nth(0).getByRole('listitem')).toHaveText(['umami, both of them', 'rich, only this one']);
    await expect(page.getByText('Hollow and dashed')).toHaveCount(0);
  });
  await test.step('the radar stands beside the table where there is room', async () => {
    await visit(page, `/compare?foods=${padThai},${kimchi}`);
    const [radar, beside] = await radarAndTable(page);
    expect(radar.x).toBeGreaterThan(beside.x + beside.width);
  });
});

test('a tray is filled by keyboard or by hand, survives a reload, is emptied only by whoever filled it, refuses a fifth food, and is left alone by a link', async ({
  page,
  app,
}) => {
  await test.step('by keyboard alone: two foods onto the tray, to their comparison, a third by the search there', async () => {
    await page.goto('/explore?cuisine=Thai');
    await expect(cards(page).nth(19)).toBeVisible();
    const first = cards(page)
      .nth(0)
      .getByRole('button', { name: /^Compare / });
    await cards(page).nth(0).getByRole('link').focus();
    await tabTo(page, first);
    await page.keyboard.press('Space');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(first).toBeFocused();
    await tabTo(
      page,
      cards(page)
        .nth(1)
        .getByRole('button', { name: /^Compare / }),
    );
    await page.keyboard.press('Enter');
    await tabTo(page, tray(page).getByRole('link', { name: 'Compare' }));
    await page.keyboard.press('Enter');
    await expect(table(page).getByRole('columnheader')).toHaveCount(2);
    await tabTo(page, page.getByRole('combobox', { name: 'Add a food to compare' }));
    await page.keyboard.type('kimchi');
    await expect(page.getByRole('option', { name: /^Kimchi/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(table(page).getByRole('columnheader').nth(2)).toContainText('Kimchi');
    await tabTo(page, table(page).getByRole('button', { name: 'Take Kimchi off' }));
    await page.keyboard.press('Enter');
    await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  });
  await test.step('it is filled by the cards, survives a reload, and is emptied only by whoever filled it', async () => {
    await visit(page, '/explore?cuisine=Thai');
    for (const place of [0, 1])
      await cards(page)
        .nth(place)
        .getByRole('button', { name: /^Compare / })
        .click();
    await expect(tray(page)).toHaveCount(0);
    const [one, two, three] = await fillTray(page, 3);
    await expect(page).toHaveURL(/\/explore\?cuisine=Thai$/);
    for (const name of [one, two, three])
      await expect(tray(page).getByRole('button', { name: `Take ${name} off the tray` })).toBeVisible();
    await page.reload();
    await tray(page)
      .getByRole('button', { name: `Take ${two} off the tray` })
      .click();
    await expect(tray(page).getByRole('button', { name: `Take ${three} off the tray` })).toBeFocused();
    await expect(
      cards(page)
        .nth(1)
        .getByRole('button', { name: `Compare ${two}` }),
    ).toHaveAttribute('aria-pressed', 'false');
    await tray(page).getByRole('link', { name: 'Compare' }).click();
    await expect(table(page).getByRole('columnheader')).toHaveText([one ?? '', three ?? '']);
    await expect(tray(page)).toBeHidden();
    await page.goBack();
    await expect(tray(page).getByRole('listitem')).toHaveCount(2);
    await visit(page, '/contribute');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tray(page)).toHaveCount(0);
    await visit(page, '/explore');
    await expect(tray(page).getByRole('listitem')).toHaveCount(2);
  });
  await test.step('a link to a comparison leaves the tray alone', async () => {
    const foods = (await openApi(app).call('GET', '/api/collections/foods/records?perPage=2&sort=name')).body.items;
    await visit(page, '/explore?cuisine=Thai');
    await expect(tray(page).getByRole('listitem'), 'two are on the tray').toHaveCount(2);
    await visit(page, `/compare?foods=${foods.map(({ id }) => id).join(',')}`);
    await expect(table(page).getByRole('columnheader')).toHaveCount(2);
    await page.goBack();
    await expect(tray(page).getByRole('listitem')).toHaveCount(2);
  });
  await test.step('a fifth food is refused with a word, not with a dead button', async () => {
    await visit(page, '/explore?cuisine=Thai');
    for (const place of [1, 3])
      await cards(page)
        .nth(place)
        .getByRole('button', { name: /^Compare / })
        .click();
    await expect(tray(page).getByRole('listitem')).toHaveCount(4);
    const fifth = cards(page)
      .nth(4)
      .getByRole('button', { name: /^Compare / });
    await fifth.click();
    await expect(page.getByText('Four foods are enough').last()).toBeVisible();
    await expect(fifth).toHaveAttribute('aria-pressed', 'false');
    await expect(tray(page).getByRole('listitem')).toHaveCount(4);
  });
});

installedTest(
  'compares offline after a cold start, and fetches what is not here as soon as there is a connection',
  async ({ page, app }) => {
    const api = openApi(app);
    const mina = await api.join('mina');
    const [padThai, kimchi] = await foodsNamed(app, 'Pad Thai', 'Kimchi');
    const late = newRecordId();
    await page.goto('/explore?cuisine=Thai');
    await expect(cards(page).nth(19)).toBeVisible();
    await goOffline(page);
    await page.goto('about:blank');
    await page.goto(`/compare?foods=${padThai},${kimchi},${late}`);
    await expect(table(page).getByRole('columnheader')).toContainText(['Pad Thai', 'Kimchi', 'Not on this device'], {
      timeout: 30_000,
    });
    await expect(table(page).getByRole('row', { name: /^Umami/ })).toContainText('strong');
    await expect(page.getByText('It appears as soon as there is a connection.')).toBeVisible();
    await expect(page.getByRole('img', { name: /^The tastes of Pad Thai and Kimchi drawn on six axes/ })).toBeVisible();
    await api.create('foods', mina, {
      id: late,
      name: 'Latecomer',
      uploaded_by: mina.id,
      taste_intensity: { sour: 4 },
    });
    await goOnline(page);
    await expect(table(page).getByRole('columnheader')).toHaveText(['Pad Thai', 'Kimchi', 'Latecomer'], {
      timeout: 30_000,
    });
    await expect(table(page).getByRole('row', { name: /^Sour/ }).getByRole('cell').nth(2)).toHaveText(/strong\s*4\/5/);
  },
);

test(
  'axe finds nothing on the tray, the comparison and their empty and absent states; taking a food off can be undone',
  { tag: '@phone' },
  async ({ page, app }) => {
    await test.step('axe finds nothing on the tray, the comparison and their empty and absent states', async () => {
      await page.goto('/explore?cuisine=Thai');
      await fillTray(page, 1);
      await expectAccessible(page, 'a tray with one food');
      await tray(page)
        .getByRole('button', { name: /^Take / })
        .click();
      await fillTray(page, 4);
      await expectAccessible(page, 'a full tray');
      await tray(page).getByRole('link', { name: 'Compare' }).click();
      await expect(table(page).getByRole('columnheader')).toHaveCount(4);
      await expectAccessible(page, 'four foods');
      const [padThai] = await foodsNamed(app, 'Pad Thai');
      const third = must(await table(page).getByRole('columnheader').nth(2).boundingBox(), 'the third food');
      expect(third.x, 'the third food peeps in').toBeLessThan(390 - 24);
      const [radar, beneath] = await radarAndTable(page);
      expect(radar.y + radar.height, 'the radar stands above the table').toBeLessThan(beneath.y);
      for (const address of [`/compare?foods=${padThai},nosuchfood00000`, '/compare']) {
        await visit(page, address);
        await expect(page.getByText(/^(Food Not Found|Choose two to four foods)$/)).toBeVisible();
        await expectAccessible(page, address);
      }
    });
    await test.step('taking a food off can be undone, moves the focus on, and leaves no step in the history', async () => {
      await visit(page, '/explore?cuisine=Thai');
      await expect(cards(page).nth(3)).toBeVisible();
      const names = await cards(page).getByRole('heading').allInnerTexts();
      const [one, two, three, four] = names as [string, string, string, string];
      await tray(page)
        .getByRole('button', { name: `Take ${four} off the tray` })
        .click();
      await tray(page).getByRole('link', { name: 'Compare' }).click();
      const address = page.url();
      await table(page)
        .getByRole('button', { name: `Take ${two} off` })
        .click();
      await expect(table(page).getByRole('columnheader')).toHaveText([one, three]);
      await expect(table(page).getByRole('button', { name: `Take ${three} off` })).toBeFocused();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(table(page).getByRole('columnheader')).toHaveText([one, two, three]);
      await expect(page).toHaveURL(address);
      await table(page)
        .getByRole('button', { name: `Take ${one} off` })
        .click();
      await expect(table(page).getByRole('columnheader')).toHaveText([two, three]);
      await page.goBack();
      await expect(page).toHaveURL(/\/explore\?cuisine=Thai$/);
      await expect(tray(page).getByRole('button')).toHaveCount(
        (await tray(page).getByRole('button', { name: 'Clear' }).count()) + 2,
      );
      await expect(tray(page).getByRole('button', { name: `Take ${one} off the tray` })).toHaveCount(0);
    });
  },
);
