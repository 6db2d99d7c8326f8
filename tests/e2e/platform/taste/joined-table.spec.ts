import { expect } from '@playwright/test';
import { installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolationsInBothSchemes } from '#tests/e2e/support/axe-violations.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi, recordsPath } from '#tests/support/server/open-api.ts';

installedTest.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

installedTest(
  'R28 R46: a member who was invited without a network agrees without one, counts at the table as they are now, and ends it',
  async ({ page, app, browser }) => {
    const api = openApi(app);
    const [mina, gus] = [await api.join('mina', { full_name: 'Mina' }), await api.join('gus', { full_name: 'Gus' })];
    await api.create('user_follows', mina, { follower: mina.id, following: gus.id });
    const taste = { id: gus.id, user: gus.id, allergens: ['peanut'], dietary_restrictions: ['vegan'] };
    await api.create('user_taste_profiles', gus, taste);
    await signIn(page, mina, '/taste-profile?tab=table');
    const open = page.getByRole('button', { name: 'Invite a member' });
    await open.click();
    await expect(page.getByRole('button', { name: 'Invite Gus' })).toBeVisible();
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await goOffline(page);
    await open.click();
    await page.getByRole('button', { name: 'Invite Gus' }).dblclick();
    const person = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'More about Gus' }) });
    await expect(person).toHaveCount(1);
    await expect(person).toContainText('There is no answer yet');
    await goOnline(page);

    const theirs = await (await browser.newContext({ baseURL: app.url, reducedMotion: 'reduce' })).newPage();
    await signIn(theirs, gus, '/taste-profile?tab=table');
    const asked = theirs.getByRole('region', { name: 'At others’ tables' });
    await expect(asked).toContainText('Would be told: peanut, Vegan');
    expect(await axeViolationsInBothSchemes(theirs)).toEqual([]);
    await goOffline(theirs);
    await asked.getByRole('button', { name: 'Agree' }).click();
    await expect(asked.getByRole('button', { name: 'End it' })).toBeVisible();
    await goOnline(theirs);

    await expect(person).toContainText('Avoids: peanut');
    await expect(person).toContainText('They say for themselves what they avoid');
    const path = recordsPath('user_taste_profiles', gus.id);
    await api.call('PATCH', path, { token: gus.token, body: { allergens: ['peanut', 'milk'] } });
    await expect(person).toContainText('Avoids: peanut, milk');

    await asked.getByRole('button', { name: 'End it' }).click();
    await expect(person).toContainText('They do not say any more what they avoid');
    await expect(person).not.toContainText('peanut');
    await theirs.getByRole('button', { name: 'Undo' }).click();
    await expect(person).toContainText('Avoids: peanut, milk');
    await page.getByRole('button', { name: 'More about Gus' }).click();
    await page.getByRole('button', { name: 'Go by my words alone' }).click();
    await expect(asked).toHaveCount(0);
    await expect(person).not.toContainText('peanut');
  },
);
