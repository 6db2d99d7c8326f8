import { beforeAll, expect } from 'vitest';
import { must } from '#prelude/must.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const later = `routerAdd('POST', '/api/test/a-day-later', (e) => {
  e.app.db().newQuery('UPDATE _allowances SET until = until - 86400').execute();
  return e.noContent(204);
});`;

/** A server of a file's own with Ben, who acts, and Ada, who is told of it: `someone` makes another Ada, with a food. */
export function toldMember() {
  const { api } = serverOfFile({ hooks: { 'later.pb.js': later } });
  let ada: ApiMember | undefined;
  let ben: ApiMember | undefined;
  let food = '';
  beforeAll(async () => {
    ben = await api.join('ben_told');
  });

  const deleted = async (collection: string, { token }: ApiMember, id: string) =>
    expect((await api.call('DELETE', recordsPath(collection, id), { token })).status).toBe(204);
  /** What a member is told, the newest first; not of the achievement that somebody's first food brings along. */
  async function told({ token }: ApiMember) {
    const { body } = await api.call('GET', `${recordsPath('notifications')}?sort=-created&perPage=500`, { token });
    return body.items.filter((row) => row['message'] !== 'Achievement unlocked: First Taste');
  }
  const seen = (member: ApiMember, id: string) =>
    api.call('PATCH', recordsPath('notifications', id), { token: member.token, body: { seen: true } });
  const like = (member: ApiMember, of = food) => api.create('food_likes', member, { food: of, user: member.id });

  /** A member of whom nothing is told yet, with a food. */
  async function someone(): Promise<void> {
    const joined = await api.join(`ada_${newRecordId()}`);
    food = await api.create('foods', joined, { name: `Borscht ${newRecordId()}`, uploaded_by: joined.id });
    ada = joined;
  }
  const nameOfFood = async () => String((await api.call('GET', recordsPath('foods', food))).body['name']);

  return {
    api,
    get ada() {
      return must(ada, 'someone');
    },
    get ben() {
      return must(ben, 'a member who acts');
    },
    get food() {
      return food;
    },
    deleted,
    told,
    seen,
    like,
    someone,
    nameOfFood,
  };
}
