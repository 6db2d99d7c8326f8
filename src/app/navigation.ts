import { Blend, Compass, CookingPot, type LucideIcon, Newspaper, Plus, UsersRound } from 'lucide-react';

export interface Destination {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly badge?: string;
  /** Shows how many messages wait there. */
  readonly countsUnread?: boolean;
}

/** The links of the header and the slide-out menu, in order (spec 1 §2, header; spec 2 §2.16). */
export const mainDestinations: readonly Destination[] = [
  { to: '/explore', label: 'Explore', icon: Compass },
  { to: '/flavor-pairing', label: 'Flavor Pairing', icon: Blend, badge: 'New' },
  { to: '/community', label: 'Community', icon: UsersRound },
  { to: '/blog', label: 'Blog', icon: Newspaper },
  { to: '/contribute', label: 'Contribute', icon: CookingPot },
];

/** The bottom tab bar before its last tab, which is Profile or Sign In (spec 2 §2.16). */
export const tabDestinations: readonly Destination[] = [
  { to: '/explore', label: 'Explore', icon: Compass },
  { to: '/blog', label: 'Blog', icon: Newspaper },
  { to: '/community', label: 'Community', icon: UsersRound },
  { to: '/contribute', label: 'Add', icon: Plus },
];
