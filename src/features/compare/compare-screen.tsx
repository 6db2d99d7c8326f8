import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { Scale } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { COMPARE_LEAST, COMPARE_MOST, compareAddress, useCompareTray } from '#food-views/compare/compare-tray.ts';
import { FoodSearch } from '#food-views/search/food-search.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { CompareTable } from './compare-table.tsx';
import { comparedFoods } from './compared-foods.ts';
import { TasteRadar } from './taste-radar.tsx';
import { useChangeComparison } from './use-change-comparison.ts';
import { useComparedFoods } from './use-compared-foods.ts';

/** Two to four foods side by side; which ones stands in the address. */
export function CompareScreen() {
  const ids = comparedFoods(useSearchParams()[0]);
  const foods = useComparedFoods(ids);
  const { takeOff, addressWith, added } = useChangeComparison(ids);
  const here = foods.flatMap(({ lookup, place }) => (lookup.kind === 'here' ? [{ food: lookup.food, place }] : []));
  const isFetching = foods.some(({ lookup }) => lookup.kind === 'fetching');
  return (
    <Page heading={t`Compare tastes`} lead={t`What each of them tastes like, side by side.`}>
      {ids.length >= COMPARE_MOST ? null : (
        <chakra.div maxW="form" mb="6">
          <FoodSearch
            label={t`Add a food to compare`}
            placeholder={plural(ids.length, { one: 'Add another food', other: 'Add a food' })}
            hrefFor={addressWith}
            onChosen={added}
            replaceHistory
          />
        </chakra.div>
      )}
      <VisuallyHidden as="output">{isFetching ? t`Loading food details...` : ''}</VisuallyHidden>
      {ids.length === 0 ? (
        <NothingChosen />
      ) : (
        <chakra.div
          display="grid"
          gap={{ base: '6', lg: '8' }}
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem', xl: 'minmax(0, 1fr) 22rem' }}
        >
          <Card
            pad="sm"
            gridColumn={{ lg: '2' }}
            gridRow={{ lg: '1' }}
            position={{ base: 'static', lg: 'sticky' }}
            top="5.5rem"
          >
            {here.length === 0 ? (
              <Skeleton
                mx="auto"
                width="full"
                maxW="24rem"
                borderRadius="lg"
                {...(isFetching ? {} : { animation: 'none' })}
                style={{ aspectRatio: '292 / 244' }}
              />
            ) : (
              <TasteRadar foods={here} />
            )}
          </Card>
          <CompareTable foods={foods} onTakeOff={takeOff} />
        </chakra.div>
      )}
    </Page>
  );
}

function NothingChosen() {
  const { ids } = useCompareTray();
  return (
    <EmptyState
      icon={Scale}
      title={t`Choose two to four foods`}
      description={t`Press the scales on the foods you want to compare, or search for them here.`}
      action={
        <>
          {ids.length < COMPARE_LEAST ? null : (
            <LinkButton asChild>
              <Link to={compareAddress(ids)}>{t`Compare the foods on the tray`}</Link>
            </LinkButton>
          )}
          <LinkButton asChild tone={ids.length < COMPARE_LEAST ? 'solid' : 'outline'}>
            <Link to="/explore">{t`Explore foods`}</Link>
          </LinkButton>
        </>
      }
    />
  );
}
