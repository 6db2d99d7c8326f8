import { expect } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { reviewPage } from '#tests/e2e/support/review-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

async function aReviewedFood(api: Api, owner: ApiMember, critic: ApiMember): Promise<string> {
  const food = (
    await api.call('POST', '/api/collections/foods/records', {
      token: owner.token,
      body: { name: 'Afang soup', uploaded_by: owner.id },
    })
  ).body.id;
  await api.call('POST', '/api/collections/reviews/records', {
    token: critic.token,
    body: { food, user: critic.id, rating: 1, review_text: 'You all smell.' },
  });
  return food;
}

async function stored(api: Api, collection: string) {
  return (await api.call('GET', `/api/collections/${collection}/records`, { token: await api.asSuperuser() })).body
    .items;
}

installedTest(
  'a review is reported from itself, offline too, once, and the report can be taken back',
  async ({ page, app }) => {
    const api = openApi(app);
    const [reader, owner, critic] = [await api.join('reader'), await api.join('owner'), await api.join('critic')];
    const food = await aReviewedFood(api, owner, critic);
    await signIn(page, reader);
    const reviews = reviewPage(page, food);
    await reviews.open();
    await expect(reviews.list).toHaveCount(1);
    await goOffline(page);
    await page.getByRole('button', { name: 'Report the review by critic Example, and more' }).click();
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Report the review by critic Example' });
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
    await dialog.getByLabel('What is wrong with it?').selectOption('offensive');
    await dialog.getByLabel('Anything we should know?').fill('Rude.');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you for reporting this').last()).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).focus(); // the toast waits
    expect(await stored(api, 'reports')).toEqual([]);
    await goOnline(page);
    await expect
      .poll(() => stored(api, 'reports'))
      .toMatchObject([
        {
          reporter: reader.id,
          kind: 'review',
          reason: 'offensive',
          text: 'Rude.',
          excerpt: 'You all smell.',
          status: 'open',
        },
      ]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => stored(api, 'reports')).toEqual([]);
  },
);

test('a block takes the other’s review off the page at once and from the server on; Undo brings it back', async ({
  page,
  app,
  browser,
}) => {
  const api = openApi(app);
  const [reader, owner, critic] = [await api.join('reader'), await api.join('owner'), await api.join('critic')];
  const food = await aReviewedFood(api, owner, critic);
  await api.call('POST', '/api/collections/reviews/records', {
    token: reader.token,
    body: { food, user: reader.id, rating: 5, review_text: 'Lovely.' },
  });
  const theirs = await (await browser.newContext({ baseURL: app.url, reducedMotion: 'reduce' })).newPage();
  await signIn(theirs, critic);
  const critics = reviewPage(theirs, food);
  await critics.open();
  await expect(critics.list).toHaveCount(2);

  await signIn(page, reader);
  const reviews = reviewPage(page, food);
  await reviews.open();
  await expect(reviews.list).toHaveCount(2);
  await page.getByRole('button', { name: 'Report the review by critic Example, and more' }).click();
  await page.getByRole('button', { name: 'Block critic Example' }).click();
  await expect(page.getByText('you will not see each other’s profile')).toBeVisible();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(reviews.list).toHaveCount(1);
  await expect(page.getByText('critic Example is blocked').last()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).focus(); // the toast waits
  await expect(critics.list).toHaveCount(1);
  await expect(theirs.getByText('Lovely.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(reviews.list).toHaveCount(2);
  await expect(critics.list).toHaveCount(2);
  await theirs.context().close();
});

test('an admin hides what was reported and shows it again; nobody else gets in', async ({ page, app, browser }) => {
  const api = openApi(app);
  const [admin, owner, critic] = [await api.join('admin_one'), await api.join('owner'), await api.join('critic')];
  await api.call('POST', '/api/collections/user_roles/records', {
    token: await api.asSuperuser(),
    body: { user: admin.id, role: 'admin' },
  });
  const food = await aReviewedFood(api, owner, critic);
  const [review] = await stored(api, 'reviews');
  await api.call('POST', '/api/collections/reports/records', {
    token: owner.token,
    body: { reporter: owner.id, kind: 'review', item: review?.id, reason: 'offensive', text: 'Rude.' },
  });
  const leaver = await api.join('leaver');
  await api.create('reports', leaver, { reporter: leaver.id, kind: 'review', item: review?.id, reason: 'spam' });
  await api.call('POST', '/api/account/delete', { token: leaver.token, body: { password: 'a-test-password' } });
  const visitor = await (await browser.newContext({ baseURL: app.url, reducedMotion: 'reduce' })).newPage();
  const seen = reviewPage(visitor, food);
  await seen.open();
  await expect(seen.list).toHaveCount(1);
  await visitor.goto('/admin/moderation');
  await expect(visitor).toHaveURL(/\/auth/);
  await seen.open();

  await signIn(page, admin, '/admin/moderation');
  const card = page.getByRole('article', { name: 'Review: You all smell.' });
  await expect(card.getByText('Offensive or hateful')).toBeVisible();
  await expect(card.getByText('The reporter has left')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('Nothing to decide')).toBeVisible();
  await expect(seen.list).toHaveCount(0);
  await page.getByText('Decided', { exact: true }).click();
  await card.getByRole('button', { name: 'Restore' }).click();
  await expect(seen.list).toHaveCount(1);
  await expect
    .poll(async () => (await stored(api, 'admin_actions')).map((row) => row['action']).toSorted())
    .toEqual(['review.hide', 'review.restore']);
  await visitor.context().close();
});

test('a message is reported and its sender blocked from the thread; a member is muted from the member’s page; the moderation is not for who has no role', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const [reader, pest, loud] = [await api.join('reader'), await api.join('pest'), await api.join('loud')];
  await test.step('a message is reported and its sender blocked from the thread; the sender can write nothing more', async () => {
    const [participant_1, participant_2] = [reader.id, pest.id].toSorted();
    const conversation = (
      await api.call('POST', '/api/collections/conversations/records', {
        token: pest.token,
        body: { participant_1, participant_2 },
      })
    ).body.id;
    const write = () =>
      api.call('POST', '/api/collections/messages/records', {
        token: pest.token,
        body: { conversation, sender: pest.id, content: 'Buy my soup: https://soup.example/buy.' },
      });
    expect((await write()).status).toBe(200);
    await signIn(page, reader, `/messages/${conversation}`);
    await expect(page.getByRole('link', { name: 'https://soup.example/buy', exact: true })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
    await page.getByRole('button', { name: 'Message of pest Example: what else' }).click();
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Report the message of pest Example' });
    await dialog.getByLabel('What is wrong with it?').selectOption('spam');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect
      .poll(() => stored(api, 'reports'))
      .toMatchObject([{ kind: 'message', excerpt: 'Buy my soup: https://soup.example/buy.' }]);
    await page.getByRole('button', { name: 'Report pest Example, and more' }).click();
    await page.getByRole('button', { name: 'Block pest Example' }).click();
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(page.getByText(/Buy my soup/)).toHaveCount(0);
    await expect.poll(async () => (await write()).status).toBe(400);
    // Whom a member has blocked is said on their page, with the way back (R38).
    await visit(page, '/profile/pest');
    await expect(page.getByRole('heading', { name: 'You blocked pest Example' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Unblock' }).click();
    await expect(page.getByRole('heading', { name: 'pest Example', exact: true })).toBeVisible();
  });
  await test.step('a member is muted from the member’s page, and heard again by Undo', async () => {
    await visit(page, '/profile/loud');
    await page.getByRole('button', { name: 'Report loud Example, and more' }).click();
    await page.getByRole('button', { name: 'Mute loud Example' }).click();
    await expect(page.getByText('loud Example is muted').last()).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).focus(); // the toast waits
    await expect.poll(() => stored(api, 'mutes')).toMatchObject([{ muter: reader.id, muted: loud.id }]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => stored(api, 'mutes')).toEqual([]);
  });
  await test.step('a member without the role sees that the moderation is not theirs', async () => {
    await visit(page, '/admin/moderation');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });
});
