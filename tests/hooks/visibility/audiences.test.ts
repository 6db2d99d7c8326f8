import { beforeAll, describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { newFood } from '#tests/support/new-food.ts';
import type { ApiMember } from '#tests/support/server/open-api.ts';
import { idsPulled, type Pulled, pullAll, pullOnce } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let superuser: string;
let ada: ApiMember;
let ben: ApiMember;

const { api } = serverOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
  [ada, ben] = [await api.join('ada_aud'), await api.join('ben_aud')];
});

describe('[S18] audiences', () => {
  test('[S18] a visitor hears * and topics, and is denied everything else', async () => {
    const cursors = {
      '*': 0,
      [`u:${ada.id}`]: 0,
      'g:admins': 0,
      'x:y': 0,
      [`f:${newRecordId()}`]: 0,
      [`m:${ada.id}`]: 0,
      "f:' or 1=1--": 0,
    };
    const pulled = await pullAll(api, { cursors });
    expect(pulled.denied.toSorted()).toEqual([`u:${ada.id}`, 'g:admins', 'x:y', "f:' or 1=1--"].toSorted());
    expect(pulled.entries.some(([, audience]) => pulled.denied.includes(audience))).toBe(false);
    expect(Object.keys(pulled.cursors)).not.toContain(`u:${ada.id}`);
  });

  test('[S18] a member hears itself and nobody else', async () => {
    await api.create('private_contacts', ada.token, { id: ada.id, user: ada.id, phone: '+44 1' });
    const own = await pullAll(api, { token: ada.token, cursors: { [`u:${ada.id}`]: 0 } });
    expect(own.rows['private_contacts']).toMatchObject([{ phone: '+44 1' }]);
    const foreign = await pullAll(api, { token: ben.token, cursors: { [`u:${ada.id}`]: 0, 'g:admins': 0 } });
    expect(foreign.denied.toSorted()).toEqual(['g:admins', `u:${ada.id}`]);
    expect(foreign.entries).toEqual([]);
  });

  test("[S18] a card's author comes with the food, a reviewer with the topic, and their later edits too", async () => {
    const cook = await api.join(`cook_${newRecordId().slice(0, 6)}`);
    const guest = await api.join(`guest_${newRecordId().slice(0, 6)}`);
    const food = await newFood(api, cook);
    await api.create('reviews', guest.token, { food, user: guest.id, rating: 4 });
    const first = await pullAll(api, { cursors: { [`f:${food}`]: 0, '*': 0 } });
    const named = (pulled: Pulled, audience: string) =>
      pulled.entries.filter(([, a, c]) => a === audience && c === 'profiles').map(([, , , id]) => id);
    expect(named(first, `f:${food}`).toSorted()).toEqual([cook.id, guest.id].toSorted());
    expect(named(first, '*')).toContain(cook.id);
    expect(named(first, '*')).not.toContain(guest.id);

    await api.call('PATCH', `/api/collections/profiles/records/${cook.id}`, {
      token: cook.token,
      body: { bio: 'New.' },
    });
    await api.call('PATCH', `/api/collections/profiles/records/${guest.id}`, {
      token: guest.token,
      body: { bio: 'Too.' },
    });
    const later = await pullAll(api, { epoch: first.epoch, cursors: first.cursors });
    expect(named(later, `f:${food}`).toSorted()).toEqual([cook.id, guest.id].toSorted());
    expect(named(later, '*')).toEqual([cook.id]);
  });

  test("[S18] another food of the same cook does not send the cook's profile again", async () => {
    await newFood(api, ada);
    const first = await pullAll(api, { cursors: { '*': 0 } });
    await newFood(api, ada);
    const later = await pullAll(api, { epoch: first.epoch, cursors: first.cursors });
    expect(later.entries.map(([, , collection]) => collection)).toEqual(['foods']);
  });

  test('[S18] messages reach both participants and nobody else; a deleted account takes them from the other', async () => {
    const leaving = await api.join(`leave_${newRecordId().slice(0, 6)}`);
    const [first, second] = [ada.id, leaving.id].toSorted();
    const conversation = await api.create('conversations', ada.token, { participant_1: first, participant_2: second });
    const message = await api.create('messages', ada.token, { conversation, sender: ada.id, content: 'Hello' });
    const hers = await pullAll(api, { token: leaving.token, cursors: { [`u:${leaving.id}`]: 0 } });
    expect(hers.rows['messages']).toMatchObject([{ id: message, content: 'Hello' }]);
    expect(hers.rows['conversations']).toMatchObject([{ id: conversation }]);
    expect(hers.rows['conversations']?.[0]?.['last_message_at']).toBe(hers.rows['messages']?.[0]?.['created']);
    const topic = await pullAll(api, { token: ben.token, cursors: { [`m:${ada.id}`]: 0, '*': 0, [`u:${ben.id}`]: 0 } });
    expect(idsPulled(topic, 'messages')).toEqual([]);

    const mine = await pullAll(api, { token: ada.token, cursors: { [`u:${ada.id}`]: 0 } });
    await api.call('POST', '/api/account/delete', { token: leaving.token, body: { password: 'a-test-password' } });
    const later = await pullAll(api, { token: ada.token, epoch: mine.epoch, cursors: mine.cursors });
    expect(idsPulled(later, 'messages')).toEqual([message]);
    expect(idsPulled(later, 'conversations')).toEqual([conversation]);
    expect(later.rows['messages']).toBeUndefined();
  });

  test('[S18] requests reach admins; documents and reports are never synced (R6)', async () => {
    const admin = await api.joinAsAdmin(`admin_${newRecordId().slice(0, 6)}`);
    const chef = await api.join(`chef_${newRecordId().slice(0, 6)}`, {
      role: 'professional_chef',
      professional: { business_name: 'Le Test' },
    });
    const professional = (await pullAll(api, { cursors: { [`m:${chef.id}`]: 0 } })).rows['professional_profiles']?.[0]
      ?.id;
    const request = await api.create('verification_requests', chef.token, {
      user: chef.id,
      professional_profile: professional,
    });
    await api.create('error_reports', chef.token, { message: 'Oh' });
    const heard = await pullAll(api, { token: admin.token, cursors: { 'g:admins': 0, '*': 0, [`u:${admin.id}`]: 0 } });
    expect(heard.denied).toEqual([]);
    expect(heard.rows['verification_requests']?.map((row) => row.id)).toContain(request);
    expect(idsPulled(heard, 'error_reports')).toEqual([]);
    expect(idsPulled(heard, 'verification_documents')).toEqual([]);
  });

  test('[S18] [S5] an admin who is one no longer is denied the group', async () => {
    const admin = await api.joinAsAdmin(`exadm_${newRecordId().slice(0, 6)}`);
    expect((await pullOnce(api, { token: admin.token, cursors: { 'g:admins': 0 } })).denied).toEqual([]);
    await api.create('user_roles', superuser, { user: admin.id, role: 'home_chef' });
    expect((await pullOnce(api, { token: admin.token, cursors: { 'g:admins': 0 } })).denied).toEqual(['g:admins']);
  });
});
