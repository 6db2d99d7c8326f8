import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { ownReview, type OwnReview } from '#replica/reviews/own-review.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Card } from '#ui/layout/card.tsx';
import { isStill } from '#ui/device/device-preferences.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { BeginReview } from './begin-review.tsx';
import { editReview } from './edit-review.ts';
import {
  askForForm,
  forgetOpinion,
  keepOpinion,
  NO_OPINION,
  type Opinion,
  opinionKey,
  readOpinion,
  useOpinionStore,
} from './opinion-store.ts';
import { useWordsOnDevice } from '#shared/forms/use-words-on-device.ts';
import { sameJson } from '#prelude/same-json.ts';
import { OpinionForm } from './opinion-form.tsx';
import { OwnReviewSummary } from './own-review-summary.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { refusedOpinion } from './refused-opinion.ts';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { LinkButton } from '#ui/layout/link-button.tsx';
import type { Review } from '#domain/reviews/review.ts';

interface ReviewFormProps {
  readonly foodId: FoodId;
  /** The member's photos of the food, and the way to add one. */
  readonly renderPhotos: (member: MemberId) => ReactNode;
}

/** 'Share Your Experience' on a food's page (spec 1 §2 and §4): writes the member's one review, or edits it (R16). Works offline. */
export function ReviewForm({ foodId, renderPhotos }: ReviewFormProps) {
  const own = useLive((replica) => ownReview(replica, foodId), [foodId]);
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap="4">
        <Heading id={titleId} size="card">{t`Share Your Experience`}</Heading>
        {own === undefined ? <Skeleton height={{ base: '6.5rem', md: '17rem' }} /> : null}
        {own === null ? <SignInInvitation /> : null}
        {own ? <OwnOpinion key={own.id} foodId={foodId} own={own} photos={renderPhotos(own.member)} /> : null}
      </Stack>
    </Card>
  );
}

interface OwnOpinionProps {
  readonly foodId: FoodId;
  readonly own: OwnReview;
  readonly photos: ReactNode;
}

/** The review that is there, or what one is written with: a form in its place, on a phone a sheet. */
function OwnOpinion({ foodId, own, photos }: OwnOpinionProps) {
  const key = opinionKey({ member: own.member, foodId });
  const written = useOpinionStore(({ opinions }) => opinions[key]);
  const frame = useRef<HTMLDivElement>(null);
  const isSheet = !useIsWide();
  const [isOpen, setOpen] = useState(false);
  useAskedForForm(key, () => (isSheet ? setOpen(true) : bringIntoView(frame.current)));
  useKeptOpinion({ own, foodId, key });
  useAskedByAddress(own, key);
  const start: Opinion = refusedOpinion(own.refused) ?? own.review ?? NO_OPINION;
  const isEdit = own.review !== null;
  const isWriting = written !== undefined || !isEdit;
  useStayAtSummary(frame, isWriting);
  const done = () => {
    forgetOpinion(key);
    setOpen(false);
  };
  const closeSheet = () => {
    if (written !== undefined && sameJson(written, opinionOf(start))) forgetOpinion(key);
    setOpen(false);
  };
  const form = (
    <OpinionForm foodId={foodId} opinionKey={key} opinion={written ?? start} isEdit={isEdit} onDone={done}>
      {photos}
    </OpinionForm>
  );
  return (
    <chakra.div
      ref={frame}
      tabIndex={-1}
      outline="none"
      display="flex"
      flexDirection="column"
      gap="4"
      scrollMarginBlock="6rem"
    >
      {own.refused === null ? null : <RefusedNotice refused={own.refused} opinionKey={key} />}
      {isWriting && !isSheet ? form : null}
      {isWriting && isSheet ? <BeginReview opinionKey={key} written={written} isEdit={isEdit} /> : null}
      {own.review === null || (isWriting && !isSheet) ? null : (
        <OwnReviewSummary review={own.review} isUnsent={own.isUnsent} opinionKey={key}>
          {photos}
        </OwnReviewSummary>
      )}
      {isSheet ? (
        <Dialog open={isOpen} onClose={closeSheet} title={t`Share Your Experience`} placement="sheet">
          {form}
        </Dialog>
      ) : null}
    </chakra.div>
  );
}

/** What was being written is there again after the app was killed, unless it has become the review meanwhile. */
function useKeptOpinion({ own, foodId, key }: { own: OwnReview; foodId: FoodId; key: string }): void {
  const written = useOpinionStore(({ opinions }) => opinions[key]);
  const isInTab = () => useOpinionStore.getState().opinions[key] !== undefined;
  const device = useWordsOnDevice(
    { member: own.member, form: `opinion/${foodId}` },
    {
      isKnown: isInTab,
      onFound: (words) => {
        const opinion = readOpinion(words);
        if (opinion !== null && !isInTab() && !sameJson(opinion, opinionOf(own.review))) keepOpinion(key, opinion);
      },
    },
  );
  const change = useEffectEvent((before: Opinion | undefined) => {
    if (written !== undefined) device.keep(written);
    else if (before !== undefined) device.forget();
  });
  const last = useRef<Opinion | undefined>(undefined);
  useEffect(() => {
    change(last.current);
    last.current = written;
  }, [written]);
}

const opinionOf = (review: Opinion | null): Opinion | null =>
  review && { rating: review.rating, text: review.text, tasting: review.tasting };

/** `?review=own`, where a refused review is corrected or a diary's entry becomes one: opens what was written, once, and leaves the address. */
function useAskedByAddress({ refused, review }: OwnReview, key: string): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('review') === 'own';
  const { state } = useLocation();
  useEffect(() => {
    if (!isAsked) return;
    const opinion = (review === null ? null : refusedOpinion(refused)) ?? offeredOpinion(state, review);
    if (opinion === null) askForForm(key);
    else editReview({ key, review: opinion });
    setParams(
      (before) => {
        before.delete('review');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isAsked, key, refused, review, state, setParams]);
}

/** Whenever somebody asks for the form (the review's own menu, the summary, the stars on a phone). */
function useAskedForForm(key: string, onAsked: () => void): void {
  const times = useOpinionStore(({ wanted }) => (wanted.key === key ? wanted.times : 0));
  const seen = useRef(times);
  const ask = useEffectEvent(onAsked);
  useEffect(() => {
    if (times === seen.current) return;
    seen.current = times;
    ask();
  }, [times]);
}

/** Scrolls the form into view and gives it the keyboard. */
function bringIntoView(frame: HTMLElement | null): void {
  frame?.scrollIntoView({ block: 'center', behavior: isStill() ? 'auto' : 'smooth' });
  frame?.querySelector('textarea')?.focus({ preventScroll: true });
}

/** The form is much taller than what it becomes: whoever has sent it would stand far below it, and the keyboard nowhere. */
function useStayAtSummary(frame: RefObject<HTMLDivElement | null>, isWriting: boolean): void {
  const was = useRef(isWriting);
  useLayoutEffect(() => {
    const isDone = was.current && !isWriting;
    was.current = isWriting;
    if (!isDone) return;
    frame.current?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [frame, isWriting]);
}

/** What visitors see in the form's place (spec 1 §6); signing in leads back here. */
function SignInInvitation() {
  const { pathname, search } = useLocation();
  return (
    <Stack gap="4">
      <chakra.p color="ink.muted">{t`Please sign in to leave a review and rating.`}</chakra.p>
      <LinkButton asChild>
        <Link to={`/auth?next=${encodeURIComponent(pathname + search)}`}>{t`Sign In`}</Link>
      </LinkButton>
    </Stack>
  );
}

/**
 * What another screen brings along to be said in the form; null where it brings nothing. What it leaves out stays as the review has it.
 *
 * @param state of the history entry, which may be anything
 */
function offeredOpinion(state: unknown, review: Review | null): Opinion | null {
  const offered = typeof state === 'object' && state !== null && 'opinion' in state ? readOpinion(state.opinion) : null;
  if (offered === null) return null;
  return {
    rating: offered.rating || (review?.rating ?? 0),
    text: offered.text || (review?.text ?? ''),
    tasting: offered.tasting ?? review?.tasting ?? null,
  };
}
