import { describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { toldMember } from './told-member.ts';

const all = toldMember();
const { api, told, like, someone, nameOfFood } = all;

describe('who is told of what (spec 1 §3, notifications)', () => {
  test('a like, a review, a comment, a follow and a message, each saying who and leading to what it is about', async () => {
    await someone();
    const name = await nameOfFood();
    await like(all.ben);
    expect(await told(all.ada)).toMatchObject([
      {
        type: 'like',
        actor: all.ben.id,
        message: `ben_told Example liked your ${name}`,
        link: `/food/${all.food}`,
        seen: false,
        facts: { kind: 'like', who: 'ben_told Example', what: name },
      },
    ]);
    await api.create('reviews', all.ben, { food: all.food, user: all.ben.id, rating: 4 });
    expect((await told(all.ada))[0]).toMatchObject({
      type: 'review',
      message: `ben_told Example reviewed your ${name}`,
      link: `/food/${all.food}`,
      facts: { kind: 'review', who: 'ben_told Example', what: name },
    });
    const talker = await api.join(`talker_${newRecordId()}`);
    await api.create('reviews', talker, { food: all.food, user: talker.id, rating: 4, review_text: 'Earthy.' });
    expect((await told(all.ada))[0]).toMatchObject({
      type: 'comment',
      link: `/food/${all.food}`,
      facts: { kind: 'comment', what: name },
    });
    await api.create('user_follows', all.ben, { follower: all.ben.id, following: all.ada.id });
    expect((await told(all.ada))[0]).toMatchObject({
      type: 'follow',
      message: 'ben_told Example started following you',
      link: '/profile/ben_told',
      facts: { kind: 'follow', who: 'ben_told Example' },
    });
    const [participant_1, participant_2] = [all.ada.id, all.ben.id].toSorted();
    const conversation = await api.create('conversations', all.ben, { participant_1, participant_2 });
    await api.create('messages', all.ben, { conversation, sender: all.ben.id, content: 'Secret words' });
    expect((await told(all.ada))[0]).toMatchObject({
      type: 'message',
      message: 'ben_told Example wants to send you messages',
      link: `/messages/${conversation}`,
      facts: { kind: 'message_request', who: 'ben_told Example' },
    });
    expect(JSON.stringify(await told(all.ada))).not.toContain('Secret words');
    expect(await told(all.ada)).toHaveLength(5);
    await api.create('messages', all.ada, { conversation, sender: all.ada.id, content: 'Hello' });
    expect(await told(all.ben)).toMatchObject([
      { type: 'message', message: expect.stringMatching(/ sent you a message$/), facts: { kind: 'message' } },
    ]);
  });

  test('a name that changes later stays what it was when it was told', async () => {
    await someone();
    const name = await nameOfFood();
    await like(all.ben);
    await api.call('PATCH', recordsPath('foods', all.food), {
      token: all.ada.token,
      body: { name: `Soup ${newRecordId()}` },
    });
    expect(await told(all.ada)).toMatchObject([{ facts: { kind: 'like', what: name } }]);
  });

  test('nobody is told of an own act, nor of what happens to a food that is nobody’s', async () => {
    await someone();
    await like(all.ada);
    await api.create('reviews', all.ada, { food: all.food, user: all.ada.id, rating: 5 });
    expect(await told(all.ada)).toEqual([]);
    const superuser = await api.asSuperuser();
    const seeded = (
      await api.call('POST', recordsPath('foods'), { token: superuser, body: { name: `Seeded ${newRecordId()}` } })
    ).body.id;
    await like(all.ben, seeded);
    expect(
      (
        await api.call('GET', `${recordsPath('notifications')}?filter=${encodeURIComponent("type='like'")}`, {
          token: superuser,
        })
      ).body.items.filter((row) => row['link'] === `/food/${seeded}`),
    ).toEqual([]);
  });

  test('a muted or blocked member’s acts are not told', async () => {
    await someone();
    const [muted, blocked] = [await api.join(`muted_${newRecordId()}`), await api.join(`blocked_${newRecordId()}`)];
    await api.create('mutes', all.ada, { muter: all.ada.id, muted: muted.id });
    await like(muted);
    await like(blocked);
    expect(await told(all.ada)).toMatchObject([{ actor: blocked.id }]);
    await api.create('blocks', all.ada, { blocker: all.ada.id, blocked: blocked.id });
    expect(await told(all.ada)).toEqual([]);
    expect(
      (
        await api.call('POST', recordsPath('food_likes'), {
          token: blocked.token,
          body: { food: all.food, user: blocked.id },
        })
      ).status,
    ).toBe(400);
  });

  test('[S18] a notification is its owner’s alone, and reaches the owner’s devices by the feed', async () => {
    await someone();
    await like(all.ben);
    const own = await pullAll(api, { token: all.ada.token, cursors: { [`u:${all.ada.id}`]: 0 } });
    expect(own.rows['notifications']?.filter((row) => row['type'] === 'like')).toMatchObject([
      { user: all.ada.id, facts: { kind: 'like', who: 'ben_told Example' } },
    ]);
    const foreign = await pullAll(api, {
      token: all.ben.token,
      cursors: { [`u:${all.ben.id}`]: 0, [`m:${all.ada.id}`]: 0, [`f:${all.food}`]: 0, '*': 0 },
    });
    expect(foreign.rows['notifications']?.filter((row) => row['user'] !== all.ben.id) ?? []).toEqual([]);
  });
});

describe('what a member wants to be told of (settings, notifications)', () => {
  test('a kind that is muted is not told, the others are, and each device that changes another kind is heard', async () => {
    await someone();
    await api.create('notification_preferences', all.ada, { id: all.ada.id, user: all.ada.id, mute_like: true });
    await like(all.ben);
    await api.create('user_follows', all.ben, { follower: all.ben.id, following: all.ada.id });
    expect((await told(all.ada)).map((row) => row['type'])).toEqual(['follow']);
    const changed = await api.call('PATCH', recordsPath('notification_preferences', all.ada.id), {
      token: all.ada.token,
      body: { mute_review: true },
    });
    expect(changed.body).toMatchObject({ mute_like: true, mute_review: true, mute_comment: false });
    await api.create('reviews', all.ben, { food: all.food, user: all.ben.id, rating: 4 });
    expect(await told(all.ada)).toHaveLength(1);
    const pulled = await pullAll(api, { token: all.ada.token, cursors: { [`u:${all.ada.id}`]: 0 } });
    expect(pulled.rows['notification_preferences']).toMatchObject([{ id: all.ada.id, mute_review: true }]);
  });

  test('for whoever wants quiet, news are in the list and seen from the start', async () => {
    await someone();
    await api.create('notification_preferences', all.ada, { id: all.ada.id, user: all.ada.id, quiet: true });
    await like(all.ben);
    expect(await told(all.ada)).toMatchObject([{ type: 'like', seen: true }]);
  });

  test('nobody sets or reads what another wants', async () => {
    await someone();
    await api.create('notification_preferences', all.ada, { id: all.ada.id, user: all.ada.id, mute_like: true });
    const path = recordsPath('notification_preferences', all.ada.id);
    expect((await api.call('GET', path, { token: all.ben.token })).status).toBe(404);
    expect((await api.call('PATCH', path, { token: all.ben.token, body: { mute_like: false } })).status).toBe(404);
    const forged = await api.call('POST', recordsPath('notification_preferences'), {
      token: all.ben.token,
      body: { id: all.ben.id, user: all.ada.id, quiet: true },
    });
    expect(forged.status).toBe(400);
  });
});
