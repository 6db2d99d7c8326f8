import { beforeAll, expect } from 'vitest';
import { must } from '#prelude/must.ts';
import type { ApiBody, ApiMember } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { sqlHook } from '#tests/support/server/sql-hook.ts';

export const chat = '/api/ai/ai-food-assistant';
export const recommendations = '/api/ai/ai-enhanced-recommendations';
/** The foods that the server lays before its engine. */
export const chooseRoute = '/api/probe/choose';
const probe = `
routerAdd('POST', '${chooseRoute}', (e) => e.json(200, require(__hooks + '/lib/assistant/ai-catalogue.js').chooseFoods(e, e.requestInfo().body)));
`;

/** The server of a group, with the starter catalogue and a member who asks. */
export function assistantServer(env: () => Record<string, string>) {
  const { api } = serverOfFile(() => ({ seed: true, env: env(), hooks: { 'probe.pb.js': probe, ...sqlHook } }));
  let joined: ApiMember | undefined;
  beforeAll(async () => {
    joined = await api.join('curious_one');
  });
  const member = () => must(joined, 'the member, who joins before the first test');
  const post = (path: string, body: Record<string, unknown>, who: ApiMember | null = member()) =>
    api.call('POST', path, { token: who?.token, body });
  return {
    api,
    get member() {
      return member();
    },
    post,
    ask: (prompt: string, extra: Record<string, unknown> = {}) =>
      post(chat, { prompt, type: 'chat', userId: member().id, mood: 'evening', ...extra }),
    create: async (collection: string, body: Record<string, unknown>): Promise<ApiBody> => {
      const token = member().token;
      const answer = await api.call('POST', `/api/collections/${collection}/records`, { token, body });
      expect(answer.status).toBe(200);
      return answer.body;
    },
    foodNamed: async (name: string) =>
      (await api.call('GET', `/api/collections/foods/records?filter=${encodeURIComponent(`name='${name}'`)}`)).body
        .items[0],
  };
}
