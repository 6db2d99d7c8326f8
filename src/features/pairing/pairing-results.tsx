import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UtensilsCrossed } from 'lucide-react';
import { useCallback } from 'react';
import type { Food } from '#domain/foods/food.ts';
import type { PairingStyle } from '#domain/pairing/pairing.ts';
import { FoodCard } from '#food-views/cards/food-card.tsx';
import { FoodCardSkeleton } from '#food-views/cards/food-card-skeleton.tsx';
import { useOffers } from '#food-views/offers/use-offers.ts';
import { wordFor } from '#shared/words/word-for.ts';
import type { Ranking, Taster } from '#ranking/ranking.ts';
import { useMissingFoods } from '#food-views/offers/use-missing-foods.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Button } from '#ui/elements/button.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import type { Pairings } from './use-pairings.ts';

interface PairingResultsProps {
  readonly food: Food;
  readonly style: PairingStyle;
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

const none: readonly never[] = [];

/** What goes with a food in one style (spec 2 §2.2), or how to find more. */
export function PairingResults({
  food,
  style,
  pairings: { kind, suggestions, confidence },
  clearFilters,
}: PairingResultsProps) {
  const ids = (suggestions ?? none).map(({ id }) => id);
  const foods = useLive((replica) => foodsByIds(replica, ids), [ids.join(' ')]);
  useMissingFoods(ids, foods);
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
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="4" minH="6">
        <chakra.p color="ink.muted">{leads[style]}</chakra.p>
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
            clearFilters === null
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
        <CardGrid aria-label={t`Suggestions`} alignItems="start">
          {suggestions.map((suggestion) => {
            const partner = foods?.find(({ id }) => id === suggestion.id);
            return (
              <li key={suggestion.id}>
                {partner === undefined ? (
                  <FoodCardSkeleton />
                ) : (
                  <SuggestionCard chosen={food} food={partner} suggestion={suggestion} />
                )}
              </li>
            );
          })}
        </CardGrid>
      )}
    </>
  );
}

/** Four foods of the same origin, until the first result is there (spec 2 §2.2). */
function BeforeTheFirst({ food }: { readonly food: Food }) {
  const { answer } = useOffers(
    useCallback(
      (ranking: Ranking, taster: Taster) => ranking.ask('sameOrigin', { foodId: food.id, taster }),
      [food.id],
    ),
  );
  const foods = useLive((replica) => foodsByIds(replica, answer), [answer]);
  useMissingFoods(answer, foods);
  return (
    <>
      <chakra.output display="block" mb="4">
        <Badge tone="saffron">{t`Computing...`}</Badge>
      </chakra.output>
      {foods === undefined || foods.length === 0 ? (
        <CardGrid aria-hidden>
          {[1, 2, 3, 4].map((place) => (
            <li key={place}>
              <FoodCardSkeleton />
            </li>
          ))}
        </CardGrid>
      ) : (
        <>
          <Heading as="h3" size="small" mb="3">
            <Trans>Also {wordFor(food.origin)}</Trans>
          </Heading>
          <CardGrid>
            {foods.map((one) => (
              <li key={one.id}>
                <FoodCard food={one} />
              </li>
            ))}
          </CardGrid>
        </>
      )}
    </>
  );
}
