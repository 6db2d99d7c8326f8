import { t } from '@lingui/core/macro';
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
  { to: '/explore', label: t`Explore`, icon: Compass },
  { to: '/flavor-pairing', label: t`Flavor Pairing`, icon: Blend, badge: t`New` },
  { to: '/community', label: t`Community`, icon: UsersRound },
  { to: '/blog', label: t`Blog`, icon: Newspaper },
  { to: '/contribute', label: t`Contribute`, icon: CookingPot },
];

/** The bottom tab bar before its last tab, which is Profile or Sign In (spec 2 §2.16). */
export const tabDestinations: readonly Destination[] = [
  { to: '/explore', label: t`Explore`, icon: Compass },
  { to: '/blog', label: t`Blog`, icon: Newspaper },
  { to: '/community', label: t`Community`, icon: UsersRound },
  { to: '/contribute', label: t({ message: 'Add', context: 'tab' }), icon: Plus },
];
