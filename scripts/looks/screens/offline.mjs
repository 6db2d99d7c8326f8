/** @typedef {import('../shown-screens.mjs').Screen} Screen */
/** @typedef {import('../shown-screens.mjs').Shown} Shown */

/** What is there without a connection, and what a device without it says. @param {Shown} shown @returns {Screen[]} */
export function screensOfOffline({ food, other, member, story }) {
  /** @type {readonly (readonly [string, Screen['who'], string])[]} */
  const places = [
    ['explore', 'member', '/explore'],
    ['diary', 'member', '/diary'],
    ['lists', 'member', '/lists'],
    ['recap', 'member', '/recap'],
    ['messages', 'member', '/messages'],
    ['journey', 'member', '/taste-profile'],
    ['dashboard', 'member', '/dashboard'],
    ['settings', 'member', '/user-settings'],
    ['food', 'visitor', `/food/${food}`],
    ['food-unknown', 'visitor', '/food/aaaaaaaaaaaaaaa'],
    ['search', 'visitor', '/advanced-search?q=ramen'],
    ['pairing', 'visitor', `/flavor-pairing?food=${food}`],
    ['compare', 'visitor', `/compare?foods=${food},${other}`],
    ['menu', 'visitor', '/menu'],
    ['community', 'visitor', '/community'],
    ['profile', 'visitor', `/profile/${member}`],
    ['blog', 'visitor', '/blog'],
    ['story', 'visitor', `/blog/${story}`],
    ['story-unknown', 'visitor', '/blog/no-such-story'],
    ['list-unknown', 'visitor', '/list/aaaaaaaaaaaaaaa'],
    ['sign-in', 'visitor', '/auth'],
    ['admin', 'admin', '/admin'],
    ['admin-members', 'admin', '/admin/members'],
    ['admin-services', 'admin', '/admin/services'],
  ];
  return places.map(([name, who, path]) => ({ name: `offline-${name}`, who, path, isOffline: true, does: anew }));
}

/** As who opens the app without a connection. @param {import('playwright-core').Page} page */
async function anew(page) {
  await page.reload();
  await page.waitForTimeout(2500);
}
