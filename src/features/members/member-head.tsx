import { chakra } from '#ui/elements/chakra.tsx';
import type { ReactNode } from 'react';
import { avatarAddress } from '#domain/members/avatar-address.ts';
import type { Profile } from '#domain/members/member.ts';
import { RoleLine } from '#shared/members/role-line.tsx';
import { memberCounts } from '#replica/members/member-counts.ts';
import { useLive } from '#replica/database/use-live.ts';
import { UsernameText } from '#ui/elements/username-text.tsx';
import { Avatar } from '#ui/elements/avatar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ShareButton } from '#ui/feedback/share-button.tsx';
import { FollowButton } from './follow-button.tsx';
import { FollowCounts } from './follow-counts.tsx';
import { MessageLink } from './message-link.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { RankBadge } from './rank-badge.tsx';
import { TasteLine } from '#features/members/alike/taste-line.tsx';

interface MemberHeadProps {
  readonly profile: Profile;
  /** What else can be done about this member. */
  readonly menu: ReactNode;
}

/** Face, names, badges, bio, counts and actions of another member (R23). */
export function MemberHead({ profile, menu }: MemberHeadProps) {
  const counts = useLive((replica) => memberCounts(replica, profile.id), [profile.id]);
  const name = profile.fullName || profile.username;
  return (
    <Card
      pad="lg"
      display="grid"
      // On a phone what is rarely pressed stands beside the face: the row of actions has room for two.
      gridTemplateColumns={{ base: 'auto 1fr', md: 'auto minmax(0, 1fr) auto' }}
      gridTemplateAreas={{ base: '"face more" "text text"', md: '"face text more"' }}
      gap={{ base: '4', md: '6' }}
      alignItems="flex-start"
    >
      <Avatar name={name} src={avatarAddress(profile, 'large')} size={104} />
      <chakra.div gridArea="text" minW="0">
        <Heading as="h1" size="page">
          <bdi>{name}</bdi>
        </Heading>
        <Row gap="2" rowGap="1" mt="1.5">
          <chakra.span color="ink.muted" overflowWrap="anywhere">
            <UsernameText name={profile.username} />
          </chakra.span>
          <RankBadge foods={counts?.foods ?? 0} />
        </Row>
        <chakra.div mt="1.5">
          <RoleLine member={profile} />
        </chakra.div>
        {profile.businessName ? (
          <chakra.p fontSize="sm" color="ink.muted" overflowWrap="anywhere">
            <bdi>{profile.businessName}</bdi>
          </chakra.p>
        ) : null}
        {profile.bio ? (
          <chakra.p dir="auto" mt="3" maxW="reading" whiteSpace="pre-line" overflowWrap="anywhere">
            {profile.bio}
          </chakra.p>
        ) : null}
        <ProfileFacts profile={profile} />
        <chakra.div mt="2">
          <FollowCounts member={profile} isOwn={false} />
        </chakra.div>
        <Row gap="2" mt="3" css={{ '& > *': { flexGrow: { base: '1', md: '0' } } }}>
          <FollowButton member={profile} tone="solid" />
          <MessageLink member={profile} />
        </Row>
        <TasteLine member={profile.id} />
      </chakra.div>
      <Row gridArea="more" gap="1" justifyContent="flex-end">
        <ShareButton name={name} />
        {menu}
      </Row>
    </Card>
  );
}
