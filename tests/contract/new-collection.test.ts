import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { rowOwners } from '#domain/values/row-owners.ts';
import { isForEveryone, isSyncedCollection, syncedCollectionNames } from '#replica/database/synced-collections.ts';
import { describeChange } from '#features/changes/describe-change.ts';
import { setStage } from './access.stage.ts';
import { readAccessTable } from './access.rows.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

/*
 * Steps of 'Add a collection' (CONTRIBUTING.md) that are easily forgotten, because everything seems to work without them.
 */

const { writableFields } = createRequire(import.meta.url)('../../pb_hooks/lib/records/writable-fields.js') as {
  readonly writableFields: Readonly<Record<string, unknown>>;
};

interface Collection {
  readonly id: string;
  readonly name: string;
  readonly createRule: string | null;
  readonly fields: readonly { readonly name: string; readonly collectionId?: string }[];
  readonly indexes: readonly string[];
}

interface Trigger {
  readonly collection: string;
  readonly sql: string;
}

let collections: readonly Collection[];

const triggersHook = `routerAdd('GET', '/api/test/triggers', (e) => {
  const rows = arrayOf(new DynamicModel({ collection: '', sql: '' }));
  e.app.db().newQuery("SELECT tbl_name AS collection, sql FROM sqlite_master WHERE type = 'trigger'").all(rows);
  return e.json(200, { items: rows });
});
routerAdd('GET', '/api/test/everyones', (e) => {
  const rows = arrayOf(new DynamicModel({ name: '' }));
  e.app.db().newQuery("SELECT DISTINCT collection AS name FROM _changes WHERE audience = '*' ORDER BY 1").all(rows);
  return e.json(200, { items: rows });
});`;

const { server, api } = serverOfFile({ hooks: { 'triggers.pb.js': triggersHook } });
beforeAll(async () => {
  const path = '/api/collections?perPage=500&filter=(system=false)';
  const { items } = (await api.call('GET', path, { token: await api.asSuperuser() })).body;
  collections = items as unknown as readonly Collection[];
});

const everyEvent = ['DELETE', 'INSERT', 'UPDATE'];
/** Rows that a device writes and never reads back, and those that only ever come. */
const toldOtherwise: Readonly<Record<string, readonly string[]>> = {
  admin_actions: ['INSERT'],
  error_reports: [],
  verification_documents: [],
  video_views: [],
};

/** Which events of a collection's rows the log is told of. */
function eventsTold(triggers: readonly Trigger[], { name }: Collection): readonly string[] {
  const ofRows = triggers.filter(
    ({ collection, sql }) => collection === name && sql.includes('INTO _changes') && sql.includes(`'${name}'`),
  );
  return [
    ...new Set(ofRows.flatMap(({ sql }) => /\bAFTER\s+(INSERT|UPDATE|DELETE)\b/.exec(sql)?.[1] ?? [])),
  ].toSorted();
}

test('[S10] triggers tell the feed of each insert, update and delete of what devices hold, and of nothing else', async () => {
  const triggers = (await api.call('GET', '/api/test/triggers')).body.items as unknown as readonly Trigger[];
  const told = collections.map((collection) => [collection.name, eventsTold(triggers, collection)]);
  const wanted = collections.map(({ name }) => [
    name,
    toldOtherwise[name] ?? (isSyncedCollection(name) ? everyEvent : []),
  ]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(wanted));
});

test('what a member adds to a food is also tried with a hidden food, in a line of access.table.ts', () => {
  const foods = collections.find(({ name }) => name === 'foods')?.id;
  const aboutFoods = collections.filter(
    ({ name, createRule, fields }) =>
      createRule !== null &&
      Object.hasOwn(writableFields, name) &&
      fields.some(({ collectionId }) => collectionId === foods),
  );
  expect(aboutFoods.length).toBeGreaterThan(4);
  const lines = new Set(readAccessTable().map(({ name, operation }) => `${name} ${operation}`));
  expect(aboutFoods.map(({ name }) => name).filter((name) => !lines.has(`${name}:of-hidden create`))).toEqual([]);
});

/** Nothing but counters of rows that are asked for: they come with these. */
const besideOthers = ['member_stats', 'pair_sums'];

test('[S11] what is told to everyone is in the snapshot of a new device, and the device knows it for everyone’s', async () => {
  const stage = await setStage(api);
  // A block stands in the way of what comes after it.
  const names = collections.map(({ name }) => name).filter((name) => name !== 'blocks');
  for (const name of names) await stage.place(name, 'view');
  const everyones = (await api.call('GET', '/api/test/everyones')).body.items
    .map(({ name }) => String(name))
    .filter((name) => isSyncedCollection(name) && !besideOthers.includes(name));
  await api.call('POST', '/api/sync/snapshot', { token: stage.superuser });
  const parts = (await api.call('GET', '/api/sync/snapshot')).body['parts'] as readonly { hash: string }[];
  const texts = await Promise.all(
    parts.map(async ({ hash }) => (await fetch(`${server.url}/api/sync/snapshot/${hash}`)).text()),
  );
  const held = texts.flatMap((text) => text.trimEnd().split('\n')).map((line) => String(JSON.parse(line).c));
  expect([...new Set(held)].toSorted()).toEqual(everyones);
  // A profile is everyone's only where what is everyone's names it.
  expect(everyones.filter((name) => name !== 'profiles')).toEqual(
    syncedCollectionNames.filter(isForEveryone).toSorted(),
  );
});

test.each(Object.entries(rowOwners))('the owner of %s is found by an index on %s', (name, column) => {
  const collection = collections.find((one) => one.name === name);
  expect(collection?.fields.map((field) => field.name)).toContain(column);
  if (column !== 'id') expect(collection?.indexes.join('\n')).toMatch(new RegExp(`\\(\\s*\`?${column}\\b`));
});

test('[S6] the list of unsent changes has a noun for whatever a member may write', () => {
  const nameless = Object.keys(writableFields).filter(
    (name) => !isSyncedCollection(name) || describeChange({ collection: name, kind: 'create' }) === 'New entry',
  );
  // The app reports errors by itself: no member looks for them there.
  expect(nameless).toEqual(['error_reports']);
});
