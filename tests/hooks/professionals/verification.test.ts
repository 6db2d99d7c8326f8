import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { requestIdAfter } from '#domain/professionals/verification.ts';
import { aDocument, aZip, type DocumentKind } from '#tests/support/a-document.ts';
import { catchMail, type MailCatcher } from '#tests/support/server/catch-mail.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type Api, type ApiAnswer, type ApiMember, openApi, recordsPath } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { pullAll } from '#tests/support/pull-all.ts';

let mail: MailCatcher;
let server: PocketBaseServer;
let api: Api;
let superuser: string;
let ada: ApiMember;
let ben: ApiMember;

const requests = 'verification_requests';
const documents = 'verification_documents';

const anAdmin = (name: string) =>
  api.joinAsAdmin(`${name}_${newRecordId().slice(0, 8)}`, { full_name: `${name} the admin` });

beforeAll(async () => {
  mail = await catchMail();
  server = await startPocketBase({ env: { ...mail.env, APP_URL: 'https://foretaste.test' } });
  api = openApi(server);
  superuser = await api.asSuperuser();
  [ada, ben] = [await anAdmin('Ada'), await anAdmin('Ben')];
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

const aChef = (extra: object = {}) =>
  api.join(`chef_${newRecordId().slice(0, 8)}`, {
    role: 'professional_chef',
    professional: { business_name: 'Chez Chef' },
    ...extra,
  });
const bodyOf = (chef: ApiMember, extra: object = {}) => ({ user: chef.id, professional_profile: chef.id, ...extra });
const open = (chef: ApiMember, extra: object = {}) => api.create(requests, chef, bodyOf(chef, extra));

function handIn(
  by: ApiMember,
  request: string,
  { bytes = aDocument('png'), name = 'id.png' } = {},
): Promise<ApiAnswer> {
  const form = new FormData();
  for (const [key, value] of Object.entries({
    verification_request: request,
    document_type: 'photo_id',
    document_name: name,
  }))
    form.set(key, value);
  form.set('document', new Blob([bytes]), name);
  return api.call('POST', recordsPath(documents), { token: by.token, body: form });
}

async function aRequest(): Promise<{ chef: ApiMember; request: string }> {
  const chef = await aChef();
  const request = await open(chef, { document_count: 1 });
  expect((await handIn(chef, request)).status).toBe(200);
  return { chef, request };
}

const review = (by: ApiMember, request: string, body: object) =>
  api.call('PATCH', recordsPath(requests, request), { token: by.token, body });
const approve = (by: ApiMember, request: string, body: object = {}) =>
  review(by, request, { status: 'approved', ...body });
const reject = (by: ApiMember, request: string, reviewer_notes = 'The photo is blurred.') =>
  review(by, request, { status: 'rejected', reviewer_notes });
const row = async (collection: string, id: string) =>
  (await api.call('GET', recordsPath(collection, id), { token: superuser })).body;
const isVerified = async (chef: ApiMember) => (await row('profiles', chef.id))['is_verified'];

describe('a request (spec 2 §4, §5)', () => {
  test('begins as pending, says who applies for what, and counts the documents that have arrived', async () => {
    const { chef, request } = await aRequest();
    expect(await row(requests, request)).toMatchObject({
      status: 'pending',
      applicant_name: `${chef.username} Example`,
      applicant_username: chef.username,
      business_name: 'Chez Chef',
      business_type: 'culinary_professional',
      document_count: 1,
      documents_received: 1,
    });
    await api.call('PATCH', recordsPath('profiles', chef.id), {
      token: chef.token,
      body: { full_name: 'Another Name' },
    });
    await api.call('PATCH', recordsPath('professional_profiles', chef.id), {
      token: chef.token,
      body: { business_name: 'Another Kitchen' },
    });
    expect(await row(requests, request)).toMatchObject({
      applicant_name: 'Another Name',
      business_name: 'Another Kitchen',
    });
    const [document] = (await api.call('GET', recordsPath(documents), { token: chef.token })).body.items;
    expect((await api.call('DELETE', recordsPath(documents, document?.id), { token: chef.token })).status).toBe(204);
    const pulled = await pullAll(api, { token: ada.token, cursors: { 'g:admins': 0 } });
    expect(pulled.rows[requests]?.find(({ id }) => id === request)).toMatchObject({ documents_received: 0 });
  });

  test('is one at a time; a rejected member may start a new one, a verified one need not', async () => {
    const { chef, request } = await aRequest();
    const again = () => api.call('POST', recordsPath(requests), { token: chef.token, body: bodyOf(chef) });
    expect((await again()).body.data['user']?.code).toBe('validation_open_request');
    expect((await reject(ada, request)).status).toBe(200);
    const second = (await again()).body.id;
    await handIn(chef, second);
    expect((await approve(ada, second)).status).toBe(200);
    expect((await again()).body.data['user']?.code).toBe('validation_verified');
  });

  describe('after a rejection', () => {
    const of = async (request: string) =>
      (
        await api.call(
          'GET',
          `${recordsPath(documents)}?filter=${encodeURIComponent(`verification_request='${request}'`)}`,
          {
            token: superuser,
          },
        )
      ).body.items;

    test('takes the documents of the one before along, if its applicant says so', async () => {
      const { chef, request } = await aRequest();
      await handIn(chef, request, { name: 'letter.png' });
      await reject(ada, request);
      const before = await of(request);
      const next = await open(chef, { document_count: 3, keeps_documents: true });
      await handIn(chef, next, { name: 'better.png' });
      expect((await of(next)).map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
      expect(await row(requests, next)).toMatchObject({ document_count: 3, documents_received: 3 });
      expect([await of(request), (await row(requests, request))['documents_received']]).toEqual([[], 0]);
      // They open as before, for whom they did.
      const { token } = (await api.call('POST', '/api/files/token', { token: chef.token })).body;
      for (const document of before) {
        const address = `${server.url}/api/files/${documents}/${document.id}/${String(document['document'])}`;
        expect((await fetch(`${address}?token=${String(token)}`)).status).toBe(200);
        expect((await fetch(address)).status).toBe(404);
      }
      // Five in all.
      for (const name of ['four.png', 'five.png']) expect((await handIn(chef, next, { name })).status).toBe(200);
      expect((await handIn(chef, next, { name: 'six.png' })).body.data['document']?.code).toBe('validation_too_many');
      const pulled = await pullAll(api, { token: ada.token, cursors: { 'g:admins': 0 } });
      expect(pulled.rows[requests]?.find(({ id }) => id === next)).toMatchObject({ documents_received: 5 });
      // And no admin approves what has come along from nowhere.
      expect((await approve(ben, next)).status).toBe(200);
    });

    test('leaves them where they are if nobody says so, and takes none of anything but a rejection of the same member', async () => {
      const { chef, request } = await aRequest();
      await reject(ada, request);
      const second = await open(chef);
      expect([(await of(request)).length, (await of(second)).length]).toEqual([1, 0]);
      // An admin's approval needs a document of this very request.
      expect((await approve(ada, second)).status).toBe(400);
      await reject(ada, second);
      // The last one had none; the one before is over.
      const third = await open(chef, { keeps_documents: true });
      expect([(await of(request)).length, (await of(third)).length]).toEqual([1, 0]);
      const other = await aChef();
      const theirs = await open(other, { keeps_documents: true });
      expect(await of(theirs)).toEqual([]);
    });

    test('is the same one from two devices, and cannot be told to keep them later', async () => {
      const { chef, request } = await aRequest();
      await reject(ada, request);
      const id = requestIdAfter(chef.id as MemberId, { id: request });
      const answers = await Promise.all(
        [true, true, false].map((keeps_documents) =>
          api.call('POST', recordsPath(requests), {
            token: chef.token,
            body: bodyOf(chef, { id, keeps_documents }),
            headers: { 'X-Mutation-Id': randomUUID() },
          }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await of(id)).length + (await of(request)).length).toBe(1);
      expect((await review(chef, id, { keeps_documents: true })).status).toBe(404);
    });
  });

  test('[S2] of two devices at once is one; the derived id that is there already is no error [S12]', async () => {
    const chef = await aChef();
    const racing = await Promise.all(
      Array.from({ length: 8 }, () =>
        api.call('POST', recordsPath(requests), { token: chef.token, body: bodyOf(chef) }),
      ),
    );
    expect(racing.filter(({ status }) => status === 200)).toHaveLength(1);
    const other = await aChef();
    const id = requestIdAfter(other.id as MemberId, null);
    const devices = ['a', 'b'].map((device) =>
      api.call('POST', recordsPath(requests), {
        token: other.token,
        body: bodyOf(other, { id }),
        headers: { 'X-Mutation-Id': `00000000-0000-4000-8000-00000000000${device}` },
      }),
    );
    expect((await Promise.all(devices)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('is for professionals, in their own name', async () => {
    const chef = await aChef();
    const plain = await api.join(`plain_${newRecordId().slice(0, 8)}`);
    expect(
      (
        await api.call('POST', recordsPath(requests), {
          token: plain.token,
          body: bodyOf(plain, { professional_profile: chef.id }),
        })
      ).status,
    ).toBe(400);
    await api.create('user_roles', chef, { user: chef.id, role: 'enthusiast' });
    expect(
      (await api.call('POST', recordsPath(requests), { token: chef.token, body: bodyOf(chef) })).body.data['user']
        ?.code,
    ).toBe('validation_role');
  });

  test('goes forward only, needs a document to be approved and a reason to be rejected, and logs each step', async () => {
    const chef = await aChef();
    const request = await open(chef);
    expect((await approve(ada, request)).body.data['status']?.code).toBe('validation_no_documents');
    expect((await reject(ada, request, '  ')).body.data['reviewer_notes']?.code).toBe('validation_required');
    expect((await review(ada, request, { status: 'under_review' })).body).toMatchObject({
      reviewer: ada.id,
      reviewed_at: '',
    });
    const note = { status: 'under_review', reviewer_notes: 'Please add the certificate.' };
    expect((await review(ben, request, note)).body).toMatchObject({ reviewer: ben.id, reviewed_at: '' });
    expect((await review(ben, request, note)).status).toBe(200);
    expect((await review(ada, request, { status: 'pending' })).body.data['status']?.code).toBe(
      'validation_invalid_step',
    );
    expect((await handIn(chef, request)).status).toBe(200);
    expect(await isVerified(chef)).toBe(false);
    expect((await approve(ben, request, { reviewer_notes: 'Welcome.' })).body).toMatchObject({
      status: 'approved',
      reviewer: ben.id,
      reviewer_notes: 'Welcome.',
    });
    expect(await isVerified(chef)).toBe(true);
    const told = await api.call('GET', `${recordsPath('notifications')}?sort=created`, { token: chef.token });
    expect(
      told.body.items.map((item) => item['facts']),
      'a note is told once',
    ).toEqual([{ kind: 'verification_note' }, { kind: 'verification_approved' }]);
    const log = await api.call(
      'GET',
      `${recordsPath('admin_actions')}?sort=@rowid&filter=${encodeURIComponent(`subject='${chef.id}'`)}`,
      { token: ada.token },
    );
    expect(log.body.items).toMatchObject([
      { action: 'verification.review', actor: ada.id },
      { action: 'verification.note', actor: ben.id, details: { note: note.reviewer_notes } },
      { action: 'verification.approve', actor: ben.id, details: { note: 'Welcome.', name: 'Chez Chef', request } },
    ]);
  });

  test('decided by two admins at once has one decision; the other is told whose it is', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { chef, request } = await aRequest();
      const answers = await Promise.all([
        approve(ada, request),
        reject(ben, request),
        approve(ben, request),
        reject(ada, request),
      ]);
      const winners = answers.filter(({ status }) => status === 200);
      expect([winners.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 3]);
      const decided = await row(requests, request);
      expect(decided).toMatchObject({ status: winners[0]?.body['status'], reviewer: winners[0]?.body['reviewer'] });
      expect(await isVerified(chef)).toBe(decided['status'] === 'approved');
      const name = decided['reviewer'] === ada.id ? 'Ada' : 'Ben';
      for (const late of answers.filter(({ status }) => status === 409)) {
        expect(late.body['message']).toBe(`${name} the admin has already ${String(decided['status'])} this request.`);
      }
    }
  });

  test('R13: a change of role withdraws it, documents and all, and takes a verification back', async () => {
    const { chef, request } = await aRequest();
    const [document] = (await api.call('GET', recordsPath(documents), { token: chef.token })).body.items;
    await api.create('user_roles', chef, { user: chef.id, role: 'restaurant_owner' });
    expect([(await row(requests, request))['status'], (await row(documents, document?.id ?? ''))['status']]).toEqual([
      404, 404,
    ]);
    expect((await approve(ada, request)).status).toBe(404);
    const second = await open(chef);
    await handIn(chef, second);
    await approve(ada, second);
    expect(await isVerified(chef)).toBe(true);
    await api.create('user_roles', chef, { user: chef.id, role: 'professional_chef' });
    expect(await isVerified(chef)).toBe(false);
    expect((await row(requests, second))['status']).toBe('approved');
    await open(chef);
  });
});

describe('documents (R6; spec 2 §2.7)', () => {
  test.each<DocumentKind>(['pdf', 'png', 'doc', 'docx'])(
    'a %s is taken by its bytes and named by them',
    async (kind) => {
      const chef = await aChef();
      const { body } = await handIn(chef, await open(chef), { bytes: aDocument(kind), name: 'scan.txt' });
      expect(body['document']).toMatch(new RegExp(`\\.${kind}$`));
    },
  );

  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a page that begins as a PDF', Buffer.from('%PDF-1.4 <script>alert(1)</script>')],
    ['a program', Buffer.from('MZ\x90\0')],
    ['an archive', Buffer.from(aZip({ 'virus.exe': 'MZ' }))],
    ['a spreadsheet', Buffer.from(aZip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<x/>' }))],
    [
      'an old spreadsheet',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from('Workbook', 'utf16le')]),
    ],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['the first bytes of a picture', Buffer.from(aDocument('png').slice(0, 8))],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused, whatever it is called', async (_what, bytes) => {
    const chef = await aChef();
    const request = await open(chef);
    for (const name of ['licence.pdf', 'licence.png', 'licence.docx']) {
      expect((await handIn(chef, request, { bytes: new Uint8Array(bytes), name })).body.data).toHaveProperty(
        'document',
      );
    }
  });

  test("that went ahead in parts is told by its bytes as well, and is its sender's alone", async () => {
    const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
    const sent = async (by: ApiMember, bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
      const mutation = randomUUID();
      const body = {
        id: `${mutation}.document`,
        collection: documents,
        size: bytes.length,
        digest: sha256(sha256(bytes)),
        name: 'licence.pdf',
      };
      expect((await api.call('POST', '/api/uploads', { token: by.token, body })).status).toBe(200);
      const headers = {
        Authorization: by.token,
        'X-Part-Digest': sha256(bytes),
        'Content-Type': 'application/octet-stream',
      };
      expect(
        (
          await fetch(`${server.url}/api/uploads/${mutation}.document?offset=0`, {
            method: 'PUT',
            body: bytes,
            headers,
          })
        ).status,
      ).toBe(200);
      return mutation;
    };
    const chef = await aChef();
    const other = await aChef();
    const request = await open(chef);
    const write = (by: ApiMember, mutation: string) =>
      api.call('POST', recordsPath(documents), {
        token: by.token,
        body: { verification_request: request, document_type: 'other', document_name: 'licence.pdf' },
        headers: { 'X-Mutation-Id': mutation, 'X-Uploaded-Files': 'document' },
      });
    expect(
      (await write(chef, await sent(chef, new Uint8Array(Buffer.from('<html>%PDF-1.4 %%EOF</html>'))))).body.data[
        'document'
      ]?.code,
    ).toBe('validation_invalid_document');
    expect((await write(chef, await sent(other, aDocument('pdf')))).status).toBe(400);
    const mutation = await sent(chef, aDocument('pdf'));
    const first = await write(chef, mutation);
    expect((await write(chef, mutation)).body).toEqual(first.body);
    expect(first.body['document']).toMatch(/\.pdf$/);
    expect((await row(requests, request))['documents_received']).toBe(1);
  });

  test('of more than 10 MB, and a sixth one, are refused; five of 10 MB are not', async () => {
    const chef = await aChef();
    const request = await open(chef);
    const full = Buffer.concat([aDocument('pdf'), Buffer.alloc(10 * 1024 * 1024 - aDocument('pdf').length, 0x20)]);
    expect(
      (await handIn(chef, request, { bytes: new Uint8Array(Buffer.concat([full, Buffer.alloc(1)])), name: 'a.pdf' }))
        .status,
    ).toBe(400);
    for (let k = 0; k < 5; k += 1)
      expect((await handIn(chef, request, { bytes: new Uint8Array(full), name: 'a.pdf' })).status).toBe(200);
    expect((await handIn(chef, request)).body.data['document']?.code).toBe('validation_too_many');
  });

  test('are handed in by the applicant alone, until the decision', async () => {
    const { chef, request } = await aRequest();
    const other = await aChef();
    expect((await handIn(other, request)).status).toBe(400);
    expect((await handIn(ada, request)).status).toBe(400);
    await reject(ada, request);
    expect((await handIn(chef, request)).status).toBe(400);
  });

  test('open for the applicant and admins by a short-lived token, are never kept by a browser, and their pictures in small are not open either', async () => {
    const { chef, request } = await aRequest();
    const [document] = (
      await api.call(
        'GET',
        `${recordsPath(documents)}?filter=${encodeURIComponent(`verification_request='${request}'`)}`,
        { token: chef.token },
      )
    ).body.items;
    const address = `/api/files/${documents}/${document?.id}/${String(document?.['document'])}`;
    const other = await aChef();
    await aRequest();
    const fileToken = async (who: ApiMember) =>
      String((await api.call('POST', '/api/files/token', { token: who.token })).body['token']);
    const suspects: [string, string][] = [
      ['', 'a visitor'],
      ['?token=', 'an empty token'],
      [`?token=${chef.token}`, 'a token that is for something else'],
      [`?token=${await fileToken(other)}`, 'another professional'],
      [`?token=${(await fileToken(chef)).slice(0, -3)}abc`, 'a forged one'],
      [`?token=${expired(await fileToken(chef))}`, 'one with another end'],
    ];
    for (const [query, who] of suspects) {
      for (const size of ['', `${query === '' ? '?' : '&'}thumb=100x100`])
        expect([who, size, (await fetch(server.url + address + query + size)).status]).toEqual([who, size, 404]);
    }
    expect((await fetch(`${server.url}${address}`, { headers: { Authorization: chef.token } })).status).toBe(404);
    for (const who of [chef, ada]) {
      for (const size of ['', '&thumb=100x100', '&download=1']) {
        const answer = await fetch(`${server.url}${address}?token=${await fileToken(who)}${size}`);
        expect([
          answer.status,
          answer.headers.get('Cache-Control'),
          answer.headers.get('X-Content-Type-Options'),
        ]).toEqual([200, 'private, no-store', 'nosniff']);
      }
    }
    const short = await api.call('GET', '/api/collections/users', { token: superuser });
    expect((short.body['fileToken'] as { duration: number }).duration).toBeLessThanOrEqual(180);
    for (const guessed of [
      `${documents}/${document?.id}/id.png`,
      `${documents}/${newRecordId()}/id.png`,
      `${requests}/${request}/id.png`,
    ]) {
      expect((await fetch(`${server.url}/api/files/${guessed}?token=${await fileToken(other)}`)).status).toBe(404);
    }
  });

  test("are seen by no question of others, and are in nobody's feed", async () => {
    const { request } = await aRequest();
    const other = await aChef();
    for (const filter of ['', `?filter=${encodeURIComponent(`verification_request='${request}'`)}`]) {
      for (const token of [undefined, other.token])
        expect((await api.call('GET', `${recordsPath(documents)}${filter}`, { token })).body.items).toEqual([]);
    }
    const pulled = await pullAll(api, { token: ada.token, cursors: { 'g:admins': 0, '*': 0 } });
    expect(pulled.rows[documents]).toBeUndefined();
  });
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
    const request = await there.create(requests, chef, bodyOf(chef));
    const document = new FormData();
    for (const [key, value] of Object.entries({
      verification_request: request,
      document_type: 'photo_id',
      document_name: 'id.png',
    }))
      document.set(key, value);
    document.set('document', new Blob([aDocument('png')]), 'id.png');
    const handedIn = recordsPath(documents, await there.create(documents, chef, document));
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

/** The same token, said to end at another time: its signature does not fit any more. */
function expired(token: string): string {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  return [head, Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url'), signature].join('.');
}
