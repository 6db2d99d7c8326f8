import { openMenu } from './open-menu.mjs';

/** @typedef {import('../shown-screens.mjs').Screen} Screen */
/** @typedef {import('../shown-screens.mjs').Shown} Shown */

/** Also of a chef. @param {Shown} shown @returns {Screen[]} */
export function screensOfMembers({ food, other }) {
  return [
    { name: 'member-explore', who: 'member', path: '/explore' },
    { name: 'member-food', who: 'member', path: `/food/${food}` },
    { name: 'journey', who: 'member', path: '/taste-profile' },
    { name: 'contribute', who: 'member', path: '/contribute' },
    { name: 'dashboard', who: 'member', path: '/dashboard' },
    ...diaryScreens(),
    ...foodScreens({ food, other }),
    { name: 'recap', who: 'member', path: '/recap' },
    { name: 'recap-year', who: 'member', path: '/recap?of=2026' },
    { name: 'messages', who: 'member', path: '/messages' },
    {
      name: 'thread',
      who: 'member',
      path: '/messages',
      does: (page) => page.locator('main').getByText('Marta Kowalska').first().click(),
    },
    { name: 'assistant', who: 'member', path: '/explore', does: askAssistant },
    { name: 'notifications', who: 'member', path: '/explore', does: openNotifications },
    { name: 'account-menu', who: 'member', path: '/explore', does: openMenu },
    {
      name: 'edit-food',
      who: 'chef',
      path: '/profile',
      does: async (page) => {
        await page.locator('main article a[href^="/food/"]').first().waitFor();
        const own = await page.locator('main article a[href^="/food/"]').first().getAttribute('href');
        await page.goto(new URL(`${own}/edit`, page.url()).href);
        await page.locator('main form').waitFor();
      },
    },
    { name: 'profile', who: 'member', path: '/profile' },
    { name: 'settings', who: 'member', path: '/user-settings' },
    {
      name: 'daily-mail',
      who: 'member',
      path: '/user-settings?tab=preferences',
      does: (page) =>
        page
          .getByText(/^(Daily digest by e-mail|.*Zusammenfassung.*)$/)
          .first()
          .scrollIntoViewIfNeeded(),
    },
    { name: 'diagnostics', who: 'member', path: '/diagnostics' },
    { name: 'chef-dashboard', who: 'chef', path: '/dashboard' },
  ];
}

/** What a member does with a food, in sheets. @param {Pick<Shown, 'food' | 'other'>} shown @returns {Screen[]} */
function foodScreens({ food, other }) {
  return [
    {
      name: 'tried',
      who: 'member',
      path: `/food/${food}`,
      does: (page) =>
        page
          .getByRole('button', { name: /^(I tried it|Probiert)$/ })
          .first()
          .click(),
    },
    {
      // On a phone a star opens the sheet; on a desktop the form stands on the page.
      name: 'review-form',
      who: 'member',
      path: `/food/${other}`,
      does: async (page) => {
        const star = page.getByRole('button', { name: /^4 (stars|Sterne)$/ });
        const form = page.getByRole('textbox', { name: /^(Your review|Deine Bewertung)/ });
        await form.or(star).first().waitFor();
        await ((await star.isVisible()) ? star.click() : form.scrollIntoViewIfNeeded());
      },
    },
    {
      name: 'list-sheet',
      who: 'member',
      path: '/explore',
      does: (page) =>
        page
          .getByRole('button', { name: /^Add .* to a list$|auf eine Liste setzen$/ })
          .first()
          .click(),
    },
  ];
}

/** @returns {Screen[]} */
function diaryScreens() {
  return [
    { name: 'diary', who: 'member', path: '/diary' },
    { name: 'diary-calendar', who: 'member', path: '/diary?view=calendar' },
    {
      name: 'diary-files',
      who: 'member',
      path: '/diary',
      does: (page) => page.getByRole('button', { name: /^Ex(port and im|portieren und im)port/ }).click(),
    },
    {
      name: 'diary-import',
      who: 'member',
      path: '/diary',
      does: async (page) => {
        await page.getByRole('button', { name: /^Ex(port and im|portieren und im)port/ }).click();
        const rows = 'food;day;rating\nAfang soup;3.1.2024;4\nBorscht;2024-02-30;9\nTacos;;5\n;2024-01-01;\n';
        await page
          .getByRole('dialog')
          .locator('input[type=file]')
          .setInputFiles({ name: 'diary.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
      },
    },
    {
      name: 'diary-edit',
      who: 'member',
      path: '/diary',
      does: async (page) => {
        await page
          .getByRole('button', { name: /^(More about|Mehr zu)/ })
          .first()
          .click();
        await page.getByRole('button', { name: /^(Edit|Bearbeiten)$/ }).click();
      },
    },
  ];
}

/** @param {import('playwright-core').Page} page */
async function openNotifications(page) {
  await page
    .getByRole('button', { name: /^(Notifications|Mitteilungen)/ })
    .first()
    .click();
}

/** Two questions: one that foods answer, and one that goes on from it. @param {import('playwright-core').Page} page */
async function askAssistant(page) {
  const box = page.locator('textarea').first();
  for (let tries = 0; tries < 20 && !(await box.isVisible()); tries += 1) {
    await page.mouse.wheel(0, 1600);
    await page.waitForTimeout(300);
  }
  for (const question of ['Something sour and crunchy', 'and without fish?']) {
    await box.fill(question);
    await box.press('Enter');
    await page.waitForTimeout(2500);
  }
  // Its answers stand above the box.
  await box.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await page.mouse.wheel(0, 120);
}
