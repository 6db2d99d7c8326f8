import type { MemberId } from './ids.ts';

/** spec 1 §6; no role row means 'enthusiast'. */
export const roles = ['enthusiast', 'home_chef', 'professional_chef', 'restaurant_owner', 'admin'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Readonly<Record<Role, string>> = {
  enthusiast: 'Food Enthusiast',
  home_chef: 'Home Chef',
  professional_chef: 'Professional Chef',
  restaurant_owner: 'Restaurant Owner',
  admin: 'Administrator',
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
