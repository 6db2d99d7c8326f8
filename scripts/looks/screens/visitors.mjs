/** @typedef {import('../shown-screens.mjs').Screen} Screen */
/** @typedef {import('../shown-screens.mjs').Shown} Shown */

/** @param {Shown} shown @returns {Screen[]} */
export function screensOfVisitors({ food, other, story, member, list }) {
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
    { name: 'menu-none', who: 'visitor', path: '/menu' },
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
    { name: 'terms', who: 'visitor', path: '/terms' },
    { name: 'imprint', who: 'visitor', path: '/imprint' },
    { name: 'reset-password', who: 'visitor', path: '/auth/reset-password/no-token' },
    { name: 'confirm-verification', who: 'visitor', path: '/auth/confirm-verification/no-token' },
    { name: 'confirm-email-change', who: 'visitor', path: '/auth/confirm-email-change/no-token' },
    { name: 'signed-out-dashboard', who: 'visitor', path: '/dashboard' },
    { name: 'not-found', who: 'visitor', path: '/no/such/page' },
  ];
}
