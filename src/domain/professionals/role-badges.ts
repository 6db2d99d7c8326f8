import { t } from '@lingui/core/macro';
import type { Profile } from '#domain/members/member.ts';
import { isBusinessRole } from './professional-profile.ts';

export interface TradeBadge {
  readonly kind: 'professional' | 'admin';
  /** In the language of the page. */
  readonly label: string;
  readonly isVerified: boolean;
}

/** What stands beside a name on foods and reviews: the trade, with a tick when it is verified, or 'Admin'; null for other roles (spec 1 §6). */
export function tradeBadge({ role, isVerified }: Pick<Profile, 'role' | 'isVerified'>): TradeBadge | null {
  if (role === 'professional_chef') return { kind: 'professional', label: t`Professional Chef`, isVerified };
  if (role === 'restaurant_owner') return { kind: 'professional', label: t`Restaurant`, isVerified };
  return role === 'admin' ? { kind: 'admin', label: t`Admin`, isVerified: false } : null;
}

/** What stands beside the role's label: 'Verified' for professionals whom an admin has verified, 'Admin', or nothing (spec 1 §6). */
export function trustBadge({ role, isVerified }: Pick<Profile, 'role' | 'isVerified'>): 'verified' | 'admin' | null {
  if (role === 'admin') return 'admin';
  return isBusinessRole(role) && isVerified ? 'verified' : null;
}
