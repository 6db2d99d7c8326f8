import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Soup } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FoodList } from '#domain/lists/food-list.ts';
import type { Profile } from '#domain/members/member.ts';
import { FoodLine } from '#food-views/cards/food-line.tsx';
import { countInWords } from '#food-views/lists/count-in-words.ts';
import { figure } from '#languages/figure.ts';
import type { ListLine } from '#replica/lists/list-queries.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ShareButton } from '#ui/feedback/share-button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { KeepList } from './keep-list.tsx';
import { ListText } from './list-text.tsx';

interface ShownListProps {
  readonly list: FoodList;
  readonly lines: readonly ListLine[];
  /** null where that cannot be seen. */
  readonly owner: Profile | null;
  readonly menu: ReactNode;
}

/** Another's list as its readers see it. A food that they cannot see, because it is hidden or not here yet, is counted and not named. */
export function ShownList({ list, lines, owner, menu }: ShownListProps) {
  const shown = lines.flatMap(({ item, food }) => (food === null ? [] : [{ id: item.id, food }]));
  const absent = lines.length - shown.length;
  const [count, name] = [figure(absent), owner?.fullName || owner?.username || ''];
  return (
    <Page
      heading={<bdi>{list.name}</bdi>}
      documentTitle={t`${list.name} · Foretaste`}
      lead={<ListText text={list.text} />}
      width="form"
    >
      <Stack gap="4">
        <chakra.p color="ink.muted">
          {owner === null ? null : (
            <>
              <Trans>
                A list by{' '}
                <TextLink asChild>
                  <Link to={`/profile/${owner.username}`}>
                    <bdi>{name}</bdi>
                  </Link>
                </TextLink>
              </Trans>{' '}
              ·{' '}
            </>
          )}
          {countInWords(lines.length)}
        </chakra.p>
        <Row justifyContent="space-between" flexWrap="nowrap" alignItems="flex-start">
          <KeepList list={list} />
          <Row gap="1" flexShrink="0">
            <ShareButton name={list.name} />
            {menu}
          </Row>
        </Row>
        {lines.length === 0 ? (
          <EmptyState
            icon={Soup}
            title={t`Nothing on this list yet`}
            description={t`What is put on it appears here.`}
          />
        ) : (
          <VirtualGrid
            layout="rows"
            items={shown}
            keyOf={({ id }) => id}
            render={({ food }) => <FoodLine food={food}>{wordFor(food.origin)}</FoodLine>}
          />
        )}
        {absent === 0 ? null : (
          <chakra.p color="ink.muted" fontSize="sm">
            {plural(absent, {
              one: `${count} food cannot be shown here now.`,
              other: `${count} foods cannot be shown here now.`,
            })}
          </chakra.p>
        )}
      </Stack>
    </Page>
  );
}
