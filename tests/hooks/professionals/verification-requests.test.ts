import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { requestIdAfter } from '#domain/professionals/verification.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { documents, requests, verificationOfFile } from '#tests/support/server/verification-of-file.ts';

let superuser: string;
let ada: ApiMember;
let ben: ApiMember;

const { server, api, aChef, bodyOf, open, handIn, aRequest, review, approve, reject, row, isVerified, anAdmin } =
  verificationOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
  [ada, ben] = [await anAdmin('Ada'), await anAdmin('Ben')];
});

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
