import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { MessageSquareText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ratingCounts } from '#domain/reviews/rating-counts.ts';
import { byReviewOrder, pinnedFirst, type ReviewOrder, reviewOrders } from '#domain/reviews/review-order.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { answersOfFood, type AnswersOfFood, type SignedAnswer } from '#replica/reviews/answer-queries.ts';
import { ownReview, type OwnReview } from '#replica/reviews/own-review.ts';
import type { SignedReview } from '#replica/reviews/review-queries.ts';
import { reviewsLookup } from '#replica/reviews/reviews-lookup.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LateWords } from '#ui/feedback/late-words.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { askForForm, opinionKey } from './opinion-store.ts';
import { RatingHistogram } from './rating-histogram.tsx';
import { ReviewItem } from './review-item.tsx';
import { useNow } from '#ui/device/use-now.ts';

interface ReviewListProps {
  readonly foodId: FoodId;
  /** Report, mute and block, on the reviews of others. */
  readonly renderMenu: (signed: SignedReview) => ReactNode;
  /** Report, mute and block, on the answers of others. */
  readonly renderAnswerMenu: (answer: SignedAnswer) => ReactNode;
  /** The photos that the review's author took of the food. */
  readonly renderPhotos: (author: MemberId) => ReactNode;
}

const nothingSaid: AnswersOfFood = { answers: new Map(), pinned: null, contributor: null, refused: new Map() };

const orderNames: Readonly<Record<ReviewOrder, string>> = {
  newest: t`Newest`,
  highest: t`Highest rating`,
  lowest: t`Lowest rating`,
};

/** The Reviews tab of a food (spec 1 §2): newest first unless told otherwise, the own review with its menu; the one that the food's contributor has pinned before all others (R34); from two on, how they spread. The screen opens the food's topic. */
export function ReviewList({ foodId, renderMenu, renderAnswerMenu, renderPhotos }: ReviewListProps) {
  const lookup = useLive((replica) => reviewsLookup(replica, foodId), [foodId]);
  const own = useLive((replica) => ownReview(replica, foodId), [foodId]) ?? null;
  const said = useLive((replica) => answersOfFood(replica, foodId), [foodId]) ?? nothingSaid;
  const now = useNow();
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const inOrder = byReviewOrder(order);

  if (lookup === undefined || lookup.kind === 'fetching') return <Placeholder />;
  if (lookup.kind === 'not-on-device') {
    return (
      <OfflineState
        headingLevel="h3"
        title={t`The reviews are not on this device`}
        description={t`They were never fetched here, and Foretaste cannot be reached. They come as soon as you are online.`}
      />
    );
  }
  return (
    <Stack gap="4">
      <RefusedReview own={own} foodId={foodId} />
      {lookup.reviews.length > 1 ? (
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="flex-end" gap="4">
          <RatingHistogram counts={ratingCounts(lookup.reviews.map(({ review }) => review))} />
          <chakra.div flex="0 1 14rem">
            <SelectField
              label={t`Order of the reviews`}
              value={order}
              onValue={(value) => setOrder(reviewOrders.find((one) => one === value) ?? 'newest')}
              options={reviewOrders.map((value) => ({ value, label: orderNames[value] }))}
            />
          </chakra.div>
        </chakra.div>
      ) : null}
      {lookup.reviews.length > 0 ? (
        <VirtualGrid
          layout="rows"
          items={pinnedFirst(
            lookup.reviews.toSorted((one, other) => inOrder(one.review, other.review)),
            said.pinned,
            ({ review }) => review.id,
          )}
          keyOf={({ review }) => review.id}
          render={(signed) => (
            <ReviewItem
              signed={signed}
              own={own}
              now={now}
              said={said}
              menu={renderMenu(signed)}
              renderAnswerMenu={renderAnswerMenu}
              photos={renderPhotos(signed.review.authorId)}
            />
          )}
        />
      ) : (
        <EmptyState
          icon={MessageSquareText}
          headingLevel="h3"
          title={t`No reviews yet`}
          description={t`Be the first to say how it tastes.`}
        />
      )}
    </Stack>
  );
}

/** A first review that the server refused is not on the list any more [S4]: it says so here and leads to the form. */
function RefusedReview({ own, foodId }: { readonly own: OwnReview | null; readonly foodId: FoodId }) {
  if (own === null || own.refused === null || own.review !== null) return null;
  const key = opinionKey({ member: own.member, foodId });
  return (
    <Notice
      tone="warning"
      title={t`Your review was not accepted`}
      action={<Button size="sm" tone="outline" onClick={() => askForForm(key)}>{t`Show it`}</Button>}
    >
      {own.refused.rejection?.message ?? t`The server gave no reason.`}
    </Notice>
  );
}

function Placeholder() {
  return (
    <Stack gap="4" aria-busy="true">
      <chakra.output srOnly>{t`Loading reviews...`}</chakra.output>
      {[0, 1, 2].map((row) => (
        <Card key={row} pad="sm" display="flex" gap="3" minH="7.5rem">
          <Skeleton boxSize="11" borderRadius="full" flexShrink="0" />
          <Stack gap="2" flex="1">
            <Skeleton width="40%" />
            <Skeleton width="25%" />
            <Skeleton width="90%" mt="2" />
          </Stack>
        </Card>
      ))}
      <LateWords />
    </Stack>
  );
}
