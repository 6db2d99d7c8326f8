import { describe, expect, test } from 'vitest';
import { longestListNote } from '#domain/lists/list-note.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { runSql } from '#tests/support/server/sql-hook.ts';
import { listMakers } from './list-makers.ts';

const makers = listMakers();
const { api, join, aList, send, memberId, invite, accept, byLink, leave, itemId, put, note, link, sees, pull, stage } =
  makers;

const password = 'a-test-password';

describe('R46: who makes a list together', () => {
  test('is invited by its owner alone, sees nothing of it until it has accepted, and then all of it', async () => {
    const [owner, guest, stranger] = [await join(), await join(), await join()];
    const list = await aList(owner);
    await put(owner, list, { owner });
    const first = await invite(owner, list, guest);
    expect([first.status, first.body['name'], first.body['state']]).toEqual([200, 'Soups', 'invited']);
    expect((await invite(owner, list, guest)).body.id).toBe(first.body.id);
    const invited = await pull(guest);
    expect([invited.rows['list_members']?.length, invited.rows['food_lists']]).toEqual([1, undefined]);
    expect(invited.rows['profiles']?.some(({ id }) => id === owner.id)).toBe(true);
    expect([
      await sees(guest, 'food_lists', list),
      (await put(guest, list, { owner, of: makers.other })).status,
    ]).toEqual([false, 400]);
    expect((await accept(guest, list)).status).toBe(200);
    const joined = await pull(guest, invited);
    expect(joined.rows).toMatchObject({ food_lists: [{ id: list }], food_list_items: [{ id: itemId(list) }] });
    for (const row of ['list', 'user', 'owner'])
      expect(
        (await send('PATCH', guest, recordsPath('list_members', first.body.id), { [row]: stranger.id })).status,
      ).toBe(400);
    // Neither a guest nor a stranger invites, whoever they say the owner is.
    for (const who of [guest, stranger])
      for (const said of [owner, who])
        expect(
          (
            await send('POST', who, recordsPath('list_members'), {
              list,
              user: stranger.id,
              owner: said.id,
              state: 'invited',
            })
          ).status,
        ).toBe(400);
    for (const id of [list, newRecordId()])
      expect((await byLink(stranger, id)).body.data).toMatchObject({ secret: { code: 'validation_no_invitation' } });
  });

  test('nobody takes part for another, and who declines is gone from the list', async () => {
    const [owner, guest] = [await join(), await join()];
    const list = await aList(owner);
    const forced = { list, user: guest.id, owner: owner.id, state: 'joined' };
    expect((await send('POST', owner, recordsPath('list_members'), forced)).body.data).toMatchObject({ state: {} });
    await invite(owner, list, guest);
    expect(
      (await send('PATCH', owner, recordsPath('list_members', memberId(list, guest)), { state: 'joined' })).status,
    ).toBe(404);
    expect((await leave(guest, list)).status).toBe(204);
    expect((await accept(guest, list)).status).toBe(404);
    expect((await invite(owner, list, owner)).status).toBe(400);
  });

  test('adds, orders and takes out; only the owner says what the list is called, who sees it, and deletes it', async () => {
    const { owner, guest, third, list } = await stage();
    const before = await pull(third);
    expect((await put(guest, list, { owner })).status).toBe(200);
    // The second of two who add the same food without a connection finds it there, where the first has put it.
    expect((await put(third, list, { owner })).status).toBe(200);
    expect((await send('PATCH', third, recordsPath('food_list_items', itemId(list)), { order_key: 'z1' })).status).toBe(
      200,
    );
    const told = await pull(third, before);
    expect(told.rows).toMatchObject({
      food_list_items: [{ id: itemId(list), user: owner.id, order_key: 'z1' }],
      list_notes: [{ user: guest.id, added: true, text: '' }],
    });
    expect((await pull(owner)).rows['food_list_items']?.length).toBe(1);
    for (const change of [{ name: 'Mine' }, { visibility: 'public' }])
      expect((await send('PATCH', guest, recordsPath('food_lists', list), change)).status).toBe(404);
    expect((await send('DELETE', guest, recordsPath('food_lists', list))).status).toBe(404);
    expect((await leave(guest, list, third)).status).toBe(404);
    expect((await send('PATCH', guest, recordsPath('food_list_items', itemId(list)), { user: guest.id })).status).toBe(
      400,
    );
    expect((await send('DELETE', third, recordsPath('food_list_items', itemId(list)))).status).toBe(204);
    expect((await pull(guest)).rows['list_notes']).toBeUndefined();
  });

  test('says something of a food beside what the others say; nobody else reads it, and nobody changes it', async () => {
    const { owner, guest, third, list } = await stage();
    await send('PATCH', owner, recordsPath('food_lists', list), { visibility: 'public' });
    await put(owner, list, { owner });
    const theirs = await note(guest, list, ' With lime. ');
    expect([theirs.status, theirs.body['text'], theirs.body['added']]).toEqual([200, 'With lime.', false]);
    expect((await note(owner, list, 'Twice.')).status).toBe(200);
    expect((await note(guest, list, 'x'.repeat(longestListNote + 1))).status).toBe(400);
    const stranger = await join();
    const ids = [theirs.body.id, memberId(list, guest)];
    const places = [recordsPath('list_notes', ids[0]), recordsPath('list_members', ids[1])];
    for (const place of places) {
      expect((await send('GET', third, place)).status).toBe(200);
      expect((await send('GET', stranger, place)).status).toBe(404);
      expect((await api.call('GET', place)).status).toBe(404);
    }
    expect((await send('PATCH', third, places[0] ?? '', { text: 'Mine' })).status).toBe(404);
    expect((await send('PATCH', owner, places[0] ?? '', { text: 'Mine' })).status).toBe(404);
    expect((await note(stranger, list, 'Hello')).body.data).toMatchObject({ item: { code: 'validation_no_item' } });
    expect((await send('DELETE', owner, places[0] ?? '')).status).toBe(204);
    const topic = await pullAll(api, { cursors: { [`l:${list}`]: 0 } });
    expect(Object.keys(topic.rows).toSorted()).toEqual(['food_list_items', 'food_lists', 'profiles']);
    expect(JSON.stringify(topic.rows)).not.toContain(guest.id);
  });

  test('who leaves or is taken out takes the notes along, leaves the foods, and writes nothing any more', async () => {
    for (const way of ['leaves', 'is taken out']) {
      const { owner, guest, third, list } = await stage();
      await put(guest, list, { owner });
      await note(guest, list, 'With lime.');
      const before = await pull(guest);
      expect((await leave(way === 'leaves' ? guest : owner, list, guest)).status).toBe(204);
      const after = await pull(guest, before);
      // The invitation is withdrawn, too, as long as it was not looked at.
      expect([after.entries.map(([, , collection]) => collection).toSorted(), after.rows]).toEqual([
        ['list_members', 'notifications'],
        {},
      ]);
      // A device that begins anew hears of nothing that it cannot read, nor of what is shown to everyone and was held as a maker.
      await send('PATCH', owner, recordsPath('food_lists', list), { visibility: 'public' });
      const anew = await pull(guest);
      expect(Object.keys(anew.rows)).not.toContain('food_lists');
      expect([await sees(third, 'food_list_items', itemId(list)), (await pull(third)).rows['list_notes']]).toEqual([
        true,
        undefined,
      ]);
      expect((await put(guest, list, { owner, of: makers.other })).body.data).toMatchObject({
        list: { code: 'validation_no_list' },
      });
      expect((await send('DELETE', guest, recordsPath('food_list_items', itemId(list)))).status).toBe(404);
      expect((await note(guest, list, 'Still here')).status).toBe(400);
    }
  });
});

describe('R46: a list made together, when something ends', () => {
  test('R38: a block between its owner and a maker takes the maker out, whoever made it, and lets neither invite again', async () => {
    for (const by of ['owner', 'guest'] as const) {
      const all = await stage();
      const { owner, guest, third, list } = all;
      await put(guest, list, { owner });
      await link(owner, list);
      await invite(owner, await aList(owner), guest);
      const [blocker, blocked] = by === 'owner' ? [owner, guest] : [guest, owner];
      const block = await api.create('blocks', blocker, { blocker: blocker.id, blocked: blocked.id });
      expect([await sees(guest, 'food_lists', list), await sees(third, 'food_lists', list)]).toEqual([false, true]);
      expect((await pull(guest)).rows['list_members']).toBeUndefined();
      expect((await invite(owner, list, guest)).body.data).toMatchObject({ user: { code: 'validation_apart' } });
      expect((await byLink(guest, list)).status).toBe(400);
      await send('DELETE', blocker, recordsPath('blocks', block));
      expect([await sees(guest, 'food_lists', list), (await invite(owner, list, guest)).status]).toEqual([false, 200]);
    }
  });

  test('R38: a block between two makers lets both stay: neither reads the other’s name and words there until it ends', async () => {
    const { owner, guest, third, list } = await stage();
    await put(guest, list, { owner });
    const said = (await note(guest, list, 'With lime.')).body.id;
    const before = await pull(third);
    const block = await api.create('blocks', third, { blocker: third.id, blocked: guest.id });
    const seen = async (who: ApiMember, of: ApiMember) => [
      await sees(who, 'food_lists', list),
      await sees(who, 'food_list_items', itemId(list)),
      await sees(who, 'list_members', memberId(list, of)),
    ];
    expect([await seen(third, guest), await seen(guest, third)]).toEqual([
      [true, true, false],
      [true, true, false],
    ]);
    expect([await sees(third, 'list_notes', said), await sees(owner, 'list_notes', said)]).toEqual([false, true]);
    const during = await pull(third, before);
    expect(during.entries.some(([, , , record]) => record === said)).toBe(true);
    expect(during.rows['list_notes']).toBeUndefined();
    await send('DELETE', third, recordsPath('blocks', block));
    expect((await pull(third, during)).rows).toMatchObject({ list_notes: [{ id: said }] });
  });

  test('a maker who leaves Foretaste leaves the foods; an owner takes the list along, and each maker is told', async () => {
    const { owner, guest, third, list } = await stage();
    await put(guest, list, { owner });
    await note(guest, list, 'With lime.');
    const gone = (who: ApiMember) => send('POST', who, '/api/account/delete', { password });
    expect((await gone(guest)).status).toBe(204);
    expect([await sees(third, 'food_list_items', itemId(list)), (await pull(owner)).rows['list_notes']]).toEqual([
      true,
      undefined,
    ]);
    const before = await pull(third);
    expect((await gone(owner)).status).toBe(204);
    const after = await pull(third, before);
    expect(after.entries.map(([, , collection]) => collection)).toContain('list_members');
    expect(after.rows['list_members']).toBeUndefined();
  });

  test('a moderator who hides it hides it from all but its owner, and its name from whoever is invited', async () => {
    const { owner, guest, list } = await stage();
    const invited = await join();
    await put(guest, list, { owner });
    await invite(owner, list, invited);
    const before = await pull(guest);
    const hide = (is_hidden: boolean) =>
      runSql(api, `UPDATE food_lists SET is_hidden = ${is_hidden ? 1 : 0} WHERE id = '${list}'`);
    await hide(true);
    const during = await pull(guest, before);
    expect([during.rows['food_lists'], during.rows['food_list_items']]).toEqual([undefined, undefined]);
    expect((await put(guest, list, { owner, of: makers.other })).status).toBe(400);
    expect((await pull(invited)).rows['list_members']).toMatchObject([{ name: '' }]);
    await hide(false);
    expect((await pull(guest, during)).rows).toMatchObject({ food_lists: [{ id: list }], food_list_items: [{}] });
  });
});
