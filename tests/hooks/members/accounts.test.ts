import { describe, expect, test } from 'vitest';
import type { ProfessionalProfile } from '#domain/professionals/professional-profile.ts';
import { accountServer, somebody } from './account-devices.ts';

const { rowsOf, aDevice } = accountServer();

const professional: ProfessionalProfile = {
  businessName: 'Chez Ana',
  businessType: 'culinary_professional',
  specialties: ['ramen'],
  yearsExperience: 0,
  certifications: [],
  websiteUrl: '',
  businessAddress: '',
  socialMedia: {},
};

describe('sign-up (spec 1 §5, R7, R13)', () => {
  test('writes account, profile and role together and signs in', async () => {
    const device = aDevice();
    const cook = somebody({ role: 'home_chef', fullName: '  Ana Cook ' });
    expect(await device.accounts.signUp(cook)).toEqual({ kind: 'done', mailSent: true });
    expect(device.member).toMatchObject({ email: cook.email, emailVerified: false });
    const id = device.member?.memberId ?? '';
    expect(await rowsOf('profiles', `id = "${id}"`)).toMatchObject([
      { username: cook.username, full_name: 'Ana Cook', role: 'home_chef' },
    ]);
    expect(await rowsOf('user_roles', `user = "${id}"`)).toMatchObject([{ role: 'home_chef', is_verified: false }]);
  });

  test('an enthusiast gets no role row', async () => {
    const device = aDevice();
    await device.accounts.signUp(somebody());
    expect(await rowsOf('user_roles', `user = "${device.member?.memberId ?? ''}"`)).toEqual([]);
  });

  test('a taken username is told beside its field, in whatever case, and nothing is written (R7)', async () => {
    const first = somebody();
    await aDevice().accounts.signUp(first);
    const second = somebody({ username: first.username.toUpperCase() });
    const device = aDevice();
    expect(await device.accounts.signUp(second)).toMatchObject({
      kind: 'refused',
      fields: { username: 'This username is already taken' },
    });
    expect(device.member).toBeNull();
    expect(await device.accounts.signIn(second)).toMatchObject({ kind: 'refused' });
  });

  test("somebody else's e-mail is told beside its field", async () => {
    const first = somebody();
    await aDevice().accounts.signUp(first);
    const outcome = await aDevice().accounts.signUp(somebody({ email: first.email, password: 'cardamom' }));
    expect(outcome).toMatchObject({
      kind: 'refused',
      fields: { email: 'There is already an account with this e-mail' },
    });
  });

  test('[S2] trying again after the answer was lost signs in to the one account', async () => {
    const cook = somebody();
    await aDevice().accounts.signUp(cook);
    const device = aDevice();
    expect(await device.accounts.signUp(cook)).toEqual({ kind: 'done', mailSent: false });
    expect(await rowsOf('profiles', `username = "${cook.username}"`)).toHaveLength(1);
    expect(device.member?.email).toBe(cook.email);
  });

  test('R7: a chef joins with the professional profile, and trying again after a lost answer is no second one', async () => {
    const chef = somebody({ role: 'professional_chef', professional });
    expect(await aDevice().accounts.signUp(chef)).toEqual({ kind: 'done', mailSent: true });
    const device = aDevice();
    expect(await device.accounts.signUp(chef)).toEqual({ kind: 'done', mailSent: false });
    const id = device.member?.memberId ?? '';
    expect(await rowsOf('professional_profiles', `user = "${id}"`)).toMatchObject([
      {
        id,
        business_name: 'Chez Ana',
        business_type: 'culinary_professional',
        specialties: ['ramen'],
        years_experience: 0,
        is_verified: false,
        verification_documents: [],
      },
    ]);
  });

  test('an older account of the same e-mail and password is signed in, and is told not to be what was asked for', async () => {
    const older = somebody();
    await aDevice().accounts.signUp(older);
    const device = aDevice();
    expect(await device.accounts.signUp({ ...older, role: 'professional_chef', professional })).toEqual({
      kind: 'joined-before',
    });
    expect(device.member?.email).toBe(older.email);
    expect(await rowsOf('professional_profiles', `user = "${device.member?.memberId ?? ''}"`)).toEqual([]);
  });

  test('what the server refuses of the business is named as the form names it', async () => {
    const outcome = await aDevice().accounts.signUp(
      somebody({
        role: 'restaurant_owner',
        professional: { ...professional, businessName: '', websiteUrl: 'nowhere' },
      }),
    );
    expect(outcome.kind === 'refused' && Object.keys(outcome.fields).toSorted()).toEqual(['businessName', 'website']);
  });

  test('what the server refuses names the fields as the form does', async () => {
    const outcome = await aDevice().accounts.signUp(somebody({ fullName: 'x'.repeat(61), password: 'short' }));
    expect(outcome.kind).toBe('refused');
    expect(outcome.kind === 'refused' && outcome.fields.password).toBeTruthy();
  });
});

describe('signing in and out', () => {
  test('keeps the session; a wrong password says what the server says', async () => {
    const device = aDevice();
    const cook = somebody();
    await device.accounts.signUp(cook);
    await device.accounts.signOut();
    expect(device.member).toBeNull();
    const wrong = await device.accounts.signIn({ email: cook.email, password: 'turmeric' });
    expect(wrong).toMatchObject({ kind: 'refused', message: 'No account has this e-mail and this password.' });
    expect(device.member).toBeNull();
    expect(await device.accounts.signIn({ email: ` ${cook.email} `, password: cook.password })).toEqual({
      kind: 'done',
    });
    expect(device.member?.token).toBeTruthy();
  });

  test('a device that cannot keep the session says so by throwing', async () => {
    const cook = somebody();
    await aDevice().accounts.signUp(cook);
    const device = aDevice();
    device.begin = () => Promise.reject(new Error('full'));
    await expect(device.accounts.signIn(cook)).rejects.toThrow('full');
  });
});
