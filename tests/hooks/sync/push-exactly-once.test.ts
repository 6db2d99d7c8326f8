import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import type { ApiMember } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let ada: ApiMember;
let ben: ApiMember;

const { server, api } = serverOfFile();
beforeAll(async () => {
  [ada, ben] = [await api.join('ada_push'), await api.join('ben_push')];
});

const foods = '/api/collections/foods/records';
const reviews = '/api/collections/reviews/records';
const mutation = (id: string = randomUUID()) => ({ 'X-Mutation-Id': id });
const aFood = (owner: ApiMember, extra: Record<string, unknown> = {}) => ({
  id: newRecordId(),
  name: `Soup ${newRecordId()}`,
  uploaded_by: owner.id,
  ...extra,
});

async function newFood(owner: ApiMember): Promise<string> {
  const answer = await api.call('POST', foods, { token: owner.token, body: aFood(owner) });
  expect(answer.status).toBe(200);
  return answer.body.id;
}

test('[S2] a create delivered five times has one effect and one stored answer', async () => {
  const [headers, body] = [mutation(), aFood(ada)];
  const answers = [];
  for (let k = 0; k < 5; k += 1) answers.push(await api.call('POST', foods, { token: ada.token, headers, body }));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(answers.map((answer) => JSON.stringify(Object.entries(answer.body).toSorted()))).size).toBe(1);
  expect(new Set(answers.map((answer) => answer.headers.get('X-Sync-Seq'))).size).toBe(1);
  const stored = await api.call('GET', `${foods}?filter=(name='${body.name}')`);
  expect(stored.body.items).toHaveLength(1);
});

test('[S2] the same create eight times at once: one effect, eight equal answers', async () => {
  const [headers, body] = [mutation(), aFood(ada)];
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => api.call('POST', foods, { token: ada.token, headers, body })),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
  expect(new Set(answers.map((answer) => answer.headers.get('X-Sync-Seq'))).size).toBe(1);
  const feed = await pullAll(api, { cursors: { [`f:${body.id}`]: 0 } });
  expect(feed.rows['foods']).toHaveLength(1);
});

test('[S2] updates and deletes at once and again, also after the row is gone', async () => {
  const id = await newFood(ada);
  const [change, removal] = [mutation(), mutation()];
  const update = () =>
    api.call('PATCH', `${foods}/${id}`, { token: ada.token, headers: change, body: { description: 'Warm.' } });
  const remove = () => api.call('DELETE', `${foods}/${id}`, { token: ada.token, headers: removal });
  const updates = await Promise.all([update(), update(), update()]);
  expect(updates.map((answer) => answer.status)).toEqual([200, 200, 200]);
  const removals = await Promise.all([remove(), remove(), remove(), remove(), remove(), remove()]);
  expect(removals.map((answer) => answer.status)).toEqual(Array(6).fill(204));
  expect(new Set(removals.map((answer) => answer.headers.get('X-Sync-Seq'))).size).toBe(1);
  const late = await update();
  expect(late.status).toBe(200);
  expect(late.body).toMatchObject({ id, description: 'Warm.' });
  expect((await remove()).status).toBe(204);
  expect((await api.call('DELETE', `${foods}/${id}`, { token: ada.token, headers: mutation() })).status).toBe(404);
});

test('[S2] an answer that was lost is answered from the ledger, with the seq of the effect', async () => {
  const [headers, body] = [mutation(), aFood(ada)];
  const lost = new AbortController();
  const sent = fetch(server.url + foods, {
    method: 'POST',
    headers: { ...headers, Authorization: ada.token, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: lost.signal,
  }).catch(() => undefined);
  await expect.poll(async () => (await api.call('GET', `${foods}/${body.id}`)).status).toBe(200);
  lost.abort();
  await sent;
  const again = await api.call('POST', foods, { token: ada.token, headers, body });
  expect(again.status).toBe(200);
  const feed = await pullAll(api, { cursors: { [`f:${body.id}`]: 0, [`m:${ada.id}`]: 0, '*': 0 } });
  const seqs = feed.entries.filter(([, , , record]) => record === body.id).map(([seq]) => seq);
  expect(seqs).toContain(Number(again.headers.get('X-Sync-Seq')));
});

test('[S4] each member of a conversation hears the echo of an own message in an audience of the own, not only in the other’s', async () => {
  const [participant_1, participant_2] = [ada.id, ben.id].toSorted();
  const conversation = await api.create('conversations', ada, { participant_1, participant_2 });
  await api.create('user_follows', ben, { follower: ben.id, following: ada.id });
  await api.create('user_follows', ada, { follower: ada.id, following: ben.id });
  for (const sender of [ada, ben]) {
    const body = { id: newRecordId(), conversation, sender: sender.id, content: 'How thick is the sauce?' };
    const sent = await api.call('POST', '/api/collections/messages/records', {
      token: sender.token,
      headers: mutation(),
      body,
    });
    expect(sent.status).toBe(200);
    const { entries } = await pullAll(api, { token: sender.token, cursors: { [`u:${sender.id}`]: 0 } });
    const [echo] = entries.filter(([, , , record]) => record === body.id).map(([seq]) => seq);
    expect(echo).toBeGreaterThanOrEqual(Number(sent.headers.get('X-Sync-Seq')));
  }
});

test('[S2] the id of another change, member, record or action answers 409 and does nothing', async () => {
  const headers = mutation();
  const body = aFood(ada);
  expect((await api.call('POST', foods, { token: ada.token, headers, body })).status).toBe(200);
  const other = aFood(ben);
  expect((await api.call('POST', foods, { token: ben.token, headers, body: other })).status).toBe(409);
  expect((await api.call('POST', foods, { token: ada.token, headers, body: aFood(ada) })).status).toBe(409);
  expect(
    (await api.call('PATCH', `${foods}/${body.id}`, { token: ada.token, headers, body: { description: 'x' } })).status,
  ).toBe(409);
  expect((await api.call('DELETE', `${foods}/${body.id}`, { token: ada.token, headers })).status).toBe(409);
  expect((await api.call('GET', `${foods}/${other.id}`)).status).toBe(404);
});

test('[S12] a mutation id that is none is refused', async () => {
  for (const id of ['1', 'x'.repeat(36), "'; drop table _mutations; --", 'A'.repeat(36)]) {
    expect((await api.call('POST', foods, { token: ada.token, headers: mutation(id), body: aFood(ada) })).status).toBe(
      400,
    );
  }
});

test('[S2] a refused mutation leaves no ledger entry: mended, the same id goes through', async () => {
  const headers = mutation();
  const refused = await api.call('POST', foods, { token: ada.token, headers, body: aFood(ada, { name: '' }) });
  expect(refused.status).toBe(400);
  expect(refused.body.data).toMatchObject({ name: { code: 'validation_required' } });
  expect(refused.headers.get('X-Sync-Seq')).toBeNull();
  expect((await api.call('POST', foods, { token: ada.token, headers, body: aFood(ada) })).status).toBe(200);
});

test('[S12] a create under an id that is taken answers validation_not_unique', async () => {
  const id = await newFood(ada);
  const answer = await api.call('POST', foods, { token: ada.token, headers: mutation(), body: aFood(ada, { id }) });
  expect(answer.status).toBe(400);
  expect(answer.body.data).toMatchObject({ id: { code: 'validation_not_unique' } });
});

test('[S16] an expired token answers 401, never 400 or 404', async () => {
  const id = await newFood(ada);
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IngifQ.x';
  for (const [method, at] of [
    ['POST', foods],
    ['PATCH', `${foods}/${id}`],
    ['DELETE', `${foods}/${id}`],
    ['GET', foods],
  ] as const) {
    expect(
      (await api.call(method, at, { token, headers: mutation(), ...(method === 'GET' ? {} : { body: {} }) })).status,
    ).toBe(401);
  }
  expect((await api.call('POST', '/api/sync/pull', { token, body: { cursors: {} } })).status).toBe(401);
});

test('[S15] edits of different fields at once both stay', async () => {
  const id = await newFood(ada);
  for (let round = 0; round < 10; round += 1) {
    const edits = [
      { description: `d${round}` },
      { origin: `o${round}` },
      { taste: `t${round}` },
      { culture_notes: `c${round}` },
    ];
    const answers = await Promise.all(
      edits.map((body) => api.call('PATCH', `${foods}/${id}`, { token: ada.token, headers: mutation(), body })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    const stored = await api.call('GET', `${foods}/${id}`);
    expect(stored.body).toMatchObject({
      description: `d${round}`,
      origin: `o${round}`,
      taste: `t${round}`,
      culture_notes: `c${round}`,
    });
  }
});

test('R17: an edit of a food beside reviews of it loses no total', async () => {
  const id = await newFood(ada);
  const [first, second] = await Promise.all(
    [ada, ben].map((member, at) =>
      api.call('POST', reviews, {
        token: member.token,
        headers: mutation(),
        body: { food: id, user: member.id, rating: at + 4 },
      }),
    ),
  );
  await Promise.all(
    Array.from({ length: 6 }, (_, k) =>
      k % 2 === 0
        ? api.call('PATCH', `${foods}/${id}`, {
            token: ada.token,
            headers: mutation(),
            body: { description: `edit ${k}` },
          })
        : api.call('PATCH', `${reviews}/${first?.body.id}`, {
            token: ada.token,
            headers: mutation(),
            body: { rating: k === 5 ? 1 : 2 },
          }),
    ),
  );
  expect(second?.status).toBe(200);
  const stored = await api.call('GET', `${foods}/${id}`);
  const mine = await api.call('GET', `${reviews}/${first?.body.id}`);
  expect(stored.body).toMatchObject({ review_count: 2, rating: (Number(mine.body['rating']) + 5) / 2 });
});

test('[S17] a photo arrives once, and a refused row leaves no file behind', async () => {
  const form = (id: string, name: string) => {
    const data = new FormData();
    for (const [key, value] of Object.entries({ id, name, uploaded_by: ada.id })) data.set(key, value);
    data.set('image', new Blob([aPngPicture()], { type: 'image/png' }), 'photo.png');
    return data;
  };
  const [headers, id] = [mutation(), newRecordId()];
  const answers = await Promise.all(
    Array.from({ length: 3 }, () =>
      api.call('POST', foods, { token: ada.token, headers, body: form(id, `Photo ${id}`) }),
    ),
  );
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  const storage = path.join(server.dataDir, 'storage');
  const files = async () =>
    (await readdir(storage, { recursive: true })).filter((name) => name.includes('photo_') && name.endsWith('.png'));
  expect(await files()).toHaveLength(1);
  expect(answers.map((answer) => answer.body['image'])).toEqual(Array(3).fill(path.basename((await files())[0] ?? '')));
  expect(
    (
      await api.call('POST', foods, {
        token: ada.token,
        headers: mutation(),
        body: form(newRecordId(), 'x'.repeat(121)),
      })
    ).status,
  ).toBe(400);
  expect(
    (await api.call('POST', foods, { token: ada.token, headers: mutation(), body: form(id, `Photo ${id}`) })).status,
  ).toBe(400);
  expect(await files()).toHaveLength(1);
});

test('[S9] an app of another protocol is refused before anything has an effect; the same change of the right one arrives', async () => {
  const [headers, body] = [mutation(), aFood(ada)];
  const by = (protocol: string) =>
    api.call('POST', foods, { token: ada.token, headers: { ...headers, 'X-Sync-Protocol': protocol }, body });
  const pullBy = (protocol: string) =>
    api.call('POST', '/api/sync/pull', { headers: { 'X-Sync-Protocol': protocol }, body: { cursors: {} } });
  for (const [protocol, status] of [
    ['0', 426],
    ['none', 426],
    ['999', 503],
  ] as const) {
    expect((await by(protocol)).status).toBe(status);
    expect((await pullBy(protocol)).status).toBe(status);
  }
  expect((await api.call('GET', `${foods}/${body.id}`)).status).toBe(404);
  const answer = await by('1');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('X-Sync-Protocol')).toBe('1');
  expect((await pullBy('1')).status).toBe(200);
});
