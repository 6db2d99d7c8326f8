import { expect, type Page } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { twoMembers } from '#tests/e2e/support/two-members.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

const box = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const thread = (page: Page) => page.getByRole('region', { name: /^Messages with/ });
const bubble = (page: Page, text: string) => thread(page).getByText(text, { exact: true });
const list = (page: Page) => page.getByRole('region', { name: 'Conversations' });

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(box(page)).toHaveValue('');
}

async function follow(api: Api, follower: ApiMember, following: ApiMember): Promise<void> {
  const { status } = await api.call('POST', '/api/collections/user_follows/records', {
    token: follower.token,
    body: { follower: follower.id, following: following.id },
  });
  expect(status).toBe(200);
}

/** A conversation that both have joined, with messages of `sender`, oldest first. */
async function aConversation(
  api: Api,
  { sender, reader, texts }: { sender: ApiMember; reader: ApiMember; texts: readonly string[] },
): Promise<string> {
  await follow(api, reader, sender);
  const [participant_1, participant_2] = [sender.id, reader.id].toSorted();
  const { body } = await api.call('POST', '/api/collections/conversations/records', {
    token: sender.token,
    body: { participant_1, participant_2 },
  });
  for (const content of texts) {
    const { status } = await api.call('POST', '/api/collections/messages/records', {
      token: sender.token,
      body: { conversation: body.id, sender: sender.id, content },
    });
    expect(status).toBe(200);
  }
  return body.id;
}

test('a draft is kept per conversation; the composer counts near its limit; [S6] a message that the server refuses says so, and can be retried or discarded', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const [ada, ben, eve] = [await api.join('ada'), await api.join('ben'), await api.join('eve')];
  await test.step('asks a visitor to sign in', async () => {
    await page.goto('/messages');
    await expect(page.getByRole('heading', { level: 1, name: 'Please sign in to see your messages' })).toBeVisible();
  });
  await test.step('a draft is kept per conversation, through a reload, and shown in the list', async () => {
    await aConversation(api, { sender: ben, reader: ada, texts: ['Hello'] });
    await signIn(page, ada, `/messages?with=${ben.id}`);
    await expect(bubble(page, 'Hello')).toBeVisible();
    await box(page).fill('I was about to sa');
    await page.reload();
    await expect(box(page)).toHaveValue('I was about to sa');
    await visit(page, '/messages');
    await expect(list(page).getByRole('link', { name: /ben Example/ })).toContainText('Draft: I was about to sa');
  });
  await test.step('the composer counts near its limit of 4,000 characters, and sends by Enter where there is a keyboard', async () => {
    await visit(page, `/messages?with=${ben.id}`);
    await box(page).fill('x'.repeat(3_599));
    await expect(page.getByText('characters left')).toBeHidden();
    await box(page).fill('x'.repeat(3_990));
    await expect(page.getByText('10 of 4,000 characters left')).toBeVisible();
    await box(page).fill('x'.repeat(4_001));
    await expect(page.getByText('1 too many: at most 4,000 characters')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await box(page).fill('');
    await box(page).pressSequentially('two');
    await box(page).press('Shift+Enter');
    await box(page).pressSequentially('lines');
    await box(page).press('Enter');
    await expect(thread(page).getByText('two\nlines')).toBeVisible();
    await expect(box(page)).toBeFocused();
  });
  await test.step('[S6] a message that the server refuses says so, and can be retried or discarded', async () => {
    await aConversation(api, { sender: eve, reader: ada, texts: ['Good evening'] });
    const root = await api.asSuperuser();
    const { body: collection } = await api.call('GET', '/api/collections/messages', { token: root });
    const rule = (createRule: unknown) =>
      api.call('PATCH', '/api/collections/messages', { token: root, body: { createRule } });
    await list(page)
      .getByRole('link', { name: /eve Example/ })
      .click();
    await expect(bubble(page, 'Good evening')).toBeVisible();
    await rule('@request.body.content != "first" && @request.body.content != "second"');
    await write(page, 'first');
    await write(page, 'second');
    await write(page, 'third');
    await expect(thread(page).getByText('Not sent.')).toHaveCount(2);
    await expect(thread(page).getByText('Sent', { exact: true })).toHaveCount(1);
    await rule(collection['createRule']);
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(thread(page).getByText('Not sent.')).toHaveCount(1);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(thread(page).getByText('Not sent.')).toHaveCount(0);
    await expect(bubble(page, 'second')).toHaveCount(0);
    await expect(thread(page).getByText('Sent', { exact: true })).toHaveCount(2);
  });
});

test('R18: two members write to each other, see it at once, and see what was read @main', async ({
  app,
  browser,
  page,
}) => {
  const { api, ada, ben } = await twoMembers({ app, browser, page });
  await follow(api, ben.member, ada.member);
  await ben.page.goto('/messages');
  await expect(ben.page.getByText('No conversations yet')).toBeVisible();
  const choose = ben.page.getByRole('heading', { name: 'Choose a conversation' });
  await expect(choose, 'nothing to choose from').toHaveCount(0);
  await visit(ada.page, `/messages?with=${ben.member.id}`);
  await expect(ada.page.getByText('Say hello to Ben Suzuki')).toBeVisible();
  await write(ada.page, 'Which ramen is the richest?');
  await expect(ada.page).toHaveURL(/\/messages\/[a-z0-9]{15}$/);
  await expect(bubble(ada.page, 'Which ramen is the richest?')).toBeVisible();

  // By the event stream: well before any timer of the fallback.
  const row = list(ben.page).getByRole('link', { name: /Ada Okafor/ });
  await expect(row).toContainText('Which ramen is the richest?', { timeout: 5_000 });
  await expect(row).toContainText('1 unread message');
  await expect(choose).toBeVisible();
  await row.click();
  await expect(bubble(ben.page, 'Which ramen is the richest?')).toBeVisible();
  await expect(thread(ada.page).getByText('Read', { exact: true })).toBeAttached();
  await write(ben.page, 'Tonkotsu. 🍜');
  await expect(bubble(ada.page, 'Tonkotsu. 🍜')).toBeVisible({ timeout: 5_000 });
  await ben.page.context().close();
});

installedTest(
  '[S1] [S13] what is written without a network waits in its order, survives a reload, and arrives once',
  async ({ app, browser, page }) => {
    const { api, ada, ben } = await twoMembers({ app, browser, page });
    await aConversation(api, { sender: ada.member, reader: ben.member, texts: ['Hello Ben'] });
    await ada.page.goto(`/messages?with=${ben.member.id}`);
    await expect(bubble(ada.page, 'Hello Ben')).toBeVisible();
    await goOffline(ada.page);
    for (const text of ['one', 'two', 'three']) await write(ada.page, text);
    await expect(thread(ada.page).getByText('Waiting to be sent')).toHaveCount(3);
    await ada.page.reload();
    await expect(thread(ada.page).getByText('Waiting to be sent')).toHaveCount(3);
    await goOnline(ada.page);
    await expect(thread(ada.page).getByText('Waiting to be sent')).toHaveCount(0);
    await visit(ben.page, `/messages?with=${ada.member.id}`);
    await expect(bubble(ben.page, 'three')).toBeVisible();
    const { body } = await api.call('GET', '/api/collections/messages/records?sort=created', {
      token: ben.member.token,
    });
    expect(body.items.map(({ content }) => content)).toEqual(['Hello Ben', 'one', 'two', 'three']);
    await ben.page.context().close();
  },
);

test.describe('where the event stream does not get through', () => {
  // Requests that a service worker passes on cannot be held up here.
  test.use({ serviceWorkers: 'block' });

  test('R26: news comes by asking, at the documented rate', async ({ app, page }) => {
    const api = openApi(app);
    const [ada, ben] = [await api.join('ada'), await api.join('ben')];
    const conversation = await aConversation(api, { sender: ben, reader: ada, texts: ['Hello'] });
    let refused = 0;
    await page.context().route('**/api/realtime*', (route) => {
      refused += 1;
      return route.abort();
    });
    await signIn(page, ada, `/messages/${conversation}`);
    await expect(bubble(page, 'Hello')).toBeVisible();
    await api.call('POST', '/api/collections/messages/records', {
      token: ben.token,
      body: { conversation, sender: ben.id, content: 'By the timer' },
    });
    await expect(bubble(page, 'By the timer')).toBeVisible();
    expect(refused).toBeGreaterThan(0);
  });
});

test('a stranger’s first message is a request: read in private, accepted or declined', async ({
  app,
  browser,
  page,
}) => {
  const { ada, ben } = await twoMembers({ app, browser, page });
  await ada.page.goto(`/messages?with=${ben.member.id}`);
  await write(ada.page, 'You do not know me.');
  await visit(ben.page, '/messages');
  const request = ben.page.getByRole('region', { name: 'Requests (1)' });
  await expect(request.getByText('You do not know me.')).toBeVisible();
  await request.getByRole('link', { name: 'Ada Okafor' }).click();
  await expect(bubble(ben.page, 'You do not know me.')).toBeVisible();
  await expect(box(ben.page)).toBeHidden();
  await ben.page
    .getByRole('region', { name: /^Conversation with/ })
    .getByRole('button', { name: 'Decline' })
    .click();
  await ben.page.getByRole('button', { name: 'Undo' }).focus(); // the toast waits
  await expect(ben.page.getByText('Request declined').first()).toBeVisible();
  await expect(request).toBeHidden();
  await expect(ada.page.getByText('This member does not take messages from you.')).toBeVisible();
  await expect(thread(ada.page).getByText('Read', { exact: true })).toHaveCount(0);
  await ben.page.getByRole('button', { name: 'Undo' }).click();
  await list(ben.page)
    .getByRole('link', { name: /Ada Okafor/ })
    .click();
  await expect(box(ben.page)).toBeVisible();
  await expect(thread(ada.page).getByText('Read', { exact: true })).toBeAttached();
  await ben.page.context().close();
});

test('the menu counts what is unread, the list finds a conversation by name, older messages come by scrolling, and axe finds nothing', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const [ada, ben, cleo] = [
    await api.join('ada'),
    await api.join('ben'),
    await api.join('cleo', { full_name: 'Cléo Þórsdóttir' }),
  ];
  const [dan, eve, fay] = [await api.join('dan'), await api.join('eve'), await api.join('fay')];

  await test.step('the menu counts what is unread, and the list finds a conversation by name', async () => {
    await aConversation(api, { sender: ben, reader: ada, texts: ['Hello', 'Hello?'] });
    await aConversation(api, { sender: cleo, reader: ada, texts: ['مرحبا، كيف كان العشاء؟ 🍲'] });
    await signIn(page, ada, '/');
    await page.getByRole('button', { name: /^Account/ }).click();
    const link = page.getByRole('link', { name: 'Messages 3 unread messages' });
    await expect(link).toBeVisible();
    await link.click();
    await expect(list(page).getByRole('link')).toHaveCount(2);
    await page.getByRole('searchbox', { name: 'Search conversations' }).fill('cleo tho');
    await expect(list(page).getByRole('link')).toHaveCount(1);
    await list(page).getByRole('link', { name: /Cléo/ }).click();
    await expect(bubble(page, 'مرحبا، كيف كان العشاء؟ 🍲')).toHaveCSS('direction', 'rtl');
  });
  await test.step('older messages come by scrolling, and a new one does not move who reads them', async () => {
    const conversation = await aConversation(api, {
      sender: dan,
      reader: ada,
      texts: Array.from({ length: 130 }, (_, index) => `Message number ${index}`),
    });
    await visit(page, `/messages/${conversation}`);
    await expect(bubble(page, 'Message number 129')).toBeVisible();
    await expect(bubble(page, 'Message number 0')).toBeHidden();
    await expect
      .poll(async () => {
        await thread(page).evaluate((scroller) => {
          scroller.scrollTop = 0;
        });
        return bubble(page, 'Message number 0').isVisible();
      })
      .toBe(true);

    await thread(page).evaluate((scroller) => {
      scroller.scrollTop += 400;
    });
    const seen = thread(page)
      .getByText(/^Message number/)
      .first();
    const text = (await seen.textContent()) ?? '';
    const before = await bubble(page, text).boundingBox();
    await api.call('POST', '/api/collections/messages/records', {
      token: dan.token,
      body: { conversation, sender: dan.id, content: 'Are you there?' },
    });
    const chip = page.getByRole('button', { name: '1 new message' });
    await expect(chip).toBeVisible();
    expect(await bubble(page, text).boundingBox()).toEqual(before);
    await chip.click();
    await expect(bubble(page, 'Are you there?')).toBeInViewport();
    await expect(chip).toBeHidden();
  });
  await test.step('axe finds nothing on the list, a thread, a request and a failed message', async () => {
    const conversation = await aConversation(api, { sender: fay, reader: ada, texts: ['Hello', 'Hello?'] });
    const [participant_1, participant_2] = [ada.id, eve.id].toSorted();
    const asked = await api.call('POST', '/api/collections/conversations/records', {
      token: eve.token,
      body: { participant_1, participant_2 },
    });
    await api.call('POST', '/api/collections/messages/records', {
      token: eve.token,
      body: { conversation: asked.body.id, sender: eve.id, content: 'A stranger writes.' },
    });
    await visit(page, '/messages');
    await page.getByRole('searchbox', { name: 'Search conversations' }).fill('');
    await expect(page.getByText('A stranger writes.')).toBeVisible();
    await expectAccessible(page, 'the list');
    await visit(page, `/messages/${asked.body.id}`);
    await expect(bubble(page, 'A stranger writes.')).toBeVisible();
    await expectAccessible(page, 'a request');
    await visit(page, `/messages/${conversation}`);
    await expect(bubble(page, 'Hello?')).toBeVisible();
    await box(page).fill('x'.repeat(4_001));
    await expectAccessible(page, 'a thread');
    const root = await api.asSuperuser();
    await api.call('PATCH', '/api/collections/messages', {
      token: root,
      body: { createRule: '@request.body.content = "x"' },
    });
    await write(page, 'Will not arrive');
    await expect(thread(page).getByText('Not sent.')).toBeVisible();
    await expectAccessible(page, 'a failed message');
  });
});
