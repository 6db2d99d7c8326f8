/** @typedef {import('../shown-screens.mjs').Screen} Screen */
/** @typedef {import('../shown-screens.mjs').Shown} Shown */

/** What a verified chef keeps, and where others see it. @param {Shown} shown @returns {Screen[]} */
export function screensOfProfessionals({ food, member }) {
  return [
    {
      name: 'own-places',
      who: 'chef',
      path: '/user-settings?tab=professional',
      does: (page) => page.locator('article').first().scrollIntoViewIfNeeded(),
    },
    {
      name: 'place-form',
      who: 'chef',
      path: '/user-settings?tab=professional',
      does: (page) => page.locator('article button').first().click(),
    },
    {
      name: 'places-of-member',
      who: 'visitor',
      path: `/profile/${member}`,
      does: (page) => page.locator('article:has(time)').first().scrollIntoViewIfNeeded(),
    },
    {
      name: 'food-places',
      who: 'visitor',
      path: `/food/${food}`,
      does: async (page) => {
        await page.locator('article:has(details)').first().scrollIntoViewIfNeeded();
        await page.locator('article details').first().click();
      },
    },
    { name: 'figures', who: 'chef', path: '/user-settings?tab=premium' },
    {
      name: 'own-events',
      who: 'chef',
      path: '/user-settings?tab=professional',
      does: (page) =>
        page
          .getByRole('button', { name: /^(Announce an event|Veranstaltung ankündigen|.*ankündigen)$/ })
          .scrollIntoViewIfNeeded(),
    },
    {
      name: 'event-form',
      who: 'chef',
      path: '/user-settings?tab=professional',
      does: (page) => page.getByRole('button', { name: /^(Announce an event|.*ankündigen)$/ }).click(),
    },
    {
      name: 'promoted',
      // Nothing is promoted to whoever avoids something.
      who: 'visitor',
      path: '/advanced-search?q=soup',
      does: async (page) => {
        const label = page.getByText(/^(Promoted by|Hervorgehoben von)/).first();
        for (let turn = 0; turn < 30 && !(await label.isVisible()); turn += 1) {
          await page.mouse.wheel(0, 500);
          await page.waitForTimeout(200);
        }
        await label.scrollIntoViewIfNeeded();
      },
    },
  ];
}
