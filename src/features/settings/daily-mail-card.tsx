import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { NotificationPreferences } from '#domain/notifications/notification-preferences.ts';
import {
  notificationPreferences,
  saveNotificationPreferences,
} from '#replica/notifications/notification-preferences.ts';
import { session } from '#replica/session/session.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { zoneHere, zoneInWords } from '#shared/words/time-zone.ts';
import { Button } from '#ui/elements/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';

interface DailyMailCardProps {
  /** Whether the server sends mail (R35); undefined: not known without a connection. */
  readonly sendsMail: boolean | undefined;
}

/** Whether a mail a day tells the member what is new (R49). Whoever has it can always end it, also where it does not come. */
export function DailyMailCard({ sendsMail }: DailyMailCardProps) {
  const replica = useReplica();
  const current = useLive(session, []);
  const preferences = useLive(notificationPreferences, []);
  const prefer = async (change: Partial<NotificationPreferences>) => {
    if (!preferences) return;
    toastNotSaved(await saveNotificationPreferences(replica, preferences, { ...preferences, ...change }));
  };
  return (
    <CardSection
      heading={t`By e-mail`}
      lead={t`One mail a day at most, and none when nothing is new. It never has the words of a message.`}
    >
      {!current || !preferences ? (
        <Skeleton height="4rem" />
      ) : (
        <div>
          <SwitchField
            label={t`Daily digest by e-mail`}
            hint={hintOf({ sendsMail, email: current.email, isConfirmed: current.emailVerified })}
            checked={preferences.dailyMail}
            disabled={!preferences.dailyMail && (sendsMail === false || !current.emailVerified)}
            onChecked={(dailyMail) => void prefer(dailyMail ? { dailyMail, mailZone: zoneHere() } : { dailyMail })}
          />
          {preferences.dailyMail ? <MailClock preferences={preferences} onPrefer={(it) => void prefer(it)} /> : null}
        </div>
      )}
    </CardSection>
  );
}

function hintOf({
  sendsMail,
  email,
  isConfirmed,
}: {
  readonly sendsMail: boolean | undefined;
  readonly email: string;
  readonly isConfirmed: boolean;
}): string {
  if (sendsMail === false) return t`This server sends no mail yet.`;
  if (!isConfirmed) return t`It needs an e-mail address that is confirmed: see the Profile tab.`;
  return t`To ${email}, in the morning. Each mail has a link that ends it.`;
}

interface MailClockProps {
  readonly preferences: NotificationPreferences;
  readonly onPrefer: (change: Partial<NotificationPreferences>) => void;
}

/** By which clock it is morning; who has moved takes another. */
function MailClock({ preferences: { mailZone }, onPrefer }: MailClockProps) {
  const here = zoneHere();
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="small" color="ink.muted">
      <span>{t`Time zone: ${zoneInWords(mailZone)}`}</span>
      {mailZone === here ? null : (
        <Button tone="ghost" size="sm" minH="target" onClick={() => onPrefer({ mailZone: here })}>
          {t`Use ${zoneInWords(here)} time`}
        </Button>
      )}
    </chakra.div>
  );
}
