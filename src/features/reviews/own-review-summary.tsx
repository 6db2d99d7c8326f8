import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Review } from '#domain/reviews/review.ts';
import { answersIn } from '#domain/tasting/tasting.ts';
import { Button } from '#ui/elements/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Stars } from '#ui/elements/stars.tsx';
import { answersInWords } from './answers-in-words.ts';
import { editReview } from './edit-review.ts';
import { UnsentMark } from '#shared/saving/unsent-mark.tsx';

interface OwnReviewSummaryProps {
  readonly review: Review;
  readonly isUnsent: boolean;
  readonly opinionKey: string;
  /** The photos that stand with it. */
  readonly children: ReactNode;
}

/** What the member said of the food, in the form's place until it is to be changed (R16). */
export function OwnReviewSummary({ review, isUnsent, opinionKey, children }: OwnReviewSummaryProps) {
  return (
    <Stack gap="3">
      <chakra.p color="ink.muted">{t`You have reviewed this food.`}</chakra.p>
      <Row gap="2">
        <Stars value={review.rating} label={t`You gave it ${review.rating} of 5 stars`} size={24} />
        <chakra.span aria-hidden textStyle="figures" color="ink.muted">
          <Trans>{review.rating} of 5</Trans>
        </chakra.span>
      </Row>
      {review.text === '' ? null : (
        <chakra.p dir="auto" lineClamp="4" whiteSpace="pre-line" overflowWrap="anywhere">
          {review.text}
        </chakra.p>
      )}
      {review.tasting === null ? null : (
        <chakra.p color="ink.muted">{t`How it tasted: ${answersInWords(answersIn(review.tasting))}`}</chakra.p>
      )}
      {children}
      {isUnsent ? (
        <div>
          <UnsentMark tone="saffron" />
        </div>
      ) : null}
      <Button tone="outline" onClick={() => editReview({ key: opinionKey, review })}>
        <PencilLine aria-hidden />
        {t`Edit Review`}
      </Button>
    </Stack>
  );
}
