import { chakra } from '@chakra-ui/react/styled-system';
import { avatarAddress } from '#domain/avatar-address.ts';
import { RoleLine } from '#food-views/role-line.tsx';
import type { SignedInMember } from '#replica/member-queries.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/heading.tsx';
import { Row } from '#ui/row.tsx';
import { FollowCounts } from './follow-counts.tsx';
import { ProfileFacts } from './profile-facts.tsx';

/** Face, names, role and the rest of the public profile (spec 2 §2.4). The e-mail is the owner's to see alone (R19). */
export function ProfileHeader({ member: { profile, email } }: { readonly member: SignedInMember }) {
  const name = profile?.fullName || profile?.username || email;
  return (
    <Card pad="lg" display="flex" flexDirection={{ base: 'column', md: 'row' }} gap={{ base: '4', md: '6' }} alignItems={{ base: 'flex-start', md: 'center' }}>
      <Avatar name={name} src={profile === null ? null : avatarAddress(profile, 'large')} size={96} />
      <chakra.div flex="1" minW="0">
        <Heading as="h1" size="page"><bdi>{name}</bdi></Heading>
        <Row gap="2" mt="2">
          {profile === null ? null : <chakra.span color="ink.muted" overflowWrap="anywhere">@{profile.username}</chakra.span>}
          <RoleLine member={profile} />
        </Row>
        {profile?.bio ? <chakra.p dir="auto" mt="3" maxW="reading" whiteSpace="pre-line" overflowWrap="anywhere">{profile.bio}</chakra.p> : null}
        <ProfileFacts profile={profile} />
        {profile === null ? null : <chakra.div mt="2"><FollowCounts member={profile} /></chakra.div>}
      </chakra.div>
    </Card>
  );
}
