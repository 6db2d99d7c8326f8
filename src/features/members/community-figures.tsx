import { t } from '@lingui/core/macro';
import { catalogueStats } from '#replica/foods/catalogue-stats.ts';
import { membersFound } from '#replica/feed/member-questions.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Card } from '#ui/layout/card.tsx';
import { StatList } from '#ui/layout/stat-list.tsx';

/** The community in numbers (spec 2 §2.3, the stats card), as the server counts it. */
export function CommunityFigures() {
  const stats = useLive(catalogueStats, []);
  // The server counts once a minute; nobody who is listed on this page is missing from the number.
  const listed = useLive(async (replica) => (await membersFound(replica, { list: 'newest' })).ids.length, []) ?? 0;
  return (
    <Card as="section" aria-label={t`The community in numbers`}>
      <StatList
        stats={[
          { label: t`Members`, value: stats ? Math.max(stats.contributors, listed) : null },
          { label: t`Foods`, value: stats?.foods ?? null },
          { label: t`Cuisines`, value: stats?.cultures ?? null },
          { label: t`Reviews`, value: stats?.reviews ?? null },
        ]}
      />
    </Card>
  );
}
