import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { FoodPicture } from '#food-views/pictures/food-picture.tsx';
import type { Ranking } from '#ranking/ranking.ts';
import { useOffered } from '#food-views/offers/use-offered.ts';
import { useRanked } from '#food-views/offers/use-ranked.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** spec 2 §2.2. */
const names = ['Pasta', 'Coffee', 'Chocolate', 'Kimchi', 'Avocado', 'Cheese'] as const;
const askForThem = (ranking: Ranking) => ranking.ask('foodsNamed', names);

/** Six pictures: in two rows on a phone, in one where there is room. */
const Shelf = chakra('ul', {
  base: {
    display: 'grid',
    maxW: 'form',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
  },
});

const StartLink = chakra('a', {
  base: {
    display: 'block',
    borderRadius: 'lg',
    color: 'ink.default',
    textDecoration: 'none',
    fontWeight: 'semibold',
    fontSize: 'sm',
    textAlign: 'center',
    '& [data-picture]': { mb: '1.5' },
    _hover: { color: 'paprika.text' },
  },
});

/** Foods to begin with, while none is chosen. A name that this catalogue does not know is left out, and so is what the member avoids (R28). */
export function QuickStarts({ hrefFor }: { readonly hrefFor: (id: FoodId) => string }) {
  const { kind, answer } = useRanked(askForThem);
  const named = kind === 'asking' && answer.length === 0 ? undefined : answer;
  const offered = useOffered(
    useLive(
      named === undefined
        ? undefined
        : (replica) =>
            foodsByIds(
              replica,
              named.map(({ id }) => id),
            ),
      [named],
    ),
  );
  if (named === undefined || offered === undefined) return <Placeholders />;
  const starts = named.flatMap(({ name, id }) => {
    const food = offered.find((one) => one.id === id);
    return food === undefined ? [] : [{ name, food }];
  });
  if (starts.length === 0) return null;
  return (
    <nav aria-label={t`Quick start`}>
      <Shelf>
        {starts.map(({ name, food }) => (
          <li key={name}>
            <StartLink asChild>
              <Link to={hrefFor(food.id)}>
                <FoodPicture food={food} size="card" ratio="1" rounded="lg" />
                {food.translation?.name || name}
              </Link>
            </StartLink>
          </li>
        ))}
      </Shelf>
    </nav>
  );
}

/** Each start's own room, so that what is below stands where it stays. */
function Placeholders() {
  return (
    <Shelf aria-hidden>
      {names.map((name) => (
        <li key={name}>
          <Skeleton borderRadius="lg" mb="1.5" style={{ aspectRatio: '1' }} />
          <chakra.span display="block" fontSize="sm" visibility="hidden">
            {name}
          </chakra.span>
        </li>
      ))}
    </Shelf>
  );
}
