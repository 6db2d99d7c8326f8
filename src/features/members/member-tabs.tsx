import { t } from '@lingui/core/macro';
import { Trophy, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { type CommunityPlace, communityTabs } from './community-place.ts';
import { MemberCard } from './member-card.tsx';
import { MemberCardSkeleton } from './member-card-skeleton.tsx';
import { MemberList } from './member-list.tsx';
import { membersAtOnce, topContributors } from './members-at-once.ts';
import { TasteMates } from '#features/members/alike/taste-mates.tsx';

interface MemberTabsProps {
  readonly tab: CommunityPlace['tab'];
  readonly onTab: (tab: CommunityPlace['tab']) => void;
}

/** The tabs All, Top Contributors and Taste like you (spec 2 §2.3). */
export function MemberTabs({ tab, onTab }: MemberTabsProps) {
  return (
    <>
      <VisuallyHidden as="h2">{t`Members`}</VisuallyHidden>
      <Tabs
        label={t`Members`}
        selected={tab}
        onSelect={(id) => onTab(communityTabs.find((one) => one === id) ?? 'all')}
        tabs={[
          { id: 'all', label: t`All`, panel: <AllMembers /> },
          { id: 'top', label: t`Top Contributors`, panel: <TopContributors /> },
          { id: 'alike', label: t`Taste like you`, panel: <TasteMates /> },
        ]}
      />
    </>
  );
}

function AllMembers() {
  const isWide = useIsWide();
  return (
    <MemberList
      question={{ list: 'newest' }}
      pageSize={membersAtOnce(isWide)}
      renderMember={(member) => <MemberCard member={member} />}
      skeleton={<MemberCardSkeleton />}
      empty={
        <EmptyState
          icon={Users}
          title={t`No Community Members Yet`}
          description={t`Be the first: everyone who joins is listed here.`}
          action={
            <LinkButton asChild>
              <Link to="/role-selection">{t`Get Started`}</Link>
            </LinkButton>
          }
        />
      }
    />
  );
}

function TopContributors() {
  const isWide = useIsWide();
  return (
    <MemberList
      question={{ list: 'contributors' }}
      pageSize={topContributors(isWide)}
      extent="page"
      renderMember={(member) => <MemberCard member={member} />}
      skeleton={<MemberCardSkeleton />}
      empty={
        <EmptyState
          icon={Trophy}
          title={t`Building Our Community`}
          description={t`Nobody has shared a food yet. The members who share most are listed here.`}
          action={
            <LinkButton asChild>
              <Link to="/contribute">{t`Add a Food`}</Link>
            </LinkButton>
          }
        />
      }
    />
  );
}
