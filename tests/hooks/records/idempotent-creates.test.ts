import { beforeAll, describe, expect, test } from 'vitest';
import { followIdFor } from '#domain/members/follow-id-for.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { ApiMember } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let ada: ApiMember;
let ben: ApiMember;

const { api } = serverOfFile();
beforeAll(async () => {
  [ada, ben] = [await api.join('ada_fact'), await api.join('ben_fact')];
});

const idOf = (one: ApiMember, other: ApiMember) =>
  followIdFor({ follower: one.id as MemberId, following: other.id as MemberId });
const follows = '/api/collections/user_follows/records';
const follow = (mutation: string, body: Record<string, unknown>, token = ada.token) =>
  api.call('POST', follows, { token, body, headers: { 'X-Mutation-Id': mutation } });

describe('a fact that stands already [S12]', () => {
  test('[S2] [S12] said by a second device it is accepted, with the row and its place in the feed, and changes nothing', async () => {
    const body = { id: idOf(ada, ben), follower: ada.id, following: ben.id };
    const first = await follow(crypto.randomUUID(), body);
    const second = crypto.randomUUID();
    const again = await follow(second, body);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('X-Sync-Seq')).toBe(first.headers.get('X-Sync-Seq'));
    const repeated = await follow(second, body);
    expect([repeated.status, repeated.body]).toEqual([200, first.body]);
  });

  test('[S2] a repeated create whose row was deleted since is answered from the ledger and does not come back', async () => {
    const body = { id: idOf(ben, ada), follower: ben.id, following: ada.id };
    await follow(crypto.randomUUID(), body, ben.token);
    const second = crypto.randomUUID();
    await follow(second, body, ben.token);
    await api.call('DELETE', `${follows}/${body.id}`, { token: ben.token });
    expect((await follow(second, body, ben.token)).status).toBe(200);
    expect((await api.call('GET', `${follows}/${body.id}`)).status).toBe(404);
  });

  test('[S5] nobody can say it in another’s name, and an id that belongs to other parts stays refused', async () => {
    const cat = await api.join('cat_fact');
    const body = { id: idOf(ada, ben), follower: ada.id, following: ben.id };
    expect((await follow(crypto.randomUUID(), body, cat.token)).status).toBe(400);
    const other = await follow(crypto.randomUUID(), { ...body, following: cat.id });
    expect(other.status).toBe(400);
    expect(other.body.data['id']?.code).toBe('validation_foreign_id');
  });
});
