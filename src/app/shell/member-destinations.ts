import { t } from '@lingui/core/macro';
import {
  Flower2,
  LayoutDashboard,
  ListChecks,
  MessagesSquare,
  NotebookPen,
  Settings,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import type { SignedInMember } from '#replica/members/member-queries.ts';
import type { Destination } from './navigation.ts';

const memberDestinations: readonly Destination[] = [
  { to: '/profile', label: t`Profile`, icon: UserRound },
  { to: '/dashboard', label: t`Dashboard`, icon: LayoutDashboard },
  { to: '/diary', label: t`Diary`, icon: NotebookPen },
  { to: '/lists', label: t`Lists`, icon: ListChecks },
  { to: '/messages', label: t`Messages`, icon: MessagesSquare, countsUnread: true },
  { to: '/taste-profile', label: t`My Taste Profile`, icon: Flower2 },
  { to: '/user-settings', label: t`Settings`, icon: Settings },
];

const adminDestination: Destination = { to: '/admin', label: t`Admin`, icon: ShieldCheck };

/** What a member finds in the avatar menu and in the slide-out menu, in order (spec 1 §2, header; spec 2 §2.16, Admin only with admin access; R25). */
export function destinationsOf({ profile }: SignedInMember): readonly Destination[] {
  return profile?.role === 'admin' ? [adminDestination, ...memberDestinations] : memberDestinations;
}
