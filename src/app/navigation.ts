import { Blend, Compass, CookingPot, Flower2, LayoutDashboard, type LucideIcon, Plus, UserRound } from 'lucide-react';

interface Destination {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly badge?: string;
}

/** The links of the header and the slide-out menu, in order (spec 1 §2, header; spec 2 §2.16). */
export const mainDestinations: readonly Destination[] = [
  { to: '/explore', label: 'Explore', icon: Compass },
  { to: '/flavor-pairing', label: 'Flavor Pairing', icon: Blend, badge: 'New' },
  { to: '/contribute', label: 'Contribute', icon: CookingPot },
];

/** What a member finds in the avatar menu and in the slide-out menu, in order (spec 1 §2, header; spec 2 §2.16; R25). */
export const memberDestinations: readonly Destination[] = [
  { to: '/profile', label: 'Profile', icon: UserRound },
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/taste-profile', label: 'My Taste Profile', icon: Flower2 },
];

/** The bottom tab bar before its last tab, which is Profile or Sign In (spec 2 §2.16). */
export const tabDestinations: readonly Destination[] = [
  { to: '/explore', label: 'Explore', icon: Compass },
  { to: '/contribute', label: 'Add', icon: Plus },
];
