import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { PhotoReading } from '#domain/assistant/assistant-service.ts';
import { assertNever } from '#prelude/assert-never.ts';
import { useAssistantService } from '#shared/assistant/assistant-context.tsx';
import type { DraftPhoto } from '#replica/database/draft-row.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { toast } from '#ui/feedback/toast.ts';

interface PhotoReadingState {
  /** Somebody is signed in, and the server has a service that can see. */
  readonly canRead: boolean;
  readonly isBusy: boolean;
  /** Of this very photo. */
  readonly reading: PhotoReading | null;
  readonly read: () => Promise<void>;
  readonly dismiss: () => void;
}

/** Asks what a photo shows. Without an answer nothing is offered: nothing is made up (R8). */
export function usePhotoReading(photo: DraftPhoto): PhotoReadingState {
  const replica = useReplica();
  const service = useAssistantService();
  const memberId = useLive(session, [])?.memberId ?? null;
  const [canSee, setCanSee] = useState(false);
  useEffect(() => {
    if (memberId === null) return undefined;
    let isWanted = true;
    void service.canSee().then((sees) => {
      if (isWanted) setCanSee(sees);
    });
    return () => {
      isWanted = false;
    };
  }, [service, memberId]);
  const [isBusy, setBusy] = useState(false);
  const [seen, setSeen] = useState<{ readonly photo: DraftPhoto; readonly reading: PhotoReading } | null>(null);
  const controller = useRef<AbortController | null>(null);
  const read = async () => {
    const current = await session(replica);
    if (current === null) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setBusy(true);
    const outcome = await service.readPhoto({
      token: current.token,
      memberId: current.memberId,
      signal,
      picture: photo,
    });
    setBusy(false);
    if (signal.aborted) return;
    if (outcome.kind === 'answer') setSeen({ photo, reading: outcome.answer });
    else toastFailure(outcome);
  };
  return {
    canRead: canSee && memberId !== null,
    isBusy,
    reading: seen?.photo === photo ? seen.reading : null,
    read,
    dismiss: () => {
      controller.current?.abort();
      setSeen(null);
    },
  };
}

/** spec 1 §8, AI. */
function toastFailure(
  outcome: Exclude<Awaited<ReturnType<ReturnType<typeof useAssistantService>['readPhoto']>>, { kind: 'answer' }>,
): void {
  switch (outcome.kind) {
    case 'refused':
      toast({
        title: t`AI Error`,
        description: outcome.message || t`Failed to generate AI response`,
        tone: 'destructive',
      });
      return;
    case 'signed-out':
      toast({
        title: t`Authentication Required`,
        description: t`Please sign in to use AI features`,
        tone: 'destructive',
      });
      return;
    case 'throttled':
    case 'unreachable':
      toast({
        title: t`AI Error`,
        description: t`The photo could not be looked at now. Please try again later.`,
        tone: 'destructive',
      });
      return;
    default:
      assertNever(outcome);
  }
}
