import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { TextLink } from '#ui/layout/text-link.tsx';

/** The name of a food as a link to its page, in a heading of a card that is no link as a whole. */
export function FoodNameLink({ food: { id, name } }: { readonly food: Pick<Food, 'id' | 'name'> }) {
  return (
    <TextLink asChild reach="finger" display="inline-block" minH="6" color="inherit" textDecoration="none">
      <Link to={`/food/${id}`}>
        <bdi>{name}</bdi>
      </Link>
    </TextLink>
  );
}
