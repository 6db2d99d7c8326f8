import { chakra } from '@chakra-ui/react/styled-system';
import { BadgeCheck, CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { avatarAddress } from '#domain/avatar-address.ts';
import { roleLabels } from '#domain/member.ts';
import type { SignedInMember } from '#replica/member-queries.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/heading.tsx';
import { Row } from '#ui/row.tsx';

/** Face, names, role and the rest of the public profile (spec 2 §2.4). The e-mail is the owner's to see alone (R19). */
export function ProfileHeader({ member: { profile, email } }: { readonly member: SignedInMember }) {
  const name = profile?.fullName || profile?.username || email;
  return (
    <Card pad="lg" display="flex" flexDirection={{ base: 'column', md: 'row' }} gap={{ base: '4', md: '6' }} alignItems={{ base: 'flex-start', md: 'center' }}>
      <Avatar name={name} src={profile === null ? null : avatarAddress(profile)} size={96} />
      <chakra.div flex="1" minW="0">
        <Heading as="h1" size="page" dir="auto">{name}</Heading>
        <Row gap="2" mt="2">
          {profile === null ? null : <chakra.span color="ink.muted" overflowWrap="anywhere">@{profile.username}</chakra.span>}
          <Badge tone="paprika">{roleLabels[profile?.role ?? 'enthusiast']}</Badge>
          {profile?.isVerified ? <Badge tone="herb"><BadgeCheck aria-hidden />Verified</Badge> : null}
        </Row>
        {profile?.bio ? <chakra.p dir="auto" mt="3" maxW="reading" whiteSpace="pre-line" overflowWrap="anywhere">{profile.bio}</chakra.p> : null}
        <Row gap="5" rowGap="1" mt="3" color="ink.muted" fontSize="sm">
          {profile?.location ? <Fact icon={<MapPin size={16} aria-hidden />}>{profile.location}</Fact> : null}
          {profile !== null && profile.createdAt > 0 ? <Fact icon={<CalendarDays size={16} aria-hidden />}>Joined {monthAndYear(profile.createdAt)}</Fact> : null}
        </Row>
      </chakra.div>
    </Card>
  );
}

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return <chakra.span display="inline-flex" alignItems="center" gap="1.5" overflowWrap="anywhere">{icon}<span>{children}</span></chakra.span>;
}

/** The same month for everyone, whatever their zone. */
function monthAndYear(moment: number): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(moment);
}
