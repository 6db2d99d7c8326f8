import { expect, test } from 'vitest';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const token = 'a-token-of-monitoring';
const { api } = serverOfFile({
  env: { FORETASTE_METRICS_TOKEN: token, FORETASTE_TRUSTED_PROXY_HEADER: 'CF-Connecting-IP' },
});

const textOf = ({ body }: { readonly body: Readonly<Record<string, unknown>> }) => String(body['text']);

test('the machine itself reads the figures, which name nobody', async () => {
  const mina = await api.join('mina');
  const answer = await api.call('GET', '/api/metrics');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = textOf(answer);
  expect(text).toMatch(/^foretaste_database_writable 1$/m);
  expect(text).toMatch(/^foretaste_database_bytes [1-9]\d+$/m);
  expect(text).toMatch(/^foretaste_mails_waiting 0$/m);
  for (const secret of [mina.id, mina.username, token]) expect(text).not.toContain(secret);
});

test.each(['X-Forwarded-For', 'Forwarded', 'Via', 'CF-Connecting-IP'])(
  'through a proxy, which says so by %s, they are there for who has the token alone',
  async (name) => {
    const mina = await api.join(`mina${name.length}`);
    const headers = { [name]: '203.0.113.9' };
    for (const given of [undefined, mina.token, 'Bearer wrong', 'Bearer '])
      expect((await api.call('GET', '/api/metrics', { headers, token: given })).status).toBe(404);
    const answer = await api.call('GET', '/api/metrics', { headers, token: `Bearer ${token}` });
    expect(answer.status).toBe(200);
    expect(textOf(answer)).toContain('foretaste_feed_head');
  },
);
