import type { ReactNode } from 'react';
import { featuredFoods } from '#domain/featured-foods.ts';
import type { Food } from '#domain/food.ts';
import { useTasteOnceRead } from '#food-views/taste-context.tsx';
import { useOffered } from '#food-views/use-offered.ts';
import { foodsRatedAbove, newestFoods } from '#replica/food-queries.ts';
import type { Replica } from '#replica/replica.ts';
import { useLive } from '#replica/use-live.ts';
import { Stack } from '#ui/stack.tsx';
import { CatalogueFigures } from './catalogue-figures.tsx';
import { ExploreTiles } from './explore-tiles.tsx';
import { FeaturedSection } from './featured-section.tsx';
import { ForYouSection } from './for-you-section.tsx';
import { MoodSection } from './mood-section.tsx';
import { NewestSections } from './newest-sections.tsx';

/** spec 1 §9: featured foods are rated above this. */
const FEATURED_ABOVE = 4;
/** More than are shown: equal ratings are put in order by their number of reviews. */
const CANDIDATES = 60;
/** spec 1 §9, mood rules: foods of the afternoon are rated above this. */
const LIKED_ABOVE = 3.5;
/** How many of the newest foods are looked through for members' own. */
const LOOKED_THROUGH = 24;

const nothing: readonly Food[] = [];

/** Everything that decides which sections there are: read at once, so that none appears or vanishes after the others are drawn. */
async function frontFoods(replica: Replica) {
  const [candidates, liked, newest] = await Promise.all([
    foodsRatedAbove(replica, { rating: FEATURED_ABOVE, count: CANDIDATES }),
    foodsRatedAbove(replica, { rating: LIKED_ABOVE, count: 1 }),
    newestFoods(replica, LOOKED_THROUGH),
  ]);
  return { candidates, isAnyLiked: liked.length > 0, newest };
}

/** What the front page begins with, of the foods of its document. */
function frontOf(told: readonly Food[]) {
  return { candidates: told, isAnyLiked: false, newest: featuredFoods(told).length > 0 ? nothing : told };
}

interface ExploreFrontProps {
  readonly assistant: ReactNode;
  /** What it begins with; none: what the replica says. */
  readonly told: readonly Food[];
  /** Whether the rest can be drawn. */
  readonly isHere: boolean;
}

/** The front page of Explore (spec 1 §2). While nothing is rated, the newest foods stand before the empty place for the best. */
export function ExploreFront({ assistant, told, isHere }: ExploreFrontProps) {
  const read = useLive(frontFoods, []);
  const taste = useTasteOnceRead();
  const whole = isHere && read !== undefined && taste !== undefined ? { taste, isAnyLiked: read.isAnyLiked } : null;
  const { candidates, newest } = told.length > 0 || whole === null || read === undefined ? frontOf(told) : read;
  const featured = featuredFoods(useOffered(candidates) ?? nothing);
  const offeredNewest = useOffered(newest) ?? nothing;
  return (
    <>
      {featured.length > 0 ? <FeaturedSection foods={featured} /> : null}
      {whole === null || whole.taste.profile === null ? null : <ForYouSection />}
      <NewestSections newest={offeredNewest} />
      {whole === null ? null : (
        <>
          <MoodSection isAnyLiked={whole.isAnyLiked} />
          {assistant}
          {featured.length > 0 ? null : <FeaturedSection foods={[]} />}
          <Stack gap={{ base: '6', md: '8' }}>
            <ExploreTiles />
            <CatalogueFigures />
          </Stack>
        </>
      )}
    </>
  );
}
