import { beforeEach, describe, expect, test } from 'vitest';
import { invitationIdFor } from '#domain/tables/table-invitation.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';

const { api } = serverOfFile();

let host: ApiMember;
let guest: ApiMember;
let person: string;

beforeEach(async () => {
  [host, guest] = [
    await api.join(`host_${newRecordId()}`, { full_name: 'Mina' }),
    await api.join(`guest_${newRecordId()}`),
  ];
  person = await api.create('table_people', host, { user: host.id, name: 'Gus', allergens: ['sesame'] });
});

const invite = () => api.create('table_invitations', host, { host: host.id, guest: guest.id, person });
const answer = (id: string, words: string, by = guest) =>
  api.call('PATCH', recordsPath('table_invitations', id), { token: by.token, body: { answer: words } });
const avoid = (words: object, by = guest) =>
  api.create('user_taste_profiles', by, { id: by.id, user: by.id, spice_tolerance: 3, ...words });
const avoidNow = (words: object) =>
  api.call('PATCH', recordsPath('user_taste_profiles', guest.id), { token: guest.token, body: words });
/** The person as the host's devices have it, by the feed. */
async function held(by = host) {
  const { rows } = await pullAll(api, { token: by.token, cursors: { [`u:${by.id}`]: 0 } });
  return { people: rows['table_people'] ?? [], invitations: rows['table_invitations'] ?? [] };
}
const atTable = async () => {
  const row = (await held()).people.find(({ id }) => id === person);
  return [row?.['member'], row?.['member_left'], row?.['member_allergens'], row?.['member_diets'], row?.['allergens']];
};
const toldOf = async (member: ApiMember) =>
  (await api.call('GET', recordsPath('notifications'), { token: member.token })).body.items
    .map(({ facts }) => (facts as { readonly kind: string } | null)?.kind)
    .filter((kind) => kind?.startsWith('table_'));

const noted = ['sesame'];
const asNoted = ['', false, null, null, noted];
const asLeft = ['', true, [], [], noted];

describe('R46: a member who is asked to a table', () => {
  test('is told nothing of the host’s words, and tells nothing until they agree', async () => {
    await avoid({ allergens: ['peanut'], dietary_restrictions: ['vegan'] });
    const id = await invite();
    expect(id).toBe(invitationIdFor({ host: host.id as MemberId, guest: guest.id as MemberId }));
    expect(await atTable()).toEqual(asNoted);
    const { people, invitations } = await held(guest);
    expect(people).toEqual([]);
    expect(invitations).toMatchObject([{ id, host: host.id, guest: guest.id, answer: '', host_name: 'Mina' }]);
    expect(JSON.stringify(invitations)).not.toMatch(/Gus|sesame/);
    expect(await toldOf(guest)).toEqual(['table_invitation']);
    expect((await answer(id, 'declined')).status).toBe(200);
    expect(await atTable()).toEqual(asNoted);
    expect(await toldOf(host)).toEqual([]);
  });

  test('says what they avoid from then on, as it is at that moment, and takes it back at any time', async () => {
    const id = await invite();
    expect((await answer(id, 'accepted')).status).toBe(200);
    // Before they said anything anywhere.
    expect(await atTable()).toEqual([guest.id, false, [], [], noted]);
    await avoid({ allergens: ['peanut'], dietary_restrictions: ['vegan'] });
    expect(await atTable()).toEqual([guest.id, false, ['peanut'], ['vegan'], noted]);
    await avoidNow({ allergens: ['peanut', 'milk'] });
    expect(await atTable()).toEqual([guest.id, false, ['peanut', 'milk'], ['vegan'], noted]);
    expect(await toldOf(host)).toEqual(['table_joined']);

    await answer(id, 'declined');
    expect(await atTable()).toEqual(asLeft);
    expect(await toldOf(host)).toEqual(['table_left']);
    await avoidNow({ allergens: ['celery'] });
    expect(await atTable()).toEqual(asLeft);
    await answer(id, 'accepted');
    expect(await atTable()).toEqual([guest.id, false, ['celery'], ['vegan'], noted]);
    expect(await toldOf(host)).toEqual(['table_joined']);
  });

  test('does not change what the host goes by where the change is of something else', async () => {
    await avoid({ allergens: ['peanut'] });
    await answer(await invite(), 'accepted');
    const before = (await held()).people[0]?.['updated'];
    await avoidNow({ spice_tolerance: 9 });
    expect((await held()).people[0]?.['updated']).toBe(before);
  });

  test.each([
    [
      'the host takes it back',
      async (id: string) => api.call('DELETE', recordsPath('table_invitations', id), { token: host.token }),
      asLeft,
    ],
    [
      'the guest leaves',
      async () =>
        api.call('POST', '/api/account/delete', { token: guest.token, body: { password: 'a-test-password' } }),
      asLeft,
    ],
    [
      'the guest blocks the host',
      async () => api.create('blocks', guest, { blocker: guest.id, blocked: host.id }),
      asLeft,
    ],
    [
      'the host blocks the guest',
      async () => api.create('blocks', host, { blocker: host.id, blocked: guest.id }),
      asLeft,
    ],
  ])('says no more when %s', async (_what, end, left) => {
    await avoid({ allergens: ['peanut'] });
    const id = await invite();
    await answer(id, 'accepted');
    await end(id);
    expect(await atTable()).toEqual(left);
    const { invitations } = await held();
    expect(invitations).toEqual([]);
    expect((await answer(id, 'accepted')).status).toBeGreaterThanOrEqual(400);
  });

  test('is no more asked when the person is removed', async () => {
    const id = await invite();
    await answer(id, 'accepted');
    await api.call('DELETE', recordsPath('table_people', person), { token: host.token });
    expect((await held()).people).toEqual([]);
    expect((await held(guest)).invitations).toEqual([]);
    expect((await answer(id, 'declined')).status).toBe(404);
  });

  test('tells what they avoid when they take their taste profile out: nothing', async () => {
    await avoid({ allergens: ['peanut'] });
    await answer(await invite(), 'accepted');
    await api.call('DELETE', recordsPath('user_taste_profiles', guest.id), { token: guest.token });
    expect(await atTable()).toEqual([guest.id, false, [], [], noted]);
  });
});

describe('R46: nobody can', () => {
  const forged = async (by: ApiMember, body: object) =>
    api.call('POST', recordsPath('table_invitations'), { token: by.token, body });

  test('ask in another’s name, oneself, about another’s person, across a block, or with an answer already', async () => {
    const third = await api.join(`third_${newRecordId()}`);
    const theirs = await api.create('table_people', third, { user: third.id, name: 'Theirs' });
    const body = { host: host.id, guest: guest.id, person };
    expect((await forged(third, body)).status).toBe(400);
    expect((await forged(host, { ...body, guest: host.id })).status).toBe(400);
    expect(Object.keys((await forged(host, { ...body, person: theirs })).body.data)).toEqual(['person']);
    expect(Object.keys((await forged(host, { ...body, answer: 'accepted' })).body.data)).toEqual(['answer']);
    expect(Object.keys((await forged(host, { ...body, host_name: 'The bank' })).body.data)).toEqual(['host_name']);
    await api.create('blocks', third, { blocker: third.id, blocked: host.id });
    expect(Object.keys((await forged(host, { ...body, guest: third.id })).body.data)).toEqual(['guest']);
    expect((await held()).invitations).toEqual([]);
  });

  test('answer for the guest, point an invitation elsewhere, or write what the guest says', async () => {
    await avoid({ allergens: ['peanut'] });
    const id = await invite();
    const third = await api.join(`third_${newRecordId()}`);
    for (const by of [host, third]) expect((await answer(id, 'accepted', by)).status).toBe(404);
    const other = await api.create('table_people', host, { user: host.id, name: 'Other' });
    for (const words of [{ person: other }, { guest: third.id }, { host: guest.id }])
      expect(
        (await api.call('PATCH', recordsPath('table_invitations', id), { token: guest.token, body: words })).status,
      ).toBe(400);
    for (const words of [
      { member: guest.id },
      { member_allergens: [] },
      { member_diets: ['x'] },
      { member_left: true },
    ])
      expect(
        (await api.call('PATCH', recordsPath('table_people', person), { token: host.token, body: words })).status,
      ).toBe(400);
    expect((await api.call('DELETE', recordsPath('table_invitations', id), { token: guest.token })).status).toBe(404);
    expect(await atTable()).toEqual(asNoted);
  });

  test('be told of it by somebody whom they have muted', async () => {
    await api.create('mutes', guest, { muter: guest.id, muted: host.id });
    await invite();
    expect(await toldOf(guest)).toEqual([]);
  });
});
