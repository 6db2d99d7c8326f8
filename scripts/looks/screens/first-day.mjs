/** @typedef {import('../shown-screens.mjs').Screen} Screen */

/** A server on its first day: the starter catalogue, and nobody but who has just joined. @returns {Screen[]} */
export function screensOfFirstDay() {
  /** @type {readonly (readonly [string, Screen['who'], string])[]} */
  const places = [
    ['landing', 'visitor', '/'],
    ['explore', 'visitor', '/explore'],
    ['search', 'visitor', '/advanced-search'],
    ['pairing', 'visitor', '/flavor-pairing'],
    ['community', 'visitor', '/community'],
    ['contributors', 'visitor', '/community?tab=contributors'],
    ['blog', 'visitor', '/blog'],
    ['newcomer-explore', 'newcomer', '/explore'],
    ['dashboard', 'newcomer', '/dashboard'],
    ['journey', 'newcomer', '/taste-profile'],
    ['diary', 'newcomer', '/diary'],
    ['order', 'newcomer', '/diary?view=order'],
    ['lists', 'newcomer', '/lists'],
    ['recap', 'newcomer', '/recap'],
    ['messages', 'newcomer', '/messages'],
    ['mates', 'newcomer', '/community?tab=alike'],
    ['profile', 'newcomer', '/profile'],
    ['contribute', 'newcomer', '/contribute'],
  ];
  return [
    ...places.map(([name, who, path]) => ({ name: `first-${name}`, who, path })),
    {
      name: 'first-notifications',
      who: 'newcomer',
      path: '/explore',
      does: (page) =>
        page
          .getByRole('button', { name: /^(Notifications|Mitteilungen)/ })
          .first()
          .click(),
    },
  ];
}
