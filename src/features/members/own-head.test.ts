import { describe, expect, it } from 'vitest';
import type { Profile } from '#domain/members/member.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { ownHead } from './own-head.ts';

const email = 'ada@example.org';
const profile: Profile = {
  id: 'ada' as MemberId,
  fullName: 'Ada Lovelace',
  username: 'ada',
  avatar: '',
  avatarUrl: '',
  bio: 'Eats everything.',
  location: '',
  role: 'enthusiast',
  isVerified: false,
  businessName: '',
  createdAt: 0,
};
const own = { profile, phone: '+44 1', hasPicture: false, isUnsent: true, refused: null };

describe('the head of the own profile', () => {
  it('says what is there', () => {
    expect(ownHead({ member: { profile, email }, own, counts: { foods: 3 } })).toEqual({
      name: 'Ada Lovelace',
      username: 'ada',
      bio: 'Eats everything.',
      phone: '+44 1',
      foods: 3,
      isUnsent: true,
      refused: null,
    });
  });

  it.each([
    [{ ...profile, fullName: '' }, 'ada'],
    [{ ...profile, fullName: '', username: '' }, email],
    [null, email],
  ])('calls a member without a full name by what there is', (known, name) => {
    expect(ownHead({ member: { profile: known, email }, own, counts: null }).name).toBe(name);
  });

  it('says nothing of what is not read yet', () => {
    expect(ownHead({ member: { profile: null, email }, own: undefined, counts: undefined })).toEqual({
      name: email,
      username: '',
      bio: '',
      phone: '',
      foods: 0,
      isUnsent: false,
      refused: null,
    });
  });
});
