import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import type { NotificationPreferences } from '#domain/notifications/notification-preferences.ts';
import { syncReport } from '#replica/feed/sync-status.ts';
import {
  notificationPreferences,
  saveNotificationPreferences,
} from '#replica/notifications/notification-preferences.ts';
import { session, type Session } from '#replica/session/session.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { type AskBrowsers, sleepHere, wakeHere, type WakeState, wakeState } from './keep-browser.ts';
import { QuietHoursFields } from './quiet-hours-fields.tsx';
import { toastWakeOutcome } from './wake-words.ts';
import { WakeKinds } from './wake-kinds.tsx';

/** Whether this device tells news while the app is closed, and for all devices which, and when not (R49). */
export function PushCard({ browsers }: { readonly browsers: AskBrowsers }) {
  const replica = useReplica();
  const current = useLive(session, []);
  const preferences = useLive(notificationPreferences, []);
  const prefer = async (after: NotificationPreferences) => {
    if (!preferences) return;
    toastNotSaved(await saveNotificationPreferences(replica, preferences, after));
  };
  return (
    <CardSection
      heading={t`While Foretaste is closed`}
      lead={t`Your device can tell you what is new. The maker of your browser learns only that something is.`}
    >
      {!current || !preferences ? (
        <Skeleton height="16rem" />
      ) : (
        <>
          <ThisDevice browsers={browsers} member={current} />
          <chakra.hr borderColor="line.quiet" />
          <WakeKinds preferences={preferences} onPrefer={(after) => void prefer(after)} />
          <chakra.hr borderColor="line.quiet" />
          <QuietHoursFields preferences={preferences} onPrefer={(after) => void prefer(after)} />
        </>
      )}
    </CardSection>
  );
}

function ThisDevice({ browsers, member }: { readonly browsers: AskBrowsers; readonly member: Session }) {
  const isOffline = useLive(syncReport, [])?.connection === 'offline';
  const [state, setState] = useState<WakeState>();
  const [isAsking, setAsking] = useState(false);
  const { memberId } = member;
  useEffect(() => {
    const look = () => void wakeState(memberId).then(setState);
    look();
    // In a first visit the worker, without which nothing can be told, comes after the page.
    if ('serviceWorker' in navigator) void navigator.serviceWorker.ready.then(look);
    // Whoever comes back from the browser's own settings finds what they have changed there.
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [memberId]);
  const choose = async (isWanted: boolean) => {
    setAsking(true);
    if (isWanted) {
      const outcome = await wakeHere(browsers, member);
      if (outcome !== 'on') toastWakeOutcome(outcome);
    } else await sleepHere(browsers);
    setState(await wakeState(memberId));
    setAsking(false);
  };
  const isUseless = state === 'unsupported' || state === 'denied';
  return (
    <SwitchField
      label={t`Notify me on this device`}
      hint={hintOf({ state, isAsking, isOffline })}
      checked={state === 'on'}
      disabled={state === undefined || isAsking || isUseless || (isOffline && state === 'off')}
      onChecked={(isWanted) => void choose(isWanted)}
    />
  );
}

function hintOf({
  state,
  isAsking,
  isOffline,
}: {
  readonly state: WakeState | undefined;
  readonly isAsking: boolean;
  readonly isOffline: boolean;
}): string {
  if (state === 'unsupported')
    return t`This browser cannot do it here. On an iPhone or iPad, put Foretaste on the home screen first.`;
  if (state === 'denied')
    return t`Your browser does not allow notifications of Foretaste. You can change that in its settings for this site.`;
  if (isAsking) return t`One moment. Your browser may ask you something.`;
  if (state === 'on') return t`Until you sign out here, or switch it off.`;
  return isOffline ? t`It needs a connection once.` : t`Your browser asks you once whether it may.`;
}
