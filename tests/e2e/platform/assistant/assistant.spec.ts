import { expect, type Page } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { cameraPhoto } from '#tests/e2e/support/camera-photo.ts';
import { goOffline } from '#tests/e2e/support/go-offline.ts';
import { scrollToAssistant } from '#tests/e2e/support/scroll-to-assistant.ts';
import { openStep } from '#tests/e2e/support/form-steps.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { untilCatalogueIsHere } from '#tests/e2e/support/until-catalogue-is-here.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

/** What marks an answer that a test gives in the server's place as the server's own [S19]. */
const theServers = { 'X-Sync-Epoch': 'first' };

const chat = (page: Page) => page.getByRole('region', { name: 'Ask about food' });
const dishes = (page: Page) => page.getByRole('region', { name: 'AI recommendations' });
const question = (page: Page) => chat(page).getByRole('textbox', { name: 'Your question' });
const answers = (page: Page) => chat(page).getByRole('article');

async function openAssistant(page: Page): Promise<void> {
  await visit(page, '/explore');
  await scrollToAssistant(page);
  await expect(question(page)).toBeVisible();
}

async function ask(page: Page, words: string): Promise<void> {
  await question(page).fill(words);
  await question(page).press('Enter');
}

test('Describe offers a visitor a text; who asks is told to sign in, and finds the question again; a member is answered from the foods on the device, which is said, and led to the foods that are named', async ({
  page,
  app,
}) => {
  await test.step('Describe offers a text of what was entered; what was typed never goes without a way back', async () => {
    await page.goto('/contribute');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Laksa');
    const description = page.locator('[data-field=description] textarea');
    await openStep(page, 'Taste');
    await page.getByRole('button', { name: 'Describe', exact: true }).click();
    await expect(page.getByText('Pick a few flavours or textures first.', { exact: true })).toBeVisible();
    await page.locator('[data-field=flavours]').getByRole('button', { name: 'savory' }).click();
    await page.getByRole('button', { name: 'Describe', exact: true }).click();
    const offer = page.getByRole('region', { name: /^Offered description/ });
    await expect(offer).toHaveAttribute('data-ai-generated', 'device');
    await expect(offer.getByRole('textbox')).toHaveValue('Laksa tastes savory.');
    await offer.getByRole('textbox').fill('Laksa tastes savory, I think.');
    await offer.getByRole('button', { name: 'Use it' }).click();
    await expect(description).toHaveValue('Laksa tastes savory, I think.');
    await expect(page.getByRole('button', { name: 'Describe', exact: true })).toBeFocused();

    await page.getByRole('button', { name: 'Describe', exact: true }).click();
    await offer.getByRole('button', { name: 'Replace mine' }).click();
    await expect(description).toHaveValue('Laksa tastes savory.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(description).toHaveValue('Laksa tastes savory, I think.');
    await page.getByRole('button', { name: 'Describe', exact: true }).click();
    await offer.getByRole('button', { name: 'Dismiss' }).click();
    await expect(offer).toHaveCount(0);
    await expect(description).toHaveValue('Laksa tastes savory, I think.');
  });
  await test.step('a visitor is told to sign in, and finds the question again after that', async () => {
    const mina = await openApi(app).join('mina');
    await openAssistant(page);
    await dishes(page).getByRole('button', { name: 'Recommend something' }).click();
    await expect(page.getByText('Please sign in to get AI recommendations', { exact: true })).toBeVisible();
    await expect(dishes(page)).toContainText('No AI recommendations generated yet');
    await ask(page, 'What goes with kimchi?');
    await expect(page.getByText('Authentication Required', { exact: true })).toBeVisible();
    await chat(page).getByRole('link', { name: 'Sign In' }).click();
    await signIn(page, mina);
    await expect(page).toHaveURL(/\/explore$/);
    await openAssistant(page);
    await expect(question(page)).toHaveValue('What goes with kimchi?');
  });
  await test.step('a member asks the assistant, which answers from the foods on the device, says so, and leads to the foods it names', async () => {
    await untilCatalogueIsHere(page);
    await chat(page).getByRole('button', { name: 'What does pho taste like?' }).click();
    await expect(answers(page)).toHaveCount(1);
    await expect(answers(page)).toHaveAttribute('data-ai-generated', 'device');
    await expect(answers(page)).toHaveAccessibleName('Answer: Built-in assistant, on this device');
    await expect(answers(page)).toContainText('Pho Bo, from the Vietnamese kitchen, tastes');

    await question(page).fill('Is it');
    await question(page).press('Shift+Enter');
    await expect(question(page)).toHaveValue('Is it\n');
    await question(page).pressSequentially('vegan?');
    await question(page).press('Enter');
    await expect(answers(page)).toHaveCount(2);
    await expect(answers(page).last()).toContainText('By what is stated Pho Bo is not vegan.');
    await expect(question(page)).toHaveValue('');
    await expect(question(page)).toBeFocused();
    await ask(page, '   ');
    await expect(answers(page)).toHaveCount(2);

    await ask(page, 'thai dish w/o penuts or mango');
    const chip = (name: string) => answers(page).last().getByRole('button', { name });
    await expect(chip('Avoiding: peanut.')).toBeVisible();
    await chip('Avoiding: peanut.').focus();
    await page.keyboard.press('Enter');
    await expect(chip('Not avoiding: peanut.')).toBeVisible();
    await expect(chip('Avoiding: mango.')).toBeVisible();
    await expect(question(page)).toBeFocused();
    expect(await axeViolations(page, { within: 'main' })).toEqual([]);

    await question(page).fill('And what goes');
    await page.reload();
    await openAssistant(page);
    await expect(answers(page)).toHaveCount(3);
    await expect(chip('Not avoiding: peanut.')).toBeVisible();
    await expect(question(page)).toHaveValue('And what goes');
    await chat(page).getByRole('button', { name: 'Clear the conversation' }).click();
    await expect(answers(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(answers(page)).toHaveCount(3);
    await answers(page).nth(1).getByRole('link', { name: 'Pho Bo', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Pho Bo/ })).toBeVisible();

    // On a German page it answers in German; what it said before stays in English, and is marked so.
    await page.evaluate(() => localStorage.setItem('foretaste.device', JSON.stringify({ language: 'de' })));
    await page.goto('/explore');
    await scrollToAssistant(page, 'Frag nach Essen');
    const german = page.getByRole('region', { name: 'Frag nach Essen' });
    await expect(german.getByRole('article')).toHaveCount(3);
    await expect(german.getByRole('article').last()).toContainText('auf Englisch');
    await german.getByRole('textbox', { name: 'Deine Frage' }).fill('Sind da Nüsse drin?');
    await german.getByRole('textbox', { name: 'Deine Frage' }).press('Enter');
    await expect(german.getByRole('article')).toHaveCount(4);
    const inGerman = german.getByRole('article').last();
    await expect(inGerman).toContainText('Von Pho Bo sind Allergene angegeben, Erdnuss ist nicht darunter.');
    await expect(inGerman).not.toContainText('auf Englisch');
    await expect(inGerman.locator('[lang=en]')).toHaveCount(0);
    await expect(german.getByRole('article').first().locator('p[lang=en]')).toContainText(
      'Pho Bo, from the Vietnamese kitchen',
    );
  });
  await test.step('a long answer is read from its question on, in German to the last word, and leads to each food once', async () => {
    const german = page.getByRole('region', { name: 'Frag nach Essen' });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [place, asked] of ['Vergleiche Pho und Tonkotsu Ramen', 'Wie wird Pho gemacht?'].entries()) {
      await german.getByRole('textbox', { name: 'Deine Frage' }).fill(asked);
      await german.getByRole('textbox', { name: 'Deine Frage' }).press('Enter');
      await expect(german.getByRole('article')).toHaveCount(5 + place);
      await expect(german.getByText(asked, { exact: true })).toBeInViewport({ ratio: 1 });
    }
    const [compared, made] = [german.getByRole('article').nth(4), german.getByRole('article').nth(5)];
    await expect(compared.getByRole('paragraph').getByRole('link')).toHaveText([/Pho Bo/, /Tonkotsu Ramen/]);
    await expect(made).toContainText('So wird es gemacht: köcheln');
  });
});

installedTest(
  'without a connection the device answers and recommends by itself, and says so',
  async ({ page, app }) => {
    const api = openApi(app);
    const mina = await api.join('mina');
    const profile = { user: mina.id, id: mina.id, preferred_flavors: ['sour'], allergens: ['peanut'] };
    expect(
      (await api.call('POST', '/api/collections/user_taste_profiles/records', { token: mina.token, body: profile }))
        .status,
    ).toBe(200);
    await signIn(page, mina);
    await openAssistant(page);
    await goOffline(page);
    await ask(page, 'Are there nuts in pad thai?');
    await expect(answers(page)).toHaveAttribute('data-ai-generated', 'device');
    await expect(answers(page)).toContainText('Pad Thai contains peanut.');
    await expect(answers(page)).toContainText(/offline|could not be reached/);
    await dishes(page).getByRole('button', { name: 'Recommend something' }).click();
    const recommended = dishes(page).getByRole('article', {
      name: 'Recommendations: Built-in assistant, on this device',
    });
    await expect(recommended.getByRole('listitem')).toHaveCount(6);
    await expect(recommended.getByRole('listitem').first()).toContainText(/\d+% match/);
    await expect(recommended).not.toContainText('Pad Thai');
    await page.reload();
    await openAssistant(page);
    await expect(recommended.getByRole('listitem')).toHaveCount(6);
  },
);

test('what a service says or sees (R8) is asked for only on demand and marked as such; no question that was stopped, refused or cut off is lost', async ({
  page,
  app,
}) => {
  await test.step('R8: where a service sees, it is asked only on demand, and what it offers of a photo is taken word by word', async () => {
    await signIn(page, await openApi(app).join('mina'));
    await page.route('**/api/ai/abilities', (route) => route.fulfill({ json: { sees: true }, headers: theServers }));
    const asked: string[] = [];
    await page.route('**/api/ai/describe-photo', async (route) => {
      asked.push((route.request().postDataJSON() as { picture: string }).picture.slice(0, 23));
      await route.fulfill({
        json: { name: 'Ramen', flavours: ['umami', 'smoky'], textures: [], aromas: ['deep'], answeredBy: 'service' },
        headers: theServers,
      });
    });
    await visit(page, '/contribute');
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Soup');
    await page
      .locator('[data-field=photo] input[type=file]')
      .first()
      .setInputFiles(await cameraPhoto(page, { width: 400, height: 300 }));
    const look = page.getByRole('button', { name: 'Look at the photo' });
    await expect(look).toBeVisible();
    expect(asked).toEqual([]);
    await look.click();
    const offer = page.getByRole('region', { name: 'Offered for this photo: AI-generated' });
    await offer.getByRole('button', { name: 'Name: Ramen' }).click();
    await expect(name).toHaveValue('Ramen');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(name).toHaveValue('Soup');
    await offer
      .getByRole('group', { name: 'Flavours offered for this photo' })
      .getByRole('button', { name: 'umami' })
      .click();
    await expect(offer.getByRole('button', { name: 'umami' })).toHaveCount(0);
    await expect(offer.getByRole('button', { name: 'smoky' })).toBeFocused();
    await offer.getByRole('button', { name: 'Dismiss' }).click();
    await expect(look).toBeFocused();
    await openStep(page, 'Taste');
    await expect(page.locator('[data-field=flavours]').getByRole('button', { name: 'Remove umami' })).toBeVisible();
    expect(asked).toEqual(['data:image/jpeg;base64,']);
  });
  await test.step('what the service says is marked as such; a question that is stopped, refused or cut off by a reload is not lost', async () => {
    let reply = { status: 400, body: { message: 'That is too much at once.' } as object };
    let release = () => {};
    let held = new Promise<void>((open) => {
      release = open;
    });
    await page.route('**/api/ai/ai-food-assistant', async (route) => {
      await held;
      await route.fulfill({ status: reply.status, json: reply.body, headers: theServers }).catch(() => undefined);
    });
    await openAssistant(page);
    await ask(page, 'What is it like?');
    await chat(page).getByRole('button', { name: 'Stop' }).click();
    await expect(chat(page)).toContainText('You stopped this question.');
    release();
    await chat(page).getByRole('button', { name: 'Ask again' }).click();
    await expect(page.getByText('AI Error', { exact: true })).toBeVisible();
    await expect(page.getByText('That is too much at once.', { exact: true })).toBeVisible();
    await expect(chat(page)).toContainText('There is no answer to this');

    held = new Promise(() => undefined);
    await chat(page).getByRole('button', { name: 'Ask again' }).click();
    await expect(chat(page)).toContainText('Thinking');
    await page.reload();
    await openAssistant(page);
    await expect(chat(page)).toContainText('This question was interrupted');
    held = Promise.resolve();
    reply = {
      status: 200,
      body: { response: 'Deep and <b>bold</b>.', answeredBy: 'service', foods: [], processingTime: 3 },
    };
    await chat(page).getByRole('button', { name: 'Ask again' }).click();
    await expect(answers(page)).toHaveAttribute('data-ai-generated', 'service');
    await expect(answers(page)).toContainText('AI-generated');
    await expect(answers(page)).toContainText('Deep and <b>bold</b>.');
  });
});
