import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listItemIdFor } from '#domain/lists/food-list.ts';
import { listLinkIdFor, listMemberIdFor } from '#domain/lists/list-member.ts';
import type { FoodId, FoodListId, MemberId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { topicOfList } from '#replica/database/audiences.ts';
import { blockMember } from '#replica/members/block-commands.ts';
import { aReplica, feed, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { addList, putOnList } from './list-commands.ts';
import { listsForFood, listsMadeTogether, listWithFoods } from './list-queries.ts';
import { endLink, endPart, inviteToList, joinList, makeLink, writeListNote } from './maker-commands.ts';
import { isJoiningRefused, linkOf, makersOf, ownPartIn, wordsOnList } from './maker-queries.ts';

const [ramen, pho] = ['ramen0000000001', 'pho000000000001'] as [FoodId, FoodId];
const theirs = 'theirs000000001' as FoodListId;
const third = 'member000000003' as MemberId;
const audience = `u:${member}`;
let replica: TestReplica;

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
  await replica.database.rows('foods').bulkPut([
    { id: ramen, name: 'Ramen' },
    { id: pho, name: 'Phở' },
  ]);
});
afterEach(() => replica.database.delete());

const outbox = async () =>
  (await replica.database.outbox.orderBy('order').toArray()).map(({ collection, kind, columns }) => ({
    is: `${collection} ${kind}`,
    columns,
  }));
const part = (state: string, user: string = member) => ({
  id: listMemberIdFor(theirs, user as MemberId),
  list: theirs,
  user,
  owner: otherMember,
  state,
  name: 'Soups',
  created: '2026-01-01',
});
const hear = (seq: number, collection: 'list_members' | 'food_lists' | 'food_list_items', row: SyncedRow) =>
  feed(replica, { audience, seq, collection, rows: { [row.id]: row } });
/** Another's private list with a food on it, that the member makes with its owner. */
async function join() {
  await hear(1, 'list_members', part('joined'));
  await hear(2, 'food_lists', { id: theirs, user: otherMember, name: 'Soups', visibility: 'private' });
  const on = { list: theirs, food: ramen, user: otherMember, order_key: 'i' };
  await hear(3, 'food_list_items', { id: listItemIdFor(theirs, ramen), ...on });
}

describe('a list of another that is made together (R46)', () => {
  it('is an invitation at first, of which nothing can be filled; taking part is one write, without a connection', async () => {
    await hear(1, 'list_members', part('invited'));
    expect(await listsMadeTogether(replica)).toMatchObject([
      { part: { state: 'invited', listName: 'Soups' }, list: null },
    ]);
    expect(await listsForFood(replica, pho)).toEqual([]);
    for (let times = 0; times < 2; times += 1)
      expect((await joinList(replica, { list: theirs, secret: null })).kind).toBe('saved');
    expect(await outbox()).toEqual([{ is: 'list_members update', columns: { state: 'joined' } }]);
  });

  it('is filled by who makes it as an own one is, in the name of its owner', async () => {
    await join();
    expect(await listWithFoods(replica, theirs)).toMatchObject({ kind: 'here', isOwn: false, isMade: true });
    expect((await listsForFood(replica, pho)).map(({ list, isOn }) => [list.name, isOn])).toEqual([['Soups', false]]);
    await putOnList(replica, { listId: theirs, food: pho });
    expect(await outbox()).toMatchObject([{ is: 'food_list_items create', columns: { user: otherMember, food: pho } }]);
    const makers = await makersOf(replica, { id: theirs, ownerId: otherMember });
    expect(makers.map(({ role, isMe }) => [role, isMe])).toEqual([
      ['owner', false],
      ['joined', true],
    ]);
    const words = await wordsOnList(replica, { id: theirs, makers });
    expect(words.get(listItemIdFor(theirs, pho))?.isMine).toBe(true);
  });

  it('stays where its topic says that a visitor sees it no more, and goes when the own part is gone', async () => {
    await join();
    const topic = topicOfList(theirs);
    await feed(replica, { audience: topic, seq: 4, collection: 'food_lists', rows: { [theirs]: null } });
    expect(await listWithFoods(replica, theirs)).toMatchObject({ kind: 'here', isMade: true });
    await feed(replica, { audience, seq: 5, collection: 'list_members', rows: { [part('joined').id]: null } });
    expect(await replica.database.rows('food_lists').count()).toBe(0);
    expect(await replica.database.rows('food_list_items').count()).toBe(0);
    expect(await replica.database.memberships.where('[collection+record]').equals(['food_lists', theirs]).count()).toBe(
      0,
    );
  });

  it('is left at once, with a way back until it is sent', async () => {
    await join();
    const left = await endPart(replica, { list: theirs, member, heldFor: 8_000 });
    expect(await listsMadeTogether(replica)).toEqual([]);
    expect((await listWithFoods(replica, theirs)).kind).not.toBe('here');
    expect(left.kind === 'saved' && (await left.undo())).toBe(true);
    expect(await listWithFoods(replica, theirs)).toMatchObject({ isMade: true });
  });

  it('R38: of a member whom one blocks is out of sight at once', async () => {
    await join();
    await blockMember(replica, otherMember);
    expect([await ownPartIn(replica, theirs), await listsMadeTogether(replica)]).toEqual([null, []]);
    expect(await listsForFood(replica, pho)).toEqual([]);
  });

  it('R38: names neither the words nor the part of a maker whom one blocks, and counts the foods as before', async () => {
    await join();
    await hear(4, 'list_members', part('joined', third));
    await blockMember(replica, third);
    const makers = await makersOf(replica, { id: theirs, ownerId: otherMember });
    expect(makers.map(({ memberId }) => memberId)).toEqual([otherMember, member]);
    expect(await listWithFoods(replica, theirs)).toMatchObject({ lines: [{}] });
  });
});

describe('an own list', () => {
  const make = async () => {
    const made = await addList(replica, { words: { name: 'Soups', text: '', visibility: 'private' }, food: ramen });
    return made.kind === 'saved' ? made.listId : expect.fail(made.kind);
  };

  it('is where its owner invites, once, and takes the invitation back before anything was sent', async () => {
    const list = await make();
    for (let times = 0; times < 2; times += 1) await inviteToList(replica, { list, member: otherMember });
    expect((await outbox()).filter(({ is }) => is === 'list_members create')).toHaveLength(1);
    expect((await inviteToList(replica, { list: theirs, member: otherMember })).kind).toBe('missing');
    expect((await inviteToList(replica, { list, member })).kind).toBe('missing');
    await endPart(replica, { list, member: otherMember, heldFor: 0 });
    expect((await outbox()).filter(({ is }) => is.startsWith('list_members'))).toEqual([]);
  });

  it('has one link, made anew by the same row, and ended', async () => {
    const list = await make();
    await makeLink(replica, list);
    const first = await linkOf(replica, list);
    await makeLink(replica, list);
    const second = await linkOf(replica, list);
    expect([first?.length, second?.length, first === second]).toEqual([24, 24, false]);
    expect(await replica.database.rows('list_links').toCollection().primaryKeys()).toEqual([listLinkIdFor(list)]);
    await endLink(replica, { list, heldFor: 0 });
    expect(await linkOf(replica, list)).toBeNull();
    expect((await makeLink(replica, theirs)).kind).toBe('missing');
  });

  it('has notes of its owner, which are taken back by an empty one', async () => {
    const list = await make();
    const item = listItemIdFor(list, ramen);
    const said = async () => {
      const makers = await makersOf(replica, { id: list, ownerId: member });
      return (await wordsOnList(replica, { id: list, makers })).get(item)?.notes.map(({ note }) => note.text);
    };
    await writeListNote(replica, { item, text: '  With egg. ' });
    expect(await said()).toEqual(['With egg.']);
    await writeListNote(replica, { item, text: '' });
    expect(await said()).toEqual([]);
    expect((await writeListNote(replica, { item: 'none00000000001', text: 'x' })).kind).toBe('missing');
  });
});

describe('a link', () => {
  it('is taken with its secret, and says when it was refused', async () => {
    const secret = 'a'.repeat(24);
    expect((await joinList(replica, { list: theirs, secret: null })).kind).toBe('missing');
    await joinList(replica, { list: theirs, secret });
    expect(await outbox()).toMatchObject([{ is: 'list_members create', columns: { state: 'joined', secret } }]);
    expect(await listsMadeTogether(replica)).toMatchObject([{ part: { state: 'joined', ownerId: null }, list: null }]);
    expect(await isJoiningRefused(replica, theirs)).toBe(false);
    await replica.database.outbox.toCollection().modify({ state: 'parked' });
    expect(await isJoiningRefused(replica, theirs)).toBe(true);
  });
});
