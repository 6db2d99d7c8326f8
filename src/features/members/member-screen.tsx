import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import type { Profile } from '#domain/members/member.ts';
import type { BlockedMember } from '#replica/members/block-queries.ts';
import { followState } from '#replica/members/follow-queries.ts';
import { memberNamed } from '#replica/members/member-named.ts';
import { askMembers } from '#replica/feed/member-questions.ts';
import { topicOfMember } from '#replica/database/audiences.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { useTopic } from '#replica/topics/use-topic.ts';
import { LoadBoundary } from '#ui/feedback/load-boundary.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { MemberNotFound, MemberNotOnDevice, MemberOnItsWay } from './member-absent.tsx';
import { MemberBlocked } from './member-blocked.tsx';
import { MemberHead } from './member-head.tsx';
import { MemberWork } from './member-work.tsx';
import { ProfessionalDetails } from './professional-details.tsx';

interface MemberScreenProps {
  readonly username: string;
  readonly renderFood: (food: Food) => ReactNode;
  /** Where a professional's food is served. */
  readonly renderPlaces: (member: Profile) => ReactNode;
  /** What can be done about the member besides following, writing and sharing. */
  readonly renderMenu: (member: Profile) => ReactNode;
  /** What can be done about a member whom the reader has blocked, besides ending it. */
  readonly renderBlockedActions: (member: BlockedMember) => ReactNode;
}

/** A member's page (R23). The own one is /profile. A member who is not on this device is asked for. */
export function MemberScreen({
  username,
  renderFood,
  renderPlaces,
  renderMenu,
  renderBlockedActions,
}: MemberScreenProps) {
  const replica = useReplica();
  const lookup = useLive((from) => memberNamed(from, username), [username]);
  const [unblocked, setUnblocked] = useState('');
  const isUnknown = lookup !== undefined && lookup.kind !== 'here';
  useEffect(() => {
    if (isUnknown) void askMembers(replica, { question: { list: 'username', name: username }, wanted: 1 });
  }, [replica, username, isUnknown]);
  // After a block has ended, the server must hear of it before it shows the member again.
  const isComing = lookup?.kind === 'missing' && unblocked === username;
  if (lookup === undefined || lookup.kind === 'fetching' || isComing) return <MemberOnItsWay />;
  if (lookup.kind === 'blocked')
    return (
      <MemberBlocked
        member={lookup.member}
        actions={renderBlockedActions(lookup.member)}
        onUnblocked={() => setUnblocked(username)}
      />
    );
  if (lookup.kind === 'missing') return <MemberNotFound />;
  if (lookup.kind === 'not-on-device') return <MemberNotOnDevice />;
  return (
    <KnownMember
      key={lookup.profile.id}
      profile={lookup.profile}
      renderFood={renderFood}
      renderPlaces={renderPlaces}
      renderMenu={renderMenu}
    />
  );
}

function KnownMember({
  profile,
  renderFood,
  renderPlaces,
  renderMenu,
}: Pick<MemberScreenProps, 'renderFood' | 'renderPlaces' | 'renderMenu'> & { readonly profile: Profile }) {
  const state = useLive((from) => followState(from, profile.id), [profile.id]);
  useTopic(topicOfMember(profile.id));
  if (state === 'self') return <Navigate to="/profile" replace />;
  const name = profile.fullName || profile.username;
  return (
    <Page
      documentTitle={t`${name} (@${profile.username}) · Foretaste`}
      description={profile.bio || t`The foods and reviews that ${name} shares on Foretaste.`}
    >
      <Stack gap={{ base: '6', md: '8' }}>
        <MemberHead profile={profile} menu={renderMenu(profile)} />
        <ProfessionalDetails member={profile} />
        {renderPlaces(profile)}
        <LoadBoundary message={t`Error loading what this member shared. Please try again.`}>
          <MemberWork member={profile} renderFood={renderFood} />
        </LoadBoundary>
      </Stack>
    </Page>
  );
}
