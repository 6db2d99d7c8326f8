import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, it } from 'vitest';
import { emptySubmission } from '#domain/contribution/food-submission.ts';
import type { ConversationId, DraftId, FoodId } from '#domain/values/ids/ids.ts';
import { aReplica, contribute, feed, member, signInAs } from '#tests/support/a-replica.ts';
import { anAcknowledgedMutation } from '#tests/support/an-acknowledged-mutation.ts';
import { EVERYONE } from '#replica/database/audiences.ts';
import { beginTurn } from '#replica/assistant/assistant-turns.ts';
import { saveDraft } from './drafts.ts';
import { keepDishes } from '#replica/foods/last-dishes.ts';
import { rememberSearch } from '#replica/foods/recent-searches.ts';
import { putKeyedValue } from '#replica/database/keyed-value.ts';
import { saveMessageDraft } from '#replica/messages/message-drafts.ts';
import { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { readSalvage, salvageFile, signOutOfSalvage } from './salvage.ts';

/** A replica that a newer version of the app has raised, with unsent work in it unless all is `sent`. */
async function aNewerReplica({ sent = false } = {}): Promise<string> {
  const replica = aReplica();
  const { name } = replica.database;
  await signInAs(replica, member);
  if (!sent) await contribute(replica, 'Suya');
  await replica.database.acknowledged.put({
    ...anAcknowledgedMutation({ id: 'accepted', member, acknowledgedAt: 1, bytes: 1 }),
    files: { image: 'photo' },
  });
  await replica.database.acknowledgedFiles.put({
    key: 'photo',
    collection: 'foods',
    record: 'food00000000001',
    column: 'image',
    bytes: new ArrayBuffer(1),
    type: 'image/png',
    name: 'a.png',
    size: 1,
    keptAt: 1,
  });
  await putKeyedValue(replica.database, `offered/${member}`, 'epoch');
  await saveDraft(replica, {
    id: 'draft0000000001' as DraftId,
    edits: null,
    submission: { ...emptySubmission(), name: 'Jollof' },
    photo: null,
  });
  await beginTurn(replica, { id: 'turn', question: 'What may I eat?' });
  await keepDishes(replica, {
    member,
    served: { dishes: [], summary: '', foods: [], answeredBy: 'device', notice: '' },
  });
  await rememberSearch(replica, 'food00000000001' as FoodId);
  await putKeyedValue(replica.database, 'customers', { member, at: 1 });
  await saveMessageDraft(replica, { conversation: 'conversation001' as ConversationId, text: 'Hello' });
  await feed(replica, {
    audience: EVERYONE,
    seq: 3,
    collection: 'foods',
    rows: { food00000000001: { id: 'food00000000001', name: 'Ramen' } },
  });
  await feed(replica, {
    audience: `u:${member}`,
    seq: 4,
    collection: 'private_contacts',
    rows: { [member]: { id: member, phone: '1' } },
  });
  const { verno } = replica.database;
  replica.database.close();
  await new Promise<void>((resolve) => {
    const newer = indexedDB.open(name, (verno + 1) * 10);
    newer.addEventListener('upgradeneeded', () => newer.result.createObjectStore('marvels'));
    newer.addEventListener('success', () => {
      newer.result.close();
      resolve();
    });
  });
  return name;
}

it('[S9] [S1] all that is unsent and begun is read and saved from a replica of a newer version, which this one may not use', async () => {
  const name = await aNewerReplica();
  await expect(new ReplicaDatabase({ name }).open()).rejects.toThrow();
  const salvaged = await readSalvage(indexedDB, name);
  expect(salvaged.email).toBe(`${member}@example.org`);
  const file: unknown = JSON.parse(await (await salvageFile(salvaged, 0)).text());
  expect(file).toMatchObject({
    changes: [
      { collection: 'foods', columns: { name: 'Suya' }, files: { image: 'data:image/png;base64,AAAAAAAAAAA=' } },
    ],
    drafts: [
      { kind: 'food', submission: { name: 'Jollof' } },
      { kind: 'message', text: 'Hello' },
    ],
  });
});

it('[S9] [S5] signing out takes the sign-in and the member’s own rows along, and leaves what is unsent and everyone’s', async () => {
  const name = await aNewerReplica();
  await signOutOfSalvage(indexedDB, name);
  const { work, email } = await readSalvage(indexedDB, name);
  expect(email).toBeNull();
  expect(work.changes).toHaveLength(1);
  const dynamic = await new Dexie(name).open();
  expect(await dynamic.table('private_contacts').count()).toBe(0);
  expect(await dynamic.table('assistantTurns').count()).toBe(0);
  expect(
    (await dynamic.table('keyed').toCollection().primaryKeys()).filter((key) =>
      /search|dishes|customers|session/.test(String(key)),
    ),
  ).toEqual([]);
  expect(await dynamic.table('foods').get('food00000000001')).toMatchObject({ name: 'Ramen' });
  expect(
    (await dynamic.table('cursors').toCollection().primaryKeys()).filter((audience) =>
      String(audience).startsWith('u:'),
    ),
  ).toEqual([]);
  dynamic.close();
});

it.each([
  [true, 0],
  [false, 1],
])('[S22] signing out with all sent (%s) leaves %s copies of what was sent', async (sent, copies) => {
  const name = await aNewerReplica({ sent });
  await signOutOfSalvage(indexedDB, name);
  const dynamic = await new Dexie(name).open();
  expect([await dynamic.table('acknowledged').count(), await dynamic.table('acknowledgedFiles').count()]).toEqual([
    copies,
    copies,
  ]);
  dynamic.close();
});

it('makes no database where there is none', async () => {
  await expect(readSalvage(indexedDB, 'never was')).rejects.toThrow();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('never was');
});
