import { expect } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test('an address that was cut off or made up says so, and never loads without an end', async ({ page, app }) => {
  const api = openApi(app);
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { name });
  for (const [address, words] of [
    ['/food/nope', 'Food Not Found'],
    ['/food/food0000000000', 'Food Not Found'],
    ['/profile/nobody_at_all', 'Member not found'],
    ['/blog/no-such-story', 'Post not found'],
  ] as const) {
    await page.goto(address);
    await expect(heading(words), address).toBeVisible();
  }
  await visit(page, '/flavor-pairing?food=nope');
  await expect(heading('How It Works')).toBeVisible();
  await visit(page, '/');
  await expect(page.getByRole('link', { name: 'Meet the community' })).toHaveAttribute('href', '/community');
  await signIn(page, await api.join('mina'), '/messages/nope');
  await expect(heading('This conversation is not here')).toBeVisible();
  await visit(page, '/food/nope/edit');
  await expect(heading('Food Not Found')).toBeVisible();
});
