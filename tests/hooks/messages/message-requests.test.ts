import { beforeAll, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import type { ApiMember } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let superuser: string;

const { api } = serverOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
});

const records = '/api/collections';
const someone = () => api.join(`req_${newRecordId()}`);

async function begin(by: ApiMember, other: ApiMember, extra: object = {}) {
  const [participant_1, participant_2] = [by.id, other.id].toSorted();
  return api.call('POST', `${records}/conversations/records`, {
    token: by.token,
    body: { participant_1, participant_2, ...extra },
  });
}
const write = (sender: ApiMember, conversation: string) =>
  api.call('POST', `${records}/messages/records`, {
    token: sender.token,
    body: { conversation, sender: sender.id, content: 'Hello' },
  });
const answer = (by: ApiMember, conversation: string, body: object) =>
  api.call('PATCH', `${records}/conversations/records/${conversation}`, { token: by.token, body });
const stored = async (conversation: string) =>
  (await api.call('GET', `${records}/conversations/records/${conversation}`, { token: superuser })).body;
const follow = (follower: ApiMember, following: ApiMember) =>
  api.call('POST', `${records}/user_follows/records`, {
    token: follower.token,
    body: { follower: follower.id, following: following.id },
  });

test("a stranger's first message is a request: the stranger may add to it, and nobody else may answer it", async () => {
  const [stranger, asked] = [await someone(), await someone()];
  const { body: conversation } = await begin(stranger, asked);
  expect(conversation).toMatchObject({ status: 'requested', requested_by: stranger.id });
  expect([(await write(stranger, conversation.id)).status, (await write(stranger, conversation.id)).status]).toEqual([
    200, 200,
  ]);
  expect((await answer(stranger, conversation.id, { status: 'accepted' })).status).toBe(400);
  expect((await answer(await someone(), conversation.id, { status: 'accepted' })).status).toBe(404);
  expect(await stored(conversation.id)).toMatchObject({
    status: 'requested',
    last_message_at: expect.stringMatching(/^20/),
  });
  expect((await answer(asked, conversation.id, { status: 'accepted' })).status).toBe(200);
  expect(await stored(conversation.id)).toMatchObject({ status: 'accepted' });
});

test('who was declined can write nothing more, is told no reason, and is heard again once the other accepts', async () => {
  const [stranger, asked] = [await someone(), await someone()];
  const { id } = (await begin(stranger, asked)).body;
  expect((await answer(asked, id, { status: 'declined' })).status).toBe(200);
  const refused = await write(stranger, id);
  expect([refused.status, refused.body.data['conversation']?.code]).toEqual([400, 'validation_not_taken']);
  expect((await answer(asked, id, { status: 'accepted' })).status).toBe(200);
  expect((await write(stranger, id)).status).toBe(200);
});

test('an answer accepts, also one that was written after declining', async () => {
  const [stranger, asked] = [await someone(), await someone()];
  const { id } = (await begin(stranger, asked)).body;
  await answer(asked, id, { status: 'declined' });
  expect((await write(asked, id)).status).toBe(200);
  expect(await stored(id)).toMatchObject({ status: 'accepted' });
  expect((await write(stranger, id)).status).toBe(200);
});

test('who is followed by the other needs no request, whether the follow came before the conversation or before the message', async () => {
  const [writer, before, after] = [await someone(), await someone(), await someone()];
  await follow(before, writer);
  expect((await begin(writer, before)).body).toMatchObject({ status: 'accepted' });
  const { id } = (await begin(writer, after)).body;
  expect(await stored(id)).toMatchObject({ status: 'requested' });
  await follow(after, writer);
  await write(writer, id);
  expect(await stored(id)).toMatchObject({ status: 'accepted' });
  const [follower, followed] = [await someone(), await someone()];
  await follow(follower, followed);
  expect((await begin(follower, followed)).body).toMatchObject({ status: 'requested' });
});

test('no member writes who asked, begins with an answer, or takes an answer back', async () => {
  const [stranger, asked] = [await someone(), await someone()];
  for (const forged of [{ status: 'accepted' }, { requested_by: asked.id }])
    expect((await begin(stranger, asked, forged)).status).toBe(400);
  const { id } = (await begin(stranger, asked)).body;
  expect((await answer(asked, id, { requested_by: asked.id })).status).toBe(400);
  expect((await answer(asked, id, { status: 'other' })).status).toBe(400);
  expect((await answer(asked, id, { status: 'declined', last_message_at: '2030-01-01' })).status).toBe(400);
  await answer(asked, id, { status: 'declined' });
  expect((await answer(asked, id, { status: 'requested' })).body.data['status']?.code).toBe('validation_invalid_step');
});

test('[S2] two devices of the one who was asked may both answer, and [S10] both members hear of it', async () => {
  const [stranger, asked] = [await someone(), await someone()];
  const { id } = (await begin(stranger, asked)).body;
  const before = await pullAll(api, { token: stranger.token, cursors: { [`u:${stranger.id}`]: 0 } });
  for (const status of ['accepted', 'accepted', 'declined'])
    expect((await answer(asked, id, { status })).status).toBe(200);
  const after = await pullAll(api, { token: stranger.token, epoch: before.epoch, cursors: before.cursors });
  expect(after.rows['conversations']).toMatchObject([{ id, status: 'declined' }]);
});
