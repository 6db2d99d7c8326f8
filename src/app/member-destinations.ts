import { Flower2, LayoutDashboard, MessagesSquare, Settings, UserRound } from 'lucide-react';
import type { Destination } from './navigation.ts';

/** What a member finds in the avatar menu and in the slide-out menu, in order (spec 1 §2, header; spec 2 §2.16; R25). */
export const memberDestinations: readonly Destination[] = [
  { to: '/profile', label: 'Profile', icon: UserRound },
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/messages', label: 'Messages', icon: MessagesSquare, countsUnread: true },
  { to: '/taste-profile', label: 'My Taste Profile', icon: Flower2 },
  { to: '/user-settings', label: 'Settings', icon: Settings },
];
