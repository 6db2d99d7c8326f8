import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { useReplica } from '#replica/database/replica-context.tsx';
import { syncReport } from '#replica/feed/sync-status.ts';
import type { Session } from '#replica/session/session.ts';
import { useReachedOut } from '#ui/device/reached-out.ts';
import { Button } from '#ui/elements/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Floating } from '#ui/overlays/floating.tsx';
import { useGiveWay, WHOLE_FORM } from '#ui/overlays/use-give-way.ts';
import { type AskBrowsers, wakeHere, wakeState } from './keep-browser.ts';
import { isReturning } from './visits.ts';
import { toastWakeOutcome } from './wake-words.ts';

/** spec 2 §3, data kept on the device. */
const ASKED = 'foretaste.push-asked';

interface PushQuestionProps {
  readonly browsers: AskBrowsers;
  readonly member: Session;
}

/**
 * Asks once, in a visit that is not the first, after something that others may answer, and before the browser asks its own question (R49). Whatever is answered, it
 * does not come again: the settings have it.
 */
export function PushQuestion({ browsers, member }: PushQuestionProps) {
  const replica = useReplica();
  const times = useReachedOut((reached) => reached.times);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (times === 0 || !isReturning() || wasAsked()) return undefined;
    let isOver = false;
    void Promise.all([wakeState(member.memberId), syncReport(replica)]).then(([state, { connection }]) => {
      if (!isOver && state === 'off' && connection !== 'offline' && !wasAsked()) setAsked(true);
    });
    return () => {
      isOver = true;
    };
  }, [times, member.memberId, replica]);
  return isAsked ? <Question browsers={browsers} member={member} onAnswer={() => setAsked(false)} /> : null;
}

function Question({ browsers, member, onAnswer }: PushQuestionProps & { readonly onAnswer: () => void }) {
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const isAway = useGiveWay(place, WHOLE_FORM);
  useEffect(() => {
    if (!isAway) rememberAsked();
  }, [isAway]);
  if (isAway) return null;
  const wake = async () => {
    onAnswer();
    const outcome = await wakeHere(browsers, member);
    if (outcome === 'on')
      toast({ title: t`Notifications are on`, description: t`The settings say which, and when not.`, tone: 'success' });
    else toastWakeOutcome(outcome);
  };
  return (
    <Floating ref={place} card aria-labelledby={id} maxW={{ md: '26rem' }} p="4" ps="5">
      <chakra.h2 id={id} fontWeight="semibold">{t`Shall we tell you when somebody answers?`}</chakra.h2>
      <chakra.p mt="1" color="ink.muted">
        {t`On this device, also while Foretaste is closed. You choose what for, and at which hours not.`}
      </chakra.p>
      <chakra.div mt="3" display="flex" flexWrap="wrap" gap="2">
        <Button minH="target" onClick={() => void wake()}>{t`Yes, notify me`}</Button>
        <Button minH="target" tone="ghost" onClick={onAnswer}>{t`No, thanks`}</Button>
      </chakra.div>
    </Floating>
  );
}

function wasAsked(): boolean {
  try {
    return localStorage.getItem(ASKED) !== null;
  } catch {
    // A device that refuses storage could not remember the answer.
    return true;
  }
}

function rememberAsked(): void {
  try {
    localStorage.setItem(ASKED, 'true');
  } catch {
    return;
  }
}
