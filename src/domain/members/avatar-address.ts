import type { Profile } from './member.ts';

const thumbs = { small: '96x96', large: '256x256' } as const;

/** Where a member's picture is, square, 96 or 256 pixels: the uploaded file before the address given; null for none. */
export function avatarAddress(
  { id, avatar, avatarUrl }: Pick<Profile, 'id' | 'avatar' | 'avatarUrl'>,
  size: keyof typeof thumbs = 'small',
): string | null {
  if (avatar !== '') return `/api/files/profiles/${id}/${avatar}?thumb=${thumbs[size]}`;
  return avatarUrl || null;
}
