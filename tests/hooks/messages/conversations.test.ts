import { describe, expect, test } from 'vitest';
import { conversationIdFor } from '#domain/messages/conversation-id-for.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let joined = 0;

const { api } = serverOfFile();

interface Pair {
  readonly first: ApiMember;
  readonly second: ApiMember;
  readonly conversation: string;
  readonly say: (sender: ApiMember, content?: string) => Promise<{ id: string; created: string }>;
  readonly mark: (reader: ApiMember, upTo: string) => Promise<number>;
  readonly state: () => Promise<Record<string, unknown>>;
  readonly readIds: () => Promise<readonly string[]>;
}

/** Two fresh members, `first` with the smaller id, and their conversation. */
async function aPair(): Promise<Pair> {
  joined += 1;
  const both = [await api.join(`one_talk${joined}`), await api.join(`two_talk${joined}`)].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  const [first, second] = both as [ApiMember, ApiMember];
  const made = await api.call('POST', recordsPath('conversations'), {
    token: first.token,
    body: { participant_1: first.id, participant_2: second.id },
  });
  const conversation = made.body.id;
  return {
    first,
    second,
    conversation,
    async say(sender, content = 'Hello') {
      const { body } = await api.call('POST', recordsPath('messages'), {
        token: sender.token,
        body: { conversation, sender: sender.id, content },
      });
      return { id: body.id, created: String(body['created']) };
    },
    async mark(reader, upTo) {
      const field = reader.id === first.id ? 'read_1' : 'read_2';
      return (
        await api.call('PATCH', recordsPath('conversations', conversation), {
          token: reader.token,
          body: { [field]: upTo },
        })
      ).status;
    },
    state: async () => (await api.call('GET', recordsPath('conversations', conversation), { token: first.token })).body,
    async readIds() {
      const { body } = await api.call(
        'GET',
        `${recordsPath('messages')}?perPage=500&sort=created&filter=${encodeURIComponent('is_read=true')}`,
        { token: first.token },
      );
      return body.items.map(({ id }) => id);
    },
  };
}

describe('R18: a conversation', () => {
  test('[S12] R18: has the id that devices derive from its two members, and no other', async () => {
    const { first, second, conversation } = await aPair();
    expect(conversation).toBe(conversationIdFor(second.id as MemberId, first.id as MemberId));
    const third = await api.join(`three_talk${joined}`);
    const [one, two] = [first.id, third.id].toSorted();
    const forged = await api.call('POST', recordsPath('conversations'), {
      token: third.token,
      body: { id: newRecordId(), participant_1: one, participant_2: two },
    });
    expect(forged.status).toBe(400);
    expect(Object.keys(forged.body.data)).toEqual(['id']);
  });

  test('[S18] brings each participant the other’s profile, and its later edits', async () => {
    const { first, second } = await aPair();
    const pulled = await pullAll(api, { token: first.token, cursors: { [`u:${first.id}`]: 0 } });
    expect(pulled.rows['profiles']?.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
    await api.call('PATCH', recordsPath('profiles', second.id), { token: second.token, body: { bio: 'New.' } });
    const later = await pullAll(api, { token: first.token, epoch: pulled.epoch, cursors: pulled.cursors });
    expect(later.rows['profiles']).toMatchObject([{ id: second.id, bio: 'New.' }]);
  });
});

describe('read marks', () => {
  test('count what waits for each, and what is passed is read', async () => {
    const { first, second, say, mark, state, readIds } = await aPair();
    const said = [await say(first), await say(first), await say(second), await say(first)];
    expect(await state()).toMatchObject({ unread_1: 1, unread_2: 3, last_message_at: said[3]?.created });
    expect(await mark(second, said[1]?.created ?? '')).toBe(200);
    expect(await state()).toMatchObject({ unread_1: 1, unread_2: 1, read_2: said[1]?.created });
    expect(await readIds()).toEqual([said[0]?.id, said[1]?.id]);
    await mark(second, said[3]?.created ?? '');
    await mark(first, said[2]?.created ?? '');
    expect(await state()).toMatchObject({ unread_1: 0, unread_2: 0 });
    expect(await readIds()).toHaveLength(4);
  });

  test('[S3] only move forward, in whatever order two devices’ marks arrive, and never past the newest message', async () => {
    const { first, second, say, mark, state } = await aPair();
    const said = [await say(first), await say(first)];
    await mark(second, said[1]?.created ?? '');
    await mark(second, said[0]?.created ?? '');
    expect(await state()).toMatchObject({ read_2: said[1]?.created, unread_2: 0 });
    await mark(second, '2999-01-01 00:00:00.000Z');
    expect(await state()).toMatchObject({ read_2: said[1]?.created });
    await say(first);
    expect(await state()).toMatchObject({ unread_2: 1 });
  });

  test('belong to their reader: nobody sets the other’s mark, or a count', async () => {
    const { first, conversation, say, state } = await aPair();
    const { created } = await say(first);
    for (const forged of [
      { read_2: created },
      { unread_1: 4 },
      { unread_2: 0 },
      { last_message_at: '2030-01-01 00:00:00.000Z' },
      { participant_2: first.id },
    ]) {
      const answer = await api.call('PATCH', recordsPath('conversations', conversation), {
        token: first.token,
        body: forged,
      });
      expect(answer.status, JSON.stringify(forged)).toBe(400);
    }
    const stranger = await api.join(`other_talk${joined}`);
    expect(
      (
        await api.call('PATCH', recordsPath('conversations', conversation), {
          token: stranger.token,
          body: { read_1: created },
        })
      ).status,
    ).toBe(404);
    expect(await state()).toMatchObject({ read_1: '', read_2: '', unread_2: 1 });
  });

  test('a message read by itself is counted off too', async () => {
    const { first, second, say, state } = await aPair();
    const { id } = await say(first);
    await say(first);
    expect(
      (await api.call('PATCH', recordsPath('messages', id), { token: second.token, body: { is_read: true } })).status,
    ).toBe(200);
    expect(await state()).toMatchObject({ unread_2: 1 });
  });
});

test('messages of a conversation have strictly rising times, however fast they are written', async () => {
  const { first, second, say } = await aPair();
  // Whoever was answered may write on: of what comes all at once the first four may be of one.
  await say(first);
  await say(second);
  const said = await Promise.all(Array.from({ length: 24 }, (_, index) => say(index % 2 === 0 ? first : second)));
  const times = said.map(({ created }) => created);
  expect(times).not.toContain('undefined');
  expect(new Set(times).size).toBe(24);
});

test('4,000 characters are a message, one more is none', async () => {
  const { first, conversation } = await aPair();
  const send = (content: string) =>
    api.call('POST', recordsPath('messages'), {
      token: first.token,
      body: { conversation, sender: first.id, content },
    });
  expect((await send('🍜'.repeat(4000))).status).toBe(200);
  expect((await send('🍜'.repeat(4001))).status).toBe(400);
});
