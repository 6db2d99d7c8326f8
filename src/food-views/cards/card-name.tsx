import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { CardLink } from '#ui/layout/card-link.tsx';
import { Heading } from '#ui/layout/heading.tsx';

/** The heading of a food's card: its name, which makes the whole card a link to its page. */
export function CardName({ food }: { readonly food: Pick<Food, 'id' | 'name'> }) {
  return (
    <Heading as="h3" size="card" lineClamp="2">
      <CardLink asChild>
        <Link to={`/food/${food.id}`}>
          <bdi>{food.name}</bdi>
        </Link>
      </CardLink>
    </Heading>
  );
}
