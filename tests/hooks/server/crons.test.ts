import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

/** What SQLite does to find the audiences of a poke or a digest, for the plan of the query that the server itself sends. */
const plan = `routerAdd('GET', '/api/test/poke-plan', (e) => {
  const { isTally } = require(__hooks + '/lib/server/tally-names.js');
  const sql = toString($os.readFile(__hooks + '/lib/server/change-log.js')).split(String.fromCharCode(96)).find((text) => text.startsWith('WITH RECURSIVE news'));
  const rows = arrayOf(new DynamicModel({ detail: '' }));
  e.app.db().newQuery('EXPLAIN QUERY PLAN ' + sql.replaceAll('$' + '{isTally}', isTally)).bind({ first: 2, last: 9 }).all(rows);
  return e.json(200, rows.map((row) => row.detail));
});`;

/** A job that fails, so that the log is known to have come as far as its failures. */
const failing = `cronAdd('test-failing', '0 0 1 1 *', () => { throw new Error('planted'); });`;

const { api } = serverOfFile({ hooks: { 'plan.pb.js': plan, 'failing.pb.js': failing } });

test('a cron job works after hooks that ran in transactions, in whichever engine it runs', async () => {
  const superuser = await api.asSuperuser();
  // Each of these leaves a transaction behind in the engine that it ran in; together they pass through many.
  await Promise.all(Array.from({ length: 30 }, (_, at) => api.join(`cron${at}`)));
  const jobs = (await api.call('GET', '/api/crons', { token: superuser })).body as unknown as { id: string }[];
  const own = jobs.map(({ id }) => id).filter((id) => id.startsWith('foretaste-'));
  expect(own.length).toBeGreaterThan(5);
  for (let round = 0; round < 3; round += 1)
    for (const id of [...own, 'test-failing'])
      expect((await api.call('POST', `/api/crons/${id}`, { token: superuser })).status).toBe(204);
  const failed = async () => {
    const filter = encodeURIComponent("message~'failed to execute cron job'");
    const { body } = await api.call('GET', `/api/logs?filter=${filter}`, { token: superuser });
    return (body.items as unknown as { data: { jobId: string } }[]).map(({ data }) => data.jobId);
  };
  // Logs are written together, some seconds later.
  await expect.poll(failed, { timeout: 15_000 }).toContain('test-failing');
  await expect.poll(failed, { timeout: 15_000 }).toEqual(Array(3).fill('test-failing'));
});

test('no cron job relies on the app of whichever hook ran before it', () => {
  const files = readdirSync('pb_hooks').filter((name) => name.endsWith('.pb.js'));
  const jobs = files.flatMap((name) =>
    readFileSync(`pb_hooks/${name}`, 'utf8')
      .split(/^(?=cronAdd\()/m)
      .slice(1)
      .map((text) => text.split(/^(?:\}?|\S.*)\);$/m)[0] ?? text),
  );
  expect(jobs.length).toBeGreaterThan(5);
  expect(jobs.filter((job) => /\$app/.test(job))).toEqual([]);
});

test('[S14] [S23] a poke and a digest read the new entries of the log and no others', async () => {
  const steps = (await api.call('GET', '/api/test/poke-plan')).body as unknown as string[];
  expect(steps.filter((step) => step.includes('_changes'))).toEqual([
    expect.stringMatching(/^SEARCH _changes USING INTEGER PRIMARY KEY \(rowid=\?\)$/),
  ]);
});
