import { beforeAll, describe, expect, test } from 'vitest';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { documentForm } from '#tests/support/document-form.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { storedRows } from './stored-rows.ts';

let ben: ApiMember;
let admin: ApiMember;

const { api } = serverOfFile();
const { stored, newestOf } = storedRows(api);
beforeAll(async () => {
  [ben, admin] = [await api.join('ben_forge'), await api.joinAsAdmin('adm_forge')];
});

describe('R13: roles and verification', () => {
  test('R13: a member moves between roles; nobody becomes admin or verified', async () => {
    const mover = await api.join('mover_one');
    await api.create('user_roles', mover.token, { user: mover.id, role: 'restaurant_owner' });
    expect(await stored('profiles', mover.id)).toMatchObject({ role: 'restaurant_owner', is_verified: false });
    await api.create('user_roles', mover.token, { user: mover.id, role: 'home_chef', is_verified: true });
    expect(await newestOf('user_roles', mover.id)).toMatchObject({ role: 'home_chef', is_verified: false });
    for (const token of [mover.token, admin.token]) {
      const user = token === mover.token ? mover.id : admin.id;
      expect((await api.call('POST', recordsPath('user_roles'), { token, body: { user, role: 'admin' } })).status).toBe(
        400,
      );
    }
    const row = await newestOf('user_roles', mover.id);
    expect(
      (await api.call('PATCH', recordsPath('user_roles', row?.id), { token: admin.token, body: { role: 'admin' } }))
        .status,
    ).toBe(400);
    await api.create('user_roles', mover.token, { user: mover.id, role: 'enthusiast' });
    expect(await stored('profiles', mover.id)).toMatchObject({ role: 'enthusiast' });
  });

  test('R13: approval verifies, a change of business role starts anew', async () => {
    const chef = await api.join('chef_forge', {
      role: 'professional_chef',
      professional: { business_name: 'Verified Kitchen' },
    });
    const professional = (await newestOf('professional_profiles', chef.id))?.id ?? '';
    expect(await stored('professional_profiles', professional)).toMatchObject({
      is_verified: false,
      verification_documents: [],
    });
    for (const forged of [{ is_verified: true }, { verification_documents: ['x'] }, { user: ben.id }]) {
      expect(
        (
          await api.call('PATCH', recordsPath('professional_profiles', professional), {
            token: chef.token,
            body: forged,
          })
        ).status,
      ).toBe(400);
    }
    const forgedRequest = {
      user: chef.id,
      professional_profile: professional,
      reviewer: chef.id,
      reviewer_notes: 'Fine.',
    };
    expect(
      Object.keys(
        (await api.call('POST', recordsPath('verification_requests'), { token: chef.token, body: forgedRequest })).body
          .data,
      ).toSorted(),
    ).toEqual(['reviewer', 'reviewer_notes']);
    const request = await api.create('verification_requests', chef.token, {
      user: chef.id,
      professional_profile: professional,
      status: 'approved',
    });
    const opened = await stored('verification_requests', request);
    expect(opened).toMatchObject({ status: 'pending', reviewer: '', reviewed_at: '', reviewer_notes: '' });
    expect(opened['submitted_at']).not.toBe('');
    const review = (body: Record<string, unknown>) =>
      api.call('PATCH', recordsPath('verification_requests', request), { token: admin.token, body });
    expect((await review({ status: 'rejected' })).body.data).toHaveProperty('reviewer_notes');
    expect((await review({ user: ben.id })).status).toBe(400);
    expect((await review({ status: 'under_review' })).status).toBe(200);
    await api.create('verification_documents', chef.token, documentForm(request, aPngPicture()));
    expect((await review({ status: 'approved' })).status).toBe(200);
    expect((await review({ status: 'pending' })).body.data).toHaveProperty('status');
    expect(await stored('verification_requests', request)).toMatchObject({ status: 'approved', reviewer: admin.id });
    expect((await stored('verification_requests', request))['reviewed_at']).not.toBe('');
    expect(await stored('profiles', chef.id)).toMatchObject({ is_verified: true, business_name: 'Verified Kitchen' });
    expect(await stored('professional_profiles', professional)).toMatchObject({ is_verified: true });

    await api.create('user_roles', chef.token, { user: chef.id, role: 'restaurant_owner' });
    expect(await stored('profiles', chef.id)).toMatchObject({ role: 'restaurant_owner', is_verified: false });
    expect(await stored('professional_profiles', professional)).toMatchObject({ is_verified: false });
  });
});
