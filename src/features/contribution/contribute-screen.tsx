import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useState } from 'react';
import {
  Link,
  type Location,
  Navigate,
  NavigationType,
  useLocation,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import type { DraftId } from '#domain/values/ids/ids.ts';
import { textLimits } from '#domain/contribution/submission-limits.ts';
import { draftById, drafts } from '#replica/unsent-work/drafts.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { Replica } from '#replica/database/replica.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { DraftList } from './draft-list.tsx';
import { blankForm, shortened } from './blank-form.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { recoverLastWords } from './last-words.ts';
import { NewFoodForm } from './new-food-form.tsx';
import { SharedDraft } from './shared-draft.tsx';
import { useOnce } from '#shared/forms/use-once.ts';
import { Trans } from '@lingui/react/macro';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';

interface PlaceState {
  readonly isDraftGone?: boolean;
  /** How many steps of the form were opened on the way here. */
  readonly steps?: number;
}

/**
 * Where a member describes a food (spec 1 §2, /contribute): the last draft or a new one, a new one by `?new`, which may bring its name, a draft by `?draft=`, or what another app shared by `?shared=`.
 * Works without a connection.
 */
export function ContributeScreen() {
  const replica = useReplica();
  const { pathname, search, state } = useLocation() as Location<PlaceState | null>;
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('draft') as DraftId | null;
  const shared = parameters.get('shared');
  const { id, isUnnamed, keep } = useFormId(replica, asked);
  useEffect(() => {
    // The member may be on the way to another step or screen that is not drawn yet: the address is named once it is.
    const isDrawn = window.location.pathname === pathname && window.location.search === search;
    if (!isUnnamed || !isDrawn) return;
    const named = new URLSearchParams(search);
    named.delete('new');
    named.set('draft', id);
    setParameters(named, { replace: true, preventScrollReset: true, state: state?.isDraftGone ? null : state });
  });
  return (
    <Page heading={t`Contribute a food`} lead={t`Tell others what it tastes like before they try it.`}>
      <Stack gap="5">
        {state?.isDraftGone ? (
          <Notice
            tone="warning"
            title={t`That draft is not here any more`}
          >{t`It was submitted or discarded, or belongs to another member.`}</Notice>
        ) : null}
        <SignInLater />
        {shared === null ? (
          <OpenForm key={id} id={id} isStored={asked !== null} newName={parameters.get('new')} onKept={keep} />
        ) : (
          <SharedDraft isFailed={shared === 'failed'} />
        )}
        <DraftList heading={t`Drafts`} except={id} />
      </Stack>
    </Page>
  );
}

interface FormId {
  readonly id: DraftId;
  /** The draft is on the device and the address does not name it. */
  readonly isUnnamed: boolean;
  /** The form has become a draft of this device. */
  readonly keep: () => void;
}

/**
 * The draft that is open. A new form gets its id before it is stored. It stays the same form when the address then names that id, when 'back'
 * leads to one of its steps from before, and when a step is opened by a link from before the naming; the address then names the id there too.
 */
function useFormId(replica: Replica, asked: DraftId | null): FormId {
  const { key, state } = useLocation() as Location<PlaceState | null>;
  const isWithin = useNavigationType() === NavigationType.Pop || state?.steps !== undefined;
  const [fresh, setFresh] = useState(() => ({ id: replica.newId.record() as DraftId, isKept: false, entry: key }));
  if (fresh.entry !== key) {
    const isAnother = asked === null && fresh.isKept && !isWithin;
    setFresh(
      isAnother ? { id: replica.newId.record() as DraftId, isKept: false, entry: key } : { ...fresh, entry: key },
    );
  }
  const keep = () => setFresh((now) => ({ ...now, isKept: true }));
  return { id: asked ?? fresh.id, isUnnamed: asked === null && fresh.isKept, keep };
}

interface OpenFormProps {
  readonly id: DraftId;
  readonly isStored: boolean;
  /** Asked for by `?new`: no draft is to open instead. The name that it begins with, or ''; null where it is not asked for. */
  readonly newName: string | null;
  readonly onKept: () => void;
}

function OpenForm({ id, isStored, newName, onKept }: OpenFormProps) {
  const [opens] = useState({ isStored, newName });
  if (opens.isStored) return <StoredForm id={id} />;
  const before = { ...blankForm(), name: shortened(opens.newName ?? '', textLimits.name) };
  const form = <NewFoodForm start={{ id, edits: null, before, submission: before, photo: null }} onKept={onKept} />;
  return opens.newName === null ? <LastDraftOr>{form}</LastDraftOr> : form;
}

/** The new food that was written at last opens by itself; a blank form where there is none. */
function LastDraftOr({ children }: { readonly children: ReactNode }) {
  const replica = useReplica();
  const [parameters] = useSearchParams();
  const found = useOnce(async () => {
    await recoverLastWords(replica);
    return (await drafts(replica)).find(({ edits }) => edits === null) ?? null;
  });
  if (found === undefined) return <FormSkeleton />;
  if (found === null) return children;
  const there = new URLSearchParams(parameters);
  there.set('draft', found.id);
  return <Navigate to={{ search: `?${there.toString()}` }} replace state={{ isResumed: true }} />;
}

/** A draft that is gone or another member's is not written over: a new form opens in its place. */
function StoredForm({ id }: { readonly id: DraftId }) {
  const replica = useReplica();
  const { state } = useLocation() as { state: { readonly isResumed?: boolean } | null };
  const [isResumed] = useState(state?.isResumed === true);
  const stored = useOnce(() => recoverLastWords(replica).then(() => draftById(replica, id)));
  if (stored === undefined) return <FormSkeleton />;
  if (stored === null) return <Navigate to="/contribute?new" replace state={{ isDraftGone: true }} />;
  if (stored.edits !== null) return <Navigate to={`/food/${stored.edits}/edit`} replace />;
  return (
    <Stack gap="5">
      {isResumed ? (
        <Notice
          title={t`You are back at your last draft`}
          action={
            <LinkButton asChild tone="outline" size="sm" minH="target">
              <Link to="/contribute?new">{t`Begin a new food`}</Link>
            </LinkButton>
          }
        />
      ) : null}
      <NewFoodForm start={{ ...stored, before: blankForm() }} />
    </Stack>
  );
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
