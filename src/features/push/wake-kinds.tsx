import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import {
  type MutableNotification,
  mutableNotifications,
  type NotificationPreferences,
} from '#domain/notifications/notification-preferences.ts';
import { kindInWords } from '#domain/notifications/kind-in-words.ts';

interface WakeKindsProps {
  readonly preferences: NotificationPreferences;
  readonly onPrefer: (after: NotificationPreferences) => void;
}

/** Which kinds are told while the app is closed, on all devices that tell. What does not come at all cannot be told. */
export function WakeKinds({ preferences, onPrefer }: WakeKindsProps) {
  const { muted, unwoken } = preferences;
  const choose = (kind: MutableNotification, isTold: boolean) =>
    onPrefer({ ...preferences, unwoken: isTold ? unwoken.filter((one) => one !== kind) : [...unwoken, kind] });
  return (
    <chakra.fieldset display="flex" flexDirection="column" minW="0">
      <chakra.legend fontWeight="medium">{t`What you are notified of, on all your devices`}</chakra.legend>
      <chakra.p textStyle="small" color="ink.muted" mb="1">
        {t`News about your account always come.`}
      </chakra.p>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} columnGap="4">
        {mutableNotifications.map((kind) => {
          const isMuted = muted.includes(kind);
          return (
            <chakra.label
              key={kind}
              display="flex"
              gap="3"
              alignItems="center"
              minH="target"
              cursor={isMuted ? 'not-allowed' : 'pointer'}
              color={isMuted ? 'ink.muted' : undefined}
            >
              <chakra.input
                type="checkbox"
                checked={!isMuted && !unwoken.includes(kind)}
                disabled={isMuted}
                onChange={({ target }) => choose(kind, target.checked)}
                boxSize="5"
                flexShrink="0"
                accentColor="var(--ft-colors-paprika-solid)"
              />
              <span>{kindInWords[kind]}</span>
            </chakra.label>
          );
        })}
      </chakra.div>
    </chakra.fieldset>
  );
}
