import { expect as expectAtOnce, type Locator, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { aFood } from '#tests/e2e/support/review-page.ts';
import { postMailTo } from '#tests/e2e/support/post-mail-to.ts';
import { scrollToAssistant } from '#tests/e2e/support/scroll-to-assistant.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { catchMail } from '#tests/support/server/catch-mail.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { untilKept } from '#tests/e2e/support/until-kept.ts';

test.use({ seed: false });

/** Two loads of the app for each form. */
const expect = expectAtOnce.configure({ timeout: 30_000 });

interface Form {
  readonly path: string;
  /** What has to be pressed before the field is there. */
  readonly open?: (page: Page) => Promise<void>;
  readonly field: (page: Page) => Locator;
  /** Where the address leads back to what is written. */
  readonly address?: RegExp;
}

const box = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true });
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

const visitorsForms: Readonly<Record<string, Form>> = {
  'a new account': { path: '/auth?tab=sign-up', field: box('Username') },
  'the registration of a chef': {
    path: '/auth/professional-chef',
    field: (page) => page.getByLabel('Years of Experience'),
  },
};

const membersForms = ({
  food,
  other,
}: {
  readonly food: string;
  readonly other: string;
}): Readonly<Record<string, Form>> => ({
  'a review': { path: `/food/${food}`, field: (page) => page.getByLabel('Your review (optional)') },
  'a report': {
    path: `/food/${food}`,
    open: async (page) => {
      await press('More')(page);
      await press('Report')(page);
    },
    field: (page) => page.getByLabel('Anything we should know?'),
  },
  'a message': { path: `/messages?with=${other}`, field: box('Message') },
  'the own profile': { path: '/profile', open: press('Edit profile'), field: (page) => page.getByLabel('Bio') },
  'a new e-mail': { path: '/user-settings', field: (page) => page.getByLabel('New E-mail') },
  'a question to the assistant': { path: '/explore', open: scrollToAssistant, field: box('Your question') },
  'a contribution': { path: '/contribute', field: box('Name'), address: /\?draft=/ },
});

/** How an app comes back: by a reload, or after a phone has ended it, when the tab knows nothing and the device alone remembers. */
const reload = (page: Page) => page.reload();
const startAnew = async (page: Page, typed: string) => {
  // A phone ends no app in the moment of a press: what was typed has come to the device by then.
  await untilKept(page, new RegExp(typed));
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
};

async function expectToSurvive(
  page: Page,
  forms: Readonly<Record<string, Form>>,
  comeBack: (page: Page, typed: string) => Promise<unknown>,
): Promise<void> {
  for (const [at, [name, { path, open = () => Promise.resolve(), field, address = /./ }]] of Object.entries(
    forms,
  ).entries()) {
    const typed = `plum${at}@foretaste.test`;
    await visit(page, path);
    await open(page);
    await field(page).fill(typed);
    await expect(field(page), name).toHaveValue(typed);
    await page.waitForURL(address);
    await comeBack(page, typed);
    await open(page);
    await expect(field(page), name).toHaveValue(typed);
  }
}

test('[S9] what was typed into any form is there after a reload, and a member’s after the app was ended', async ({
  page,
  app,
}) => {
  page.setDefaultTimeout(45_000);
  const api = openApi(app);
  // Another address is asked for where its link can be sent (R35).
  const mail = await catchMail();
  const [mina, ben] = [await api.join('mina'), await api.join('ben')];
  await postMailTo(mail, app);
  const food = await aFood(api, ben);
  await expectToSurvive(page, visitorsForms, reload);
  await visit(page, '/auth');
  await signIn(page, mina);
  await expectToSurvive(page, membersForms({ food, other: ben.id }), startAnew);
  await mail.stop();
});
