import { chakra } from '@chakra-ui/react/styled-system';
import { foodsOfCuisine } from '#replica/foods-of-cuisine.ts';
import { syncReport } from '#replica/sync-status.ts';
import { useLive } from '#replica/use-live.ts';
import { Notice } from '#ui/notice.tsx';
import { BrowseSection } from './browse-section.tsx';
import { CatalogueFigures } from './catalogue-figures.tsx';
import { ExploreTiles } from './explore-tiles.tsx';
import { FeaturedSection } from './featured-section.tsx';
import { NoFoodsYet } from './no-foods-yet.tsx';
import { SharedByMembers } from './shared-by-members.tsx';

/** What Explore shows while nothing is searched for. */
export function ExploreSections() {
  const newest = useLive((replica) => foodsOfCuisine(replica, { cuisine: null, offset: 0, count: 1 }), []);
  const connection = useLive(syncReport, [])?.connection;
  if (newest?.length === 0) return <NoFoodsYet />;
  return (
    <>
      {connection === 'offline' ? (
        <chakra.div mt="5"><Notice tone="offline" title="You are offline">You see the foods that are on this device. New ones arrive when you are connected again.</Notice></chakra.div>
      ) : null}
      <CatalogueFigures />
      <FeaturedSection />
      <SharedByMembers />
      <ExploreTiles />
      <BrowseSection />
    </>
  );
}
