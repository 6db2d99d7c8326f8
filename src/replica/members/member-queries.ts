import { decodeProfile } from '#domain/members/decode-profile.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Profile, Role } from '#domain/members/member.ts';
import { foldText } from '#prelude/text/fold-text.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { ownRole } from './own-role.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';

/** A member's public profile, or null while it is not on this device. */
export async function profileOf({ database }: Replica, member: MemberId): Promise<Profile | null> {
  const decoded = decodeProfile(await database.rows('profiles').get(member));
  return decoded.kind === 'valid' ? decoded.value : null;
}

/** The profiles of these members in this order; those that are not on the device are left out. */
export async function profilesOf({ database }: Replica, members: readonly MemberId[]): Promise<Profile[]> {
  return (await database.rows('profiles').bulkGet([...members])).flatMap((row) => {
    const decoded = decodeProfile(row);
    return decoded.kind === 'valid' ? [decoded.value] : [];
  });
}

/** A name this short stands in too many others. */
const LEAST_LETTERS = 2;
const MEMBERS_AT_MOST = 50;

/** The members of this device whose names hold a text, at most 50. Only members who contribute are on a device, so that few are looked at. */
export async function membersNamed({ database }: Replica, text: string): Promise<readonly MemberId[]> {
  const wanted = foldText(text);
  if (wanted.length < LEAST_LETTERS) return [];
  const holds = (row: SyncedRow) =>
    [row['username'], row['full_name']].some((name) => typeof name === 'string' && foldText(name).includes(wanted));
  const rows = await database.rows('profiles').filter(holds).limit(MEMBERS_AT_MOST).toArray();
  return rows.map(({ id }) => id as MemberId);
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
  const [profile, role] = await Promise.all([profileOf(replica, current.memberId), ownRole(replica, current.memberId)]);
  return {
    id: current.memberId,
    email: current.email,
    emailVerified: current.emailVerified,
    profile: inRole(profile, role),
  };
}

/** The profile in the role that the member chose just now: the server follows, and verification begins anew (R13) [S4]. */
function inRole(profile: Profile | null, role: Role | null): Profile | null {
  if (profile === null || role === null || role === profile.role) return profile;
  return { ...profile, role, isVerified: false, businessName: '' };
}
