import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ArrowLeft, ArrowUpDown, Check, Soup } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FoodList, ListVisibility } from '#domain/lists/food-list.ts';
import { countInWords } from '#food-views/lists/count-in-words.ts';
import { useLive } from '#replica/database/use-live.ts';
import type { ListLine } from '#replica/lists/list-queries.ts';
import { type Maker, makersOf, wordsOnList } from '#replica/lists/maker-queries.ts';
import { Button } from '#ui/elements/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ShareButton } from '#ui/feedback/share-button.tsx';
import { BackLink } from '#ui/layout/back-link.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { MovingRows } from '#ui/motion/moving-rows.tsx';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { ListItemLine } from './list-item-line.tsx';
import { ListOrder } from './list-order.tsx';
import { MakersLine } from './makers-line.tsx';
import { MakersSheet, type RenderMembers } from './makers-sheet.tsx';
import { ListText } from './list-text.tsx';

const visibilityWords: Readonly<Record<ListVisibility, string>> = {
  private: t`only you can see it`,
  link: t`for whoever has its link`,
  public: t`for everyone to see`,
};

interface SeenByProps {
  readonly list: FoodList;
  /** Whether others make it, too. */
  readonly isTogether?: boolean;
}

/** Who sees a list, in words beside its count. */
function SeenBy({ list, isTogether = false }: SeenByProps) {
  const seen = list.isHidden ? 'private' : list.visibility;
  return (
    <>{seen === 'private' && isTogether && !list.isHidden ? t`only who makes it can see it` : visibilityWords[seen]}</>
  );
}

interface ListPageProps {
  readonly list: FoodList;
  readonly lines: readonly ListLine[];
  readonly isOwn: boolean;
  readonly renderMembers: RenderMembers;
  /** What can be done with it in the reader's part. */
  readonly menu: ReactNode;
}

/** A list as who makes it sees it, alone or together: read, filled, ordered, and edited by its owner. */
export function ListPage({ list, lines, isOwn, renderMembers, menu }: ListPageProps) {
  const [isOrdering, setOrdering] = useState(false);
  const [hasMakersOpen, setMakersOpen] = useState(false);
  const makers = useLive((from) => makersOf(from, list), [list]);
  const words = useLive(async (from) => wordsOnList(from, { id: list.id, makers: makers ?? [] }), [list.id, makers]);
  const isTogether = (makers?.length ?? 0) > 1;
  const canOrder = lines.length > 1;
  return (
    <Page
      heading={<bdi>{list.name}</bdi>}
      documentTitle={t`${list.name} · Foretaste`}
      lead={<ListText text={list.text} />}
      back={
        <BackLink asChild>
          <Link to="/lists">
            <ArrowLeft aria-hidden />
            {t`Lists`}
          </Link>
        </BackLink>
      }
      width="form"
    >
      {list.isHidden ? <HiddenNotice /> : null}
      <chakra.p color="ink.muted">
        {countInWords(lines.length)} · <SeenBy list={list} isTogether={isTogether} />
      </chakra.p>
      <ListTools makers={makers} onMakers={() => setMakersOpen(true)}>
        {canOrder ? <OrderButton isOrdering={isOrdering} onOrdering={setOrdering} /> : null}
        <chakra.span ms="auto" />
        {/* Until the order is done, which has the room. */}
        {isOrdering && canOrder ? null : (
          <>
            {list.visibility === 'private' || list.isHidden ? null : <ShareButton name={list.name} />}
            {menu}
          </>
        )}
      </ListTools>
      {lines.length === 0 ? (
        <NothingOnList />
      ) : isOrdering && canOrder ? (
        <ListOrder listId={list.id} lines={lines} />
      ) : (
        <VirtualGrid
          layout="rows"
          Rows={MovingRows}
          items={lines}
          keyOf={({ item }) => item.id}
          render={(line) => (
            <ListItemLine list={list} line={line} words={words?.get(line.item.id)} isTogether={isTogether} />
          )}
        />
      )}
      {hasMakersOpen && makers !== undefined ? (
        <MakersSheet
          list={list}
          makers={makers}
          isOwn={isOwn}
          renderMembers={renderMembers}
          onClose={() => setMakersOpen(false)}
        />
      ) : null}
    </Page>
  );
}

interface ListToolsProps {
  readonly makers: readonly Maker[] | undefined;
  readonly onMakers: () => void;
  readonly children: ReactNode;
}

/** Who makes the list, and what can be done with it: below each other on a phone, side by side where there is room. Nothing is seen of it until it is known who does. */
function ListTools({ makers, onMakers, children }: ListToolsProps) {
  return (
    <chakra.div
      mt="2"
      mb="3"
      display="flex"
      // One row on every phone; where letters are large the tools go below.
      flexWrap="wrap"
      gap="2"
      visibility={makers === undefined ? 'hidden' : 'visible'}
    >
      <chakra.div minH="target" flex={{ base: '1 1 8rem', md: '0 1 auto' }} minW="0">
        {makers === undefined ? null : <MakersLine makers={makers} onOpen={onMakers} />}
      </chakra.div>
      <Row gap={{ base: '1', md: '2' }} minH="target" flex={{ base: '0 0 auto', md: '1 0 auto' }}>
        {children}
      </Row>
    </chakra.div>
  );
}

function HiddenNotice() {
  return (
    <chakra.div mb="5">
      <Notice
        tone="warning"
        title={t`A moderator has hidden this list`}
      >{t`You alone see it. What you change in it stays yours.`}</Notice>
    </chakra.div>
  );
}

interface OrderButtonProps {
  readonly isOrdering: boolean;
  readonly onOrdering: (isOrdering: boolean) => void;
}

function OrderButton({ isOrdering, onOrdering }: OrderButtonProps) {
  return (
    <Button
      tone={isOrdering ? 'solid' : 'outline'}
      size="sm"
      minH="target"
      minW="target"
      px={isOrdering ? '3' : { base: '0', md: '4' }}
      title={t`Change the order`}
      onClick={() => onOrdering(!isOrdering)}
    >
      {isOrdering ? <Check aria-hidden /> : <ArrowUpDown aria-hidden />}
      {isOrdering ? t`Done` : <chakra.span srOnly={{ base: true, md: false }}>{t`Change the order`}</chakra.span>}
    </Button>
  );
}

function NothingOnList() {
  return (
    <EmptyState
      icon={Soup}
      title={t`Nothing on this list yet`}
      description={t`‘Add to a list’ on a food puts it here.`}
      action={
        <LinkButton asChild>
          <Link to="/explore">{t`Explore Foods`}</Link>
        </LinkButton>
      }
    />
  );
}
