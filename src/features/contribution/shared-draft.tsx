import { t } from '@lingui/core/macro';
import { Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DraftId } from '#domain/values/ids/ids.ts';
import { textLimits } from '#domain/contribution/submission-limits.ts';
import { type Shared, takeShared } from '#shared/import/take-shared.ts';
import { analysePhoto } from '#shared/pictures/analyse-photo.ts';
import { saveDraft } from '#replica/unsent-work/drafts.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { Replica } from '#replica/database/replica.ts';
import { Button } from '#ui/elements/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Row } from '#ui/layout/row.tsx';
import { blankForm, shortened } from './blank-form.ts';
import { FormSkeleton } from './form-skeleton.tsx';

/** Opens what another app shared: a draft of a food, or the menu that is read; which of the two, only the member can tell. */
export function SharedDraft({ isFailed }: { readonly isFailed: boolean }) {
  const replica = useReplica();
  const navigate = useNavigate();
  const isTaken = useRef(false);
  const [unclear, setUnclear] = useState<Shared | null>(null);
  const open = (shared: Shared) =>
    draftOf(replica, shared)
      .catch(() => {
        showLost();
        return null;
      })
      .then((draft) => navigate(draft === null ? '/contribute' : `/contribute?draft=${draft}`, { replace: true }));
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    if (isFailed) showLost();
    void takeShared()
      .catch(() => {
        showLost();
        return { words: '', photos: [] };
      })
      .then((shared) => (mayBeMenu(shared) ? setUnclear(shared) : open(shared)));
  });
  if (unclear === null) return <FormSkeleton />;
  return (
    <EmptyState
      icon={Share2}
      title={t`What did you share?`}
      description={t`A food becomes a draft here. Of a menu you see what each dish tastes like.`}
      action={
        <Row gap="2" justifyContent="center">
          <Button onClick={() => void open(unclear)}>{t`A food`}</Button>
          <Button tone="outline" onClick={() => void navigate('/menu', { replace: true, state: unclear })}>
            {t`A menu`}
          </Button>
        </Row>
      }
    />
  );
}

/** Shorter texts are the name of a food and words about it. */
const LINES_OF_MENU = 3;

function mayBeMenu({ words, photos }: Shared): boolean {
  return photos.length > 0 || words.split('\n').filter((line) => line.trim() !== '').length >= LINES_OF_MENU;
}

/** A draft with the first photo, prepared as a chosen one is (R8); null when there is nothing to write about. */
async function draftOf(replica: Replica, { words, photos: [photo] }: Shared): Promise<DraftId | null> {
  const outcome = photo === undefined ? null : await analysePhoto(photo, new AbortController().signal);
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

function showLost(): void {
  toast({
    title: t`Nothing arrived`,
    description: t`What you shared could not be kept on this device. Please choose the photo here.`,
    tone: 'destructive',
  });
}
