import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { catalogueStats } from '#replica/foods/catalogue-stats.ts';
import { useLive } from '#replica/database/use-live.ts';
import { StatList } from '#ui/layout/stat-list.tsx';

/** The catalogue in numbers (spec 1 §2, explore stats); what there is none of is not counted. */
export function CatalogueFigures() {
  const stats = useLive(catalogueStats, []);
  return (
    <chakra.div py={{ base: '5', md: '6' }} borderBlockWidth="1px" borderColor="line.quiet">
      <StatList
        stats={[
          { label: t`Foods`, value: stats?.foods ?? null },
          { label: t`Cultures`, value: stats?.cultures ?? null },
          { label: t`Reviews`, value: stats?.reviews ?? null },
          { label: t`Active contributors`, value: stats?.contributors ?? null },
        ]}
      />
    </chakra.div>
  );
}
