import { decodeProfile } from '#domain/members/decode-profile.ts';
import type { Profile } from '#domain/members/member.ts';
import { type BlockedMember, blockedNamed } from './block-queries.ts';
import { membersFound } from '#replica/feed/member-questions.ts';
import type { Replica } from '#replica/database/replica.ts';

/** A member as far as this device knows. */
export type MemberLookup =
  | { readonly kind: 'here'; readonly profile: Profile }
  /** The reader has blocked them; with their name of that time. */
  | { readonly kind: 'blocked'; readonly member: BlockedMember }
  /** The server is being asked. */
  | { readonly kind: 'fetching' }
  /** The server knows nobody of that name, or not for this reader. */
  | { readonly kind: 'missing' }
  /** Not on this device, and the server cannot be reached. */
  | { readonly kind: 'not-on-device' };

/** Who goes by a username, in any case; ask the directory with it (`askMembers`), so that a member who is not here is fetched. */
export async function memberNamed(replica: Replica, username: string): Promise<MemberLookup> {
  const row = await replica.database.rows('profiles').where('username').equalsIgnoreCase(username).first();
  const decoded = decodeProfile(row);
  if (decoded.kind === 'valid') return { kind: 'here', profile: decoded.value };
  const member = await blockedNamed(replica, username);
  if (member !== null) return { kind: 'blocked', member };
  const { state, isAnswered } = await membersFound(replica, { list: 'username', name: username });
  if (state === 'known' && isAnswered) return { kind: 'missing' };
  return { kind: state === 'offline' ? 'not-on-device' : 'fetching' };
}
