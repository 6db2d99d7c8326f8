import { type Browser, expect, type Page } from '@playwright/test';
import { appTest, installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { postMailTo } from '#tests/e2e/support/post-mail-to.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { aDocument } from '#tests/support/a-document.ts';
import { catchMail } from '#tests/support/server/catch-mail.ts';
import { type Api, type ApiMember, openApi, recordsPath } from '#tests/support/server/open-api.ts';
import type { PocketBaseServer } from '#tests/support/server/pocket-base-server.ts';

for (const test of [appTest, installedTest]) test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

const section = (page: Page) => page.getByRole('region', { name: 'Professional verification' });
const professional = { role: 'professional_chef', professional: { business_name: 'Chez Ana' } };

/** A document of two parts and a bit. */
function largePdf(): Buffer {
  return Buffer.concat([aDocument('pdf'), Buffer.alloc(2_500_000, 0x20)]);
}

async function choose(page: Page, files: readonly { readonly name: string; readonly buffer: Buffer }[]): Promise<void> {
  await section(page)
    .getByLabel('Choose files')
    .setInputFiles(files.map((file) => ({ ...file, mimeType: '' })));
}

async function anAdmin(api: Api, name: string): Promise<ApiMember> {
  const admin = await api.join(name, { full_name: `${name} the admin` });
  await api.create('user_roles', await api.asSuperuser(), { user: admin.id, role: 'admin' });
  return admin;
}

async function another(browser: Browser, app: PocketBaseServer): Promise<Page> {
  return (await browser.newContext({ baseURL: app.url, locale: 'en-GB', timezoneId: 'UTC' })).newPage();
}

/** Whether anything in the browser's caches or its replica is a verification document's (R6). */
function keepsDocuments(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const caches_ = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    const open = indexedDB.open('foretaste');
    await new Promise((resolve) => open.addEventListener('success', resolve));
    const counts = ['photos', 'documentDrafts', 'verification_documents'].map(async (table) => {
      const count = open.result.transaction(table).objectStore(table).count();
      await new Promise((resolve) => count.addEventListener('success', resolve));
      return count.result;
    });
    const kept = await Promise.all(counts);
    open.result.close();
    return caches_.flat().some((url) => url.includes('verification_documents')) || kept.some((count) => count > 0);
  });
}

installedTest(
  'a chef applies without a connection and over a bad one; an admin approves; the badge shows on another device, and a mail comes',
  async ({ page, app, browser }) => {
    const mail = await catchMail();
    await postMailTo(mail, app);
    const api = openApi(app);
    const chef = await api.join('ana', { full_name: 'Ana Ruiz', ...professional });
    const food = await api.create('foods', chef, { name: 'Marmitako', uploaded_by: chef.id });
    const admin = await anAdmin(api, 'Ada');
    const visitor = await another(browser, app);
    await visitor.goto(`/food/${food}`);
    await expect(visitor.getByText('Professional Chef').first()).toBeVisible();
    await expect(visitor.getByText(', verified')).toHaveCount(0);

    await signIn(page, chef, '/verification-guidelines');
    await page.getByRole('link', { name: 'Start Verification Process' }).first().click();
    await section(page).getByRole('button', { name: 'Submit for Verification' }).click();
    await expect(page.getByText('Please upload at least one verification document.').last()).toBeVisible();
    await choose(page, [
      { name: 'licence.pdf', buffer: largePdf() },
      { name: 'id.png', buffer: Buffer.from(aDocument('png')) },
      { name: 'virus.pdf', buffer: Buffer.from('MZ') },
    ]);
    await expect(section(page).getByText('“virus.pdf” is not a PDF, JPG, PNG, DOC or DOCX document.')).toBeVisible();
    const rows = section(page).getByRole('list', { name: 'Chosen documents' }).getByRole('listitem');
    await expect(rows).toHaveText([/licence\.pdf.*2\.38 MB/, /id\.png.*0\.01 MB/]);
    await section(page).getByRole('button', { name: 'Submit for Verification' }).click();
    await expect(page.getByText('Please select a document type for all uploaded files.').last()).toBeVisible();
    await rows.nth(0).getByLabel('Document type').selectOption({ label: 'Culinary certificate' });
    expect(await axeViolations(page)).toEqual([]);

    await goOffline(page);
    await page.reload();
    await expect(rows.nth(0).getByLabel('Document type')).toHaveValue('culinary_certificate');
    await rows.nth(1).getByLabel('Document type').selectOption({ label: 'Photo ID' });
    await section(page).getByRole('button', { name: 'Submit for Verification' }).click();
    await expect(page.getByText('Verification Submitted').last()).toBeVisible();
    await expect(section(page).getByText('0 of 2 documents have arrived.')).toBeVisible();
    await page.reload();
    await expect(section(page).getByRole('list', { name: 'Documents on their way' }).getByRole('listitem')).toHaveCount(
      2,
    );

    // Each part is lost once on its way, before or after the server has it.
    const lost = new Set<string>();
    await page.context().route('**/api/uploads/**', async (route) => {
      const key = route.request().url();
      if (route.request().method() !== 'PUT' || lost.has(key)) return route.continue();
      lost.add(key);
      if (lost.size % 2 === 0) await route.fetch();
      return route.abort('connectionreset');
    });
    await goOnline(page);
    await expect(section(page).getByText('All 2 documents have arrived.')).toBeVisible({ timeout: 60_000 });
    expect(lost.size).toBeGreaterThan(1);
    expect(await keepsDocuments(page)).toBe(false);

    const desk = await another(browser, app);
    await signIn(desk, admin, '/admin');
    await expect(desk.getByRole('heading', { name: 'Verification Review (1 pending)' })).toBeVisible();
    const card = desk.getByRole('article', { name: 'Request of Ana Ruiz' });
    await expect(card).toContainText('Chez Ana');
    await expect(card).toContainText('Culinary professional');
    await expect(card.getByText('Pending', { exact: true })).toBeVisible();
    expect(await axeViolations(desk)).toEqual([]);
    const opening = desk.context().waitForEvent('page');
    await card.getByRole('button', { name: 'View id.png in a new tab' }).click();
    const tab = await opening;
    await tab.waitForURL(/\/api\/files\/verification_documents\/.*\.png\?token=/);
    await expect(tab.locator('img')).toBeVisible();
    await tab.close();
    await expect(card.getByText('Under Review')).toBeVisible();
    await expect(section(page).getByText('Under Review')).toBeVisible();
    await card.getByRole('button', { name: 'Approve' }).click();
    await expect(desk.getByText('Request Approved').last()).toBeVisible();
    await expect(desk.getByText('No pending verification requests')).toBeVisible();
    expect(await keepsDocuments(desk)).toBe(false);

    await expect(section(page).getByText('Congratulations, you are verified')).toBeVisible();
    await expect(visitor.getByText(', verified').first()).toBeAttached();
    expect((await mail.next(chef.email, /Congratulations/)).subject).toBe('You are verified on Foretaste');
    await mail.stop();
  },
);

appTest(
  'a rejected chef reads why and tries again; of two admins the second is told',
  async ({ page, app, browser }) => {
    const api = openApi(app);
    const chef = await api.join('ana', { full_name: 'Ana Ruiz', ...professional });
    const [ada, ben] = [await anAdmin(api, 'Ada'), await anAdmin(api, 'Ben')];
    const request = await api.create('verification_requests', chef, {
      user: chef.id,
      professional_profile: chef.id,
      document_count: 1,
    });
    const form = new FormData();
    for (const [name, value] of Object.entries({ document_type: 'other', document_name: 'letter.png' }))
      form.set(name, value);
    form.set('verification_request', request);
    form.set('document', new Blob([aDocument('png')]), 'letter.png');
    await api.create('verification_documents', chef, form);
    await signIn(page, chef, '/user-settings?tab=professional');
    await expect(section(page).getByText('Your request is waiting for its review')).toBeVisible();

    const desk = await another(browser, app);
    await signIn(desk, ada, '/admin');
    const card = desk.getByRole('article', { name: 'Request of Ana Ruiz' });
    await expect(card.getByText('letter.png')).toBeVisible();
    await card.getByRole('button', { name: 'Reject' }).click();
    await expect(desk.getByText('Please provide feedback for rejected requests.').last()).toBeVisible();
    await card.getByLabel('Reviewer Notes').fill('The photo is blurred.');
    await card.getByRole('button', { name: 'Reject' }).click();
    await expect(desk.getByText('The verification request has been rejected.').last()).toBeVisible();
    await expect(desk.getByText('No pending verification requests')).toBeVisible();

    await expect(section(page).getByText('The photo is blurred.')).toBeVisible();
    await section(page).getByRole('button', { name: 'Submit New Verification Request' }).click();
    // What was handed in before need not be sent again.
    await expect(section(page).getByRole('switch', { name: /documents of my last request/ })).toBeChecked();
    await choose(page, [{ name: 'id.png', buffer: Buffer.from(aDocument('png')) }]);
    await section(page).getByLabel('Document type').selectOption({ label: 'Photo ID' });
    await section(page).getByRole('button', { name: 'Submit for Verification' }).click();
    await expect(section(page).getByText('All 2 documents have arrived.')).toBeVisible();
    for (const name of ['letter.png', 'id.png']) await expect(card.getByText(name)).toBeVisible();

    // Ben decides while Ada's decision is on its way.
    await desk.route('**/api/collections/verification_requests/records/*', async (route) => {
      const [second] = (
        await api.call(
          'GET',
          `${recordsPath('verification_requests')}?filter=${encodeURIComponent(`id!='${request}'`)}`,
          { token: ben.token },
        )
      ).body.items;
      expect(
        (
          await api.call('PATCH', recordsPath('verification_requests', second?.id), {
            token: ben.token,
            body: { status: 'approved' },
          })
        ).status,
      ).toBe(200);
      await route.continue();
    });
    await card.getByLabel('Reviewer Notes').fill('Still blurred.');
    await card.getByRole('button', { name: 'Reject' }).click();
    await expect(desk.getByText('Ben the admin has already approved this request.').last()).toBeVisible();
    await expect(section(page).getByText('Congratulations, you are verified')).toBeVisible();
  },
);
