import { t } from '@lingui/core/macro';
import type { Profile } from '#domain/members/member.ts';

/** What a member is called here while the profile may not be on this device. */
export function nameOf(profile: Profile | null): string {
  return profile?.fullName || profile?.username || t`A member`;
}
