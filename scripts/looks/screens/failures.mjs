import { openMenu } from './open-menu.mjs';

/** @typedef {import('../shown-screens.mjs').Screen} Screen */
/** @typedef {import('../shown-screens.mjs').Shown} Shown */

/** What a person sees when the server says no, or does not answer at all. @param {Shown} shown @returns {Screen[]} */
export function screensOfFailures({ food }) {
  return [
    { name: 'unreachable-explore', who: 'visitor', path: '/explore', server: 'unreachable' },
    { name: 'unreachable-food', who: 'visitor', path: `/food/${food}`, server: 'unreachable' },
    { name: 'unreachable-search', who: 'visitor', path: '/advanced-search?q=ramen', server: 'unreachable' },
    { name: 'unreachable-members', who: 'admin', path: '/admin/members', server: 'unreachable' },
    { name: 'unreachable-services', who: 'admin', path: '/admin/services', server: 'unreachable' },
    { name: 'refused-members', who: 'admin', path: '/admin/members', server: 'refuses' },
    { name: 'refused-services', who: 'admin', path: '/admin/services', server: 'refuses' },
    { name: 'sign-in-refused', who: 'visitor', path: '/auth', server: 'refuses', does: signIn },
    { name: 'sign-in-unreachable', who: 'visitor', path: '/auth', server: 'unreachable', does: signIn },
    {
      name: 'unsent-changes',
      who: 'member',
      path: `/food/${food}`,
      server: 'unreachable',
      does: async (page) => {
        await page
          .getByRole('button', { name: /^(Want to try|Will ich probieren)/ })
          .first()
          .click();
        await openMenu(page);
        await page
          .getByRole('button', { name: /^(Your changes|Deine Änderungen)/ })
          .first()
          .click();
      },
    },
    {
      // The device has the data and no way out: the place that is moved here stays in the demo where it is.
      name: 'moved-events',
      who: 'chef',
      path: '/user-settings?tab=professional',
      server: 'unreachable',
      does: async (page) => {
        await page.getByRole('button', { name: /^(Edit Kavya at the Corner|Kavya at the Corner bearbeiten)$/ }).click();
        const form = page.getByRole('dialog');
        await form.getByRole('textbox', { name: /^(Address|Adresse)/ }).fill('3 Elliot’s Beach Road, Chennai');
        await form.getByRole('button', { name: /^(Save|Speichern)$/ }).click();
        await page.getByRole('button', { name: /^(Move them|Mitverlegen)$/ }).waitFor();
      },
    },
  ];
}

/** @param {import('playwright-core').Page} page */
async function signIn(page) {
  await page.locator('input[type=email]').first().fill('nobody@foretaste.example');
  await page.locator('input[autocomplete=current-password]').fill('not the password');
  await page.locator('form button[type=submit]').first().click();
}
