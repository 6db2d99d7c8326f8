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
import { ProfileFacts } from './profile-facts.tsx';
import { RankBadge } from './rank-badge.tsx';
import { TasteLine } from '#features/members/alike/taste-line.tsx';

interface MemberHeadProps {
  readonly profile: Profile;
  /** What else can be done about this member: a message, a menu. */
  readonly actions: ReactNode;
}

/** Face, names, badges, bio, counts and actions of another member (R23). */
export function MemberHead({ profile, actions }: MemberHeadProps) {
  const counts = useLive((replica) => memberCounts(replica, profile.id), [profile.id]);
  const name = profile.fullName || profile.username;
  return (
    <Card
      pad="lg"
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      gap={{ base: '4', md: '6' }}
      alignItems="flex-start"
    >
      <Avatar name={name} src={avatarAddress(profile, 'large')} size={104} />
      <chakra.div flex="1" minW="0" width="full">
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
        <Row gap="2" mt="3">
          <FollowButton member={profile} tone="solid" />
          {actions}
          <ShareButton name={name} />
        </Row>
        <TasteLine member={profile.id} />
      </chakra.div>
    </Card>
  );
}
