import { beforeAll, describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import type { ApiMember } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let superuser: string;
let admin: ApiMember;

const { api } = serverOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
  admin = await anAdmin('head');
});

const anAdmin = (name: string) => api.joinAsAdmin(`${name}_${newRecordId().slice(0, 8)}`);
const aMember = (extra: object = {}) => api.join(`m_${newRecordId()}`, { ...extra });
const steps = async (
  member: ApiMember,
  step: 'role' | 'suspend' | 'unsuspend',
  body: object = {},
  by: Pick<ApiMember, 'token'> = admin,
) => api.call('POST', `/api/admin/members/${member.id}/${step}`, { token: by.token, body });
const signIn = ({ email }: ApiMember) =>
  api.call('POST', '/api/collections/users/auth-with-password', {
    body: { identity: email, password: 'a-test-password' },
  });
const writes = (member: ApiMember, token = member.token) =>
  api.call('POST', '/api/collections/foods/records', {
    token,
    body: { name: `Food ${newRecordId()}`, uploaded_by: member.id },
  });
const logOf = async (member: ApiMember) =>
  (
    await api.call(
      'GET',
      `/api/collections/admin_actions/records?sort=@rowid&filter=${encodeURIComponent(`subject='${member.id}'`)}`,
      { token: superuser },
    )
  ).body.items;

describe('a suspension', () => {
  test('ends every token and each sign-in until it is lifted, says why, leaves the content, and is logged', async () => {
    const pest = await aMember();
    const food = (await writes(pest)).body.id;
    const second = String((await signIn(pest)).body['token']);
    expect((await steps(pest, 'suspend', { reason: ' Spam – “soup”! ' })).status).toBe(200);
    for (const token of [pest.token, second]) {
      for (const answer of [
        await writes(pest, token),
        await api.call('POST', '/api/sync/pull', { token, body: { cursors: {} } }),
        await api.call('POST', '/api/collections/users/auth-refresh', { token }),
      ]) {
        expect([answer.status, answer.body['message']]).toEqual([401, 'This account is suspended: Spam – “soup”!']);
        expect([
          answer.headers.get('X-Account'),
          decodeURIComponent(answer.headers.get('X-Account-Reason') ?? ''),
        ]).toEqual(['suspended', 'Spam – “soup”!']);
      }
    }
    expect(await signIn(pest)).toMatchObject({
      status: 403,
      body: { message: 'This account is suspended: Spam – “soup”!' },
    });
    expect((await api.call('GET', `/api/collections/foods/records/${food}`)).status).toBe(200);
    expect((await steps(pest, 'suspend', { reason: 'More spam.' })).status).toBe(200);
    expect((await signIn(pest)).body['message']).toBe('This account is suspended: More spam.');
    expect((await writes(pest)).headers.get('X-Account')).toBe('suspended');

    expect((await steps(pest, 'unsuspend')).status).toBe(200);
    expect((await steps(pest, 'unsuspend')).status).toBe(200);
    const stale = await writes(pest);
    expect([stale.status, stale.headers.get('X-Account')]).toEqual([401, 'signed-out']);
    expect((await writes(pest, String((await signIn(pest)).body['token']))).status).toBe(200);
    expect(await logOf(pest)).toMatchObject([
      { action: 'member.suspend', actor: admin.id, details: { reason: 'Spam – “soup”!' } },
      { action: 'member.suspend', details: { reason: 'More spam.' } },
      { action: 'member.unsuspend' },
    ]);
  });

  test('tells its reason to nobody who did not have a good token: not for a wrong password, not for a forged token', async () => {
    const pest = await aMember();
    await steps(pest, 'suspend', { reason: 'A secret.' });
    const wrong = await api.call('POST', '/api/collections/users/auth-with-password', {
      body: { identity: pest.email, password: 'not-it' },
    });
    const forged = `${pest.token.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`;
    for (const answer of [wrong, await writes(pest, forged)]) {
      expect(JSON.stringify([answer.body, ...answer.headers])).not.toMatch(/secret|suspended/i);
    }
  });

  test('wants a reason of at most 500 characters and a member who is there', async () => {
    const member = await aMember();
    for (const reason of [undefined, '', '  ', 5, 'x'.repeat(501)])
      expect((await steps(member, 'suspend', { reason })).body.data['reason']).toBeDefined();
    expect((await signIn(member)).status).toBe(200);
    expect((await steps({ ...member, id: newRecordId() }, 'suspend', { reason: 'x' })).status).toBe(404);
    expect(await logOf(member)).toEqual([]);
  });
});

describe('a role', () => {
  test('is set to any but admin, ends verification, and is logged', async () => {
    const chef = await aMember({ role: 'professional_chef', professional: { business_name: 'Chez' } });
    expect((await steps(chef, 'role', { role: 'home_chef' })).status).toBe(200);
    const profile = (await api.call('GET', `/api/collections/profiles/records/${chef.id}`)).body;
    expect([profile['role'], profile['is_verified']]).toEqual(['home_chef', false]);
    for (const role of ['admin', 'king', '', undefined, ['home_chef']])
      expect((await steps(chef, 'role', { role })).body.data['role']).toBeDefined();
    expect(await logOf(chef)).toMatchObject([
      { action: 'member.role', details: { from: 'professional_chef', to: 'home_chef' } },
    ]);
  });

  test('of an admin is taken by another admin; what the former admin asks then is refused', async () => {
    const other = await anAdmin('other');
    expect((await steps(other, 'role', { role: 'enthusiast' })).status).toBe(200);
    expect((await steps(admin, 'role', { role: 'enthusiast' }, other)).status).toBe(403);
  });

  test('changed through the record API is judged and logged the same', async () => {
    const chef = await aMember({ role: 'home_chef' });
    const row = (
      await api.call('GET', `/api/collections/user_roles/records?filter=${encodeURIComponent(`user='${chef.id}'`)}`)
    ).body.items[0]?.id;
    expect(
      (
        await api.call('PATCH', `/api/collections/user_roles/records/${row}`, {
          token: admin.token,
          body: { role: 'restaurant_owner' },
        })
      ).status,
    ).toBe(200);
    expect(await logOf(chef)).toMatchObject([
      { action: 'member.role', actor: admin.id, details: { from: 'home_chef', to: 'restaurant_owner' } },
    ]);
    const own = (
      await api.call('GET', `/api/collections/user_roles/records?filter=${encodeURIComponent(`user='${admin.id}'`)}`)
    ).body.items[0]?.id;
    expect(
      (
        await api.call('PATCH', `/api/collections/user_roles/records/${own}`, {
          token: admin.token,
          body: { role: 'enthusiast' },
        })
      ).body.data['member']?.code,
    ).toBe('validation_own');
    expect(await logOf(admin)).toEqual([]);
  });
});

describe('no admin locks all admins out', () => {
  test('by acting on himself, by any way there is', async () => {
    for (const [step, body] of [
      ['suspend', { reason: 'x' }],
      ['unsuspend', {}],
      ['role', { role: 'enthusiast' }],
    ] as const) {
      expect((await steps(admin, step, body)).body.data['member']?.code).toBe('validation_own');
    }
    const given = await api.call('POST', '/api/collections/user_roles/records', {
      token: admin.token,
      body: { user: admin.id, role: 'enthusiast' },
    });
    expect(given.body.data['role']?.code).toBe('validation_own');
  });

  test('not a superuser either, by the last one', async () => {
    const admins = (await api.call('GET', '/api/admin/members?which=admin', { token: superuser })).body[
      'members'
    ] as readonly { id: string }[];
    expect(admins.map(({ id }) => id)).toEqual([admin.id]);
    expect((await steps(admin, 'suspend', { reason: 'x' }, { token: superuser })).body.data['member']?.code).toBe(
      'validation_last_admin',
    );
    expect((await steps(admin, 'role', { role: 'enthusiast' }, { token: superuser })).body.data['member']?.code).toBe(
      'validation_last_admin',
    );
  });

  test('two who suspend each other at once: one wins', async () => {
    const [one, two] = [await anAdmin('one'), await anAdmin('two')];
    const statuses = (
      await Promise.all([steps(two, 'suspend', { reason: 'x' }, one), steps(one, 'suspend', { reason: 'x' }, two)])
    ).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect([401, 403]).toContain(statuses.find((status) => status !== 200));
  });
});

describe('the list of members', () => {
  const find = async (query: string) =>
    (await api.call('GET', `/api/admin/members?${query}`, { token: admin.token })).body as unknown as {
      members: Record<string, unknown>[];
      next: string | null;
    };

  test('finds by name, username and e-mail, says who is suspended, and what each has done', async () => {
    const member = await api.join('zubin_x', { full_name: 'Zúbin Ekşi' });
    await writes(member);
    await steps(member, 'suspend', { reason: 'Rude.' });
    for (const name of ['zubin e', 'BIN_X', 'zubin_x@foret']) {
      expect((await find(`name=${encodeURIComponent(name)}`)).members).toMatchObject([
        { id: member.id, email: member.email, foods: 1, reviews: 0, suspension_reason: 'Rude.' },
      ]);
    }
    expect((await find('which=suspended&name=zubin')).members).toHaveLength(1);
    expect((await find(`which=admin&name=zubin`)).members).toEqual([]);
    for (const name of ['%', '_ubin', 'nobody-at-all', '\\'])
      expect((await find(`name=${encodeURIComponent(name)}`)).members.some(({ id }) => id === member.id)).toBe(false);
  });

  test('comes in pages that miss nobody and repeat nobody', async () => {
    const all = (await find('limit=100')).members.map(({ id }) => id);
    const seen: unknown[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page: { members: Record<string, unknown>[]; next: string | null } = await find(
        `limit=3&after=${encodeURIComponent(after)}`,
      );
      seen.push(...page.members.map(({ id }) => id));
      after = page.next;
    }
    expect(seen).toEqual(all);
    for (const wrong of [
      'which=kings',
      'limit=0',
      'limit=101',
      'limit=x',
      `after=${'x'.repeat(101)}`,
      `name=${'x'.repeat(101)}`,
    ]) {
      expect((await api.call('GET', `/api/admin/members?${wrong}`, { token: admin.token })).status).toBe(400);
    }
  });
});
