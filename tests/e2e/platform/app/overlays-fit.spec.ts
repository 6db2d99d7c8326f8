import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { livelyKitchen } from '#tests/e2e/support/lively-kitchen.ts';
import { reflowProblems } from '#tests/e2e/support/reflow-problems.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { visit } from '#tests/e2e/support/visit.ts';

/** What lies over the page now: a dialog, or a menu. */
const over = (page: Page) => page.locator('dialog:modal, [popover]:popover-open').last();
/** In the bar at the end of the page: others are of reviews. */
const menuOfFood = (page: Page) =>
  page.getByRole('main').locator('button[aria-haspopup=dialog]:has(.lucide-ellipsis)').last();

type Window = NonNullable<Parameters<typeof reflowProblems>[1]>;
/** The narrowest with a menu of the account in its header. */
const wide = { width: 768, height: 640 };
const phone = { width: 390, height: 844 };

/** Buttons are found by their place, as their words are in the language that is tried. */
async function problemsOfOverlays(
  page: Page,
  { food, other }: { readonly food: string; readonly other: string },
): Promise<string[]> {
  const found: string[] = [];
  const look = async (what: string, window?: Window) => {
    await expect(over(page), what).toBeVisible();
    found.push(...(await reflowProblems(page, window)).map((problem) => `${what}: ${problem}`));
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(over(page)).toBeHidden();
  };
  const open = async (path: string, name: string) => {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(menuOfFood(page)).toBeVisible();
  };

  /** The food's menu, then the dialog to which the entry with this icon leads. */
  const openThroughMenu = async ({
    menu,
    entry,
    dialog,
  }: {
    readonly menu: string;
    readonly entry: 'flag' | 'trash-2';
    readonly dialog: string;
  }) => {
    await menuOfFood(page).click();
    await look(menu);
    await over(page).locator(`button:has(.lucide-${entry})`).click();
    await expect(page.locator('dialog:modal')).toBeVisible();
    await look(dialog);
    await close();
  };

  await open(`/food/${food}`, 'Som tam');
  await page.locator('header button[aria-haspopup=dialog]').filter({ visible: true }).last().click();
  await look('drawer');
  await close();
  await page.keyboard.press('/');
  await look('search');
  await close();
  await openThroughMenu({ menu: 'menu of an own food', entry: 'trash-2', dialog: 'question before deleting' });

  await open(`/food/${other}`, 'Bossam');
  found.push(...(await reflowProblems(page)).map((problem) => `food: ${problem}`));
  await page.getByRole('main').locator('button:has(.lucide-share-2)').click();
  const dismissal = page.locator('[data-toast] button');
  // Its time stands still while it has the focus.
  await dismissal.focus();
  found.push(...(await reflowProblems(page)).map((problem) => `toast of sharing: ${problem}`));
  await dismissal.click();
  await openThroughMenu({ menu: 'menu of a food', entry: 'flag', dialog: 'report' });

  await page.setViewportSize(wide);
  await page.locator('header button[popovertarget]').filter({ visible: true }).last().click();
  await look('account menu', wide);
  await close();
  return found;
}

test('menus and dialogs show all their words in every language, however narrow the window', async ({ page, app }) => {
  const kitchen = await livelyKitchen(app);
  for (const language of ['de', 'en-XB'])
    await test.step(language, async () => {
      await page.setViewportSize(phone);
      if (language === 'de') await signIn(page, kitchen.mina, '/diagnostics');
      await page.evaluate(
        (chosen) => localStorage.setItem('foretaste.device', JSON.stringify({ language: chosen })),
        language,
      );
      // The device speaks it from its next start on.
      await page.goto('/diagnostics');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await problemsOfOverlays(page, kitchen)).toEqual([]);
    });
});
