import { chakra } from '@chakra-ui/react/styled-system';
import { type MutableNotification, mutableNotifications, type NotificationPreferences } from '#domain/notification-preferences.ts';
import { notificationPreferences, saveNotificationPreferences } from '#replica/notification-preferences.ts';
import { useReplica } from '#replica/replica-context.tsx';
import { useLive } from '#replica/use-live.ts';
import { CardSection } from '#ui/card-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { toast } from '#ui/toast.ts';

const labels: Readonly<Record<MutableNotification, string>> = {
  like: 'Likes of your foods',
  comment: 'Comments on your foods',
  review: 'Ratings of your foods',
  follow: 'New followers',
  message: 'Messages',
  achievement: 'Achievements',
};

/** What the member is told of, on all devices: the server writes nothing else. */
export function NotificationsCard() {
  const replica = useReplica();
  const preferences = useLive(notificationPreferences, []);
  if (!preferences) return <CardSection heading="Notifications"><Skeleton height="20rem" /></CardSection>;
  const prefer = async (after: NotificationPreferences) => {
    const { kind } = await saveNotificationPreferences(replica, preferences, after);
    if (kind === 'storage-full') toast({ title: 'This device is full', description: 'Your change was not saved. Free some space and try again.', tone: 'destructive' });
    else if (kind !== 'saved') toast({ title: 'Not saved', description: 'Something went wrong on this device. Please try again.', tone: 'destructive' });
  };
  const muted = (kind: MutableNotification, isTold: boolean) => (isTold ? preferences.muted.filter((one) => one !== kind) : [...preferences.muted, kind]);
  return (
    <CardSection heading="Notifications" lead="What you are told of, on all your devices. News about your account always come.">
      <chakra.div display="flex" flexDirection="column" gap="1">
        {mutableNotifications.map((kind) => (
          <SwitchField
            key={kind}
            label={labels[kind]}
            checked={!preferences.muted.includes(kind)}
            onChecked={(isTold) => void prefer({ ...preferences, muted: muted(kind, isTold) })}
          />
        ))}
      </chakra.div>
      <chakra.hr borderColor="line.quiet" />
      <SwitchField
        label="Quiet"
        hint="News wait in the list, without a number on the bell and without being announced."
        checked={preferences.quiet}
        onChecked={(quiet) => void prefer({ ...preferences, quiet })}
      />
    </CardSection>
  );
}
