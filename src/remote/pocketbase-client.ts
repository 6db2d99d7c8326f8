import PocketBase, { BaseAuthStore } from 'pocketbase';
import { language } from '#languages/region.ts';

/** A client of the server that serves this page, acting with the given token (null: a visitor). Keeps nothing on the device. Says the app's language, for mails. */
export function pocketBase(token: string | null, baseUrl: string): PocketBase {
  const store = new BaseAuthStore();
  if (token !== null) store.save(token);
  const client = new PocketBase(baseUrl, store, language);
  client.autoCancellation(false);
  return client;
}
