import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { conversationIdFor } from '#domain/messages/conversation-id-for.ts';
import { decodeConversation } from '#domain/messages/decode-conversation.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { conversationById } from '#replica/messages/conversation-queries.ts';
import { answerRequest, markRead, sendMessage } from '#replica/messages/message-commands.ts';
import { unreadMessages } from '#replica/messages/unread-messages.ts';
import type { NetworkFault } from '#tests/support/faulty-remote.ts';
import { type Device, syncInTurn } from './device.ts';
import { destroyDevices } from './fake-backend.ts';
import { twoMembersWorld } from './pocketbase-backend.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let root: string;
const { server, api } = serverOfFile();
beforeAll(async () => {
  root = await api.asSuperuser();
});

/** Until nothing is left to say or to hear. */
async function settle(devices: readonly Device[]): Promise<void> {
  for (const one of devices) await one.settle();
  for (let round = 0; round < 3; round += 1) await syncInTurn(...devices);
}

/** Ada's phone and laptop, and Ben's phone. */
async function stage() {
  const { phone, laptop, his, ada, ben, devices } = await twoMembersWorld(server);
  const conversation = conversationIdFor(ada, ben);
  return {
    phone,
    laptop,
    his,
    ada,
    ben,
    devices,
    conversation,
    members: new Map<Device, MemberId>([
      [phone, ada],
      [laptop, ada],
      [his, ben],
    ]),
  };
}

const say = (from: Device, to: MemberId, text: string) => sendMessage(from.replica, { to, text });

async function shownTexts({ replica }: Device): Promise<string[]> {
  const rows = await replica.database.rows('messages').toArray();
  return rows
    .toSorted((a, b) => (String(a.created) < String(b.created) ? -1 : 1))
    .map(({ content }) => String(content));
}

async function storedRows(collection: string, filter: string): Promise<readonly Record<string, unknown>[]> {
  return (
    await api.call(
      'GET',
      `/api/collections/${collection}/records?perPage=1000&sort=created&filter=${encodeURIComponent(filter)}`,
      { token: root },
    )
  ).body.items;
}
const storedTexts = async (conversation: string) =>
  (await storedRows('messages', `conversation='${conversation}'`)).map(({ content }) => content);

/** Marks what a device shows of the conversation as read, to its newest received message. */
async function readAll(device: Device, { conversation, me }: { conversation: string; me: MemberId }): Promise<void> {
  const rows = await device.replica.database
    .rows('messages')
    .where('[conversation+created]')
    .between([conversation, ''], [conversation, '~'])
    .toArray();
  const newest = rows.findLast(({ sender }) => sender !== me)?.created;
  if (typeof newest === 'string')
    await markRead(device.replica, { conversationId: conversation as never, upTo: newest });
}

describe('messages on several devices, against the real server', () => {
  it('[S12] [S13] R18: begun by both offline it is one conversation, and each one’s messages are in their order', async () => {
    const { phone, his, ada, ben, devices, conversation } = await stage();
    for (const text of ['a1', 'a2', 'a3']) await say(phone, ben, text);
    for (const text of ['b1', 'b2', 'b3']) await say(his, ada, text);
    await settle(devices);
    expect(
      (await storedRows('conversations', `participant_1='${ada}' || participant_2='${ada}'`)).map(({ id }) => id),
    ).toEqual([conversation]);
    const texts = await storedTexts(conversation);
    expect(texts.filter((text) => String(text).startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
    expect(texts.filter((text) => String(text).startsWith('b'))).toEqual(['b1', 'b2', 'b3']);
    for (const one of devices) expect(await shownTexts(one)).toEqual(texts);
    await destroyDevices(devices);
  });

  it('[S2] a message arrives once, however often its answer is lost or its request doubled', async () => {
    const { phone, ben, devices, conversation } = await stage();
    await say(phone, ben, 'once');
    for (const faults of [
      ['drop-answer'],
      ['drop-request'],
      ['duplicate', 'drop-answer'],
      ['none', 'duplicate'],
    ] as NetworkFault[][])
      await phone.sync('push', { faults, lifeLeft: null });
    await settle(devices);
    expect(await storedTexts(conversation)).toEqual(['once']);
    await destroyDevices(devices);
  });

  it('[S3] marks of two devices meet in the later one, and the other sees what was read', async () => {
    const { phone, laptop, his, ada, ben, devices, conversation } = await stage();
    await say(phone, ben, 'Hello');
    await settle(devices);
    await say(his, ada, 'one');
    await settle(devices);
    // The phone has read all, the laptop only the first message, and says so later.
    const first = must(
      (await laptop.replica.database.rows('messages').toArray()).find(({ content }) => content === 'one'),
      'the first message',
    );
    await say(his, ada, 'two');
    await syncInTurn(his, phone);
    await readAll(phone, { conversation, me: ada });
    await markRead(laptop.replica, { conversationId: conversation, upTo: String(first.created) });
    await syncInTurn(phone, laptop);
    await settle(devices);
    for (const one of [phone, laptop]) {
      expect(await unreadMessages(one.replica)).toBe(0);
      expect(await one.replica.database.outbox.count()).toBe(0);
    }
    const seen = must(await conversationById(his.replica, conversation), 'the conversation');
    const newest = must(
      (await his.replica.database.rows('messages').toArray()).find(({ content }) => content === 'two'),
      'the second message',
    );
    expect([seen.readByOther, newest.is_read]).toEqual([newest.created, true]);
    expect(await unreadMessages(his.replica)).toBe(1);
    await destroyDevices(devices);
  });

  it('a request is answered on one device and by that on all; a declined one takes no more, and says so on the message', async () => {
    const { phone, laptop, his, ada, ben, devices, conversation } = await stage();
    await say(his, ada, 'You do not know me');
    await settle(devices);
    expect((await conversationById(phone.replica, conversation))?.state).toBe('asks-me');
    await answerRequest(phone.replica, { conversationId: conversation, answer: 'declined' });
    await settle(devices);
    expect((await conversationById(laptop.replica, conversation))?.state).toBe('i-declined');
    await say(his, ada, 'Still there?');
    await settle(devices);
    expect(
      (await his.replica.database.outbox.toArray()).map(({ state, rejection }) => [
        state,
        rejection?.fields['conversation'],
      ]),
    ).toEqual([['parked', 'This member does not take messages from you.']]);
    await answerRequest(laptop.replica, { conversationId: conversation, answer: 'accepted' });
    await settle(devices);
    expect((await conversationById(phone.replica, conversation))?.state).toBe('open');
    expect(await say(phone, ben, 'Now we talk')).toMatchObject({ kind: 'saved' });
    await destroyDevices(devices);
  });

  it('[S1] [S2] [S3] [S13] after any course of writing, reading, faults and kills all devices show the same, in order, and once', async () => {
    const faults = fc.array(
      fc.constantFrom<NetworkFault>('none', 'none', 'drop-request', 'drop-answer', 'duplicate', 'hold-answer'),
      { maxLength: 4 },
    );
    const step = fc.record({
      device: fc.nat(2),
      act: fc.constantFrom('say', 'say', 'read', 'push', 'push', 'pull', 'restart'),
      faults,
      lifeLeft: fc.option(fc.nat(12), { nil: null, freq: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const { phone, his, devices, conversation, members, ada, ben } = await stage();
        // Answered once: whoever was not answered may write three messages, no more.
        await say(phone, ben, '0-first');
        await settle(devices);
        await say(his, ada, '2-first');
        await settle(devices);
        const said = new Map<Device, string[]>(
          devices.map((one) => [one, one === phone ? ['0-first'] : one === his ? ['2-first'] : []]),
        );
        for (const [number, { device, act, ...course }] of steps.entries()) {
          const one = must(devices[device], 'a device');
          const me = must(members.get(one), 'its member');
          if (act === 'say') {
            const text = `${device}-${number}`;
            if ((await say(one, me === ada ? ben : ada, text)).kind === 'saved') said.get(one)?.push(text);
          } else if (act === 'read') await readAll(one, { conversation, me });
          else if (act === 'restart') await one.restart();
          else await one.sync(act, course);
        }
        await settle(devices);
        const texts = await storedTexts(conversation);
        expect(texts.toSorted()).toEqual([...said.values()].flat().toSorted());
        for (const [device, own] of [...said.values()].entries())
          expect(texts.filter((text) => String(text).startsWith(`${device}-`))).toEqual(own);
        for (const one of devices) {
          expect(await shownTexts(one)).toEqual(texts);
          expect(await one.replica.database.outbox.toArray()).toEqual([]);
        }
        // What a device counts is what the server would count anew.
        for (const one of devices) {
          const me = must(members.get(one), 'its member');
          const row = await one.replica.database.rows('conversations').get(conversation);
          if (row === undefined) continue;
          const decoded = decodeConversation(row, me);
          const waiting = await storedRows(
            'messages',
            `conversation='${conversation}' && sender!='${me}' && is_read=false`,
          );
          expect(decoded.kind === 'valid' ? decoded.value.unread : null).toBe(waiting.length);
        }
        await destroyDevices(devices);
      }),
      { numRuns: 12 },
    );
  }, 240_000);
});
