import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { noPairingFilters, type PairingStyle, pairingStyles } from '#domain/pairing/pairing.ts';
import { FoodSearch } from '#food-views/search/food-search.tsx';
import { useRanked } from '#food-views/offers/use-ranked.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { foodLookup } from '#replica/foods/food-queries.ts';
import { topicOfFood } from '#replica/database/audiences.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { partnerVotesOf } from '#replica/taste/pair-votes.ts';
import { rememberSearch } from '#replica/foods/recent-searches.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { ownTaste } from '#replica/taste/taste-profile.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { ChosenFood } from './chosen-food.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { filtersSet, pairingAddress, type PairingPlace, pairingPlace } from './pairing-place.ts';
import { PairingResults } from './pairing-results.tsx';
import { QuickStarts } from './quick-starts.tsx';
import { RefinePanel } from './refine-panel.tsx';
import { usePairings } from './use-pairings.ts';

const styleNames: Readonly<Record<PairingStyle, string>> = {
  complement: t`Complement`,
  contrast: t`Contrast`,
  elevate: t`Elevate`,
};
const askCuisines = (ranking: Ranking) => ranking.ask('cuisines');

/** The flavor pairing explorer (spec 2 §2.2): a food, a style, and what goes with it, all of it in the address. */
export function PairingScreen() {
  const place = pairingPlace(useSearchParams()[0]);
  const navigate = useNavigate();
  const replica = useReplica();
  const panelId = useId();
  const [isRefining, setRefining] = useState(filtersSet(place.filters) > 0);
  const taste = useLive(ownTaste, []);
  const cuisines = useRanked(askCuisines).answer;
  const go = (changes: Partial<PairingPlace>) =>
    void navigate(pairingAddress({ ...place, ...changes }), { replace: true, preventScrollReset: true });
  const hrefFor = (foodId: FoodId) => pairingAddress({ ...place, foodId });
  const filterCount = filtersSet(place.filters);
  return (
    <Page
      heading={t`Flavor Pairing Explorer`}
      description={t`Find out what goes with a food, and why: by what they share, by what sets them apart, and by the kitchens they come from.`}
      lead={t`Choose a food and see what goes with it, and why.`}
    >
      <Stack gap="4">
        <chakra.div maxW="form">
          <FoodSearch
            label={t`Search for a food to pair`}
            placeholder={t`Search for a food`}
            hrefFor={hrefFor}
            onChosen={(id) => void rememberSearch(replica, id)}
          />
          {place.foodId === null ? <QuickStarts hrefFor={hrefFor} /> : null}
        </chakra.div>
        <chakra.div>
          <Button
            tone="ghost"
            size="sm"
            minH="target"
            ms="-3.5"
            aria-expanded={isRefining}
            aria-controls={panelId}
            onClick={() => setRefining(!isRefining)}
          >
            <SlidersHorizontal aria-hidden />
            <Trans>Refine Preferences{filterCount > 0 ? ` (${filterCount})` : ''}</Trans>
          </Button>
          {isRefining ? (
            <chakra.div mt="2">
              <RefinePanel
                id={panelId}
                filters={place.filters}
                onFilters={(filters) => go({ filters })}
                cuisines={cuisines}
                hasProfile={taste !== undefined && taste.profile !== null}
              />
            </chakra.div>
          ) : null}
        </chakra.div>
        {place.foodId === null ? (
          <chakra.div mt="6">
            <HowItWorks />
          </chakra.div>
        ) : (
          <PairedFood place={{ ...place, foodId: place.foodId }} onPlace={go} />
        )}
      </Stack>
    </Page>
  );
}

interface PairedFoodProps {
  readonly place: PairingPlace & { readonly foodId: FoodId };
  readonly onPlace: (changes: Partial<PairingPlace>) => void;
}

/** The chosen food, as far as this device knows it, and its pairings. */
function PairedFood({ place: { foodId, style, filters }, onPlace }: PairedFoodProps) {
  const replica = useReplica();
  useEffect(() => void openTopic(replica, topicOfFood(foodId)), [replica, foodId]);
  const lookup = useLive((current) => foodLookup(current, foodId), [foodId]);
  const taste = useLive(ownTaste, []);
  const memberVotes = useLive((current) => partnerVotesOf(current, foodId), [foodId]);
  const isKnown = lookup?.kind === 'here' && taste !== undefined && memberVotes !== undefined;
  const pairings = usePairings(isKnown ? { foodId, style, filters, profile: taste.profile, memberVotes } : null);
  if (lookup === undefined || lookup.kind === 'fetching') return <LoadingState label={t`Loading food details...`} />;
  if (lookup.kind === 'not-on-device')
    return (
      <OfflineState
        title={t`This food is not on this device`}
        description={t`Connect once to fetch it; then it pairs offline, too.`}
      />
    );
  if (lookup.kind === 'missing')
    return (
      <EmptyState
        title={t`Food Not Found`}
        description={t`The food you're looking for doesn't exist or has been removed`}
      />
    );
  const { food } = lookup;
  const clearFilters = filtersSet(filters) > 0 ? () => onPlace({ filters: noPairingFilters }) : null;
  return (
    <Stack gap={{ base: '6', md: '8' }}>
      <ChosenFood food={food} />
      <Tabs
        label={t`Pairing style`}
        selected={style}
        onSelect={(chosen) => onPlace({ style: pairingStyles.find((known) => known === chosen) ?? 'complement' })}
        tabs={pairingStyles.map((one) => ({
          id: one,
          label: styleNames[one],
          panel: <PairingResults food={food} style={one} pairings={pairings} clearFilters={clearFilters} />,
        }))}
      />
    </Stack>
  );
}
