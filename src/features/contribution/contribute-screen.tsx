import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams, Link } from 'react-router-dom';
import type { DraftId } from '#domain/values/ids/ids.ts';
import { draftById } from '#replica/unsent-work/drafts.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { Replica } from '#replica/database/replica.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { DraftList } from './draft-list.tsx';
import { blankForm } from './blank-form.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { recoverLastWords } from './last-words.ts';
import { NewFoodForm } from './new-food-form.tsx';
import { SharedDraft } from './shared-draft.tsx';
import { useOnce } from './use-once.ts';
import { Trans } from '@lingui/react/macro';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { TextLink } from '#ui/layout/text-link.tsx';

/**
 * Where a member describes a food (spec 1 §2, /contribute): a new one, a draft by `?draft=`, or what another app shared by `?shared=`.
 * Works without a connection.
 */
export function ContributeScreen() {
  const replica = useReplica();
  const { pathname, state } = useLocation() as { pathname: string; state: { readonly isDraftGone?: boolean } | null };
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('draft') as DraftId | null;
  const shared = parameters.get('shared');
  const id = useFormId(replica, asked);
  const nameDraft = () => {
    // The member may be on the way to another screen that is still being loaded.
    if (window.location.pathname === pathname)
      setParameters({ draft: id }, { replace: true, preventScrollReset: true });
  };
  return (
    <Page heading={t`Contribute a food`} lead={t`Tell others what it tastes like before they try it.`} width="form">
      <Stack gap="5">
        {state?.isDraftGone ? (
          <Notice
            tone="warning"
            title={t`That draft is not here any more`}
          >{t`It was submitted or discarded, or belongs to another member.`}</Notice>
        ) : null}
        <SignInLater />
        <DraftList heading={t`Drafts`} except={id} />
        {shared === null ? (
          <OpenForm key={id} id={id} isStored={asked !== null} onKept={nameDraft} />
        ) : (
          <SharedDraft isFailed={shared === 'failed'} />
        )}
      </Stack>
    </Page>
  );
}

/** The draft that is open. A new form has its id before it is kept, and stays the same form when the address then names it. */
function useFormId(replica: Replica, asked: DraftId | null): DraftId {
  const [fresh, setFresh] = useState(() => ({ id: replica.newId.record() as DraftId, isKept: false }));
  if (asked === fresh.id && !fresh.isKept) setFresh({ ...fresh, isKept: true });
  if (asked === null && fresh.isKept) setFresh({ id: replica.newId.record() as DraftId, isKept: false });
  return asked ?? fresh.id;
}

interface OpenFormProps {
  readonly id: DraftId;
  readonly isStored: boolean;
  readonly onKept: () => void;
}

function OpenForm({ id, isStored, onKept }: OpenFormProps) {
  const [wasStored] = useState(isStored);
  if (wasStored) return <StoredForm id={id} />;
  const before = blankForm();
  return <NewFoodForm start={{ id, edits: null, before, submission: before, photo: null }} onKept={onKept} />;
}

/** A draft that is gone or another member's is not written over: a new form opens in its place. */
function StoredForm({ id }: { readonly id: DraftId }) {
  const replica = useReplica();
  const stored = useOnce(() => recoverLastWords(replica).then(() => draftById(replica, id)));
  if (stored === undefined) return <FormSkeleton />;
  if (stored === null) return <Navigate to="/contribute" replace state={{ isDraftGone: true }} />;
  if (stored.edits !== null) return <Navigate to={`/food/${stored.edits}/edit`} replace />;
  return <NewFoodForm start={{ ...stored, before: blankForm() }} />;
}

/** Tells a visitor that signing in can wait until there is something to submit. */
function SignInLater() {
  const current = useLive(session, []);
  if (current !== null) return null;
  return (
    <Notice>
      <Trans>
        You can write now and{' '}
        <TextLink asChild>
          <Link to="/auth" state={{ from: '/contribute' }}>
            sign in
          </Link>
        </TextLink>{' '}
        when you submit. Your draft stays on this device.
      </Trans>
    </Notice>
  );
}
