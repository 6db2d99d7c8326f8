import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('messages that come before anybody listens are delivered in their order, later ones once', async () => {
  const worker = new EventTarget();
  const heard: unknown[] = [];
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, worker[name].bind(worker));
  const say = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));
  const { deliverEarlyMessages } = await import('./early-messages.ts');
  say('begin');
  say('ask');
  worker.addEventListener('message', (event) => heard.push((event as MessageEvent).data));
  deliverEarlyMessages();
  say('again');
  expect(heard).toEqual(['begin', 'ask', 'again']);
});
