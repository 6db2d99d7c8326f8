import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardShelf } from '#ui/layout/card-shelf.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

interface FeaturedFoodsProps {
  /** undefined while the replica is asked. */
  readonly foods: readonly Food[] | undefined;
  readonly renderFood: (food: Food) => ReactNode;
}

/** The first 6 foods of the day's table (spec 1 §2, landing; R36). */
export function FeaturedFoods({ foods, renderFood }: FeaturedFoodsProps) {
  return (
    <Section
      heading={t`Featured`}
      lead={t`On the table today`}
      action={
        <LinkButton asChild tone="outline">
          <Link to="/explore">{t`Explore all foods`}</Link>
        </LinkButton>
      }
    >
      {foods?.length === 0 ? (
        <EmptyState
          headingLevel="h3"
          title={t`Nothing on the table yet`}
          description={t`Foods appear here as soon as this device has reached the server once.`}
        />
      ) : (
        <CardShelf aria-busy={foods === undefined}>
          {foods === undefined
            ? [1, 2, 3, 4, 5, 6].map((place) => (
                <li key={place}>
                  <CardSkeleton />
                </li>
              ))
            : foods.map((food) => <li key={food.id}>{renderFood(food)}</li>)}
        </CardShelf>
      )}
    </Section>
  );
}

function CardSkeleton() {
  return (
    <Card pad="none" height="full">
      <Skeleton borderRadius="0" style={{ aspectRatio: '4 / 3' }} />
      <Skeleton m="4" height="6" width="60%" />
      <Skeleton mx="4" mb="28" height="4" />
    </Card>
  );
}
