import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Flower2, Pencil, Phone, Settings } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { OwnAvatar } from '#shared/members/own-avatar.tsx';
import { RoleLine } from '#shared/members/role-line.tsx';
import { UnsentMark } from '#shared/saving/unsent-mark.tsx';
import { memberCounts } from '#replica/members/member-counts.ts';
import type { SignedInMember } from '#replica/members/member-queries.ts';
import { ownProfile } from '#replica/members/own-profile.ts';
import { useLive } from '#replica/database/use-live.ts';
import { UsernameText } from '#ui/elements/username-text.tsx';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { MissingPart } from '#ui/feedback/missing-part.tsx';
import { Row } from '#ui/layout/row.tsx';
import { FollowCounts } from './follow-counts.tsx';
import { ownHead } from './own-head.ts';
import { Fact, ProfileFacts } from './profile-facts.tsx';
import { RankBadge } from './rank-badge.tsx';
import { RefusedProfile } from './refused-profile.tsx';

const ProfileDialog = lazyPart(async () => (await import('./profile-dialog.tsx')).ProfileDialog, MissingPart);

/** Face, names, role, bio, location, joining month and phone of the own profile (spec 2 §2.4). E-mail and phone are the owner's to see alone (R19). */
export function ProfileHeader({ member }: { readonly member: SignedInMember }) {
  const { id, profile } = member;
  const own = useLive(ownProfile, []);
  const counts = useLive((replica) => memberCounts(replica, id), [id]);
  // A device on which the member has just signed in: nothing can be changed before it is known.
  const isKnown = own?.profile !== null && own?.profile !== undefined;
  const [isEdited, setEdited] = useEditedByAddress();
  const { name, username, bio, phone, foods, isUnsent, refused } = ownHead({ member, own, counts });
  return (
    <>
      {refused === null ? null : <RefusedProfile refused={refused} onChange={() => setEdited(true)} />}
      <Card
        pad="lg"
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        gap={{ base: '4', md: '6' }}
        alignItems="flex-start"
      >
        <OwnAvatar member={id} profile={profile} name={name} size={104} />
        <chakra.div flex="1" minW="0" width="full">
          <Heading as="h1" size="page">
            <bdi>{name}</bdi>
          </Heading>
          <Row gap="2" rowGap="1" mt="1.5">
            {profile === null ? null : (
              <chakra.span color="ink.muted" overflowWrap="anywhere">
                <UsernameText name={username} />
              </chakra.span>
            )}
            <RankBadge foods={foods} />
            {isUnsent ? <UnsentMark tone="saffron" /> : null}
          </Row>
          <chakra.div mt="1.5">
            <RoleLine member={profile} />
          </chakra.div>
          {bio === '' ? null : (
            <chakra.p dir="auto" mt="3" maxW="reading" whiteSpace="pre-line" overflowWrap="anywhere">
              {bio}
            </chakra.p>
          )}
          <ProfileFacts
            profile={profile}
            more={phone === '' ? null : <Fact icon={<Phone size={16} aria-hidden />}>{phone}</Fact>}
          />
          {profile === null ? null : (
            <chakra.div mt="2">
              <FollowCounts member={profile} isOwn />
            </chakra.div>
          )}
          <Ways canEdit={isKnown} onEdit={() => setEdited(true)} />
        </chakra.div>
      </Card>
      {own && isKnown && isEdited ? (
        <Suspense>
          <ProfileDialog open member={id} own={own} onClose={() => setEdited(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

interface WaysProps {
  readonly canEdit: boolean;
  readonly onEdit: () => void;
}

/** To what of the member's own is elsewhere. */
function Ways({ canEdit, onEdit }: WaysProps) {
  return (
    <Row gap="2" mt="3" css={{ '& > *': { flexGrow: { base: '1', md: '0' } } }}>
      <Button disabled={!canEdit} onClick={onEdit}>
        <Pencil aria-hidden />
        {t`Edit profile`}
      </Button>
      <LinkButton asChild tone="outline">
        <Link to="/taste-profile">
          <Flower2 aria-hidden />
          {t`My Taste Profile`}
        </Link>
      </LinkButton>
      <LinkButton asChild tone="outline">
        <Link to="/user-settings">
          <Settings aria-hidden />
          {t`Settings`}
        </Link>
      </LinkButton>
    </Row>
  );
}

/** Whether the profile is being edited; the address `/profile?edit` begins with it, once. */
function useEditedByAddress() {
  const [parameters, setParameters] = useSearchParams();
  const state = useState(parameters.has('edit'));
  const isAsked = parameters.has('edit');
  useEffect(() => {
    if (isAsked) setParameters({}, { replace: true });
  }, [isAsked, setParameters]);
  return state;
}
