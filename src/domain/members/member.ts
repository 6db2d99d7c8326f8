import { t } from '@lingui/core/macro';
import type { MemberId } from '#domain/values/ids/ids.ts';

/** spec 1 §6; no role row means 'enthusiast'. */
export const roles = ['enthusiast', 'home_chef', 'professional_chef', 'restaurant_owner', 'admin'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Readonly<Record<Role, string>> = {
  enthusiast: t`Food Enthusiast`,
  home_chef: t`Home Chef`,
  professional_chef: t`Professional Chef`,
  restaurant_owner: t`Restaurant Owner`,
  admin: t`Administrator`,
};

/** The public face of a member. Phone and e-mail are not part of it (R19). */
export interface Profile {
  readonly id: MemberId;
  readonly fullName: string;
  readonly username: string;
  /** File name on the server, or an address, or ''. */
  readonly avatar: string;
  readonly avatarUrl: string;
  readonly bio: string;
  readonly location: string;
  readonly role: Role;
  readonly isVerified: boolean;
  readonly businessName: string;
  readonly createdAt: number;
}
