import { chakra } from '#ui/elements/chakra.tsx';
import { Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { useFoodsCalled } from './use-foods-called.ts';
import { WrittenIn } from './written-in.ts';

interface LikenedFoodsProps {
  /** The name of the list, for screen readers. */
  readonly label: string;
  readonly likened: Food['likened'];
}

/** What a food is like and how it differs, with the way to those that the catalogue has; nothing where nobody said so. */
export function LikenedFoods({ label, likened }: LikenedFoodsProps) {
  const language = useContext(WrittenIn);
  const known = useFoodsCalled(likened.map(({ food }) => food));
  if (likened.length === 0) return null;
  return (
    <chakra.ul maxW="reading" display="grid" gap="1" aria-label={label}>
      {likened.map(({ food, but }) => (
        <chakra.li key={food} overflowWrap="anywhere">
          <Trans>
            Like <LikenedName name={known.get(food)?.called ?? food} id={known.get(food)?.id} />, but{' '}
            <chakra.span dir="auto" {...language}>
              {but}
            </chakra.span>
            .
          </Trans>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function LikenedName({ name, id }: { readonly name: string; readonly id: string | undefined }) {
  if (id === undefined) return <bdi>{name}</bdi>;
  return (
    <chakra.a
      asChild
      fontWeight="semibold"
      color="paprika.text"
      textDecoration="underline"
      textUnderlineOffset="0.15em"
    >
      <Link to={`/food/${id}`}>
        <bdi>{name}</bdi>
      </Link>
    </chakra.a>
  );
}
