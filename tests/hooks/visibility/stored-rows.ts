import type { Api } from '#tests/support/server/open-api.ts';
import { recordsPath } from '#tests/support/server/open-api.ts';

/** What the server has, whatever it answered. */
export function storedRows(api: Api) {
  let signedIn: Promise<string> | undefined;
  const superuser = () => (signedIn ??= api.asSuperuser());
  return {
    stored: async (collection: string, id: string) =>
      (await api.call('GET', recordsPath(collection, id), { token: await superuser() })).body,
    newestOf: async (collection: string, user: string) => {
      const query = `sort=-@rowid&filter=${encodeURIComponent(`user='${user}'`)}`;
      return (await api.call('GET', `${recordsPath(collection)}?${query}`, { token: await superuser() })).body.items[0];
    },
  };
}
