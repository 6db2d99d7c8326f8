import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { Flower2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { avatarAddress } from '#domain/members/avatar-address.ts';
import type { Profile } from '#domain/members/member.ts';
import type { MemberStats } from '#domain/members/member-stats.ts';
import { ProfessionalMark } from '#shared/members/professional-mark.tsx';
import { memberCounts } from '#replica/members/member-counts.ts';
import { useLive } from '#replica/database/use-live.ts';
import { UsernameText } from '#ui/elements/username-text.tsx';
import { Avatar } from '#ui/elements/avatar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardLink } from '#ui/layout/card-link.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { oneDecimal } from '#languages/figure.ts';
import { Row } from '#ui/layout/row.tsx';
import { FollowButton } from './follow-button.tsx';
import { MessageLink } from './message-link.tsx';
import { RankBadge } from './rank-badge.tsx';
import { RecentActivity } from './recent-activity.tsx';

/** A member of the community at a glance (spec 2 §2.3, §3 member card): who, what they shared, and following them. */
export function MemberCard({
  member,
  likeness = '',
}: {
  readonly member: Profile;
  /** How alike the reader and the member taste, in words, where they stand among those who do. */
  readonly likeness?: string;
}) {
  const counts = useLive((replica) => memberCounts(replica, member.id), [member.id]);
  const name = member.fullName || member.username;
  return (
    <Card as="article" pad="sm" interactive height="full" display="flex" flexDirection="column" gap="3">
      <chakra.div display="flex" alignItems="center" gap="3">
        <Avatar name={name} src={avatarAddress(member)} size={52} />
        <chakra.div minW="0" flex="1" lineHeight="snug">
          <Heading as="h3" size="small" lineClamp="2">
            <CardLink asChild>
              <Link to={`/profile/${member.username}`}>
                <bdi>{name}</bdi>
              </Link>
            </CardLink>
          </Heading>
          <chakra.p fontSize="sm" color="ink.muted" lineClamp="1" overflowWrap="anywhere">
            <UsernameText name={member.username} />
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <Row gap="1.5" minH="6">
        <RankBadge foods={counts?.foods ?? 0} />
        <ProfessionalMark member={member} />
      </Row>
      {likeness === '' ? null : (
        <chakra.p
          display="flex"
          alignItems="center"
          gap="1.5"
          fontWeight="semibold"
          color="herb.text"
          textStyle="figures"
        >
          <Flower2 size={18} aria-hidden />
          {likeness}
        </chakra.p>
      )}
      <Figures counts={counts ?? null} />
      <chakra.div flex="1">
        <RecentActivity member={member} reviews={counts?.reviews ?? 0} />
      </chakra.div>
      <Row justifyContent="space-between" gap="2" minH="target">
        <chakra.span fontSize="sm" color="ink.muted" textStyle="figures">
          {counts && counts.followers > 0 ? plural(counts.followers, { one: '# follower', other: '# followers' }) : ''}
        </chakra.span>
        <Row gap="1.5">
          <MessageLink member={member} look="icon" />
          <FollowButton member={member} size="sm" />
        </Row>
      </Row>
    </Card>
  );
}

/** Contributions, or else reviews; cuisines and the average of their ratings, which is said only where something is rated (R4). */
function Figures({ counts }: { readonly counts: MemberStats | null }) {
  // The cards of a row stand level; what there is none of is not counted out loud (R36).
  if (counts === null || counts.foods + counts.reviews === 0) return <chakra.p minH="5" hideBelow="md" aria-hidden />;
  const words =
    counts.foods === 0
      ? [plural(counts.reviews, { one: '# review', other: '# reviews' })]
      : [
          plural(counts.foods, { one: '# food', other: '# foods' }),
          plural(counts.cuisines, { one: '# cuisine', other: '# cuisines' }),
        ];
  return (
    <chakra.p fontSize="sm" color="ink.muted" textStyle="figures">
      {words.join(' · ')}
      {counts.rating > 0 ? t` · rated ${oneDecimal(counts.rating)} on average` : ''}
    </chakra.p>
  );
}
