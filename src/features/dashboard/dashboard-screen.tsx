import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type SignedInMember, signedInMember } from '#replica/members/member-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { LoadBoundary } from '#ui/feedback/load-boundary.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { FollowedFeedSection } from './followed-feed-section.tsx';
import { NextToTrySection } from './next-to-try-section.tsx';
import { OwnRecentFoods } from './own-recent-foods.tsx';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { ownCounts } from '#replica/members/own-counts.ts';
import { StatList } from '#ui/layout/stat-list.tsx';

export interface DashboardScreenProps {
  /** The member's drafts, to resume or discard; nothing when there are none. */
  readonly drafts: ReactNode;
  /** What waits to be sent or was refused; nothing when all is sent. */
  readonly unsent: ReactNode;
  /** The member's achievements with progress, under a heading of its own. */
  readonly achievements: ReactNode;
}

/** The member's own page of what is going on (spec 2 §2.12; R11, R24). */
export function DashboardScreen(parts: DashboardScreenProps) {
  const member = useLive(signedInMember, []);
  if (member === undefined)
    return (
      <Page documentTitle={t`Dashboard · Foretaste`}>
        <LoadingState label={t`Loading your dashboard...`} />
      </Page>
    );
  return member === null ? <SignInFirst /> : <Dashboard member={member} {...parts} />;
}

function SignInFirst() {
  return (
    <Page documentTitle={t`Dashboard · Foretaste`}>
      <EmptyState
        icon={LogIn}
        headingLevel="h1"
        title={t`Please sign in to view your dashboard`}
        description={t`What you made, what to try next, and what those you follow share.`}
        action={
          <LinkButton asChild>
            <Link to="/auth" state={{ from: '/dashboard' }}>{t`Sign In`}</Link>
          </LinkButton>
        }
      />
    </Page>
  );
}

function Dashboard({
  member: { id, profile },
  drafts,
  unsent,
  achievements,
}: DashboardScreenProps & { readonly member: SignedInMember }) {
  const name = profile?.fullName || profile?.username;
  return (
    <Page
      heading={
        name ? (
          <Trans>
            Welcome, <bdi>{name}</bdi>
          </Trans>
        ) : (
          t`Welcome`
        )
      }
      documentTitle={t`Dashboard · Foretaste`}
    >
      <LoadBoundary message={t`Your dashboard could not be read. Please try again.`}>
        <OwnCounters member={id} />
        <Stack gap="6" mt="8" _empty={{ display: 'none' }}>
          {unsent}
          {drafts}
        </Stack>
        <chakra.div mt={{ base: '10', md: '14' }}>
          <NextToTrySection member={id} />
        </chakra.div>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
          gap={{ base: '10', lg: '12' }}
          mt={{ base: '10', md: '16' }}
          alignItems="start"
        >
          <FollowedFeedSection />
          <Stack gap="8">
            <OwnRecentFoods member={id} />
            {achievements}
          </Stack>
        </chakra.div>
      </LoadBoundary>
    </Page>
  );
}

/** The member's work in numbers (R24; R10: they are real). */
function OwnCounters({ member }: { readonly member: MemberId }) {
  const counts = useLive((replica) => ownCounts(replica, member), [member]);
  return (
    <StatList
      stats={[
        { label: t`Foods contributed`, value: counts?.foods ?? null },
        { label: t`Reviews written`, value: counts?.reviews ?? null },
        { label: t`Foods bookmarked`, value: counts?.bookmarked ?? null },
        { label: t`Followers`, value: counts?.followers ?? null },
      ]}
    />
  );
}
