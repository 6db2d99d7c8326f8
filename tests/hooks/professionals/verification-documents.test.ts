import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { aDocument, aZip, type DocumentKind } from '#tests/support/a-document.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { documents, requests, verificationOfFile } from '#tests/support/server/verification-of-file.ts';

let superuser: string;
let ada: ApiMember;

const { server, api, aChef, open, handIn, aRequest, reject, row, anAdmin } = verificationOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
  ada = await anAdmin('Ada');
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

/** The same token, said to end at another time: its signature does not fit any more. */
function expired(token: string): string {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  return [head, Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url'), signature].join('.');
}
