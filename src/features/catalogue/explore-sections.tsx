import { useSearchParams } from 'react-router-dom';
import { newestFoods } from '#replica/food-queries.ts';
import { syncReport } from '#replica/sync-status.ts';
import { useLive } from '#replica/use-live.ts';
import { NoFoodsYet } from '#food-views/no-foods-yet.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { BrowseSection } from './browse-section.tsx';
import { CuisinePlates } from './cuisine-plates.tsx';
import { ExploreFront } from './explore-front.tsx';
import { explorePlace } from './explore-place.ts';

/** What Explore shows while nothing is searched for: its front page, or a whole list, which stands in the address. */
export function ExploreSections() {
  const place = explorePlace(useSearchParams()[0]);
  const newest = useLive((replica) => newestFoods(replica, 1), []);
  const connection = useLive(syncReport, [])?.connection;
  if (newest?.length === 0) return <NoFoodsYet />;
  return (
    <Stack mt={{ base: '5', md: '8' }} gap={{ base: '8', md: '12' }}>
      <Stack gap="5">
        {connection === 'offline' ? <Notice tone="offline" title="You are offline">You see the foods that are on this device. New ones arrive when you are connected again.</Notice> : null}
        <CuisinePlates place={place} />
      </Stack>
      {place.kind === 'front' ? <ExploreFront /> : <BrowseSection cuisine={place.kind === 'cuisine' ? place.cuisine : null} />}
    </Stack>
  );
}
