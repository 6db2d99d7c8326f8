import type { Profile } from './member.ts';
import { isBusinessRole } from './professional-profile.ts';

export interface TradeBadge {
  readonly label: 'Professional Chef' | 'Restaurant' | 'Admin';
  readonly isVerified: boolean;
}

/** What stands beside a name on foods and reviews: the trade, with a tick when it is verified, or 'Admin'; null for other roles (spec 1 §6). */
export function tradeBadge({ role, isVerified }: Pick<Profile, 'role' | 'isVerified'>): TradeBadge | null {
  if (role === 'professional_chef') return { label: 'Professional Chef', isVerified };
  if (role === 'restaurant_owner') return { label: 'Restaurant', isVerified };
  return role === 'admin' ? { label: 'Admin', isVerified: false } : null;
}

/** What stands beside the role's label: 'Verified' for professionals whom an admin has verified, 'Admin', or nothing (spec 1 §6). */
export function standingBadge({ role, isVerified }: Pick<Profile, 'role' | 'isVerified'>): 'Verified' | 'Admin' | null {
  if (role === 'admin') return 'Admin';
  return isBusinessRole(role) && isVerified ? 'Verified' : null;
}
