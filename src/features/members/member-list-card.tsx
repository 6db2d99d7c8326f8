import type { FoodList } from '#domain/lists/food-list.ts';
import { ListSummary } from '#food-views/lists/list-summary.tsx';
import { Card } from '#ui/layout/card.tsx';

/** A public list on its maker's page. What is on it comes to the device with its own page. */
export function MemberListCard({ list }: { readonly list: FoodList }) {
  return (
    <Card as="article" interactive pad="sm" height="full">
      <ListSummary list={list} />
    </Card>
  );
}
