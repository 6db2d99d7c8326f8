import { countOf } from '#shared/words/count-of.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type ReactNode, Suspense } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { useDayFoods } from '#food-views/offers/use-day-foods.ts';
import { catalogueStats } from '#replica/foods/catalogue-stats.ts';
import { useLive } from '#replica/database/use-live.ts';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { StatList } from '#ui/layout/stat-list.tsx';
import { usePageTitle } from '#ui/layout/use-page-title.ts';
import { FeaturedFoods } from './featured-foods.tsx';
import { Hero } from './hero.tsx';
import { TasteWords } from './taste-words.tsx';

// Below the window's first height on every screen: the first view has no room for it.
const CommunityCall = lazyPart(
  async () => (await import('./community-call.tsx')).CommunityCall,
  () => null,
);

/** spec 1 §9: landing featured. */
const featuredCount = 6;

interface LandingScreenProps {
  readonly isSignedIn: boolean;
  /** Draws a food's card. */
  readonly renderFood: (food: Food) => ReactNode;
}

/** The first page (spec 1 §2, landing). */
export function LandingScreen({ isSignedIn, renderFood }: LandingScreenProps) {
  usePageTitle({ title: t`Foretaste: know the taste before you try it` });
  const foods = useDayFoods('/', featuredCount);
  const stats = useLive(catalogueStats, []);
  return (
    <>
      <Hero foods={foods} isSignedIn={isSignedIn} />
      <chakra.div borderBlockWidth="1px" borderColor="line.quiet">
        <chakra.div maxW="page" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '5', md: '7' }}>
          <StatList
            stats={[
              countOf('foods', stats?.foods),
              countOf('cultures', stats?.cultures),
              countOf('reviews', stats?.reviews),
            ]}
          />
        </chakra.div>
      </chakra.div>
      <chakra.div maxW="page" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '10', md: '16' }}>
        <FeaturedFoods foods={foods} renderFood={renderFood} />
        <TasteWords />
        <Suspense>
          <CommunityCall isSignedIn={isSignedIn} />
        </Suspense>
      </chakra.div>
    </>
  );
}
