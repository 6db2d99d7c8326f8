import { Flag, HeartPulse, type LucideIcon, ScrollText, ShieldCheck, TableProperties, UsersRound } from 'lucide-react';

interface AdminPlace {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** The places of the admin area, in the order of its navigation. */
export const adminPlaces: readonly AdminPlace[] = [
  { to: '/admin', label: 'Overview', icon: ShieldCheck },
  { to: '/admin/moderation', label: 'Moderation', icon: Flag },
  { to: '/admin/members', label: 'Members', icon: UsersRound },
  { to: '/admin/import', label: 'Import', icon: TableProperties },
  { to: '/admin/log', label: 'Log', icon: ScrollText },
  { to: '/admin/services', label: 'Services', icon: HeartPulse },
];
