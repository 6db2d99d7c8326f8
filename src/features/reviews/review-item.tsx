import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { CircleAlert, Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import { avatarAddress } from '#domain/members/avatar-address.ts';
import type { AnswersOfFood, SignedAnswer } from '#replica/reviews/answer-queries.ts';
import type { OwnReview } from '#replica/reviews/own-review.ts';
import type { SignedReview } from '#replica/reviews/review-queries.ts';
import { Avatar } from '#ui/elements/avatar.tsx';
import { Badge } from '#ui/elements/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stars } from '#ui/elements/stars.tsx';
import { OwnReviewMenu } from './own-review-menu.tsx';
import { MemberLink } from '#shared/members/member-link.tsx';
import { ProfessionalMark } from '#shared/members/professional-mark.tsx';
import { UnsentMark } from '#shared/saving/unsent-mark.tsx';
import { AnswerPart } from './answer-part.tsx';
import { WrittenAt } from './written-at.tsx';

interface ReviewItemProps {
  readonly signed: SignedReview;
  /** The reader's own review of this food, or null. */
  readonly own: OwnReview | null;
  readonly now: number;
  /** What the reader can do about somebody else's review. */
  readonly menu: ReactNode;
  /** Its author's photos of the food, or nothing. */
  readonly photos: ReactNode;
  /** What the food's contributor has done with its reviews. */
  readonly said: AnswersOfFood;
  /** What the reader can do about somebody else's answer. */
  readonly renderAnswerMenu: (answer: SignedAnswer) => ReactNode;
}

/** One review: who, how many stars, when, what, and on the own one what became of its last change. */
export function ReviewItem({
  signed: { review, author },
  own,
  now,
  menu,
  photos,
  said,
  renderAnswerMenu,
}: ReviewItemProps) {
  const isOwn = own?.id === review.id;
  const name = author?.fullName || author?.username || t`A member`;
  return (
    <Card as="article" pad="sm" aria-label={t`Review by ${name}`}>
      <chakra.div display="flex" gap="3">
        <Avatar name={name} src={author === null ? null : avatarAddress(author)} size={44} />
        <chakra.div flex="1" minW="0">
          <Row gap="2" rowGap="1" minH="6">
            <chakra.span fontWeight="semibold" overflowWrap="anywhere">
              <MemberLink username={author?.username ?? ''}>
                <bdi>{name}</bdi>
              </MemberLink>
            </chakra.span>
            {said.pinned === review.id ? (
              <Badge tone="saffron">
                <Pin aria-hidden />
                {t`Pinned`}
              </Badge>
            ) : null}
            {isOwn ? <Badge>{t`You`}</Badge> : null}
            {author === null ? null : <ProfessionalMark member={author} />}
          </Row>
          <Row gap="2" rowGap="0" mt="0.5">
            <Stars value={review.rating} label={t`${review.rating} of 5 stars`} size={16} />
            <WrittenAt at={review.createdAt} isEdited={review.updatedAt - review.createdAt > 60_000} now={now} />
          </Row>
        </chakra.div>
        <chakra.div mt="-1.5" me="-1.5">
          {isOwn && own !== null ? <OwnReviewMenu review={review} member={own.member} /> : menu}
        </chakra.div>
      </chakra.div>
      {review.text === '' ? null : (
        <chakra.div mt="3" ps={{ md: '14' }}>
          <chakra.p dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
            {review.text}
          </chakra.p>
        </chakra.div>
      )}
      <chakra.div mt="3" ps={{ md: '14' }} _empty={{ display: 'none' }}>
        {photos}
      </chakra.div>
      {isOwn && own !== null ? <ChangeMarks own={own} /> : null}
      <AnswerPart review={review} isOwn={isOwn} said={said} now={now} renderMenu={renderAnswerMenu} />
    </Card>
  );
}

function ChangeMarks({ own }: { readonly own: OwnReview }) {
  if (!own.isUnsent && own.refused === null) return null;
  return (
    <Row gap="2" mt="3" ps={{ md: '14' }}>
      {own.isUnsent ? <UnsentMark tone="saffron" /> : null}
      {own.refused === null ? null : (
        <Badge tone="danger">
          <CircleAlert aria-hidden />
          {t`Your change was not accepted`}
        </Badge>
      )}
    </Row>
  );
}
