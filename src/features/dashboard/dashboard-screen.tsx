import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type SignedInMember, signedInMember } from '#replica/members/member-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { SignInFirst } from '#shared/members/sign-in-first.tsx';
import { LoadBoundary } from '#ui/feedback/load-boundary.tsx';
import { ShelfSkeleton } from '#food-views/cards/shelf-skeleton.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { FollowedFeedSection } from './followed-feed-section.tsx';
import { NextToTrySection } from './next-to-try-section.tsx';
import { OwnLastEntries } from './own-last-entries.tsx';
import { OwnRecentFoods } from './own-recent-foods.tsx';
import type { Replica } from '#replica/database/replica.ts';
import { type OwnCounts, ownCounts } from '#replica/members/own-counts.ts';
import { ownWorkStats } from '#shared/words/own-work-stats.ts';
import { StatList } from '#ui/layout/stat-list.tsx';

const columns = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' };

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
  // Read together: what is not counted would otherwise take room for a moment.
  const read = useLive(memberAndCounts, []);
  if (read === undefined)
    return (
      <Page documentTitle={t`Dashboard · Foretaste`}>
        <DashboardSkeleton />
      </Page>
    );
  return read === null ? (
    <SignInFirst
      documentTitle={t`Dashboard · Foretaste`}
      title={t`Please sign in to view your dashboard`}
      description={t`What you made, what to try next, and what those you follow share.`}
    />
  ) : (
    <Dashboard {...read} {...parts} />
  );
}

async function memberAndCounts(replica: Replica) {
  const member = await signedInMember(replica);
  return member === null ? null : { member, counts: await ownCounts(replica, member.id) };
}

/** The outline of the page: a welcome, what to try next, the feed with what is beside it. */
function DashboardSkeleton() {
  return (
    <Stack gap={{ base: '10', md: '14' }} aria-busy>
      <VisuallyHidden as="output">{t`Loading your dashboard...`}</VisuallyHidden>
      <Skeleton height="10" width="min(20rem, 70%)" />
      <ShelfSkeleton count={6} />
      <chakra.div display="grid" gridTemplateColumns={columns} gap={{ base: '10', lg: '12' }}>
        <Skeleton height="20rem" borderRadius="xl" />
        <Skeleton height="14rem" borderRadius="xl" />
      </chakra.div>
    </Stack>
  );
}

function Dashboard({
  member: { id, profile },
  counts,
  drafts,
  unsent,
  achievements,
}: DashboardScreenProps & { readonly member: SignedInMember; readonly counts: OwnCounts }) {
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
        <OwnCounters counts={counts} />
        <Stack gap="6" mt="8" _empty={{ display: 'none' }}>
          {unsent}
          {drafts}
        </Stack>
        <chakra.div mt={{ base: '10', md: '14' }}>
          <NextToTrySection member={id} />
        </chakra.div>
        <chakra.div mt={{ base: '10', md: '14' }}>{achievements}</chakra.div>
        <chakra.div
          display="grid"
          gridTemplateColumns={columns}
          gap={{ base: '10', lg: '12' }}
          mt={{ base: '10', md: '16' }}
          alignItems="start"
        >
          <FollowedFeedSection />
          <Stack gap="8">
            <OwnLastEntries />
            <OwnRecentFoods member={id} />
          </Stack>
        </chakra.div>
      </LoadBoundary>
    </Page>
  );
}

/** The member's work in numbers (R24; R10: they are real). Whether somebody follows who has done nothing yet is no question. */
function OwnCounters({ counts: { foods, reviews, bookmarked, followers } }: { readonly counts: OwnCounts }) {
  return (
    <StatList
      stats={[
        ...ownWorkStats({ foods, reviews, bookmarked }),
        {
          label: plural(followers ?? 0, { one: 'Follower', other: 'Followers' }),
          value: foods + reviews + bookmarked === 0 ? (followers ?? 0) : followers,
        },
      ]}
    />
  );
}
