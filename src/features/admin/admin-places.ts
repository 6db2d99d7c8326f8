import { t } from '@lingui/core/macro';
import { Flag, HeartPulse, type LucideIcon, ScrollText, ShieldCheck, TableProperties, UsersRound } from 'lucide-react';

interface AdminPlace {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** The places of the admin area, in the order of its navigation. */
export const adminPlaces: readonly AdminPlace[] = [
  { to: '/admin', label: t`Overview`, icon: ShieldCheck },
  { to: '/admin/moderation', label: t`Moderation`, icon: Flag },
  { to: '/admin/members', label: t`Members`, icon: UsersRound },
  { to: '/admin/import', label: t`Import`, icon: TableProperties },
  { to: '/admin/log', label: t`Log`, icon: ScrollText },
  { to: '/admin/services', label: t`Services`, icon: HeartPulse },
];
