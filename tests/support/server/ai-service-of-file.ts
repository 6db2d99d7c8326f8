import { afterAll, beforeAll, beforeEach } from 'vitest';
import { must } from '#prelude/must.ts';
import { type FakeAiService, fakeAiService } from './fake-ai-service.ts';

/**
 * A service of a test file's own: there before what the file prepares after this call, and stopped after all of it. Before each test nothing was
 * asked of it, and it answers as usual.
 */
export function aiServiceOfFile(usual: FakeAiService['usual']): Omit<FakeAiService, 'stop'> {
  let started: FakeAiService | undefined;
  const running = () => must(started, 'a service: it starts before the first test');
  beforeAll(async () => {
    started = await fakeAiService(usual);
  });
  afterAll(() => started?.stop());
  beforeEach(() => {
    running().requests.length = 0;
    running().next.length = 0;
    running().usual = usual;
  });
  return {
    get env() {
      return running().env;
    },
    get key() {
      return running().key;
    },
    get requests() {
      return running().requests;
    },
    get next() {
      return running().next;
    },
    get usual() {
      return running().usual;
    },
    set usual(reply) {
      running().usual = reply;
    },
  };
}
