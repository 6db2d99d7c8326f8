import { describe, expect, it } from 'vitest';
import { decodeAdminMembers } from './decode-admin-members.ts';

const row = {
  id: 'a'.repeat(15),
  username: 'ada',
  full_name: 'Ada',
  role: 'home_chef',
  email: 'ada@example.org',
  email_verified: true,
  suspended_at: '',
  suspension_reason: '',
  foods: 3,
  reviews: 2,
  followers: 1,
  created: '2026-01-02 00:00:00.000Z',
};

describe('a page of members for admins', () => {
  it('is read whole', () => {
    expect(decodeAdminMembers({ members: [row], next: 'x|y' })).toMatchObject({
      next: 'x|y',
      members: [
        {
          profile: { id: row.id, role: 'home_chef' },
          email: row.email,
          emailVerified: true,
          suspension: null,
          foods: 3,
          reviews: 2,
          followers: 1,
        },
      ],
    });
  });

  it('says who is suspended, since when and why', () => {
    const suspended = { ...row, suspended_at: '2026-02-03 00:00:00.000Z', suspension_reason: 'Spam.' };
    expect(decodeAdminMembers({ members: [suspended], next: null })).toMatchObject({
      next: null,
      members: [{ suspension: { since: Date.UTC(2026, 1, 3), reason: 'Spam.' } }],
    });
  });

  it.each([[null], [{}], [{ members: 'x' }], ['<html>']])('%j is no page', (value) => {
    expect(decodeAdminMembers(value)).toBeNull();
  });

  it('leaves out what is no member', () => {
    expect(decodeAdminMembers({ members: [null, {}, row], next: null })?.members).toHaveLength(1);
  });
});
