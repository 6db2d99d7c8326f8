/**
 * What is looked at: every route, and the states that have a face of their own.
 *
 * @typedef {'visitor' | 'member' | 'chef' | 'admin'} Who
 * @typedef {{ name: string, who: Who, path: string, does?: (page: import('playwright-core').Page) => Promise<unknown>, isOffline?: boolean }} Screen
 * @typedef {{ food: string, other: string, story: string, member: string, list: string }} Shown ids, slugs and names of the demo
 */

/** @param {Shown} shown @returns {Screen[]} */
export function shownScreens(shown) {
  return [
    ...screensOfVisitors(shown),
    ...screensOfMembers(shown),
    ...screensOfOrder(shown),
    ...screensOfTable(shown),
    ...screensOfMates(shown),
  ];
}

/** @param {Shown} shown @returns {Screen[]} */
function screensOfVisitors({ food, other, story, member, list }) {
  return [
    { name: 'landing', who: 'visitor', path: '/' },
    { name: 'explore', who: 'visitor', path: '/explore' },
    { name: 'food', who: 'visitor', path: `/food/${food}` },
    { name: 'food-below', who: 'visitor', path: `/food/${food}`, does: (page) => page.mouse.wheel(0, 1100) },
    { name: 'food-unknown', who: 'visitor', path: '/food/aaaaaaaaaaaaaaa' },
    { name: 'search', who: 'visitor', path: '/advanced-search' },
    { name: 'search-found', who: 'visitor', path: '/advanced-search?q=ramen' },
    { name: 'search-nothing', who: 'visitor', path: '/advanced-search?q=qqqqqqq' },
    { name: 'pairing', who: 'visitor', path: '/flavor-pairing' },
    { name: 'pairing-found', who: 'visitor', path: `/flavor-pairing?food=${food}` },
    { name: 'compare', who: 'visitor', path: `/compare?foods=${food},${other}` },
    { name: 'compare-none', who: 'visitor', path: '/compare' },
    {
      name: 'menu',
      who: 'visitor',
      path: '/menu',
      does: (page) =>
        page
          .getByRole('textbox')
          .last()
          .fill('Pad Thai (A, C) 12.50\nPad Tahi with prawns 13.50\nSoup of the day 6.00'),
    },
    { name: 'menu-none', who: 'visitor', path: '/menu' },
    { name: 'community', who: 'visitor', path: '/community' },
    { name: 'profile-other', who: 'visitor', path: `/profile/${member}` },
    { name: 'blog', who: 'visitor', path: '/blog' },
    { name: 'story', who: 'visitor', path: `/blog/${story}` },
    { name: 'list-shown', who: 'visitor', path: `/list/${list}` },
    { name: 'list-unknown', who: 'visitor', path: '/list/aaaaaaaaaaaaaaa' },
    {
      name: 'search-filters',
      who: 'visitor',
      path: '/advanced-search?q=ramen',
      does: (page) => page.getByRole('button', { name: 'Filter' }).click(),
    },
    { name: 'sign-in', who: 'visitor', path: '/auth' },
    { name: 'roles', who: 'visitor', path: '/role-selection' },
    { name: 'chef-registration', who: 'visitor', path: '/auth/professional-chef' },
    { name: 'restaurant-registration', who: 'visitor', path: '/auth/restaurant-owner' },
    { name: 'guidelines', who: 'visitor', path: '/verification-guidelines' },
    { name: 'help', who: 'visitor', path: '/help' },
    { name: 'privacy', who: 'visitor', path: '/privacy' },
    { name: 'not-found', who: 'visitor', path: '/no/such/page' },
  ];
}

/** Also of chefs and admins. @param {Shown} shown @returns {Screen[]} */
function screensOfMembers({ food, member }) {
  return [
    { name: 'member-explore', who: 'member', path: '/explore' },
    { name: 'member-food', who: 'member', path: `/food/${food}` },
    { name: 'journey', who: 'member', path: '/taste-profile' },
    { name: 'contribute', who: 'member', path: '/contribute' },
    { name: 'dashboard', who: 'member', path: '/dashboard' },
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
    { name: 'offline-diary', who: 'member', path: '/diary', isOffline: true },
    ...screensOfLists(),
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
    { name: 'recap', who: 'member', path: '/recap' },
    { name: 'offline-recap', who: 'member', path: '/recap', isOffline: true },
    { name: 'recap-year', who: 'member', path: '/recap?of=2026' },
    { name: 'messages', who: 'member', path: '/messages' },
    { name: 'profile', who: 'member', path: '/profile' },
    { name: 'settings', who: 'member', path: '/user-settings' },
    { name: 'diagnostics', who: 'member', path: '/diagnostics' },
    { name: 'offline-explore', who: 'member', path: '/explore', isOffline: true },
    { name: 'chef-dashboard', who: 'chef', path: '/dashboard' },
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
    { name: 'admin', who: 'admin', path: '/admin' },
    { name: 'admin-photos', who: 'admin', path: '/admin/photos' },
    { name: 'admin-log', who: 'admin', path: '/admin/log' },
    {
      name: 'admin-story',
      who: 'admin',
      path: '/admin',
      does: (page) =>
        page
          .getByRole('button', { name: /^(Write a story|Geschichte schreiben|.*schreiben)$/ })
          .first()
          .click(),
    },
  ];
}

/** @returns {Screen[]} */
function screensOfLists() {
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
      does: (page) => page.getByRole('article').first().getByRole('link').click(),
    },
    {
      name: 'list-order',
      who: 'member',
      path: '/lists',
      does: async (page) => {
        await page.getByRole('article').first().getByRole('link').click();
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
    { name: 'offline-lists', who: 'member', path: '/lists', isOffline: true },
  ];
}

/** For whom foods are offered. @param {Shown} shown @returns {Screen[]} */
function screensOfTable({ food }) {
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

/** What a member liked more. @param {Shown} shown @returns {Screen[]} */
function screensOfOrder({ food }) {
  return [
    { name: 'order', who: 'member', path: '/diary?view=order' },
    {
      name: 'order-answers',
      who: 'member',
      path: '/diary?view=order',
      does: async (page) => {
        await page
          .getByRole('button', { name: /^(More about|Mehr zu)/ })
          .first()
          .click();
        await page.getByRole('button', { name: /^(Your answers about it|Deine Antworten dazu)$/ }).click();
      },
    },
    {
      name: 'which-more',
      who: 'member',
      path: `/food/${food}`,
      does: async (page) => {
        await page
          .getByRole('button', { name: /^(I tried it|Probiert)$/ })
          .first()
          .click();
        await page.getByRole('button', { name: /^(Save|Speichern)$/ }).click();
        await page.getByRole('button', { name: /^(Cannot say|Kann ich nicht sagen)$/ }).waitFor();
      },
    },
  ];
}

/** Who tastes like a member. @param {Shown} shown @returns {Screen[]} */
function screensOfMates({ member }) {
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

/** The six of README. @type {readonly { name: string, kind: string }[]} */
export const readmeScreens = [
  { name: 'explore', kind: 'phone-light-en' },
  { name: 'member-food', kind: 'phone-light-en' },
  { name: 'journey', kind: 'phone-dark-en' },
  { name: 'food', kind: 'desktop-light-en' },
  { name: 'pairing-found', kind: 'desktop-light-en' },
  { name: 'community', kind: 'desktop-dark-en' },
];
