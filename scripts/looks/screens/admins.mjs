/** @typedef {import('../shown-screens.mjs').Screen} Screen */

/** What the team sees. @returns {Screen[]} */
export function screensOfAdmins() {
  return [
    { name: 'admin', who: 'admin', path: '/admin' },
    { name: 'admin-moderation', who: 'admin', path: '/admin/moderation' },
    { name: 'admin-members', who: 'admin', path: '/admin/members' },
    { name: 'admin-import', who: 'admin', path: '/admin/import' },
    { name: 'admin-services', who: 'admin', path: '/admin/services' },
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
