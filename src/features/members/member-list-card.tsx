import { chakra } from '#ui/elements/chakra.tsx';
import { Link } from 'react-router-dom';
import type { FoodList } from '#domain/lists/food-list.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardLink } from '#ui/layout/card-link.tsx';
import { Heading } from '#ui/layout/heading.tsx';

/** A public list on its maker's page. What is on it comes to the device with its own page. */
export function MemberListCard({ list }: { readonly list: FoodList }) {
  return (
    <Card as="article" interactive pad="sm" height="full">
      <Heading as="h3" size="card" lineClamp="2" overflowWrap="anywhere">
        <CardLink asChild>
          <Link to={`/list/${list.id}`}>
            <bdi>{list.name}</bdi>
          </Link>
        </CardLink>
      </Heading>
      {list.text === '' ? null : (
        <chakra.p dir="auto" mt="1" textStyle="small" color="ink.muted" lineClamp="3" overflowWrap="anywhere">
          {list.text}
        </chakra.p>
      )}
    </Card>
  );
}
