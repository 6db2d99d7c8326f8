import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ seed: true });

const part = (page: Page, name: string) => page.getByRole('region', { name });

async function contribute(
  api: Api,
  { by, ...food }: { by: ApiMember; name: string } & Record<string, unknown>,
): Promise<string> {
  const answer = await api.call('POST', '/api/collections/foods/records', {
    token: by.token,
    body: { ...food, uploaded_by: by.id },
  });
  expect(answer.status).toBe(200);
  return answer.body.id;
}

async function rate(api: Api, { by, food, rating }: { by: ApiMember; food: string; rating: number }): Promise<void> {
  expect(
    (
      await api.call('POST', '/api/collections/reviews/records', {
        token: by.token,
        body: { food, user: by.id, rating },
      })
    ).status,
  ).toBe(200);
}

/** For each mood one food that fits it and no other, and that stands first by its rating. */
async function serveMoods(api: Api, { by, rater }: { by: ApiMember; rater: ApiMember }): Promise<void> {
  const dishes = [
    { name: 'Breakfast tacos', taste_profile: { flavor: ['plain'] } },
    { name: 'Cheddar scone', taste_profile: { flavor: ['savory'] } },
    { name: 'Winter stew', taste_profile: { flavor: ['hearty'] } },
  ];
  for (const dish of dishes) await rate(api, { by: rater, food: await contribute(api, { by, ...dish }), rating: 5 });
}

interface Served {
  /** On a clock in Greenwich. */
  readonly at: string;
  readonly mood: string;
  readonly first: string;
  readonly others: readonly string[];
}

const dayInGreenwich: readonly Served[] = [
  { at: '09:30', mood: 'morning', first: 'Breakfast tacos', others: ['Cheddar scone', 'Winter stew'] },
  { at: '11:00', mood: 'afternoon', first: 'Cheddar scone', others: ['Breakfast tacos', 'Winter stew'] },
  { at: '17:00', mood: 'evening', first: 'Winter stew', others: ['Breakfast tacos', 'Cheddar scone'] },
];

async function expectServed(page: Page, { at, mood, first, others }: Served): Promise<void> {
  await page.clock.setFixedTime(`2026-05-04T${at}:00Z`);
  await visit(page, '/explore');
  const section = part(page, `For this ${mood}`);
  await expect(section.getByRole('article').first()).toBeVisible();
  expect(await section.getByRole('article').count()).toBeLessThanOrEqual(6);
  for (const other of others) await expect(section.getByRole('article').filter({ hasText: other })).toHaveCount(0);
  await section.getByRole('link', { name: `More for the ${mood}` }).click();
  await expect(page).toHaveURL(new RegExp(`/advanced-search\\?mood=${mood}$`));
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(first);
}

test.describe('in the zone Asia/Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });
  test('Explore offers what fits the evening: the hour is the member’s (spec 1 §2 and §9)', async ({ page, app }) => {
    const api = openApi(app);
    await serveMoods(api, { by: await api.join('mina'), rater: await api.join('ben') });
    // Noon in Greenwich is nine in the evening in Tokyo.
    await expectServed(page, {
      at: '12:00',
      mood: 'evening',
      first: 'Winter stew',
      others: ['Breakfast tacos', 'Cheddar scone'],
    });
  });
});

test('Explore offers what fits the morning, the afternoon, the evening (spec 1 §2 and §9)', async ({ page, app }) => {
  const api = openApi(app);
  await serveMoods(api, { by: await api.join('mina'), rater: await api.join('ben') });
  for (const served of dayInGreenwich) await test.step(served.mood, () => expectServed(page, served));
});

test('where nothing is rated, Explore goes by what is stated (R36), and offers a member what suits the taste profile (R5, R20)', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const [mina, ben] = [await api.join('mina'), await api.join('ben')];
  await test.step('where nothing is rated, the afternoon goes by what is stated: no dessert, no drink (R36)', async () => {
    await page.clock.setFixedTime('2026-05-04T13:00:00Z');
    await page.goto('/explore');
    await expect(page.getByRole('heading', { name: 'On the table today' })).toBeVisible();
    const foods = part(page, 'For this afternoon').getByRole('article');
    await expect(foods).toHaveCount(6);
    for (const name of ['Tiramisù', 'Gelato al Pistacchio', 'Espresso', 'Aperol Spritz'])
      await expect(foods.filter({ hasText: name })).toHaveCount(0);
  });
  await test.step('a member is offered what suits the taste profile: never own foods, never what must be avoided (spec 1 §9; R5, R20)', async () => {
    const taste = { origin: 'Atlantean', taste_profile: { flavor: ['truffled'] } };
    await contribute(api, {
      by: ben,
      name: 'Deep sea broth',
      ...taste,
      allergens: [],
      dietary_info: { dairy_free: true },
    });
    await contribute(api, { by: ben, name: 'Kelp custard', ...taste, allergens: ['milk'] });
    await contribute(api, { by: mina, name: 'My own broth', ...taste, allergens: [] });
    const profile = {
      id: mina.id,
      user: mina.id,
      preferred_flavors: ['truffled'],
      preferred_cuisines: ['Atlantean'],
      allergens: ['milk'],
    };
    expect(
      (await api.call('POST', '/api/collections/user_taste_profiles/records', { token: mina.token, body: profile }))
        .status,
    ).toBe(200);
    await expect(page.getByRole('heading', { name: 'On the table today' })).toBeVisible();
    await expect(part(page, 'For your taste')).toHaveCount(0);
    await signIn(page, mina, '/explore');
    const forYou = part(page, 'For your taste').getByRole('article');
    await expect(forYou).toHaveCount(1);
    await expect(forYou).toContainText('Deep sea broth');
    await expect(forYou).toContainText(/\d+% match/);
  });
});
