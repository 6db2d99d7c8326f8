import { catalogueStats } from '#replica/catalogue-stats.ts';
import { useLive } from '#replica/use-live.ts';
import { Card } from '#ui/card.tsx';
import { StatList } from '#ui/stat-list.tsx';

/** The community in numbers (spec 2 §2.3, the stats card), as the server counts it. */
export function CommunityFigures() {
  const stats = useLive(catalogueStats, []);
  return (
    <Card as="section" aria-label="The community in numbers">
      <StatList
        stats={[
          { label: 'Members', value: stats?.contributors ?? null },
          { label: 'Foods', value: stats?.foods ?? null },
          { label: 'Cuisines', value: stats?.cultures ?? null },
          { label: 'Reviews', value: stats?.reviews ?? null },
        ]}
      />
    </Card>
  );
}
