import { beforeAll, expect, test } from 'vitest';
import type { EventStream } from '#tests/support/server/open-event-stream.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import type { ApiMember } from '#tests/support/server/open-api.ts';
import { listenersOfFile } from '#tests/support/server/listeners-of-file.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let superuser: string;
let ada: ApiMember;
let ben: ApiMember;

/** What PocketBase itself has all open streams subscribed to. */
const subscriptionsOfPocketBase = `routerAdd('GET', '/api/test/subscriptions', (e) => {
  const streams = e.app.subscriptionsBroker().chunkedClients(100).flatMap((chunk) => [...chunk]);
  return e.json(200, { items: streams.flatMap((stream) => Object.keys(stream.subscriptions())) });
});`;
const { server, api } = serverOfFile({ hooks: { 'subscriptions.pb.js': subscriptionsOfPocketBase } });
beforeAll(async () => {
  superuser = await api.asSuperuser();
  [ada, ben] = [await api.join('ada_poke'), await api.join('ben_poke')];
});

const listen = listenersOfFile(server, api);

test('[S14] a change pokes its audiences, with nothing in it', async () => {
  const visitor = await listen(['*']);
  const food = await api.create('foods', ada.token, { name: `Dal ${newRecordId()}`, uploaded_by: ada.id });
  await expect.poll(() => visitor.heard).toEqual(['*']);
  expect(visitor.messages).toEqual(['{}']);

  const topic = await listen([`f:${food}`, `m:${ben.id}`]);
  await api.create('reviews', ben.token, { food, user: ben.id, rating: 5 });
  await expect.poll(() => new Set(topic.heard)).toEqual(new Set([`f:${food}`, `m:${ben.id}`]));
  await expect.poll(() => visitor.heard.length).toBeGreaterThanOrEqual(2); // the counters of the food, by a digest
});

test('[S14] PocketBase is left with its own topics alone, those of a superuser, and each change of them takes the place of the last', async () => {
  const stream = await listen(['*']);
  const asked = async () => (await api.call('GET', '/api/test/subscriptions')).body.items;
  expect(await asked()).toEqual([]);
  const member = await listen([], ada.token);
  await member.listen(['sync:*', 'foods/*']);
  expect(await asked()).toEqual([]);
  const both = await listen([], await api.asSuperuser());
  await both.listen(['sync:*', 'foods/*']);
  expect(await asked()).toEqual(['foods/*']);
  await api.create('foods', ada.token, { name: `Ful ${newRecordId()}`, uploaded_by: ada.id });
  await expect.poll(() => new Set(both.heard)).toEqual(new Set(['*', 'foods/*']));
  await expect.poll(() => stream.heard).toEqual(['*']);

  await both.listen(['sync:m:nobody']);
  expect(await asked()).toEqual([]);
  await api.create('foods', ada.token, { name: `Mjadra ${newRecordId()}`, uploaded_by: ada.id });
  await expect.poll(() => stream.heard).toEqual(['*', '*']);
  expect(both.heard).toHaveLength(2);
});

test('[S14] [S18] a private audience is heard by its owner only', async () => {
  const [own, foreign, visitor] = await Promise.all([
    listen([`u:${ada.id}`], ada.token),
    listen([`u:${ada.id}`, 'g:admins'], ben.token),
    listen([`u:${ada.id}`, 'g:admins']),
  ]);
  await api.create('notifications', superuser, { user: ada.id, type: 'other', message: 'Hi' });
  await expect.poll(() => own.heard).toEqual([`u:${ada.id}`]);
  expect(foreign.heard).toEqual([]);
  expect(visitor.heard).toEqual([]);
});

test('[S14] admins hear their group while they are admins', async () => {
  const admin = await api.joinAsAdmin('admin_poke');
  const other = await api.joinAsAdmin('other_admin_poke');
  const [listener, stays] = (await Promise.all([admin, other].map(({ token }) => listen(['g:admins'], token)))) as [
    EventStream,
    EventStream,
  ];
  const [first, second] = await Promise.all(
    ['first_poke', 'second_poke'].map((name) =>
      api.join(name, { role: 'professional_chef', professional: { business_name: 'Poke' } }),
    ),
  );
  await api.create('verification_requests', first?.token ?? '', { user: first?.id, professional_profile: first?.id });
  await expect.poll(() => listener.heard).toEqual(['g:admins']);
  await api.create('user_roles', superuser, { user: admin.id, role: 'home_chef' });
  await api.create('verification_requests', second?.token ?? '', {
    user: second?.id,
    professional_profile: second?.id,
  });
  await expect.poll(() => stays.heard).toEqual(['g:admins', 'g:admins']);
  expect(listener.heard).toEqual(['g:admins']);
});

test('[S14] a refused change pokes nobody', async () => {
  const visitor = await listen(['*']);
  expect(
    (
      await api.call('POST', '/api/collections/foods/records', {
        token: ada.token,
        body: { name: '', uploaded_by: ada.id },
      })
    ).status,
  ).toBe(400);
  await api.create('foods', ada.token, { name: `Dal ${newRecordId()}`, uploaded_by: ada.id });
  await expect.poll(() => visitor.heard, { message: 'of the change that was taken alone' }).toEqual(['*']);
});

test('[S14] of many streams that came and went, those that are open hear a change, once each', async () => {
  const own = () => listen([`u:${ada.id}`], ada.token);
  const stays = await own();
  for (let time = 0; time < 40; time += 1) (await own()).close();
  const comesLast = await own();
  await api.create('notifications', superuser, { user: ada.id, type: 'other', message: 'Are you there?' });
  await expect.poll(() => comesLast.heard).toEqual([`u:${ada.id}`]);
  expect(stays.heard).toEqual([`u:${ada.id}`]);
});
