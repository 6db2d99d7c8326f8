/** The drawer of a phone, the avatar's menu where there is room. @param {import('playwright-core').Page} page */
export async function openMenu(page) {
  await page
    .locator('header')
    .getByRole('button', { name: /^(Menu|Menü|Account|Konto)/ })
    .and(page.locator(':visible'))
    .last()
    .click();
}
