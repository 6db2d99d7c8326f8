import { beforeAll, expect, test } from 'vitest';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let superuser: string;

const { api } = serverOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
});

const users = '/api/collections/users/records';
const account = (username: string, extra: Record<string, unknown> = {}) => ({
  email: `${username}@foretaste.test`,
  password: 'secret1',
  passwordConfirm: 'secret1',
  username,
  full_name: 'Some One',
  consent: true,
  ...extra,
});
async function countOf(collection: string): Promise<unknown> {
  return (await api.call('GET', `/api/collections/${collection}/records?perPage=1`, { token: superuser })).body[
    'totalItems'
  ];
}
async function counts() {
  return Promise.all(['users', 'profiles', 'user_roles', 'professional_profiles'].map(countOf));
}

test('R7: account, profile, role and professional profile arrive together', async () => {
  const member = await api.join('chef_one', {
    role: 'professional_chef',
    professional: {
      business_name: 'Chez Un',
      specialties: ['ramen'],
      years_experience: 0,
      social_media: { biography: 'Cooks.' },
    },
  });
  const profile = await api.call('GET', `/api/collections/profiles/records/${member.id}`);
  expect(profile.body).toMatchObject({
    username: 'chef_one',
    role: 'professional_chef',
    is_verified: false,
    business_name: 'Chez Un',
  });
  const roles = await api.call('GET', `/api/collections/user_roles/records?filter=(user='${member.id}')`);
  expect(roles.body.items).toMatchObject([{ role: 'professional_chef', is_verified: false }]);
  const professional = await api.call(
    'GET',
    `/api/collections/professional_profiles/records?filter=(user='${member.id}')`,
  );
  expect(professional.body.items).toMatchObject([
    {
      business_type: 'culinary_professional',
      years_experience: 0,
      specialties: ['ramen'],
      is_verified: false,
      verification_documents: [],
    },
  ]);
});

test('R7: a food enthusiast has no role row', async () => {
  const member = await api.join('plain_one');
  const roles = await api.call('GET', `/api/collections/user_roles/records?filter=(user='${member.id}')`);
  expect(roles.body.items).toEqual([]);
  const profile = await api.call('GET', `/api/collections/profiles/records/${member.id}`);
  expect(profile.body).toMatchObject({ role: 'enthusiast', full_name: 'plain_one Example' });
});

test.each([
  ['a taken username', { username: 'CHEF_ONE' }, 'username', 'validation_not_unique'],
  ['a username with a space', { username: 'two words' }, 'username', 'validation_invalid_format'],
  ['no username', { username: undefined }, 'username', 'validation_required'],
  ['no full name', { full_name: '' }, 'full_name', 'validation_required'],
  ['a taken address', { email: 'chef_one@foretaste.test' }, 'email', 'validation_not_unique'],
  ['a short password', { password: '12345', passwordConfirm: '12345' }, 'password', 'validation_min_text_constraint'],
  ['passwords that differ', { passwordConfirm: 'secret2' }, 'passwordConfirm', 'validation_values_mismatch'],
  ['the role admin', { role: 'admin' }, 'role', 'validation_in_invalid'],
  [
    'a business without a name',
    { role: 'restaurant_owner', professional: { business_address: 'Here 1' } },
    'business_name',
    'validation_required',
  ],
  [
    'a website that is none',
    { role: 'restaurant_owner', professional: { business_name: 'X', website_url: 'nowhere' } },
    'website_url',
    'validation_invalid_url',
  ],
  [
    'misshapen specialties',
    { role: 'professional_chef', professional: { business_name: 'X', specialties: { a: 1 } } },
    'specialties',
    'validation_invalid_shape',
  ],
])('R7, R13: %s is refused on its field and nothing is written', async (_name, wrong, field, code) => {
  const before = await counts();
  const answer = await api.call('POST', users, { body: { ...account('another_one'), ...wrong } });
  expect(answer.status).toBe(400);
  expect(answer.body.data).toMatchObject({ [field]: { code } });
  expect(await counts()).toEqual(before);
});

test('nobody forges verification, standing or a visible address at sign-up', async () => {
  const forged = await api.call('POST', users, {
    body: account('forger_one', { standing: 'admin', is_verified: true, rating: 5 }),
  });
  expect(forged.status).toBe(200);
  const stored = await api.call('GET', `${users}/${forged.body.id}`, { token: superuser });
  expect(stored.body).toMatchObject({ verified: false, standing: '', emailVisibility: false });
  expect((await api.call('POST', users, { body: account('forger_two', { verified: true }) })).body.data).toHaveProperty(
    'verified',
  );
  expect(
    (await api.call('POST', users, { body: account('forger_three', { emailVisibility: true }) })).body.data,
  ).toHaveProperty('emailVisibility');
});

test('nobody joins without consent, and when it was given is the server’s word', async () => {
  const before = new Date().toISOString();
  for (const consent of [undefined, false, 'yes', { at: before }]) {
    const refused = await api.call('POST', users, { body: account('unasked', { consent }) });
    expect([refused.status, refused.body.data], String(consent)).toMatchObject([
      400,
      { consent: { code: 'validation_required' } },
    ]);
  }
  expect(
    (await api.call('GET', `${users}?filter=(email='unasked@foretaste.test')`, { token: superuser })).body.items,
  ).toEqual([]);

  const longAgo = '2001-01-01 00:00:00.000Z';
  const answer = await api.call('POST', users, { body: account('asked', { consented_at: longAgo }) });
  if (answer.status === 200) expect(answer.body, 'told to nobody').not.toHaveProperty('consented_at');
  const member = await api.join('asked_too');
  const stored = await api.call('GET', `${users}/${member.id}`, { token: superuser });
  expect(Date.parse(String(stored.body['consented_at']))).toBeGreaterThanOrEqual(Date.parse(before));
  const own = await api.call('PATCH', `${users}/${member.id}`, {
    token: member.token,
    body: { consented_at: longAgo },
  });
  expect(own.body).not.toHaveProperty('consented_at');
  const after = await api.call('GET', `${users}/${member.id}`, { token: superuser });
  expect(after.body['consented_at']).toBe(stored.body['consented_at']);
  const exported = await api.call('GET', '/api/account/export', { token: member.token });
  expect(exported.body['account']).toMatchObject({ consentedAt: stored.body['consented_at'] });
});

test('an account that a superuser makes has given no consent yet', async () => {
  const made = await api.call('POST', users, { token: superuser, body: account('made', { consent: undefined }) });
  expect(made.status).toBe(200);
  expect(made.body['consented_at']).toBe('');
});
