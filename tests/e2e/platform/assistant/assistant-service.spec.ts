import { expect } from '@playwright/test';
import { appTest as test, startApp } from '#tests/e2e/support/app-test.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { untilCatalogueIsHere } from '#tests/e2e/support/until-catalogue-is-here.ts';
import { fakeAiService } from '#tests/support/server/fake-ai-service.ts';
import { openApi } from '#tests/support/server/open-api.ts';

const callsOfMember = 5;

test('a configured service answers and is marked as such; it dies, its budget ends, and nothing that was asked is lost', async ({
  browser,
}) => {
  const service = await fakeAiService({ say: { answer: 'Pad Thai is tangy, sweet and umami.' } });
  const app = await startApp({ seed: true, env: { ...service.env, AI_MEMBER_DAILY_CALLS: String(callsOfMember) } });
  const page = await browser.newPage({ baseURL: app.url, serviceWorkers: 'block', reducedMotion: 'reduce' });
  await signIn(page, await openApi(app).join('curious_one'), '/explore');
  const question = page.getByRole('textbox', { name: 'Your question' });
  // The panels come when a reader comes near them.
  const comeNear = () =>
    expect(async () => {
      await page.keyboard.press('End');
      await expect(question).toBeVisible({ timeout: 500 });
    }).toPass();
  await comeNear();
  await untilCatalogueIsHere(page);
  const ask = async (text: string) => {
    await question.fill(text);
    await question.press('Enter');
  };
  const answers = page.getByRole('group', { name: 'Conversation' }).getByRole('article');

  await ask('What does Pad Thai taste like?');
  await expect(answers.nth(0)).toHaveAttribute('data-ai-generated', 'service');
  await expect(answers.nth(0)).toContainText('Pad Thai is tangy, sweet and umami.');
  await expect(answers.nth(0).getByRole('link', { name: 'Pad Thai', exact: true })).toHaveAttribute(
    'href',
    /^\/food\/\w{15}$/,
  );

  service.usual = { fail: 'cut' };
  await ask('What does kimchi taste like?');
  await expect(answers.nth(1)).toHaveAttribute('data-ai-generated', 'device', { timeout: 30_000 });
  await expect(answers.nth(1)).toContainText('Kimchi');
  await expect(answers.nth(1)).toContainText('Answered from the catalogue: the AI service did not answer.');

  service.usual = { say: { answer: 'It is warming.' } };
  await ask('Is it warming?');
  await expect(answers.nth(2)).toHaveAttribute('data-ai-generated', 'service');
  expect(service.requests).toHaveLength(callsOfMember);
  await ask('What goes with Pad Thai?');
  await expect(answers.nth(3)).toContainText('your questions to the AI service are used up for today');
  await page.getByRole('button', { name: 'Recommend something' }).click();
  const recommended = page.getByRole('article', { name: /^Recommendations/ });
  await expect(recommended).toHaveAttribute('data-ai-generated', 'device');
  await expect(recommended.getByRole('listitem')).toHaveCount(6);
  await expect(recommended).toContainText('used up for today');

  await page.reload();
  await comeNear();
  await expect(answers).toHaveCount(4);
  await expect(answers.nth(0)).toHaveAttribute('data-ai-generated', 'service');

  await page.close();
  await app.stop();
  await service.stop();
});
