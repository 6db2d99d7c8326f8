import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import type { Food } from '#domain/foods/food.ts';
import type { SearchSort } from '#domain/search/food-question.ts';
import { FoodLine } from '#food-views/cards/food-line.tsx';
import { FoodRating } from '#food-views/cards/food-rating.tsx';
import { MatchFigure } from '#food-views/cards/match-figure.tsx';
import { isHere, type ShownFood } from '#food-views/offers/use-whole-foods.ts';
import { leadingWords } from '#food-views/taste/signature-petals.ts';
import { UnsentMark } from '#shared/saving/unsent-mark.tsx';
import { wordFor } from '#shared/words/word-for.ts';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

interface ResultLineProps {
  readonly food: ShownFood;
  readonly isUnsent: boolean;
  /** Who promotes it, where it stands before its equals for that (R34). */
  readonly promotedBy: string | null;
  readonly sort: SearchSort;
}

const TriedRoom = () => <chakra.span boxSize="target" flexShrink="0" />;

/** Loaded behind what the line says; its room is kept, so that nothing moves. */
const LineTried = lazyPart<{ readonly food: Food }>(
  async () => (await import('#food-views/cards/card-mark-row.tsx')).LineTried,
  TriedRoom,
);

/** A found food on a phone, where one compares many: below its name what it tastes of, then where it is from, and one number (R37). At its end it is marked as tried in one tap (R44). */
export function ResultLine({ food, isUnsent, promotedBy, sort }: ResultLineProps) {
  const words = leadingWords(food).map(wordFor).join(' · ');
  return (
    <chakra.article display="flex" alignItems="center">
      <chakra.div flex="1" minW="0">
        <FoodLine food={food}>
          {words === '' ? null : (
            <chakra.span display="block" color="ink.default" lineHeight="snug">
              {words}
            </chakra.span>
          )}
          <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5">
            {food.origin === '' ? null : <span>{wordFor(food.origin)}</span>}
            {isHere(food) ? sort === 'rating' ? <FoodRating food={food} /> : <MatchFigure food={food} /> : null}
            {isUnsent ? <UnsentMark tone="saffron" /> : null}
          </chakra.span>
          {promotedBy === null ? null : <chakra.span display="block">{t`Promoted by ${promotedBy}`}</chakra.span>}
        </FoodLine>
      </chakra.div>
      {isHere(food) ? (
        <Suspense fallback={<TriedRoom />}>
          <LineTried food={food} />
        </Suspense>
      ) : (
        <TriedRoom />
      )}
    </chakra.article>
  );
}

/** A line that is loading, about as high as one. */
export function ResultLineSkeleton() {
  return (
    <chakra.div display="flex" alignItems="center" gap="3.5" py="3" aria-hidden>
      <Skeleton width="16" height="12" flexShrink="0" borderRadius="md" />
      <chakra.div flex="1" display="grid" gap="2">
        <Skeleton height="4" width="60%" />
        <Skeleton height="3.5" width="80%" />
      </chakra.div>
      <Skeleton boxSize="14" flexShrink="0" borderRadius="full" />
    </chakra.div>
  );
}
