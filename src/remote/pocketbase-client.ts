import PocketBase, { BaseAuthStore } from 'pocketbase';
import { language } from '#languages/region.ts';
import { serverFetch, type ServerFetch } from './server-fetch.ts';

interface ServerAt {
  readonly baseUrl: string;
  readonly server?: ServerFetch;
}

/**
 * A client of the server that serves this page, acting with the given token (null: a visitor). Believes nobody but the server [S19]. Keeps nothing on
 * the device. Says the app's language, for mails.
 */
export function pocketBase(token: string | null, { baseUrl, server = serverFetch() }: ServerAt): PocketBase {
  const store = new BaseAuthStore();
  if (token !== null) store.save(token);
  const client = new PocketBase(baseUrl, store, language);
  client.autoCancellation(false);
  client.beforeSend = (url, options) => ({
    url,
    options: { ...options, fetch: (_: unknown, init?: RequestInit) => server(url, init) },
  });
  return client;
}
