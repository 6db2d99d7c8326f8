import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { figure } from '#languages/figure.ts';
import { LoadBoundary } from '#ui/feedback/load-boundary.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';

/** Videos, which are open at first, and Reviews (spec 1 §2, food detail layout). */
export function FoodMedia({
  food,
  videos,
  reviews,
}: {
  readonly food: Pick<Food, 'reviewCount'>;
  readonly videos: ReactNode;
  readonly reviews: ReactNode;
}) {
  return (
    <chakra.section aria-labelledby="videos-and-reviews">
      <chakra.h2 id="videos-and-reviews" srOnly>{t`Videos and reviews`}</chakra.h2>
      <Tabs
        label={t`Videos and reviews`}
        tabs={[
          {
            id: 'videos',
            label: t`Videos`,
            panel: (
              <LoadBoundary message={t`Unable to load videos at this time.`} headingLevel="h3">
                {videos}
              </LoadBoundary>
            ),
          },
          {
            id: 'reviews',
            label: food.reviewCount > 0 ? t`Reviews (${figure(food.reviewCount)})` : t`Reviews`,
            panel: reviews,
          },
        ]}
      />
    </chakra.section>
  );
}
