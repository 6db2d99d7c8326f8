import { t } from '@lingui/core/macro';
import { ListX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import type { FoodListId } from '#domain/values/ids/ids.ts';
import { useMissingFoods } from '#food-views/offers/use-missing-foods.ts';
import { useLive } from '#replica/database/use-live.ts';
import { listWithFoods } from '#replica/lists/list-queries.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ListPage } from './list-page.tsx';

/** One list with the foods on it (R46). */
export function ListScreen() {
  const { id = '' } = useParams();
  const shown = useLive((from) => listWithFoods(from, id as FoodListId), [id]);
  useMissingFoods(
    shown?.lines.map(({ item }) => item.foodId),
    shown?.lines.flatMap(({ food }) => food ?? []),
  );
  if (shown === undefined)
    return (
      <Page documentTitle={t`List · Foretaste`}>
        <LoadingState label={t`Opening the list...`} />
      </Page>
    );
  if (shown === null) return <NoSuchList />;
  return <ListPage key={id} list={shown.list} lines={shown.lines} />;
}

function NoSuchList() {
  return (
    <Page documentTitle={t`List · Foretaste`}>
      <EmptyState
        icon={ListX}
        headingLevel="h1"
        title={t`This list is not here`}
        description={t`It was deleted, or it is for its owner alone.`}
        action={
          <LinkButton asChild>
            <Link to="/lists">{t`Your lists`}</Link>
          </LinkButton>
        }
      />
    </Page>
  );
}
