import { expect, type Page } from '@playwright/test';
import { installedTest as test } from '#tests/e2e/support/app-test.ts';
import { deviceTables } from '#tests/e2e/support/device-rows.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { twoMembers } from '#tests/e2e/support/two-members.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const told = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const thread = (page: Page) => page.getByRole('region', { name: /^Messages with/ });

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(thread(page).getByText(text, { exact: true })).toBeVisible();
}

/** What a device shows; what it remembers of its own requests and bookkeeping names ids, and shows nothing. */
const shownTables = [
  'foods',
  'reviews',
  'profiles',
  'conversations',
  'messages',
  'notifications',
  'user_follows',
  'user_roles',
  'professional_profiles',
  'videos',
];

/** Everything shown that a page's replica holds, as text. */
async function replicaOf(page: Page): Promise<string> {
  return Object.entries(await deviceTables(page, shownTables))
    .map(([name, rows]) => `${name}: ${JSON.stringify(rows)}`)
    .join('\n');
}

test('two members follow, like and write to each other, also without a network; after a block nothing of either reaches the other', async ({
  app,
  browser,
  page,
}) => {
  const { api, ada, ben } = await twoMembers({ app, browser, page });
  const food = (
    await api.call('POST', '/api/collections/foods/records', {
      token: ben.member.token,
      body: { name: 'Okonomi soba', uploaded_by: ben.member.id },
    })
  ).body.id;

  await ada.page.goto('/profile/ben');
  await ada.page.getByRole('button', { name: 'Follow Ben Suzuki' }).click();
  await bell(ben.page).click();
  await expect(told(ben.page).getByText(/Ada Okafor.*follow/)).toBeVisible();
  await ben.page.keyboard.press('Escape');

  await visit(ada.page, `/food/${food}`);
  await ada.page.getByRole('button', { name: /^Like/ }).first().click();
  await bell(ben.page).click();
  await expect(told(ben.page).getByText('Ada Okafor liked your Okonomi soba')).toBeVisible();
  await ben.page.keyboard.press('Escape');

  await api.call('POST', '/api/collections/user_follows/records', {
    token: ben.member.token,
    body: { follower: ben.member.id, following: ada.member.id },
  });
  await visit(ada.page, `/messages?with=${ben.member.id}`);
  await write(ada.page, 'How thick is the sauce?');
  await visit(ben.page, `/messages?with=${ada.member.id}`);
  await expect(thread(ben.page).getByText('How thick is the sauce?')).toBeVisible();
  await write(ben.page, 'Like honey.');
  await expect(thread(ada.page).getByText('Like honey.')).toBeVisible();

  await goOffline(ada.page);
  await write(ada.page, 'Written in the tunnel');
  await goOnline(ada.page);
  await expect(thread(ben.page).getByText('Written in the tunnel')).toHaveCount(1);

  await visit(ben.page, '/profile/ada');
  await ben.page.getByRole('button', { name: 'Report Ada Okafor, and more' }).click();
  await ben.page.getByRole('button', { name: 'Report', exact: true }).click();
  const dialog = ben.page.getByRole('dialog', { name: 'Report Ada Okafor' });
  await dialog.getByLabel('What is wrong with it?').selectOption('offensive');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  const reports = async () =>
    (await api.call('GET', '/api/collections/reports/records', { token: await api.asSuperuser() })).body.items;
  await expect.poll(reports).toMatchObject([{ reporter: ben.member.id, kind: 'member', item: ada.member.id }]);

  await ben.page.getByRole('button', { name: 'Report Ada Okafor, and more' }).click();
  await ben.page.getByRole('button', { name: 'Block Ada Okafor' }).click();
  await ben.page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(ben.page.getByText('Ada Okafor is blocked').last()).toBeVisible();

  await test.step('nothing by the API', async () => {
    const seen = async (path: string, { token }: { readonly token: string }) =>
      (await api.call('GET', path, { token })).status;
    await expect.poll(() => seen(`/api/collections/profiles/records/${ben.member.id}`, ada.member)).toBe(404);
    expect(await seen(`/api/collections/profiles/records/${ada.member.id}`, ben.member)).toBe(404);
    expect(await seen(`/api/collections/foods/records/${food}`, ada.member)).toBe(404);
    for (const collection of ['messages', 'conversations', 'notifications', 'user_follows']) {
      for (const { member } of [ada, ben]) {
        // Who was blocked keeps what was written, to be able to report it (R38).
        if (member === ada.member && (collection === 'messages' || collection === 'conversations')) continue;
        const { items } = (await api.call('GET', `/api/collections/${collection}/records`, { token: member.token }))
          .body;
        const other = member === ada.member ? ben.member.id : ada.member.id;
        expect(
          items.filter((row) => JSON.stringify(row).includes(other)),
          `${collection} of ${member.id}`,
        ).toEqual([]);
      }
    }
    const followed = await api.call('POST', '/api/collections/user_follows/records', {
      token: ada.member.token,
      body: { follower: ada.member.id, following: ben.member.id },
    });
    expect(followed.status).toBeGreaterThanOrEqual(400);
    const liked = await api.call('POST', '/api/collections/food_likes/records', {
      token: ada.member.token,
      body: { user: ada.member.id, food },
    });
    expect(liked.status).toBeGreaterThanOrEqual(400);
  });

  await test.step('nothing by the event stream or the replica, on either device', async () => {
    await expect.poll(async () => (await replicaOf(ada.page)).includes('"username":"ben"')).toBe(false);
    await expect.poll(async () => (await replicaOf(ben.page)).includes(ada.member.id)).toBe(false);
  });

  await test.step('nothing on the screens', async () => {
    await visit(ada.page, '/profile/ben');
    await expect(ada.page.getByRole('heading', { level: 1, name: 'Member not found' })).toBeVisible();
    await visit(ben.page, '/profile/ada');
    await expect(ben.page.getByText('Like honey.')).toHaveCount(0);
    await bell(ben.page).click();
    await expect(told(ben.page).getByText('Ada Okafor')).toHaveCount(0);
  });
  await ben.page.context().close();
});
