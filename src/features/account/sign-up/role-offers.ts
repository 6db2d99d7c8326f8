import { t } from '@lingui/core/macro';
import { ChefHat, House, type LucideIcon, Store, UtensilsCrossed } from 'lucide-react';
import { type Role, roleLabels } from '#domain/members/member.ts';
import type { BusinessRole } from '#domain/professionals/professional-profile.ts';

export interface RoleOffer {
  readonly role: Exclude<Role, 'admin'>;
  readonly title: string;
  readonly text: string;
  readonly icon: LucideIcon;
  /** What a visitor says by choosing it, where that is not the role's name. */
  readonly said?: string;
  /** Where a visitor registers. */
  readonly register: string;
}

/** Where a business role's form is, for visitors and members. */
export const professionalForms: Readonly<Record<BusinessRole, string>> = {
  professional_chef: '/auth/professional-chef',
  restaurant_owner: '/auth/restaurant-owner',
};

/** The roles that can be chosen (spec 1 §2, /role-selection; R13). */
export const roleOffers: readonly RoleOffer[] = [
  {
    role: 'enthusiast',
    title: roleLabels.enthusiast,
    text: t`You love to eat, and to know what comes.`,
    icon: UtensilsCrossed,
    said: t`I am here to eat`,
    register: '/auth?tab=sign-up',
  },
  {
    role: 'home_chef',
    title: roleLabels.home_chef,
    text: t`You cook for friends and family, and know how it should taste.`,
    icon: House,
    register: '/auth?role=home_chef',
  },
  {
    role: 'professional_chef',
    title: roleLabels.professional_chef,
    text: t`You cook for a living. Your portfolio can be verified.`,
    icon: ChefHat,
    register: professionalForms.professional_chef,
  },
  {
    role: 'restaurant_owner',
    title: roleLabels.restaurant_owner,
    text: t`You run a kitchen. Your restaurant can be verified.`,
    icon: Store,
    register: professionalForms.restaurant_owner,
  },
];
