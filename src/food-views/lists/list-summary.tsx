import { chakra } from '#ui/elements/chakra.tsx';
import { Link } from 'react-router-dom';
import type { FoodList } from '#domain/lists/food-list.ts';
import { CardLink } from '#ui/layout/card-link.tsx';
import { Heading } from '#ui/layout/heading.tsx';

/** On a card: what a list is called, which leads to it, and what it is about in two lines. */
export function ListSummary({ list }: { readonly list: FoodList }) {
  return (
    <>
      <Heading as="h3" size="card" lineClamp="2" overflowWrap="anywhere">
        <CardLink asChild>
          <Link to={`/list/${list.id}`}>
            <bdi>{list.name}</bdi>
          </Link>
        </CardLink>
      </Heading>
      {list.text === '' ? null : (
        <chakra.p dir="auto" mt="1" textStyle="small" color="ink.muted" lineClamp="2" overflowWrap="anywhere">
          {list.text}
        </chakra.p>
      )}
    </>
  );
}
