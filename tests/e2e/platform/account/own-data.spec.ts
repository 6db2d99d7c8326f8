import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { blockIdFor } from '#domain/members/block-id-for.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

async function openPrivacy(page: Page): Promise<void> {
  await visit(page, '/user-settings');
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/tab=privacy/);
}

test('whom one has blocked is let back in; everything of the member is saved as one archive, with a connection; an account is deleted by username and password, and the other browser lets go of it', async ({
  page,
  app,
  browser,
}) => {
  const api = openApi(app);
  const [member, other] = [await api.join('leaver'), await api.join('blocked', { full_name: 'مريم 🍲' })];
  await api.call('POST', '/api/collections/foods/records', {
    token: member.token,
    body: { name: 'Lost stew', uploaded_by: member.id },
  });
  await test.step('whom one has blocked is listed by name, and let back in', async () => {
    const id = blockIdFor({ blocker: member.id as MemberId, blocked: other.id as MemberId });
    await api.call('POST', '/api/collections/blocks/records', {
      token: member.token,
      body: { id, blocker: member.id, blocked: other.id, name: 'مريم 🍲' },
    });
    await signIn(page, member, '/user-settings');
    await openPrivacy(page);
    await page.getByRole('button', { name: 'Unblock مريم 🍲' }).click();
    await expect(page.getByText('Nobody. You can block a member')).toBeVisible();
    await expect
      .poll(async () => (await api.call('GET', '/api/collections/blocks/records', { token: member.token })).body.items)
      .toEqual([]);
  });
  await test.step('everything of the member is saved as one archive; offline it says that it needs a connection', async () => {
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('foretaste-my-data.zip');
    const files = unzipSync(new Uint8Array(await readFile(await file.path())));
    expect(strFromU8(files['account.json'] ?? new Uint8Array())).toContain('Lost stew');
    await expect(page.getByText('Your data is saved').last()).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByRole('button', { name: 'Export my data' })).toBeDisabled();
    await expect(page.getByText('You need a connection for this.')).toBeVisible();
  });
  await test.step('an account is deleted by username and password, and the other browser lets go of it', async () => {
    await page.context().setOffline(false);
    const laptop = await (await browser.newContext({ baseURL: app.url, reducedMotion: 'reduce' })).newPage();
    await signIn(laptop, member, '/profile');
    await expect(laptop.getByRole('link', { name: 'Lost stew' })).toBeVisible();

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete my account' });
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByText('Please type leaver.')).toBeVisible();
    await expect(dialog.getByText('Please enter your password.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByLabel('Type your username, leaver').fill('leaver');
    await dialog.locator('input[autocomplete=current-password]').fill('wrong-password');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByText('The password is not right.')).toBeVisible();
    await dialog.locator('input[autocomplete=current-password]').fill('a-test-password');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Your account is deleted').last()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect((await api.call('GET', '/api/collections/profiles/records')).body.items).toMatchObject([{ id: other.id }]);

    await laptop.reload();
    await expect(laptop.getByText('Please log in to view your profile')).toBeVisible();
    await expect(laptop.getByText('Lost stew')).toHaveCount(0);
    await laptop.context().close();
  });
});
