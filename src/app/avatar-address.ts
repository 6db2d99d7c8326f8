import type { Profile } from '#domain/member.ts';

/** Where a member's picture is: the uploaded file before the address given; null for none. */
export function avatarAddress(profile: Pick<Profile, 'id' | 'avatar' | 'avatarUrl'> | null): string | null {
  if (profile === null) return null;
  if (profile.avatar !== '') return `/api/files/profiles/${profile.id}/${profile.avatar}`;
  return profile.avatarUrl || null;
}
