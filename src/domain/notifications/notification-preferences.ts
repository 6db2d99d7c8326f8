import { readColumns } from '#domain/values/read-columns.ts';
import type { NotificationType } from './notification.ts';
import type { QuietHours } from './quiet-hours.ts';

/** Kinds that can be switched off; 'other' is about the account itself, or asks for an answer about what is eaten together, and is always told. */
export const mutableNotifications = [
  'like',
  'comment',
  'review',
  'follow',
  'message',
  'achievement',
  'event',
] as const satisfies readonly NotificationType[];
export type MutableNotification = (typeof mutableNotifications)[number];

/** What a member wants to be told of, on all devices. */
export interface NotificationPreferences {
  readonly muted: readonly MutableNotification[];
  /** News stand in the list without a badge or an announcement. */
  readonly quiet: boolean;
  /** What no browser of the member is woken for (R49). */
  readonly unwoken: readonly MutableNotification[];
  /** When no browser is woken, by the clock of an IANA time zone; null: at any time one is. */
  readonly quietHours: (QuietHours & { readonly timeZone: string }) | null;
  /** Whether a mail a day tells what is new (R49). */
  readonly dailyMail: boolean;
  /** The IANA time zone in whose morning it comes; '' where it was never asked for. */
  readonly mailZone: string;
}

/** Who never said anything is told everything, and by no mail. */
export const allNotifications: NotificationPreferences = {
  muted: [],
  quiet: false,
  unwoken: [],
  quietHours: null,
  dailyMail: false,
  mailZone: '',
};

/** From a row of notification_preferences; anything that is no row gives null. */
export function decodeNotificationPreferences(value: unknown): NotificationPreferences | null {
  const columns = readColumns(value);
  if (columns === null) return null;
  const timeZone = columns.text('time_zone');
  return {
    muted: mutableNotifications.filter((kind) => columns.value(`mute_${kind}`) === true),
    quiet: columns.value('quiet') === true,
    unwoken: mutableNotifications.filter((kind) => columns.value(`no_push_${kind}`) === true),
    quietHours:
      timeZone === ''
        ? null
        : { from: minuteOf(columns.value('quiet_from')), until: minuteOf(columns.value('quiet_until')), timeZone },
    dailyMail: columns.value('daily_mail') === true,
    mailZone: columns.text('mail_zone'),
  };
}

/** The columns that a change needs: only what differs, so that what another device changed stays [S15]. */
export function changedNotificationColumns(
  before: NotificationPreferences,
  after: NotificationPreferences,
): Readonly<Record<string, boolean | number | string>> {
  const [old, now] = [encode(before), encode(after)];
  return Object.fromEntries(Object.entries(now).filter(([column, value]) => old[column] !== value));
}

function encode({
  muted,
  quiet,
  unwoken,
  quietHours,
  dailyMail,
  mailZone,
}: NotificationPreferences): Readonly<Record<string, boolean | number | string>> {
  return {
    ...Object.fromEntries(mutableNotifications.map((kind) => [`mute_${kind}`, muted.includes(kind)])),
    quiet,
    ...Object.fromEntries(mutableNotifications.map((kind) => [`no_push_${kind}`, unwoken.includes(kind)])),
    quiet_from: quietHours?.from ?? 0,
    quiet_until: quietHours?.until ?? 0,
    time_zone: quietHours?.timeZone ?? '',
    daily_mail: dailyMail,
    mail_zone: mailZone,
  };
}

/** Minutes of the day, 0 to 1439; midnight for what is none. */
function minuteOf(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1440 ? value : 0;
}
