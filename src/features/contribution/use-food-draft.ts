import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FoodSubmission } from '#domain/contribution/food-submission.ts';
import type { DraftId, FoodId } from '#domain/values/ids/ids.ts';
import { sameJson } from '#prelude/same-json.ts';
import type { DraftPhoto } from '#replica/database/draft-row.ts';
import { discardDraft, saveDraft } from '#replica/unsent-work/drafts.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type DraftSaver, draftSaver } from '#prelude/timing/draft-saver.ts';
import { forgetLastWords, leaveLastWords } from './last-words.ts';
import type { ChangeSubmission } from './submission-change.ts';

/** Milliseconds after which a change is on disk. */
const WRITTEN_WITHIN = 200;

interface Written {
  readonly submission: FoodSubmission;
  readonly photo: DraftPhoto | null;
}

/** What a form opens with. */
export interface DraftStart extends Written {
  readonly id: DraftId;
  /** The food that is edited, or null for a new one. */
  readonly edits: FoodId | null;
  /** The form as it is when nothing has been written: what 'Start over' goes back to. */
  readonly before: FoodSubmission;
}

/** Whether what is written is on this device. */
export type SaveState = 'nothing' | 'kept' | 'storage-full' | 'failed';

export interface FoodDraft extends Written {
  readonly start: DraftStart;
  readonly saveState: SaveState;
  readonly isUntouched: boolean;
  readonly change: ChangeSubmission;
  /** Resolves when the photo is on the device: it is too large for the last words of a page that goes away. */
  readonly choosePhoto: (photo: DraftPhoto | null) => Promise<void>;
  /** Empties the form, with a way back. */
  readonly startOver: () => void;
  /** Writes what is not written yet. */
  readonly flush: () => Promise<void>;
  /** Stops writing, so that a submitted draft does not come back. */
  readonly rest: () => Promise<void>;
  /** Goes on writing, because the submission did not succeed. */
  readonly resume: () => void;
}

/** What a member is writing: kept as a draft at every change, so that neither leaving nor a crash loses it (spec 1 §5, contribute). */
export function useFoodDraft(opensWith: DraftStart): FoodDraft {
  const replica = useReplica();
  const [start] = useState(opensWith);
  const [written, setWritten] = useState<Written>(start);
  const [saveState, setSaveState] = useState<SaveState>(isUntouched(start, start) ? 'nothing' : 'kept');
  const newest = useRef(written);
  const [unkept, setUnkept] = useState<Written | null>(null);
  const [saver] = useState(() =>
    draftSaver<Written>({
      within: WRITTEN_WITHIN,
      write: async (now) => {
        const came = await keep(replica, { start, now });
        setUnkept(came === 'storage-full' || came === 'failed' ? now : null);
        setSaveState(came);
      },
    }),
  );
  useKeptWhenLeft({ saver, unkept, start });

  const set = useCallback(
    (next: Written) => {
      newest.current = next;
      setWritten(next);
      saver.keep(next);
    },
    [saver],
  );
  const change = useCallback<ChangeSubmission>(
    (edit) => set({ ...newest.current, submission: edit(newest.current.submission) }),
    [set],
  );
  const choosePhoto = useCallback(
    (photo: DraftPhoto | null) => {
      set({ ...newest.current, photo });
      return saver.flush();
    },
    [set, saver],
  );
  const startOver = useCallback(() => {
    const undone = newest.current;
    set({ submission: start.before, photo: null });
    toast({
      title: t`Started over`,
      action: {
        label: t`Undo`,
        run: () => {
          set(undone);
          // The form may be gone by now; the draft comes back all the same.
          void saver.flush();
        },
      },
    });
  }, [set, saver, start]);
  return {
    ...written,
    start,
    saveState,
    isUntouched: isUntouched(start, written),
    change,
    choosePhoto,
    startOver,
    flush: () => saver.flush(),
    rest: () => {
      forgetLastWords(start.id);
      return saver.rest();
    },
    resume: () => saver.keep(newest.current),
  };
}

function isUntouched({ before }: DraftStart, { submission, photo }: Written): boolean {
  return photo === null && sameJson(submission, before);
}

/** A form without anything in it is no draft. */
async function keep(replica: Replica, { start, now }: { start: DraftStart; now: Written }): Promise<SaveState> {
  const { id, edits, before } = start;
  if (isUntouched(start, now)) {
    forgetLastWords(id);
    return discardDraft(replica, id).then(
      () => 'nothing',
      () => 'failed',
    );
  }
  const outcome = await saveDraft(replica, {
    id,
    edits,
    ...(edits === null ? {} : { before }),
    submission: now.submission,
    photo: now.photo,
  });
  if (outcome.kind === 'saved') {
    forgetLastWords(id);
    return 'kept';
  }
  return outcome.kind === 'storage-full' ? 'storage-full' : 'failed';
}

interface KeptWhenLeft {
  readonly saver: DraftSaver<Written>;
  /** What the replica did not take: it is full, or a newer version of the app has it [S9]. */
  readonly unkept: Written | null;
  readonly start: DraftStart;
}

/** A page that goes away has no time to finish a write, and may go away without another word. */
function useKeptWhenLeft({ saver, unkept, start }: KeptWhenLeft): void {
  const current = useLive(session, []);
  const member = current?.memberId ?? null;
  useEffect(() => {
    const { id, edits, before } = start;
    const leave = () => {
      const unsettled = saver.unsettled() ?? unkept;
      if (unsettled !== null && !isUntouched(start, unsettled))
        leaveLastWords({ id, edits, before, member, submission: unsettled.submission });
      void saver.flush();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [saver, unkept, start, member]);
  useEffect(() => () => void saver.flush(), [saver]);
}
