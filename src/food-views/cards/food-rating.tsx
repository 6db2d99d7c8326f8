import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import type { Food } from '#domain/foods/food.ts';
import { hasRealRating } from '#domain/foods/has-real-rating.ts';
import { figure, oneDecimal } from '#languages/figure.ts';
import { Stars, starPath } from '#ui/elements/stars.tsx';

type Rated = Pick<Food, 'rating' | 'reviewCount' | 'defaulted'>;

/** 'N reviews', with the right word for one. */
export function reviewCountLabel({ reviewCount }: Pick<Food, 'reviewCount'>): string {
  const shown = figure(reviewCount);
  return plural(reviewCount, { one: `${shown} review`, other: `${shown} reviews` });
}

/** Average and count on a card; nothing for a food without reviews, of which its taste speaks (R4). */
export function FoodRating({ food }: { readonly food: Rated }) {
  if (!hasRealRating(food)) return null;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      fontSize="sm"
      textStyle="figures"
      whiteSpace="nowrap"
    >
      <chakra.svg aria-hidden viewBox="0 0 24 24" boxSize="4" fill="saffron.solid">
        <path d={starPath} />
      </chakra.svg>
      <chakra.span srOnly>{t`Rated`}</chakra.span>
      <chakra.span fontWeight="semibold">{oneDecimal(food.rating)}</chakra.span>
      <chakra.span data-count color="ink.muted">
        <chakra.span srOnly>{t`of 5,`} </chakra.span>({figure(food.reviewCount)}
        <chakra.span srOnly> {t`reviews`}</chakra.span>)
      </chakra.span>
    </chakra.span>
  );
}

/** The same with five stars and the count in words, for the head of a food's page. */
export function FoodRatingLine({ food }: { readonly food: Rated }) {
  if (!hasRealRating(food)) return null;
  return (
    <chakra.p display="flex" alignItems="center" flexWrap="wrap" gap="2" textStyle="figures">
      <Stars value={food.rating} label={t`Rated ${oneDecimal(food.rating)} out of 5`} />
      <chakra.span aria-hidden fontWeight="semibold">
        {oneDecimal(food.rating)}
      </chakra.span>
      <chakra.span color="ink.muted">({reviewCountLabel(food)})</chakra.span>
    </chakra.p>
  );
}
