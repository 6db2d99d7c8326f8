import { beforeAll, expect } from 'vitest';
import { aDocument } from '#tests/support/a-document.ts';
import { documentForm } from '#tests/support/document-form.ts';
import { mailServerOfFile } from './mail-server-of-file.ts';
import { newRecordId } from './new-record-id.ts';
import { type ApiAnswer, type ApiMember, recordsPath } from './open-api.ts';

export const requests = 'verification_requests';
export const documents = 'verification_documents';

/** A server of a test file with two admins, and what chefs and admins do until a chef is verified. Call it once, at the top. */
export function verificationOfFile() {
  const { server, api, mail } = mailServerOfFile();
  const own = { superuser: '' };
  beforeAll(async () => {
    own.superuser = await api.asSuperuser();
  });

  const anAdmin = (name: string) =>
    api.joinAsAdmin(`${name}_${newRecordId().slice(0, 8)}`, { full_name: `${name} the admin` });
  const aChef = (extra: object = {}) =>
    api.join(`chef_${newRecordId().slice(0, 8)}`, {
      role: 'professional_chef',
      professional: { business_name: 'Chez Chef' },
      ...extra,
    });
  const bodyOf = (chef: ApiMember, extra: object = {}) => ({ user: chef.id, professional_profile: chef.id, ...extra });
  const open = (chef: ApiMember, extra: object = {}) => api.create(requests, chef, bodyOf(chef, extra));
  const handIn = (
    by: ApiMember,
    request: string,
    { bytes = aDocument('png'), name = 'id.png' } = {},
  ): Promise<ApiAnswer> =>
    api.call('POST', recordsPath(documents), { token: by.token, body: documentForm(request, bytes, name) });
  const review = (by: ApiMember, request: string, body: object) =>
    api.call('PATCH', recordsPath(requests, request), { token: by.token, body });
  const row = async (collection: string, id: string) =>
    (await api.call('GET', recordsPath(collection, id), { token: own.superuser })).body;
  return {
    server,
    api,
    mail,
    anAdmin,
    aChef,
    bodyOf,
    open,
    handIn,
    /** A chef with an open request, to which one document was handed in. */
    aRequest: async (): Promise<{ chef: ApiMember; request: string }> => {
      const chef = await aChef();
      const request = await open(chef, { document_count: 1 });
      expect((await handIn(chef, request)).status).toBe(200);
      return { chef, request };
    },
    review,
    approve: (by: ApiMember, request: string, body: object = {}) =>
      review(by, request, { status: 'approved', ...body }),
    reject: (by: ApiMember, request: string, reviewer_notes = 'The photo is blurred.') =>
      review(by, request, { status: 'rejected', reviewer_notes }),
    /** As a superuser reads it. */
    row,
    isVerified: async (chef: ApiMember) => (await row('profiles', chef.id))['is_verified'],
  };
}
