import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useContext } from 'react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { useRanked } from '#food-views/offers/use-ranked.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { WrittenIn } from './written-in.ts';

/** What a food is like and how it differs, with the way to those that the catalogue has; nothing where nobody said so. */
export function LikenedFoods({ food: { likened } }: { readonly food: Pick<Food, 'likened'> }) {
  const language = useContext(WrittenIn);
  const { answer } = useRanked(
    useCallback(
      (ranking: Ranking) =>
        ranking.ask(
          'foodsCalled',
          likened.map(({ food }) => food),
        ),
      [likened],
    ),
  );
  if (likened.length === 0) return null;
  const known = new Map(answer.map(({ name, id }) => [name, id]));
  return (
    <chakra.ul maxW="reading" display="grid" gap="1" aria-label={t`Compared with what you may know`}>
      {likened.map(({ food, but }) => (
        <chakra.li key={food} overflowWrap="anywhere">
          <Trans>
            Like <LikenedName name={food} id={known.get(food)} />, but{' '}
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
