import { expect } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { aFood, reviewPage, storedReviews } from '#tests/e2e/support/review-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { type Api, openApi, recordsPath } from '#tests/support/server/open-api.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

/** Of one food: of all of them a page has thirty. */
const reviewsOf = async (api: Api, food: string) =>
  (await api.call('GET', `${recordsPath('reviews')}?filter=${encodeURIComponent(`food='${food}'`)}`)).body.items;

test('a review is written by keyboard alone, shows markup as text, stands in the order that is asked for, and is edited and deleted by its author (R16, spec 1 §6)', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const [member, other, third] = [await api.join('mina'), await api.join('ben'), await api.join('ola')];
  await test.step('works by keyboard alone, and says what is missing', async () => {
    const reviews = reviewPage(page, await aFood(api, member));
    await signIn(page, member);
    await reviews.open();
    await reviews.text.focus();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Rating Required').last()).toBeVisible();
    await expect(page.getByText('Please select a rating before submitting.').last()).toBeVisible();
    // Backwards into a group of which nothing is chosen: its last star.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type('By hand.');
    // By what is folded away and the way to photos, to the button.
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toContainText('How did it taste?');
    // It comes with what takes photos in, a moment later.
    await expect(page.getByText('Add a photo')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Add a photo');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Submit Review' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => storedReviews(api)).toMatchObject([{ rating: 3, review_text: 'By hand.' }]);
  });
  await test.step('shows markup as text, and refuses 10,000 characters without losing one', async () => {
    const reviews = reviewPage(page, await aFood(api, member));
    await reviews.open();
    let hasRun = false;
    page.on('dialog', (dialog) => {
      hasRun = true;
      void dialog.dismiss();
    });
    await reviews.write({ stars: 3, text: 'x'.repeat(10_000) });
    await expect(page.getByText('10000/500')).toBeVisible();
    await expect(page.getByText('Please use at most 500 characters.')).toBeVisible();
    await expect(reviews.submit).toBeDisabled();
    await expect(reviews.text).toHaveValue('x'.repeat(10_000));
    const words = '<img src=x onerror=alert(1)> مرق غني 🍜';
    await reviews.write({ text: words });
    await reviews.submit.click();
    await expect(reviews.list.getByText(words)).toBeVisible();
    expect(hasRun).toBe(false);
  });
  await test.step('reviews show how they spread, in words too, and stand in the order that is asked for', async () => {
    const food = await aFood(api, member);
    for (const [by, rating] of [
      [member, 4],
      [other, 1],
      [third, 4],
    ] as const)
      await api.create('reviews', by, { food, user: by.id, rating });
    const reviews = reviewPage(page, food);
    await reviews.open();
    await expect(page.getByRole('list', { name: 'How it was rated' }).getByRole('listitem')).toHaveText([
      /^5 stars: 0 reviews/,
      /^4 stars: 2 reviews/,
      /^3 stars: 0 reviews/,
      /^2 stars: 0 reviews/,
      /^1 star: 1 review/,
    ]);
    const order = page.getByLabel('Order of the reviews');
    await expect(reviews.list).toContainText(['ola', 'ben', 'mina']);
    await order.selectOption('Lowest rating');
    await expect(reviews.list).toContainText(['ben', 'ola', 'mina']);
    await order.selectOption('Highest rating');
    await expect(reviews.list).toContainText(['ola', 'mina', 'ben']);
    expect(await axeViolations(page)).toEqual([]);
  });
  await test.step('its author edits and deletes a review, nobody else can (R16, spec 1 §6)', async () => {
    const food = await aFood(api, other);
    await api.call('POST', '/api/collections/reviews/records', {
      token: other.token,
      body: { food, user: other.id, rating: 2, review_text: 'Too thick.' },
    });
    const reviews = reviewPage(page, food);
    await reviews.open();
    await reviews.write({ stars: 4, text: 'Nutty.' });
    await reviews.submit.click();
    await expect(reviews.list).toHaveCount(2);
    await expect(reviews.list.first()).toContainText('Nutty.');
    await expect(page.getByRole('button', { name: 'Options for your review' })).toHaveCount(1);

    await reviews.choose('Edit');
    await expect(reviews.text).toBeFocused();
    await expect(reviews.text).toBeInViewport();
    await expect(reviews.text).toHaveValue('Nutty.');
    await reviews.write({ stars: 5, text: 'Nutty, and better every time.' });
    await reviews.submit.click();
    await expect(page.getByText('Review updated').last()).toBeVisible();
    await expect
      .poll(() => reviewsOf(api, food))
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ user: member.id, rating: 5, review_text: 'Nutty, and better every time.' }),
        ]),
      );
    expect(await reviewsOf(api, food)).toHaveLength(2);

    await reviews.showList();
    await reviews.choose('Delete');
    const question = page.getByRole('dialog', { name: 'Delete review' });
    await expect(question.getByText('Are you sure you want to delete this review?')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(reviews.list).toHaveCount(2);
    await reviews.choose('Delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Review deleted').last()).toBeVisible();
    await expect(reviews.list).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(reviews.list).toHaveCount(2);
    await expect(page.getByText('Review deleted')).toHaveCount(0);
    await reviews.choose('Delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Review deleted').last()).toBeVisible();
    await expect(page.getByText('Your review has been successfully deleted.').last()).toBeVisible();
    await expect(reviews.list).toHaveCount(1);
    await expect(reviews.submit).toBeDisabled();
    await expect.poll(async () => (await reviewsOf(api, food)).length).toBe(1);
  });
});

test(
  'a visitor reads the reviews, however many, is asked to sign in, and comes back to the food (spec 1 §6), where stars and words become one review (spec 1 §4)',
  { tag: '@phone' },
  async ({ page, app }) => {
    const api = openApi(app);
    const member = await api.join('mina');
    await test.step('a list of more than 50 keeps only what is in view in the document, newest first', async () => {
      const owner = await api.join('owner');
      const food = await aFood(api, owner);
      for (let number = 1; number <= 56; number += 1) {
        const eater = await api.join(`eater_${number}`);
        await api.call('POST', '/api/collections/reviews/records', {
          token: eater.token,
          body: { food, user: eater.id, rating: 3, review_text: `Opinion ${number}` },
        });
      }
      const reviews = reviewPage(page, food);
      await reviews.open();
      await expect(reviews.list.first()).toContainText('Opinion 56');
      await expect.poll(() => reviews.list.count()).toBeLessThan(30);
    });
    await test.step('a visitor reads the reviews, is asked to sign in, and comes back to the food (spec 1 §6)', async () => {
      const chef = await api.join('mika', { role: 'professional_chef' });
      const food = await aFood(api, chef);
      await api.call('POST', '/api/collections/reviews/records', {
        token: chef.token,
        body: { food, user: chef.id, rating: 5, review_text: 'Nutty and thick.' },
      });
      const reviews = reviewPage(page, food);
      await reviews.open();
      await expect(reviews.list).toHaveCount(1);
      await expect(reviews.list.getByText('mika Example')).toBeVisible();
      await expect(reviews.list.getByText('Professional Chef')).toBeVisible();
      await expect(reviews.list.getByText('5 of 5 stars')).toBeAttached();
      await expect(reviews.list.getByText('Nutty and thick.')).toBeVisible();
      await expect(page.getByText('Please sign in to leave a review and rating.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Submit Review' })).toHaveCount(0);
      await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
      await signIn(page, member);
      await expect(page).toHaveURL(new RegExp(`/food/${food}`));
      await expect(page.getByRole('button', { name: 'Write a review' })).toBeVisible();
    });
    await test.step('stars and words become one review on the server; the sheet then shows it (spec 1 §4)', async () => {
      const food = await aFood(api, member);
      const reviews = reviewPage(page, food);
      const sheet = page.getByRole('dialog', { name: 'Share Your Experience' });
      await reviews.open();
      await reviews.begin();
      await expect(reviews.submit).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Write a review' }), 'nothing was written').toBeVisible();
      await page.getByRole('group', { name: 'Your rating' }).getByRole('button', { name: '3 stars' }).click();
      await expect(sheet.getByRole('radio', { name: '3 stars' })).toBeChecked();
      await reviews.write({ text: '  Nutty 🍲 and thick. ' });
      await expect(page.getByText('18/500')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.goBack();
      await expect(sheet, 'the way back closes it').toHaveCount(0);
      await expect(page.getByText('Your review is kept, and not submitted yet.')).toBeVisible();
      await page.getByRole('button', { name: 'Discard', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Write a review' })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Your review is kept, and not submitted yet.')).toBeVisible();
      await reviews.write({ stars: 4 });
      await reviews.submit.click();
      await expect(sheet).toHaveCount(0);
      await expect(page.getByText('Review Submitted').last()).toBeVisible();
      await expect(page.getByText('Thank you for sharing your experience!').last()).toBeVisible();
      await expect(page.getByText('You have reviewed this food.')).toBeVisible();
      await expect
        .poll(() => reviewsOf(api, food))
        .toContainEqual(
          expect.objectContaining({ food, user: member.id, rating: 4, review_text: 'Nutty 🍲 and thick.' }),
        );
      await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
      await page.getByRole('button', { name: 'Edit Review' }).click();
      await expect(sheet.getByRole('button', { name: 'Save Changes' })).toBeVisible();
      await sheet.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByText('Your changes are kept, and not submitted yet.'), 'nothing was changed').toHaveCount(
        0,
      );
    });
  },
);
