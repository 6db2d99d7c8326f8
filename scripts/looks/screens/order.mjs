/** @typedef {import('../shown-screens.mjs').Screen} Screen */
/** @typedef {import('../shown-screens.mjs').Shown} Shown */

/** What a member liked more. @param {Shown} shown @returns {Screen[]} */
export function screensOfOrder({ food }) {
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
