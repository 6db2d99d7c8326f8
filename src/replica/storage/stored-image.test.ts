import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aReplica, type TestReplica } from '#tests/support/a-replica.ts';
import { placeOfImage, readStoredImage, writeStoredImage } from './stored-image.ts';

let replica: TestReplica;
/** The files of this origin, by name. */
let files: Map<string, Uint8Array<ArrayBuffer>>;

beforeEach(() => {
  replica = aReplica();
  files = new Map();
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, __: object, act: (lock: object) => unknown) => act({}) },
    storage: { getDirectory: () => Promise.resolve({ getFileHandle }) },
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await replica.database.delete();
});

function getFileHandle(name: string) {
  return Promise.resolve({
    getFile: () => Promise.resolve(new Blob([files.get(name) ?? new Uint8Array(0)])),
    createSyncAccessHandle: () =>
      Promise.resolve({
        truncate: () => files.set(name, new Uint8Array(0)),
        write: (bytes: Uint8Array<ArrayBuffer>) => files.set(name, bytes.slice()),
        flush: () => undefined,
        close: () => undefined,
      }),
  });
}

const image = (first: number) => Uint8Array.from({ length: 50_000 }, (_, at) => (first + at) % 7);
const stored = () => [...files.values()].map(({ length }) => length);
const read = async () => {
  const found = await readStoredImage(replica);
  return found === null ? null : { journal: found.journal, bytes: new Uint8Array(found.bytes) };
};

it('keeps one image, and gives back the room of the one before it', async () => {
  for (const journal of [1, 2, 3]) {
    expect(await writeStoredImage(replica, { bytes: image(journal), journal })).toBe(true);
    expect(await read()).toEqual({ journal, bytes: image(journal) });
    expect(await placeOfImage(replica)).toBe(journal);
  }
  expect(stored().toSorted()).toEqual([0, 50_000]);
});

it('stores a large image compressed, and reads it as it was', async () => {
  await writeStoredImage(replica, { bytes: image(1), journal: 1 }, { large: 49_999 });
  expect(stored()[0]).toBeLessThan(5_000);
  expect(await read()).toEqual({ journal: 1, bytes: image(1) });
  await writeStoredImage(replica, { bytes: image(2), journal: 2 }, { large: 50_000 });
  expect(await read()).toEqual({ journal: 2, bytes: image(2) });
});

it('has no image where its file is cut off or gone, as after a tab was killed', async () => {
  await writeStoredImage(replica, { bytes: image(1), journal: 1 }, { large: 1 });
  for (const [name, bytes] of files) files.set(name, bytes.slice(0, 20));
  expect(await read()).toBeNull();
});
