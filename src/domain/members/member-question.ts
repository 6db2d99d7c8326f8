import type { MemberId } from '#domain/values/ids/ids.ts';

/**
 * What a screen may ask of the directory of members (spec 2 §2.3, §3 follows): the newest, those who contributed most, whom a name belongs
 * to, who has exactly this username, and a member's followers and followed, the latest first; and who
 * some members are of whom it knows nothing else.
 */
export type MemberQuestion =
  | { readonly list: 'newest' | 'contributors' }
  | { readonly list: 'named' | 'username'; readonly name: string }
  | { readonly list: 'followers' | 'following'; readonly of: MemberId }
  /** 1 to 24 members of whom the device knows the ids. */
  | { readonly list: 'these'; readonly ids: readonly MemberId[] };
