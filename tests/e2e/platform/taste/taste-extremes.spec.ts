import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { type Api, type ApiMember, openApi, recordsPath } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

async function tell(api: Api, member: ApiMember, taste: Record<string, unknown>): Promise<void> {
  const answer = await api.call('POST', '/api/collections/user_taste_profiles/records', {
    token: member.token,
    body: { ...taste, id: member.id, user: member.id },
  });
  expect(answer.status).toBe(200);
}

async function expectNoWider(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

const recommended = (page: Page) => page.getByRole('region', { name: 'Recommended for you' });

/** A list of the member's own taste: the cards of recommended foods have lists of the same names. */
const tasteList = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Your taste', exact: true }).getByRole('list', { name });

test('what knows next to nothing breaks nothing: a food of which only the name is stated, and a profile of unknown words', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const mina = await api.join('mina');
  await test.step('a food of which nothing but its name is stated is found, drawn with typical values as such, and answers that too little is known', async () => {
    expect(
      (
        await api.call('POST', '/api/collections/foods/records', {
          token: mina.token,
          body: { name: 'Nameless stew', uploaded_by: mina.id },
        })
      ).status,
    ).toBe(200);
    await tell(api, mina, { preferred_flavors: ['umami'], spice_tolerance: 3 });
    await signIn(page, mina, '/explore');
    await expect(page.getByRole('region', { name: 'Just shared' })).toContainText('Nameless stew');
    await visit(page, '/advanced-search?q=nameless');
    const card = page.getByRole('article').filter({ hasText: 'Nameless stew' });
    await expect(card.getByRole('img', { name: 'Nobody has stated how it tastes.' })).toBeVisible();
    await expect(card).not.toContainText('Rated');
    await expect(card).not.toContainText('% match');
    await visit(page, '/advanced-search?q=nameless&spicy=0-2');
    await expect(page.getByRole('heading', { name: 'No foods found' })).toBeVisible();
    await page.getByRole('button', { name: 'Drop “Spicy 0–2”' }).click();
    await card.getByRole('link', { name: 'Nameless stew' }).click();
    const panel = page.getByRole('region', { name: 'Will I like it?' });
    await expect(panel).toContainText('Too little is stated of it to say.');
    await expect(panel.getByRole('list', { name: 'Not known' })).toContainText('How hot it is');
    await expect(panel).not.toContainText('%');
  });
  await test.step('a profile full of unknown words is shown as it is, can be mended, and breaks nothing', async () => {
    const words = ['zzgrm', '🦄', 'قوام', 'x'.repeat(60)];
    const told = await api.call('PATCH', recordsPath('user_taste_profiles', mina.id), {
      token: mina.token,
      body: {
        preferred_flavors: words,
        preferred_textures: ['splorf'],
        preferred_cuisines: ['Atlantean'],
        allergens: ['love'],
        dietary_restrictions: ['breatharian'],
      },
    });
    expect(told.status).toBe(200);
    await visit(page, '/taste-profile');
    for (const word of words) await expect(tasteList(page, 'Flavours')).toContainText(word);
    await expect(tasteList(page, 'Must avoid')).toContainText('love');
    await expect(recommended(page).getByText('Nothing in the catalogue suits what you told so far.')).toBeVisible();
    await expectNoWider(page);

    await visit(page, '/advanced-search?q=pad%20thai&sort=match');
    await page.getByRole('article').getByRole('link', { name: 'Pad Thai', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Will I like it?' });
    await expect(panel).toContainText('Nobody stated everything that you must know of it.');
    await expect(panel.getByRole('list', { name: 'Not known' })).toContainText('Not stated: love');

    await visit(page, '/taste-profile?tab=edit');
    const flavours = page.getByRole('group', { name: 'Flavours' });
    await expect(flavours.getByRole('button', { pressed: true })).toHaveText(words);
    await expectNoWider(page);
    await flavours.getByRole('button', { name: 'zzgrm', exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(tasteList(page, 'Flavours')).not.toContainText('zzgrm');
    await expect(tasteList(page, 'Flavours')).toContainText('🦄');
  });
});
