import { must } from '#prelude/must.ts';
import { beforeAll } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

/** What the blocked member still reads, by any route. */
export const kept = ['conversations', 'messages'].flatMap((name) =>
  ['view', 'list', 'filter'].map((way) => `${name}: ${way}`),
);

/** Of follows, a device holds its own member's alone. */
export const heldRows = (rows: Readonly<Record<string, string>> | undefined) =>
  Object.entries(must(rows, 'a member of the pair')).filter(([collection]) => collection !== 'user_follows');

/** A server of a file's own, with pairs of members of whom one blocks the other. */
export function partedMembers() {
  const { server, api } = serverOfFile();
  let superuser = '';
  beforeAll(async () => {
    superuser = await api.asSuperuser();
  });

  const block = (blocker: ApiMember, blocked: ApiMember) =>
    api.create('blocks', blocker.token, { blocker: blocker.id, blocked: blocked.id });
  const lift = (blocker: ApiMember, id: string) =>
    api.call('DELETE', recordsPath('blocks', id), { token: blocker.token });

  /** Two members with a row of every kind of each, between whom everything is possible still. */
  async function aPair() {
    const suffix = newRecordId().slice(0, 8);
    const [ada, ben] = [
      await api.join(`ada_${suffix}`, { role: 'professional_chef', professional: { business_name: 'A' } }),
      await api.join(`ben_${suffix}`, { role: 'professional_chef', professional: { business_name: 'B' } }),
    ];
    const [participant_1, participant_2] = [ada.id, ben.id].toSorted();
    const food = await api.create('foods', superuser, { name: `Common ${suffix}` });
    const conversation = await api.create('conversations', ada.token, { participant_1, participant_2 });
    const rowsOf = async (one: ApiMember, other: ApiMember) => ({
      foods: await api.create('foods', one.token, { name: `Stew ${one.username}`, uploaded_by: one.id }),
      reviews: await api.create('reviews', one.token, { food, user: one.id, rating: 4, review_text: 'Good.' }),
      achievements: await api.create('achievements', superuser, { user: one.id, key: 'review_magnet' }),
      user_follows: await api.create('user_follows', one.token, {
        follower: one.id,
        following: (await api.join(`c_${newRecordId()}`)).id,
      }),
      profiles: one.id,
      conversations: conversation,
      messages: await api.create('messages', one.token, { conversation, sender: one.id, content: 'Hello' }),
      notifications: await api.create('notifications', superuser, {
        user: other.id,
        actor: one.id,
        type: 'follow',
        message: 'm',
      }),
    });
    const follow = await api.create('user_follows', ada.token, { follower: ada.id, following: ben.id });
    await api.create('user_follows', ben.token, { follower: ben.id, following: ada.id });
    return {
      ada,
      ben,
      food,
      conversation,
      follow,
      rows: new Map([
        [ada, await rowsOf(ada, ben)],
        [ben, await rowsOf(ben, ada)],
      ]),
    };
  }

  /** What of one member's rows another can reach, by any reading route of PocketBase. */
  async function reachable(rows: Readonly<Record<string, string>>, viewer: ApiMember): Promise<string[]> {
    const found = await Promise.all(
      Object.entries(rows).map(async ([collection, id]) => {
        const [viewed, listed, filtered] = await Promise.all([
          api.call('GET', recordsPath(collection, id), { token: viewer.token }),
          api.call('GET', `${recordsPath(collection)}?perPage=1000`, { token: viewer.token }),
          api.call('GET', `${recordsPath(collection)}?filter=${encodeURIComponent(`id='${id}'`)}&sort=-created`, {
            token: viewer.token,
          }),
        ]);
        return [
          ...(viewed.status === 200 ? [`${collection}: view`] : []),
          ...(listed.body.items.some((item) => item.id === id) ? [`${collection}: list`] : []),
          ...(filtered.body.items.length > 0 ? [`${collection}: filter`] : []),
        ];
      }),
    );
    return found.flat();
  }

  return {
    server,
    api,
    get superuser() {
      return superuser;
    },
    block,
    lift,
    aPair,
    reachable,
  };
}
