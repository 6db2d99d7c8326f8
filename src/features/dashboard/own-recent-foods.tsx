import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import { ageLabel } from '#domain/values/age-label.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { FoodLine } from '#food-views/cards/food-line.tsx';
import { FoodRating } from '#food-views/cards/food-rating.tsx';
import { UnsentMark } from '#shared/saving/unsent-mark.tsx';
import { foodsContributedBy } from '#replica/foods/food-queries.ts';
import { unsentFoods } from '#replica/foods/unsent-foods.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

const SHOWN = 5;

/** What the member added last (R24), with how it is rated and whether it was sent. */
export function OwnRecentFoods({ member }: { readonly member: MemberId }) {
  const foods = useLive((replica) => foodsContributedBy(replica, member, SHOWN), [member]);
  const unsent = useLive(unsentFoods, []);
  const [now] = useState(Date.now);
  return (
    <Card as="section" aria-labelledby="own-recent-foods">
      <Heading id="own-recent-foods" as="h2" size="card" mb="2">{t`Your recent foods`}</Heading>
      {foods === undefined ? <Skeleton height="16" /> : null}
      {foods?.length === 0 ? (
        <chakra.p
          color="ink.muted"
          mb="4"
        >{t`None yet. Add a dish that you know, and others learn what it tastes like.`}</chakra.p>
      ) : null}
      <chakra.ul mb="2">
        {foods?.map((food) => (
          <li key={food.id}>
            <FoodLine food={food}>
              <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2">
                <FoodRating food={food} />
                {unsent?.has(food.id) ? (
                  <UnsentMark tone="saffron" />
                ) : (
                  <span>{ageLabel({ createdAt: food.createdAt, now })}</span>
                )}
              </chakra.span>
            </FoodLine>
          </li>
        ))}
      </chakra.ul>
      <LinkButton asChild tone="outline" size="sm" minH="target">
        <Link to="/contribute">{t`Add a Food`}</Link>
      </LinkButton>
    </Card>
  );
}
