import { decodeProfile } from '#domain/decode-profile.ts';
import type { MemberId } from '#domain/ids.ts';
import type { Profile } from '#domain/member.ts';
import type { Replica } from './replica.ts';
import { session } from './session.ts';

/** A member's public profile, or null while it is not on this device. */
export async function profileOf({ database }: Replica, member: MemberId): Promise<Profile | null> {
  const decoded = decodeProfile(await database.rows('profiles').get(member));
  return decoded.kind === 'valid' ? decoded.value : null;
}

/** The signed-in member: what the header shows. */
export interface SignedInMember {
  readonly id: MemberId;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly profile: Profile | null;
}

/** null for a visitor. */
export async function signedInMember(replica: Replica): Promise<SignedInMember | null> {
  const current = await session(replica);
  if (current === null) return null;
  const profile = await profileOf(replica, current.memberId);
  return { id: current.memberId, email: current.email, emailVerified: current.emailVerified, profile };
}
