import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ReplicaDatabase } from './replica-database.ts';

/** The number of the schema in `this.version(…)`, and a hash of its stores with their indexes. */
const known = {
  version: 26,
  stores: 'c73edc87d7f5b15133db9295832551cdf0c872cf5de5cf973bc83be84df172ed',
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
