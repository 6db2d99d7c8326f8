import { LocalName } from '#food-views/names/local-name.tsx';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { CloudUpload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { relativeTime } from '#domain/values/relative-time.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { ReviewWithFood } from '#replica/reviews/reviews-with-foods.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardLink } from '#ui/layout/card-link.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stars } from '#ui/elements/stars.tsx';

/** One of a member's reviews, leading to the food that it is about, where its author can edit and delete it (R16). */
export function MemberReviewCard({ written: { review, food, isUnsent } }: { readonly written: ReviewWithFood }) {
  const { clock } = useReplica();
  return (
    <Card as="article" pad="sm" interactive height="full" display="flex" flexDirection="column" gap="1.5">
      <Heading as="h3" size="small" lineClamp="1" dir="auto">
        <CardLink asChild>
          <Link to={`/food/${review.foodId}`}>{food?.name ?? t`A food that is not on this device`}</Link>
        </CardLink>
      </Heading>
      {food === null ? null : <LocalName food={food} />}
      <Row gap="2.5" rowGap="1">
        <Stars value={review.rating} label={t`${review.rating} of 5 stars`} size={16} />
        <chakra.span fontSize="sm" color="ink.muted">
          {relativeTime({ at: review.createdAt, now: clock() })}
        </chakra.span>
      </Row>
      {review.text === '' ? null : (
        <chakra.p dir="auto" textStyle="small" lineClamp="4" overflowWrap="anywhere">
          {review.text}
        </chakra.p>
      )}
      {isUnsent ? (
        <chakra.div mt="auto" pt="1">
          <Badge tone="saffron">
            <CloudUpload aria-hidden />
            {t`Waiting to be sent`}
          </Badge>
        </chakra.div>
      ) : null}
    </Card>
  );
}
