import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import {
  type MutableNotification,
  mutableNotifications,
  type NotificationPreferences,
} from '#domain/notifications/notification-preferences.ts';
import {
  notificationPreferences,
  saveNotificationPreferences,
} from '#replica/notifications/notification-preferences.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { kindInWords } from '#domain/notifications/kind-in-words.ts';
import { CardSection } from '#ui/layout/card-section.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';

/** What the member is told of, on all devices: the server writes nothing else. */
export function NotificationsCard() {
  const replica = useReplica();
  const preferences = useLive(notificationPreferences, []);
  if (!preferences)
    return (
      <CardSection heading={t`Notifications`}>
        <Skeleton height="20rem" />
      </CardSection>
    );
  const prefer = async (after: NotificationPreferences) => {
    toastNotSaved(await saveNotificationPreferences(replica, preferences, after));
  };
  const muted = (kind: MutableNotification, isTold: boolean) =>
    isTold ? preferences.muted.filter((one) => one !== kind) : [...preferences.muted, kind];
  return (
    <CardSection
      heading={t`Notifications`}
      lead={t`What you are told of, on all your devices. News about your account always come.`}
    >
      <chakra.div display="flex" flexDirection="column" gap="1">
        {mutableNotifications.map((kind) => (
          <SwitchField
            key={kind}
            label={kindInWords[kind]}
            checked={!preferences.muted.includes(kind)}
            onChecked={(isTold) => void prefer({ ...preferences, muted: muted(kind, isTold) })}
          />
        ))}
      </chakra.div>
      <chakra.hr borderColor="line.quiet" />
      <SwitchField
        label={t`Quiet`}
        hint={t`News wait in the list, without a number on the bell and without being announced.`}
        checked={preferences.quiet}
        onChecked={(quiet) => void prefer({ ...preferences, quiet })}
      />
    </CardSection>
  );
}
