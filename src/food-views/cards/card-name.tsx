import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { CardLink } from '#ui/layout/card-link.tsx';
import { Heading } from '#ui/layout/heading.tsx';

interface CardNameProps {
  readonly food: Pick<Food, 'id' | 'name'>;
  readonly lines?: 1 | 2;
}

/** The heading of a food's card: its name, which makes the whole card a link to its page. */
export function CardName({ food, lines = 2 }: CardNameProps) {
  return (
    <Heading as="h3" size="card" lineClamp={lines}>
      <CardLink asChild>
        <Link to={`/food/${food.id}`}>
          <bdi>{food.name}</bdi>
        </Link>
      </CardLink>
    </Heading>
  );
}
