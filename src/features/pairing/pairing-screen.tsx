import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { noPairingFilters, type PairingStyle, pairingStyles } from '#domain/pairing/pairing.ts';
import { useTasteOnceRead } from '#food-views/taste/taste-context.tsx';
import { useWholeFoods } from '#food-views/offers/use-whole-foods.ts';
import { FoodSearch } from '#food-views/search/food-search.tsx';
import { TableChooser } from '#food-views/tables/table-chooser.tsx';
import { foodLookup } from '#replica/foods/food-queries.ts';
import { topicOfFood } from '#replica/database/audiences.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { partnerVotesOf } from '#replica/taste/pair-votes.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { ChosenFood } from './chosen-food.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { filtersSet, pairingAddress, type PairingPlace, pairingPlace } from './pairing-place.ts';
import { PairingResults } from './pairing-results.tsx';
import { QuickStarts } from './quick-starts.tsx';
import { RefinePreferences } from './refine-preferences.tsx';
import { styleNames } from './style-names.ts';
import { usePairings } from './use-pairings.ts';

/** The flavor pairing explorer (spec 2 §2.2): a food, a style, and what goes with it, all of it in the address. */
export function PairingScreen() {
  const place = pairingPlace(useSearchParams()[0]);
  const navigate = useNavigate();
  const isWide = useIsWide();
  const go = (changes: Partial<PairingPlace>) =>
    void navigate(pairingAddress({ ...place, ...changes }), { replace: true, preventScrollReset: true });
  const hrefFor = (foodId: FoodId) => pairingAddress({ ...place, foodId });
  const refine = <RefinePreferences refined={place} onRefined={({ style, filters }) => go({ style, filters })} />;
  return (
    <Page
      heading={t`Flavor Pairing Explorer`}
      description={t`Find out what goes with a food, and why: by what they share, by what sets them apart, and by the kitchens they come from.`}
      lead={place.foodId === null ? t`Choose a food and see what goes with it, and why.` : undefined}
    >
      <Stack gap="4">
        <Row gap="3">
          <chakra.div flex={{ base: '1 1 100%', md: '0 1 34rem' }} minW="0">
            <FoodSearch label={t`Search for a food to pair`} placeholder={t`Search for a food`} hrefFor={hrefFor} />
          </chakra.div>
          {isWide || place.foodId === null ? refine : null}
          <TableChooser />
        </Row>
        {place.foodId === null ? <QuickStarts hrefFor={hrefFor} /> : null}
        {place.foodId === null ? (
          <chakra.div mt="6">
            <HowItWorks />
          </chakra.div>
        ) : (
          <PairedFood place={{ ...place, foodId: place.foodId }} onPlace={go} refine={isWide ? null : refine} />
        )}
      </Stack>
    </Page>
  );
}

interface PairedFoodProps {
  readonly place: PairingPlace & { readonly foodId: FoodId };
  readonly onPlace: (changes: Partial<PairingPlace>) => void;
  /** On a phone the button of the sheet with style and filters, in place of the tabs. */
  readonly refine: ReactNode;
}

/** The chosen food, as far as this device knows it, and its pairings. */
function PairedFood({ place: { foodId, style, filters }, onPlace, refine }: PairedFoodProps) {
  const replica = useReplica();
  useEffect(() => void openTopic(replica, topicOfFood(foodId)), [replica, foodId]);
  const lookup = useLive((current) => foodLookup(current, foodId), [foodId]);
  const taste = useTasteOnceRead();
  const memberVotes = useLive((current) => partnerVotesOf(current, foodId), [foodId]);
  // A food whose row is not here pairs by its columns.
  const ids = useMemo(() => [foodId], [foodId]);
  const food = useWholeFoods(ids)?.[0];
  const isKnown = food !== undefined && taste !== undefined && memberVotes !== undefined;
  const pairings = usePairings(
    isKnown ? { foodId, style, filters, profile: taste.offeredTo, disliked: taste.disliked ?? [], memberVotes } : null,
  );
  if (food === undefined) {
    if (lookup?.kind === 'not-on-device')
      return (
        <OfflineState
          title={t`This food is not on this device`}
          description={t`Connect once to fetch it; then it pairs offline, too.`}
        />
      );
    if (lookup?.kind === 'missing')
      return (
        <EmptyState
          title={t`Food Not Found`}
          description={t`The food you're looking for doesn't exist or has been removed`}
        />
      );
    return <LoadingState shape="panel" label={t`Loading food details...`} />;
  }
  const clearFilters = filtersSet(filters) > 0 ? () => onPlace({ filters: noPairingFilters }) : null;
  const resultsOf = (one: PairingStyle) => (
    <PairingResults
      food={food}
      style={one}
      isStyleNamed={refine !== null}
      pairings={pairings}
      clearFilters={clearFilters}
    />
  );
  return (
    <Stack gap={{ base: '4', md: '8' }}>
      <ChosenFood food={food} />
      {refine === null ? (
        <Tabs
          label={t`Pairing style`}
          selected={style}
          onSelect={(chosen) => onPlace({ style: pairingStyles.find((known) => known === chosen) ?? 'complement' })}
          tabs={pairingStyles.map((one) => ({ id: one, label: styleNames[one], panel: resultsOf(one) }))}
        />
      ) : (
        <chakra.div minW="0">
          <chakra.div mb="3">{refine}</chakra.div>
          {resultsOf(style)}
        </chakra.div>
      )}
    </Stack>
  );
}
