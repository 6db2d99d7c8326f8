import { beforeAll, describe, expect, test } from 'vitest';
import { aDocument } from '#tests/support/a-document.ts';
import { documentForm } from '#tests/support/document-form.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, openApi, recordsPath } from '#tests/support/server/open-api.ts';
import { startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { documents, requests, verificationOfFile } from '#tests/support/server/verification-of-file.ts';

let superuser: string;
let ada: ApiMember;

const { server, api, mail, aChef, open, handIn, aRequest, review, approve, reject, anAdmin } = verificationOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
  ada = await anAdmin('Ada');
});

describe('mails (spec 2 §7, send-verification-emails; R9)', () => {
  test("a professional is told how to be verified, at the account's own address, in HTML and as text", async () => {
    const owner = await api.join(`owner_${newRecordId().slice(0, 8)}`, {
      full_name: 'Ana <b>Bold</b> & Sons',
      role: 'restaurant_owner',
      professional: { business_name: 'Casa "Ana" <script>alert(1)</script>' },
    });
    const { subject, text, html } = await mail.next(owner.email, /business license and registration/);
    expect(subject).toBe('How to get verified on Foretaste');
    expect(text).toContain('Hello,');
    expect(text).toContain('Your business has its professional profile now.');
    expect(text).toContain(
      'Start Verification Process: https://foretaste.test/user-settings?tab=professional#verification',
    );
    expect(html).toContain('href="https://foretaste.test/user-settings?tab=professional#verification"');
    // Once the address is confirmed, what the member wrote goes in, as text.
    const { verified } = (
      await api.call('PATCH', recordsPath('users', owner.id), { token: superuser, body: { verified: true } })
    ).body;
    expect(verified).toBe(true);
    await api.call('DELETE', recordsPath('professional_profiles', owner.id), { token: owner.token });
    await api.create('professional_profiles', owner, {
      user: owner.id,
      business_name: 'Casa "Ana" <script>alert(1)</script>',
      business_type: 'restaurant',
    });
    const known = await mail.next(owner.email, /Hello Ana <b>Bold<\/b> & Sons,/);
    expect(known.html).toContain('Casa &quot;Ana&quot; &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(known.html).not.toMatch(/<script|<b>/);
    const plain = await api.join(`plain_${newRecordId().slice(0, 8)}`);
    await mail.next((await aChef()).email, /culinary certificate/);
    expect(mail.caught.filter(({ to, text: said }) => to === plain.email && said.includes('verified on'))).toEqual([]);
  });

  test('each decision is told once, with its reason, and as a notification', async () => {
    const { chef, request } = await aRequest();
    await review(ada, request, { status: 'under_review' });
    await reject(ada, request, 'The photo is blurred.\n<img src=x onerror=alert(1)>');
    const rejected = await mail.next(chef.email, /could not approve/);
    expect(rejected.text).toContain('> The photo is blurred.\n> <img src=x onerror=alert(1)>');
    expect(rejected.html).toContain('The photo is blurred.<br>&lt;img src=x onerror=alert(1)&gt;');
    const second = await open(chef);
    await handIn(chef, second);
    await approve(ada, second);
    expect((await mail.next(chef.email, /Congratulations/)).subject).toBe('You are verified on Foretaste');
    expect(
      mail.caught.filter(({ to, text }) => to === chef.email && /could not approve|Congratulations/.test(text)),
    ).toHaveLength(2);
    const told = await api.call('GET', `${recordsPath('notifications')}?sort=created`, { token: chef.token });
    expect(told.body.items.map((item) => item['link'])).toEqual([
      '/user-settings?tab=professional#verification',
      '/user-settings?tab=professional#verification',
    ]);
    expect(told.body.items.map((item) => item['facts'])).toEqual([
      { kind: 'verification_rejected' },
      { kind: 'verification_approved' },
    ]);
  });

  test("come in the member's language", async () => {
    const { chef, request } = await aRequest();
    await api.create('notification_preferences', chef, { id: chef.id, user: chef.id, language: 'de' });
    await reject(ada, request, 'The photo is blurred.');
    const { subject, text, html } = await mail.next(chef.email, /konnten wir nicht annehmen/);
    expect(subject).toBe('Dein Verifizierungsantrag bei Foretaste');
    expect(text).toContain('Rückmeldung:\n> The photo is blurred.');
    expect(html).toContain('<html lang="de">');
  });

  test('[S1] a mail that the mail server refuses waits, survives a crash, and goes out later; the decision does not wait for it', async () => {
    const { chef, request } = await aRequest();
    mail.isRefusing = true;
    expect((await approve(ada, request)).status).toBe(200);
    await server.kill();
    mail.isRefusing = false;
    await server.restart();
    await expect
      .poll(
        async () => {
          await api.call('POST', '/api/crons/foretaste-mails', { token: superuser });
          return mail.caught.filter(({ to, text }) => to === chef.email && text.includes('Congratulations')).length;
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBe(1);
  });

  test("the route that sends is the server's own", async () => {
    for (const headers of [{}, { 'X-Own-Key': '' }, { 'X-Own-Key': 'guess' }]) {
      expect((await api.call('POST', '/api/own/deliver-mails', { token: superuser, headers })).status).toBe(404);
    }
  });
});

test('without a mail server it is said once that mail is off, and nothing fails; documents of old decisions are deleted, others stay', async () => {
  const quiet = await startPocketBase({ env: { FORETASTE_DOCUMENT_DAYS: '0.00001' } });
  try {
    const there = openApi(quiet);
    const root = await there.asSuperuser();
    const admin = await there.joinAsAdmin('quiet_admin');
    const chef = await there.join('quiet_chef', {
      role: 'professional_chef',
      professional: { business_name: 'Quiet' },
    });
    const request = await there.create(requests, chef, { user: chef.id, professional_profile: chef.id });
    const handedIn = recordsPath(
      documents,
      await there.create(documents, chef, documentForm(request, aDocument('png'))),
    );
    const clean = async () => {
      expect((await there.call('POST', '/api/crons/foretaste-documents', { token: root })).status).toBe(204);
      return (await there.call('GET', handedIn, { token: chef.token })).status;
    };
    expect(await clean()).toBe(200);
    expect(
      (
        await there.call('PATCH', recordsPath(requests, request), {
          token: admin.token,
          body: { status: 'rejected', reviewer_notes: 'No.' },
        })
      ).status,
    ).toBe(200);
    await expect.poll(clean, { timeout: 15_000 }).toBe(404);
    expect((await there.call('GET', recordsPath(requests, request), { token: chef.token })).body).toMatchObject({
      status: 'rejected',
      documents_received: 0,
    });
    expect((await there.call('POST', '/api/crons/foretaste-mails', { token: root })).status).toBe(204);
    expect(quiet.log().match(/mail is off/g)).toHaveLength(1);
  } finally {
    await quiet.stop();
  }
});
