import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { FlavourWords } from '#food-views/cards/flavour-words.tsx';
import { namesBeside } from '#food-views/names/names-beside.ts';
import { type ShownFood, useWholeFoods } from '#food-views/offers/use-whole-foods.ts';
import { AllergenLine } from '#food-views/safety/allergen-line.tsx';
import { SafetyMark } from '#food-views/safety/safety-mark.tsx';
import { LazySignature } from '#food-views/taste/lazy-signature.tsx';
import { TasteBars } from '#food-views/taste/taste-bars.tsx';
import { wordFor } from '#shared/words/word-for.ts';
import { NotOnDevicePage } from '#shared/saving/not-on-device-page.tsx';
import { PageOnItsWay } from '#shared/saving/page-on-its-way.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

const ExploreWhatIsHere = () => (
  <LinkButton asChild tone="outline">
    <Link to="/explore">{t`Explore what is here`}</Link>
  </LinkButton>
);

/** On its way to this device. */
export function FoodLoading() {
  return (
    <PageOnItsWay
      documentTitle={t`Food · Foretaste`}
      title={t`This food is still on its way`}
      elsewhere={<ExploreWhatIsHere />}
    >
      <LoadingState label={t`Loading food details...`} />
      <Card pad="none" maxW="46rem" aria-hidden>
        <Skeleton borderRadius="0" style={{ aspectRatio: '2 / 1' }} />
        <chakra.div p="6">
          <Skeleton height="9" width="60%" mb="3" />
          <Skeleton height="5" width="30%" />
        </chakra.div>
      </Card>
    </PageOnItsWay>
  );
}

/** Its row is not here, and the server is out of reach. Of a large catalogue the columns know its names, its taste and what it states of allergens. */
export function FoodNotOnDevice({ foodId }: { readonly foodId: FoodId }) {
  const ids = useMemo(() => [foodId], [foodId]);
  const food = useWholeFoods(ids)?.[0];
  return (
    <NotOnDevicePage
      documentTitle={t`Food · Foretaste`}
      title={t`This food is not on this device`}
      description={t`You are offline, and it was never opened here. It appears as soon as there is a connection.`}
      elsewhere={<ExploreWhatIsHere />}
    >
      {food === undefined ? null : <KnownOfFood food={food} />}
    </NotOnDevicePage>
  );
}

function KnownOfFood({ food }: { readonly food: ShownFood }) {
  const otherNames = namesBeside(food);
  return (
    <Card as="section" aria-label={t`What this device knows of it`} maxW="46rem" mx="auto" display="grid" gap="4">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.div flex="1 1 10rem" minW="0">
          <chakra.span fontSize="sm" fontWeight="semibold" color="paprika.text">
            {wordFor(food.origin)}
          </chakra.span>
          <Heading as="h2" size="section" overflowWrap="anywhere">
            <bdi>{food.name}</bdi>
          </Heading>
          {otherNames === '' ? null : (
            <chakra.p color="ink.muted">
              <bdi>{otherNames}</bdi>
            </chakra.p>
          )}
        </chakra.div>
        <LazySignature food={food} />
      </chakra.div>
      <FlavourWords flavours={food.flavours} />
      <TasteBars food={food} />
      <AllergenLine food={food} />
      <SafetyMark food={food} look="line" />
    </Card>
  );
}
