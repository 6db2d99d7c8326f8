import { expect, test } from 'vitest';
import { generateFullFood } from '#tests/bench/support/generate-full-food.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

/** What SQLite does for each query by which the documents of the first screens find their foods. */
const plans = `routerAdd('GET', '/api/test/first-screens-plans', (e) => {
  const asked = [];
  const app = {
    findCachedCollectionByNameOrId: (name) => e.app.findCachedCollectionByNameOrId(name),
    store: () => e.app.store(),
    db: () => ({ newQuery: (sql) => { asked.push(sql); return e.app.db().newQuery(sql); } }),
  };
  const { beginningOfExplore, dayTable } = require(__hooks + '/lib/pages/first-foods.js');
  beginningOfExplore(app);
  dayTable(app, 6);
  return e.json(200, [...asked].map((sql) => {
    const rows = arrayOf(new DynamicModel({ detail: '' }));
    e.app.db().newQuery('EXPLAIN QUERY PLAN ' + sql).bind({ newest: '[]', point: 'a' }).all(rows);
    return { sql, steps: rows.map((row) => row.detail) };
  }));
});`;

const { api } = serverOfFile({ hooks: { 'plans.pb.js': plans } });

test('no document of a first screen reads or sorts all foods', async () => {
  const superuser = await api.asSuperuser();
  await Promise.all(Array.from({ length: 30 }, (_, n) => api.create('foods', superuser, generateFullFood(n))));
  const asked = (await api.call('GET', '/api/test/first-screens-plans')).body as unknown as {
    sql: string;
    steps: string[];
  }[];
  expect(asked).toHaveLength(5);
  const grows = (step: string) =>
    /^SCAN foods(?! USING COVERING INDEX)/.test(step) || step === 'USE TEMP B-TREE FOR ORDER BY';
  expect(asked.filter(({ steps }) => steps.some(grows))).toEqual([]);
});
