import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { byKeyboard, type Keyboard } from '#tests/e2e/support/by-keyboard.ts';
import { cameraPhoto } from '#tests/e2e/support/camera-photo.ts';
import { livelyKitchen } from '#tests/e2e/support/lively-kitchen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A page that was moved to: the focus is on its heading, and its title was said. */
async function expectArrival(page: Page, heading: string | RegExp, title: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
}

async function moveTo(page: Page, keyboard: Keyboard, name: string): Promise<void> {
  await keyboard.enter(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }), 'back');
}

test('the main story is lived by keyboard alone: find, read, review, contribute, pair, follow, write, sign out @main', async ({
  page,
  app,
}) => {
  const { nova } = await livelyKitchen(app);
  const keyboard = byKeyboard(page);
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('the skip link comes first, and sign-in is one form', async () => {
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
    await keyboard.press('Enter');
    await keyboard.reach(page.getByLabel('E-mail'));
    await keyboard.type(nova.email);
    await keyboard.reach(page.locator('input[autocomplete=current-password]'));
    await keyboard.type('a-test-password');
    await keyboard.press('Enter');
    await expect(page).not.toHaveURL(/auth/);
    await expectArrival(page, /Know the taste/, /Foretaste/);
  });

  await test.step('a food is found by its name, and its taste is read', async () => {
    await keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Search foods' });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const search = page.getByRole('button', { name: 'Search foods' });
    await keyboard.enter(search, 'back');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await keyboard.type('som tam');
    await expect(dialog.getByRole('option', { name: /Som tam/ })).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Enter');
    await expectArrival(page, 'Som tam', /Som tam - Taste Profile/);
    await keyboard.enter(page.getByRole('link', { name: 'Taste', exact: true }));
    await expect(page.getByRole('heading', { level: 2, name: 'Taste', exact: true })).toBeFocused();
    const tabs = page.getByRole('tablist', { name: 'Videos and reviews' });
    await keyboard.reach(tabs.getByRole('tab', { name: /^Reviews/ }));
    await keyboard.press('ArrowRight');
    await expect(tabs.getByRole('tab', { name: 'Videos' })).toBeFocused();
    await expect(tabs.getByRole('tab', { name: 'Videos' })).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('End', 'Home');
    await expect(tabs.getByRole('tab', { name: /^Reviews/ })).toBeFocused();
    await keyboard.press('Tab');
    await expect(page.getByRole('tabpanel').first(), 'one stop for all tabs').toBeFocused();
  });

  await test.step('it is reviewed, and reported from a menu that gives the focus back', async () => {
    const form = page.getByRole('region', { name: 'Share Your Experience' });
    await keyboard.reach(form.getByRole('radio').first());
    await keyboard.press('ArrowRight', 'ArrowRight', 'ArrowRight');
    await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await keyboard.reach(form.getByLabel('Your review (optional)'));
    await keyboard.type('By keyboard alone.');
    await keyboard.enter(form.getByRole('button', { name: 'Submit Review' }));
    await expect(page.getByRole('status').filter({ hasText: 'Review Submitted' })).toBeAttached();
    const menu = page.getByRole('main').getByRole('button', { name: 'More', exact: true });
    await keyboard.enter(menu, 'back');
    await keyboard.enter(page.getByRole('button', { name: 'Report', exact: true }));
    const dialog = page.getByRole('dialog', { name: 'Report Som tam' });
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await keyboard.enter(dialog.getByRole('button', { name: 'Send report' }));
    await expect(dialog.getByLabel('What is wrong with it?')).toHaveAccessibleDescription(/Please choose a reason/);
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
  });

  await test.step('a food is contributed, with a photo', async () => {
    await moveTo(page, keyboard, 'Contribute');
    await expectArrival(page, 'Contribute a food', /Contribute/);
    await keyboard.reach(page.getByRole('textbox', { name: 'Name', exact: true }));
    await keyboard.type('Mansaf');
    const photo = await cameraPhoto(page, { width: 300, height: 200 });
    page.on('filechooser', (chooser) => void chooser.setFiles(photo));
    await keyboard.reach(page.locator('[data-field=photo] input[type=file]').first(), 'back');
    await keyboard.press('Enter');
    await expect(page.getByText('Analysis complete!').last()).toBeVisible();
    await keyboard.enter(page.getByRole('button', { name: 'Submit food' }));
    await expect(page.getByRole('status').filter({ hasText: 'Food submitted successfully!' })).toBeAttached();
    await expect(page).toHaveURL(/\/food\//);
  });

  await test.step('it is paired', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Mansaf' })).toBeFocused();
    await moveTo(page, keyboard, 'Flavor Pairing');
    await expectArrival(page, 'Flavor Pairing Explorer', /Pairing/);
    await keyboard.reach(page.getByRole('main').getByRole('combobox').first());
    await keyboard.type('som tam');
    await expect(page.getByRole('option', { name: /Som tam/ })).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/food=/);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  });

  await test.step('a member is followed and written to', async () => {
    await moveTo(page, keyboard, 'Community');
    await expectArrival(page, 'Food Community', /Food Community/);
    await keyboard.enter(page.getByRole('button', { name: 'Follow mina Example' }).first());
    await expect(page.getByRole('button', { name: 'Unfollow mina Example' }).first()).toBeFocused();
    await keyboard.enter(page.getByRole('link', { name: 'Message mina Example' }).first());
    await expectArrival(page, 'Messages', /Messages/);
    await expect(page.getByRole('heading', { name: 'Say hello to mina Example' })).toBeVisible();
    await keyboard.reach(page.getByRole('textbox', { name: 'Message' }));
    await keyboard.type('Is it hot?');
    await keyboard.press('Enter');
    await expect(page.getByRole('region', { name: /^Messages with/ }).getByText('Is it hot?')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  });

  await test.step('and the member signs out, by a menu that closes with Escape and gives the focus back', async () => {
    const account = page.getByRole('button', { name: 'Account' });
    await keyboard.enter(account, 'back');
    const signOut = page.getByRole('button', { name: 'Sign out' });
    await keyboard.reach(signOut);
    await keyboard.press('Escape');
    await expect(signOut).toBeHidden();
    await expect(account).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.enter(signOut);
    await expect(page.getByRole('status').filter({ hasText: 'Signed Out' })).toBeAttached();
    await expectArrival(page, /Know the taste/, /Foretaste/);
  });
});
