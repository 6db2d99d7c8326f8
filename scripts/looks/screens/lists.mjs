/** @typedef {import('../shown-screens.mjs').Screen} Screen */

/** @returns {Screen[]} */
export function screensOfLists() {
  return [
    { name: 'lists', who: 'member', path: '/lists' },
    {
      name: 'list-kept',
      who: 'member',
      path: '/lists',
      does: (page) =>
        page
          .getByRole('region', { name: /^(Kept lists|Gemerkte Listen)$/ })
          .getByRole('link')
          .first()
          .click(),
    },
    {
      name: 'list',
      who: 'member',
      path: '/lists',
      does: openOwn,
    },
    {
      name: 'list-order',
      who: 'member',
      path: '/lists',
      does: async (page) => {
        await openOwn(page);
        await page.getByRole('button', { name: /^(Change the order|Reihenfolge ändern)$/ }).click();
      },
    },
    {
      name: 'list-form',
      who: 'member',
      path: '/lists',
      does: (page) => page.getByRole('button', { name: /^(New list|Neue Liste)$/ }).click(),
    },
    {
      name: 'lists-import',
      who: 'member',
      path: '/lists',
      does: async (page) => {
        await page.getByRole('button', { name: /^Ex(port and im|portieren und im)port/ }).click();
        const rows =
          'list;text;food\nBroths;Clear ones;Borscht\nBroths;;Afang soup\nBroths;;Soup of stones\n;;Tacos\nSour things;;Borscht\n';
        await page
          .getByRole('dialog')
          .locator('input[type=file]')
          .setInputFiles({ name: 'lists.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
      },
    },
    { name: 'list-together', who: 'member', path: '/lists', does: openTogether },
    {
      name: 'list-makers',
      who: 'member',
      path: '/lists',
      does: async (page) => {
        await openTogether(page);
        await page.getByRole('button', { name: /^(Who makes this list|Wer an dieser Liste)/ }).click();
      },
    },
    {
      name: 'list-invitation',
      who: 'member',
      path: '/lists',
      does: (page) => page.getByRole('link', { name: 'Street food tour' }).click(),
    },
  ];
}

/** Above the member's own are those made together. @param {import('playwright-core').Page} page */
async function openOwn(page) {
  await page.locator('[aria-labelledby=own-lists] article').first().getByRole('link').click();
}

/** @param {import('playwright-core').Page} page */
async function openTogether(page) {
  await page
    .getByRole('region', { name: /^(Made together|Gemeinsam.*)$/ })
    .getByRole('link')
    .last()
    .click();
}
