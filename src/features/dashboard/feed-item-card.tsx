import { calledName } from '#food-views/names/called-name.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { avatarAddress } from '#domain/members/avatar-address.ts';
import { feedLabel } from '#domain/values/feed-label.ts';
import { relativeTime } from '#domain/values/relative-time.ts';
import { FoodLine } from '#food-views/cards/food-line.tsx';
import { FoodRating } from '#food-views/cards/food-rating.tsx';
import { ProfessionalMark } from '#shared/members/professional-mark.tsx';
import { wordFor } from '#shared/words/word-for.ts';
import type { FeedItem } from '#replica/members/followed-feed.ts';
import { Avatar } from '#ui/elements/avatar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stars } from '#ui/elements/stars.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';

interface FeedItemCardProps {
  readonly item: FeedItem;
  readonly now: number;
}

/** What somebody shared, how long ago, and which food it is about (spec 2 §2.12 and §4, feed label by age). */
export function FeedItemCard({ item, now }: FeedItemCardProps) {
  const { author, at, food } = item;
  const name = author?.fullName || author?.username || t`A member`;
  return (
    <Card
      as="article"
      pad="sm"
      tabIndex={-1}
      _focusVisible={{ outlineOffset: '2px' }}
      aria-label={`${name}, ${food === null ? t`a food` : calledName(food)}`}
    >
      <chakra.div display="flex" gap="3">
        <Avatar name={name} src={author === null ? null : avatarAddress(author)} size={44} />
        <chakra.div flex="1" minW="0">
          <Row gap="2" rowGap="0.5">
            <chakra.span fontWeight="semibold" minW="0" overflowWrap="anywhere">
              {author?.username ? (
                <TextLink asChild color="ink.default">
                  <Link to={`/profile/${encodeURIComponent(author.username)}`}>
                    <bdi>{name}</bdi>
                  </Link>
                </TextLink>
              ) : (
                <bdi>{name}</bdi>
              )}
            </chakra.span>
            {author === null ? null : <ProfessionalMark member={author} />}
          </Row>
          <chakra.p fontSize="sm" color="ink.muted">
            {feedLabel({ at, now })} · <time dateTime={new Date(at).toISOString()}>{relativeTime({ at, now })}</time>
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <chakra.div mt="3" ps={{ md: '14' }}>
        {item.kind === 'review' ? <Opinion rating={item.review.rating} text={item.review.text} /> : null}
        {food === null ? (
          <chakra.p color="ink.muted">{t`A food that is not on this device`}</chakra.p>
        ) : (
          <FoodLine food={food}>
            <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2">
              {food.origin === '' ? null : <span>{wordFor(food.origin)}</span>}
              <FoodRating food={food} />
            </chakra.span>
          </FoodLine>
        )}
      </chakra.div>
    </Card>
  );
}

function Opinion({ rating, text }: { readonly rating: number; readonly text: string }) {
  return (
    <chakra.div mb="2">
      <Stars value={rating} label={t`${rating} of 5 stars`} size={16} />
      {text === '' ? null : (
        <chakra.p dir="auto" mt="1" lineClamp="4" overflowWrap="anywhere">
          {text}
        </chakra.p>
      )}
    </chakra.div>
  );
}
