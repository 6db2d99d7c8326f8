import { describe, expect, it } from 'vitest';
import { decodeTablePerson } from './decode-table.ts';
import { decodeTableInvitation } from './table-invitation.ts';

const row = {
  id: 'invite000000001',
  host: 'host00000000001',
  guest: 'guest0000000001',
  person: 'person000000001',
  answer: 'accepted',
  host_name: 'Mina',
  host_username: 'mina',
};

describe('R46: an invitation to a table', () => {
  it('is read from a row', () => {
    expect(decodeTableInvitation(row)).toEqual({
      kind: 'valid',
      value: {
        id: row.id,
        host: row.host,
        guest: row.guest,
        person: row.person,
        answer: 'accepted',
        hostName: 'Mina',
        hostUsername: 'mina',
      },
    });
  });

  it.each([undefined, '', null, 'perhaps', 7])('has no answer where the row says %o', (answer) => {
    expect(decodeTableInvitation({ ...row, answer })).toMatchObject({ kind: 'valid', value: { answer: 'none' } });
  });

  it.each([null, 7, {}, { ...row, id: '' }, { ...row, host: 1 }, { ...row, guest: '' }, { ...row, person: null }])(
    'is refused as %o',
    (value) => expect(decodeTableInvitation(value).kind).toBe('refused'),
  );
});

describe('R28 R46: a person who says for themselves what they avoid', () => {
  const person = { id: 'person000000001', name: 'Ann', allergens: ['peanut'], dietary_restrictions: ['vegan'] };

  it('avoids what either says: the host’s words are not forgotten, and nothing stands twice', () => {
    const joined = { ...person, member: row.guest, member_allergens: ['milk', 'peanut'], member_diets: ['halal'] };
    expect(decodeTablePerson(joined)).toMatchObject({
      kind: 'valid',
      value: {
        allergens: ['peanut', 'milk'],
        dietaryRestrictions: ['vegan', 'halal'],
        noted: { allergens: ['peanut'], dietaryRestrictions: ['vegan'] },
        standing: 'joined',
      },
    });
  });

  it('avoids what the host wrote once the other says no more, and is marked so', () => {
    const left = { ...person, member: '', member_left: true, member_allergens: ['milk'], member_diets: null };
    expect(decodeTablePerson(left)).toMatchObject({ value: { allergens: ['peanut'], standing: 'left' } });
    expect(decodeTablePerson(person)).toMatchObject({ value: { allergens: ['peanut'], standing: 'noted' } });
  });
});
