import { expect } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { aFood, reviewPage, storedReviews } from '#tests/e2e/support/review-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

installedTest(
  '[S1] [S2] written without a network it waits, survives a new start, and arrives once; the reviews of a food that was never opened here are not said to be none',
  async ({ page, app }) => {
    const api = openApi(app);
    const member = await api.join('mina');
    const reviews = reviewPage(page, await aFood(api, member));
    const neverOpened = await api.create('foods', member, { name: 'Kilishi', uploaded_by: member.id });
    await signIn(page, member, '/explore');
    await expect(page.getByText('Kilishi').first()).toBeVisible();
    await reviews.open();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await app.kill();
    await reviews.write({ stars: 5, text: 'Nutty.' });
    await reviews.submit.click();
    await expect(page.getByText('Review Submitted').last()).toBeVisible();
    await expect(reviews.list.getByText('Waiting to be sent')).toBeVisible();
    await reviews.choose('Edit');
    await reviews.write({ text: 'Nutty, and thick.' });
    await reviews.submit.click();
    await expect(page.getByText('Review updated').last()).toBeVisible();
    await page.goto(`/food/${neverOpened}`);
    await reviewPage(page, neverOpened).showList();
    await expect(page.getByRole('heading', { name: 'The reviews are not on this device' })).toBeVisible({
      timeout: 30_000,
    });
    await reviews.open();
    await expect(reviews.list.getByText('Nutty, and thick.')).toBeVisible();
    await expect(reviews.list.getByText('Waiting to be sent')).toBeVisible();
    await app.restart();
    await expect(reviews.list.getByText('Waiting to be sent')).toBeHidden({ timeout: 30_000 });
    expect(await storedReviews(api)).toMatchObject([{ rating: 5, review_text: 'Nutty, and thick.' }]);
  },
);

test('[S1] what is being written survives a reload; [S6] a review that the server refuses says why, keeps its words, and can be mended or discarded', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const member = await api.join('mina');
  const food = await aFood(api, member);
  const reviews = reviewPage(page, food);
  await test.step('[S1] what is being written survives a reload of the page', async () => {
    await signIn(page, member);
    await reviews.open();
    await reviews.write({ stars: 2, text: 'Still thinking' });
    await page.reload();
    await expect(reviews.text).toHaveValue('Still thinking');
    await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked();
    expect(await storedReviews(api)).toEqual([]);
  });
  await test.step('[S6] a review that the server refuses says why, keeps its words, and can be mended or discarded', async () => {
    const root = await api.asSuperuser();
    const rules = async (createRule: string | null) => {
      const answer = await api.call('PATCH', '/api/collections/reviews', { token: root, body: { createRule } });
      expect(answer.status).toBe(200);
    };
    const { body: before } = await api.call('GET', '/api/collections/reviews', { token: root });
    await rules('@request.body.rating < 4');
    await reviews.write({ stars: 5, text: 'Nutty.' });
    await reviews.submit.click();
    await expect(page.getByText('Your review was not accepted').first()).toBeVisible();
    await expect(reviews.list).toHaveCount(0);
    await expect(reviews.text).toHaveValue('Nutty.');
    await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
    expect(await axeViolations(page)).toEqual([]);

    await reviews.write({ stars: 3 });
    await reviews.submit.click();
    await expect(page.getByText('Your review was not accepted')).toHaveCount(0);
    await expect.poll(() => storedReviews(api)).toMatchObject([{ rating: 3, review_text: 'Nutty.' }]);
    await rules(before['createRule'] as string);
  });
});
