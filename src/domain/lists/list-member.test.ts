import { describe, expect, it } from 'vitest';
import type { FoodListId, MemberId } from '#domain/values/ids/ids.ts';
import { decodeListMember, listMemberIdFor, readSecret, secretFrom } from './list-member.ts';
import { decodeListNote, listNoteIdFor } from './list-note.ts';

const row = {
  id: 'part00000000001',
  list: 'list00000000001',
  user: 'ben000000000001',
  owner: 'ada000000000001',
  state: 'joined',
  name: 'Soups',
  created: '2026-01-02 03:04:05.678Z',
};

describe('a part in a list (R46)', () => {
  it('is read from a row', () => {
    expect(decodeListMember(row)).toEqual({
      kind: 'valid',
      value: {
        id: row.id,
        listId: row.list,
        memberId: row.user,
        ownerId: row.owner,
        state: 'joined',
        listName: 'Soups',
        since: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
      },
    });
  });

  it.each([
    ['a state of a newer server lets its member do nothing', { state: 'reader' }, { state: 'invited' }],
    ['of a link the server has not said whose list it is', { owner: '' }, { ownerId: null }],
    ['what waits has no name and no time', { name: undefined, created: undefined }, { listName: '', since: 0 }],
  ])('%s', (_what, given, expected) => {
    expect(decodeListMember({ ...row, ...given })).toMatchObject({ kind: 'valid', value: expected });
  });

  it.each([null, 7, {}, { ...row, id: '' }, { ...row, list: '../x' }, { ...row, user: null }])(
    '%o is refused',
    (value) => {
      expect(decodeListMember(value).kind).toBe('refused');
    },
  );

  it('[S12] has the same id wherever it is written, another for each list and member', () => {
    const id = (list: string, member: string) => listMemberIdFor(list as FoodListId, member as MemberId);
    expect(id(row.list, row.user)).toBe(id(row.list, row.user));
    expect(new Set([id(row.list, row.user), id(row.list, row.owner), id(row.user, row.list)]).size).toBe(3);
  });
});

describe('the secret of a link', () => {
  it('is 24 letters and digits of two ids, and is read again from an address', () => {
    const secret = secretFrom('a1b2c3d4e5f6g7h', 'zyxwvutsrqponml');
    expect([secret, readSecret(secret)]).toEqual(['a1b2c3d4e5f6g7hzyxwvutsr', secret]);
  });

  it.each([null, '', 'short', 'A'.repeat(24), `${'a'.repeat(24)}x`, `${'a'.repeat(23)}/`])('%o is none', (text) => {
    expect(readSecret(text)).toBeNull();
  });
});

describe('a note on a food of a list', () => {
  const note = {
    id: 'note00000000001',
    item: 'item00000000001',
    user: 'ben000000000001',
    text: 'With lime.',
    added: true,
  };

  it('is read from a row; one without words says who put the food there', () => {
    const value = { id: note.id, itemId: note.item, memberId: note.user, text: 'With lime.', hasAdded: true };
    expect(decodeListNote(note)).toEqual({ kind: 'valid', value });
    expect(decodeListNote({ ...note, text: '', added: undefined })).toMatchObject({
      value: { text: '', hasAdded: false },
    });
  });

  it.each([null, {}, { ...note, item: '' }, { ...note, user: 7 }])('%o is refused', (value) => {
    expect(decodeListNote(value).kind).toBe('refused');
  });

  it('[S12] is one for each member', () => {
    const ids = ['ada', 'ben'].map((member) => listNoteIdFor(note.item, member as MemberId));
    expect(new Set(ids).size).toBe(2);
  });
});
