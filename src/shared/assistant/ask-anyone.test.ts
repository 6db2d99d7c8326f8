import { describe, expect, it } from 'vitest';
import type { ServiceOutcome } from '#domain/assistant/assistant-service.ts';
import { askAnyone } from './ask-anyone.ts';

interface Spoken {
  readonly answeredBy: 'service' | 'catalogue' | 'device';
  readonly notice: string;
}

const fromServer: Spoken = { answeredBy: 'service', notice: '' };

function ask(outcome: ServiceOutcome<Spoken>, parts: Partial<Parameters<typeof askAnyone<Spoken>>[0]> = {}) {
  return askAnyone<Spoken>({
    isOffline: false,
    isCatalogueHere: async () => true,
    signal: new AbortController().signal,
    askServer: async () => outcome,
    askDevice: async (notice) => ({ answeredBy: 'device', notice }),
    ...parts,
  });
}

describe('askAnyone', () => {
  it('lets the server answer', async () => {
    expect(await ask({ kind: 'answer', answer: fromServer })).toEqual({ kind: 'answer', answer: fromServer });
  });

  it('answers on the device where the server would by its catalogue, and tells what the server told', async () => {
    const outcome = { kind: 'answer', answer: { answeredBy: 'catalogue', notice: 'No service.' } } as const;
    expect(await ask(outcome)).toEqual({ kind: 'answer', answer: { answeredBy: 'device', notice: 'No service.' } });
    expect(await ask(outcome, { isCatalogueHere: async () => false })).toEqual(outcome);
    expect(await ask(outcome, { askDevice: () => Promise.reject(new Error('no worker')) })).toEqual(outcome);
  });

  it.each([
    [{ kind: 'unreachable' }, 'could not be reached'],
    [{ kind: 'throttled' }, 'a lot of questions'],
    [{ kind: 'signed-out' }, 'Sign in again'],
  ] as const)('answers on the device when the server is %j, and says why', async (outcome, why) => {
    expect(await ask(outcome)).toMatchObject({
      kind: 'answer',
      answer: { answeredBy: 'device', notice: expect.stringContaining(why) },
    });
  });

  it('does not wait for a server that is known to be out of reach', async () => {
    const askServer = () => new Promise<never>(() => undefined);
    expect(await ask({ kind: 'unreachable' }, { isOffline: true, askServer })).toMatchObject({
      kind: 'answer',
      answer: { notice: expect.stringContaining('offline') },
    });
  });

  it('tells what the server refuses, and a device that cannot answer', async () => {
    expect(await ask({ kind: 'refused', message: 'Too long' })).toEqual({ kind: 'failed', message: 'Too long' });
    expect(await ask({ kind: 'unreachable' }, { askDevice: () => Promise.reject(new Error('no worker')) })).toEqual({
      kind: 'failed',
      message: '',
    });
  });

  it('ends as stopped when it was given up, whatever came', async () => {
    const controller = new AbortController();
    const askServer = async (): Promise<ServiceOutcome<Spoken>> => {
      controller.abort();
      return { kind: 'unreachable' };
    };
    expect(await ask({ kind: 'unreachable' }, { signal: controller.signal, askServer })).toEqual({ kind: 'stopped' });
  });
});
