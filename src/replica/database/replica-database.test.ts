import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ReplicaDatabase } from './replica-database.ts';

/** The number of the schema in `this.version(…)`, and a hash of its stores with their indexes. */
const known = {
  version: 22,
  stores: '9ef72cc875b92fb77e009886eccc275d29748221154349e578c87218d46ce528',
};

it('[S9] stores and indexes change only together with the number of the schema', () => {
  const database = new ReplicaDatabase({ name: crypto.randomUUID() });
  const stores = database.tables
    .map(({ name, schema }) => [name, schema.primKey.src, ...schema.indexes.map(({ src }) => src).toSorted()].join(' '))
    .toSorted();
  const found = { version: database.verno, stores: createHash('sha256').update(stores.join('\n')).digest('hex') };
  expect(
    found,
    'the stores are others than those of this number: raise it in replica-database.ts, then write both down here',
  ).toEqual(known);
});
