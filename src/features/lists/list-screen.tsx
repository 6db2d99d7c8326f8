import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FoodList } from '#domain/lists/food-list.ts';
import type { Profile } from '#domain/members/member.ts';
import type { FoodListId } from '#domain/values/ids/ids.ts';
import { useMissingFoods } from '#food-views/offers/use-missing-foods.ts';
import { topicOfList } from '#replica/database/audiences.ts';
import { useLive } from '#replica/database/use-live.ts';
import { listWithFoods } from '#replica/lists/list-queries.ts';
import { ownPartIn } from '#replica/lists/maker-queries.ts';
import { useTopic } from '#replica/topics/use-topic.ts';
import { secretInPlace } from './join-place.ts';
import { JoiningList } from './joining-list.tsx';
import { ListAbsent } from './list-absent.tsx';
import { ListInvitation } from './list-invitation.tsx';
import { ListMenu } from './list-menu.tsx';
import { ListPage } from './list-page.tsx';
import type { RenderMembers } from './makers-sheet.tsx';
import { ShownList } from './shown-list.tsx';

interface ListScreenProps {
  readonly id: FoodListId;
  /** What can be done about another's list besides reading it. */
  readonly renderMenu: (list: FoodList, owner: Profile | null) => ReactNode;
  readonly renderMembers: RenderMembers;
}

/** One list with the foods on it (R46): the own one, one that is made together, an invitation to that, or another's that may be seen. */
export function ListScreen({ id, renderMenu, renderMembers }: ListScreenProps) {
  const lookup = useLive((from) => listWithFoods(from, id), [id]);
  const part = useLive((from) => ownPartIn(from, id), [id]);
  const isMade = lookup?.kind === 'here' && lookup.isMade;
  const secret = useSecret(isMade);
  // What one makes comes by one's own feed.
  useTopic(lookup === undefined || part === undefined || isMade || part !== null ? null : topicOfList(id));
  const lines = lookup?.kind === 'here' ? lookup.lines : undefined;
  useMissingFoods(
    lines?.map(({ item }) => item.foodId),
    lines?.flatMap(({ food }) => food ?? []),
  );
  if (lookup === undefined || part === undefined) return <ListAbsent kind="fetching" />;
  if (lookup.kind === 'here' && isMade) {
    const { list, isOwn } = lookup;
    const menu = isOwn ? <ListMenu list={list} /> : renderMenu(list, lookup.owner);
    return <ListPage list={list} lines={lookup.lines} isOwn={isOwn} renderMembers={renderMembers} menu={menu} />;
  }
  if (part?.state === 'joined') return <JoiningList />;
  if (part !== null || secret !== null) return <ListInvitation id={id} part={part} secret={secret} />;
  if (lookup.kind !== 'here') return <ListAbsent kind={lookup.kind} />;
  const { list, owner } = lookup;
  return <ShownList list={list} lines={lookup.lines} owner={owner} menu={renderMenu(list, owner)} />;
}

/** The secret in the address, which leaves it once the reader makes the list. */
function useSecret(isMade: boolean): string | null {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const secret = secretInPlace(hash);
  const isDone = isMade && secret !== null;
  useEffect(() => {
    if (isDone) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [isDone, navigate, pathname, search]);
  return secret;
}
