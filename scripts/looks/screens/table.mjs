/** @typedef {import('../shown-screens.mjs').Screen} Screen */
/** @typedef {import('../shown-screens.mjs').Shown} Shown */

/** For whom foods are offered. @param {Shown} shown @returns {Screen[]} */
export function screensOfTable({ food }) {
  /** @param {import('playwright-core').Page} page */
  const choose = async (page) => {
    await page.getByRole('button', { name: /^(Who eats\?|Wer isst mit\?|For Home|Für Home)/ }).click();
    await page.getByRole('button', { name: /^Home/ }).click();
  };
  return [
    { name: 'table', who: 'member', path: '/taste-profile?tab=table' },
    {
      name: 'table-person',
      who: 'member',
      path: '/taste-profile?tab=table',
      does: (page) => page.getByRole('button', { name: /^(Add a person|Person hinzufügen)$/ }).click(),
    },
    {
      name: 'table-invite',
      who: 'member',
      path: '/taste-profile?tab=table',
      does: (page) =>
        page
          .getByRole('button', { name: /^(Invite a member|.*einladen)/ })
          .first()
          .click(),
    },
    { name: 'table-chosen', who: 'member', path: '/taste-profile?tab=table', does: choose },
    {
      name: 'table-search',
      who: 'member',
      path: '/taste-profile?tab=table',
      does: async (page) => {
        await choose(page);
        await page.goto(new URL('/advanced-search?q=stew', page.url()).href);
        await page.getByRole('article').first().waitFor();
      },
    },
    {
      name: 'table-food',
      who: 'member',
      path: '/taste-profile?tab=table',
      does: async (page) => {
        await choose(page);
        await page.goto(new URL(`/food/${food}`, page.url()).href);
        await page.getByRole('heading', { level: 1 }).waitFor();
      },
    },
  ];
}
