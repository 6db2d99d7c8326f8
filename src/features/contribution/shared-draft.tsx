import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DraftId } from '#domain/values/ids/ids.ts';
import { textLimits } from '#domain/contribution/submission-limits.ts';
import { analysePhoto } from '#shared/pictures/analyse-photo.ts';
import { saveDraft } from '#replica/unsent-work/drafts.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { Replica } from '#replica/database/replica.ts';
import { toast } from '#ui/feedback/toast.ts';
import { blankForm } from './blank-form.ts';
import { FormSkeleton } from './form-skeleton.tsx';

/** Makes a draft of what another app shared, its photo prepared as a chosen one is (R8), and opens it. */
export function SharedDraft({ isFailed }: { readonly isFailed: boolean }) {
  const replica = useReplica();
  const navigate = useNavigate();
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    void draftOfShared(replica, isFailed)
      .catch(() => {
        showLost();
        return null;
      })
      .then((draft) => navigate(draft === null ? '/contribute' : `/contribute?draft=${draft}`, { replace: true }));
  }, [replica, isFailed, navigate]);
  return <FormSkeleton />;
}

/** null when there is nothing to write about. */
async function draftOfShared(replica: Replica, isFailed: boolean): Promise<DraftId | null> {
  if (isFailed) showLost();
  const { words, photo } = await takeShared();
  const outcome = photo === null ? null : await analysePhoto(photo, new AbortController().signal);
  if (outcome?.kind === 'refused') toast({ title: outcome.title, description: outcome.message, tone: 'destructive' });
  const prepared = outcome?.kind === 'ready' ? { ...outcome.photo, name: 'photo.jpg', colours: outcome.colours } : null;
  if (prepared === null && words === '') return null;
  const id = replica.newId.record() as DraftId;
  const [name = '', ...rest] = words.split('\n');
  const submission = {
    ...blankForm(),
    name: shortened(name, textLimits.name),
    description: shortened(rest.join('\n'), textLimits.description),
  };
  const saved = await saveDraft(replica, { id, edits: null, submission, photo: prepared });
  if (saved.kind === 'saved') return id;
  showLost();
  return null;
}

/** By code points, so that no emoji is cut. */
function shortened(text: string, limit: number): string {
  return Array.from(text).slice(0, limit).join('');
}

function showLost(): void {
  toast({
    title: t`Nothing arrived`,
    description: t`What you shared could not be kept on this device. Please choose the photo here.`,
    tone: 'destructive',
  });
}

/** What another app shared with this one, as `public/share-target.js` kept it. */
interface Shared {
  /** '' where there were none. */
  readonly words: string;
  readonly photo: File | null;
}

/** Takes it, so that it is there once. */
async function takeShared(): Promise<Shared> {
  const cache = await caches.open('shared');
  const [words, photo] = await Promise.all([
    cache.match('/contribute/shared/words'),
    cache.match('/contribute/shared/photo'),
  ]);
  const shared = {
    words: (await words?.text()) ?? '',
    photo:
      photo === undefined
        ? null
        : new File([await photo.blob()], 'shared', { type: photo.headers.get('Content-Type') ?? '' }),
  };
  await caches.delete('shared');
  return shared;
}
