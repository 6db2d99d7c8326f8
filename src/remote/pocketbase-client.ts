import PocketBase, { BaseAuthStore } from 'pocketbase';

/** A client of the server that serves this page, acting with the given token (null: a visitor). Keeps nothing on the device. */
export function pocketBase(token: string | null, baseUrl: string): PocketBase {
  const store = new BaseAuthStore();
  if (token !== null) store.save(token);
  const client = new PocketBase(baseUrl, store);
  client.autoCancellation(false);
  return client;
}
