import { expect } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { cameraPhoto } from '#tests/e2e/support/camera-photo.ts';
import { goOffline } from '#tests/e2e/support/go-offline.ts';
import { sendFood } from '#tests/e2e/support/form-steps.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ seed: false });

test.describe('the own profile', () => {
  test('asks a visitor to sign in (spec 2 §2.4), shows who the member is, and leads on while there is nothing yet', async ({
    page,
    app,
  }) => {
    await test.step('asks a visitor to sign in (spec 2 §2.4)', async () => {
      const member = await openApi(app).join('mina', { role: 'home_chef' });
      await page.goto('/profile');
      await expect(page.getByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
      await signIn(page, member);
      await expect(page).toHaveURL(/\/profile$/);
    });
    await test.step('shows who the member is, and leads on while there is nothing yet', async () => {
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: 'mina Example' })).toBeVisible();
      await expect(main.getByText('@mina')).toBeVisible();
      await expect(main.getByText('Home Chef')).toBeVisible();
      const joined = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(),
      );
      await expect(main.getByText(`Joined ${joined}`)).toBeVisible();
      await main.getByRole('link', { name: 'Add a Food' }).click();
      await expect(page).toHaveURL(/\/contribute$/);
      await visit(page, '/profile');
      await main.getByRole('link', { name: 'Explore Foods' }).click();
      await expect(page).toHaveURL(/\/explore$/);
    });
  });

  installedTest(
    'lists drafts, foods and reviews, and marks what waits to be sent',
    { tag: '@phone' },
    async ({ page, app }) => {
      const api = openApi(app);
      const member = await api.join('mina');
      const soup = await api.call('POST', '/api/collections/foods/records', {
        token: member.token,
        body: { name: 'Afang soup', uploaded_by: member.id },
      });
      expect(soup.status).toBe(200);
      const review = await api.call('POST', '/api/collections/reviews/records', {
        token: member.token,
        body: { food: soup.body.id, user: member.id, rating: 5, review_text: 'Nutty and thick.' },
      });
      expect(review.status).toBe(200);
      await signIn(page, member, '/contribute');
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kilishi');
      await page.waitForURL(/\?draft=/);
      await page.goto('/contribute?new');
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Moi moi');
      await page
        .locator('[data-field=photo] input[type=file]')
        .first()
        .setInputFiles(await cameraPhoto(page, { width: 400, height: 300 }));
      await expect(page.getByText('Analysis complete!').last()).toBeVisible();
      await visit(page, '/profile');
      await expect(page.getByRole('region', { name: 'Drafts' }).getByRole('listitem')).toHaveCount(2);
      await page.getByRole('link', { name: 'Moi moi' }).click();
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Moi moi');
      await goOffline(page);
      await sendFood(page);
      await page.waitForURL('**/food/*');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'mina Example' })).toBeVisible();

      const foods = page.getByRole('region', { name: 'Foods you added' });
      await expect(foods.getByRole('article')).toHaveCount(2);
      await expect(
        foods.getByRole('article').filter({ hasText: 'Moi moi' }).getByText('Waiting to be sent'),
      ).toBeVisible();
      await expect(
        foods.getByRole('article').filter({ hasText: 'Afang soup' }).getByText('Waiting to be sent'),
      ).toBeHidden();
      await expect(page.getByRole('region', { name: 'Drafts' }).getByRole('listitem')).toHaveCount(1);
      const reviews = page.getByRole('region', { name: 'Reviews you wrote' });
      await expect(reviews.getByRole('article')).toContainText('Nutty and thick.');
      await expect(reviews.getByRole('link', { name: 'Afang soup' })).toBeVisible();
    },
  );
});
