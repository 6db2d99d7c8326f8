/** @typedef {import('../shown-screens.mjs').Screen} Screen */
/** @typedef {import('../shown-screens.mjs').Shown} Shown */

/** Who tastes like a member. @param {Shown} shown @returns {Screen[]} */
export function screensOfMates({ member }) {
  /** @param {import('playwright-core').Page} page */
  const first = (page) => page.locator('main article').first().waitFor();
  return [
    { name: 'mates', who: 'member', path: '/community?tab=alike', does: first },
    { name: 'mates-visitor', who: 'visitor', path: '/community?tab=alike' },
    {
      name: 'mate',
      who: 'member',
      path: '/community?tab=alike',
      does: async (page) => {
        await first(page);
        await page.goto(new URL(`/profile/${member}`, page.url()).href);
        await page
          .getByText(/%/)
          .first()
          .waitFor({ timeout: 5_000 })
          .catch(() => undefined);
      },
    },
    {
      name: 'loved-by-friends',
      who: 'member',
      path: '/explore',
      does: async (page) => {
        const shelf = page.getByRole('heading', { name: /^(Loved by friends|Geliebt von Freunden)/ });
        for (let turn = 0; turn < 20 && !(await shelf.isVisible()); turn += 1) {
          await page.mouse.wheel(0, 500);
          await page.waitForTimeout(200);
        }
        await shelf.scrollIntoViewIfNeeded();
      },
    },
    { name: 'match-setting', who: 'member', path: '/user-settings?tab=preferences' },
  ];
}
