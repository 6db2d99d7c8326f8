import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { figure } from '#languages/figure.ts';
import { videosOfFood } from '#replica/publishing/video-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { useFirst } from '#ui/device/use-first.ts';
import { LoadBoundary } from '#ui/feedback/load-boundary.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';

interface FoodMediaProps {
  readonly food: Pick<Food, 'id' | 'reviewCount'>;
  readonly videos: ReactNode;
  readonly reviews: ReactNode;
}

/** Videos and reviews (spec 1 §2, food detail layout). Reviews come first and are open where this device knew of no video when the page opened (R41). */
export function FoodMedia({ food, videos, reviews }: FoodMediaProps) {
  const isWatching = useSearchParams()[0].has('video');
  const hasVideos = useFirst(useLive(async (replica) => (await videosOfFood(replica, food.id)).length > 0, [food.id]));
  const films = {
    id: 'videos',
    label: t`Videos`,
    panel: (
      <LoadBoundary message={t`Unable to load videos at this time.`} headingLevel="h3">
        {videos}
      </LoadBoundary>
    ),
  };
  const opinions = {
    id: 'reviews',
    label: food.reviewCount > 0 ? t`Reviews (${figure(food.reviewCount)})` : t`Reviews`,
    panel: reviews,
  };
  return (
    <chakra.section aria-labelledby="videos-and-reviews">
      <chakra.h2 id="videos-and-reviews" srOnly>{t`Videos and reviews`}</chakra.h2>
      {hasVideos === undefined ? null : (
        <Tabs label={t`Videos and reviews`} tabs={hasVideos || isWatching ? [films, opinions] : [opinions, films]} />
      )}
    </chakra.section>
  );
}
