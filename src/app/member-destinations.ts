import { Flower2, LayoutDashboard, MessagesSquare, Settings, ShieldCheck, UserRound } from 'lucide-react';
import type { SignedInMember } from '#replica/member-queries.ts';
import type { Destination } from './navigation.ts';

const memberDestinations: readonly Destination[] = [
  { to: '/profile', label: 'Profile', icon: UserRound },
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/messages', label: 'Messages', icon: MessagesSquare, countsUnread: true },
  { to: '/taste-profile', label: 'My Taste Profile', icon: Flower2 },
  { to: '/user-settings', label: 'Settings', icon: Settings },
];

const adminDestination: Destination = { to: '/admin', label: 'Admin', icon: ShieldCheck };

/** What a member finds in the avatar menu and in the slide-out menu, in order (spec 1 §2, header; spec 2 §2.16, Admin only with admin access; R25). */
export function destinationsOf({ profile }: SignedInMember): readonly Destination[] {
  return profile?.role === 'admin' ? [adminDestination, ...memberDestinations] : memberDestinations;
}
