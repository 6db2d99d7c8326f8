import { Scale } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { COMPARE_LEAST } from '#food-views/compare-tray.ts';
import { foodsByIds } from '#replica/food-queries.ts';
import { openTopic, topicOfFood } from '#replica/open-topic.ts';
import { useReplica } from '#replica/replica-context.tsx';
import { useLive } from '#replica/use-live.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Stack } from '#ui/stack.tsx';
import { CompareTable } from './compare-table.tsx';
import { comparedFoods } from './compared-foods.ts';
import { TasteRadar } from './taste-radar.tsx';

/** Two to four foods side by side; which ones stands in the address. */
export function CompareScreen() {
  const replica = useReplica();
  const key = comparedFoods(useSearchParams()[0]).join(',');
  useEffect(() => {
    for (const id of comparedFoods(new URLSearchParams({ foods: key }))) void openTopic(replica, topicOfFood(id));
  }, [replica, key]);
  const wanted = comparedFoods(new URLSearchParams({ foods: key }));
  const foods = useLive((from) => foodsByIds(from, comparedFoods(new URLSearchParams({ foods: key }))), [key]);
  return (
    <Page heading="Compare tastes" lead="What each of them tastes like, side by side.">
      {foods === undefined ? <LoadingState label="Loading foods..." /> : null}
      {foods !== undefined && foods.length < COMPARE_LEAST ? (
        <EmptyState
          icon={Scale}
          title="Choose two to four foods"
          description="Open a food and press Compare; do the same with another one. They meet here."
          action={<LinkButton asChild><Link to="/explore">Explore foods</Link></LinkButton>}
        />
      ) : null}
      {foods !== undefined && foods.length >= COMPARE_LEAST ? (
        <Stack gap="6">
          {foods.length < wanted.length ? <Notice title="Not all of them are here">Some of these foods are not on this device, or do not exist any more.</Notice> : null}
          <TasteRadar foods={foods} />
          <CompareTable foods={foods} />
        </Stack>
      ) : null}
    </Page>
  );
}
