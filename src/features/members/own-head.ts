import type { MemberStats } from '#domain/members/member-stats.ts';
import type { SignedInMember } from '#replica/members/member-queries.ts';
import type { OwnProfile } from '#replica/members/own-profile.ts';

interface OwnFacts {
  readonly member: Pick<SignedInMember, 'profile' | 'email'>;
  /** undefined while it is read. */
  readonly own: OwnProfile | null | undefined;
  readonly counts: Pick<MemberStats, 'foods'> | null | undefined;
}

export interface OwnHead {
  readonly name: string;
  /** '' where there is none yet; so with the next two. */
  readonly username: string;
  readonly bio: string;
  readonly phone: string;
  readonly foods: number;
  readonly isUnsent: boolean;
  readonly refused: OwnProfile['refused'];
}

/** What the head of the own profile says; the address of the mail stands for a name that is not there. */
export function ownHead({ member: { profile, email }, own, counts }: OwnFacts): OwnHead {
  return {
    name: profile?.fullName || profile?.username || email,
    username: profile?.username ?? '',
    bio: profile?.bio ?? '',
    phone: own?.phone ?? '',
    foods: counts?.foods ?? 0,
    isUnsent: own?.isUnsent ?? false,
    refused: own?.refused ?? null,
  };
}
