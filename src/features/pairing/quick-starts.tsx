import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { useOffered } from '#food-views/offers/use-offered.ts';
import { useRanked } from '#food-views/offers/use-ranked.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { LinkButton } from '#ui/layout/link-button.tsx';

/** spec 2 §2.2. */
const names = ['Pasta', 'Coffee', 'Chocolate', 'Kimchi', 'Avocado', 'Cheese'] as const;
const askForThem = (ranking: Ranking) => ranking.ask('foodsNamed', names);

const Shelf = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/** Foods to begin with, while none is chosen. A name that this catalogue does not know is left out, and so is what the member avoids (R28). */
export function QuickStarts({ hrefFor }: { readonly hrefFor: (id: FoodId) => string }) {
  const { kind, answer } = useRanked(askForThem);
  const offered = useOffered(
    useLive(
      (replica) =>
        foodsByIds(
          replica,
          answer.map(({ id }) => id),
        ),
      [answer],
    ),
  );
  if (offered === undefined || (kind === 'asking' && answer.length === 0)) return <Placeholders />;
  const starts = answer.filter(({ id }) => offered.some((food) => food.id === id));
  if (starts.length === 0) return null;
  return (
    <chakra.nav aria-label={t`Quick start`} mt="4">
      <Shelf>
        {starts.map(({ name, id }) => (
          <li key={name}>
            <LinkButton asChild tone="outline" size="sm" minH="target">
              <Link to={hrefFor(id)}>{name}</Link>
            </LinkButton>
          </li>
        ))}
      </Shelf>
    </chakra.nav>
  );
}

/** Each name's own room, so that what is below stands where it stays. */
function Placeholders() {
  return (
    <Shelf mt="4" aria-hidden>
      {names.map((name) => (
        <li key={name}>
          <LinkButton asChild tone="outline" size="sm" minH="target" visibility="hidden">
            <span>{name}</span>
          </LinkButton>
        </li>
      ))}
    </Shelf>
  );
}
