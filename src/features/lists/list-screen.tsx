import type { ReactNode } from 'react';
import type { FoodList } from '#domain/lists/food-list.ts';
import type { Profile } from '#domain/members/member.ts';
import type { FoodListId } from '#domain/values/ids/ids.ts';
import { useMissingFoods } from '#food-views/offers/use-missing-foods.ts';
import { topicOfList } from '#replica/database/audiences.ts';
import { useLive } from '#replica/database/use-live.ts';
import { listWithFoods } from '#replica/lists/list-queries.ts';
import { useTopic } from '#replica/topics/use-topic.ts';
import { ListAbsent } from './list-absent.tsx';
import { ListPage } from './list-page.tsx';
import { ShownList } from './shown-list.tsx';

interface ListScreenProps {
  readonly id: FoodListId;
  /** What can be done about another's list besides reading it. */
  readonly renderMenu: (list: FoodList, owner: Profile | null) => ReactNode;
}

/** One list with the foods on it (R46): the own one, or another's that may be seen. */
export function ListScreen({ id, renderMenu }: ListScreenProps) {
  const lookup = useLive((from) => listWithFoods(from, id), [id]);
  // What is one's own comes by one's own feed.
  const isOwn = lookup?.kind === 'here' && lookup.isOwn;
  useTopic(lookup === undefined || isOwn ? null : topicOfList(id));
  const lines = lookup?.kind === 'here' ? lookup.lines : undefined;
  useMissingFoods(
    lines?.map(({ item }) => item.foodId),
    lines?.flatMap(({ food }) => food ?? []),
  );
  if (lookup?.kind !== 'here') return <ListAbsent kind={lookup?.kind ?? 'fetching'} />;
  const { list, owner } = lookup;
  if (isOwn) return <ListPage list={list} lines={lookup.lines} />;
  return <ShownList list={list} lines={lookup.lines} owner={owner} menu={renderMenu(list, owner)} />;
}
