import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ReplicaDatabase } from './replica-database.ts';

/** The number of the schema in `this.version(…)`, and a hash of its stores with their indexes. */
const known = {
  version: 23,
  stores: '9371fe2bb9bfefbb42e12846b2039967c87765f311749a59d5a676bcb84d5333',
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
