import { useSearchParams } from 'react-router-dom';
import { foodsOfCuisine } from '#replica/foods-of-cuisine.ts';
import { syncReport } from '#replica/sync-status.ts';
import { useLive } from '#replica/use-live.ts';
import { Notice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { BrowseSection } from './browse-section.tsx';
import { CatalogueFigures } from './catalogue-figures.tsx';
import { CuisinePlates } from './cuisine-plates.tsx';
import { ExploreTiles } from './explore-tiles.tsx';
import { FeaturedSection } from './featured-section.tsx';
import { NoFoodsYet } from './no-foods-yet.tsx';
import { SharedByMembers } from './shared-by-members.tsx';

/** What Explore shows while nothing is searched for: the whole table, or one cuisine of it, which stands in the address. */
export function ExploreSections() {
  const [parameters] = useSearchParams();
  const cuisine = parameters.get('cuisine');
  const newest = useLive((replica) => foodsOfCuisine(replica, { cuisine: null, offset: 0, count: 1 }), []);
  const connection = useLive(syncReport, [])?.connection;
  if (newest?.length === 0) return <NoFoodsYet />;
  return (
    <Stack mt={{ base: '6', md: '8' }} gap={{ base: '10', md: '14' }}>
      <Stack gap="5">
        {connection === 'offline' ? <Notice tone="offline" title="You are offline">You see the foods that are on this device. New ones arrive when you are connected again.</Notice> : null}
        <CuisinePlates chosen={cuisine} />
      </Stack>
      {cuisine === null ? (
        <>
          <div><FeaturedSection /></div>
          <SharedByMembers />
          <Stack gap={{ base: '6', md: '8' }}>
            <CatalogueFigures />
            <ExploreTiles />
          </Stack>
        </>
      ) : null}
      <div><BrowseSection cuisine={cuisine} /></div>
    </Stack>
  );
}
