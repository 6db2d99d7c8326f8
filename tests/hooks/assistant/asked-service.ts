import { beforeEach } from 'vitest';
import type { AiReply, FakeAiService } from '#tests/support/server/fake-ai-service.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const routes = `
routerAdd('POST', '/api/probe/ask', (e) => e.json(200, require(__hooks + '/lib/assistant/ai-service.js').askService(e.app, e.requestInfo().body)));
routerAdd('GET', '/api/probe/health', (e) => e.json(200, require(__hooks + '/lib/assistant/ai-service.js').serviceHealth(e.app)));
`;
export const schema = {
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 3, maxLength: 40 },
    words: { type: 'array', items: { type: 'string' }, maxItems: 3 },
  },
  required: ['title'],
};
export const right = { title: 'Ramen', words: ['warm'] };
export const good: AiReply = { say: right, tokens: 100 };
export const answered = { kind: 'answered', value: right, model: 'taster-1' };
export const unavailable = (reason: string) => ({ kind: 'unavailable', reason });

/** The server of a group, which asks this service; each test asks as a member of its own. */
export function serverThatAsks(service: Pick<FakeAiService, 'env'>, env: Readonly<Record<string, string>> = {}) {
  const { server, api } = serverOfFile(() => ({
    env: { ...service.env, ...env },
    hooks: { 'probe.pb.js': routes },
  }));
  let members = 0;
  beforeEach(() => {
    members += 1;
  });

  async function ask(extra: Record<string, unknown> = {}) {
    const member = `member${String(members).padStart(9, '0')}`;
    const body = {
      purpose: 'test',
      member,
      instructions: 'Name the food.',
      material: { name: 'Ramen' },
      schema,
      maxTokens: 50,
      ...extra,
    };
    return (await api.call('POST', '/api/probe/ask', { body })).body;
  }
  const health = async () => (await api.call('GET', '/api/probe/health')).body;
  const spent = async () => (await health())['spentToday'] as { readonly calls: number; readonly tokens: number };
  async function costOf(work: () => Promise<unknown>) {
    const before = await spent();
    await work();
    const after = await spent();
    return { calls: after.calls - before.calls, tokens: after.tokens - before.tokens };
  }

  return { server, api, ask, health, costOf };
}

/** What waits until it is opened. */
export function aGate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
