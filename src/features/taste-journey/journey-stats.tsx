import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { realRating } from '#domain/foods/compare-by-rating.ts';
import type { Food } from '#domain/foods/food.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import { Card } from '#ui/layout/card.tsx';
import { oneDecimal } from '#languages/figure.ts';

/** Shown while the level is unknown (spec 2 §9, dashboard stats). */
const DEFAULT_ADVENTURE = 3;

/** The four stat cards (spec 2 §9): foods, their average rating (N/A without one), adventure level of 10, and reviews they got. */
export function JourneyStats({
  foods,
  profile,
}: {
  readonly foods: readonly Food[] | undefined;
  readonly profile: TasteProfile | null;
}) {
  const rated = (foods ?? []).filter((food) => realRating(food) > 0);
  const average =
    rated.length === 0 ? t`N/A` : oneDecimal(rated.reduce((sum, food) => sum + food.rating, 0) / rated.length);
  const stats = [
    { label: t`Foods contributed`, value: foods === undefined ? '–' : String(foods.length) },
    { label: t`Average rating`, value: foods === undefined ? '–' : average },
    { label: t`Adventure level`, value: `${profile?.adventureLevel ?? DEFAULT_ADVENTURE}/10` },
    {
      label: t`Total reviews`,
      value: foods === undefined ? '–' : String(foods.reduce((sum, food) => sum + food.reviewCount, 0)),
    },
  ];
  return (
    <chakra.dl
      display="grid"
      gap={{ base: '3', md: '4' }}
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
    >
      {stats.map(({ label, value }) => (
        <Card key={label} display="flex" flexDirection="column-reverse" justifyContent="flex-end">
          <chakra.dt fontSize="sm" color="ink.muted">
            {label}
          </chakra.dt>
          <chakra.dd
            m="0"
            fontFamily="display"
            fontWeight="semibold"
            textStyle="figures"
            fontSize="3xl"
            lineHeight="1.2"
          >
            {value}
          </chakra.dd>
        </Card>
      ))}
    </chakra.dl>
  );
}
