import { calledName } from '#food-views/names/called-name.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UtensilsCrossed } from 'lucide-react';
import { useCallback, useId, useMemo } from 'react';
import type { PairingStyle, PairingSuggestion } from '#domain/pairing/pairing.ts';
import { groupPartners, type PartnerGroup } from '#domain/pairing/partners/partner-groups.ts';
import { FoodLine } from '#food-views/cards/food-line.tsx';
import { useTaste } from '#food-views/taste/taste-context.tsx';
import { useOffers } from '#food-views/offers/use-offers.ts';
import { wordFor } from '#shared/words/word-for.ts';
import type { Taster } from '#ranking/question-shapes.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { type ShownFood, useWholeFoods } from '#food-views/offers/use-whole-foods.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { styleNames } from './style-names.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import type { Pairings } from './use-pairings.ts';

interface PairingResultsProps {
  readonly food: ShownFood;
  readonly style: PairingStyle;
  /** Where no tab says which style it is. */
  readonly isStyleNamed: boolean;
  readonly pairings: Pairings;
  /** null when no filter is set. */
  readonly clearFilters: (() => void) | null;
}

/** What is true of every list of a style: evidence lets in, points order what is equally sure (held by lists-vary.test.ts). */
const leads: Readonly<Record<PairingStyle, string>> = {
  complement: t`What goes with it; among equals, what shares its taste comes first.`,
  contrast: t`What goes with it; among equals, what sets off its taste comes first.`,
  elevate: t`What goes with it, from its own kitchen or from one related to it.`,
};

const groupNames: Readonly<Record<PartnerGroup, string>> = {
  drinks: t`Drinks`,
  sides: t`Starters and sides`,
  desserts: t`Desserts`,
  mains: t`Main dishes`,
  more: t`More that goes with it`,
};

/** Wider than a food's card: a reason is read in a few lines. */
const SuggestionGrid = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
  },
});

/** What goes with a food in one style (spec 2 §2.2), or how to find more. */
export function PairingResults({
  food,
  style,
  isStyleNamed,
  pairings: { kind, suggestions, confidence },
  clearFilters,
}: PairingResultsProps) {
  const isAtTable = useTaste().disliked !== null;
  const ids = useMemo(() => suggestions?.map(({ id }) => id), [suggestions]);
  const foods = useWholeFoods(ids);
  if (kind === 'failed')
    return (
      <ErrorState
        title={t`The pairings could not be computed`}
        description={t`Please try again, or reload the page.`}
      />
    );
  if (suggestions === null) return <BeforeTheFirst food={food} />;
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" mb="4" minH="6">
        <chakra.p textStyle="small" color="ink.muted">
          {isStyleNamed ? <b>{styleNames[style]}: </b> : null}
          {leads[style]}{' '}
          {suggestions.length === 0 ? null : t`The line on each flower is the taste of ${calledName(food)}.`}
        </chakra.p>
        <chakra.output>
          {kind === 'computing' ? <Badge tone="saffron">{t`Computing...`}</Badge> : null}
          {kind === 'cached' ? (
            <Badge tone="neutral">
              <Trans>Cached ({confidence}% confidence)</Trans>
            </Badge>
          ) : null}
        </chakra.output>
      </chakra.div>
      {suggestions.length === 0 ? (
        <EmptyState
          icon={UtensilsCrossed}
          headingLevel="h3"
          title={t`No pairings found for this combination.`}
          description={
            isAtTable
              ? t`Little that goes with it may be offered to your table. Try another style.`
              : clearFilters === null
                ? t`Little is known of this food yet. Try another style.`
                : t`Your preferences may leave nothing over. Loosen them, or try another style.`
          }
          action={
            clearFilters === null ? null : (
              <Button tone="outline" onClick={clearFilters}>{t`Clear all preferences`}</Button>
            )
          }
        />
      ) : (
        <SuggestionGroups chosen={food} suggestions={suggestions} foods={foods} />
      )}
    </>
  );
}

interface SuggestionGroupsProps {
  readonly chosen: ShownFood;
  readonly suggestions: readonly PairingSuggestion[];
  /** Those of the suggestions that are known; undefined while they are read. */
  readonly foods: readonly ShownFood[] | undefined;
}

/** The suggestions under the parts of a meal, within each in the order of the engine. */
function SuggestionGroups({ chosen, suggestions, foods }: SuggestionGroupsProps) {
  const id = useId();
  if (foods === undefined) return <WaitingSuggestions />;
  const foodOf = ({ id: wanted }: PairingSuggestion) => foods.find((food) => food.id === wanted);
  return (
    <chakra.section aria-label={t`Suggestions`} display="grid" gap={{ base: '5', md: '8' }}>
      {groupPartners(suggestions, foodOf).map(({ group, partners }) => (
        <chakra.div key={group} minW="0">
          <Heading id={`${id}-${group}`} as="h3" size="small" mb={{ base: '2', md: '3' }}>
            {groupNames[group]}{' '}
            <chakra.span textStyle="figures" fontWeight="normal" color="ink.muted">
              {partners.length}
            </chakra.span>
          </Heading>
          <SuggestionGrid aria-labelledby={`${id}-${group}`}>
            {partners.map((suggestion) => {
              const partner = foodOf(suggestion);
              return (
                <li key={suggestion.id}>
                  {partner === undefined ? (
                    <SuggestionSkeleton />
                  ) : (
                    <SuggestionCard chosen={chosen} food={partner} suggestion={suggestion} />
                  )}
                </li>
              );
            })}
          </SuggestionGrid>
        </chakra.div>
      ))}
    </chakra.section>
  );
}

/** A suggestion that is loading, about as high as one. */
function SuggestionSkeleton() {
  return (
    <Card pad="none" aria-hidden>
      <chakra.div p="3" display="flex" gap="3">
        <Skeleton boxSize={{ base: '16', md: '20' }} flexShrink="0" borderRadius="lg" />
        <chakra.div flex="1" display="grid" gap="2" alignContent="start">
          <Skeleton height="6" width="60%" />
          <Skeleton height="6" width="45%" borderRadius="full" />
          <Skeleton height="10" />
        </chakra.div>
      </chakra.div>
      <chakra.div height="target" />
    </Card>
  );
}

function WaitingSuggestions() {
  return (
    <SuggestionGrid aria-hidden>
      {[1, 2, 3, 4].map((place) => (
        <li key={place}>
          <SuggestionSkeleton />
        </li>
      ))}
    </SuggestionGrid>
  );
}

/** Four foods of the same origin, until the first result is there (spec 2 §2.2). */
function BeforeTheFirst({ food }: { readonly food: ShownFood }) {
  const { answer } = useOffers(
    useCallback(
      (ranking: Ranking, taster: Taster) => ranking.ask('sameOrigin', { foodId: food.id, taster }),
      [food.id],
    ),
  );
  const foods = useWholeFoods(answer);
  return (
    <>
      <chakra.output display="block" mb="4">
        <Badge tone="saffron">{t`Computing...`}</Badge>
      </chakra.output>
      {foods === undefined || foods.length === 0 ? (
        <WaitingSuggestions />
      ) : (
        <>
          <Heading as="h3" size="small" mb="3">
            <Trans>Also {wordFor(food.origin)}</Trans>
          </Heading>
          <SuggestionGrid>
            {foods.map((one) => (
              <li key={one.id}>
                <FoodLine food={one} />
              </li>
            ))}
          </SuggestionGrid>
        </>
      )}
    </>
  );
}
