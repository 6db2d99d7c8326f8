import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { Sparkles } from 'lucide-react';
import type { Taster } from '#ranking/question-shapes.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { FoodCardSkeleton } from '#food-views/cards/food-card-skeleton.tsx';
import { ShownFoodCard } from '#food-views/cards/shown-food-card.tsx';
import { useOffers } from '#food-views/offers/use-offers.ts';
import { useWholeFoods } from '#food-views/offers/use-whole-foods.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { Button } from '#ui/elements/button.tsx';
import { CardShelf } from '#ui/layout/card-shelf.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Section } from '#ui/layout/section.tsx';

const askRecommendations = (ranking: Ranking, taster: Taster) => ranking.ask('recommendations', taster);

/** What is most to the member's taste (R20, R33), each with what speaks for it; the one percentage is on its card (R37). */
export function Recommendations({ hasProfile, onEdit }: { readonly hasProfile: boolean; readonly onEdit: () => void }) {
  const { kind, answer } = useOffers(askRecommendations);
  // Nothing is read for no answer: see RankedShelf.
  const ids = useMemo(() => (answer.length === 0 ? undefined : answer.map(({ id }) => id)), [answer]);
  const foods = useWholeFoods(ids);
  const isEmpty = kind === 'answered' && answer.length === 0;
  // The invitation above says it all (R33).
  if (!hasProfile && answer.length === 0) return null;
  return (
    <Section heading={t`Recommended for you`} lead={isEmpty ? undefined : t`From what you like, best match first`}>
      {isEmpty ? (
        <EmptyState
          icon={Sparkles}
          headingLevel="h3"
          title={t`No recommendations available`}
          description={t`Nothing in the catalogue suits what you told so far. Add flavours and cuisines you like.`}
          action={<Button tone="outline" onClick={onEdit}>{t`Edit my taste`}</Button>}
        />
      ) : (
        <CardShelf aria-label={t`Recommended for you`} aria-busy={foods === undefined}>
          {foods === undefined
            ? [1, 2, 3, 4].map((place) => (
                <li key={place}>
                  <FoodCardSkeleton />
                </li>
              ))
            : answer.flatMap(({ id, because }) => {
                const food = foods.find((one) => one.id === id);
                return food === undefined
                  ? []
                  : [
                      <chakra.li
                        key={id}
                        display="grid"
                        gridTemplateColumns="minmax(0, 1fr)"
                        gridTemplateRows="1fr auto"
                        gap="1.5"
                      >
                        <ShownFoodCard food={food} />
                        <chakra.p textStyle="small" color="ink.muted" px="1" lineClamp="1">
                          {because
                            .slice(0, 3)
                            .map((word) => wordFor(word))
                            .join(', ')}
                        </chakra.p>
                      </chakra.li>,
                    ];
              })}
        </CardShelf>
      )}
    </Section>
  );
}
