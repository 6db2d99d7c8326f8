import { chakra } from '#ui/elements/chakra.tsx';
import { Trans } from '@lingui/react/macro';
import { UtensilsCrossed } from 'lucide-react';
import type { FoodList } from '#domain/lists/food-list.ts';
import { FoodPicture } from '#food-views/pictures/food-picture.tsx';
import { countInWords } from '#food-views/lists/count-in-words.ts';
import { ListSummary } from '#food-views/lists/list-summary.tsx';
import { useMissingFoods } from '#food-views/offers/use-missing-foods.ts';
import { useLive } from '#replica/database/use-live.ts';
import { listInShort } from '#replica/lists/list-queries.ts';
import { Card } from '#ui/layout/card.tsx';

const PICTURES = 3;

interface ListCardProps {
  readonly list: FoodList;
  /** Whose it is, where it is another's. */
  readonly by?: string;
}

/** A list at a glance: the pictures of its first foods, its name, its text and how many foods are on it. */
export function ListCard({ list, by }: ListCardProps) {
  const short = useLive((from) => listInShort(from, list, PICTURES), [list]);
  useMissingFoods(short?.firstIds, short?.first);
  return (
    <Card as="article" pad="none" interactive height="full">
      <chakra.div display="grid" gridTemplateColumns={`repeat(${PICTURES}, 1fr)`} gap="1px" bg="paper.sunken">
        {Array.from({ length: PICTURES }, (_picture, at) => {
          const food = short?.first[at];
          return food === undefined ? (
            <NoPicture key={at} isFirst={at === 0 && short?.count === 0} />
          ) : (
            <FoodPicture key={at} food={food} size="thumb" ratio="1" />
          );
        })}
      </chakra.div>
      <chakra.div p="4">
        <ListSummary list={list} />
        <chakra.p mt="1" fontSize="sm" color="ink.muted" minH="1lh" overflowWrap="anywhere">
          {by === undefined ? null : (
            <>
              <Trans>
                by <bdi>{by}</bdi>
              </Trans>
              {' · '}
            </>
          )}
          {short === undefined ? '' : countInWords(short.count)}
        </chakra.p>
      </chakra.div>
    </Card>
  );
}

function NoPicture({ isFirst }: { readonly isFirst: boolean }) {
  return (
    <chakra.span aria-hidden display="grid" placeItems="center" aspectRatio="1" bg="paper.sunken" color="ink.muted">
      {isFirst ? <UtensilsCrossed size={22} strokeWidth={1.75} /> : null}
    </chakra.span>
  );
}
