import { expect } from '@playwright/test';
import { anotherDevice } from '#tests/e2e/support/another-device.ts';
import { installedTest, startApp } from '#tests/e2e/support/app-test.ts';
import { axeViolations, axeViolationsInBothSchemes } from '#tests/e2e/support/axe-violations.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { postMailTo } from '#tests/e2e/support/post-mail-to.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { catchMail } from '#tests/support/server/catch-mail.ts';
import { openApi, recordsPath } from '#tests/support/server/open-api.ts';
import { runSql, sqlHook } from '#tests/support/server/sql-hook.ts';

const test = installedTest.extend({
  app: async ({ seed }, provide) => {
    const app = await startApp({ seed, hooks: sqlHook });
    await provide(app);
    await app.stop();
  },
});
test.use({ seed: false });

test('R49 R35: the daily digest is off until asked for, asked for without a network, on at the second device, and ended by the link in a mail', async ({
  page,
  app,
  browser,
}) => {
  const mail = await catchMail();
  const api = openApi(app);
  const [mina, ben] = [await api.join('mina'), await api.join('ben')];
  const digest = 'Daily digest by e-mail';

  // Neither mail nor a confirmed address: it says so, and nothing can be asked for.
  await signIn(page, mina, '/user-settings?tab=preferences');
  const wish = page.getByRole('switch', { name: digest });
  await expect(wish).toBeDisabled();
  await expect(page.getByText('This server sends no mail yet.')).toBeVisible();
  await postMailTo(mail, app);
  await page.reload();
  await expect(page.getByText('It needs an e-mail address that is confirmed')).toBeVisible();
  await expect(wish).toBeDisabled();
  const token = await api.asSuperuser();
  await api.call('PATCH', recordsPath('users', mina.id), { token, body: { verified: true } });
  await page.reload();
  await expect(page.getByText(`To ${mina.email}, in the morning.`)).toBeVisible();

  await goOffline(page);
  await page.reload();
  await expect(wish).not.toBeChecked();
  await wish.click();
  await expect(wish).toBeChecked();
  await expect(page.getByText('Time zone: UTC')).toBeVisible();
  await goOnline(page);
  expect(await axeViolationsInBothSchemes(page)).toEqual([]);

  const second = await anotherDevice(browser, app, { timezoneId: 'Asia/Tokyo' });
  await signIn(second, mina, '/user-settings?tab=preferences');
  const there = second.getByRole('switch', { name: digest });
  await expect(there).toBeChecked();
  await second.getByRole('button', { name: 'Use Tokyo time' }).click();
  await expect(page.getByText('Time zone: Tokyo')).toBeVisible();

  await api.create('user_follows', ben, { follower: ben.id, following: mina.id });
  const ahead = ((9 - new Date().getUTCHours() + 36) % 24) - 12;
  await runSql(
    api,
    `UPDATE notification_preferences SET mail_zone = 'Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}'`,
    `UPDATE notifications SET created = strftime('%Y-%m-%d %H:%M:%fZ', created, '-1 hour')`,
  );
  expect((await api.call('POST', '/api/crons/foretaste-daily-mails', { token })).status).toBe(204);
  const { text } = await mail.next(mina.email, /ben Example started following you/);
  const link = /\S+\/api\/mail\/unsubscribe\/\S+/.exec(text)?.[0] ?? '';

  // A visitor's browser, which may be anybody's.
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  for (const colorScheme of ['light', 'dark'] as const) {
    await visitor.emulateMedia({ colorScheme });
    expect([colorScheme, await axeViolations(visitor)]).toEqual([colorScheme, []]);
  }
  await visitor.getByRole('button', { name: 'No more daily mails' }).click();
  await expect(visitor.getByText('You get no more daily mails.')).toBeVisible();
  await expect(wish).not.toBeChecked();
  await expect(there).not.toBeChecked();
  await mail.stop();
});
