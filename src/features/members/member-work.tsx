import { t } from '@lingui/core/macro';
import { CookingPot, MessageSquareText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Food } from '#domain/foods/food.ts';
import type { Profile } from '#domain/members/member.ts';
import { figure } from '#languages/figure.ts';
import { foodsContributedBy } from '#replica/foods/food-queries.ts';
import { topicOfMember } from '#replica/database/audiences.ts';
import { reviewsWithFoods } from '#replica/reviews/reviews-with-foods.ts';
import { publicListsOf } from '#replica/lists/list-queries.ts';
import { topicState } from '#replica/topics/topic-state.ts';
import { useLive } from '#replica/database/use-live.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { MemberReviewCard } from './member-review-card.tsx';
import type { FoodList } from '#domain/lists/food-list.ts';
import { ListSummary } from '#food-views/lists/list-summary.tsx';
import { Card } from '#ui/layout/card.tsx';

/** So many reviews are read at first, and so many more whenever the end of them comes near. */
const STEP = 60;

interface MemberWorkProps {
  readonly member: Profile;
  readonly renderFood: (food: Food) => ReactNode;
}

/** What a member shared: foods, reviews and public lists (R46), each newest first (R23). */
export function MemberWork({ member, renderFood }: MemberWorkProps) {
  const foods = useLive((replica) => foodsContributedBy(replica, member.id), [member.id]);
  const [most, setMost] = useState(STEP);
  const [chosen, setChosen] = useState<string | null>(null);
  const written = useLive((replica) => reviewsWithFoods(replica, member.id, { most }), [member.id, most]);
  const lists = useLive((replica) => publicListsOf(replica, member.id), [member.id]) ?? [];
  const state = useLive((replica) => topicState(replica, topicOfMember(member.id)), [member.id]);
  if (foods === undefined || written === undefined || state === undefined)
    return <LoadingState shape="cards" label={t`Loading what this member shared...`} />;
  const { reviews, total } = written;
  const name = member.fullName || member.username;
  const isComing = state === 'fetching';
  const nothing = { foods: foods.length === 0 && !isComing, reviews: reviews.length === 0 && !isComing };
  return (
    <Stack gap="5">
      {state === 'not-on-device' ? <KnownSoFar /> : null}
      <VisuallyHidden as="h2">{t`What ${name} shared`}</VisuallyHidden>
      <Tabs
        label={t`What ${name} shared`}
        // Who has only written reviews is not shown by what is missing.
        selected={chosen ?? (nothing.foods && total > 0 ? 'reviews' : 'foods')}
        onSelect={setChosen}
        tabs={[
          {
            id: 'foods',
            label: foods.length === 0 ? t`Foods` : t`Foods (${figure(foods.length)})`,
            panel: nothing.foods ? (
              <NoFoods name={name} />
            ) : (
              <VirtualGrid items={foods} keyOf={({ id }) => id} render={renderFood} />
            ),
          },
          {
            id: 'reviews',
            label: total === 0 ? t`Reviews` : t`Reviews (${figure(total)})`,
            panel: nothing.reviews ? (
              <NoReviews name={name} />
            ) : (
              <VirtualGrid
                items={reviews}
                keyOf={({ review }) => review.id}
                render={(one) => <MemberReviewCard written={one} />}
                {...(reviews.length < total ? { onEnd: () => setMost(reviews.length + STEP) } : {})}
              />
            ),
          },
          ...(lists.length === 0
            ? []
            : [
                {
                  id: 'lists',
                  label: t`Lists (${figure(lists.length)})`,
                  panel: (
                    <VirtualGrid
                      items={lists}
                      keyOf={({ id }) => id}
                      render={(list) => <MemberListCard list={list} />}
                    />
                  ),
                },
              ]),
        ]}
      />
    </Stack>
  );
}

function KnownSoFar() {
  return (
    <Notice
      tone="offline"
      title={t`You are offline`}
    >{t`This is what the device knows already. The rest comes when there is a connection.`}</Notice>
  );
}

function NoFoods({ name }: { readonly name: string }) {
  return (
    <EmptyState icon={CookingPot} title={t`No foods yet`} description={t`Foods that ${name} shares appear here.`} />
  );
}

function NoReviews({ name }: { readonly name: string }) {
  return (
    <EmptyState
      icon={MessageSquareText}
      title={t`No reviews yet`}
      description={t`Reviews that ${name} writes appear here.`}
    />
  );
}

/** A public list on its maker's page. What is on it comes to the device with its own page. */
function MemberListCard({ list }: { readonly list: FoodList }) {
  return (
    <Card as="article" interactive pad="sm" height="full">
      <ListSummary list={list} />
    </Card>
  );
}
