import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { CookingPot } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { SavedState } from '#domain/foods/saved-food.ts';
import { KeepOfflineButton } from '#shared/saving/keep-offline-button.tsx';
import { drafts as ownDrafts } from '#replica/unsent-work/drafts.ts';
import { foodsContributedBy } from '#replica/foods/food-queries.ts';
import { topicOfMember } from '#replica/database/audiences.ts';
import { reviewsWithFoods } from '#replica/reviews/reviews-with-foods.ts';
import { savedPart } from '#replica/foods/saved-foods.ts';
import { unsentFoods } from '#replica/foods/unsent-foods.ts';
import { useLive } from '#replica/database/use-live.ts';
import { useTopic } from '#replica/topics/use-topic.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Row } from '#ui/layout/row.tsx';
import { StatList } from '#ui/layout/stat-list.tsx';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { ownWorkStats } from '#shared/words/own-work-stats.ts';
import { MemberReviewCard } from './member-review-card.tsx';

/** So many of a list are read at first, and so many more whenever the end of them comes near. */
const STEP = 60;

interface OwnWorkProps {
  readonly member: MemberId;
  readonly drafts: ReactNode;
  readonly renderFood: (food: Food, isUnsent: boolean) => ReactNode;
}

/** What the member has begun, shared and saved: counters, drafts, foods, lists and reviews, with what waits to be sent (spec 2 §2.4; R10). */
export function OwnWork({ member, drafts, renderFood }: OwnWorkProps) {
  useTopic(topicOfMember(member));
  const work = useWork(member);
  if (work === undefined) return <LoadingState shape="cards" label={t`Loading your profile...`} />;
  const { foods, unsent, written, saved, draftCount, readMoreReviews, readMoreSaved } = work;
  const counters = (
    <StatList stats={ownWorkStats({ foods: foods.length, reviews: written.total, bookmarked: saved.total })} />
  );
  if (foods.length + written.total + draftCount + saved.total === 0)
    return (
      <>
        {counters}
        <NothingYet />
      </>
    );
  const grid = (list: readonly Food[], growth: { readonly onEnd?: () => void } = {}) => (
    <VirtualGrid
      items={list}
      keyOf={({ id }) => id}
      render={(food) => renderFood(food, unsent.has(food.id))}
      {...growth}
    />
  );
  const savedGrid = (state: SavedState) => {
    const list = saved.foods[state];
    return grid(list, list.length < saved.counts[state] ? { onEnd: () => readMoreSaved(state) } : {});
  };
  return (
    <>
      {counters}
      {drafts}
      <Shared
        title={t`Want to try`}
        count={saved.counts.want_to_try}
        nothing={t`Nothing yet. The bookmark on a food puts it here.`}
        action={<KeepSaved state="want_to_try" member={member} name={t`Want to try`} />}
      >
        {savedGrid('want_to_try')}
      </Shared>
      <Shared
        title={t`Tried`}
        count={saved.counts.tried}
        nothing={t`Nothing yet. ‘I tried it’ on a food writes it into your diary.`}
        action={
          <Row gap="2">
            <LinkButton asChild tone="outline" size="sm" minH="target">
              <Link to="/diary">{t`Open the diary`}</Link>
            </LinkButton>
            <KeepSaved state="tried" member={member} name={t`Tried`} />
          </Row>
        }
      >
        {savedGrid('tried')}
      </Shared>
      <Shared title={t`Foods you added`} count={foods.length} nothing={t`None yet.`}>
        {grid(foods)}
      </Shared>
      <ReviewsWritten written={written} onMore={readMoreReviews} />
      <Onward />
    </>
  );
}

/** All of it, as far as it was asked for; undefined until it was read. */
function useWork(member: MemberId) {
  const foods = useLive((from) => foodsContributedBy(from, member), [member]);
  const unsent = useLive(unsentFoods, []);
  const [mostReviews, setMostReviews] = useState(STEP);
  const written = useLive((from) => reviewsWithFoods(from, member, { most: mostReviews }), [member, mostReviews]);
  const [mostSaved, setMostSaved] = useState<Record<SavedState, number>>({ want_to_try: STEP, tried: STEP });
  const saved = useLive((from) => savedPart(from, { most: mostSaved }), [mostSaved]);
  const draftCount = useLive(async (from) => (await ownDrafts(from)).length, []);
  if (
    foods === undefined ||
    written === undefined ||
    unsent === undefined ||
    saved === undefined ||
    draftCount === undefined
  )
    return undefined;
  return {
    foods,
    unsent,
    written,
    saved,
    draftCount,
    readMoreReviews: () => setMostReviews(written.reviews.length + STEP),
    readMoreSaved: (state: SavedState) =>
      setMostSaved((most) => ({ ...most, [state]: saved.foods[state].length + STEP })),
  };
}

interface KeepSavedProps {
  readonly state: SavedState;
  readonly member: MemberId;
  readonly name: string;
}

/** Keeps the foods that are saved so on this device. */
function KeepSaved({ state, member, name }: KeepSavedProps) {
  return <KeepOfflineButton what={{ kind: 'list', id: state, member }} name={`‘${name}’`} />;
}

interface ReviewsWrittenProps {
  readonly written: Awaited<ReturnType<typeof reviewsWithFoods>>;
  readonly onMore: () => void;
}

function ReviewsWritten({ written, onMore }: ReviewsWrittenProps) {
  return (
    <Shared
      title={t`Reviews you wrote`}
      count={written.total}
      nothing={t`None yet. Open a food that you know and say how it tastes.`}
    >
      <VirtualGrid
        items={written.reviews}
        keyOf={({ review }) => review.id}
        render={(one) => <MemberReviewCard written={one} />}
        {...(written.reviews.length < written.total ? { onEnd: onMore } : {})}
      />
    </Shared>
  );
}

interface SharedProps {
  readonly title: string;
  readonly count: number;
  readonly nothing: string;
  /** What can be done with all of it, where there is something. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Shared({ title, count, nothing, action, children }: SharedProps) {
  return (
    <chakra.section aria-label={title}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="4"
        rowGap="2"
        mb="4"
      >
        <chakra.div display="flex" alignItems="baseline" gap="2.5">
          <Heading as="h2" size="card">
            {title}
          </Heading>
          {count === 0 ? null : (
            <chakra.span textStyle="figures" color="ink.muted">
              {count}
            </chakra.span>
          )}
        </chakra.div>
        {count === 0 ? null : action}
      </chakra.div>
      {count === 0 ? <chakra.p color="ink.muted">{nothing}</chakra.p> : children}
    </chakra.section>
  );
}

function NothingYet() {
  return (
    <EmptyState
      icon={CookingPot}
      title={t`Nothing here yet`}
      description={t`Foods that you add or save, and reviews that you write, are kept here.`}
      action={<Buttons />}
    />
  );
}

function Onward() {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      <Buttons />
    </chakra.div>
  );
}

function Buttons() {
  return (
    <>
      <LinkButton asChild>
        <Link to="/contribute">{t`Add a Food`}</Link>
      </LinkButton>
      <LinkButton asChild tone="outline">
        <Link to="/explore">{t`Explore Foods`}</Link>
      </LinkButton>
    </>
  );
}
