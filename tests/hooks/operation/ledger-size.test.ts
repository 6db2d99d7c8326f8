import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiAnswer, type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const { api } = serverOfFile({ env: { FORETASTE_LEDGER_MB: '0.006' } });

/** A food with a text of a thousand letters, sent as a device sends it. */
function offer(owner: ApiMember, name: string) {
  const headers = { 'X-Mutation-Id': randomUUID() };
  const body = { id: newRecordId(), name, uploaded_by: owner.id, description: 'x'.repeat(1000) };
  return { id: body.id, send: () => api.call('POST', recordsPath('foods'), { token: owner.token, headers, body }) };
}

test('[S2] the oldest stored answers are let go of beyond a size, and a change that is sent again is still done once', async () => {
  const mina = await api.join('mina');
  const changes = ['Borscht', 'Pho', 'Dal', 'Mole', 'Laksa', 'Rendang', 'Tagine', 'Goulash'].map((name) =>
    offer(mina, name),
  );
  const first: ApiAnswer[] = [];
  for (const change of changes) first.push(await change.send());
  const [borscht, pho] = changes;
  const rename = { token: mina.token, body: { name: 'Red borscht' } };
  expect((await api.call('PATCH', recordsPath('foods', borscht?.id), rename)).status).toBe(200);
  expect((await api.call('DELETE', recordsPath('foods', pho?.id), { token: mina.token })).status).toBe(204);

  const superuser = await api.asSuperuser();
  expect((await api.call('POST', '/api/crons/foretaste-ledger', { token: superuser })).status).toBe(204);
  // A job goes on after its answer.
  await expect.poll(async () => (await changes[0]?.send())?.body.name).toBe('Red borscht');

  const again: ApiAnswer[] = [];
  for (const change of changes) again.push(await change.send());
  const seqs = (answers: readonly ApiAnswer[]) => answers.map(({ headers }) => headers.get('X-Sync-Seq'));
  expect(seqs(again)).toEqual(seqs(first));
  // What is deleted stays deleted, the newest are answered as then, and nothing is there twice.
  expect(again.map(({ status }) => status)).toEqual([200, 204, 200, 200, 200, 200, 200, 200]);
  expect(again.at(-1)?.body).toEqual(first.at(-1)?.body);
  const stored = await api.call('GET', `${recordsPath('foods')}?perPage=50`);
  expect(stored.body.items.map(({ name }) => name).toSorted()).toEqual(
    ['Dal', 'Goulash', 'Laksa', 'Mole', 'Red borscht', 'Rendang', 'Tagine'].toSorted(),
  );
});
