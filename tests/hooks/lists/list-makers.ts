import { beforeAll, expect } from 'vitest';
import { listItemIdFor } from '#domain/lists/food-list.ts';
import { listLinkIdFor, listMemberIdFor } from '#domain/lists/list-member.ts';
import { listNoteIdFor } from '#domain/lists/list-note.ts';
import type { FoodId, FoodListId, MemberId } from '#domain/values/ids/ids.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll, type Pulled } from '#tests/support/pull-all.ts';
import { sqlHook } from '#tests/support/server/sql-hook.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

export const secret = 'abcdefghijkmnpqrstuvwxyz';

/** A server of a file's own with two foods, and what its members do to make lists together, as their devices write it. */
export function listMakers() {
  const { api } = serverOfFile({ hooks: sqlHook });
  let food = '';
  let other = '';
  beforeAll(async () => {
    const admin = await api.asSuperuser();
    [food, other] = [
      await api.create('foods', admin, { name: 'Pho' }),
      await api.create('foods', admin, { name: 'Udon' }),
    ];
  });

  let people = 0;
  const join = () => api.join(`maker_${(people += 1)}`);
  const aList = (who: ApiMember, more: object = {}) =>
    api.create('food_lists', who, { user: who.id, name: 'Soups', visibility: 'private', ...more });
  const send = (method: string, who: ApiMember, path: string, body?: object) =>
    api.call(method, path, { token: who.token, ...(body === undefined ? {} : { body }) });
  const memberId = (list: string, who: ApiMember) => listMemberIdFor(list as FoodListId, who.id as MemberId);
  /** As devices write it. */
  const invite = (owner: ApiMember, list: string, who: ApiMember) =>
    send('POST', owner, recordsPath('list_members'), {
      id: memberId(list, who),
      list,
      user: who.id,
      owner: owner.id,
      state: 'invited',
    });
  const accept = (who: ApiMember, list: string) =>
    send('PATCH', who, recordsPath('list_members', memberId(list, who)), { state: 'joined' });
  const byLink = (who: ApiMember, list: string, said = secret) =>
    send('POST', who, recordsPath('list_members'), {
      id: memberId(list, who),
      list,
      user: who.id,
      state: 'joined',
      secret: said,
    });
  const leave = (who: ApiMember, list: string, of = who) =>
    send('DELETE', who, recordsPath('list_members', memberId(list, of)));
  const itemId = (list: string, of = food) => listItemIdFor(list as FoodListId, of as FoodId);
  const put = (who: ApiMember, list: string, { owner, of = food }: { owner: ApiMember; of?: string }) =>
    send('POST', who, recordsPath('food_list_items'), {
      id: itemId(list, of),
      list,
      food: of,
      user: owner.id,
      order_key: 'i',
    });
  const note = async (who: ApiMember, list: string, text: string) => {
    const id = listNoteIdFor(itemId(list), who.id as MemberId);
    const body = { item: itemId(list), list, user: who.id, text };
    const made = await send('POST', who, recordsPath('list_notes'), { id, ...body });
    // The row of who put the food there is made by the server: what a device says goes out as an edit then.
    return made.body.data?.['item']?.code === 'validation_not_unique'
      ? send('PATCH', who, recordsPath('list_notes', id), body)
      : made;
  };
  const link = (owner: ApiMember, list: string) =>
    send('POST', owner, recordsPath('list_links'), {
      id: listLinkIdFor(list as FoodListId),
      list,
      user: owner.id,
      secret,
    });
  const sees = async (who: ApiMember, collection: string, id: string) =>
    (await send('GET', who, recordsPath(collection, id))).status === 200;
  const pull = (who: ApiMember, before?: Pulled) =>
    pullAll(api, {
      token: who.token,
      epoch: before?.epoch ?? null,
      cursors: before?.cursors ?? { [`u:${who.id}`]: 0 },
    });
  /** An owner with a list, and two who make it with the owner. */
  async function stage() {
    const [owner, guest, third] = [await join(), await join(), await join()];
    const list = await aList(owner);
    for (const who of [guest, third])
      expect([(await invite(owner, list, who)).status, (await accept(who, list)).status]).toEqual([200, 200]);
    return { owner, guest, third, list };
  }

  return {
    api,
    /** Beside the food that is put and noted where nothing else is said. */
    get other() {
      return other;
    },
    join,
    aList,
    send,
    memberId,
    invite,
    accept,
    byLink,
    leave,
    itemId,
    put,
    note,
    link,
    sees,
    pull,
    stage,
  };
}
