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
      // Nothing is promoted to who avoids something.
      who: 'visitor',
      path: '/blog',
      does: async (page) => {
        await page.keyboard.press('Control+k');
        // Only what is found as well as others can be promoted: which word that is depends on the foods.
        for (const word of promotedWords) {
          await page.getByRole('combobox').fill(word);
          await page.getByRole('option').first().waitFor();
          await page.waitForTimeout(800);
          if ((await page.getByText(/^(Promoted by|Hervorgehoben von)/).count()) > 0) return;
        }
      },
    },
  ];
}

const promotedWords = [
  'pineapple',
  'rasam',
  'corner',
  'smoked',
  'tomato',
  'chutney',
  'tangy',
  'indian',
  'sour',
  'spicy',
];
