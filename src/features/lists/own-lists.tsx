import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ArrowDownUp, Bookmark, CircleCheck, ListPlus } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { listLimits } from '#domain/values/list-limits.ts';
import { countInWords } from '#food-views/lists/count-in-words.ts';
import { figure } from '#languages/figure.ts';
import { useLive } from '#replica/database/use-live.ts';
import { savedCounts } from '#replica/foods/saved-foods.ts';
import { listToEdit, ownLists } from '#replica/lists/list-queries.ts';
import { Button } from '#ui/elements/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardLink } from '#ui/layout/card-link.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { ListFiles } from './list-files.tsx';
import { KeptLists } from './kept-lists.tsx';
import { ListCard } from './list-card.tsx';
import { ListForm } from './list-form.tsx';
import { MadeTogether } from './made-together.tsx';
import type { FoodListId } from '#domain/values/ids/ids.ts';
import { useCloseWhenGone } from '#shared/forms/use-close-when-gone.ts';

/** The two lists that every member has, and the member's own. `?edit=…` opens the form where a refused list is corrected [S6]. */
export function OwnLists() {
  const navigate = useNavigate();
  const isWide = useIsWide();
  const [isMaking, setMaking] = useState(false);
  const [hasFilesOpen, setFilesOpen] = useState(false);
  const [params, setParams] = useSearchParams();
  const lists = useLive(ownLists, []);
  const close = () => setParams({}, { replace: true, preventScrollReset: true });
  if (lists === undefined) return <LoadingState shape="cards" label={t`Opening your lists...`} />;
  const isFull = lists.length >= listLimits.lists;
  const asked = params.get('edit');
  const make = (
    <Button disabled={isFull} onClick={() => setMaking(true)}>
      <ListPlus aria-hidden />
      {t`New list`}
    </Button>
  );
  return (
    <Stack gap="8">
      <StandingLists />
      <MadeTogether />
      <chakra.section aria-labelledby="own-lists">
        <Row justifyContent="space-between" mb="4">
          <Heading id="own-lists" as="h2">
            {t`Your lists`}
          </Heading>
          {lists.length === 0 ? null : make}
        </Row>
        {isFull ? (
          <chakra.p color="ink.muted" mb="4">
            {t`You have ${figure(listLimits.lists)} lists. Delete one to make another.`}
          </chakra.p>
        ) : null}
        {lists.length === 0 ? (
          <EmptyState
            icon={ListPlus}
            title={t`No lists of your own yet`}
            description={t`Make one here, or press ‘Add to a list’ on a food. It works without a connection, too.`}
            action={make}
          />
        ) : (
          <VirtualGrid items={lists} keyOf={({ id }) => id} render={(list) => <ListCard list={list} />} />
        )}
      </chakra.section>
      <KeptLists />
      <Row>
        <Button tone="ghost" onClick={() => setFilesOpen(true)}>
          <ArrowDownUp aria-hidden />
          {t`Export and import`}
        </Button>
      </Row>
      {hasFilesOpen ? <ListFiles total={lists.length} onClose={() => setFilesOpen(false)} /> : null}
      {isMaking ? (
        <ListForm
          list={null}
          onClose={() => setMaking(false)}
          // A sheet has a history entry of its own, in whose place the page comes.
          onMade={(id) => void navigate(`/list/${id}`, { replace: !isWide })}
        />
      ) : null}
      {asked === null ? null : <AskedList key={asked} id={asked} onClose={close} />}
    </Stack>
  );
}

/** 'Want to try' and 'Tried' (R10, R44): they stay what they are, and where they are. */
function StandingLists() {
  const saved = useLive(savedCounts, []);
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{
        base: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
        md: 'repeat(2, minmax(0, 17.5rem))',
      }}
    >
      <Standing icon={Bookmark} name={t`Want to try`} to="/profile" count={saved?.want_to_try} />
      <Standing icon={CircleCheck} name={t`Tried`} to="/diary" count={saved?.tried} />
    </chakra.div>
  );
}

interface StandingProps {
  readonly icon: ComponentType<{ size?: number }>;
  readonly name: string;
  readonly to: string;
  /** undefined while it is read. */
  readonly count: number | undefined;
}

function Standing({ icon: Icon, name, to, count }: StandingProps) {
  return (
    <Card interactive pad="sm" display="flex" alignItems="center" gap="3">
      <chakra.span aria-hidden color="paprika.text" flexShrink="0">
        <Icon size={22} />
      </chakra.span>
      <chakra.div minW="0">
        <Heading as="h2" size="small">
          <CardLink asChild>
            <Link to={to}>{name}</Link>
          </CardLink>
        </Heading>
        <chakra.p color="ink.muted" fontSize="sm" minH="1lh">
          {count === undefined ? '' : count === 0 ? t`Nothing yet` : countInWords(count)}
        </chakra.p>
      </chakra.div>
    </Card>
  );
}

interface AskedListProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** `?edit=…`, where a refused list is corrected [S6]: the form with what was written. */
function AskedList({ id, onClose }: AskedListProps) {
  const list = useLive((from) => listToEdit(from, id as FoodListId), [id]);
  useCloseWhenGone(list === null, { title: t`This list is not there any more`, onClose });
  return list ? <ListForm list={list} onClose={onClose} /> : null;
}
