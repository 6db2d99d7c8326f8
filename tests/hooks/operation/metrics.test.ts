import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openEventStream } from '#tests/support/server/open-event-stream.ts';
import { recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { parse } from 'yaml';

const token = 'a-token-of-monitoring';
const { server, api } = serverOfFile({
  env: {
    FORETASTE_METRICS_TOKEN: token,
    FORETASTE_TRUSTED_PROXY_HEADER: 'CF-Connecting-IP',
    FORETASTE_LOG_FORMAT: 'json',
    FORETASTE_LOG_ADDRESSES: 'on',
    BACKUP_CRON: '0 3 * * *',
  },
});

const minute = 60_000;
const copiedUpTo = Date.now() - 2 * minute;
beforeAll(async () => {
  // As the launcher notes it.
  const note = JSON.stringify({ upToDateAt: copiedUpTo, checkedAt: Date.now() });
  await writeFile(path.join(server.dataDir, 'foretaste-copies.json'), note);
  const superuser = await api.asSuperuser();
  const made = await api.call('POST', '/api/backups', { token: superuser, body: { name: 'one.zip' } });
  expect(made.status).toBe(204);
});

const textOf = ({ body }: { readonly body: Readonly<Record<string, unknown>> }) => String(body['text']);

/** The figures by their series, as Prometheus reads them. */
async function figures(): Promise<ReadonlyMap<string, number>> {
  const lines = textOf(await api.call('GET', '/api/metrics')).split('\n');
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))];
      }),
  );
}

test('the machine itself reads the figures, which name nobody', async () => {
  const mina = await api.join('mina');
  const answer = await api.call('GET', '/api/metrics');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = textOf(answer);
  expect(text).toMatch(/^foretaste_database_writable 1$/m);
  expect(text).toMatch(/^foretaste_database_bytes [1-9]\d+$/m);
  expect(text).toMatch(/^foretaste_database_wal_bytes \d+$/m);
  expect(text).toMatch(/^foretaste_disk_free_bytes [1-9]\d+$/m);
  expect(text).toMatch(/^foretaste_mails_waiting 0$/m);
  for (const secret of [mina.id, mina.username, token]) expect(text).not.toContain(secret);
});

describe.each(['/api/metrics', '/api/health?depth=full'])('%s', (place) => {
  test.each(['X-Forwarded-For', 'Forwarded', 'Via', 'CF-Connecting-IP'])(
    'through a proxy, which says so by %s, is there for whoever has the token alone',
    async (name) => {
      const headers = { [name]: '203.0.113.9' };
      const member = (await api.join(`m${place.length}_${name.length}`)).token;
      for (const given of [undefined, member, 'Bearer wrong', 'Bearer ']) {
        const refused = await api.call('GET', place, { headers, token: given });
        // A cache that kept it would refuse monitoring, too.
        expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
      }
      const answer = await api.call('GET', place, { headers, token: `Bearer ${token}` });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );
});

test('requests are counted by kind, direction and end, those that were refused too', async () => {
  const mina = await api.join('mina_counts');
  const before = await figures();
  const since = async (series: string) => ((await figures()).get(series) ?? 0) - (before.get(series) ?? 0);
  const food = await api.create('foods', mina, { name: 'Borscht', uploaded_by: mina.id });
  await api.call('GET', recordsPath('foods', food));
  await api.call('GET', recordsPath('foods', 'no_such_food_id'));
  await api.call('POST', recordsPath('foods'), { body: { name: 'Nobody’s' } });
  await api.call('GET', '/api/nowhere');
  const page = await api.call('GET', '/api/sync/head');
  const tag = page.headers.get('etag') ?? '';
  await api.call('GET', '/api/sync/head', { headers: { 'If-None-Match': tag } });
  await api.call('POST', '/api/sync/pull', { body: 'no JSON' });
  expect({
    written: await since('foretaste_requests_total{kind="records",does="write",status="2xx"}'),
    read: await since('foretaste_requests_total{kind="records",does="read",status="2xx"}'),
    missing: await since('foretaste_requests_total{kind="records",does="read",status="4xx"}'),
    refused: await since('foretaste_requests_total{kind="records",does="write",status="4xx"}'),
    nowhere: await since('foretaste_requests_total{kind="other",does="read",status="4xx"}'),
    head: await since('foretaste_requests_total{kind="head",does="read",status="2xx"}'),
    known: await since('foretaste_requests_total{kind="head",does="read",status="304"}'),
    badPull: await since('foretaste_requests_total{kind="pull",does="write",status="4xx"}'),
  }).toEqual({ written: 1, read: 1, missing: 1, refused: 1, nowhere: 1, head: 1, known: 1, badPull: 1 });
  expect(await since('foretaste_request_seconds_total{kind="records"}')).toBeGreaterThanOrEqual(0);
});

test('devices tell how long their oldest unsent change waits, and may say nonsense', async () => {
  for (const age of ['0', '59', '61', '90000', '2000000', 'soon', '-5', '1e99', '{"le"}'])
    await api.call('POST', '/api/sync/pull', { body: { cursors: { '*': 0 } }, headers: { 'X-Outbox-Age': age } });
  const now = await figures();
  const bucket = (bound: string) => now.get(`foretaste_outbox_age_seconds_bucket{le="${bound}"}`);
  expect(['60', '3600', '86400', '604800', '+Inf'].map(bucket)).toEqual([2, 3, 3, 4, 5]);
  expect(now.get('foretaste_outbox_age_seconds_count')).toBe(5);
});

test('streams that listen and what they are told are counted', async () => {
  const nils = await api.join('nils');
  const stream = await openEventStream({ server, api, token: nils.token, subscriptions: ['sync:*'] });
  const before = await figures();
  expect(before.get('foretaste_listeners')).toBe(1);
  await api.create('foods', nils, { name: 'Pho', uploaded_by: nils.id });
  await expect.poll(() => stream.heard).toContain('*');
  expect((await figures()).get('foretaste_pokes_total')).toBeGreaterThan(before.get('foretaste_pokes_total') ?? 0);
  stream.close();
});

interface AlertRules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}

test('every figure that an alert asks for is there', async () => {
  const file = await readFile(new URL('../../../deploy/alerts.yaml', import.meta.url), 'utf8');
  const rules = (parse(file) as AlertRules).groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(8);
  const there = new Set([...(await figures()).keys()].map((series) => series.replace(/\{.*/, '')));
  for (const { alert, expr } of rules) {
    const asked = [...expr.matchAll(/foretaste_\w+/g)].map(([name]) => name);
    expect([alert, asked.length > 0, asked.filter((name) => !there.has(name))]).toEqual([alert, true, []]);
  }
});

test('PocketBase’s own health says that the process answers; in depth it says how the server is, without a secret', async () => {
  const shallow = await api.call('GET', '/api/health', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
  expect([shallow.status, Object.keys(shallow.body).toSorted()]).toEqual([200, ['code', 'data', 'message']]);
  const { status, body } = await api.call('GET', '/api/health?depth=full');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    checks: { database: 'ok', backups: 'ok', copies: 'ok', mail: 'ok' },
    facts: {
      database: { isWritable: true },
      backups: { cron: '0 3 * * *' },
      copies: { upToDateAt: copiedUpTo },
      mail: { isOn: false, waiting: 0 },
      schema: expect.stringMatching(/^17\d+_\w+$/),
    },
  });
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${token}|${server.dataDir}|127\\.0\\.0\\.1`));
  expect((await api.call('GET', '/api/health?depth=half')).status).toBe(400);
});

test('the log is JSON lines that hold no address, no path and no name', async () => {
  const mina = await api.join('mina_logs');
  const headers = { 'CF-Connecting-IP': '203.0.113.77', 'User-Agent': 'a-device-of-mina' };
  await api.call('GET', `${recordsPath('reviews')}?filter=${mina.id}`, { token: mina.token, headers });
  const lines = () =>
    server
      .log()
      .split('\n')
      .filter((line) => line.includes('{"at"'))
      .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as Record<string, unknown>);
  const refused = { source: 'server', message: 'request', kind: 'records', method: 'GET', status: 400 };
  await expect.poll(lines, { timeout: 20_000 }).toContainEqual(expect.objectContaining(refused));
  const said = JSON.stringify(lines());
  for (const secret of ['203.0.113.77', '127.0.0.1', mina.id, mina.email, mina.username, 'a-device-of-mina'])
    expect(said).not.toContain(secret);
});
