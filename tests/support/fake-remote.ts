import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { Remote } from '#remote/remote.ts';
import type { FakeServer } from './fake-server.ts';

/** A fault-free connection to a fake server, which may be another one after a restore. */
export function fakeRemote(server: () => FakeServer, pageLimit = 7): Remote {
  const held = new Map<string, readonly SyncedRow[]>();
  return {
    pull: (request, token) => Promise.resolve(server().pull(request, token, pageLimit)),
    ownPlace: (request) => Promise.resolve(server().ownPlace(request)),
    sharedHead: () => Promise.resolve(server().sharedHead()),
    sharedPage: (request) => Promise.resolve(server().sharedPage(request, pageLimit)),
    push: (mutation, token) => {
      const outcome = server().push(mutation, token);
      server().answered(mutation, token, outcome);
      return Promise.resolve(outcome);
    },
    unknownMutations: (ids, token) => Promise.resolve({ kind: 'unknown', ids: server().unknown(ids, token) }),
    snapshot: () => {
      const { manifest, parts } = server().snapshot();
      for (const [hash, rows] of parts) held.set(hash, rows);
      return Promise.resolve(manifest.parts.length === 0 ? { kind: 'none' } : { kind: 'manifest', manifest });
    },
    snapshotPart: ({ hash }) => {
      const rows = held.get(hash);
      return Promise.resolve(
        rows === undefined
          ? { kind: 'gone' }
          : { kind: 'rows', rows: rows.map((row) => ({ collection: 'foods', row })) },
      );
    },
    foods: (ids) => Promise.resolve({ kind: 'foods', ...server().foodsById(ids) }),
    members: () => Promise.resolve({ kind: 'members', page: { ids: [], next: null, rows: {} } }),
    countViews: () => Promise.resolve({ kind: 'counted' }),
    refreshSession: (token) =>
      Promise.resolve({ kind: 'refreshed', token, email: `${token}@example.org`, emailVerified: true }),
    warmFile: () => Promise.resolve('cached'),
    protectedPicture: () => Promise.resolve({ kind: 'gone' }),
    listen: () => () => undefined,
  };
}
