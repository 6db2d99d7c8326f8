import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeProfile } from './decode-profile.ts';

const id = 'abcdefghijklmno';

describe('decodeProfile', () => {
  it('reads a row', () => {
    const row = {
      id,
      full_name: 'Ana B',
      username: 'ana',
      avatar: 'a.webp',
      avatar_url: '',
      bio: 'Eats.',
      location: 'Lima',
      role: 'restaurant_owner',
      is_verified: true,
      business_name: 'Casa Ana',
      created: '2026-01-02 03:04:05Z',
      phone: '123',
      email: 'ana@example.org',
    };
    expect(decodeProfile(row)).toEqual({
      kind: 'valid',
      value: {
        id,
        fullName: 'Ana B',
        username: 'ana',
        avatar: 'a.webp',
        avatarUrl: '',
        bio: 'Eats.',
        location: 'Lima',
        role: 'restaurant_owner',
        isVerified: true,
        businessName: 'Casa Ana',
        createdAt: Date.UTC(2026, 0, 2, 3, 4, 5),
      },
    });
  });

  it('makes nobody more than the row says', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (role, is_verified) => {
        expect(decodeProfile({ id, role, is_verified })).toMatchObject({
          value: { role: 'enthusiast', isVerified: is_verified === true },
        });
      }),
    );
  });

  it('refuses a row without an id', () => {
    expect(decodeProfile({ username: 'ana' }).kind).toBe('refused');
    expect(decodeProfile(null).kind).toBe('refused');
  });
});
