import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { AssistantQuestion } from '#domain/assistant/assistant-question.ts';
import type { AssistantService, ServiceQuestion } from '#domain/assistant/assistant-service.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { assistantTurns, beginTurn } from '#replica/assistant/assistant-turns.ts';
import { aReplica, member, signInAs } from '#tests/support/a-replica.ts';
import { askTurn, type ChatWorld } from './ask-turn.ts';
import type { AssistantTurn } from '#replica/database/device-rows.ts';

const ramen = { id: 'ramen0000000001' as FoodId, name: 'Ramen' };

async function aChat(outcome: Awaited<ReturnType<AssistantService['ask']>>, takenOff: AssistantTurn['takenOff'] = []) {
  const replica = aReplica();
  await signInAs(replica, member);
  const toServer: ServiceQuestion[] = [];
  const toDevice: AssistantQuestion[] = [];
  const world: ChatWorld = {
    replica,
    service: { ask: async (question) => (toServer.push(question), outcome) },
    askDevice: async (question) => (toDevice.push(question), { text: 'Rich.', foods: [ramen] }),
    isOutOfReach: async () => false,
    hour: () => 20,
    language: 'de',
  };
  const ask = async (question: string, parts: Partial<ChatWorld> = {}, signal = new AbortController().signal) => {
    const begun = await beginTurn(replica, { id: crypto.randomUUID(), question });
    if (begun.kind !== 'saved') throw new Error(begun.kind);
    return askTurn({ ...world, ...parts }, { turn: { ...begun.turn, takenOff }, signal });
  };
  const last = async (): Promise<AssistantTurn | undefined> => (await assistantTurns(replica)).at(-1);
  return { ask, last, toServer, toDevice };
}

describe('a question to the assistant', () => {
  it('goes to the server with the food that was spoken of last, and its answer is kept', async () => {
    const { ask, last, toServer } = await aChat({
      kind: 'answer',
      answer: { text: 'Deep.', foods: [ramen], answeredBy: 'service', notice: '' },
    });
    expect(await ask('What does ramen taste like?')).toBeNull();
    await ask('Is it vegan?');
    expect(toServer).toMatchObject([
      { type: 'chat', memberId: member, prompt: 'What does ramen taste like?', foodData: null, language: 'de' },
      { prompt: 'Is it vegan?', foodData: ramen },
    ]);
    expect(await last()).toMatchObject({ state: 'answered', answer: { text: 'Deep.', answeredBy: 'service' } });
  });

  it('goes out with the food whose number in the last list it says; what was typed stays as it was', async () => {
    const pho = { id: 'pho000000000001' as FoodId, name: 'Pho' };
    const { ask, last, toServer } = await aChat({
      kind: 'answer',
      answer: {
        text: 'Soups:\n– Ramen (rich)\n– Pho (mild)',
        foods: [ramen, pho],
        answeredBy: 'catalogue',
        notice: '',
      },
    });
    await ask('soups?');
    await ask('What does the second one taste like?');
    expect(toServer.at(-1)).toMatchObject({ prompt: 'What does it taste like?', foodData: pho });
    expect(await last()).toMatchObject({ question: 'What does the second one taste like?' });
  });

  it('is answered on the device when the server is out of reach, which is said', async () => {
    const { ask, last, toDevice, toServer } = await aChat({ kind: 'unreachable' });
    expect(await ask('What does ramen taste like?', { isOutOfReach: async () => true })).toBeNull();
    expect(toServer).toEqual([]);
    await ask('Is it vegan?');
    expect(toDevice).toMatchObject([
      { mood: 'evening', food: null, language: 'de' },
      { prompt: 'Is it vegan?', food: { id: ramen.id, name: 'Ramen' } },
    ]);
    expect(await last()).toMatchObject({
      state: 'answered',
      answer: { answeredBy: 'device', language: 'de', notice: expect.stringContaining('could not be reached') },
    });
  });

  it('is asked again without what the asker took off, of the server and on the device (R29)', async () => {
    const avoiding = [{ key: 'peanut', label: 'Erdnuss' }];
    const { ask, last, toServer, toDevice } = await aChat(
      { kind: 'answer', answer: { text: 'Deep.', foods: [ramen], avoiding, answeredBy: 'catalogue', notice: '' } },
      avoiding,
    );
    await ask('no peanuts');
    expect(toServer).toMatchObject([{ notAvoiding: ['peanut'] }]);
    expect((await last())?.answer?.avoiding).toEqual(avoiding);
    await ask('no peanuts', { isOutOfReach: async () => true });
    expect(toDevice).toMatchObject([{ notAvoiding: ['peanut'] }]);
  });

  it('avoids what was avoided before, of the server and on the device, until the chip is taken off (R29)', async () => {
    const avoiding = [{ key: 'peanut', label: 'Erdnuss' }];
    const { ask, toServer, toDevice } = await aChat({
      kind: 'answer',
      answer: { text: 'Deep.', foods: [ramen], avoiding, answeredBy: 'catalogue', notice: '' },
    });
    await ask('anything thai without peanuts');
    await ask('something spicier?');
    await ask('and offline?', { isOutOfReach: async () => true });
    expect(toServer.map((question) => question.avoiding)).toEqual([[], ['peanut']]);
    expect(toDevice.map((question) => question.avoiding)).toEqual([['peanut']]);
  });

  it('avoids it no more once the chip was taken off', async () => {
    const { ask, toServer } = await aChat(
      { kind: 'answer', answer: { text: 'Deep.', foods: [ramen], answeredBy: 'catalogue', notice: '' } },
      [{ key: 'peanut', label: 'Erdnuss' }],
    );
    await ask('no peanuts');
    await ask('something spicier?');
    expect(toServer.map((question) => question.avoiding)).toEqual([[], []]);
  });

  it('is answered on the device where a server forgets what stays avoided', async () => {
    const { ask, last, toDevice } = await aChat({
      kind: 'answer',
      answer: { text: 'Pad Thai!', foods: [ramen], answeredBy: 'service', notice: '' },
    });
    const world: Partial<ChatWorld> = {
      service: {
        ask: async () => ({
          kind: 'answer',
          answer: {
            text: 'Fine.',
            foods: [],
            avoiding: [{ key: 'peanut', label: 'peanut' }],
            answeredBy: 'catalogue',
            notice: '',
          },
        }),
      },
    };
    await ask('no peanuts', world);
    await ask('something thai');
    expect(toDevice.map((question) => question.avoiding)).toEqual([['peanut']]);
    expect(await last()).toMatchObject({ answer: { answeredBy: 'device' } });
  });

  it('reads what is avoided of a question that got no answer, too', async () => {
    const { ask, toServer } = await aChat({ kind: 'refused', message: 'Broken' });
    const askDevice: ChatWorld['askDevice'] = async ({ prompt }) => ({
      text: '',
      foods: [],
      avoiding: prompt === 'no peanuts' ? [{ key: 'peanut', label: 'peanut' }] : [],
    });
    await ask('no peanuts', { askDevice });
    await ask('something thai', { askDevice });
    expect(toServer.map((question) => question.avoiding)).toEqual([[], ['peanut']]);
  });

  it('stays with its failure when the server refuses it, and when it is stopped', async () => {
    const { ask, last } = await aChat({ kind: 'refused', message: 'Too long' });
    expect(await ask('What?')).toBe('Too long');
    expect(await last()).toMatchObject({ question: 'What?', state: 'failed', answer: null });
    const controller = new AbortController();
    controller.abort();
    expect(await ask('And?', {}, controller.signal)).toBeNull();
    expect(await last()).toMatchObject({ question: 'And?', state: 'stopped', answer: null });
  });
});
