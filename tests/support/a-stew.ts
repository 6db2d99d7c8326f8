import type { FakeServer } from './fake-server.ts';

/** A server that has a food of another member, 'stew', and a review of it. */
export function pushStew(server: FakeServer): void {
  server.push(
    {
      id: 'm1',
      collection: 'foods',
      record: 'stew',
      kind: 'create',
      columns: { name: 'Stew', uploaded_by: 'ben' },
      files: [],
    },
    'ben',
  );
  server.push(
    {
      id: 'm2',
      collection: 'reviews',
      record: 'review1',
      kind: 'create',
      columns: { food: 'stew', user: 'ben', rating: 4 },
      files: [],
    },
    'ben',
  );
}
