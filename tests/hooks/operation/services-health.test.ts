import { expect, test } from 'vitest';
import { decodeServicesHealth } from '#domain/values/services-health.ts';
import { must } from '#prelude/must.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const secret = 'sk-never-to-be-seen';

const { api } = serverOfFile({
  env: { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'taster-1', AI_API_KEY: secret, AI_DAILY_CALLS: '7' },
});

test('an admin learns how the services are, without a key or an address', async () => {
  const { status, body } = await api.call('GET', '/api/admin/services', { token: await api.asSuperuser() });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${secret}|127\\.0\\.0\\.1`));
  const health = must(decodeServicesHealth(body), 'an answer that makes sense');
  expect(health).toMatchObject({
    ai: { model: 'taster-1', breaker: 'closed', spent: { calls: 0 }, budget: { calls: 7 } },
    mail: { isOn: false, waiting: 0 },
    storage: { backupCron: '' },
  });
  expect(health.storage.database.bytes).toBeGreaterThan(100_000);
  expect(health.storage.log.bytes).toBeGreaterThan(0);
  expect(health.storage.files?.isWhole).toBe(true);
  expect(health.feedHead).toBeGreaterThanOrEqual(0);
  expect(Math.abs(Date.now() - health.startedAt)).toBeLessThan(120_000);
  expect(health.schema).toMatch(/^17\d+_\w+$/);
});
