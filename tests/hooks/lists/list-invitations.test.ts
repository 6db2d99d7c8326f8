import { describe, expect, test } from 'vitest';
import { makerLimits } from '#domain/values/list-limits.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { runSql } from '#tests/support/server/sql-hook.ts';
import { listMakers, secret } from './list-makers.ts';

const makers = listMakers();
const { api, join, aList, send, memberId, invite, accept, byLink, leave, link, sees, pull } = makers;

describe('R46: a link to make a list together', () => {
  test('lets in whoever has its secret; renewed or ended, it lets nobody in whoever comes later', async () => {
    const [owner, guest, late] = [await join(), await join(), await join()];
    const list = await aList(owner);
    expect((await byLink(guest, list)).status).toBe(400);
    const made = await link(owner, list);
    expect([made.status, (await link(guest, list)).status]).toEqual([200, 400]);
    for (const wrong of ['', 'x'.repeat(24)])
      expect([wrong, (await byLink(guest, list, wrong)).status]).toEqual([wrong, 400]);
    const joined = await byLink(guest, list);
    expect([joined.status, joined.body['secret'], joined.body['owner']]).toEqual([200, '', owner.id]);
    expect([(await byLink(guest, list)).body.id, await sees(guest, 'food_lists', list)]).toEqual([
      joined.body.id,
      true,
    ]);
    expect(await sees(guest, 'list_links', made.body.id)).toBe(false);
    expect(
      (await send('PATCH', owner, recordsPath('list_links', made.body.id), { secret: 'z'.repeat(24) })).status,
    ).toBe(200);
    expect((await byLink(late, list)).status).toBe(400);
    expect((await send('DELETE', owner, recordsPath('list_links', made.body.id))).status).toBe(204);
    expect((await byLink(late, list, 'z'.repeat(24))).status).toBe(400);
    expect(await sees(guest, 'food_lists', list)).toBe(true);
  });

  test('makes an invitation that waits into a part', async () => {
    const [owner, guest] = [await join(), await join()];
    const list = await aList(owner);
    await link(owner, list);
    await invite(owner, list, guest);
    // The device sends a create that meets its row as an edit.
    expect((await byLink(guest, list)).status).toBe(400);
    const edit = { list, user: guest.id, state: 'joined', secret };
    expect((await send('PATCH', guest, recordsPath('list_members', memberId(list, guest)), edit)).status).toBe(200);
    expect(await sees(guest, 'food_lists', list)).toBe(true);
  });
});

describe('an invitation', () => {
  const newsOf = async (who: ApiMember) =>
    ((await pull(who)).rows['notifications'] ?? []).map(({ facts, link: to, type }) => ({ facts, to, type }));

  test('is told to whoever is invited, once and not by whom it mutes; a joining by link is told to the owner', async () => {
    const [owner, guest, deaf] = [await join(), await join(), await join()];
    const list = await aList(owner);
    await api.create('mutes', deaf, { muter: deaf.id, muted: owner.id });
    for (const who of [guest, deaf]) await invite(owner, list, who);
    expect(await newsOf(guest)).toEqual([
      {
        facts: { kind: 'list_invitation', who: `${owner.username} Example`, what: 'Soups' },
        to: `/list/${list}`,
        type: 'message',
      },
    ]);
    expect(await newsOf(deaf)).toEqual([]);
    await leave(owner, list, guest);
    expect(await newsOf(guest)).toEqual([]);
    await link(owner, list);
    await byLink(guest, list);
    expect(await newsOf(owner)).toMatchObject([
      { facts: { kind: 'list_joined', who: `${guest.username} Example`, what: 'Soups' } },
    ]);
  });

  test('goes to so many members of a list and no more, and a member makes so many lists with others', async () => {
    const [owner, guest] = [await join(), await join()];
    const [list, free] = [await aList(owner), await aList(owner)];
    const now = `strftime('%Y-%m-%d %H:%M:%fZ', 'now')`;
    const fill = (count: number, { at, who }: { at: string; who: string }) =>
      runSql(
        api,
        `INSERT INTO list_members (id, list, user, owner, state, name, secret, created, updated)
          WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
          SELECT printf('${newRecordId().slice(0, 8)}%07d', i), ${at}, ${who}, '${owner.id}', 'joined', '', '', ${now}, ${now} FROM n`,
      );
    await fill(makerLimits.members, { at: `'${list}'`, who: `printf('m%014d', i)` });
    expect((await invite(owner, list, guest)).body.data).toMatchObject({
      list: { message: 'These are all the members that can make a list together.' },
    });
    await fill(makerLimits.lists, { at: `printf('l%014d', i)`, who: `'${guest.id}'` });
    expect((await invite(owner, free, guest)).status).toBe(200);
    expect((await accept(guest, free)).body.data).toMatchObject({ list: { code: 'validation_too_many_joined' } });
  });
});
