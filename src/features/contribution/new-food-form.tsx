import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { submitFood } from '#replica/foods/food-commands.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { session } from '#replica/session/session.ts';
import { syncReport } from '#replica/feed/sync-status.ts';
import { noteContribution } from '#ui/device/install-moment.ts';
import { toast } from '#ui/feedback/toast.ts';
import { FoodForm } from './food-form.tsx';
import { authenticationRequired, toastFailure } from './toast-failure.ts';
import { type DraftStart, useFoodDraft } from './use-food-draft.ts';

interface NewFoodFormProps {
  readonly start: DraftStart;
  /** The draft is on the device now, under `start.id`. */
  readonly onKept?: () => void;
}

/** The form of a food that is not there yet (spec 1 §4, food submission). */
export function NewFoodForm({ start, onKept }: NewFoodFormProps) {
  const replica = useReplica();
  const navigate = useNavigate();
  const draft = useFoodDraft(start);
  useCallWhen(draft.saveState === 'kept', onKept);

  const mayStart = async () => {
    if ((await session(replica)) !== null) return true;
    await draft.flush();
    toast({ ...authenticationRequired, tone: 'destructive' });
    void navigate('/auth', {
      state: { from: draft.isUntouched ? '/contribute' : `/contribute?draft=${draft.start.id}` },
    });
    return false;
  };
  const send = async (leaveSteps: () => Promise<void>) => {
    const { submission, photo } = draft;
    if (photo === null) return;
    await draft.rest();
    const outcome = await submitFood(replica, { submission, photo, draft: draft.start.id });
    if (outcome.kind !== 'saved') {
      draft.resume();
      toastFailure(outcome);
      return;
    }
    noteContribution();
    const isConnected = navigator.onLine && (await syncReport(replica)).connection === 'online';
    toast({
      title: t`Food submitted successfully!`,
      description: isConnected
        ? t`It is saved on this device and on its way to the community.`
        : t`It is on this device and goes out as soon as there is a connection.`,
      tone: 'success',
    });
    await leaveSteps();
    void navigate(`/food/${outcome.foodId}`, { replace: true });
  };
  return (
    <FoodForm
      draft={draft}
      currentPicture={null}
      submitLabel={t`Submit food`}
      busyLabel={t`Submitting...`}
      mayStart={mayStart}
      send={send}
    />
  );
}

/** Calls back once it has become true. */
function useCallWhen(isTrue: boolean, callback: (() => void) | undefined): void {
  const newest = useRef(callback);
  useEffect(() => {
    newest.current = callback;
  });
  useEffect(() => {
    if (isTrue) newest.current?.();
  }, [isTrue]);
}
