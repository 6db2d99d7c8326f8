import { countOf } from '#shared/words/count-of.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { askMembersAgain, membersFound } from '#replica/feed/member-questions.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { BelowList } from '#ui/layout/below-list.tsx';
import { LoadBoundary } from '#ui/feedback/load-boundary.tsx';
import { Page } from '#ui/layout/page.tsx';
import { useRefresher } from '#ui/feedback/refreshers.ts';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { communityParameters, readCommunityPlace, SEARCH_LIMIT } from './community-place.ts';
import { FoundMembers } from './found-members.tsx';
import { MemberTabs } from './member-tabs.tsx';
import { TrendingCuisines } from './trending-cuisines.tsx';
import { catalogueStats } from '#replica/foods/catalogue-stats.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Card } from '#ui/layout/card.tsx';
import { StatList } from '#ui/layout/stat-list.tsx';

/** The members and what they share (spec 2 §2.3). */
export function CommunityScreen() {
  const replica = useReplica();
  const [parameters, setParameters] = useSearchParams();
  const place = readCommunityPlace(parameters);
  const [text, setText] = useState(place.text);
  const go = (next: typeof place) => setParameters(communityParameters(next), { replace: true });
  const search = (next: string) => {
    setText(next);
    go({ ...place, text: next });
  };
  useRefresher(() => askMembersAgain(replica, [{ list: 'newest' }, { list: 'contributors' }]));
  return (
    <Page
      heading={t`Food Community`}
      lead={t`Meet the people behind the foods, and follow those whose taste you trust.`}
      description={t`The members of Foretaste: who shares foods of which cuisines, who contributes most, and what is trending.`}
    >
      <Stack gap={{ base: '5', md: '6' }}>
        <CommunityFigures />
        <chakra.search display="block" maxW="form">
          <SearchInput
            label={t`Search members`}
            placeholder={t`Search members by name`}
            maxLength={SEARCH_LIMIT}
            value={text}
            onValue={search}
          />
        </chakra.search>
        <LoadBoundary message={t`Error loading members. Please try again.`}>
          {text.trim() === '' ? (
            <MemberTabs tab={place.tab} onTab={(tab) => go({ ...place, tab })} />
          ) : (
            <FoundMembers name={text.trim()} />
          )}
        </LoadBoundary>
      </Stack>
      {text.trim() === '' ? (
        <BelowList mt={{ base: '10', md: '16' }}>
          <TrendingCuisines />
        </BelowList>
      ) : null}
    </Page>
  );
}

/** The community in numbers (spec 2 §2.3, the stats card), as the server counts it. */
function CommunityFigures() {
  const stats = useLive(catalogueStats, []);
  // The server counts once a minute; nobody who is listed on this page is missing from the number.
  const listed = useLive(async (replica) => (await membersFound(replica, { list: 'newest' })).ids.length, []) ?? 0;
  return (
    <Card as="section" aria-label={t`The community in numbers`}>
      <StatList
        stats={[
          countOf('members', stats ? Math.max(stats.contributors, listed) : null),
          countOf('foods', stats?.foods),
          countOf('cuisines', stats?.cultures),
          countOf('reviews', stats?.reviews),
        ]}
      />
    </Card>
  );
}
