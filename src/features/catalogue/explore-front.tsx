import { featuredFoods } from '#domain/featured-foods.ts';
import { foodsRatedAbove } from '#replica/food-queries.ts';
import { useLive } from '#replica/use-live.ts';
import { Stack } from '#ui/stack.tsx';
import { CatalogueFigures } from './catalogue-figures.tsx';
import { ExploreTiles } from './explore-tiles.tsx';
import { ForYouSection } from './for-you-section.tsx';
import { MoodSection } from './mood-section.tsx';
import { FeaturedSection } from './featured-section.tsx';
import { NewestSections } from './newest-sections.tsx';

/** spec 1 §9: featured foods are rated above this. */
const FEATURED_ABOVE = 4;
/** More than are shown: equal ratings are put in order by their number of reviews. */
const CANDIDATES = 60;

/** The front page of Explore (spec 1 §2). While nothing is rated, the newest foods stand before the empty place for the best. */
export function ExploreFront() {
  const candidates = useLive((replica) => foodsRatedAbove(replica, { rating: FEATURED_ABOVE, count: CANDIDATES }), []);
  if (candidates === undefined) return null;
  const featured = featuredFoods(candidates);
  return (
    <>
      {featured.length > 0 ? <FeaturedSection foods={featured} /> : null}
      <ForYouSection />
      <NewestSections />
      <MoodSection />
      {featured.length > 0 ? null : <FeaturedSection foods={[]} />}
      <Stack gap={{ base: '6', md: '8' }}>
        <ExploreTiles />
        <CatalogueFigures />
      </Stack>
    </>
  );
}
