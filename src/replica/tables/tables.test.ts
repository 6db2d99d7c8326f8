import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nothingAvoided } from '#domain/safety/safety-status-for.ts';
import { type PersonWords, seatIdFor } from '#domain/tables/table-person.ts';
import type { DinnerTableId, TablePersonId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { liveAnswers } from '#replica/database/live-answers.ts';
import { parkMutation } from '#replica/outbox/settle-mutation.ts';
import { saveTasteProfile } from '#replica/taste/save-taste-profile.ts';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import { tasteAtTable } from '#replica/taste/taste-at-table.ts';
import { type TasteHere, tasteHere } from '#replica/taste/taste-profile.ts';
import { aReplica, feed, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { removePerson, removeTable, savePerson, saveTable } from './table-commands.ts';
import { chooseTable, everybody, tableInForce } from './table-in-force.ts';
import { ownTables, personToEdit, tableToEdit } from './table-queries.ts';

let replica: TestReplica;

beforeEach(async () => {
  let now = Date.now();
  replica = { ...aReplica(), clock: () => (now += 1) };
  await signInAs(replica, member);
});
afterEach(() => replica.database.delete());

const person = (name: string, own: Partial<PersonWords> = {}): PersonWords => ({
  name,
  allergens: [],
  dietaryRestrictions: [],
  dislikes: [],
  ...own,
});
async function add(name: string, own: Partial<PersonWords> = {}): Promise<TablePersonId> {
  const outcome = await savePerson(replica, { id: null, seen: nothingAvoided, words: person(name, own) });
  return outcome.kind === 'saved' ? outcome.personId : expect.fail(outcome.kind);
}
async function make(people: readonly TablePersonId[], name = 'Family'): Promise<DinnerTableId> {
  const outcome = await saveTable(replica, { id: null, name, before: [], people });
  return outcome.kind === 'saved' ? outcome.tableId : expect.fail(outcome.kind);
}
const seated = async () =>
  (await ownTables(replica)).tables.map(({ name, people }) => [name, people.map((one) => one.name)]);
const outbox = async () =>
  (await replica.database.outbox.orderBy('order').toArray()).map(({ collection, kind }) => `${collection} ${kind}`);
/** As if all had been sent. */
const settle = async () => {
  await replica.database.outbox.clear();
  await replica.database.shadows.clear();
};

describe('people and tables of a member (R46)', () => {
  it('are there at once without a connection, and go out one after the other', async () => {
    const ann = await add('  Ann ', { allergens: ['peanut'] });
    const ben = await add('Ben');
    await make([ben, ann]);
    expect(await seated()).toEqual([['Family', ['Ann', 'Ben']]]);
    expect(await outbox()).toEqual([
      'table_people create',
      'table_people create',
      'dinner_tables create',
      'table_seats create',
      'table_seats create',
    ]);
    expect(new Set((await replica.database.outbox.toArray()).map(({ lane }) => lane))).toEqual(new Set(['tables']));
  });

  it('an edit sends what differs alone, and what was refused as a whole', async () => {
    const ann = await add('Ann', { allergens: ['peanut'], dislikes: ['olives'] });
    await settle();
    await savePerson(replica, {
      id: ann,
      seen: { allergens: ['peanut'], dietaryRestrictions: [] },
      words: person('Ann', { allergens: ['peanut', 'milk'], dislikes: ['olives'] }),
    });
    const [edit] = await replica.database.outbox.toArray();
    expect(edit).toMatchObject({ columns: { allergens: ['peanut', 'milk'] }, about: 'Ann' });
    expect(Object.keys(edit?.columns ?? {})).toEqual(['allergens']);
    await parkMutation(replica, must(edit, 'the edit'), { reason: 'invalid', message: 'No.', fields: {}, at: 0 });
    expect((await ownTables(replica)).people[0]?.allergens).toEqual(['peanut']);
    expect((await personToEdit(replica, ann))?.allergens).toEqual(['peanut', 'milk']);
  });

  it('who another device has seated meanwhile stays: only seats that were changed here are written', async () => {
    const [ann, ben] = [await add('Ann'), await add('Ben')];
    const table = await make([ann]);
    await settle();
    const id = seatIdFor(table, ben);
    const row = { id, table, person: ben, user: member };
    await feed(replica, { audience: `u:${member}`, seq: 1, collection: 'table_seats', rows: { [id]: row } });
    await saveTable(replica, { id: table, name: 'Home', before: [ann], people: [] });
    expect(await outbox()).toEqual(['dinner_tables update', 'table_seats delete']);
    expect(await seated()).toEqual([['Home', ['Ben']]]);
    await saveTable(replica, { id: table, name: 'Home', before: [ben], people: [ben, ann] });
    expect(await outbox()).toEqual(['dinner_tables update']);
    expect((await tableToEdit(replica, table))?.people.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  });

  it('a person that is removed is gone from each table, and the undo brings both back', async () => {
    const ann = await add('Ann');
    await make([ann, await add('Ben')]);
    const outcome = await removePerson(replica, { id: ann, heldFor: 8000 });
    expect(await seated()).toEqual([['Family', ['Ben']]]);
    if (outcome.kind === 'saved') expect(await outcome.undo()).toBe(true);
    expect(await seated()).toEqual([['Family', ['Ann', 'Ben']]]);
    await settle();
    const again = await removePerson(replica, { id: ann, heldFor: 8000 });
    expect(await seated()).toEqual([['Family', ['Ben']]]);
    if (again.kind === 'saved') expect(await again.undo()).toBe(true);
    expect([await seated(), await outbox()]).toEqual([[['Family', ['Ann', 'Ben']]], []]);
  });

  it('[S15] a form that was open while an allergen came from elsewhere does not take it out (R28)', async () => {
    const ann = await add('Ann', { allergens: ['peanut'] });
    await settle();
    const seen = { allergens: [], dietaryRestrictions: [] };
    await savePerson(replica, { id: ann, seen, words: person('Anna', { allergens: ['milk'] }) });
    expect((await ownTables(replica)).people[0]?.allergens).toEqual(['peanut', 'milk']);
    await savePerson(replica, {
      id: ann,
      seen: { allergens: ['peanut', 'milk'], dietaryRestrictions: [] },
      words: person('Anna', { allergens: ['milk'] }),
    });
    expect((await ownTables(replica)).people[0]?.allergens).toEqual(['milk']);
  });

  it('what is not there can be neither edited nor removed, and a visitor has none', async () => {
    const [gone, table] = ['gone00000000001' as TablePersonId, 'gone00000000002' as DinnerTableId];
    expect(await savePerson(replica, { id: gone, seen: nothingAvoided, words: person('X') })).toEqual({
      kind: 'missing',
    });
    expect(await saveTable(replica, { id: table, name: 'X', before: [], people: [] })).toEqual({ kind: 'missing' });
    expect(await removeTable(replica, { id: table, heldFor: 0 })).toEqual({ kind: 'missing' });
    await add('Ann');
    await signInAs(replica, otherMember);
    expect(await ownTables(replica)).toEqual({ people: [], tables: [] });
    await replica.database.keyed.delete('session');
    expect(await savePerson(replica, { id: null, seen: nothingAvoided, words: person('X') })).toEqual({
      kind: 'signed-out',
    });
  });
});

describe('the table for which this device offers', () => {
  it('is everybody’s, or one of the tables, until it is ended', async () => {
    expect(await tableInForce(replica)).toBeNull();
    await chooseTable(replica, everybody);
    expect(await tableInForce(replica)).toBeNull();
    const ann = await add('Ann');
    const table = await make([ann]);
    await add('Ben');
    expect((await tableInForce(replica))?.people.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    await chooseTable(replica, table);
    expect(await tableInForce(replica)).toMatchObject({ name: 'Family', people: [{ name: 'Ann' }] });
    await removeTable(replica, { id: table, heldFor: 0 });
    expect(await tableInForce(replica)).toBeNull();
    await chooseTable(replica, everybody);
    await chooseTable(replica, null);
    expect(await replica.database.keyed.get('table')).toBeUndefined();
  });

  it('is over for another member, and when the app is started on another day', async () => {
    await add('Ann');
    await chooseTable(replica, everybody);
    await signInAs(replica, otherMember);
    expect(await tableInForce(replica)).toBeNull();
    await signInAs(replica, member);
    expect(await tableInForce(replica)).not.toBeNull();
    const { value } = must(await replica.database.keyed.get('table'), 'the choice');
    await replica.database.keyed.put({
      key: 'table',
      value: { ...(value as object), at: Date.now() - 13 * 3_600_000 },
    });
    expect(await tableInForce(replica)).toBeNull();
  });

  it('R28: adds to what the member avoids, alone decides nothing of the member’s own taste, and is heard of at once', async () => {
    await saveTasteProfile(replica, {
      start: emptyTasteProfile,
      edited: { ...emptyTasteProfile, spiceTolerance: 4, allergens: ['milk'] },
    });
    const heard: (TasteHere | null)[] = [];
    const live = liveAnswers(() => tasteHere(replica, tasteAtTable)).subscribe((news) => void heard.push(news));
    const last = () => heard.at(-1);
    await vi.waitFor(() => expect(last()?.offeredTo?.allergens).toEqual(['milk']));
    await add('Ann', { allergens: ['peanut', 'milk'], dietaryRestrictions: ['vegan'], dislikes: ['olives'] });
    await chooseTable(replica, everybody);
    await vi.waitFor(() => expect(last()?.disliked).toEqual(['olives']));
    expect(last()).toMatchObject({
      profile: { allergens: ['milk'], dietaryRestrictions: [] },
      offeredTo: { spiceTolerance: 4, allergens: ['milk', 'peanut'], dietaryRestrictions: ['vegan'] },
    });
    expect(await tasteHere(replica, null)).toBeNull();
    await add('Ben', { allergens: ['egg'] });
    await vi.waitFor(() => expect(last()?.offeredTo?.allergens).toEqual(['milk', 'peanut', 'egg']));
    await chooseTable(replica, null);
    await vi.waitFor(() => expect(last()?.offeredTo?.allergens).toEqual(['milk']));
    live.unsubscribe();
  });
});
