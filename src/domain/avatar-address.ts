import type { Profile } from './member.ts';

/** Where a member's picture is, 96x96: the uploaded file before the address given; null for none. */
export function avatarAddress({ id, avatar, avatarUrl }: Pick<Profile, 'id' | 'avatar' | 'avatarUrl'>): string | null {
  if (avatar !== '') return `/api/files/profiles/${id}/${avatar}?thumb=96x96`;
  return avatarUrl || null;
}
